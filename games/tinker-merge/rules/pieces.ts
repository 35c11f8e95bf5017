export const MAX_TIER = 7;
/** Gadgets work from this tier on. */
export const WORKS = 3;
/** From this tier on, what they make is of the second tier. */
const MAKES_MORE = 5;

/** What a cell holds besides gadgets. A crate's number says how many merges still open it. */
export const EMPTY = 0;
export const CRATE = -1;
export const IRON = -2;
export const POST = -9;

/** A gadget as a number. */
export const pieceOf = (chain: number, tier: number): number => chain * 10 + tier;
export const chainOf = (piece: number): number => Math.floor(piece / 10);
export const tierOf = (piece: number): number => piece % 10;
export const isPiece = (content: number): boolean => content > 0;
export const isCrate = (content: number): boolean => content === CRATE || content === IRON;
export const works = (content: number): boolean => content > 0 && tierOf(content) >= WORKS;
/** How many parts a new gadget makes before it has run down. */
export const windingsOf = (piece: number): number => (works(piece) ? tierOf(piece) - 1 : 0);
/** What a gadget makes when it runs. */
export const productOf = (piece: number): number =>
  pieceOf(chainOf(piece), tierOf(piece) >= MAKES_MORE ? 2 : 1);
/** Parts of the first tier that it takes. */
export const valueOf = (piece: number): number => 2 ** (tierOf(piece) - 1);
export const canMerge = (one: number, other: number): boolean =>
  one === other && isPiece(one) && tierOf(one) < MAX_TIER;

/** A bench: what its cells hold, row by row. */
export type Grid = { readonly columns: number; readonly cells: readonly number[] };

/** Up, right, down, left: the order in which a gadget looks for room. */
export function besides(cell: number, { columns, cells }: Grid): readonly number[] {
  const column = cell % columns;
  return [
    cell - columns,
    column < columns - 1 ? cell + 1 : -1,
    cell + columns,
    column > 0 ? cell - 1 : -1,
  ].filter((at) => at >= 0 && at < cells.length);
}

/** The free cell in which a part lands that comes from the box: the nearest to it. */
export function landingOf({ columns, cells }: Grid): number {
  const middle = (columns - 1) / 2;
  let [best, least] = [-1, Infinity];
  for (const [cell, content] of cells.entries()) {
    if (content !== EMPTY) continue;
    const up = cells.length / columns - 1 - Math.floor(cell / columns);
    const far = up * 3 + Math.abs((cell % columns) - middle) + (cell % columns) / 100;
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

/** Free cells that a gadget can slide to, the nearest first: never over others. */
export function reachOf(from: number, grid: Grid): readonly number[] {
  const seen = [from];
  for (const at of seen)
    for (const cell of besides(at, grid))
      if (grid.cells[cell] === EMPTY && !seen.includes(cell)) seen.push(cell);
  return seen.slice(1);
}

/** Whether a gadget can slide to a cell: a free one, or one next to its way. */
export function canReach(from: number, to: number, grid: Grid): boolean {
  const ends = [from, ...reachOf(from, grid)];
  return ends.includes(to) || besides(to, grid).some((cell) => ends.includes(cell));
}
