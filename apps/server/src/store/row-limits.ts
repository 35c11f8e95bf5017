import type { Statements, Value } from './database.ts';
import type { Sum } from './sums.ts';
import { COUNTERS, type Bound, type Counters, type CounterTable } from './tables.ts';

/** Sums that fit into a table, and how often others did not. */
export type Fitting = { readonly sums: readonly Sum[]; readonly overflow: readonly Sum[] };

/** Most existing rows to remember; then all are forgotten and looked up again. */
const MAX_KNOWN = 200_000;
/** Names to look up at once. */
const NAMES = 500;
/** After adding this many rows, count a day's rows again, because other nodes add some too. */
const COUNT_AGAIN = 10_000;

/** Bounds the tables in which visitors choose the keys. */
export class RowLimits {
  /** Keys of existing rows, by table and the columns that share a bound. */
  readonly #known = new Map<string, Set<string>>();
  #size = 0;
  /** Rows that a day has in a table without values, and how many of them this store added. */
  readonly #counted = new Map<string, { rows: number; added: number }>();

  /** Forgets everything, because a transaction was rolled back. */
  forget(): void {
    this.#known.clear();
    this.#size = 0;
    this.#counted.clear();
  }

  /** Fits the sums of one table; those without room count in the table's rest row. */
  async fit(tx: Statements, table: CounterTable, sums: readonly Sum[]): Promise<Fitting> {
    const { keys, bound }: Counters = COUNTERS[table];
    const { rest } = bound ?? {};
    if (!bound || !rest) return { sums, overflow: [] };
    const fitting: Sum[] = [];
    const overflow: Sum[] = [];
    for (const sum of sums) {
      const known = await this.#rowsAround(tx, table, keys, bound, sum.key);
      const id = JSON.stringify(sum.key);
      if (known.size < bound.most && !known.has(id)) {
        known.add(id);
        this.#size += 1;
      }
      if (known.has(id)) fitting.push(sum);
      else {
        fitting.push({ key: rest(sum.key), add: sum.add });
        overflow.push({ key: [sum.key[0] ?? 0, table], add: [sum.add[0] ?? 0] });
      }
    }
    return { sums: fitting, overflow };
  }

  /**
   * Fits the keys of one day into a table without values. Call `added` with the rows they made.
   * @returns the keys that fit
   */
  async fitList(tx: Statements, table: CounterTable, sums: readonly Sum[]): Promise<Fitting> {
    const { keys, bound }: Counters = COUNTERS[table];
    const [day = 0] = sums[0]?.key ?? [];
    const { rows } = await this.#count(tx, table, day);
    const room = (bound?.most ?? Number.POSITIVE_INFINITY) - rows;
    if (sums.length <= room) return { sums, overflow: [] };
    const column = keys.at(-1) ?? '';
    const existing = new Set<unknown>();
    for (let start = 0; start < sums.length; start += NAMES) {
      const names = sums.slice(start, start + NAMES).map(({ key }) => key.at(-1) ?? '');
      const marks = names.map(() => '?').join(', ');
      const sql = `SELECT ${column} AS name FROM ${table} WHERE day = ? AND ${column} IN (${marks})`;
      for (const row of await tx.all(sql, [day, ...names])) existing.add(row['name']);
    }
    const fresh = sums.filter(({ key }) => !existing.has(key.at(-1)));
    const left = Math.max(0, room);
    const overflow = fresh.slice(left).map(() => ({ key: [day, table], add: [1] }));
    return { sums: fresh.slice(0, left), overflow };
  }

  /** Records how many rows were added to a table without values. */
  added(table: CounterTable, day: Value, rows: number): void {
    const counted = this.#counted.get(`${table} ${day}`);
    if (!counted) return;
    counted.rows += rows;
    counted.added += rows;
  }

  async #count(tx: Statements, table: CounterTable, day: Value) {
    const id = `${table} ${day}`;
    const known = this.#counted.get(id);
    if (known && known.added < COUNT_AGAIN) return known;
    const [row] = await tx.all<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE day = ?`, [
      day,
    ]);
    const counted = { rows: Number(row?.n ?? 0), added: 0 };
    // Usually one day is open, and two for some minutes.
    if (this.#counted.size > 10) this.#counted.clear();
    this.#counted.set(id, counted);
    return counted;
  }

  /** Keys of the rows that share a bound with this key. */
  async #rowsAround(
    tx: Statements,
    table: CounterTable,
    keys: readonly string[],
    { each }: Bound,
    key: readonly Value[],
  ): Promise<Set<string>> {
    const columns = each === undefined ? ['day'] : ['day', each];
    const values = columns.map((column) => key[keys.indexOf(column)] ?? '');
    const id = JSON.stringify([table, ...values]);
    const known = this.#known.get(id);
    if (known) return known;
    if (this.#size > MAX_KNOWN) this.forget();
    const where = columns.map((column) => `${column} = ?`).join(' AND ');
    const rows = await tx.all(`SELECT ${keys.join(', ')} FROM ${table} WHERE ${where}`, values);
    const found = new Set(rows.map((row) => JSON.stringify(keys.map((name) => row[name]))));
    this.#known.set(id, found);
    this.#size += found.size;
    return found;
  }
}
