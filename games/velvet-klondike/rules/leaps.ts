import { isRed, rankOf, suitOf, type Card } from '@playgrove/kit/logic/cards';
import { COLUMNS, HOME, WASTE, type Board } from './board.ts';

/** A move of the search: so many taps on the stock, then `count` cards from one pile to another. */
export type Leap = {
  readonly taps: number;
  readonly from: number;
  readonly count: number;
  readonly to: number;
};

const pack = (taps: number, from: number, count: number, to: number): number =>
  (taps << 16) | (from << 12) | (count << 6) | to;

export const repacked = ({ taps, from, count, to }: Leap): number => pack(taps, from, count, to);

export function unpacked(leap: number): Leap {
  return {
    taps: leap >> 16,
    from: (leap >> 12) & 15,
    count: (leap >> 6) & 63,
    to: leap & 63,
  };
}

/** Any card that could ever want to lie on this one can go home itself. */
function isSafe(board: Board, card: Card): boolean {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const least = Math.min(board.homes[suit ^ 1] as number, board.homes[suit ^ 3] as number);
  return rank <= least + 1 || (rank <= least + 2 && (board.homes[suit ^ 2] as number) + 3 > rank);
}

const fits = (lower: Card, upper: Card): boolean =>
  rankOf(lower) === rankOf(upper) + 1 && isRed(lower) !== isRed(upper);

function goesHome(board: Board, card: Card): boolean {
  return board.homes[suitOf(card)] === rankOf(card);
}

/**
 * Packed leaps, the least natural first, because the last of equals is tried first. A safe one
 * stands alone: nothing can be lost by it.
 */
export function leapsFrom(board: Board, draw: number): number[] {
  const home: number[] = [];
  for (let column = 0; column < COLUMNS; column += 1) {
    const card = (board.columns[column] as Card[]).at(-1);
    if (card === undefined || !goesHome(board, card)) continue;
    const leap = pack(0, column, 1, HOME + suitOf(card));
    if (isSafe(board, card)) return [leap];
    home.push(leap);
  }
  const drawn: number[] = [];
  const safe = talonLeaps(board, draw, drawn);
  if (safe !== undefined) return [safe];
  const found: number[] = [];
  backLeaps(board, found);
  found.push(...drawn.reverse());
  for (let column = 0; column < COLUMNS; column += 1) runLeaps(board, column, found);
  found.push(...home);
  return found;
}

function backLeaps(board: Board, found: number[]): void {
  for (let suit = 0; suit < 4; suit += 1) {
    const count = board.homes[suit] as number;
    // Aces and twos are never wanted back.
    if (count < 3) continue;
    const card = suit * 13 + count - 1;
    if (isSafeBack(board, card)) continue;
    for (let to = 0; to < COLUMNS; to += 1) {
      const top = (board.columns[to] as Card[]).at(-1);
      if (top !== undefined && fits(top, card)) found.push(pack(0, HOME + suit, 1, to));
    }
  }
}

/** A card that would be sent home again at once need not come back. */
function isSafeBack(board: Board, card: Card): boolean {
  const suit = suitOf(card);
  const least = Math.min(board.homes[suit ^ 1] as number, board.homes[suit ^ 3] as number);
  return rankOf(card) <= least + 1;
}

function talonLeaps(board: Board, draw: number, found: number[]): number | undefined {
  const { talon } = board;
  for (const [at, taps] of reach(talon.length, board.drawn, draw)) {
    const card = talon[at] as Card;
    if (goesHome(board, card)) {
      const leap = pack(taps, WASTE, 1, HOME + suitOf(card));
      if (draw === 1 && isSafe(board, card)) return leap;
      found.push(leap);
    }
    let empty = false;
    for (let to = 0; to < COLUMNS; to += 1) {
      const top = (board.columns[to] as Card[]).at(-1);
      if (top === undefined ? rankOf(card) === 12 && !empty : fits(top, card)) {
        found.push(pack(taps, WASTE, 1, to));
      }
      if (top === undefined) empty = true;
    }
  }
  return undefined;
}

/** Which cards of the talon can come up, each with the fewest taps on the stock. */
export function reach(
  size: number,
  drawn: number,
  draw: number,
): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  const seen = new Set<number>();
  let at = drawn;
  let rounds = 0;
  if (size === 0) return found;
  for (let taps = 0; rounds < 2; taps += 1) {
    if (at > 0 && !seen.has(at)) {
      seen.add(at);
      found.push([at - 1, taps]);
    }
    if (at === size) {
      at = 0;
      rounds += 1;
    } else {
      at = Math.min(size, at + draw);
    }
  }
  return found;
}

function runLeaps(board: Board, column: number, found: number[]): void {
  const cards = board.columns[column] as Card[];
  const down = board.down[column] as number;
  for (let at = cards.length - 1; at >= down; at -= 1) {
    const card = cards[at] as Card;
    if (at > down) {
      const under = cards[at - 1] as Card;
      if (!goesHome(board, under)) continue;
    }
    const count = cards.length - at;
    let empty = false;
    for (let to = 0; to < COLUMNS; to += 1) {
      if (to === column) continue;
      const top = (board.columns[to] as Card[]).at(-1);
      if (top === undefined) {
        if (rankOf(card) === 12 && at > 0 && !empty) found.push(pack(0, column, count, to));
        empty = true;
      } else if (fits(top, card)) {
        found.push(pack(0, column, count, to));
      }
    }
  }
}

/** Turns over cards of the stock, or the waste when there are none. */
export function tap(board: Board, draw: number): void {
  const { length } = board.talon;
  board.drawn = board.drawn === length ? 0 : Math.min(length, board.drawn + draw);
}

export function perform(board: Board, packed: number, draw: number): void {
  const { taps, from, count, to } = unpacked(packed);
  for (let done = 0; done < taps; done += 1) tap(board, draw);
  let cards: Card[];
  if (from === WASTE) {
    cards = board.talon.splice(board.drawn - 1, 1);
    board.drawn -= 1;
  } else if (from >= HOME) {
    const suit = from - HOME;
    board.homes[suit] = (board.homes[suit] as number) - 1;
    cards = [suit * 13 + (board.homes[suit] as number)];
  } else {
    const column = board.columns[from] as Card[];
    cards = column.splice(column.length - count, count);
    if (column.length > 0 && column.length === board.down[from])
      board.down[from] = column.length - 1;
  }
  if (to >= HOME) board.homes[to - HOME] = (board.homes[to - HOME] as number) + 1;
  else (board.columns[to] as Card[]).push(...cards);
}

/** From an open position everything goes home, the lowest card first. */
export function finish(board: Board, draw: number, path: Leap[]): void {
  for (;;) {
    const next = homeward(board, draw);
    if (next === undefined) return;
    perform(board, next, draw);
    path.push(unpacked(next));
  }
}

function homeward(board: Board, draw: number): number | undefined {
  for (let column = 0; column < COLUMNS; column += 1) {
    const card = (board.columns[column] as Card[]).at(-1);
    if (card !== undefined && goesHome(board, card)) {
      return pack(0, column, 1, HOME + suitOf(card));
    }
  }
  for (const [at, taps] of reach(board.talon.length, board.drawn, draw)) {
    const card = board.talon[at] as Card;
    if (goesHome(board, card)) return pack(taps, WASTE, 1, HOME + suitOf(card));
  }
  return undefined;
}
