import { LARGE, MOST_WHOLE, QUOTA, SMALL } from '../wire.ts';
import type { More } from './more.ts';

const LARGE_PAUSE_MS = 250;

/**
 * One game's saves in the portal's own storage. The game reads and writes them only through here.
 * @param key where they are stored
 * @param text what is stored there
 * @param more holds what is too large for that
 */
export function openSaves(key: string, text: string, more: () => Promise<More>) {
  const items = new Map<string, string>();
  let jar = '';
  let size = 0;
  let due = false;
  let writing = false;
  let again = false;
  /** The save is on the shelf, and the storage says so. */
  let isShelved = text === LARGE;

  /** @returns whether the storage took it */
  const store = (value: string): boolean | undefined =>
    attempt(() => {
      localStorage.setItem(key, value);
      isShelved = value === LARGE;
      return true;
    });

  const put = (name: string, value?: string): void => {
    const cost = (one?: string): number => (one === undefined ? 0 : name.length + one.length);
    const next = size + cost(value) - cost(items.get(name));
    if (value === undefined) items.delete(name);
    // The game's script refuses this with an error; only a forged message gets here.
    else if (next > QUOTA) return;
    else items.set(name, value);
    size = next;
  };

  const read = (saved: string): void => {
    const { local, cookies } =
      attempt(() => JSON.parse(saved || '{}') as Partial<Record<string, unknown>> | null) ?? {};
    for (const [name, value] of Object.entries(local ?? {})) put(name, String(value));
    if (typeof cookies === 'string') jar = cookies;
  };

  /** @param most up to this length the save goes where those of all games are */
  const flush = (most = SMALL): void => {
    const now = content();
    if (now.length <= most && store(now)) return;
    again = false;
    // A large save is written again only when it has been written: a game may change it all the time.
    writing = true;
    void more()
      .then(({ keep }) => keep(now, store))
      .catch(() => undefined)
      .then(() =>
        setTimeout(() => {
          writing = false;
          if (again) flush();
        }, LARGE_PAUSE_MS),
      );
  };

  /** Once for all that came in one turn. */
  const soon = (): void => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      if (writing) again = true;
      else flush();
    });
  };

  /** What the game gets at its start, and what is stored. */
  const content = (rest?: object): string =>
    JSON.stringify({ local: Object.fromEntries(items), cookies: jar, ...rest });

  return {
    async open(): Promise<void> {
      read(text === LARGE ? await (await more()).fetchSave() : text);
      // Written whole as the page closed, or in a browser that had nothing better.
      if (text.length > SMALL) soon();
    },
    content,
    /** @param changes pairs of key and value; without a value the key is removed */
    write(clear: boolean, changes: unknown): void {
      if (clear) {
        items.clear();
        size = 0;
      }
      for (const change of Array.isArray(changes) ? (changes as unknown[]) : []) {
        const [name, value] = Array.isArray(change) ? (change as unknown[]) : [];
        if (typeof name === 'string') put(name, typeof value === 'string' ? value : undefined);
      }
      soon();
    },
    /** The page closes: what waits for its turn is written now. */
    finish(): void {
      // The page may be gone before the shelf has a first large save and the storage says so.
      if (again || due || writing) flush(isShelved ? SMALL : MOST_WHOLE);
    },
    writeCookies(cookies: string): void {
      if (cookies.length > SMALL) return;
      jar = cookies;
      soon();
    },
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
