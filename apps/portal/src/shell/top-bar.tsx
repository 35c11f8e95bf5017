import { fillMessage } from '@playgrove/language/message-format';
import type { ReactNode, Ref } from 'react';
import type { DayView } from '../data/daily/view.ts';
import type { RouteName } from '../data/routes.ts';
import type { Site } from '../data/site.ts';
import { FlameLink } from '../features/today/flame-link.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Mark } from '../ui/mark.tsx';
import * as messages from './messages/en.json';

export type TopBarProps = {
  readonly site: Site;
  readonly route: RouteName;
  readonly day: DayView;
  readonly menuOpen?: boolean;
  readonly mineOpen?: boolean;
  readonly menuButton?: Ref<HTMLButtonElement>;
  readonly mineButton?: Ref<HTMLButtonElement>;
  readonly onMenu?: () => void;
  readonly onMine?: () => void;
  readonly onRandom?: () => void;
  /** The search field, when it is live. */
  readonly search?: ReactNode;
  /** What has opened below the bar. */
  readonly children?: ReactNode;
};

export function TopBar(props: TopBarProps) {
  const { site, route, day, menuOpen = false, mineOpen = false, menuButton, mineButton } = props;
  const { onMenu, onMine, onRandom, search, children } = props;
  return (
    <header className="bar">
      <div className="bar-in">
        {route !== 'home' && (
          <button type="button" className="round" data-back aria-label={messages.back}>
            <Glyph name="back" />
          </button>
        )}
        <Brand site={site} home={route === 'home'} />
        {search ?? <SearchForm site={site} />}
        {day.five.length > 0 && <FlameLink day={day} />}
        <button type="button" className="round seek" data-search aria-label={messages.search}>
          <Glyph name="search" />
        </button>
        <button
          type="button"
          className="round die"
          aria-label={messages.randomGame}
          title={messages.randomGame}
          onClick={onRandom}
          data-live
        >
          <Glyph name="dice" />
        </button>
        <button
          type="button"
          className="round mine-button"
          aria-label={messages.yourGames}
          aria-expanded={mineOpen}
          ref={mineButton}
          onClick={onMine}
          data-live
        >
          <Glyph name="heart" />
        </button>
        <button
          type="button"
          className="round menu-button"
          aria-label={menuOpen ? messages.closeMenu : messages.menu}
          aria-expanded={menuOpen}
          ref={menuButton}
          onClick={onMenu}
          data-live
        >
          <Glyph name={menuOpen ? 'close' : 'menu'} />
        </button>
      </div>
      {children}
    </header>
  );
}

/** The site's title; a link home, but not at home. */
function Brand({ site, home }: { readonly site: Site; readonly home: boolean }) {
  const inside = (
    <>
      <Mark />
      <span className="brand-name">{site.name}</span>
    </>
  );
  if (home) return <span className="brand">{inside}</span>;
  return (
    <a className="brand" href="#/" data-home>
      {inside}
    </a>
  );
}

export type SearchFormProps = {
  readonly site: Pick<Site, 'total'>;
  readonly open?: boolean;
  /** Id of the option that the arrow keys stand on. */
  readonly active?: string | undefined;
  readonly input?: Ref<HTMLInputElement>;
  readonly onInput?: (text: string) => void;
  readonly onKey?: (key: string) => boolean;
  readonly onFocus?: () => void;
  readonly onSubmit?: () => void;
  readonly children?: ReactNode;
};

/** Id of the list of what was found. */
export const FOUND_ID = 'found';

export function SearchForm(props: SearchFormProps) {
  const { site, open = false, active, input, onInput, onKey, onFocus, onSubmit, children } = props;
  return (
    <form
      className="search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Glyph name="search" />
      <input
        type="search"
        role="combobox"
        aria-label={messages.searchGames}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={FOUND_ID}
        aria-activedescendant={active}
        placeholder={fillMessage(messages.searchCount, { n: site.total })}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck="false"
        maxLength={60}
        enterKeyHint="search"
        ref={input}
        onInput={(event) => onInput?.(event.currentTarget.value)}
        onKeyDown={(event) => onKey?.(event.key) && event.preventDefault()}
        onFocus={onFocus}
      />
      <kbd aria-hidden="true">/</kbd>
      <button
        type="button"
        className="round search-close"
        data-search-close
        aria-label={messages.closeSearch}
      >
        <Glyph name="close" />
      </button>
      {children}
    </form>
  );
}
