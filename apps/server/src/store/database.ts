export type Value = string | number;
export type Row = Readonly<Record<string, string | number>>;

/** Runs SQL that both databases understand; each `?` stands for one value. */
export interface Statements {
  /** @returns how many rows changed */
  run(sql: string, values?: readonly Value[]): Promise<number>;
  all<T extends Row>(sql: string, values?: readonly Value[]): Promise<T[]>;
  /** Reads a large result in parts, inside a transaction only. */
  parts(sql: string): AsyncIterable<readonly Row[]>;
}

/**
 * How a transaction is isolated. `write` waits for other writers. `alone` also excludes every other
 * `alone` of any process. `snapshot` only reads and sees a single moment.
 */
export type TransactionKind = 'write' | 'alone' | 'snapshot';

/** A database. Everything in which SQLite and PostgreSQL differ is behind this interface. */
export interface Database {
  /** The name for messages, without a password. */
  readonly name: string;
  /** Runs the work completely or not at all. Transactions of one database run one after the other. */
  transaction<T>(kind: TransactionKind, work: (tx: Statements) => Promise<T>): Promise<T>;
  /** The names of all tables. */
  tables(): Promise<ReadonlySet<string>>;
  /** How many other servers are connected, as far as the database knows. */
  others(): Promise<number>;
  /** Returns the space of deleted rows to the disk if the database does not do so itself. */
  reclaim(): Promise<void>;
  close(): Promise<void>;
}

/** Why a database cannot be used, as `/ready` reports it. */
export type StoreTrouble = 'unreachable' | 'damaged' | 'missing' | 'disk-full';

/** The database cannot be used at the moment. It may come back, so callers try again. */
export class Unreachable extends Error {
  readonly trouble: StoreTrouble;

  constructor(message: string, options: ErrorOptions & { readonly trouble?: StoreTrouble } = {}) {
    super(message, options);
    this.trouble = options.trouble ?? 'unreachable';
  }
}

/** The database works but does not accept these rows. Trying again is no use. */
export class Rejected extends Error {}

/** Runs asynchronous work one after the other. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work, work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
