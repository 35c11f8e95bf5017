import { LARGE, MOST_JSON, MOST_SESSION, SMALL } from '../wire.ts';
import { attempt, changes, join, merge, parse, type Changes } from './merge.ts';
import type { More } from './more.ts';

const LARGE_PAUSE_MS = 250;

/**
 * One game's saves in the portal's own storage. The game reads and writes them only through here.
 * Another tab may play the same game: what it has written stays, except where this one changes it.
 * @param key where they are stored
 * @param text what is stored there
 * @param more stores what is too large for that
 */
export function openSaves(key: string, text: string, more: () => Promise<More>) {
  /** The save as this page last knew it. */
  let known = text;
  /** Not stored yet. */
  let waiting: Changes | undefined;
  /** On its way. */
  let going: Changes | undefined;
  let isBusy = false;
  let held = 0;
  let due = false;
  let loaded: More | undefined;

  const load = async (): Promise<More> => (loaded = await more());
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
    if (now[0] !== LARGE) {
      const next = merge(now, going, MOST_JSON);
      if (next.length <= SMALL && store(next)) {
        known = next;
        going = undefined;
        return;
      }
    }
    isBusy = true;
    void load()
      .then(({ keep }) => keep(stored, store, going))
      .catch(() => false)
      .then((isKept) => {
        if (isKept) known = merge(known, going, MOST_JSON);
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
      if (text[0] === LARGE) known = await (await load()).fetchSave(text);
      // Written as the page closed, or in a browser that had nothing better.
      if (text.length > (text[0] === LARGE ? LARGE.length : SMALL)) soon();
    },
    /** What the game gets at its start. */
    start: (rest: object): string =>
      JSON.stringify({
        ...parse(merge(known, all(), MOST_JSON)),
        session: parse(attempt(() => sessionStorage.getItem(key)) ?? ''),
        ...rest,
      }),
    /** @param items pairs of key and value; without a value the key is removed */
    write(kind: 'save' | 'cookies' | 'session', clear: unknown, items: unknown): void {
      if (kind === 'session') {
        attempt(() => {
          const before = `{"local":${sessionStorage.getItem(key) ?? '{}'}}`;
          const next = parse(merge(before, changes(clear, items), MOST_SESSION));
          sessionStorage.setItem(key, JSON.stringify(next['local']));
        });
        return;
      }
      // Only forged messages are so long that they may not wait.
      held += attempt(() => JSON.stringify(items).length) ?? Infinity;
      if (held > MOST_JSON) return;
      const given = kind === 'save' ? [clear, items] : [false, [], items];
      waiting = join(waiting, changes(...given));
      soon();
    },
    /** The page closes: what waits for its turn is written now. */
    finish(): void {
      const late = all();
      if (!late) return;
      const now = stored();
      const next = now[0] === LARGE ? loaded?.note(now, late) : merge(now, late, MOST_JSON);
      if (next === undefined || !store(next)) flush();
    },
  };
}
