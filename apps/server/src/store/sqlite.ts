import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import type { Day } from '../statistics/day.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import type { GameTotal, Store } from './store.ts';
import { COUNTERS, type Counters, type CounterTable, type Delta } from './tables.ts';

type Value = string | number;
type Connection = InstanceType<typeof Database>;

/**
 * Opens the counters in one file, made if it is not there, and brings its tables up to date.
 * @throws Error when the file was written by a newer release
 */
export function openSqlite(file: string, migrations: readonly Migration[] = MIGRATIONS): Store {
  mkdirSync(dirname(file), { recursive: true });
  const db = new Database(file);
  try {
    db.exec('PRAGMA busy_timeout = 5000');
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    migrate(db, migrations, file);
    return new SqliteStore(db);
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrate(db: Connection, migrations: readonly Migration[], file: string): void {
  db.transaction(() => {
    db.exec(
      'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)',
    );
    const done = rows<{ name: string }>(db, 'SELECT name FROM migrations ORDER BY number');
    for (const [number, { name }] of done.entries()) {
      if (migrations[number]?.name !== name) {
        throw new Error(`${file} holds the change "${name}", which this release does not know.`);
      }
    }
    for (const [number, { name, statements }] of migrations.entries()) {
      if (number < done.length) continue;
      for (const statement of statements) db.exec(statement);
      db.prepare('INSERT INTO migrations (number, name) VALUES (?, ?)').run(number, name);
    }
  }).immediate();
}

function rows<T>(db: Connection, sql: string, ...values: Value[]): T[] {
  return db.prepare(sql).all(...values) as T[];
}

class SqliteStore implements Store {
  readonly #db: Connection;
  readonly #adders: ReadonlyMap<CounterTable, (delta: Delta) => void>;
  readonly #note;
  readonly #total;

  constructor(db: Connection) {
    this.#db = db;
    this.#note = db.prepare(
      'INSERT INTO ledger (chunk, day) VALUES (?, ?) ON CONFLICT (chunk) DO NOTHING',
    );
    this.#total = db.prepare(
      'INSERT INTO totals (game, plays, up, down) VALUES (?, ?, ?, ?) ON CONFLICT (game) DO UPDATE ' +
        'SET plays = totals.plays + excluded.plays, up = totals.up + excluded.up, down = totals.down + excluded.down',
    );
    this.#adders = new Map(
      (Object.keys(COUNTERS) as CounterTable[]).map((table) => [table, adder(db, table)]),
    );
  }

  async commit(chunk: string, day: Day, deltas: readonly Delta[]): Promise<boolean> {
    return this.#db
      .transaction(() => {
        if (this.#note.run(chunk, day).changes === 0) return false;
        for (const delta of deltas) {
          this.#adders.get(delta.table)?.(delta);
          this.#addTotal(delta);
        }
        return true;
      })
      .immediate();
  }

  async salt(day: Day): Promise<string> {
    const sql = 'INSERT INTO salts (day, salt) VALUES (?, ?) ON CONFLICT (day) DO NOTHING';
    this.#db.prepare(sql).run(day, randomBytes(32).toString('hex'));
    const [row] = rows<{ salt: string }>(this.#db, 'SELECT salt FROM salts WHERE day = ?', day);
    if (!row) throw new Error(`There is no salt of day ${day} right after it was made.`);
    return row.salt;
  }

  async closeDays(open: Day, forget: Day): Promise<void> {
    this.#db
      .transaction(() => {
        this.#db
          .prepare(
            'INSERT INTO visitor_days (day, visitors) SELECT day, COUNT(*) FROM visitors WHERE day < ? GROUP BY day ' +
              'ON CONFLICT (day) DO UPDATE SET visitors = visitor_days.visitors + excluded.visitors',
          )
          .run(open);
        this.#db.prepare('DELETE FROM visitors WHERE day < ?').run(open);
        this.#db.prepare('DELETE FROM salts WHERE day < ?').run(open);
        this.#db.prepare('DELETE FROM ledger WHERE day < ?').run(forget);
      })
      .immediate();
  }

  async totals(): Promise<readonly GameTotal[]> {
    return rows<GameTotal>(this.#db, 'SELECT game, plays, up, down FROM totals ORDER BY game');
  }

  async close(): Promise<void> {
    this.#db.close();
  }

  #addTotal({ table, key: [, game = ''], add: [first = 0, second = 0] }: Delta): void {
    if (table === 'plays') this.#total.run(game, first, 0, 0);
    if (table === 'votes') this.#total.run(game, 0, first, second);
  }
}

/** Adds a delta to its row: one statement, and for bounded tables a look at how full the day is. */
function adder(db: Connection, table: CounterTable): (delta: Delta) => void {
  const { keys, values, most }: Counters = COUNTERS[table];
  const columns = [...keys, ...values];
  const sums = values.map((name) => `${name} = ${table}.${name} + excluded.${name}`);
  const upsert = db.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) ` +
      `ON CONFLICT (${keys.join(', ')}) DO ${sums.length > 0 ? `UPDATE SET ${sums.join(', ')}` : 'NOTHING'}`,
  );
  if (most === undefined) return ({ key, add }) => void upsert.run(...key, ...add);
  const known = db.prepare(
    `SELECT 1 FROM ${table} WHERE ${keys.map((name) => `${name} = ?`).join(' AND ')}`,
  );
  const count = db.prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE day = ?`);
  return ({ key, add }) => {
    const [{ n }] = count.all(key[0] ?? 0) as [{ n: number }];
    const fits = n < most || known.all(...key).length > 0;
    upsert.run(...(fits ? key : [...key.slice(0, -1), 'other']), ...add);
  };
}
