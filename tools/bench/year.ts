import { dayKey } from '@playgrove/protocol/insights';
import { insert, openSqlStore } from '../../apps/server/src/store/sql-store.ts';
import { openDatabase } from '../../apps/server/src/store/open.ts';
import { COUNTERS, type CounterTable } from '../../apps/server/src/store/tables.ts';

const DAYS = 365;
const GAMES = 100;
const DAY = 86_400_000;
const LAYOUTS = ['scroll', 'puzzle', 'list'];
const LISTS = [
  'Hot',
  'Recommend',
  'Search',
  'Puzzle',
  'Action',
  'Board',
  'Casual',
  'Sports&Racing',
  'Maybe you like',
  'Continue playing',
];
const game = (number: number): string => String(number).padStart(32, '0');
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** What a busy portal of a hundred games counts on one day. */
function rowsOf(day: number): Partial<Record<CounterTable, (string | number)[][]>> {
  const kinds = [
    ...times(GAMES, (at) => ['game', game(at)]),
    ...LAYOUTS.map((name) => ['layout', name]),
    ...LISTS.map((name) => ['category', name]),
    ...times(100, (at) => ['position', String(at)]),
  ];
  return {
    plays: times(GAMES, (at) => [day, game(at), 100 + at, 90 + at, 9000 + at]),
    votes: times(GAMES, (at) => [day, game(at), at, 3]),
    reports: times(10, (at) => [day, game(at), 'stuck', 1]),
    views: ['detail', 'game'].flatMap((route) =>
      times(GAMES, (at) => [day, route, game(at), 200 + at]),
    ),
    clicks: times(GAMES * 10, (at) => [
      day,
      game(at % GAMES),
      LAYOUTS[at % 3] ?? '',
      LISTS[Math.floor(at / GAMES)] ?? '',
      at % 60,
      2,
    ]),
    click_sums: kinds.map((kind) => [day, ...kind, 10]),
    more: LISTS.map((name) => [day, name, 5]),
    errors: times(20, (at) => [day, 400 + at, 'other', 1]),
    campaigns: times(50, (at) => [day, `c${at}`, 7]),
  };
}

/** Fills an empty store with a year of counters, as the server writes them. */
export async function seedYear(data: string): Promise<void> {
  const db = openDatabase({ data });
  const store = await openSqlStore(db);
  await db.transaction('write', async (tx) => {
    for (let back = DAYS - 1; back >= 0; back -= 1) {
      const day = dayKey(Date.now() - back * DAY);
      for (const [table, rows] of Object.entries(rowsOf(day))) {
        const { keys, values } = COUNTERS[table as CounterTable];
        await insert(tx, table, [...keys, ...values], rows);
      }
      if (back > 0) await insert(tx, 'visitor_days', ['day', 'visitors'], [[day, 5000]]);
    }
  });
  await store.close();
}
