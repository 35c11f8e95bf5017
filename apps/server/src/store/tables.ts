/** A table of counters: `keys` name what is counted, the first always the day; `values` are added up. */
export type Counters = {
  readonly keys: readonly [string, ...string[]];
  readonly values: readonly string[];
  /** Most rows of one day, where visitors choose the key; beyond it the last key becomes `other`. */
  readonly most?: number;
};

/** Every table of counters. Adding a column or a table needs a migration of its own. */
export const COUNTERS = {
  plays: { keys: ['day', 'game'], values: ['starts', 'ends', 'seconds'] },
  votes: { keys: ['day', 'game'], values: ['up', 'down'] },
  reports: { keys: ['day', 'game', 'reason'], values: ['reports'] },
  clicks: { keys: ['day', 'game', 'layout', 'category', 'position'], values: ['clicks'] },
  /** The clicks of a day by one thing alone: over a year, `clicks` has too many rows to add up. */
  click_sums: { keys: ['day', 'kind', 'what'], values: ['clicks'] },
  more: { keys: ['day', 'category'], values: ['clicks'] },
  views: { keys: ['day', 'route', 'game'], values: ['views'] },
  home_clicks: { keys: ['day', 'route'], values: ['clicks'] },
  errors: { keys: ['day', 'code', 'path'], values: ['errors'] },
  ads: { keys: ['day', 'kind', 'slot'], values: ['events', 'ms'], most: 500 },
  campaigns: { keys: ['day', 'campaign'], values: ['views'], most: 1000 },
  bots: { keys: ['day'], values: ['events'] },
  /** One row a visitor of a day that is not closed yet. */
  visitors: { keys: ['day', 'visitor'], values: [] },
} as const satisfies Readonly<Record<string, Counters>>;

/** The rest of the tables that hold something. */
const OTHERS = {
  /** All plays and votes of a game, over all days. */
  totals: ['game', 'plays', 'up', 'down'],
  /** Days that are closed. */
  visitor_days: ['day', 'visitors'],
  /** Chunks that were added. */
  ledger: ['chunk', 'day'],
} as const;

/** The secrets of open days. They are moved with a store but never leave it in a backup. */
export const SALTS: Table = { name: 'salts', columns: ['day', 'salt'] };

export type Table = { readonly name: string; readonly columns: readonly string[] };

/** Every table of a store but `SALTS` and the list of its changes. */
export const TABLES: readonly Table[] = [
  ...Object.entries<Counters>(COUNTERS).map(([name, { keys, values }]) => ({
    name,
    columns: [...keys, ...values],
  })),
  ...Object.entries(OTHERS).map(([name, columns]) => ({ name, columns })),
];

export type CounterTable = keyof typeof COUNTERS;

/** What one chunk of events adds to one row. */
export type Delta = {
  readonly table: CounterTable;
  /** In the order of the table's keys. */
  readonly key: readonly (string | number)[];
  /** In the order of the table's values. */
  readonly add: readonly number[];
};
