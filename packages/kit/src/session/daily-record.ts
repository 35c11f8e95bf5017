import { dayNumber, isDay } from '@playgrove/language/days';

/** The result of one day's challenge. */
export type DayMark = {
  readonly won: boolean;
  readonly score?: number;
  readonly stars?: number;
};

/** The stored record of a game's daily challenges. Days are counted as `dayNumber` does. */
export type DailyRecord = {
  /** Days in a row on which the challenge was finished on its own day, oldest first. */
  readonly runs: readonly (readonly [first: number, last: number])[];
  /** The longest run so far. */
  readonly longest: number;
  /** By date. */
  readonly days: Readonly<Record<string, DayMark>>;
  /** Days are those of the player's calendar. Earlier releases counted days in UTC. */
  readonly local?: true;
};

export const NO_DAYS: DailyRecord = { runs: [], longest: 0, days: {} };

const MAX_RUNS = 60;
const MAX_DAYS = 800;

/** Records how a day's challenge ended. A worse result never replaces a better one. */
export function withDay(
  record: DailyRecord,
  date: string,
  mark: DayMark,
  better: 'higher' | 'lower' = 'higher',
): DailyRecord {
  const before = record.days[date];
  const days = { ...record.days, [date]: before ? betterOf(before, mark, better) : mark };
  const dates = Object.keys(days).sort();
  for (const old of dates.slice(0, Math.max(0, dates.length - MAX_DAYS))) delete days[old];
  return { ...record, days };
}

/** Adds a day to the streak. Days may come in any order, so a wrong clock removes nothing. */
export function withCounted(record: DailyRecord, date: string): DailyRecord {
  const day = dayNumber(date);
  const runs: (readonly [number, number])[] = [];
  let [first, last] = [day, day];
  for (const run of record.runs) {
    if (run[1] < day - 1 || run[0] > day + 1) {
      runs.push(run);
      continue;
    }
    first = Math.min(first, run[0]);
    last = Math.max(last, run[1]);
  }
  runs.push([first, last]);
  runs.sort((a, b) => a[0] - b[0]);
  const longest = Math.max(record.longest, last - first + 1);
  return { ...record, runs: runs.slice(-MAX_RUNS), longest };
}

/**
 * Reads days in UTC as days of the player's calendar. Where the calendar is ahead of UTC, the last
 * day can be one too low, and the streak would look broken: it moves a day on.
 * @param today on the player's calendar
 */
export function withLocalDays(record: DailyRecord, today: string): DailyRecord {
  if (record.local) return record;
  const missed = dayNumber(today) - 2;
  const runs = record.runs.map(([first, last]): readonly [number, number] =>
    last === missed ? [first + 1, last + 1] : [first, last],
  );
  return { ...record, runs, local: true };
}

export type Streak = {
  /** Days in a row up to today, or up to yesterday while today may still be played. */
  readonly now: number;
  readonly longest: number;
  /** Whether today's challenge was finished today. */
  readonly today: boolean;
};

/**
 * The streak on a day. Days that were earned while the clock ran ahead still count after it is
 * corrected: the longest of all runs that reach yesterday or later counts.
 */
export function streakOn({ runs, longest }: DailyRecord, date: string): Streak {
  const day = dayNumber(date);
  const alive = runs.filter(([, last]) => last >= day - 1);
  const lengths = alive.map(([first, last]) => last - first + 1);
  return {
    now: Math.max(0, ...lengths),
    longest,
    today: runs.some(([first, last]) => first <= day && day <= last),
  };
}

/** Parses a stored record. Malformed parts are dropped; the rest stays. */
export function readDailyRecord(raw: unknown): DailyRecord {
  const { runs, longest, days, local } = recordOf(raw);
  const read = Array.isArray(runs) ? runs.filter(isRun) : [];
  const lengths = read.map(([first, last]) => last - first + 1);
  return {
    runs: read,
    longest: Math.max(isCount(longest) ? longest : 0, 0, ...lengths),
    days: Object.fromEntries(
      Object.entries(recordOf(days)).flatMap(([date, mark]) =>
        isDay(date) ? [[date, markOf(recordOf(mark))] as const] : [],
      ),
    ),
    ...(local === true && { local }),
  };
}

function betterOf(a: DayMark, b: DayMark, better: 'higher' | 'lower'): DayMark {
  if (a.won !== b.won) return a.won ? a : b;
  if (a.score === undefined || b.score === undefined) return a.score === undefined ? b : a;
  const ahead = better === 'lower' ? b.score < a.score : b.score > a.score;
  const [best, other] = ahead ? [b, a] : [a, b];
  const stars = Math.max(best.stars ?? 0, other.stars ?? 0);
  return stars > 0 ? { ...best, stars } : best;
}

function markOf({ won, score, stars }: Readonly<Record<string, unknown>>): DayMark {
  return {
    won: won === true,
    ...(typeof score === 'number' && Number.isFinite(score) && { score }),
    ...(isCount(stars) && { stars }),
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isRun(value: unknown): value is readonly [number, number] {
  if (!Array.isArray(value)) return false;
  const [first, last] = value as unknown[];
  return isCount(first) && isCount(last) && first <= last;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
