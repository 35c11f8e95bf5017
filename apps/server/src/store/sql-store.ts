import { randomBytes } from 'node:crypto';
import type { Day } from '../base/day.ts';
import {
  Unreachable,
  type Database,
  type Statements,
  type TransactionKind,
  type Value,
} from './database.ts';
import { migrate, MIGRATIONS, type Migration } from './migrations.ts';
import type { GameTotal, Store } from './store.ts';
import { RowLimits } from './row-limits.ts';
import { addUp, type Sum } from './sums.ts';
import { COUNTERS, type CounterTable, type Delta } from './tables.ts';

/** Most rows of one statement; a power of two. */
const MAX_ROWS = 256;
/** Most chunks of one transaction. Each transaction waits for the disk once. */
const MAX_CHUNKS = 32;
/** Days for which notes of reports are kept. */
const NOTE_DAYS = 90;

/**
 * Opens the store in a database and migrates its tables. If the database is unreachable, that
 * happens once it is back.
 * @throws Error if a newer release made the tables
 */
export async function openSqlStore(
  db: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Store> {
  const store = new SqlStore(db, migrations);
  try {
    await store.check();
  } catch (error) {
    if (error instanceof Unreachable) return store;
    await db.close();
    throw error;
  }
  return store;
}

type Waiting = {
  readonly chunk: string;
  readonly day: Day;
  readonly deltas: readonly Delta[];
  readonly resolve: (added: boolean) => void;
  readonly reject: (error: unknown) => void;
};

class SqlStore implements Store {
  readonly #db: Database;
  readonly #migrations: readonly Migration[];
  #upToDate = false;
  /** Chunks to commit. Those that arrive during a commit go together in the next. */
  readonly #waiting: Waiting[] = [];
  #committing = false;
  readonly #limits = new RowLimits();

  constructor(db: Database, migrations: readonly Migration[]) {
    this.#db = db;
    this.#migrations = migrations;
  }

  commit(chunk: string, day: Day, deltas: readonly Delta[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ chunk, day, deltas, resolve, reject });
      if (!this.#committing) void this.#commitAll();
    });
  }

  async #commitAll(): Promise<void> {
    this.#committing = true;
    while (this.#waiting.length > 0) {
      const together = this.#waiting.splice(0, MAX_CHUNKS);
      try {
        const added = await this.#transaction('write', (tx) =>
          addChunks(tx, together, this.#limits),
        );
        for (const { chunk, resolve } of together) resolve(added.delete(chunk));
      } catch (error) {
        this.#limits.forget();
        for (const { reject } of together) reject(error);
      }
    }
    this.#committing = false;
  }

  holds(chunks: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#transaction('write', async (tx) => {
      const marks = chunks.map(() => '?').join(', ');
      const rows = await tx.all<{ chunk: string }>(
        `SELECT chunk FROM ledger WHERE chunk IN (${marks || "''"})`,
        chunks,
      );
      const [first] = rows;
      if (first) await waitForStandby(tx, first.chunk);
      return new Set(rows.map(({ chunk }) => chunk));
    });
  }

  salt(day: Day): Promise<string> {
    return this.#transaction('write', async (tx) => {
      const sql = 'INSERT INTO salts (day, salt) VALUES (?, ?) ON CONFLICT (day) DO NOTHING';
      await tx.run(sql, [day, randomBytes(32).toString('hex')]);
      const [row] = await tx.all<{ salt: string }>('SELECT salt FROM salts WHERE day = ?', [day]);
      if (!row) throw new Error(`There is no salt of day ${day} right after it was made.`);
      return row.salt;
    });
  }

  async closeDays(open: Day): Promise<void> {
    let deleted = 0;
    await this.#transaction('write', async (tx) => {
      const sql = 'SELECT DISTINCT day FROM visitors WHERE day < ? ORDER BY day';
      for (const { day } of await tx.all<{ day: number }>(sql, [open])) {
        // Count what this statement deletes, because other nodes may add or close at the same time.
        const removed = await tx.run('DELETE FROM visitors WHERE day = ?', [day]);
        await upsert(tx, 'visitor_days', ['day'], ['visitors'], [{ key: [day], add: [removed] }]);
        deleted += removed;
      }
      deleted += await tx.run('DELETE FROM salts WHERE day < ?', [open]);
      deleted += await tx.run('DELETE FROM report_notes WHERE day < ?', [open - NOTE_DAYS]);
    });
    if (deleted > 0) await this.#db.reclaim();
  }

  async forgetChunks(keep: number): Promise<void> {
    let deleted = 0;
    await this.#transaction('write', async (tx) => {
      const sql = 'SELECT DISTINCT day FROM ledger ORDER BY day DESC LIMIT ?';
      const days = await tx.all<{ day: number }>(sql, [keep]);
      const first = days[keep - 1];
      if (first) deleted = await tx.run('DELETE FROM ledger WHERE day < ?', [first.day]);
    });
    if (deleted > 0) await this.#db.reclaim();
  }

  totals(): Promise<readonly GameTotal[]> {
    return this.#transaction('snapshot', (tx) =>
      tx.all<GameTotal>('SELECT game, plays, up, down FROM totals ORDER BY game'),
    );
  }

  async check(): Promise<void> {
    await this.#transaction('snapshot', (tx) => tx.all('SELECT COUNT(*) AS n FROM migrations'));
  }

  close(): Promise<void> {
    return this.#db.close();
  }

  async #transaction<T>(kind: TransactionKind, work: (tx: Statements) => Promise<T>): Promise<T> {
    if (!this.#upToDate) await migrate(this.#db, this.#migrations);
    this.#upToDate = true;
    return this.#db.transaction(kind, work);
  }
}

/**
 * Adds chunks that are not in the ledger yet.
 * @returns the names of the chunks that were added
 */
async function addChunks(
  tx: Statements,
  chunks: readonly Waiting[],
  limits: RowLimits,
): Promise<Set<string>> {
  const added = new Set<string>();
  const deltas: Delta[] = [];
  // Every node inserts in the same order, so that they cannot deadlock.
  for (const one of chunks.toSorted((a, b) => (a.chunk < b.chunk ? -1 : 1))) {
    const sql = 'INSERT INTO ledger (chunk, day) VALUES (?, ?) ON CONFLICT (chunk) DO NOTHING';
    if ((await tx.run(sql, [one.chunk, one.day])) === 0) {
      if (!added.has(one.chunk)) await waitForStandby(tx, one.chunk);
      continue;
    }
    added.add(one.chunk);
    deltas.push(...one.deltas);
  }
  const overflow: Sum[] = [];
  for (const [table, sums] of byTable(deltas)) {
    overflow.push(...(await addSums(tx, table, sums, limits)));
  }
  await upsert(tx, 'overflow', ['day', 'what'], ['times'], addUp(overflow));
  await addTotals(tx, deltas);
  return added;
}

/**
 * Writes a row of a chunk again, so that this commit waits for the synchronous standby and for
 * everything before it. A commit that only reads may rely on a row that the standby does not have.
 */
async function waitForStandby(tx: Statements, chunk: string): Promise<void> {
  await tx.run('UPDATE ledger SET day = day WHERE chunk = ?', [chunk]);
}

/** Sums by table, in the order of tables and keys on every node, so that they cannot deadlock. */
function byTable(deltas: readonly Delta[]): [CounterTable, Sum[]][] {
  const tables = new Map<CounterTable, Sum[]>();
  for (const { table, key, add } of addUp(deltas, rowOf)) {
    const { keys, values } = COUNTERS[table];
    if (key.length !== keys.length || add.length !== values.length) {
      throw new Error(`${table} has other columns than ${JSON.stringify({ key, add })}`);
    }
    const sums = tables.get(table);
    if (sums) sums.push({ key, add });
    else tables.set(table, [{ key, add }]);
  }
  return [...tables];
}

function rowOf({ table, key }: Delta): string {
  return JSON.stringify([table, ...key]);
}

/** @returns how often the table had no room for a row */
async function addSums(
  tx: Statements,
  table: CounterTable,
  sums: readonly Sum[],
  limits: RowLimits,
): Promise<readonly Sum[]> {
  const { keys, values } = COUNTERS[table];
  if (values.length > 0) {
    const fitting = await limits.fit(tx, table, sums);
    // Several sums may go into the table's rest row.
    await upsert(tx, table, keys, values, addUp(fitting.sums));
    return fitting.overflow;
  }
  const overflow: Sum[] = [];
  for (const day of new Set(sums.map(({ key }) => key[0] ?? 0))) {
    const fitting = await limits.fitList(
      tx,
      table,
      sums.filter(({ key }) => key[0] === day),
    );
    limits.added(table, day, await upsert(tx, table, keys, values, fitting.sums));
    overflow.push(...fitting.overflow);
  }
  return overflow;
}

async function addTotals(tx: Statements, deltas: readonly Delta[]): Promise<void> {
  const sums: Sum[] = [];
  for (const { table, key, add } of deltas) {
    const [, game = ''] = key;
    const [first = 0, second = 0] = add;
    if (table === 'plays') sums.push({ key: [game], add: [first, 0, 0] });
    if (table === 'votes') sums.push({ key: [game], add: [0, first, second] });
  }
  await upsert(tx, 'totals', ['game'], ['plays', 'up', 'down'], addUp(sums));
}

/** Adds each sum to its row, which is inserted if missing. @returns how many rows changed */
function upsert(
  tx: Statements,
  table: string,
  keys: readonly string[],
  values: readonly string[],
  sums: readonly Sum[],
): Promise<number> {
  const columns = [...keys, ...values];
  const added = values.map((name) => `${name} = ${table}.${name} + excluded.${name}`);
  const conflict = `ON CONFLICT (${keys.join(', ')}) DO ${added.length > 0 ? `UPDATE SET ${added.join(', ')}` : 'NOTHING'}`;
  return insert(
    tx,
    table,
    columns,
    sums.map(({ key, add }) => [...key, ...add]),
    conflict,
  );
}

/**
 * Inserts rows with few different statements: the number of rows of each is a power of two.
 * @returns how many rows changed
 */
export async function insert(
  tx: Statements,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
  conflict = '',
): Promise<number> {
  const row = `(${columns.map(() => '?').join(', ')})`;
  let most = MAX_ROWS;
  let changed = 0;
  for (let start = 0; start < rows.length; start += most) {
    while (most > rows.length - start) most /= 2;
    const part = rows.slice(start, start + most);
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${part.map(() => row).join(', ')} ${conflict}`;
    changed += await tx.run(sql, part.flat());
  }
  return changed;
}
