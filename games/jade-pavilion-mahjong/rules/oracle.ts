import { Search, type Pair } from './search.ts';
import { tableOf, type State, type Taken } from './state.ts';
import type { Table } from './table.ts';

/** Positions looked at before one is left undecided. */
const TIMEOUT = 3000;

const same = ([a, b]: Taken | Pair, [c, d]: Taken | Pair): boolean =>
  (a === c && b === d) || (a === d && b === c);

/**
 * Follows a game and knows the last position from which it can be won. It proves that with a way to
 * the win, and proves that a later one can't be won by looking at everything that can follow.
 *
 * Thinking is done in portions: `follow` says what was played, `think` goes on.
 */
export class Oracle {
  #line: readonly Taken[] = [];
  /** The first `#safe` pairs of the line lead to a position that can be won, by `#way`. */
  #safe = -1;
  #way: readonly Pair[] = [];
  /** As many pairs as this are decided, or left undecided. */
  #decided = -1;
  /** With this many pairs taken the game can't be won any more. */
  #dead: number | undefined;
  #search: Search | undefined;
  readonly #state: State;

  constructor(state: State) {
    this.#state = state;
  }

  /** Whether this is the game that it follows. */
  follows({ deal, tiles }: State): boolean {
    return deal.seed === this.#state.deal.seed && String(tiles) === String(this.#state.tiles);
  }

  follow({ taken }: State): void {
    let shared = 0;
    while (shared < taken.length && same(this.#line[shared] ?? [-1, -1], taken[shared] ?? [-2, -2]))
      shared += 1;
    if (shared === taken.length && shared === this.#line.length) return;
    if (this.#safe > shared) {
      // What was taken since then leads on from there as well.
      const undone = this.#line.slice(shared, this.#safe).map(([a, b]): Pair => [a, b]);
      this.#way = [...undone, ...this.#way];
      this.#safe = shared;
    }
    if (this.#dead !== undefined && this.#dead > shared) this.#dead = undefined;
    if (this.#decided > shared) this.#decided = shared;
    this.#line = [...taken];
    this.#search = undefined;
  }

  /** Looks at this many positions at most. @returns whether everything is decided */
  think(nodes: number): boolean {
    let left = nodes;
    while (left > 0 && this.#dead === undefined && this.#decided < this.#line.length) {
      const count = this.#decided + 1;
      const table = tableOf({ deal: this.#state.deal, taken: this.#line.slice(0, count) });
      const way = this.#search ? undefined : this.#adapted(table, count);
      if (way) {
        this.#decide(count, way);
        left -= 1;
        continue;
      }
      this.#search ??= new Search(table, this.#state.tiles);
      const before = this.#search.nodes;
      const verdict = this.#search.run(left);
      left -= Math.max(1, this.#search.nodes - before);
      if (verdict === 'won') this.#decide(count, this.#search.pairs);
      else if (verdict === 'dead') {
        this.#dead = count;
        this.#decided = this.#line.length;
        this.#search = undefined;
      } else if (this.#search.nodes >= TIMEOUT) {
        this.#decided = count;
        this.#search = undefined;
      }
    }
    return this.#dead !== undefined || this.#decided >= this.#line.length;
  }

  #decide(count: number, way: readonly Pair[]): void {
    this.#safe = count;
    this.#decided = count;
    this.#way = way;
    this.#search = undefined;
  }

  /** The known way without the pair just taken, if that still leads to the win. */
  #adapted(table: Table, count: number): readonly Pair[] | undefined {
    if (this.#safe !== count - 1 || this.#safe < 0) return undefined;
    const [a, b] = this.#line[count - 1] ?? [-1, -1];
    const other = new Map<number, number>();
    for (const [one, two] of this.#way) other.set(one, two).set(two, one);
    const [forA, forB] = [other.get(a), other.get(b)];
    if (forA === undefined || forB === undefined) return undefined;
    const rest = this.#way.filter((pair) => !pair.includes(a) && !pair.includes(b));
    // Their partners are left over: they have to go together now.
    if (forA !== b) rest.push([forA, forB]);
    return replayed(table.copy(), rest);
  }

  /** `undefined` as long as it is not known, or if it can't be. */
  get isWinnable(): boolean | undefined {
    if (this.#dead !== undefined) return false;
    return this.#safe === this.#line.length ? true : undefined;
  }

  /** Pairs taken in the last position of this game that is known to be winnable. */
  get safe(): number {
    return Math.max(0, this.#safe);
  }

  /** A way to the win from the last position, if it is winnable. */
  get way(): readonly Pair[] {
    return this.isWinnable ? this.#way : [];
  }
}

/** These pairs in an order in which they can all be taken, if there is one. */
export function replayed(table: Table, pairs: readonly Pair[]): readonly Pair[] | undefined {
  const order: Pair[] = [];
  let rest = pairs;
  while (rest.length > 0) {
    const later: Pair[] = [];
    for (const pair of rest) {
      if (!table.isFree(pair[0]) || !table.isFree(pair[1])) {
        later.push(pair);
        continue;
      }
      table.take(pair[0]);
      table.take(pair[1]);
      order.push(pair);
    }
    if (later.length === rest.length) return undefined;
    rest = later;
  }
  return order;
}
