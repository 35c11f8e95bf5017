import { startTransition, useEffect, useRef, useState } from 'react';
import { painted } from '../../live/painted.ts';
import type { Slim } from '../../records/rows.ts';
import { detailPath } from '../../routes.ts';
import { chunk } from '../../services/chunks.ts';
import type { Site } from '../../site.ts';
import { closeSearch } from '../presses.ts';
import { SearchForm } from '../top-bar.tsx';
import { toast } from '../toasts.ts';
import type { FindBeside } from './engine-beside.ts';
import type * as FoundPanel from './found.tsx';

/** What the panel tells: words, and what they find once that is known. */
type Answer = { readonly words: string; readonly games: readonly Slim[] | undefined };

const fetchCode = chunk('search', async () => {
  const [{ openEngineBeside }, panel] = await Promise.all([
    import('./engine-beside.ts'),
    import('./found.tsx'),
  ]);
  return { openEngineBeside, panel };
});

export type LiveSearchProps = {
  readonly site: Site;
  readonly onRandom: () => void;
};

/**
 * The search field; its code and the catalogue's words come when it is first used. A letter renders
 * nothing: what it finds is rendered when it is found, and until then the last stays.
 */
export function LiveSearch({ site, onRandom }: LiveSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [panel, setPanel] = useState<typeof FoundPanel>();
  const [answer, setAnswer] = useState<Answer>({ words: '', games: undefined });
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const words = useRef('');
  const find = useRef<FindBeside>(undefined);
  const asked = useRef(false);

  const lose = (): void => {
    asked.current = false;
    find.current = undefined;
  };
  const tell = (): void => {
    setFailed(true);
    toast('The search could not be fetched.');
  };
  const look = (): void => {
    const typed = words.current;
    const isLatest = (): boolean => words.current === typed;
    const show = (games?: readonly Slim[]): void => {
      if (isLatest()) startTransition(() => setAnswer({ words: typed, games }));
    };
    if (!find.current || typed.trim() === '') show();
    else find.current(typed).then(show, () => isLatest() && tell());
  };
  const begin = (): void => {
    // The caret is in the field already; what is below it may come a frame later.
    if (!open) startTransition(() => setOpen(true));
    if (asked.current) return;
    asked.current = true;
    void (async () => {
      try {
        await painted();
        const parts = await fetchCode();
        setFailed(false);
        setPanel(parts.panel);
        find.current = await parts.openEngineBeside(site, lose);
        look();
      } catch {
        lose();
        tell();
      }
    })();
  };

  // What was typed before the page was live is in the field already.
  useEffect(() => {
    const field = input.current;
    if (!field || (field.value === '' && document.activeElement !== field)) return;
    words.current = field.value;
    look();
    begin();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes alive
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const away = (event: Event): void => {
      const inside = event.target instanceof Node && input.current?.form?.contains(event.target);
      if (!inside) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
    };
  }, [open]);

  const found = failed ? undefined : answer.games;
  const leave = (): void => {
    setOpen(false);
    closeSearch();
  };
  const choose = (game: Slim | undefined): void => {
    if (!game) return;
    leave();
    location.hash = `#${detailPath(game.id)}`;
  };
  const key = (name: string): boolean => {
    const last = (found?.length ?? 0) - 1;
    if (name === 'ArrowDown') setActive(active >= last ? 0 : active + 1);
    else if (name === 'ArrowUp') setActive(active <= 0 ? last : active - 1);
    else if (name === 'Escape') leave();
    else return false;
    return true;
  };
  return (
    <SearchForm
      site={site}
      open={open}
      active={panel && open && active >= 0 ? panel.optionId(active) : undefined}
      input={input}
      onInput={(text) => {
        words.current = text;
        setActive(-1);
        look();
        if (text !== '' || document.activeElement === input.current) begin();
      }}
      onFocus={begin}
      onKey={key}
      onSubmit={() => {
        if (!find.current || words.current.trim() === '') return;
        find.current(words.current).then((games) => choose(games[Math.max(active, 0)]), tell);
      }}
    >
      {open && panel && (
        <panel.Found
          found={found}
          words={answer.words}
          active={active}
          failed={failed}
          onChoose={choose}
          onRandom={() => {
            leave();
            onRandom();
          }}
          onLeave={leave}
        />
      )}
    </SearchForm>
  );
}
