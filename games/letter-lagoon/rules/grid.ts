import type { Rng } from '@playgrove/kit/contract';

/** Right, down, the two slants to the right, then the same ways back. */
export const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
  [-1, 0],
  [0, -1],
  [-1, -1],
  [-1, 1],
] as const;

export type Size = {
  readonly columns: number;
  readonly rows: number;
  /** How many of `WAYS` words may run. */
  readonly ways: number;
};

/** A word of the list and its cells, first letter first. */
export type Placed = { readonly word: string; readonly cells: readonly number[] };

export type Lagoon = { readonly letters: string; readonly words: readonly Placed[] };

/** The cells from one on along a way; undefined if they leave the grid. */
export function cellsFrom(
  { columns, rows }: Pick<Size, 'columns' | 'rows'>,
  from: number,
  way: number,
  count: number,
): readonly number[] | undefined {
  const [dx, dy] = WAYS[way] ?? WAYS[0];
  const [x, y] = [from % columns, Math.floor(from / columns)];
  const [endX, endY] = [x + dx * (count - 1), y + dy * (count - 1)];
  if (endX < 0 || endY < 0 || endX >= columns || endY >= rows) return undefined;
  return Array.from({ length: count }, (_, at) => from + (dx + dy * columns) * at);
}

/** How often a word can be read, in all eight directions. */
export function timesIn(size: Size, letters: string, word: string): number {
  let times = 0;
  for (let from = 0; from < letters.length; from += 1) {
    if (letters[from] !== word[0]) continue;
    for (let way = 0; way < WAYS.length; way += 1) {
      const cells = cellsFrom(size, from, way, word.length);
      if (cells?.every((cell, at) => letters[cell] === word[at])) times += 1;
    }
  }
  return times;
}

type Fit = { readonly word: string; readonly cells: readonly number[]; readonly fresh: number };

/** Where a word fits between those that are placed, covering at most `room` cells more. */
function fitsOf(size: Size, letters: readonly string[], word: string, room: number): Fit[] {
  const fits: Fit[] = [];
  for (let from = 0; from < letters.length; from += 1)
    for (let way = 0; way < size.ways; way += 1) {
      const cells = cellsFrom(size, from, way, word.length);
      if (!cells?.every((cell, at) => letters[cell] === '' || letters[cell] === word[at])) continue;
      const fresh = cells.filter((cell) => letters[cell] === '').length;
      // A word that shares most of its letters with others would be found along with them.
      if (fresh <= room && fresh * 2 >= word.length) fits.push({ word, cells, fresh });
    }
  return fits;
}

/**
 * Words of a list in a grid, the letters that are left over spelling the secret from the upper left
 * to the lower right. Every word can be read once, and those of the list that found no room never.
 * @returns undefined if this random state leads to no such grid
 */
export function layOut(
  size: Size,
  secret: string,
  list: readonly string[],
  rng: Rng,
): Lagoon | undefined {
  const letters: string[] = Array.from({ length: size.columns * size.rows }, () => '');
  const words: Placed[] = [];
  let room = letters.length - secret.length;
  const waiting = rng.shuffled(list).toSorted((a, b) => b.length - a.length);
  for (const word of waiting) {
    const fits = fitsOf(size, letters, word, room);
    if (fits.length === 0) continue;
    // Crossings make room, and a grid of crossings is a joy to look through.
    const [one, other] = [rng.pick(fits), rng.pick(fits)];
    const best = one.fresh <= other.fresh ? one : other;
    const exact = fits.find(({ fresh }) => fresh === room);
    const { cells, fresh } = exact ?? best;
    for (const [at, cell] of cells.entries()) letters[cell] = word.charAt(at);
    words.push({ word, cells });
    room -= fresh;
    if (room === 0) break;
  }
  if (room > 0) return undefined;
  let next = 0;
  const filled = letters.map((letter) => (letter === '' ? secret.charAt(next++) : letter)).join('');
  const listed = new Set(words.map(({ word }) => word));
  const isFair = list.every((word) => timesIn(size, filled, word) === (listed.has(word) ? 1 : 0));
  return isFair
    ? { letters: filled, words: words.toSorted((a, b) => (a.word < b.word ? -1 : 1)) }
    : undefined;
}
