import { randomBytes } from 'node:crypto';
import type { Day } from '../statistics/day.ts';
import {
  Unreachable,
  type Database,
  type Statements,
  type TransactionKind,
  type Value,
} from './database.ts';
import { migrate, MIGRATIONS, type Migration } from './migrations.ts';
import type { GameTotal, Store } from './store.ts';
import { COUNTERS, type Counters, type CounterTable, type Delta } from './tables.ts';

/** Rows of one statement at most; a power of two. */
const MOST_ROWS = 256;
/** Chunks of one transaction: each transaction waits for the disk once. */
const MOST_CHUNKS = 32;

/**
 * The store in a database, whichever it is, with its tables brought up to date; those of a
 * database that is away once it is back.
 * @throws Error when the tables were made by a newer release
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

type Sum = { readonly key: readonly Value[]; readonly add: readonly number[] };

class SqlStore implements Store {
  readonly #db: Database;
  readonly #migrations: readonly Migration[];
  #upToDate = false;
  /** Chunks that came while others were on their way go together. */
  readonly #waiting: Waiting[] = [];
  #committing = false;

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
      const together = this.#waiting.splice(0, MOST_CHUNKS);
      try {
        const added = await this.#transaction('write', (tx) => addChunks(tx, together));
        for (const { chunk, resolve } of together) resolve(added.delete(chunk));
      } catch (error) {
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
      if (first) await reachStandby(tx, first.chunk);
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

  closeDays(open: Day): Promise<void> {
    return this.#transaction('write', async (tx) => {
      const sql = 'SELECT DISTINCT day FROM visitors WHERE day < ? ORDER BY day';
      for (const { day } of await tx.all<{ day: number }>(sql, [open])) {
        // What goes is what is counted, whoever else adds or closes meanwhile.
        const gone = await tx.run('DELETE FROM visitors WHERE day = ?', [day]);
        await upsert(tx, 'visitor_days', ['day'], ['visitors'], [{ key: [day], add: [gone] }]);
      }
      await tx.run('DELETE FROM salts WHERE day < ?', [open]);
    });
  }

  forgetChunks(keep: number): Promise<void> {
    return this.#transaction('write', async (tx) => {
      const sql = 'SELECT DISTINCT day FROM ledger ORDER BY day DESC LIMIT ?';
      const days = await tx.all<{ day: number }>(sql, [keep]);
      const first = days[keep - 1];
      if (first) await tx.run('DELETE FROM ledger WHERE day < ?', [first.day]);
    });
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
 * @returns the names of those that were added now
 */
async function addChunks(tx: Statements, chunks: readonly Waiting[]): Promise<Set<string>> {
  const added = new Set<string>();
  const deltas: Delta[] = [];
  // In the order of names, so that nobody who adds the same waits in a circle.
  for (const one of chunks.toSorted((a, b) => (a.chunk < b.chunk ? -1 : 1))) {
    const sql = 'INSERT INTO ledger (chunk, day) VALUES (?, ?) ON CONFLICT (chunk) DO NOTHING';
    if ((await tx.run(sql, [one.chunk, one.day])) === 0) {
      if (!added.has(one.chunk)) await reachStandby(tx, one.chunk);
      continue;
    }
    added.add(one.chunk);
    deltas.push(...one.deltas);
  }
  for (const [table, sums] of byTable(deltas)) await addSums(tx, table, sums);
  await addTotals(tx, deltas);
  return added;
}

/**
 * A commit that writes waits for a synchronous standby, and so for everything before it; one that
 * only reads may rest on a row the standby has not got, if the commit that wrote it was cut off.
 */
async function reachStandby(tx: Statements, chunk: string): Promise<void> {
  await tx.run('UPDATE ledger SET day = day WHERE chunk = ?', [chunk]);
}

/** What a chunk adds to each row, once a row: in the order of tables and keys, so that nobody waits in a circle. */
function byTable(deltas: readonly Delta[]): [CounterTable, Sum[]][] {
  const tables = new Map<CounterTable, Delta[]>();
  for (const delta of deltas) {
    const { keys, values } = COUNTERS[delta.table];
    if (delta.key.length !== keys.length || delta.add.length !== values.length) {
      throw new Error(`${delta.table} has other columns than ${JSON.stringify(delta)}`);
    }
    const known = tables.get(delta.table);
    if (known) known.push(delta);
    else tables.set(delta.table, [delta]);
  }
  return [...tables]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([table, found]) => [table, summed(found)]);
}

/** One sum a key, in the order of keys. */
function summed(sums: readonly Sum[]): Sum[] {
  const found = new Map<string, { readonly key: readonly Value[]; readonly add: number[] }>();
  for (const { key, add } of sums) {
    const id = JSON.stringify(key);
    const sum = found.get(id);
    if (sum) for (const [at, amount] of add.entries()) sum.add[at] = (sum.add[at] ?? 0) + amount;
    else found.set(id, { key, add: [...add] });
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

async function addSums(tx: Statements, table: CounterTable, sums: readonly Sum[]): Promise<void> {
  const { keys, values, most }: Counters = COUNTERS[table];
  const fitting = most === undefined ? sums : await bounded(tx, table, most, sums);
  await upsert(tx, table, keys, values, fitting);
}

/** Where visitors choose the key: what is one too many for its day counts as `other`. */
async function bounded(
  tx: Statements,
  table: CounterTable,
  most: number,
  sums: readonly Sum[],
): Promise<Sum[]> {
  const { keys } = COUNTERS[table];
  const days = new Map<Value, Set<string>>();
  const fitting: Sum[] = [];
  for (const { key, add } of sums) {
    const [day = 0] = key;
    let known = days.get(day);
    if (!known) {
      const sql = `SELECT ${keys.join(', ')} FROM ${table} WHERE day = ?`;
      const rows = await tx.all(sql, [day]);
      known = new Set(rows.map((row) => JSON.stringify(keys.map((name) => row[name]))));
      days.set(day, known);
    }
    const id = JSON.stringify(key);
    const fits = known.size < most || known.has(id);
    if (fits) known.add(id);
    fitting.push(fits ? { key, add } : { key: [...key.slice(0, -1), 'other'], add });
  }
  return summed(fitting);
}

async function addTotals(tx: Statements, deltas: readonly Delta[]): Promise<void> {
  const sums: Sum[] = [];
  for (const { table, key, add } of deltas) {
    const [, game = ''] = key;
    const [first = 0, second = 0] = add;
    if (table === 'plays') sums.push({ key: [game], add: [first, 0, 0] });
    if (table === 'votes') sums.push({ key: [game], add: [0, first, second] });
  }
  await upsert(tx, 'totals', ['game'], ['plays', 'up', 'down'], summed(sums));
}

/** Adds each sum to its row, made if it is not there. */
async function upsert(
  tx: Statements,
  table: string,
  keys: readonly string[],
  values: readonly string[],
  sums: readonly Sum[],
): Promise<void> {
  const columns = [...keys, ...values];
  const added = values.map((name) => `${name} = ${table}.${name} + excluded.${name}`);
  const conflict = `ON CONFLICT (${keys.join(', ')}) DO ${added.length > 0 ? `UPDATE SET ${added.join(', ')}` : 'NOTHING'}`;
  await insert(
    tx,
    table,
    columns,
    sums.map(({ key, add }) => [...key, ...add]),
    conflict,
  );
}

/** Inserts rows, many a statement. The numbers of rows are powers of two, so that statements are few. */
export async function insert(
  tx: Statements,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
  conflict = '',
): Promise<void> {
  const row = `(${columns.map(() => '?').join(', ')})`;
  let most = MOST_ROWS;
  for (let start = 0; start < rows.length; start += most) {
    while (most > rows.length - start) most /= 2;
    const part = rows.slice(start, start + most);
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${part.map(() => row).join(', ')} ${conflict}`;
    await tx.run(sql, part.flat());
  }
}
