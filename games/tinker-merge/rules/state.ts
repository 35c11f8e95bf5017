import { oneOf, shape, union, whole, type Parser } from '@playgrove/kit/core/parse';
import { medalsFor } from '@playgrove/kit/logic/levels';
import { canMerge, canReach, EMPTY, isPiece, landingOf, type Grid } from './pieces.ts';

/** Which bench, from 1; 0 for the open shop, −1 for the bench of the day. */
export type Params = { readonly level: number };

/** A customer, and the gadgets wanted; one that was handed over is negative. */
export type Order = { readonly who: number; wants: number[] };

/** A part that a gadget dropped: with which wave of a chain, and whether onto a twin. */
type Made = {
  readonly from: number;
  readonly to: number;
  readonly piece: number;
  readonly wave: number;
  readonly merges: boolean;
};

/** What the last move did, for the picture. */
export type Last = {
  readonly act: 'draw' | 'move' | 'merge' | 'give';
  /** −1 for the box. */
  readonly from: number;
  /** A cell, or a seat for `give`. */
  readonly to: number;
  readonly piece: number;
  /** Gadgets that ran, with what they made. */
  readonly made: readonly Made[];
  readonly opened: readonly number[];
  /** The customer who left with everything, or −1. */
  readonly served: number;
};

export type State = {
  readonly level: number;
  readonly columns: number;
  cells: number[];
  /** By cell: parts that the gadget there can still make. */
  wind: number[];
  /** By cell: what is in the crate there. */
  hidden: number[];
  /** Parts in the box, the next one first; the open shop's is filled up again and again. */
  parts: number[];
  /** Parts taken out. */
  drawn: number;
  seats: (Order | null)[];
  queue: Order[];
  served: number;
  /** Orders of this bench; 0 without end. */
  readonly orders: number;
  points: number;
  merges: number;
  /** Parts taken for two stars and for three, at most. */
  readonly marks: readonly number[];
  last: Last | null;
};

/** `draw`: the next part to a cell, or −1 for the nearest free one. `go`: slide to a free cell, or merge. */
export type Input =
  | { readonly act: 'draw'; readonly to: number }
  | { readonly act: 'go'; readonly from: number; readonly to: number }
  | { readonly act: 'give'; readonly from: number; readonly seat: number };

const MAX_CELL = 35;

export const parseParams = (levels: number): Parser<Params> => shape({ level: whole(-1, levels) });
export const parseInput: Parser<Input> = union('act', {
  draw: { to: whole(-1, MAX_CELL) },
  go: { from: whole(0, MAX_CELL), to: whole(0, MAX_CELL) },
  give: { from: whole(0, MAX_CELL), seat: oneOf(0, 1, 2) },
});

export const isEndless = ({ level }: Pick<State, 'level'>): boolean => level === 0;
export const rowsOf = ({ cells, columns }: Pick<State, 'cells' | 'columns'>): number =>
  cells.length / columns;
export const isServed = ({ served, orders }: State): boolean => orders > 0 && served >= orders;
/** Parts left; the open shop's box never empties. */
export const leftIn = (state: State): number => (isEndless(state) ? Infinity : state.parts.length);

/** The seat that wants a gadget, or −1. */
export const seatFor = ({ seats }: Pick<State, 'seats'>, piece: number): number =>
  seats.findIndex((order) => isPiece(piece) && order?.wants.includes(piece));

/** Pairs of cells with the same gadget, each once, the later cell first. */
export function twinsOf(cells: readonly number[]): readonly (readonly [number, number])[] {
  const pairs: [number, number][] = [];
  for (const [to, piece] of cells.entries())
    if (isPiece(piece))
      for (let from = to + 1; from < cells.length; from += 1)
        if (canMerge(cells[from] ?? EMPTY, piece)) pairs.push([from, to]);
  return pairs;
}

/** Those of them that have a way to each other. */
export const pairsOf = (grid: Grid): readonly (readonly [number, number])[] =>
  twinsOf(grid.cells).filter(([from, to]) => canReach(from, to, grid));

/** Cells on which the next part can be dropped to merge at once. */
export const dropsOf = ({ cells, parts: [next = EMPTY] }: State): readonly number[] =>
  cells.flatMap((piece, cell) => (canMerge(next, piece) ? [cell] : []));

export const canDraw = (state: State): boolean =>
  leftIn(state) > 0 && (landingOf(state) >= 0 || dropsOf(state).length > 0);

/** Nothing can be drawn, merged or handed over any more, not even after other gadgets moved. */
export const isStuck = (state: State): boolean =>
  !isServed(state) &&
  !canDraw(state) &&
  (landingOf(state) < 0 ? pairsOf(state) : twinsOf(state.cells)).length === 0 &&
  !state.cells.some((piece) => seatFor(state, piece) >= 0);

export const medals = medalsFor<State>({
  value: ({ drawn }) => drawn,
  better: 'lower',
  marks: ({ marks }) => marks,
  almost: 'almost.star',
});
