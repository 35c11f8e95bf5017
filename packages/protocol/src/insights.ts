/** Data of the operator's page. All of it comes from counters and says nothing about any one visitor. */
import { isGameId } from '@playgrove/catalogue/ids';

/** The path of the operator's page; its data is below `data/`. */
export const INSIGHTS_PATH = '/insights/';

export const INSIGHT_PARTS = [
  'days',
  'games',
  'funnel',
  'clicks',
  'problems',
  'runs',
  'ads',
] as const;
export type InsightPart = (typeof INSIGHT_PARTS)[number];

/** One day (UTC, `20261121`). */
export type DayFigures = {
  readonly day: number;
  readonly plays: number;
  readonly ends: number;
  /** Seconds of all plays that ended. */
  readonly seconds: number;
  readonly views: number;
  /** 0 for a single game, because visitors are counted for the whole portal. */
  readonly visitors: number;
  readonly bots: number;
  /** The part of `plays` and `seconds` that is beyond the public limits of networks. */
  readonly overPlays: number;
  readonly overSeconds: number;
};

export type GameFigures = {
  readonly game: string;
  readonly title: string;
  readonly plays: number;
  /** Plays in the same number of days right before. */
  readonly before: number;
  readonly ends: number;
  readonly seconds: number;
  readonly details: number;
  readonly clicks: number;
  readonly up: number;
  readonly down: number;
  readonly reports: number;
  /** The part of `plays` that is beyond the public limits of networks. */
  readonly overPlays: number;
};

export type Share = { readonly what: string; readonly count: number };

/** How many went on from each step to the next. */
export type FunnelFigures = {
  /** Cards that were on the screen. */
  readonly seen: number;
  /** Views of the game's page; of a list, clicks on its cards, which lead there. */
  readonly details: number;
  readonly plays: number;
  /** Plays that lasted a minute or longer. */
  readonly minutes: number;
  /** Devices that played the game again on a later day, once a day. */
  readonly back: number;
};

export type Funnel = {
  readonly games: readonly (FunnelFigures & { readonly game: string; readonly title: string })[];
  /** By id; `none` is plays that no card led to. */
  readonly lists: readonly (FunnelFigures & { readonly list: string })[];
  /** Plays of a day's challenge. */
  readonly daily: number;
  readonly returns: Returns;
};

/** How devices come back, as they say themselves. */
export type Returns = {
  /** Days of devices, by how long ago the device played first. */
  readonly ages: readonly Share[];
  /** Games that devices began on a day besides the first one. */
  readonly others: number;
  /** By way to a play: days of devices on which it was used, and those that another followed within a week. */
  readonly ways: readonly { readonly way: string; readonly used: number; readonly back: number }[];
};

export type ClickFigures = {
  readonly layout: readonly Share[];
  readonly category: readonly Share[];
  /** Positions of cards in their lists, from 0. */
  readonly position: readonly Share[];
  /** Clicks on "More", by list. */
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
  /** What visitors wrote to reports, the newest first. */
  readonly notes: readonly {
    readonly day: number;
    readonly game: string;
    readonly title: string;
    readonly reason: string;
    readonly note: string;
  }[];
  /** How often a table of counters was out of rows, by table. */
  readonly overflow: readonly Share[];
};

export type RunFigures = {
  /** What visitors did with runs, and what became of those that were sent here, by code. */
  readonly counts: readonly Share[];
  /** Entries whose presses no hand made, which boards do not show. */
  readonly flagged: readonly {
    readonly day: number;
    readonly game: string;
    readonly title: string;
    readonly score: string;
    readonly run: string;
  }[];
};

export type AdFigures = {
  readonly on: boolean;
  readonly rows: readonly {
    readonly slot: string;
    readonly kind: string;
    readonly count: number;
    /** Milliseconds in view. */
    readonly ms: number;
  }[];
};

export type Insights = {
  readonly days: readonly DayFigures[];
  readonly games: readonly GameFigures[];
  readonly funnel: Funnel;
  readonly clicks: ClickFigures;
  readonly problems: ProblemFigures;
  readonly runs: RunFigures;
  readonly ads: AdFigures;
};

/** The first and last day, such as `20261121`, and one game or all. */
export type InsightRange = { readonly from: number; readonly to: number; readonly game?: string };

/** Most days of one range. */
export const MAX_DAYS = 1100;

const DAY = 86_400_000;

/** When a day begins, in milliseconds since 1970; undefined if there is no such day. */
export function dayStart(day: number): number | undefined {
  const [year, month, date] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100];
  const start = Date.UTC(year, month - 1, date);
  return dayKey(start) === day && year >= 2000 ? start : undefined;
}

/** The day (UTC) of a time as a number that sorts. */
export function dayKey(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

/** Every day of a range. */
export function daysOf({ from, to }: InsightRange): number[] {
  const [start, end] = [dayStart(from), dayStart(to)];
  if (start === undefined || end === undefined) return [];
  const count = Math.round((end - start) / DAY) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayKey(start + index * DAY));
}

/** The same number of days right before a range. */
export function rangeBefore(range: InsightRange): InsightRange {
  const length = daysOf(range).length;
  const start = dayStart(range.from) ?? 0;
  return { ...range, from: dayKey(start - length * DAY), to: dayKey(start - DAY) };
}

/** Reads a range from a query. */
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
  if (game !== undefined && !isGameId(game)) {
    return { ok: false, error: 'game: is not a game id' };
  }
  const value = { from, to, ...(game === undefined ? {} : { game }) };
  const length = daysOf(value).length;
  if (length < 1) return { ok: false, error: 'to: must not be before from' };
  if (length > MAX_DAYS) return { ok: false, error: `to: at most ${MAX_DAYS} days at once` };
  return { ok: true, value };
}
