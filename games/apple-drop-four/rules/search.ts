import { BudgetSpent } from '@playgrove/kit/core';
import {
  columnsOf,
  EMPTY,
  landing,
  legal,
  needOf,
  other,
  POP,
  ROWS,
  type Position,
  type Rule,
} from './board.ts';

/*
 * Alpha-beta on bitboards. A side's apples are 63 bits in two halves of 32: seven bits a column from
 * the left, each from the bottom up. The seventh bit is never set, so a line cannot run on into the
 * next column.
 */

/** A win after `n` moves of the whole game is worth this minus `n`. */
export const WIN = 10_000;
/** Anything above is a win that is certain. */
export const SURE = WIN - 1000;
const TALL = ROWS + 1;
const SHIFTS = [1, TALL - 1, TALL, TALL + 1] as const;
const WEIGHTS = [0, 1, 5, 22, 60];
/** A threat that only waits is worth more where the turns lead to it. */
const PARITY = 26;
const DEEP = 99;

/** `sure`: every line was read to its end. */
export type Ranked = {
  readonly moves: readonly { readonly move: number; readonly value: number }[];
  readonly sure: boolean;
};

/** Whether the bits contain a run of `need` in any of the four directions. */
function hasLine(low: number, high: number, need: number): boolean {
  for (const by of SHIFTS) {
    let l = low;
    let h = high;
    for (let more = 1; more < need && (l | h) !== 0; more += 1) {
      l = low & ((l >>> by) | (h << (32 - by)));
      h = high & (h >>> by);
    }
    if ((l | h) !== 0) return true;
  }
  return false;
}

function ones(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Every row of cells in which a line may stand: low and high halves in turn. */
function windowsOf(columns: number, need: number): Int32Array {
  const found: number[] = [];
  for (const by of SHIFTS) {
    for (let from = 0; from < columns * TALL; from += 1) {
      const bits = Array.from({ length: need }, (_, step) => from + step * by);
      if (bits.some((bit) => bit % TALL === ROWS || bit >= columns * TALL)) continue;
      let [low, high] = [0, 0];
      for (const bit of bits) {
        if (bit < 32) low |= 1 << bit;
        else high |= 1 << (bit - 32);
      }
      found.push(low, high);
    }
  }
  return Int32Array.from(found);
}

/** The table of positions; later ones replace earlier ones. */
const PLACES = 1 << 16;
const [EXACT, MIN, MAX] = [0, 1, 2];

class Reader {
  readonly #need: number;
  readonly #pops: boolean;
  readonly #order: readonly number[];
  readonly #heights: Int8Array;
  readonly #windows: Int32Array;
  readonly #parity: number;
  #nodes: number;
  /** Whether the last search stopped anywhere before the end of the game. */
  stopped = false;
  // Low and high key, then value, depth, bound and best move.
  readonly #keys = new Int32Array(PLACES * 2);
  readonly #facts = new Int16Array(PLACES * 4);

  constructor(rule: Rule, cells: readonly number[], parity: number, nodes: number) {
    this.#need = needOf(rule);
    this.#pops = rule === 'pop';
    this.#order = legal({ rule, cells: cells.map(() => EMPTY), turn: 1 });
    this.#heights = Int8Array.from({ length: columnsOf(rule) }, (_, column) => {
      const cell = landing(cells, column);
      return cell === undefined ? ROWS : cell - column * ROWS;
    });
    this.#windows = windowsOf(columnsOf(rule), this.#need);
    this.#parity = parity;
    this.#nodes = nodes;
  }

  /** The value of a legal move to the side with the bits `m`. */
  along(
    m0: number,
    m1: number,
    t0: number,
    t1: number,
    move: number,
    ply: number,
    depth: number,
    low: number,
    high: number,
  ): number {
    const column = move % POP;
    const heights = this.#heights;
    const height = heights[column] as number;
    let n0 = m0;
    let n1 = m1;
    let o0 = t0;
    let o1 = t1;
    if (move < POP) {
      const bit = column * TALL + height;
      if (bit < 32) n0 |= 1 << bit;
      else n1 |= 1 << (bit - 32);
    } else {
      const from = column * TALL;
      const c0 = from < 32 ? 127 << from : 0;
      const c1 = from >= 32 ? 127 << (from - 32) : from > 25 ? 127 >>> (32 - from) : 0;
      n0 = (m0 & ~c0) | ((((m0 & c0) >>> 1) | ((m1 & c1) << 31)) & c0);
      n1 = (m1 & ~c1) | (((m1 & c1) >>> 1) & c1);
      o0 = (t0 & ~c0) | ((((t0 & c0) >>> 1) | ((t1 & c1) << 31)) & c0);
      o1 = (t1 & ~c1) | (((t1 & c1) >>> 1) & c1);
    }
    if (hasLine(n0, n1, this.#need)) return WIN - ply - 1;
    if (move >= POP && hasLine(o0, o1, this.#need)) return ply + 1 - WIN;
    heights[column] = height + (move < POP ? 1 : -1);
    const value = 0 - this.#value(o0, o1, n0, n1, ply + 1, depth - 1, -high, -low);
    heights[column] = height;
    return value;
  }

  #value(
    m0: number,
    m1: number,
    t0: number,
    t1: number,
    ply: number,
    depth: number,
    low: number,
    high: number,
  ): number {
    if ((this.#nodes -= 1) < 0) throw new BudgetSpent('apple search', ply);
    if (depth <= 0) {
      this.stopped = true;
      return this.#worth(m0, m1, t0, t1, ply);
    }
    const sum = (m0 >>> 0) + ((m0 | t0) >>> 0);
    const k0 = sum | 0;
    const k1 = (m1 + (m1 | t1) + (sum > 0xffffffff ? 1 : 0)) | 0;
    const at = ((Math.imul(k0, 0x9e3779b1) ^ Math.imul(k1, 0x85ebca6b)) >>> 16) % PLACES;
    const facts = this.#facts;
    let first = -1;
    // With apples taken out, a position may come twice, and its value depends on the way to it.
    if (!this.#pops && this.#keys[at * 2] === k0 && this.#keys[at * 2 + 1] === k1) {
      const value = facts[at * 4] as number;
      const read = facts[at * 4 + 1] as number;
      const bound = facts[at * 4 + 2] as number;
      if (read >= depth && (bound === EXACT || (bound === MIN ? value >= high : value <= low))) {
        if (read < DEEP) this.stopped = true;
        return value;
      }
      first = facts[at * 4 + 3] as number;
    }
    const before = this.stopped;
    this.stopped = false;
    let best = -1;
    let value = -Infinity;
    for (let turn = -1; turn < this.#order.length * 2; turn += 1) {
      const move = turn < 0 ? first : this.#moveAt(turn, m0, m1);
      if (move < 0 || (turn >= 0 && move === first)) continue;
      const reached = this.along(m0, m1, t0, t1, move, ply, depth, Math.max(low, value), high);
      if (reached > value) {
        value = reached;
        best = move;
      }
      if (value >= high) break;
    }
    if (best < 0) value = 0;
    this.#keys[at * 2] = k0;
    this.#keys[at * 2 + 1] = k1;
    facts[at * 4] = value;
    facts[at * 4 + 1] = this.stopped ? depth : DEEP;
    facts[at * 4 + 2] = value >= high ? MIN : value <= low ? MAX : EXACT;
    facts[at * 4 + 3] = best;
    this.stopped ||= before;
    return value;
  }

  /** The legal move at a place of the order, drops before pops; −1 for none. */
  #moveAt(turn: number, m0: number, m1: number): number {
    const column = this.#order[turn % this.#order.length] as number;
    if (turn < this.#order.length) return (this.#heights[column] as number) < ROWS ? column : -1;
    if (!this.#pops) return -1;
    const bit = column * TALL;
    const own = bit < 32 ? (m0 >>> bit) & 1 : (m1 >>> (bit - 32)) & 1;
    return own === 1 ? column + POP : -1;
  }

  /** An estimate to the side to move: rows of cells that only one side stands in. */
  #worth(m0: number, m1: number, t0: number, t1: number, ply: number): number {
    let worth = 0;
    const windows = this.#windows;
    for (let at = 0; at < windows.length; at += 2) {
      const w0 = windows[at] as number;
      const w1 = windows[at + 1] as number;
      const mine = ones(m0 & w0) + ones(m1 & w1);
      const theirs = ones(t0 & w0) + ones(t1 & w1);
      if (mine > 0 === theirs > 0) continue;
      const count = Math.max(mine, theirs);
      let gain = WEIGHTS[count] as number;
      if (count === this.#need - 1) {
        const free = w0 & ~(m0 | t0);
        const bit = free === 0 ? 63 - Math.clz32(w1 & ~(m1 | t1)) : 31 - Math.clz32(free);
        // Who began fills the odd rows in the end, the other one the even ones.
        const begins = (ply + this.#parity) % 2 === (mine > 0 ? 0 : 1);
        if (((bit % TALL) % 2 === 0) === begins) gain += PARITY;
      }
      worth += mine > 0 ? gain : -gain;
    }
    return worth;
  }
}

/**
 * Every move with its value to the side to move, best first: deeper and deeper until the game is
 * read to its end or the nodes are spent.
 * @param window least and most value of interest; −1 and 1 tell only wins, draws and losses apart
 */
export function rank(
  at: Position,
  { nodes, depth = DEEP - 1 }: { readonly nodes: number; readonly depth?: number },
  [low, high]: readonly [number, number] = [-WIN, WIN],
): Ranked {
  const bits = (side: number): [number, number] => {
    const half: [number, number] = [0, 0];
    for (const [cell, each] of at.cells.entries()) {
      const bit = cell + Math.floor(cell / ROWS);
      if (each === side) half[bit < 32 ? 0 : 1] |= 1 << (bit & 31);
    }
    return half;
  };
  const [m0, m1] = bits(at.turn);
  const [t0, t1] = bits(other(at.turn));
  // A crate with an even number of apples is the turn of who began.
  const parity = at.cells.filter((cell) => cell !== EMPTY).length % 2;
  const reader = new Reader(at.rule, at.cells, parity, nodes);
  let moves: Ranked['moves'] = legal(at).map((move) => ({ move, value: 0 }));
  let sure = moves.length === 0;
  try {
    for (let ahead = 1; ahead <= depth && !sure; ahead += 1) {
      reader.stopped = false;
      moves = moves
        .map(({ move }) => ({
          move,
          value: reader.along(m0, m1, t0, t1, move, 0, ahead, low, high),
        }))
        .toSorted((one, two) => two.value - one.value);
      sure = !reader.stopped;
    }
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
  }
  return { moves, sure };
}
