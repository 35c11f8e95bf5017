import type { Sum } from './sums.ts';

/** A table of counters. The first of its `keys` is always the day; `values` are added up. */
export type Counters = {
  readonly keys: readonly [string, ...string[]];
  readonly values: readonly string[];
  /** Set where visitors choose keys. */
  readonly bound?: Bound;
};

type Key = readonly (string | number)[];

/** How many rows visitors can make. More than that also counts in `overflow`. */
export type Bound = {
  /** Rows of one day; with `each`, rows of one day for each value of that column. */
  readonly most: number;
  readonly each?: string;
  /** The row in which the rest counts; without it, the rest has no row. */
  readonly rest?: (key: Key) => Key;
};

const lastIsOther = (key: Key): Key => [...key.slice(0, -1), 'other'];

/** Every table of counters. Adding a column or a table needs a migration of its own. */
export const COUNTERS = {
  plays: { keys: ['day', 'game'], values: ['starts', 'ends', 'seconds'] },
  /** Plays beyond the public limits of their networks; they are not in `plays`. */
  plays_over: { keys: ['day', 'game'], values: ['starts', 'ends', 'seconds'] },
  votes: { keys: ['day', 'game'], values: ['up', 'down'] },
  reports: { keys: ['day', 'game', 'reason'], values: ['reports'] },
  /** What visitors wrote to their reports. Deleted after `NOTE_DAYS`. */
  report_notes: {
    keys: ['day', 'game', 'reason', 'note'],
    values: ['times'],
    bound: { most: 500 },
  },
  clicks: {
    keys: ['day', 'game', 'layout', 'category', 'position'],
    values: ['clicks'],
    // A game is in a dozen lists, at some twenty positions of each.
    bound: {
      most: 300,
      each: 'game',
      rest: ([day = 0, game = '']) => [day, game, 'other', 'other', 0],
    },
  },
  /** A day's clicks by a single key, because a year of `clicks` has too many rows to add up. */
  click_sums: { keys: ['day', 'kind', 'what'], values: ['clicks'] },
  /** Steps on the way to a play and back to it, by game and by list. */
  funnel: { keys: ['day', 'step', 'kind', 'what'], values: ['times'] },
  more: { keys: ['day', 'category'], values: ['clicks'] },
  views: { keys: ['day', 'route', 'game'], values: ['views'] },
  home_clicks: { keys: ['day', 'route'], values: ['clicks'] },
  errors: {
    keys: ['day', 'code', 'path'],
    values: ['errors'],
    bound: {
      most: 500,
      rest: ([day = 0, code]) => [day, Math.floor(Number(code) / 100) * 100, 'other'],
    },
  },
  ads: {
    keys: ['day', 'kind', 'slot'],
    values: ['events', 'ms'],
    bound: { most: 500, rest: lastIsOther },
  },
  campaigns: {
    keys: ['day', 'campaign'],
    values: ['views'],
    bound: { most: 1000, rest: lastIsOther },
  },
  /** What visitors did with runs, and what became of those that were sent here. */
  run_counts: { keys: ['day', 'game', 'what'], values: ['times'] },
  bots: { keys: ['day'], values: ['events'] },
  /** One row for each visitor of an open day; about 65 bytes each. */
  visitors: { keys: ['day', 'visitor'], values: [], bound: { most: 1_000_000 } },
  /** How often the table `what` had no room for a row. */
  overflow: { keys: ['day', 'what'], values: ['times'] },
} as const satisfies Readonly<Record<string, Counters>>;

/** The other tables with data. */
const OTHERS = {
  /** All plays and votes of a game, over all days. */
  totals: ['game', 'plays', 'up', 'down'],
  /** Days that are closed. */
  visitor_days: ['day', 'visitors'],
  /** Chunks that were added. */
  ledger: ['chunk', 'day'],
  /** Packed runs; `day` is the last on which one was sent. */
  runs: ['id', 'day', 'game', 'size', 'packed'],
  /** Entries of boards; `day` is the challenge's. A lower `rank` is better; `score` may be empty. */
  boards: [
    'day',
    'game',
    'player',
    'rank',
    'length',
    'made',
    'score',
    'first',
    'second',
    'run',
    'shown',
  ],
  /** Circles by the hash of their key; `day` is the last on which a member looked. */
  circles: ['circle', 'day'],
  members: ['circle', 'player', 'first', 'second', 'made'],
} as const;

/** The secrets of open days. They move with a store but are never in a backup. */
export const SALTS: Table = { name: 'salts', columns: ['day', 'salt'] };

export type Table = { readonly name: string; readonly columns: readonly string[] };

/** Every table of a store except `SALTS` and the list of migrations. */
export const TABLES: readonly Table[] = [
  ...Object.entries<Counters>(COUNTERS).map(([name, { keys, values }]) => ({
    name,
    columns: [...keys, ...values],
  })),
  ...Object.entries(OTHERS).map(([name, columns]) => ({ name, columns })),
];

export type CounterTable = keyof typeof COUNTERS;

/** What is added to one row of a table, in the order of its keys and of its values. */
export type Delta = Sum & { readonly table: CounterTable };
