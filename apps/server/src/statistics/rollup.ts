import type { CounterTable, Delta } from '../store/tables.ts';
import { dayOf } from './day.ts';
import type { Entry } from './entry.ts';

const ROUTES: ReadonlySet<string> = new Set([
  'term',
  'privacy',
  'cookie',
  'game',
  'detail',
  'category',
  'credits',
]);
const LAST_POSITION = 99;

type Row = {
  readonly table: CounterTable;
  readonly key: (string | number)[];
  readonly add: number[];
};

/** What entries add to the counters: one delta a row, in the order of tables and keys. */
export function rollUp(entries: readonly Entry[]): Delta[] {
  const found = new Map<string, Row>();
  for (const entry of entries) {
    for (const { table, key, add } of deltasOf(entry)) {
      const id = JSON.stringify([table, ...key]);
      const row = found.get(id);
      if (row) for (const [at, amount] of add.entries()) row.add[at] = (row.add[at] ?? 0) + amount;
      else found.set(id, { table, key: [...key], add: [...add] });
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function deltasOf({ at, what, campaign, visitor, bot }: Entry): Delta[] {
  const day = dayOf(at);
  if (bot) return [{ table: 'bots', key: [day], add: [1] }];
  switch (what.name) {
    case 'page_view':
      return [
        { table: 'views', key: [day, ...placeOf(what.path)], add: [1] },
        ...(campaign === undefined
          ? []
          : [{ table: 'campaigns' as const, key: [day, campaign], add: [1] }]),
        ...(visitor === undefined
          ? []
          : [{ table: 'visitors' as const, key: [day, visitor], add: [] }]),
      ];
    case 'gameClick': {
      const position = Math.min(what.position, LAST_POSITION);
      const sums = { game: what.game, layout: what.layout, category: what.category, position };
      return [
        { table: 'clicks', key: [day, what.game, what.layout, what.category, position], add: [1] },
        ...Object.entries(sums).map(([kind, of]) => ({
          table: 'click_sums' as const,
          key: [day, kind, String(of)],
          add: [1],
        })),
      ];
    }
    case 'moreClick':
      return [{ table: 'more', key: [day, what.category], add: [1] }];
    case 'homeClick':
      return [{ table: 'home_clicks', key: [day, what.route], add: [1] }];
    case 'httpError':
      return [{ table: 'errors', key: [day, what.code, errorPath(what.url)], add: [1] }];
    case 'play_start':
      return [{ table: 'plays', key: [day, what.game], add: [1, 0, 0] }];
    case 'play_end':
      return [{ table: 'plays', key: [day, what.game], add: [0, 1, what.seconds] }];
    case 'vote':
      return [{ table: 'votes', key: [day, what.game], add: what.up ? [1, 0] : [0, 1] }];
    case 'report':
      return [{ table: 'reports', key: [day, what.game, what.reason], add: [1] }];
    case 'ad':
      return [{ table: 'ads', key: [day, what.kind, what.slot], add: [1, what.ms ?? 0] }];
  }
}

/** Route name and, for a game's pages, the game: `/detail/{id}` or `/#/detail/{id}` → `['detail', id]`. */
export function placeOf(path: string): [route: string, game: string] {
  const [first = '', second = ''] = (path.replace(/^\/?#/, '').split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .filter((part) => part !== '');
  if (first === '') return ['home', ''];
  if (!ROUTES.has(first)) return ['error', ''];
  const game = (first === 'detail' || first === 'game') && /^[0-9a-zA-Z]{32}$/.test(second);
  return [first, game ? second : ''];
}

/** What went wrong where, without anything a visitor could write there: the folder, or a data call. */
export function errorPath(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] ?? '';
  const known =
    /^\/(?:content\/(?:figures|vote|report|games)$|(?:content|assets|allgame|data)(?=\/))/.exec(
      path,
    );
  return known?.[0] ?? 'other';
}
