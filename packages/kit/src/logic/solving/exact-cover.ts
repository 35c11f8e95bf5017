import type { Budget } from '@playgrove/kit/core';

export type CoverQuestion = {
  /** Rows that are already chosen. If two of them share a column there is no solution. */
  readonly given?: readonly number[];
  /** The most solutions: 2 distinguishes a unique one from many. */
  readonly limit: number;
  /** Each choice of a row costs one step. */
  readonly budget: Budget;
};

/** A table of rows over columns, built once and queried often. */
export interface ExactCover {
  /**
   * Sets of rows that cover each column exactly once, the given ones included. The same input gives
   * the same answers in the same order.
   * @throws BudgetSpent
   */
  solutions(question: CoverQuestion): readonly (readonly number[])[];
  /** The number of solutions, at most `limit`. @throws BudgetSpent */
  count(question: CoverQuestion): number;
}

/**
 * Knuth's Algorithm X with dancing links (D. E. Knuth, "Dancing Links", 2000): always branches on
 * the column with fewest rows left.
 * @param columns how many must be covered exactly once, numbered from 0
 * @param rows the columns of each row
 * @param optional how many more columns, numbered after those, may be covered at most once
 * @throws RangeError if a row names a missing column, or one twice
 */
export function exactCover(
  columns: number,
  rows: readonly (readonly number[])[],
  optional = 0,
): ExactCover {
  const links = new Links(columns, rows, optional);
  return {
    solutions(question) {
      const found: number[][] = [];
      links.search(question, (chosen) => found.push([...chosen]));
      return found;
    },
    count(question) {
      let count = 0;
      links.search(question, () => (count += 1));
      return count;
    },
  };
}

/** Node 0 is the root; 1 … all are the columns' heads; then the table's ones, row by row. */
class Links {
  readonly #left: Int32Array;
  readonly #right: Int32Array;
  readonly #up: Int32Array;
  readonly #down: Int32Array;
  readonly #head: Int32Array;
  readonly #row: Int32Array;
  readonly #size: Int32Array;
  readonly #covered: Uint8Array;
  /** By row: its first node, −1 for an empty one. */
  readonly #first: Int32Array;

  constructor(columns: number, rows: readonly (readonly number[])[], optional: number) {
    const all = columns + optional;
    const nodes = 1 + all + rows.reduce((sum, row) => sum + row.length, 0);
    const array = (): Int32Array => Int32Array.from({ length: nodes }, (_, node) => node);
    this.#left = array();
    this.#right = array();
    this.#up = array();
    this.#down = array();
    this.#head = array();
    this.#row = new Int32Array(nodes).fill(-1);
    this.#size = new Int32Array(all + 1);
    this.#covered = new Uint8Array(all + 1);
    this.#first = new Int32Array(rows.length).fill(-1);
    // Optional columns stay out of the ring, since they need not be covered.
    for (let head = 1; head <= columns; head += 1) this.#insert(head, head - 1);
    let node = all + 1;
    for (const [index, row] of rows.entries()) {
      const first = node;
      for (const column of row) {
        if (!Number.isInteger(column) || column < 0 || column >= all) {
          throw new RangeError(`row ${index}: there is no column ${column}, only 0 to ${all - 1}`);
        }
        if (row.indexOf(column) !== row.lastIndexOf(column)) {
          throw new RangeError(`row ${index}: names column ${column} twice`);
        }
        this.#hang(node, column + 1, index);
        if (node > first) this.#insert(node, node - 1);
        node += 1;
      }
      if (row.length > 0) this.#first[index] = first;
    }
  }

  /** Puts a node to the right of another in its ring. */
  #insert(node: number, after: number): void {
    const next = this.#right[after] as number;
    this.#right[node] = next;
    this.#left[node] = after;
    this.#right[after] = node;
    this.#left[next] = node;
  }

  /** Puts a node under the last of its column. */
  #hang(node: number, head: number, row: number): void {
    const last = this.#up[head] as number;
    this.#up[node] = last;
    this.#down[node] = head;
    this.#down[last] = node;
    this.#up[head] = node;
    this.#head[node] = head;
    this.#row[node] = row;
    this.#size[head] = (this.#size[head] as number) + 1;
  }

  search(question: CoverQuestion, found: (rows: readonly number[]) => void): void {
    const { given = [], limit, budget } = question;
    const taken: number[] = [];
    const open = { left: limit };
    const deeper = (): void => {
      const head = this.#narrowest();
      if (head === 0) {
        open.left -= 1;
        found(taken);
        return;
      }
      this.#cover(head);
      // A spent budget unwinds here too: the table must be restored.
      try {
        for (
          let node = this.#at(this.#down, head);
          node !== head && open.left > 0;
          node = this.#at(this.#down, node)
        ) {
          budget.spend();
          this.#tryRow(node, taken, deeper);
        }
      } finally {
        this.#uncover(head);
      }
    };
    const chosen: number[] = [];
    try {
      if (limit > 0 && this.#choose(given, chosen, taken)) deeper();
    } finally {
      for (const node of chosen.reverse()) {
        this.#giveBack(node);
        this.#uncover(this.#at(this.#head, node));
      }
    }
  }

  #tryRow(node: number, taken: number[], deeper: () => void): void {
    this.#take(node);
    taken.push(this.#at(this.#row, node));
    try {
      deeper();
    } finally {
      taken.pop();
      this.#giveBack(node);
    }
  }

  #choose(given: readonly number[], chosen: number[], taken: number[]): boolean {
    for (const row of given) {
      const first = this.#first[row];
      if (first === undefined) throw new RangeError(`given: there is no row ${row}`);
      taken.push(row);
      if (first < 0) continue;
      let node = first;
      do {
        if (this.#covered[this.#at(this.#head, node)]) return false;
        node = this.#at(this.#right, node);
      } while (node !== first);
      this.#cover(this.#at(this.#head, first));
      this.#take(first);
      chosen.push(first);
    }
    return true;
  }

  /** The column with the fewest rows; 0 if all are covered. */
  #narrowest(): number {
    let best = 0;
    let fewest = Infinity;
    for (let head = this.#at(this.#right, 0); head !== 0; head = this.#at(this.#right, head)) {
      const size = this.#at(this.#size, head);
      if (size >= fewest) continue;
      best = head;
      fewest = size;
      if (size < 2) break;
    }
    return best;
  }

  #at(array: Int32Array, index: number): number {
    return array[index] as number;
  }

  /** Covers the other columns of a node's row. */
  #take(node: number): void {
    for (
      let each = this.#at(this.#right, node);
      each !== node;
      each = this.#at(this.#right, each)
    ) {
      this.#cover(this.#at(this.#head, each));
    }
  }

  #giveBack(node: number): void {
    for (let each = this.#at(this.#left, node); each !== node; each = this.#at(this.#left, each)) {
      this.#uncover(this.#at(this.#head, each));
    }
  }

  #cover(head: number): void {
    const [left, right, up, down] = [this.#left, this.#right, this.#up, this.#down];
    this.#covered[head] = 1;
    right[this.#at(left, head)] = this.#at(right, head);
    left[this.#at(right, head)] = this.#at(left, head);
    for (let row = this.#at(down, head); row !== head; row = this.#at(down, row)) {
      for (let node = this.#at(right, row); node !== row; node = this.#at(right, node)) {
        down[this.#at(up, node)] = this.#at(down, node);
        up[this.#at(down, node)] = this.#at(up, node);
        const other = this.#at(this.#head, node);
        this.#size[other] = this.#at(this.#size, other) - 1;
      }
    }
  }

  #uncover(head: number): void {
    const [left, right, up, down] = [this.#left, this.#right, this.#up, this.#down];
    for (let row = this.#at(up, head); row !== head; row = this.#at(up, row)) {
      for (let node = this.#at(left, row); node !== row; node = this.#at(left, node)) {
        down[this.#at(up, node)] = node;
        up[this.#at(down, node)] = node;
        const other = this.#at(this.#head, node);
        this.#size[other] = this.#at(this.#size, other) + 1;
      }
    }
    right[this.#at(left, head)] = head;
    left[this.#at(right, head)] = head;
    this.#covered[head] = 0;
  }
}
