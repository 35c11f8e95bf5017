import { STORED_ELSEWHERE, MAX_JSON, MAX_SESSION, INLINE_LIMIT } from '../wire.ts';
import { note } from './journal.ts';
import { attempt, changes, join, merge, parse, type Changes } from './merge.ts';
import type { PageExtras } from './extras.ts';

const LARGE_PAUSE_MS = 250;

/**
 * One game's saves in the portal's own storage. The game reads and writes them only through here.
 * Another tab may play the same game: what it has written stays, except where this one changes it.
 * @param key where they are stored
 * @param text what is stored there
 * @param loadExtras stores what is too large for that
 */
export function openSaves(key: string, text: string, loadExtras: () => Promise<PageExtras>) {
  /** The save as this page last knew it. */
  let known = text;
  /** Not stored yet. */
  let waiting: Changes | undefined;
  /** On its way. */
  let going: Changes | undefined;
  let isBusy = false;
  let held = 0;
  let due = false;

  const stored = (): string => attempt(() => localStorage.getItem(key) ?? '') ?? known;
  /** @returns whether the storage took it */
  const store = (value: string): boolean | undefined =>
    attempt(() => {
      localStorage.setItem(key, value);
      return true;
    });
  const all = (): Changes | undefined => (waiting ? join(going, waiting) : going);

  const flush = (): void => {
    due = false;
    if (isBusy) return;
    const now = stored();
    going = waiting;
    waiting = undefined;
    held = 0;
    if (now[0] !== STORED_ELSEWHERE) {
      const next = merge(now, going, MAX_JSON);
      if (next.length <= INLINE_LIMIT && store(next)) {
        known = next;
        going = undefined;
        return;
      }
    }
    isBusy = true;
    void loadExtras()
      .then(({ keep }) => keep(stored, store, going))
      .catch(() => false)
      .then((isKept) => {
        if (isKept) known = merge(known, going, MAX_JSON);
        // What was refused is tried again with what changes next.
        else waiting = all();
        going = undefined;
        // A large save is written again only when it has been written: a game may change it all the time.
        setTimeout(() => {
          isBusy = false;
          if (isKept && waiting) flush();
        }, LARGE_PAUSE_MS);
      });
  };
  /** Once for all that came in one turn. */
  const soon = (): void => {
    if (due) return;
    due = true;
    queueMicrotask(flush);
  };

  return {
    async open(): Promise<void> {
      let most = INLINE_LIMIT;
      if (text[0] === STORED_ELSEWHERE) {
        most = STORED_ELSEWHERE.length;
        known = await (await loadExtras()).fetchSave(text);
      }
      // Written as the page closed, or in a browser that had nothing better.
      if (text.length > most) soon();
    },
    /** What the game gets at its start. */
    start: (rest: object): string =>
      JSON.stringify({
        ...parse(merge(known, all(), MAX_JSON)),
        session: parse(attempt(() => sessionStorage.getItem(key)) ?? ''),
        ...rest,
      }),
    /** @param items pairs of key and value; without a value the key is removed */
    write(kind: 'save' | 'cookies' | 'session', clear: unknown, items: unknown): void {
      if (kind === 'session') {
        attempt(() => {
          const before = `{"local":${sessionStorage.getItem(key) ?? '{}'}}`;
          const next = parse(merge(before, changes(clear, items), MAX_SESSION));
          sessionStorage.setItem(key, JSON.stringify(next['local']));
        });
        return;
      }
      // Only forged messages are so long that they may not wait.
      held += attempt(() => JSON.stringify(items).length) ?? Infinity;
      if (held > MAX_JSON) return;
      const given = kind === 'save' ? [clear, items] : [false, [], items];
      waiting = join(waiting, changes(...given));
      soon();
    },
    /** The page closes: what waits for its turn is written now. */
    finish(): void {
      const late = all();
      if (!late) return;
      const now = stored();
      // Nothing can be loaded any more, and a database would answer too late.
      const next = now[0] === STORED_ELSEWHERE ? note(now, late) : merge(now, late, MAX_JSON);
      if (!store(next)) flush();
    },
  };
}
