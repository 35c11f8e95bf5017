import pg from 'pg';
import { messageOf } from '../base/thrown.ts';
import { addressesOf } from './addresses.ts';
import {
  Rejected,
  SerialQueue,
  Unreachable,
  type Database,
  type Row,
  type Statements,
  type TransactionKind,
  type Value,
} from './database.ts';

/** Milliseconds to wait for a server that does not answer. */
export type Timeouts = { readonly connectMs: number; readonly answerMs: number };

const TIMEOUTS: Timeouts = { connectMs: 5000, answerMs: 30_000 };
const PART = 2000;
const APPLICATION = 'playgrove';
/** The key of an advisory lock that no other program in the database uses. */
const ALONE_LOCK = 7_305_112;
/** Type numbers of `bigint` and `numeric`, which the client would return as text. */
const LARGE: ReadonlySet<number> = new Set([20, 1700]);
const BEGIN: Readonly<Record<TransactionKind, string>> = {
  write: 'BEGIN',
  alone: 'BEGIN',
  snapshot: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
};

/**
 * A PostgreSQL database. It connects on first use and again after each lost connection.
 * @param url `postgres://user:password@host:port,host:port/database`; of several hosts, it uses the
 *   one that is not a standby
 */
export function openPostgres(url: string, timeouts: Timeouts = TIMEOUTS): Database {
  return new Postgres(url, timeouts);
}

class Postgres implements Database {
  readonly name: string;
  readonly #addresses: readonly string[];
  readonly #timeouts: Timeouts;
  readonly #queue = new SerialQueue();
  #client: pg.Client | undefined;
  /** Index of the address that worked last. */
  #last = 0;

  constructor(url: string, timeouts: Timeouts) {
    this.#addresses = addressesOf(url);
    this.#timeouts = timeouts;
    this.name = `PostgreSQL at ${this.#addresses.map(placeOf).join(', ')}`;
  }

  transaction<T>(kind: TransactionKind, work: (tx: Statements) => Promise<T>): Promise<T> {
    return this.#queue.run(() =>
      this.#with(async (client) => {
        await client.query(BEGIN[kind]);
        try {
          if (kind === 'alone') await client.query(`SELECT pg_advisory_xact_lock(${ALONE_LOCK})`);
          const result = await work(new PostgresStatements(client));
          await client.query('COMMIT');
          return result;
        } catch (error) {
          if (isAboutStatement(error)) await client.query('ROLLBACK');
          throw isAboutRows(error) ? new Rejected(error.message, { cause: error }) : error;
        }
      }),
    );
  }

  async tables(): Promise<ReadonlySet<string>> {
    const sql = 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()';
    const rows = await this.transaction('snapshot', (tx) => tx.all(sql));
    return new Set(rows.map(({ name }) => String(name)));
  }

  async others(): Promise<number> {
    const sql =
      'SELECT COUNT(*) AS n FROM pg_stat_activity WHERE datname = current_database() ' +
      `AND application_name = '${APPLICATION}' AND pid <> pg_backend_pid()`;
    const [row] = await this.transaction('snapshot', (tx) => tx.all<{ n: number }>(sql));
    return row?.n ?? 0;
  }

  /** Left to PostgreSQL's autovacuum. */
  async reclaim(): Promise<void> {
    await Promise.resolve();
  }

  async close(): Promise<void> {
    await this.#queue.run(async () => {
      await this.#client?.end().catch(() => undefined);
      this.#client = undefined;
    });
  }

  /** Runs work on the connection, and drops the connection after an error that may be its fault. */
  async #with<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = this.#client ?? (await this.#connect());
    try {
      return await work(client);
    } catch (error) {
      if (!(error instanceof Rejected || isAboutStatement(error))) this.#drop(client);
      throw error;
    }
  }

  async #connect(): Promise<pg.Client> {
    const failures: string[] = [];
    for (let tried = 0; tried < this.#addresses.length; tried += 1) {
      const at = (this.#last + tried) % this.#addresses.length;
      const address = this.#addresses[at] ?? '';
      try {
        this.#client = await this.#connectTo(address);
        this.#last = at;
        return this.#client;
      } catch (error) {
        failures.push(`${placeOf(address)}: ${messageOf(error)}`);
      }
    }
    throw new Unreachable(`PostgreSQL cannot be reached: ${failures.join('; ')}`);
  }

  async #connectTo(address: string): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: address,
      application_name: APPLICATION,
      connectionTimeoutMillis: this.#timeouts.connectMs,
      query_timeout: this.#timeouts.answerMs,
      keepAlive: true,
      types: { getTypeParser },
    });
    client.on('error', () => this.#drop(client));
    try {
      await client.connect();
      const { rows } = await client.query<{ standby: boolean }>(
        'SELECT pg_is_in_recovery() AS standby',
      );
      if (rows[0]?.standby === false) return client;
      throw new Error('is a standby');
    } catch (error) {
      this.#drop(client);
      throw error;
    }
  }

  #drop(client: pg.Client): void {
    if (this.#client === client) this.#client = undefined;
    void client.end().catch(() => undefined);
  }
}

class PostgresStatements implements Statements {
  readonly #client: pg.Client;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  async run(sql: string, values: readonly Value[] = []): Promise<number> {
    return (await this.#client.query(numbered(sql), [...values])).rowCount ?? 0;
  }

  async all<T extends Row>(sql: string, values: readonly Value[] = []): Promise<T[]> {
    return (await this.#client.query<T>(numbered(sql), [...values])).rows;
  }

  async *parts(sql: string): AsyncIterable<readonly Row[]> {
    await this.#client.query(`DECLARE reading NO SCROLL CURSOR FOR ${sql}`);
    for (;;) {
      const { rows } = await this.#client.query<Row>(`FETCH ${PART} FROM reading`);
      if (rows.length === 0) break;
      yield rows;
    }
    await this.#client.query('CLOSE reading');
  }
}

/** Turns `?` into `$1`, `$2` and so on. No statement here contains another question mark. */
function numbered(sql: string): string {
  let number = 0;
  return sql.replaceAll('?', () => `$${(number += 1)}`);
}

/** Reads large integers as numbers, because counters stay far below 2^53. */
const getTypeParser = ((oid: number, format?: 'text') =>
  LARGE.has(oid) ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

/** Whether only the statement failed: data, constraints, conflicts, syntax. The connection is fine. */
function isAboutStatement(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(?:22|23|40|42)/.test(error.code ?? '');
}

/** Whether the rows were refused: a value is out of range, missing or a duplicate. */
function isAboutRows(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && /^(?:22|23)/.test(error.code ?? '');
}

function placeOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
}
