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

export type CounterTable = keyof typeof COUNTERS;

/** What one chunk of events adds to one row. */
export type Delta = {
  readonly table: CounterTable;
  /** In the order of the table's keys. */
  readonly key: readonly (string | number)[];
  /** In the order of the table's values. */
  readonly add: readonly number[];
};
