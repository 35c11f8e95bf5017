import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import type { Database, Statements, Value } from '../store/database.ts';
import { refuseNewer } from '../store/migrations.ts';
import { insert } from '../store/sql-store.ts';
import { TABLES, type Table } from '../store/tables.ts';
import {
  difference,
  fingerprint,
  FingerprintBuilder,
  rowsOf,
  type Fingerprint,
} from './fingerprint.ts';
import { createTables, readVersion, type Copied } from './stores.ts';

/**
 * A backup is lines of JSON, compressed with gzip: a head, then for each table its name and columns
 * and its rows as lists of values, and at the end a fingerprint of each table. The format is the
 * same for SQLite and PostgreSQL. It has no salts, so nobody can be found by the visitor hashes of
 * the open day.
 */
const FORMAT = 1;
const HeadSchema = v.object({ backup: v.literal(FORMAT), versions: v.array(v.string()) });
const NameSchema = v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/));
const TableSchema = v.object({ table: NameSchema, columns: v.array(NameSchema) });
const EndSchema = v.object({
  end: v.record(
    v.string(),
    v.object({ rows: v.number(), sums: v.record(v.string(), v.number()), digest: v.string() }),
  ),
});
const RowSchema = v.array(v.union([v.string(), v.number()]));
const INSERT_ROWS = 2000;

/**
 * Writes a snapshot of a store to a file. Servers may go on using the store.
 * @throws Error if the file exists already or the store cannot be read
 */
export async function writeBackup(db: Database, file: string): Promise<Copied> {
  if (existsSync(file)) throw new Error(`${file} is there already: choose another name.`);
  const versions = await readVersion(db);
  const partial = `${file}.partial`;
  const copied: Record<string, Fingerprint> = {};
  try {
    await db.transaction('snapshot', async (tx) => {
      const lines = Readable.from(linesOf(tx, versions, copied));
      await pipeline(lines, createGzip(), createWriteStream(partial));
    });
    await sync(partial);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  return copied;
}

async function* linesOf(
  tx: Statements,
  versions: readonly string[],
  copied: Record<string, Fingerprint>,
): AsyncIterable<string> {
  yield `${JSON.stringify({ backup: FORMAT, versions })}\n`;
  for (const table of TABLES) {
    yield `${JSON.stringify({ table: table.name, columns: table.columns })}\n`;
    const builder = new FingerprintBuilder(table.columns);
    for await (const rows of rowsOf(tx, table)) {
      for (const row of rows) builder.add(row);
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    }
    copied[table.name] = builder.get();
  }
  yield `${JSON.stringify({ end: copied })}\n`;
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

/**
 * Creates a store from a backup and compares every row. Nothing changes if anything is wrong.
 * @param replace whether an existing store may be replaced
 * @throws Error if the file is no complete backup or of a newer release, or if a store exists
 */
export async function readBackup(file: string, db: Database, replace: boolean): Promise<Copied> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const existing = await db.tables();
  return db.transaction('alone', async (tx) => {
    const reader = new BackupReader(file, tx, (versions) =>
      createTables(tx, db.name, existing, versions, replace),
    );
    return reader.read();
  });
}

class BackupReader {
  readonly #file: string;
  readonly #tx: Statements;
  readonly #begin: (versions: readonly string[]) => Promise<void>;
  readonly #tables: Table[] = [];
  #rows: Value[][] = [];
  #line = 0;

  constructor(file: string, tx: Statements, begin: (versions: readonly string[]) => Promise<void>) {
    this.#file = file;
    this.#tx = tx;
    this.#begin = begin;
  }

  async read(): Promise<Copied> {
    let end: Copied | undefined;
    for await (const line of this.#lines()) {
      this.#line += 1;
      if (end) throw this.#wrong('has more after its end');
      const json = this.#json(line);
      if (this.#line === 1) await this.#head(json);
      else if (Array.isArray(json)) await this.#row(json);
      else if (v.is(EndSchema, json)) end = json.end;
      else await this.#table(json);
    }
    if (!end) throw this.#wrong('ends too early');
    await this.#flush();
    await this.#compare(end);
    return end;
  }

  async #head(json: unknown): Promise<void> {
    const head = v.safeParse(HeadSchema, json);
    if (!head.success) throw this.#wrong('is no backup of a portal');
    refuseNewer(this.#file, head.output.versions);
    await this.#begin(head.output.versions);
  }

  async #table(json: unknown): Promise<void> {
    await this.#flush();
    const found = v.safeParse(TableSchema, json);
    if (!found.success) throw this.#wrong('is neither a table nor a row');
    const { table, columns } = found.output;
    if (!TABLES.some(({ name }) => name === table)) throw this.#wrong(`names a table ${table}`);
    this.#tables.push({ name: table, columns });
  }

  async #row(json: unknown): Promise<void> {
    const row = v.safeParse(RowSchema, json);
    const columns = this.#tables.at(-1)?.columns.length;
    if (!row.success || row.output.length !== columns) throw this.#wrong('is no row of its table');
    this.#rows.push(row.output);
    if (this.#rows.length === INSERT_ROWS) await this.#flush();
  }

  async #flush(): Promise<void> {
    const table = this.#tables.at(-1);
    if (table) await insert(this.#tx, table.name, table.columns, this.#rows);
    this.#rows = [];
  }

  async #compare(end: Copied): Promise<void> {
    for (const table of this.#tables) {
      const wanted = end[table.name];
      if (!wanted) throw this.#wrong(`does not say what ${table.name} adds up to`);
      const wrong = difference(table.name, wanted, await fingerprint(this.#tx, table));
      if (wrong !== undefined) throw this.#wrong(`is damaged: ${wrong}`);
    }
    if (Object.keys(end).length !== this.#tables.length) throw this.#wrong('lacks a table');
  }

  async *#lines(): AsyncIterable<string> {
    let rest = '';
    try {
      const unpacked = createReadStream(this.#file).pipe(createGunzip()).setEncoding('utf8');
      for await (const part of unpacked) {
        const lines = (rest + String(part)).split('\n');
        rest = lines.pop() ?? '';
        yield* lines;
      }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      throw this.#wrong(`is damaged or no backup: ${error.message}`);
    }
    if (rest !== '') yield rest;
  }

  #json(line: string): unknown {
    try {
      return JSON.parse(line);
    } catch {
      throw this.#wrong('is no backup of a portal');
    }
  }

  #wrong(what: string): Error {
    return new Error(`${this.#file} ${what} (line ${this.#line}). Nothing was changed.`);
  }
}
