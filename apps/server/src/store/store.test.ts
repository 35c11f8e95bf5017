import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findPostgres, startPostgres, type RunningPostgres } from '../testing/postgres.ts';
import { scratch } from '../testing/site.ts';
import type { Database, Row, TransactionKind } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';
import { COUNTERS, type Delta } from './tables.ts';

const DAY = 20261121;
const PLAYS: Delta = { table: 'plays', key: [DAY, 'g1'], add: [2, 1, 30.5] };

/** Creates an empty database. @returns opens it, as often as it is called */
type Fresh = () => () => Database;

const sqlite: Fresh = () => {
  const file = join(scratch(), 'counters.db');
  return () => openSqlite(file);
};

describe('the SQLite store', () => {
  keepsItsWord(sqlite);
});

const found = findPostgres();
describe.skipIf(!found)('the PostgreSQL store', () => {
  let running: RunningPostgres;
  let number = 0;
  beforeAll(async () => {
    if (found) running = await startPostgres(found, ['fsync=off']);
  });
  afterAll(() => running.stop());

  const fresh: Fresh = () => {
    const name = `store${(number += 1)}`;
    running.createDatabase(name);
    return () => openPostgres(running.url(name));
  };
  keepsItsWord(fresh);

  it('adds what several nodes commit at once, each chunk once', async () => {
    const { store, database, look } = await open(fresh());
    const { store: other } = await open(database);
    const names = Array.from({ length: 20 }, (_, index) => `s/${index}`);
    const outcomes = await Promise.all(
      [store, other].flatMap((node) => names.map((name) => node.commit(name, DAY, [PLAYS]))),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(20);
    expect(await look('SELECT starts FROM plays')).toEqual([{ starts: 40 }]);
  });

  it('folds no visitor twice when several nodes close a day at once', async () => {
    const { store, database, look } = await open(fresh());
    const { store: other } = await open(database);
    const seen = Array.from({ length: 500 }, (_, index) => ({
      table: 'visitors' as const,
      key: [DAY, `v${index}`],
      add: [],
    }));
    await store.commit('a', DAY, seen);
    await Promise.all([store, other].map((node) => node.closeDays(DAY + 1)));
    expect(await look('SELECT * FROM visitor_days')).toEqual([{ day: DAY, visitors: 500 }]);
  });

  it('is created once by several nodes that start at once', async () => {
    const database = fresh();
    const nodes = await Promise.all([0, 1, 2].map(() => openSqlStore(database())));
    expect(await lookInto(database, 'SELECT COUNT(*) AS n FROM migrations')).toEqual([
      { n: MIGRATIONS.length },
    ]);
    await Promise.all(nodes.map((node) => node.close()));
  });
});

async function open(database: () => Database) {
  const store = await openSqlStore(database());
  onTestFinished(() => store.close());
  return {
    store,
    database,
    look: (sql: string, kind?: TransactionKind) => lookInto(database, sql, kind),
  };
}

/** Reads the database over a separate connection. */
async function lookInto(
  database: () => Database,
  sql: string,
  kind: TransactionKind = 'snapshot',
): Promise<Row[]> {
  const db = database();
  const rows = await db.transaction(kind, (tx) => tx.all(sql));
  await db.close();
  return rows;
}

/** Tests that every kind of store must pass. */
function keepsItsWord(fresh: Fresh): void {
  it('adds a chunk once, however often it is committed', async () => {
    const { store, look } = await open(fresh());
    expect(await store.commit('s/0', DAY, [PLAYS])).toBe(true);
    expect(await store.commit('s/0', DAY, [PLAYS])).toBe(false);
    expect(await store.commit('s/1', DAY, [PLAYS])).toBe(true);
    expect(await look('SELECT * FROM plays')).toEqual([
      { day: DAY, game: 'g1', starts: 4, ends: 2, seconds: 61 },
    ]);
  });

  it('adds nothing of a chunk that fails halfway, not even its name', async () => {
    const { store, look } = await open(fresh());
    const broken: Delta = { table: 'votes', key: [DAY, 'g1'], add: [1, Number.NaN] };
    await expect(store.commit('s/0', DAY, [PLAYS, broken])).rejects.toThrow(/votes|bigint/);
    await expect(store.commit('s/0', DAY, [{ ...PLAYS, add: [1] }])).rejects.toThrow(/plays has/);
    expect(await look('SELECT * FROM plays')).toEqual([]);
    expect(await store.commit('s/0', DAY, [PLAYS])).toBe(true);
  });

  it('persists everything across a reopen', async () => {
    const { store, database } = await open(fresh());
    await store.commit('s/0', DAY, [PLAYS]);
    await store.close();
    const { store: again } = await open(database);
    expect(await again.commit('s/0', DAY, [PLAYS])).toBe(false);
    expect(await again.totals()).toEqual([{ game: 'g1', plays: 2, up: 0, down: 0 }]);
  });

  it('has a total of each game over all days', async () => {
    const { store } = await open(fresh());
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

  it('has a constant salt for each day, and different ones for different days', async () => {
    const { store } = await open(fresh());
    const salt = await store.salt(DAY);
    expect(salt).toMatch(/^[0-9a-f]{64}$/);
    expect(await store.salt(DAY)).toBe(salt);
    expect(await store.salt(DAY + 1)).not.toBe(salt);
  });

  it('folds the visitors of closed days into a number and deletes hashes and salts', async () => {
    const { store, look } = await open(fresh());
    const seen = (day: number, visitor: string): Delta => ({
      table: 'visitors',
      key: [day, visitor],
      add: [],
    });
    await store.commit('a', DAY, [seen(DAY, 'v1'), seen(DAY, 'v2'), seen(DAY + 1, 'v1')]);
    await store.commit('b', DAY, [seen(DAY, 'v2')]);
    await store.salt(DAY);
    await store.salt(DAY + 1);
    await store.closeDays(DAY + 1);
    await store.closeDays(DAY + 1);
    expect(await look('SELECT * FROM visitor_days')).toEqual([{ day: DAY, visitors: 2 }]);
    expect(await look('SELECT * FROM visitors')).toEqual([{ day: DAY + 1, visitor: 'v1' }]);
    expect(await look('SELECT day FROM salts')).toEqual([{ day: DAY + 1 }]);
  });

  it('deletes the notes of reports after 90 days', async () => {
    const { store, look } = await open(fresh());
    const noted = (day: number): Delta => ({
      table: 'report_notes',
      key: [day, 'g', 'stuck', 'On level 3'],
      add: [1],
    });
    await store.commit('a', DAY, [noted(DAY), noted(DAY + 1)]);
    await store.closeDays(DAY + 90);
    expect(await look('SELECT day FROM report_notes ORDER BY day')).toHaveLength(2);
    await store.closeDays(DAY + 91);
    expect(await look('SELECT day FROM report_notes')).toEqual([{ day: DAY + 1 }]);
  });

  it('deletes the chunks of old days, counting only days of use', async () => {
    const { store, look } = await open(fresh());
    for (const [chunk, day] of [
      ['a', 1],
      ['b', 2],
      ['c', 2],
      ['d', 90],
      ['e', 3],
    ] as const) {
      await store.commit(chunk, day, []);
    }
    await store.forgetChunks(4);
    const names = async () => (await look('SELECT chunk FROM ledger')).map(({ chunk }) => chunk);
    expect((await names()).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    await store.forgetChunks(3);
    expect((await names()).sort()).toEqual(['b', 'c', 'd', 'e']);
  });

  it('limits the campaigns of a day; the rest counts as other', async () => {
    const { store, look } = await open(fresh());
    const { most } = COUNTERS.campaigns.bound;
    const campaign = (name: string | number, day = DAY): Delta => ({
      table: 'campaigns',
      key: [day, `c${name}`],
      add: [1],
    });
    const many = Array.from({ length: most + 20 }, (_, index) => campaign(index));
    await store.commit('a', DAY, [...many, campaign(0), campaign('x', DAY + 1)]);
    expect(
      await look('SELECT day, COUNT(*) AS n, SUM(views) AS v FROM campaigns GROUP BY day'),
    ).toEqual([
      { day: DAY, n: most + 1, v: most + 21 },
      { day: DAY + 1, n: 1, v: 1 },
    ]);
    expect(
      await look("SELECT campaign, views FROM campaigns WHERE campaign IN ('c0', 'other')"),
    ).toEqual([
      { campaign: 'c0', views: 2 },
      { campaign: 'other', views: 20 },
    ]);
  });

  it('reports which chunks were added', async () => {
    const { store } = await open(fresh());
    await store.commit('a', DAY, []);
    await store.commit('c', DAY, []);
    expect(await store.holds(['a', 'b', 'c'])).toEqual(new Set(['a', 'c']));
    expect(await store.holds([])).toEqual(new Set());
  });

  it('has the columns and keys of every counter', async () => {
    const { look } = await open(fresh());
    for (const [table, { keys, values }] of Object.entries(COUNTERS)) {
      // The second insert changes nothing, because the keys are the primary key.
      const columns = [...keys, ...values];
      const row = columns.map(() => '1').join(', ');
      const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${row}) ON CONFLICT (${keys.join(', ')}) DO NOTHING`;
      await look(sql, 'write');
      await look(sql, 'write');
      const [first] = await look(`SELECT * FROM ${table}`);
      expect(Object.keys(first ?? {})).toEqual(columns);
      expect(await look(`SELECT COUNT(*) AS n FROM ${table}`)).toEqual([{ n: 1 }]);
    }
  });

  it('applies migrations once, and later ones when they come', async () => {
    const { database, look } = await open(fresh());
    const more = { name: '2026-12-01 more', statements: ['CREATE TABLE more_of_it (a INTEGER)'] };
    for (let times = 0; times < 2; times += 1) {
      await (await openSqlStore(database(), [...MIGRATIONS, more])).close();
    }
    expect(await look('SELECT name FROM migrations ORDER BY number')).toEqual([
      ...MIGRATIONS.map(({ name }) => ({ name })),
      { name: more.name },
    ]);
    await expect(openSqlStore(database())).rejects.toThrow(
      `is of version "2026-12-01 more", which this release does not know: it goes up to "${MIGRATIONS.at(-1)?.name}"`,
    );
  });

  it('is unchanged if a migration fails', async () => {
    const { database } = await open(fresh());
    const bad = { name: 'bad', statements: ['CREATE TABLE good (a INTEGER)', 'CREATE NONSENSE'] };
    await expect(openSqlStore(database(), [...MIGRATIONS, bad])).rejects.toThrow(/NONSENSE/);
    const db = database();
    expect((await db.tables()).has('good')).toBe(false);
    await db.close();
  });
}
