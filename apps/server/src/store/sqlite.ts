import { closeSync, existsSync, fsyncSync, openSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { commandLine } from '../base/command.ts';
import { makeFolder } from '../base/folder.ts';
import { messageOf } from '../base/thrown.ts';
import {
  Rejected,
  SerialQueue,
  Unreachable,
  type Database,
  type Row,
  type Statements,
  type StoreTrouble,
  type TransactionKind,
  type Value,
} from './database.ts';

type Connection = InstanceType<typeof Libsql>;
type Prepared = {
  run(...values: Value[]): { readonly changes: number };
  all(...values: Value[]): unknown[];
};
type Open = { readonly db: Connection; readonly statements: SqliteStatements };

/** Rows of one part of a large result. */
const PART = 2000;
/** SQLite's `auto_vacuum` mode in which free pages can be returned to the disk. */
const INCREMENTAL = 2;
/** Pages of 4 KB to return at once. */
const PAGES = 1000;
const BEGIN: Readonly<Record<TransactionKind, string>> = {
  write: 'BEGIN IMMEDIATE',
  alone: 'BEGIN IMMEDIATE',
  snapshot: 'BEGIN',
};
/** SQLite's primary result codes: https://www.sqlite.org/rescode.html */
const FULL = 13;
const DAMAGED: ReadonlySet<number> = new Set([11, 26]);
/** Errors of the rows themselves: too big, a constraint, a wrong type, out of range. */
const REJECTED: ReadonlySet<number> = new Set([18, 19, 20, 25]);
/** Errors of disk, memory, permissions or other processes. */
const UNUSABLE: ReadonlySet<number> = new Set([3, 5, 6, 7, 8, 10, 14, 15, 22, 23]);

/**
 * Whether a missing database may be created: `never`, `always`, or `once` in a folder. A file next
 * to the database remembers the latter, because a server must not silently start from zero where
 * it has counted before.
 */
export type Creation = 'never' | 'always' | 'once';

/** The file that remembers that a database was created. */
export function createdFile(file: string): string {
  return file.replace(/\.db$/, '.made');
}

/** A SQLite database in one file, opened on first use. */
export function openSqlite(file: string, creation: Creation = 'always'): Database {
  return new Sqlite(file, creation);
}

class Sqlite implements Database {
  readonly name: string;
  readonly #creation: Creation;
  readonly #queue = new SerialQueue();
  #opened: Open | undefined;
  #remembered = false;

  constructor(name: string, creation: Creation) {
    this.name = name;
    this.#creation = creation;
  }

  transaction<T>(kind: TransactionKind, work: (tx: Statements) => Promise<T>): Promise<T> {
    return this.#queue.run(() =>
      this.#translated(async () => {
        const { db, statements } = this.#open();
        db.exec(BEGIN[kind]);
        try {
          const result = await work(statements);
          db.exec('COMMIT');
          if (kind !== 'snapshot') this.#rememberCreation();
          return result;
        } catch (error) {
          // SQLite may have rolled back already, for example on a full disk.
          if (db.inTransaction) db.exec('ROLLBACK');
          throw error;
        }
      }),
    );
  }

  tables(): Promise<ReadonlySet<string>> {
    return this.#queue.run(() => this.#translated(async () => tablesOf(this.#open().statements)));
  }

  /** The lock on the data folder excludes other servers. */
  async others(): Promise<number> {
    return 0;
  }

  async reclaim(): Promise<void> {
    await this.#maintain((db) => {
      if (pragma(db, 'auto_vacuum') === INCREMENTAL) return;
      // An earlier release created it: rewrite the whole file once.
      db.exec('PRAGMA auto_vacuum = INCREMENTAL');
      db.exec('VACUUM');
    });
    let free = Number.POSITIVE_INFINITY;
    let left = await this.#maintain((db) => pragma(db, 'freelist_count'));
    // Several small steps, so that commits can run in between.
    while (left > 0 && left < free) {
      free = left;
      left = await this.#maintain((db) => {
        db.exec(`PRAGMA incremental_vacuum(${PAGES})`);
        return pragma(db, 'freelist_count');
      });
    }
    await this.#maintain((db) => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  }

  /** Runs maintenance that must not be inside a transaction. */
  #maintain<T>(work: (db: Connection) => T): Promise<T> {
    return this.#queue.run(() => this.#translated(async () => work(this.#open().db)));
  }

  async close(): Promise<void> {
    await this.#queue.run(async () => {
      this.#opened?.db.close();
      this.#opened = undefined;
    });
  }

  #open(): Open {
    return (this.#opened ??= this.#connect());
  }

  #connect(): Open {
    const mustExist =
      this.#creation === 'never' || (this.#creation === 'once' && this.#wasCreated());
    if (mustExist && !holdsBytes(this.name)) throw this.#missing();
    makeFolder(dirname(this.name));
    const db = new Libsql(this.name);
    try {
      db.exec('PRAGMA busy_timeout = 5000');
      // This must be set before the first table; later it would take a rewrite, see `reclaim`.
      if (!holdsBytes(this.name)) db.exec('PRAGMA auto_vacuum = INCREMENTAL');
      db.exec('PRAGMA journal_mode = WAL');
      db.exec('PRAGMA synchronous = FULL');
      // Deleted hashes and secrets must not stay in the file.
      db.exec('PRAGMA secure_delete = ON');
      const statements = new SqliteStatements(db);
      if (mustExist && !tablesOf(statements).has('migrations')) throw this.#missing();
      return { db, statements };
    } catch (error) {
      db.close();
      throw error;
    }
  }

  #wasCreated(): boolean {
    return existsSync(createdFile(this.name));
  }

  /** Remembers that the database was created, once it holds something. */
  #rememberCreation(): void {
    if (this.#creation !== 'once' || this.#remembered) return;
    try {
      if (!this.#wasCreated()) writeDurably(createdFile(this.name), noteFor(this.name));
      this.#remembered = true;
    } catch {
      // The commit is safe anyway; the next transaction tries again.
    }
  }

  #missing(): Unreachable {
    const what = existsSync(this.name) ? 'is empty' : 'is missing';
    if (this.#creation === 'never') {
      return new Unreachable(`There is no store: ${this.name} ${what}.`, { trouble: 'missing' });
    }
    return new Unreachable(
      `${this.name} ${what}, but the server has counted into it before. Stop the server and ` +
        `restore a backup: ${commandLine('restore', '<backup>')}. To start from zero instead, delete ${createdFile(this.name)}.`,
      { trouble: 'missing' },
    );
  }

  /** Turns errors of the driver into errors that say whether the rows, the file or the disk failed. */
  async #translated<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw translate(this.name, error);
    }
  }
}

function pragma(db: Connection, name: string): number {
  const [row] = db.prepare(`PRAGMA ${name}`).all() as Row[];
  return Number(Object.values(row ?? {})[0]);
}

function tablesOf(statements: SqliteStatements): ReadonlySet<string> {
  const rows = statements.rows("SELECT name FROM sqlite_master WHERE type = 'table'");
  return new Set(rows.map(({ name }) => String(name)));
}

function writeDurably(file: string, text: string): void {
  const handle = openSync(file, 'w');
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function holdsBytes(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

function noteFor(file: string): string {
  return (
    `The server counts into ${file}. While this note is here and that file is gone or empty, it\n` +
    'waits for a backup to be restored instead of starting from zero. To start from zero, delete both.\n'
  );
}

function translate(file: string, error: unknown): unknown {
  const words = messageOf(error);
  const unreachable = (message: string, trouble: StoreTrouble) =>
    new Unreachable(message, { trouble, cause: error });
  // The driver has no code for a file that it cannot open.
  if (words.startsWith('ConnectionFailed')) {
    const folder = statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
    return unreachable(
      `${file} cannot be opened${folder ? ': it is a folder' : ''}.`,
      'unreachable',
    );
  }
  if (!isSqliteError(error)) return error;
  // The lowest byte of an extended code is the primary code.
  const code = error.rawCode & 0xff;
  if (DAMAGED.has(code)) {
    return unreachable(
      `${file} is damaged (${words}). Stop the server and restore a backup: ` +
        `${commandLine('restore', '<backup>', '--replace')}.`,
      'damaged',
    );
  }
  if (code === FULL) return unreachable(`${file} cannot be written: ${words}.`, 'disk-full');
  if (REJECTED.has(code)) return new Rejected(words, { cause: error });
  if (UNUSABLE.has(code)) return unreachable(`${file} cannot be used: ${words}.`, 'unreachable');
  return new Error(`${file}: ${words}`, { cause: error });
}

function isSqliteError(error: unknown): error is { readonly rawCode: number } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'rawCode' in error &&
    typeof error.rawCode === 'number'
  );
}

class SqliteStatements implements Statements {
  readonly #db: Connection;
  /** Few statements, because they differ only by table and by a power of two of rows. */
  readonly #prepared = new Map<string, Prepared>();

  constructor(db: Connection) {
    this.#db = db;
  }

  async run(sql: string, values: readonly Value[] = []): Promise<number> {
    // Statements without values run once, for example migrations.
    if (values.length === 0) return this.#db.prepare(sql).run().changes;
    return this.#prepare(sql).run(...values).changes;
  }

  async all<T extends Row>(sql: string, values: readonly Value[] = []): Promise<T[]> {
    return this.rows(sql, values) as T[];
  }

  rows(sql: string, values: readonly Value[] = []): Row[] {
    return this.#prepare(sql).all(...values) as Row[];
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
