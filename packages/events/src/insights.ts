/** What the operator's page asks for and gets. All of it comes from counters; nobody is in it. */

/** Where the operator's page is; its data is below `data/`. */
export const INSIGHTS_PATH = '/insights/';

export const INSIGHT_PARTS = ['days', 'games', 'clicks', 'problems', 'ads'] as const;
export type InsightPart = (typeof INSIGHT_PARTS)[number];

/** One day (UTC, `20261121`). */
export type DayFigures = {
  readonly day: number;
  readonly plays: number;
  readonly ends: number;
  /** Played, of plays that ended. */
  readonly seconds: number;
  readonly views: number;
  /** 0 when one game is asked for: visitors are counted for the portal as a whole. */
  readonly visitors: number;
  readonly bots: number;
};

export type GameFigures = {
  readonly game: string;
  readonly title: string;
  readonly plays: number;
  /** Plays in as many days right before. */
  readonly before: number;
  readonly ends: number;
  readonly seconds: number;
  readonly details: number;
  readonly clicks: number;
  readonly up: number;
  readonly down: number;
  readonly reports: number;
};

export type Share = { readonly what: string; readonly count: number };

export type ClickFigures = {
  readonly layout: readonly Share[];
  readonly category: readonly Share[];
  /** Places of cards in their lists, from 0. */
  readonly position: readonly Share[];
  /** "More" of a list. */
  readonly more: readonly Share[];
  readonly campaigns: readonly Share[];
  readonly views: readonly Share[];
};

export type ProblemFigures = {
  readonly errors: readonly {
    readonly code: number;
    readonly path: string;
    readonly count: number;
  }[];
  readonly reports: readonly {
    readonly game: string;
    readonly title: string;
    readonly reason: string;
    readonly count: number;
  }[];
};

export type AdFigures = {
  readonly on: boolean;
  readonly rows: readonly {
    readonly slot: string;
    readonly kind: string;
    readonly count: number;
    /** Time in view. */
    readonly ms: number;
  }[];
};

export type Insights = {
  readonly days: readonly DayFigures[];
  readonly games: readonly GameFigures[];
  readonly clicks: ClickFigures;
  readonly problems: ProblemFigures;
  readonly ads: AdFigures;
};

/** What can be asked: days from and to, both included, as `20261121`; one game or all. */
export type InsightRange = { readonly from: number; readonly to: number; readonly game?: string };

/** Most days of one question. */
export const MOST_DAYS = 1100;

const DAY = 86_400_000;

/** The moment a day begins, in milliseconds since 1970; nothing when there is no such day. */
export function dayStart(day: number): number | undefined {
  const [year, month, date] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100];
  const start = Date.UTC(year, month - 1, date);
  return dayNumber(start) === day && year >= 2000 ? start : undefined;
}

/** The day of a moment as a number that sorts. */
export function dayNumber(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

/** Every day of a range. */
export function daysOf({ from, to }: InsightRange): number[] {
  const [start, end] = [dayStart(from), dayStart(to)];
  if (start === undefined || end === undefined) return [];
  const count = Math.round((end - start) / DAY) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayNumber(start + index * DAY));
}

/** As many days right before a range. */
export function rangeBefore(range: InsightRange): InsightRange {
  const length = daysOf(range).length;
  const start = dayStart(range.from) ?? 0;
  return { ...range, from: dayNumber(start - length * DAY), to: dayNumber(start - DAY) };
}

/** Reads a range from a query; the error says what is wrong. */
export function readRange(
  query: Readonly<Record<string, unknown>>,
):
  | { readonly ok: true; readonly value: InsightRange }
  | { readonly ok: false; readonly error: string } {
  const days: number[] = [];
  for (const name of ['from', 'to']) {
    const text = query[name];
    const day = typeof text === 'string' && /^\d{8}$/.test(text) ? Number(text) : Number.NaN;
    if (dayStart(day) === undefined)
      return { ok: false, error: `${name}: must be a day such as 20261121` };
    days.push(day);
  }
  const [from = 0, to = 0] = days;
  const { game } = query;
  if (game !== undefined && (typeof game !== 'string' || !/^[0-9a-zA-Z]{32}$/.test(game))) {
    return { ok: false, error: 'game: is not a game id' };
  }
  const value = { from, to, ...(game === undefined ? {} : { game }) };
  const length = daysOf(value).length;
  if (length < 1) return { ok: false, error: 'to: must not be before from' };
  if (length > MOST_DAYS) return { ok: false, error: `to: at most ${MOST_DAYS} days at once` };
  return { ok: true, value };
}
