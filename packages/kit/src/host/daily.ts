import type { Json, Level } from '../contract/index.ts';

/** The day's date in UTC, `2026-03-09`. @param now milliseconds since 1970 */
export function utcDate(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The seed that everybody's daily challenge shares. @param date as `utcDate` gives it */
export function dailySeed(slug: string, date: string): string {
  return `daily/${slug}/${date}`;
}

/** The day whose challenge a seed deals; nothing for any other seed. */
export function dayOfSeed(slug: string, seed: string): string | undefined {
  const start = dailySeed(slug, '');
  const date = seed.slice(start.length);
  return seed.startsWith(start) && isDay(date) ? date : undefined;
}

const DAY_MS = 86_400_000;

/** Days since 1970-01-01. @param date as `utcDate` gives it */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** The date of a day. @param day as `dayNumber` gives it */
export function dateOf(day: number): string {
  return utcDate(day * DAY_MS);
}

/** Whether a text is a date that there is: `2026-02-30` is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = dayNumber(text);
  return Number.isInteger(day) && dateOf(day) === text;
}

/** The level that a day's challenge is dealt on: those made for it in turn, else the first. */
export function dailyLevel<P extends Json>(
  levels: readonly [Level<P>, ...Level<P>[]],
  date: string,
): Level<P> {
  const made = levels.filter((level) => level.daily);
  return made[dayNumber(date) % made.length] ?? levels[0];
}

/** What came of one day's challenge. */
export type DayMark = {
  readonly won: boolean;
  readonly score?: number;
  readonly stars?: number;
};

/** What is kept of a game's daily challenges. Days are counted as `dayNumber` does. */
export type DailyRecord = {
  /** Days in a row on which that day's own challenge was finished, oldest first. */
  readonly runs: readonly (readonly [first: number, last: number])[];
  /** The longest run there ever was. */
  readonly longest: number;
  /** By date. */
  readonly days: Readonly<Record<string, DayMark>>;
};

export const NO_DAYS: DailyRecord = { runs: [], longest: 0, days: {} };

const MOST_RUNS = 60;
const MOST_DAYS = 800;

/** Enters how a day's challenge ended. A worse ending never replaces a better one. */
export function withDay(
  record: DailyRecord,
  date: string,
  mark: DayMark,
  better: 'higher' | 'lower' = 'higher',
): DailyRecord {
  const before = record.days[date];
  const days = { ...record.days, [date]: before ? betterOf(before, mark, better) : mark };
  const dates = Object.keys(days).sort();
  for (const old of dates.slice(0, Math.max(0, dates.length - MOST_DAYS))) delete days[old];
  return { ...record, days };
}

/** Counts a day for the streak. Days may come in any order: a wrong clock takes nothing away. */
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
  return { ...record, runs: runs.slice(-MOST_RUNS), longest };
}

export type Streak = {
  /** Days in a row up to today, or up to yesterday while today may still be played. */
  readonly now: number;
  readonly longest: number;
  /** Today's challenge was finished today. */
  readonly today: boolean;
};

/**
 * The streak on a day. What was earned while a clock ran ahead still counts when it has been put
 * right: of all runs that today does not lie behind, the longest is told.
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

/** Reads a record that was stored. What is malformed is left out; the rest stays. */
export function readDailyRecord(raw: unknown): DailyRecord {
  const { runs, longest, days } = recordOf(raw);
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
