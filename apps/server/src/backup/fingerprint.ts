import { createHash } from 'node:crypto';
import type { Row, Statements, Value } from '../store/database.ts';
import type { Table } from '../store/tables.ts';

/** The content of a table, whatever the order of its rows. Equal tables have equal fingerprints. */
export type Fingerprint = {
  readonly rows: number;
  /** Sums by numeric column, for people to compare; rounded to thousandths. */
  readonly sums: Readonly<Record<string, number>>;
  /** 16 hex digits that depend on every row. */
  readonly digest: string;
};

/** Builds a fingerprint row by row. */
export class FingerprintBuilder {
  #rows = 0;
  #digest = 0n;
  readonly #columns: readonly string[];
  readonly #sums: number[];

  constructor(columns: readonly string[]) {
    this.#columns = columns;
    this.#sums = columns.map(() => 0);
  }

  /** @param row in the order of the columns */
  add(row: readonly Value[]): void {
    this.#rows += 1;
    const hash = createHash('sha256').update(JSON.stringify(row)).digest();
    this.#digest = BigInt.asUintN(64, this.#digest + hash.readBigUInt64BE());
    for (const [at, value] of row.entries()) {
      if (typeof value === 'number') this.#sums[at] = (this.#sums[at] ?? 0) + value;
    }
  }

  get(): Fingerprint {
    const sums: Record<string, number> = {};
    for (const [at, name] of this.#columns.entries()) {
      const sum = this.#sums[at] ?? 0;
      if (name !== 'day' && sum !== 0) sums[name] = Math.round(sum * 1000) / 1000;
    }
    return { rows: this.#rows, sums, digest: this.#digest.toString(16).padStart(16, '0') };
  }
}

/** A table's rows in parts, each row in the order of the columns. */
export async function* rowsOf(tx: Statements, table: Table): AsyncIterable<Value[][]> {
  const sql = `SELECT ${table.columns.join(', ')} FROM ${table.name}`;
  for await (const part of tx.parts(sql)) {
    yield part.map((row: Row) => table.columns.map((name) => row[name] ?? ''));
  }
}

export async function fingerprint(tx: Statements, table: Table): Promise<Fingerprint> {
  const builder = new FingerprintBuilder(table.columns);
  for await (const part of rowsOf(tx, table)) for (const row of part) builder.add(row);
  return builder.get();
}

/** Describes how two fingerprints differ; undefined if they are equal. */
export function difference(
  table: string,
  wanted: Fingerprint,
  found: Fingerprint,
): string | undefined {
  if (wanted.rows !== found.rows) {
    return `${table} has ${found.rows} rows instead of ${wanted.rows}`;
  }
  for (const [name, sum] of Object.entries(wanted.sums)) {
    const other = found.sums[name] ?? 0;
    // The order of additions changes the last bits of fractions.
    if (Math.abs(other - sum) > Math.abs(sum) * 1e-9)
      return `the sum of ${name} in ${table} is ${other} instead of ${sum}`;
  }
  return wanted.digest === found.digest ? undefined : `${table} has other rows`;
}
