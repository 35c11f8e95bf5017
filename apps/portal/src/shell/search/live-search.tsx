import { startTransition, useEffect, useRef, useState } from 'react';
import type { Slim } from '../../records/rows.ts';
import { detailPath } from '../../routes.ts';
import { chunk } from '../../services/chunks.ts';
import type { Site } from '../../site.ts';
import { closeSearch } from '../presses.ts';
import { SearchForm } from '../top-bar.tsx';
import { toast } from '../toasts.ts';
import type { FindBeside } from './engine-beside.ts';
import type * as FoundPanel from './found.tsx';

type Answer = { readonly words: string; readonly games: readonly Slim[] };

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

/** The search field; its code and the catalogue's words come when it is first used. */
export function LiveSearch({ site, onRandom }: LiveSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [find, setFind] = useState<FindBeside>();
  const [panel, setPanel] = useState<typeof FoundPanel>();
  const [answer, setAnswer] = useState<Answer>();
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [active, setActive] = useState(-1);
  const asked = useRef(false);

  const begin = (): void => {
    setOpen(true);
    if (asked.current) return;
    asked.current = true;
    setFailed(false);
    void (async () => {
      try {
        const parts = await fetchCode();
        setPanel(parts.panel);
        const opened = await parts.openEngineBeside(site);
        setFind(() => opened);
      } catch {
        asked.current = false;
        setFailed(true);
        toast('The search could not be fetched.');
      }
    })();
  };

  // What was typed before the page was live is in the field already.
  useEffect(() => {
    const field = input.current;
    if (!field || (field.value === '' && document.activeElement !== field)) return;
    setWords(field.value);
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

  // Letters appear at once; what they find follows when it is found. Until then the last stays.
  const typed = words.trim() !== '';
  useEffect(() => {
    let latest = true;
    if (find && typed) {
      void find(words).then((games) => {
        if (latest) startTransition(() => setAnswer({ words, games }));
      });
    }
    return () => {
      latest = false;
    };
  }, [find, typed, words]);
  const found = typed ? answer?.games : undefined;
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
        setWords(text);
        setActive(-1);
        if (text !== '' || document.activeElement === input.current) begin();
      }}
      onFocus={begin}
      onKey={key}
      onSubmit={() => {
        if (!find || !typed) return;
        void find(words).then((games) => choose(games[Math.max(active, 0)]));
      }}
    >
      {open && panel && (
        <panel.Found
          found={found}
          words={typed ? (answer?.words ?? words) : ''}
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
