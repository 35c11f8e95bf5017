import { rankOf, suitOf, type Card } from '@playgrove/kit/logic/cards';
import { hashSeed } from '@playgrove/kit/core';
import { COLUMNS, isOpen, keyOf, read, thawed, written, type Board, type Layout } from './board.ts';
import { finish, leapsFrom, perform, unpacked, type Leap } from './leaps.ts';

export type { Leap } from './leaps.ts';

export type Found =
  | { readonly kind: 'won'; readonly leaps: readonly Leap[]; readonly nodes: number }
  /** Every position that can be reached was looked at: there is no win. */
  | { readonly kind: 'dead'; readonly nodes: number }
  /** The budget ran out first. */
  | { readonly kind: 'unknown'; readonly nodes: number };

/**
 * Looks for a win knowing all cards, the most promising position first. Positions that differ
 * only in the order of columns are one. Moves that cannot matter are left out: a part of a run is
 * moved only to send home what it uncovers.
 * @param budget positions to open at most
 * @param salt not 0: another order of what is about as promising, the same for the same number
 */
export function search(start: Layout, budget: number, salt = 0): Found {
  const { draw } = start;
  const boards: string[] = [];
  const parents: number[] = [];
  const leaps: number[] = [];
  const depths: number[] = [];
  const queue = new Queue();
  const seen = new Set<string>();

  const add = (board: Board, parent: number, leap: number, depth: number): number | undefined => {
    const key = keyOf(board, draw);
    if (seen.has(key)) return undefined;
    seen.add(key);
    const index = boards.length;
    boards.push(written(board));
    parents.push(parent);
    leaps.push(leap);
    depths.push(depth);
    if (isOpen(board, draw)) return index;
    queue.push(index, worth(board, draw) + (depth >> 3) + noise(key, salt));
    return undefined;
  };

  let goal = add(thawed(start), -1, 0, 0);
  let nodes = 0;
  while (goal === undefined) {
    const index = queue.pop();
    if (index === undefined) return { kind: 'dead', nodes };
    if (nodes >= budget) return { kind: 'unknown', nodes };
    nodes += 1;
    const text = boards[index] as string;
    for (const leap of leapsFrom(read(text), draw)) {
      // A tap on the stock is a move too.
      const depth = (depths[index] as number) + 1 + (leap >> 16);
      const board = read(text);
      perform(board, leap, draw);
      goal = add(board, index, leap, depth);
      if (goal !== undefined) break;
    }
  }
  const path: Leap[] = [];
  for (let at = goal; (parents[at] as number) >= 0; at = parents[at] as number) {
    path.push(unpacked(leaps[at] as number));
  }
  path.reverse();
  finish(read(boards[goal] as string), draw, path);
  return { kind: 'won', leaps: path, nodes };
}

/** So many more looks, each in another order and so much smaller: a first wrong turn is not taken again. */
const RETRIES = 6;
const SHARE = 3;

/**
 * One long look, then shorter ones in other orders: finds more than one look of the same length.
 * @param budget positions of the long look; all together open three times as many at most
 */
export function searchAgain(start: Layout, budget: number): Found {
  let found = search(start, budget);
  let { nodes } = found;
  for (let salt = 1; salt <= RETRIES && found.kind === 'unknown'; salt += 1) {
    found = search(start, Math.ceil(budget / SHARE), salt);
    nodes += found.nodes;
  }
  return { ...found, nodes };
}

const NOISE = 8;

function noise(key: string, salt: number): number {
  return salt === 0 ? 0 : hashSeed(`${salt}${key}`) % NOISE;
}

/** Lower is more promising. */
function worth(board: Board, draw: number): number {
  let value = 0;
  for (const count of board.homes) value -= count * 2;
  for (let column = 0; column < COLUMNS; column += 1) {
    const cards = board.columns[column] as Card[];
    const down = board.down[column] as number;
    value += down * 7 + (down > 0 ? 1 : 0);
    // A card above a lower one of its suit must leave before that one can go home.
    for (let at = 0; at < cards.length; at += 1) {
      const card = cards[at] as Card;
      const depth = cards.length - at - 1;
      if (at < down) {
        const due = rankOf(card);
        if (due < 4) value += Math.min(3, depth);
      }
      for (let over = Math.max(at + 1, down); over < cards.length; over += 1) {
        const upper = cards[over] as Card;
        if (upper > card && suitOf(upper) === suitOf(card)) {
          value += 2;
          break;
        }
      }
    }
  }
  value += board.talon.length * (draw === 1 ? 1 : 2);
  return value;
}

/** The lowest number first; of equals the one that came last, so that a good line is followed. */
class Queue {
  readonly #buckets: number[][] = [];
  #lowest = 0;

  push(index: number, value: number): void {
    const bucket = Math.max(0, value + 200);
    (this.#buckets[bucket] ??= []).push(index);
    if (bucket < this.#lowest) this.#lowest = bucket;
  }

  pop(): number | undefined {
    for (; this.#lowest < this.#buckets.length; this.#lowest += 1) {
      const index = this.#buckets[this.#lowest]?.pop();
      if (index !== undefined) return index;
    }
    return undefined;
  }
}
