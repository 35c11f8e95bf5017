import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import {
  Turns,
  type Database,
  type Row,
  type Statements,
  type TransactionKind,
  type Value,
} from './database.ts';

type Connection = InstanceType<typeof Libsql>;
type Prepared = {
  run(...values: Value[]): { readonly changes: number };
  all(...values: Value[]): unknown[];
};

/** Rows handed on at once. */
const PART = 2000;
const BEGIN: Readonly<Record<TransactionKind, string>> = {
  write: 'BEGIN IMMEDIATE',
  alone: 'BEGIN IMMEDIATE',
  snapshot: 'BEGIN',
};

/** Opens the SQLite database in one file, made if it is not there. */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const db = new Libsql(file);
  try {
    db.exec('PRAGMA busy_timeout = 5000');
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    return new Sqlite(file, db);
  } catch (error) {
    db.close();
    throw error;
  }
}

class Sqlite implements Database {
  readonly name: string;
  readonly #db: Connection;
  readonly #turns = new Turns();
  readonly #statements: SqliteStatements;

  constructor(name: string, db: Connection) {
    this.name = name;
    this.#db = db;
    this.#statements = new SqliteStatements(db);
  }

  transaction<T>(kind: TransactionKind, work: (tx: Statements) => Promise<T>): Promise<T> {
    return this.#turns.take(async () => {
      this.#db.exec(BEGIN[kind]);
      try {
        const result = await work(this.#statements);
        this.#db.exec('COMMIT');
        return result;
      } catch (error) {
        // A disk that is full may have rolled it back already.
        if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
        throw error;
      }
    });
  }

  async tables(): Promise<ReadonlySet<string>> {
    const rows = await this.#statements.all("SELECT name FROM sqlite_master WHERE type = 'table'");
    return new Set(rows.map(({ name }) => String(name)));
  }

  /** The lock on the data folder keeps them out. */
  async others(): Promise<number> {
    return 0;
  }

  async close(): Promise<void> {
    await this.#turns.take(async () => this.#db.close());
  }
}

class SqliteStatements implements Statements {
  readonly #db: Connection;
  /** Few: statements differ by table and number of rows, and the numbers are powers of two. */
  readonly #prepared = new Map<string, Prepared>();

  constructor(db: Connection) {
    this.#db = db;
  }

  async run(sql: string, values: readonly Value[] = []): Promise<number> {
    // Without values it is used once: a change of the tables, or a look round.
    if (values.length === 0) return this.#db.prepare(sql).run().changes;
    return this.#prepare(sql).run(...values).changes;
  }

  async all<T extends Row>(sql: string, values: readonly Value[] = []): Promise<T[]> {
    return this.#prepare(sql).all(...values) as T[];
  }

  async *parts(sql: string): AsyncIterable<readonly Row[]> {
    let part: Row[] = [];
    for (const row of this.#db.prepare(sql).iterate() as Iterable<Row>) {
      part.push(row);
      if (part.length < PART) continue;
      yield part;
      part = [];
    }
    yield part;
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const prepared: Prepared = this.#db.prepare(sql);
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}
