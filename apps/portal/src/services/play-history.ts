/** What this device remembers for counting plays: which card led to a game, and when it was played. */

const CLICK_KEY = 'portal:from';
const DAYS_KEY = 'portal:played';
/** A click on a card leads to plays for so long, in milliseconds. */
const CLICK_LASTS = 3_600_000;

/** Remembers the card that was clicked; its game opens in another tab. */
export function rememberClick(storage: () => Storage, game: string, list: string): void {
  try {
    storage().setItem(CLICK_KEY, JSON.stringify([game, list, Date.now()]));
  } catch {
    // The play counts without its list.
  }
}

/** @returns the id of the list whose card led to the game a short while ago */
export function clickedList(storage: () => Storage, game: string, now: number): string | undefined {
  const raw = read(storage, CLICK_KEY);
  if (!Array.isArray(raw)) return undefined;
  const [of, list, at] = raw as readonly unknown[];
  const isRecent = typeof at === 'number' && at <= now && now - at < CLICK_LASTS;
  return of === game && typeof list === 'string' && isRecent ? list : undefined;
}

/**
 * Remembers that a game is played today.
 * @param today such as `20261121`
 * @returns whether it was played before, and last on an earlier day
 */
export function comesBack(storage: () => Storage, game: string, today: number): boolean {
  const days = readDays(storage);
  const last = days[game];
  if (last === today) return false;
  try {
    storage().setItem(DAYS_KEY, JSON.stringify({ ...days, [game]: today }));
  } catch {
    // Without storage nobody is known to come back.
  }
  return typeof last === 'number' && last < today;
}

/** The day on which each game was played last, such as `20261121`. */
export function daysPlayed(storage: () => Storage): readonly number[] {
  return Object.values(readDays(storage)).filter((day) => typeof day === 'number');
}

function readDays(storage: () => Storage): Readonly<Record<string, unknown>> {
  const raw = read(storage, DAYS_KEY);
  const isMap = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  return isMap ? (raw as Readonly<Record<string, unknown>>) : {};
}

function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}
