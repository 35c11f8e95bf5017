import { dateOf, dayNumber, isDay } from '@playgrove/language/days';
import { daysIntoWeek } from '@playgrove/language/week';
import { isGameId } from '@playgrove/catalogue/ids';

/** First and last of days in a row, as `dayNumber` counts them. */
type Run = readonly [first: number, last: number];

/** The visitor's daily challenges over all games, as this device stores them. */
export type FlameRecord = {
  /** Ids of the games whose challenge was completed, by date; of the last weeks. */
  readonly ticks: Readonly<Record<string, readonly string[]>>;
  /** Days on which a challenge was completed, oldest first. */
  readonly runs: readonly Run[];
  /** Missed days that a freeze has covered. */
  readonly frozen: readonly number[];
  /** The longest streak there ever was. */
  readonly longest: number;
  /** What the last day's challenges came to, by date and game; for what a visitor shares. */
  readonly results: Readonly<Record<string, Readonly<Record<string, DayResult>>>>;
};

/** What a challenge came to. */
export type DayResult = { readonly score?: number; readonly stars?: number };

export type Flame = {
  /** Days in a row, up to yesterday while today can still be played; frozen days do not count. */
  readonly now: number;
  readonly longest: number;
  /** A challenge of today is completed. */
  readonly today: boolean;
  /** No freeze was used this week. */
  readonly freeze: boolean;
};

export const NO_FLAME: FlameRecord = { results: {}, ticks: {}, runs: [], frozen: [], longest: 0 };

const MAX_DATES = 60;
const MAX_TICKS = 100;
const MAX_RUNS = 100;
const MAX_FROZEN = 200;
const MAX_STARS = 3;

/** Enters a completed challenge. What it took to get here (a freeze) is entered with it. */
export function withTick(
  record: FlameRecord,
  date: string,
  game: string,
  firstWeekday: number,
  result: DayResult = {},
): FlameRecord {
  const before = record.ticks[date] ?? [];
  const ticks = { ...record.ticks, [date]: [...new Set([...before, game])].slice(0, MAX_TICKS) };
  const day = dayNumber(date);
  const settled = settle(record, day, firstWeekday);
  const runs: readonly Run[] = [...settled.runs, [day, day]];
  const earlier = record.results[date] ?? {};
  const results = {
    ...record.results,
    [date]: { ...earlier, [game]: betterOf(result, earlier[game] ?? {}) },
  };
  const next = tidy({
    results,
    ticks,
    runs,
    frozen: settled.frozen,
    longest: record.longest,
  });
  const { done } = streakUpTo(next, day, firstWeekday);
  return { ...next, longest: Math.max(next.longest, done) };
}

/**
 * The flame on a day. A missed day is frozen by itself, one a week; of two in the same week, the
 * streak begins after the earlier one. A clock that was wrong takes nothing away: the longest streak
 * counts that reaches yesterday or beyond.
 */
export function flameOn(record: FlameRecord, date: string, firstWeekday: number): Flame {
  const day = dayNumber(date);
  const settled = settle(record, day, firstWeekday);
  const alive = chainsOf(settled).filter(({ last }) => last >= day - 1);
  const now = Math.max(
    streakUpTo(record, day, firstWeekday).done,
    ...alive.map(({ done }) => done),
  );
  return {
    now,
    longest: Math.max(record.longest, now),
    today: isDone(record, day),
    freeze: !frozenOn(record, day, firstWeekday).some(
      (frozen) => weekOf(frozen, firstWeekday) === weekOf(day, firstWeekday),
    ),
  };
}

export type DayLook = 'done' | 'frozen' | 'missed' | 'today' | 'ahead';

/** The days of the week that a date is in. */
export function weekOn(
  record: FlameRecord,
  date: string,
  firstWeekday: number,
): readonly { readonly date: string; readonly look: DayLook }[] {
  const today = dayNumber(date);
  const frozen = frozenOn(record, today, firstWeekday);
  const first = today - daysIntoWeek(today, firstWeekday);
  return Array.from({ length: 7 }, (_, index) => {
    const day = first + index;
    return { date: dateOf(day), look: lookOf(record, day, today, frozen) };
  });
}

/** Everything of both: nothing that either remembers is lost. */
export function mergeFlames(a: FlameRecord, b: FlameRecord): FlameRecord {
  const dates = new Set([...Object.keys(a.ticks), ...Object.keys(b.ticks)]);
  const ticks = Object.fromEntries(
    [...dates].map((date) => [
      date,
      [...new Set([...(a.ticks[date] ?? []), ...(b.ticks[date] ?? [])])],
    ]),
  );
  return tidy({
    results: joined(a.results, b.results, (one, other) => joined(one, other, betterOf)),
    ticks,
    runs: [...a.runs, ...b.runs],
    frozen: [...a.frozen, ...b.frozen],
    longest: Math.max(a.longest, b.longest),
  });
}

/** Reads what was stored. What is malformed is left out; the rest stays. */
export function readFlame(raw: unknown): FlameRecord {
  if (typeof raw !== 'object' || raw === null) return NO_FLAME;
  const { results, ticks, runs, frozen, longest } = raw as Readonly<Record<string, unknown>>;
  const dates = typeof ticks === 'object' && ticks !== null ? Object.entries(ticks) : [];
  return tidy({
    results: readResults(results),
    ticks: Object.fromEntries(
      dates.flatMap(([date, games]) =>
        isDay(date) && Array.isArray(games)
          ? [[date, games.filter(isGameId).slice(0, MAX_TICKS)] as const]
          : [],
      ),
    ),
    runs: listOf(runs).filter(isRun),
    frozen: listOf(frozen).filter(isDayNumber),
    longest: isCount(longest) ? longest : 0,
  });
}

/** Covers the days missed before a day with freezes; nothing changes where they are too many. */
function settle(record: FlameRecord, day: number, firstWeekday: number): FlameRecord {
  const past = chainsOf(record).filter(({ last }) => last < day);
  const last = past.at(-1)?.last;
  if (last === undefined || last === day - 1) return record;
  const weeks = new Set(record.frozen.map((frozen) => weekOf(frozen, firstWeekday)));
  const added: number[] = [];
  for (let missed = last + 1; missed < day; missed += 1) {
    const week = weekOf(missed, firstWeekday);
    if (weeks.has(week)) return record;
    weeks.add(week);
    added.push(missed);
  }
  return { ...record, frozen: [...record.frozen, ...added] };
}

/**
 * The streak that ends on a day or the day before, walked backward: a missed day is frozen unless
 * its week has one already. It takes only the days that were played, so that what two devices
 * remember adds up, whichever days each of them has frozen.
 */
function streakUpTo(
  record: FlameRecord,
  day: number,
  firstWeekday: number,
): { readonly done: number; readonly frozen: readonly number[] } {
  const start = record.runs[0]?.[0] ?? day + 1;
  const weeks = new Set<number>();
  const frozen: number[] = [];
  let done = isDone(record, day) ? 1 : 0;
  let missed: number[] = [];
  for (let each = day - 1; each >= start; each -= 1) {
    if (isDone(record, each)) {
      done += 1;
      // What is frozen with nothing played before it is no part of a streak.
      frozen.push(...missed);
      missed = [];
      continue;
    }
    const week = weekOf(each, firstWeekday);
    if (weeks.has(week)) break;
    weeks.add(week);
    missed.push(each);
  }
  return { done, frozen };
}

/** Frozen days as they are on a day: of two in one week, the one that the streak needs. */
export function frozenOn(
  record: FlameRecord,
  day: number,
  firstWeekday: number,
): readonly number[] {
  const { frozen: now } = streakUpTo(record, day, firstWeekday);
  const weeks = new Set(now.map((each) => weekOf(each, firstWeekday)));
  const { frozen: then } = settle(record, day, firstWeekday);
  return [...now, ...then.filter((each) => !weeks.has(weekOf(each, firstWeekday)))];
}

type Chain = { readonly last: number; readonly done: number };

/** Days in a row, frozen ones included, with how many of them were played. */
function chainsOf({ runs, frozen }: FlameRecord): readonly Chain[] {
  const parts = [
    ...runs.map(([first, last]) => ({ first, last, done: last - first + 1 })),
    ...frozen.map((day) => ({ first: day, last: day, done: 0 })),
  ].sort((a, b) => a.first - b.first);
  const chains: { first: number; last: number; done: number }[] = [];
  for (const part of parts) {
    const chain = chains.at(-1);
    if (chain && part.first <= chain.last + 1) {
      chain.last = Math.max(chain.last, part.last);
      chain.done += part.done;
    } else chains.push({ ...part });
  }
  // A freeze alone is no streak.
  return chains.filter(({ done }) => done > 0);
}

/** Joins days in a row, lets no frozen day be a played one, and bounds everything. */
function tidy({ results, ticks, runs, frozen, longest }: FlameRecord): FlameRecord {
  const whole: [number, number][] = [];
  for (const [first, last] of [...runs].sort((a, b) => a[0] - b[0])) {
    const run = whole.at(-1);
    if (run && first <= run[1] + 1) run[1] = Math.max(run[1], last);
    else whole.push([first, last]);
  }
  const latest = whole.slice(-MAX_RUNS);
  const played = (day: number): boolean =>
    latest.some(([first, last]) => first <= day && day <= last);
  const cold = [...new Set(frozen)].filter((day) => !played(day)).sort((a, b) => a - b);
  const record = { runs: latest, frozen: cold.slice(-MAX_FROZEN) };
  const dates = Object.keys(ticks).sort().slice(-MAX_DATES);
  return {
    results: Object.fromEntries(Object.entries(results).sort().slice(-1)),
    ticks: Object.fromEntries(dates.map((date) => [date, ticks[date] ?? []])),
    ...record,
    longest: Math.max(
      longest,
      0,
      ...chainsOf({ ...record, results: {}, ticks: {}, longest }).map(({ done }) => done),
    ),
  };
}

export function lookOf(
  record: FlameRecord,
  day: number,
  today: number,
  frozen: readonly number[],
): DayLook {
  if (isDone(record, day)) return 'done';
  if (frozen.includes(day)) return 'frozen';
  return day === today ? 'today' : day > today ? 'ahead' : 'missed';
}

/** More stars, else the later score: which way a score is better the game alone knows. */
function betterOf(next: DayResult, before: DayResult): DayResult {
  return (next.stars ?? 0) >= (before.stars ?? 0) ? next : before;
}

/** Entries of both; where both have one, what `join` makes of them. */
function joined<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  join: (one: T, other: T) => T,
): Record<string, T> {
  const all: Record<string, T> = { ...a };
  for (const [key, other] of Object.entries(b)) {
    const one = all[key];
    all[key] = one === undefined ? other : join(one, other);
  }
  return all;
}

function readResults(raw: unknown): FlameRecord['results'] {
  return mapOf(raw, (date, games) =>
    isDay(date)
      ? mapOf(games, (id, result) => (isGameId(id) ? readResult(result) : undefined))
      : undefined,
  );
}

function readResult(raw: unknown): DayResult | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { score, stars } = raw as Readonly<Record<string, unknown>>;
  return {
    ...(typeof score === 'number' && Number.isFinite(score) && { score }),
    ...(isCount(stars) && stars <= MAX_STARS && { stars }),
  };
}

/** What `read` can read of each of the first entries. */
function mapOf<T>(
  raw: unknown,
  read: (key: string, value: unknown) => T | undefined,
): Record<string, T> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {};
  const entries = Object.entries(raw).slice(0, MAX_TICKS);
  return Object.fromEntries(
    entries.flatMap(([key, value]: [string, unknown]) => {
      const entry = read(key, value);
      return entry === undefined ? [] : [[key, entry] as const];
    }),
  );
}

function isDone({ runs }: FlameRecord, day: number): boolean {
  return runs.some(([first, last]) => first <= day && day <= last);
}

/** Weeks since 1970, each beginning where the locale says. */
function weekOf(day: number, firstWeekday: number): number {
  return day - daysIntoWeek(day, firstWeekday);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Up to the year 2269: no calendar of a device says more. */
function isDayNumber(value: unknown): value is number {
  return isCount(value) && value < 110_000;
}

function isRun(value: unknown): value is Run {
  if (!Array.isArray(value)) return false;
  const [first, last] = value as unknown[];
  return isDayNumber(first) && isDayNumber(last) && first <= last;
}
