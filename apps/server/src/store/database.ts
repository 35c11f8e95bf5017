export type Value = string | number;
export type Row = Readonly<Record<string, string | number>>;

/** What runs SQL that both databases read alike; each `?` stands for one value. */
export interface Statements {
  /** @returns how many rows were changed */
  run(sql: string, values?: readonly Value[]): Promise<number>;
  all<T extends Row>(sql: string, values?: readonly Value[]): Promise<T[]>;
  /** A result that may be too large to hold, in parts; inside a transaction only. */
  parts(sql: string): AsyncIterable<readonly Row[]>;
}

/**
 * How a transaction meets others: `write` takes its turn; `alone` keeps every other `alone` of any
 * process out until it ends; `snapshot` only reads, and sees one moment throughout.
 */
export type TransactionKind = 'write' | 'alone' | 'snapshot';

/** One database, SQLite or PostgreSQL: everything in which the two differ is behind this. */
export interface Database {
  /** What messages call it; never holds a password. */
  readonly name: string;
  /** Runs the work entirely or not at all; transactions of one database follow one another. */
  transaction<T>(kind: TransactionKind, work: (tx: Statements) => Promise<T>): Promise<T>;
  /** The names of the tables there are. */
  tables(): Promise<ReadonlySet<string>>;
  /** How many other connections of servers there are, as far as the database knows. */
  others(): Promise<number>;
  close(): Promise<void>;
}

/** The database is away; it may come back. */
export class Unreachable extends Error {}

/** Does one thing after another. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work, work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
