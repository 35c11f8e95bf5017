import { useEffect, useRef, useState } from 'react';
import type { Site } from '../../data/site.ts';
import { chunk } from '../../services/chunks.ts';
import { nextFrame } from '../../services/frames.ts';
import { toast } from '../../services/toasts.ts';
import { closeSearch } from '../presses.ts';
import { SearchForm } from '../top-bar.tsx';
import type { SearchActions, SearchView } from './live-panel.tsx';
import * as messages from '../messages/en.json';

const fetchPanel = chunk('search', () => import('./live-panel.tsx'));

export type LiveSearchProps = {
  readonly site: Site;
  readonly onRandom: () => void;
};

/** The search field. What it does is loaded when it is first used. */
export function LiveSearch({ site, onRandom }: LiveSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const actions = useRef<SearchActions>(undefined);
  const [{ open, active, panel }, show] = useState<SearchView>({ open: false });

  const begin = async (): Promise<void> => {
    try {
      // The caret is in the field already; what is below it may come a frame later.
      await nextFrame();
      const { openSearch } = await fetchPanel();
      if (!field.current) return;
      actions.current ??= openSearch({ field: field.current, onRandom, show });
      actions.current.focus();
    } catch {
      toast(messages.searchFailed);
    }
  };

  // What was typed before hydration is in the field already.
  useEffect(() => {
    const { current } = field;
    if (current && (current.value !== '' || document.activeElement === current)) void begin();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is hydrated
  }, []);

  return (
    <SearchForm
      site={site}
      open={open}
      active={active}
      input={field}
      onInput={(text) => {
        if (actions.current) actions.current.type();
        else if (text !== '') void begin();
      }}
      onFocus={() => (actions.current ? actions.current.focus() : void begin())}
      onKey={(key) => {
        if (actions.current) return actions.current.key(key);
        if (key === 'Escape') closeSearch();
        return key === 'Escape';
      }}
      onSubmit={() => actions.current?.submit()}
    >
      {panel}
    </SearchForm>
  );
}
