import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scratch } from '../testing/site.ts';
import { MIGRATIONS } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import { COUNTERS, type Counters, type Delta } from './tables.ts';

const DAY = 20261121;
const PLAYS: Delta = { table: 'plays', key: [DAY, 'g1'], add: [2, 1, 30.5] };

function open(file = join(scratch(), 'counters.db')) {
  const store = openSqlite(file);
  onTestFinished(() => store.close());
  return { store, file };
}

/** Looks into the file with a connection of its own. */
function look(file: string, sql: string): Record<string, unknown>[] {
  const db = new Database(file);
  try {
    return db.prepare(sql).all() as Record<string, unknown>[];
  } finally {
    db.close();
  }
}

describe('the SQLite store', () => {
  it('adds a chunk once, however often it is committed', async () => {
    const { store, file } = open();
    expect(await store.commit('s/0', DAY, [PLAYS])).toBe(true);
    expect(await store.commit('s/0', DAY, [PLAYS])).toBe(false);
    expect(await store.commit('s/1', DAY, [PLAYS])).toBe(true);
    expect(look(file, 'SELECT * FROM plays')).toEqual([
      { day: DAY, game: 'g1', starts: 4, ends: 2, seconds: 61 },
    ]);
  });

  it('adds nothing of a chunk that fails half way, its name neither', async () => {
    const { store, file } = open();
    const broken: Delta = { table: 'votes', key: [DAY], add: [1] };
    await expect(store.commit('s/0', DAY, [PLAYS, broken])).rejects.toThrow(/votes/);
    expect(look(file, 'SELECT * FROM plays')).toEqual([]);
    expect(await store.commit('s/0', DAY, [PLAYS])).toBe(true);
  });

  it('keeps everything when it is opened again', async () => {
    const { store, file } = open();
    await store.commit('s/0', DAY, [PLAYS]);
    await store.close();
    const again = openSqlite(file);
    onTestFinished(() => again.close());
    expect(await again.commit('s/0', DAY, [PLAYS])).toBe(false);
    expect(await again.totals()).toEqual([{ game: 'g1', plays: 2, up: 0, down: 0 }]);
  });

  it('has a total of each game over all days', async () => {
    const { store } = open();
    await store.commit('a', DAY, [PLAYS, { table: 'votes', key: [DAY, 'g1'], add: [3, 1] }]);
    await store.commit('b', DAY + 1, [
      { table: 'plays', key: [DAY + 1, 'g1'], add: [5, 0, 0] },
      { table: 'votes', key: [DAY + 1, 'g0'], add: [0, 1] },
    ]);
    expect(await store.totals()).toEqual([
      { game: 'g0', plays: 0, up: 0, down: 1 },
      { game: 'g1', plays: 7, up: 3, down: 1 },
    ]);
  });

  it('has a salt for each day that stays, and another for another day', async () => {
    const { store } = open();
    const salt = await store.salt(DAY);
    expect(salt).toMatch(/^[0-9a-f]{64}$/);
    expect(await store.salt(DAY)).toBe(salt);
    expect(await store.salt(DAY + 1)).not.toBe(salt);
  });

  it('folds the visitors of closed days to a number and forgets hashes, salts and old names', async () => {
    const { store, file } = open();
    const seen = (day: number, visitor: string): Delta => ({
      table: 'visitors',
      key: [day, visitor],
      add: [],
    });
    await store.commit('old', DAY - 40, []);
    await store.commit('a', DAY, [seen(DAY, 'v1'), seen(DAY, 'v2'), seen(DAY + 1, 'v1')]);
    await store.commit('b', DAY, [seen(DAY, 'v2')]);
    await store.salt(DAY);
    await store.salt(DAY + 1);
    await store.closeDays(DAY + 1, DAY - 30);
    await store.closeDays(DAY + 1, DAY - 30);
    expect(look(file, 'SELECT * FROM visitor_days')).toEqual([{ day: DAY, visitors: 2 }]);
    expect(look(file, 'SELECT * FROM visitors')).toEqual([{ day: DAY + 1, visitor: 'v1' }]);
    expect(look(file, 'SELECT day FROM salts')).toEqual([{ day: DAY + 1 }]);
    expect(look(file, 'SELECT chunk FROM ledger ORDER BY chunk')).toEqual([
      { chunk: 'a' },
      { chunk: 'b' },
    ]);
  });

  it('holds no more campaigns of a day than it may; the rest counts as other', async () => {
    const { store, file } = open();
    const { most = 0 }: Counters = COUNTERS.campaigns;
    const campaign = (name: string | number, day = DAY): Delta => ({
      table: 'campaigns',
      key: [day, `c${name}`],
      add: [1],
    });
    const many = Array.from({ length: most + 20 }, (_, index) => campaign(index));
    await store.commit('a', DAY, [...many, campaign(0), campaign('x', DAY + 1)]);
    expect(
      look(file, 'SELECT day, COUNT(*) AS n, SUM(views) AS v FROM campaigns GROUP BY day'),
    ).toEqual([
      { day: DAY, n: most + 1, v: most + 21 },
      { day: DAY + 1, n: 1, v: 1 },
    ]);
    expect(
      look(file, "SELECT campaign, views FROM campaigns WHERE campaign IN ('c0', 'other')"),
    ).toEqual([
      { campaign: 'c0', views: 2 },
      { campaign: 'other', views: 20 },
    ]);
  });

  it('has the columns that every counter names, keyed by its keys', () => {
    const { file } = open();
    for (const [table, { keys, values }] of Object.entries(COUNTERS)) {
      const columns = look(file, `SELECT name, pk FROM pragma_table_info('${table}') ORDER BY cid`);
      expect(columns).toEqual([
        ...keys.map((name, index) => ({ name, pk: index + 1 })),
        ...values.map((name) => ({ name, pk: 0 })),
      ]);
    }
  });

  it('applies changes of the tables once, and later ones when they come', async () => {
    const { file } = open();
    const more = { name: '2026-12-01 more', statements: ['CREATE TABLE more_of_it (a INTEGER)'] };
    for (let times = 0; times < 2; times += 1)
      await openSqlite(file, [...MIGRATIONS, more]).close();
    expect(look(file, 'SELECT name FROM migrations ORDER BY number')).toEqual([
      { name: MIGRATIONS[0]?.name },
      { name: more.name },
    ]);
    expect(() => openSqlite(file)).toThrow(/"2026-12-01 more", which this release does not know/);
  });

  it('leaves the file as it was when a change of the tables fails', () => {
    const { file } = open();
    const bad = { name: 'bad', statements: ['CREATE TABLE good (a INTEGER)', 'CREATE NONSENSE'] };
    expect(() => openSqlite(file, [...MIGRATIONS, bad])).toThrow(/NONSENSE/);
    expect(look(file, "SELECT name FROM sqlite_master WHERE name = 'good'")).toEqual([]);
  });
});
