import { kindOf } from './faces.ts';
import type { Table } from './table.ts';

export type Pair = readonly [number, number];
export type Verdict = 'won' | 'dead' | 'open';

/** A position in which there is a choice, with the choices left. */
type Fork = {
  readonly choices: readonly Pair[];
  next: number;
  /** How many tiles were gone, before the tiles that may always be taken, and before the choice. */
  readonly gone: number;
};

/**
 * Looks for a way to clear the table knowing every tile, depth first. It stops after any number of
 * positions and goes on later, so that it can run between frames.
 *
 * - A kind whose tiles are all free is taken at once: that never costs anything.
 * - A position seen before is not looked at again.
 * - A position is dead if even a kinder game could not clear it: one in which tiles that have gone
 *   can be matched again.
 */
export class Search {
  readonly #table: Table;
  readonly #kinds: readonly number[];
  readonly #byKind: readonly (readonly number[])[];
  readonly #forks: Fork[] = [];
  /** Tiles taken so far, two by two. */
  readonly #gone: number[] = [];
  readonly #seen = new Set<string>();
  #verdict: Verdict = 'open';
  /** Positions looked at. */
  nodes = 0;

  constructor(table: Table, tiles: readonly number[]) {
    this.#table = table.copy();
    this.#kinds = tiles.map(kindOf);
    const byKind: number[][] = [];
    for (const [place, kind] of this.#kinds.entries())
      if (table.there[place] === 1) (byKind[kind] ??= []).push(place);
    this.#byKind = byKind.filter((places) => places.length > 0);
  }

  get verdict(): Verdict {
    return this.#verdict;
  }

  /** The pairs that clear the table, once it is won. */
  get pairs(): readonly Pair[] {
    const pairs: Pair[] = [];
    for (let at = 0; at < this.#gone.length; at += 2)
      pairs.push([this.#gone[at] ?? 0, this.#gone[at + 1] ?? 0]);
    return pairs;
  }

  /** Looks at this many more positions at most. */
  run(nodes: number): Verdict {
    for (let count = 0; count < nodes && this.#verdict === 'open'; count += 1) {
      if (this.nodes > 0 && !this.#choose()) this.#verdict = 'dead';
      else if (this.#open()) this.#verdict = 'won';
    }
    return this.#verdict;
  }

  /** Makes the next choice. @returns whether there was one */
  #choose(): boolean {
    for (let fork = this.#forks.at(-1); fork; fork = this.#forks.at(-1)) {
      this.#back(fork.gone);
      const pair = fork.choices[fork.next];
      fork.next += 1;
      if (pair) {
        this.#take(pair[0], pair[1]);
        return true;
      }
      this.#forks.pop();
    }
    return false;
  }

  #take(a: number, b: number): void {
    this.#table.take(a);
    this.#table.take(b);
    this.#gone.push(a, b);
  }

  #back(gone: number): void {
    while (this.#gone.length > gone) this.#table.putBack(this.#gone.pop() ?? 0);
  }

  /** Takes what is safe and lists the choices. @returns whether the table is clear */
  #open(): boolean {
    this.nodes += 1;
    this.#takeSafe();
    if (this.#table.left === 0) return true;
    const key = String.fromCharCode(...packed(this.#table.there));
    if (this.#seen.has(key) || !this.#isHopeful()) return false;
    this.#seen.add(key);
    this.#forks.push({ choices: this.#choices(), next: 0, gone: this.#gone.length });
    return false;
  }

  #takeSafe(): void {
    for (let again = true; again;) {
      again = false;
      for (const places of this.#byKind) {
        const left = places.filter((place) => this.#table.there[place] === 1);
        if (left.length === 0 || !left.every((place) => this.#table.isFree(place))) continue;
        for (let at = 0; at < left.length; at += 2) this.#take(left[at] ?? 0, left[at + 1] ?? 0);
        again = true;
      }
    }
  }

  /** Whether the kinder game can clear the table. */
  #isHopeful(): boolean {
    const table = this.#table.copy();
    for (let again = true; again;) {
      again = false;
      for (const places of this.#byKind) {
        const open = places.filter((place) => table.isFree(place));
        if (open.length === 0) continue;
        const passed = places.some(
          (place) => table.there[place] === 0 && this.#table.there[place] === 1,
        );
        if (open.length < 2 && !passed) continue;
        for (const place of open) table.take(place);
        again = true;
      }
    }
    return table.left === 0;
  }

  #choices(): readonly Pair[] {
    const choices: { readonly pair: Pair; readonly worth: number }[] = [];
    for (const places of this.#byKind) {
      const open = places.filter((place) => this.#table.isFree(place));
      for (const [at, a] of open.entries())
        for (const b of open.slice(at + 1))
          choices.push({ pair: [a, b], worth: worthOf(this.#table, a, b) });
    }
    return choices.toSorted((one, other) => other.worth - one.worth).map(({ pair }) => pair);
  }
}

/** How much two tiles are in the way of others: what lies under them counts more than what stands beside. */
export function worthOf({ shape, there }: Table, a: number, b: number): number {
  let worth = 0;
  for (const place of [a, b]) {
    for (const other of shape.below[place] ?? []) worth += 3 * (there[other] ?? 0);
    for (const other of shape.left[place] ?? []) worth += 2 * (there[other] ?? 0);
    for (const other of shape.right[place] ?? []) worth += 2 * (there[other] ?? 0);
    worth += shape.z[place] ?? 0;
  }
  return worth;
}

function packed(there: Uint8Array): number[] {
  const packs: number[] = [];
  for (let from = 0; from < there.length; from += 15) {
    let bits = 0;
    for (let at = 0; at < 15; at += 1) bits = bits * 2 + (there[from + at] ?? 0);
    packs.push(bits);
  }
  return packs;
}
