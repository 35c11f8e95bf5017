import { readProgress } from './progress.ts';

const MONTH_KEY = 'portal:month';

type Stored = {
  /** `2026-11` */
  readonly month: string;
  /** Stars that were won before it began here. */
  readonly stars: number;
};

/** Call before stars of a month are entered: remembers how many there were. */
export function noteMonth(storage: () => Storage, month: string): void {
  if (read(storage)?.month !== month) write(storage, { month, stars: starsNow(storage) });
}

/** Stars that were won in a month; undefined if nobody was counting. */
export function starsIn(storage: () => Storage, month: string): number | undefined {
  const stored = read(storage);
  return stored?.month === month ? Math.max(0, starsNow(storage) - stored.stars) : undefined;
}

/** Makes a change that brings stars from elsewhere: nobody knows when they were won. */
export function bringStars<T>(storage: () => Storage, change: () => T): T {
  const before = starsNow(storage);
  const result = change();
  const stored = read(storage);
  if (stored) {
    write(storage, { ...stored, stars: stored.stars + starsNow(storage) - before });
  }
  return result;
}

function starsNow(storage: () => Storage): number {
  return Object.values(readProgress(storage)).reduce((sum, { stars }) => sum + stars, 0);
}

function read(storage: () => Storage): Stored | undefined {
  try {
    const raw: unknown = JSON.parse(storage().getItem(MONTH_KEY) ?? 'null');
    const { month, stars } = (raw ?? {}) as Readonly<Record<string, unknown>>;
    return typeof month === 'string' && Number.isSafeInteger(stars)
      ? { month, stars: Number(stars) }
      : undefined;
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, stored: Stored): void {
  try {
    storage().setItem(MONTH_KEY, JSON.stringify(stored));
  } catch {
    // The stars of this month are not counted then.
  }
}
