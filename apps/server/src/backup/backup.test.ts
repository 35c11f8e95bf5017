import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findPostgres, startPostgres, type RunningPostgres } from '../testing/postgres.ts';
import { runServer } from '../testing/process.ts';
import { scratch } from '../testing/site.ts';
import type { Database, Row } from '../store/database.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { openDatabase, sqliteFile, type StorePlace } from '../store/open.ts';
import { openSqlStore } from '../store/sql-store.ts';
import { TABLES, type Delta } from '../store/tables.ts';
import { backup, migrateStore, restore } from './commands.ts';

const DAY = 20261121;
const GAMES = 40;
const NEWEST = MIGRATIONS.at(-1)?.name ?? '';

/** Many rows for several tables of counters. */
function deltas(): Delta[] {
  const games = Array.from({ length: GAMES }, (_, index) => `game${index}`);
  const each = (make: (game: string, index: number) => Delta) => games.map(make);
  return [
    ...each((game, at) => ({ table: 'plays', key: [DAY, game], add: [at, 1, at / 3] })),
    ...each((game) => ({ table: 'votes', key: [DAY, game], add: [3, 1] })),
    ...each((game) => ({ table: 'clicks', key: [DAY, game, 'list', 'Ünï "c"', 7], add: [5] })),
    ...each((game) => ({ table: 'visitors', key: [DAY, `visitor of ${game}`], add: [] })),
    ...each((game) => ({ table: 'campaigns', key: [DAY, game], add: [2] })),
    { table: 'bots', key: [DAY], add: [11] },
  ];
}

async function fill(place: StorePlace): Promise<void> {
  const store = await openSqlStore(openDatabase(place));
  await store.commit('old/0', DAY - 1, [{ table: 'visitors', key: [DAY - 1, 'v'], add: [] }]);
  await store.closeDays(DAY);
  await store.commit('s/0', DAY, deltas());
  await store.salt(DAY);
  await store.close();
}

/** All rows of all tables, sorted. */
async function everything(place: StorePlace): Promise<Record<string, string[]>> {
  const db = openDatabase(place);
  const found: Record<string, string[]> = {};
  await db.transaction('snapshot', async (tx) => {
    for (const { name, columns } of TABLES) {
      const rows = await tx.all(`SELECT ${columns.join(', ')} FROM ${name}`);
      found[name] = rows.map((row: Row) => JSON.stringify(row)).sort();
    }
  });
  await db.close();
  return found;
}

async function sqlOf<T extends Row>(place: StorePlace, sql: string): Promise<T[]> {
  const db: Database = openDatabase(place);
  const rows = await db.transaction('write', (tx) => tx.all<T>(sql));
  await db.close();
  return rows;
}

async function filled() {
  const place = { data: scratch() };
  await fill(place);
  const folder = scratch();
  const input = (settings: StorePlace, ...args: string[]) => ({ settings, args, folder });
  return { place, folder, file: join(folder, 'b.gz'), input };
}

describe('a backup', () => {
  it('restores every row into a new store', async () => {
    const { place, input } = await filled();
    const output = await backup(input(place, 'b.gz'));
    expect(output).toContain(`plays: ${GAMES} rows, starts 780, ends ${GAMES}, seconds 260`);
    const other = { data: scratch() };
    expect(await restore(input(other, 'b.gz'))).toContain('compared every row');
    const found = await everything(other);
    expect(found).toEqual(await everything(place));
    expect(found['plays']).toHaveLength(GAMES);
    expect(found['visitor_days']).toEqual(['{"day":20261120,"visitors":1}']);
    // Chunks of the backup are not counted again.
    const store = await openSqlStore(openDatabase(other));
    expect(await store.commit('s/0', DAY, deltas())).toBe(false);
    await store.close();
  });

  it('contains no salt', async () => {
    const { place, file, input } = await filled();
    const [{ salt }] = (await sqlOf(place, 'SELECT salt FROM salts')) as [{ salt: string }];
    await backup(input(place, 'b.gz'));
    const text = gunzipSync(readFileSync(file)).toString();
    expect(text).toContain('visitor of game1');
    expect(text).not.toContain(salt);
  });

  it('is a snapshot while a server goes on counting', async () => {
    const { place, input, folder } = await filled();
    const store = await openSqlStore(openDatabase(place));
    onTestFinished(() => store.close());
    const work = { going: true };
    const counting = (async () => {
      for (let number = 0; work.going; number += 1) {
        await store.commit(`more/${number}`, DAY, deltas());
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      }
    })();
    for (let number = 0; number < 5; number += 1) await backup(input(place, `b${number}.gz`));
    work.going = false;
    await counting;
    for (let number = 0; number < 5; number += 1) {
      const other = { data: scratch() };
      await restore({ settings: other, args: [`b${number}.gz`], folder });
      const [{ chunks }] = (await sqlOf(
        other,
        "SELECT COUNT(*) AS chunks FROM ledger WHERE chunk NOT LIKE 'old%'",
      )) as [{ chunks: number }];
      const [{ bots }] = (await sqlOf(other, 'SELECT events AS bots FROM bots')) as [
        { bots: number },
      ];
      // Counters match the ledger of the same backup.
      expect(bots).toBe(11 * chunks);
    }
  });

  it('never overwrites an existing file', async () => {
    const { place, file, input, folder } = await filled();
    writeFileSync(file, 'mine');
    await expect(backup(input(place, 'b.gz'))).rejects.toThrow(`${file} is there already`);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(readdirSync(folder)).toEqual(['b.gz']);
  });

  it('needs an existing store, and creates none', async () => {
    const data = scratch();
    const { input } = await filled();
    await expect(backup(input({ data }, 'c.gz'))).rejects.toThrow('There is no store');
    expect(readdirSync(data)).toEqual([]);
  });

  it('is refused if the store is of a newer release, naming both versions', async () => {
    const { place, input } = await filled();
    await sqlOf(
      place,
      `INSERT INTO migrations (number, name) VALUES (${MIGRATIONS.length}, '2027-01-01 later') RETURNING number`,
    );
    await expect(backup(input(place, 'b.gz'))).rejects.toThrow(
      `"2027-01-01 later", which this release does not know: it goes up to "${NEWEST}"`,
    );
  });
});

describe('restoring', () => {
  it('does not replace an existing store without the option', async () => {
    const { place, input } = await filled();
    await backup(input(place, 'b.gz'));
    await sqlOf(place, 'UPDATE bots SET events = 99 RETURNING day');
    const before = await everything(place);
    await expect(restore(input(place, 'b.gz'))).rejects.toThrow('Add --replace');
    expect(await everything(place)).toEqual(before);
    await restore(input(place, 'b.gz', '--replace'));
    expect((await everything(place))['bots']).toEqual([`{"day":${DAY},"events":11}`]);
  });

  const edit = (from: string | RegExp, to: string) => (file: string) => {
    const text = gunzipSync(readFileSync(file)).toString();
    const other = text.replace(from, to);
    expect(other).not.toBe(text);
    writeFileSync(file, gzipSync(other));
  };
  it.each<[string, (file: string) => void, RegExp]>([
    [
      'that is cut off',
      (file) => truncateSync(file, readFileSync(file).length - 40),
      /damaged or no backup/,
    ],
    ['that is something else', (file) => writeFileSync(file, 'hello'), /damaged or no backup/],
    [
      'of other JSON',
      (file) => writeFileSync(file, gzipSync('{"a":1}\n')),
      /is no backup of a portal \(line 1\)/,
    ],
    ['without its end', edit(/\{"end".*\n/, ''), /ends too early/],
    ['with a row less', edit(/\[20261121,"game3",3.*\n/, ''), /plays has 39 rows instead of 40/],
    [
      'with a changed number',
      edit('"game3",3,1', '"game3",4,1'),
      /the sum of starts in plays is 781 instead of 780/,
    ],
    [
      'with a changed name',
      edit('"visitor of game3"', '"visitor of game"'),
      /visitors has other rows/,
    ],
    [
      'with a row of another table',
      edit('[20261121,11]', '[20261121,11,1]'),
      /is no row of its table/,
    ],
    [
      'of a table that is none',
      edit('{"table":"plays"', '{"table":"sqlite_master"'),
      /names a table sqlite_master/,
    ],
    [
      'of a newer release',
      edit(NEWEST, '2027-01-01 later'),
      /"2027-01-01 later", which this release does not know/,
    ],
  ])('refuses a file %s, and leaves nothing behind', async (_, damage, words) => {
    const { place, file, input } = await filled();
    await backup(input(place, 'b.gz'));
    damage(file);
    const data = scratch();
    await expect(restore(input({ data }, 'b.gz'))).rejects.toThrow(words);
    expect(existsSync(sqliteFile(data))).toBe(false);
    const before = await everything(place);
    await expect(restore(input(place, 'b.gz', '--replace'))).rejects.toThrow(words);
    expect(await everything(place)).toEqual(before);
  });

  it('does not touch the folder of a running server', async () => {
    const { place, input } = await filled();
    await backup(input(place, 'b.gz'));
    await runServer({ PORT: '0', DATA_DIR: place.data }).ready;
    await expect(restore(input(place, 'b.gz', '--replace'))).rejects.toThrow(
      'in use by another server',
    );
    await backup(input(place, 'while-running.gz'));
  });

  it.each([[['a', 'b']], [[]], [['a', '--force']]])(
    'says how it is used, given %j',
    async (args) => {
      const { place, input } = await filled();
      await expect(restore(input(place, ...args))).rejects.toThrow(/--replace/);
    },
  );
});

const found = findPostgres();
describe.skipIf(!found)('with PostgreSQL', () => {
  let running: RunningPostgres;
  let number = 0;
  beforeAll(async () => {
    if (found) running = await startPostgres(found, ['fsync=off']);
  });
  afterAll(() => running.stop());
  const fresh = (data: string) => {
    const name = `copy${(number += 1)}`;
    running.createDatabase(name);
    return { data, storeUrl: running.url(name) };
  };

  it('moves a store there with everything in it, salts too', async () => {
    const { place, input } = await filled();
    const there = fresh(place.data);
    expect(await migrateStore(input(there))).toContain(
      `clicks: ${GAMES} rows, position 280, clicks 200`,
    );
    expect(await everything(there)).toEqual(await everything(place));
    const salts = 'SELECT day, salt FROM salts';
    expect(await sqlOf(there, salts)).toEqual(await sqlOf(place, salts));
    const store = await openSqlStore(openDatabase(there));
    expect(await store.commit('s/0', DAY, deltas())).toBe(false);
    await store.close();
    await expect(migrateStore(input(there))).rejects.toThrow('Add --replace');
    await migrateStore(input(there, '--replace'));
    expect(await everything(there)).toEqual(await everything(place));
  });

  it('refuses to move a store while a server uses either end', async () => {
    const { place, input } = await filled();
    const there = fresh(place.data);
    const store = await openSqlStore(openDatabase(there));
    await expect(migrateStore(input(there))).rejects.toThrow(
      '1 server is still using PostgreSQL at',
    );
    await store.close();
    await runServer({ PORT: '0', DATA_DIR: place.data }).ready;
    await expect(migrateStore(input(there))).rejects.toThrow('in use by another server');
  });

  it('a backup goes from one kind of store to the other and back', async () => {
    const { place, input } = await filled();
    const there = fresh(scratch());
    await backup(input(place, 'one.gz'));
    await restore(input(there, 'one.gz'));
    expect(await everything(there)).toEqual(await everything(place));
    await backup(input(there, 'two.gz'));
    const back = { data: scratch() };
    await restore(input(back, 'two.gz'));
    expect(await everything(back)).toEqual(await everything(place));
    await expect(restore(input(there, 'two.gz'))).rejects.toThrow('Add --replace');
  });

  it('names the missing variable if there is no target', async () => {
    const { place, input } = await filled();
    await expect(migrateStore(input(place))).rejects.toThrow(
      'Set STORE_URL to the target database',
    );
  });
});
