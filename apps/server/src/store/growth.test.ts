import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { countInto } from '../statistics/count.ts';
import { dayOf } from '../base/day.ts';
import { SpoolIntake } from '../statistics/intake.ts';
import { knownOf } from '../statistics/bounds.ts';
import type { StatisticEvent } from '@playgrove/protocol';
import { GAMES, scratch } from '../testing/site.ts';
import { openSqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';
import { COUNTERS, type Delta } from './tables.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const DAY = dayOf(NOON);
const ADDRESS = '203.0.113.9';
const agentOf = (number: number): string =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${number}.0) Gecko/20100101 Firefox/${number}.0`;

/** Events from the intake to the store, as one server counts them. */
async function open(file = join(scratch(), 'counters.db')) {
  const lines: string[] = [];
  const spool = {
    waiting: 0,
    put: (line: string, done: () => void) => {
      lines.push(line);
      done();
    },
  };
  const store = await openSqlStore(openSqlite(file));
  onTestFinished(() => store.close());
  const intake = new SpoolIntake(spool, knownOf(GAMES, false), () => NOON);
  intake.setSalts([[DAY, await store.salt(DAY)]]);
  const take = countInto(
    store,
    () => NOON,
    () => undefined,
  );
  let chunks = 0;
  const send = async (event: StatisticEvent, agent = agentOf(1)) => {
    const visitor = { address: ADDRESS, agent, optedOut: false, crossSite: false };
    const refusal = await new Promise((resolve) => {
      intake.submit({ event, at: 0 }, visitor, resolve);
    });
    expect(refusal).toBeUndefined();
  };
  /** Counts what was sent. */
  const count = async () => {
    while (lines.length > 0) {
      const chunk = Buffer.from(lines.splice(0, 1000).join(''));
      await take({ name: `chunk/${(chunks += 1)}`, lines: chunk });
    }
  };
  return { store, send, count, file };
}

/** Runs a statement that returns one number. */
function look(file: string, sql: string): number {
  const db = new Libsql(file);
  const [row] = db.prepare(sql).all() as Record<string, number>[];
  db.close();
  return Number(Object.values(row ?? {})[0]);
}

/** Kilobytes on disk of the database and the files next to it. */
function sizeOf(file: string): number {
  const folder = dirname(file);
  const bytes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1024);
}

/** Writes the write-ahead log into the database. */
async function tidy(file: string): Promise<void> {
  const db = openSqlite(file);
  await db.reclaim();
  await db.close();
}

const say = (words: string): void => void process.stdout.write(`${words}\n`);

describe('a database', () => {
  it('takes 20,000 user agents of one address as 2,000 visitors at most', async () => {
    const { store, send, count, file } = await open();
    const empty = sizeOf(file);
    for (let number = 0; number < 20_000; number += 1) {
      await send({ name: 'page_view', path: '/' }, agentOf(number));
    }
    await count();
    const rows = look(file, 'SELECT COUNT(*) FROM visitors');
    expect(rows).toBeGreaterThan(1800);
    expect(rows).toBeLessThanOrEqual(2000);
    expect(look(file, 'SELECT SUM(views) FROM views')).toBe(20_000);
    await tidy(file);
    const full = sizeOf(file);
    await store.closeDays(DAY + 1);
    const folded = sizeOf(file);
    say(`20,000 user agents: ${rows} rows, ${empty} → ${full} KB, the day folded ${folded} KB`);
    expect(full).toBeLessThan(1024);
    expect(folded).toBeLessThan(full);
    expect(look(file, 'SELECT visitors FROM visitor_days')).toBe(rows);
  });

  it('limits visitors of a day, and frees the space when the day is folded', async () => {
    const { store, file } = await open();
    const { most } = COUNTERS.visitors.bound;
    const db = new Libsql(file);
    db.exec(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${most - 10})
       INSERT INTO visitors (day, visitor) SELECT ${DAY}, printf('%016x', n) FROM numbers`,
    );
    db.close();
    const seen = (from: number, to: number): Delta[] =>
      Array.from({ length: to - from }, (_, at) => ({
        table: 'visitors',
        key: [DAY, `visitor ${from + at}`],
        add: [],
      }));
    await store.commit('a', DAY, seen(0, 6));
    await store.commit('b', DAY, seen(0, 20));
    await store.commit('c', DAY, seen(0, 15));
    expect(look(file, 'SELECT COUNT(*) FROM visitors')).toBe(most);
    // Rows beyond the bound overflow each time, because they are not stored.
    expect(look(file, "SELECT times FROM overflow WHERE what = 'visitors'")).toBe(10 + 5);
    await tidy(file);
    const full = sizeOf(file);
    await store.closeDays(DAY + 1);
    const folded = sizeOf(file);
    say(`${most} visitors: ${full} KB, the day folded ${folded} KB`);
    expect(full).toBeLessThan(100 * 1024);
    expect(folded).toBeLessThan(512);
    expect(look(file, 'SELECT visitors FROM visitor_days')).toBe(most);
  });

  it('of an earlier release frees space too', async () => {
    const file = join(scratch(), 'counters.db');
    const old = new Libsql(file);
    old.exec('PRAGMA auto_vacuum = NONE');
    old.exec('PRAGMA journal_mode = WAL');
    old.exec('CREATE TABLE before (a INTEGER)');
    old.close();
    const { store, send, count } = await open(file);
    expect(look(file, 'PRAGMA auto_vacuum')).toBe(0);
    for (let number = 0; number < 4000; number += 1) {
      await send({ name: 'page_view', path: '/' }, agentOf(number));
    }
    await count();
    const full = sizeOf(file);
    await store.closeDays(DAY + 1);
    expect(look(file, 'PRAGMA auto_vacuum')).toBe(2);
    expect(look(file, 'PRAGMA freelist_count')).toBe(0);
    expect(sizeOf(file)).toBeLessThan(full / 2);
  });

  it('contains neither hashes nor the secret of a past day, in any page or file', async () => {
    const { store, send, count, file } = await open();
    const salt = await store.salt(DAY);
    for (let number = 0; number < 500; number += 1) {
      await send({ name: 'page_view', path: '/' }, agentOf(number));
    }
    await count();
    const db = new Libsql(file);
    const hashes = (db.prepare('SELECT visitor FROM visitors').all() as { visitor: string }[]).map(
      ({ visitor }) => visitor,
    );
    db.close();
    const found = () => {
      const folder = dirname(file);
      const all = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
      return [salt, ...hashes].filter((secret) => all.some((text) => text.includes(secret)));
    };
    expect(hashes.length).toBeGreaterThan(400);
    expect(found()).toHaveLength(1 + hashes.length);
    await store.closeDays(DAY + 1);
    expect(found()).toEqual([]);
  });

  it('has at most 511 rows of errors a day, for any codes and addresses', async () => {
    const { send, count, file } = await open();
    const urls = ['/content/vote', '/content/figures', '/assets/a.js', '/x'];
    let sent = 0;
    for (let code = 0; code <= 9999; code += 7) {
      for (const url of urls) {
        await send({ name: 'httpError', code, url });
        sent += 1;
      }
    }
    for (let code = 0; code < 600; code += 1) {
      for (const url of urls) {
        await send({ name: 'httpError', code, url });
        sent += 1;
      }
    }
    await count();
    const rows = look(file, 'SELECT COUNT(*) FROM errors');
    say(`${sent} errors: ${rows} rows`);
    expect(rows).toBeLessThanOrEqual(511);
    expect(look(file, 'SELECT SUM(errors) FROM errors')).toBe(sent);
    const others = "SELECT SUM(errors) FROM errors WHERE path = 'other' AND code % 100 = 0";
    expect(look(file, "SELECT times FROM overflow WHERE what = 'errors'")).toBeLessThanOrEqual(
      look(file, others),
    );
    expect(look(file, "SELECT times FROM overflow WHERE what = 'errors'")).toBeGreaterThan(1500);
  });

  it('has at most 301 rows of clicks a game and day, and every click', async () => {
    const { send, count, file } = await open();
    let sent = 0;
    for (const { id: game } of GAMES.slice(0, 4)) {
      for (const layout of ['scroll', 'puzzle', 'list'] as const) {
        for (const category of ['Hot', 'Recommend', 'Search', 'Maybe you like']) {
          for (let position = 0; position < 60; position += 1) {
            await send({ name: 'gameClick', game, layout, category, position });
            sent += 1;
          }
        }
      }
    }
    await count();
    expect(look(file, 'SELECT MAX(n) FROM (SELECT COUNT(*) AS n FROM clicks GROUP BY game)')).toBe(
      301,
    );
    expect(look(file, 'SELECT SUM(clicks) FROM clicks')).toBe(sent);
    expect(look(file, "SELECT SUM(clicks) FROM click_sums WHERE kind = 'position'")).toBe(sent);
    expect(look(file, "SELECT times FROM overflow WHERE what = 'clicks'")).toBe(sent - 4 * 300);
  });

  it('has the same limits after it is reopened, and after a rollback', async () => {
    const { store, file } = await open();
    const campaign = (number: number): Delta => ({
      table: 'campaigns',
      key: [DAY, `c${number}`],
      add: [1],
    });
    const many = Array.from({ length: 900 }, (_, number) => campaign(number));
    const broken: Delta = { table: 'votes', key: [DAY, 'g1'], add: [1, Number.NaN] };
    await expect(store.commit('a', DAY, [...many, broken])).rejects.toThrow(/votes/);
    expect(look(file, 'SELECT COUNT(*) FROM campaigns')).toBe(0);
    await store.commit(
      'b',
      DAY,
      many.map((_, at) => campaign(5000 + at)),
    );
    await store.close();
    const { store: again } = await open(file);
    await again.commit('c', DAY, [campaign(1), ...many]);
    expect(look(file, 'SELECT COUNT(*) FROM campaigns')).toBe(1001);
    expect(look(file, 'SELECT SUM(views) FROM campaigns')).toBe(1801);
    expect(look(file, 'SELECT times FROM overflow')).toBe(800);
  });
});
