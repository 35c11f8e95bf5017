import { crowns, fieldFor, type Cells, type Move, type Variant } from '../rules/board.ts';
import type { State } from '../rules/state.ts';

/** Milliseconds of one step, one hop, and of the crown that comes down. */
export const STEP = 190;
export const HOP = 270;
export const CROWN = 420;
/** Taken pieces are still flying when the jump is done. */
export const FLY = 380;
/** The look back: a moment to see the board, and one between the moves. */
const BEFORE = 900;
const BETWEEN = 700;
/** A move's own board is there so long before the move. */
export const LEAD = 500;
const AFTER = 1500;

export const BETTER = '#ffd02e';
export const WORSE = '#ff5a5f';

export type Timed = {
  readonly move: Move;
  /** The board before the move. */
  readonly cells: Cells;
  readonly start: number;
  readonly legs: number;
  readonly leg: number;
  readonly crowned: boolean;
  /** Look back: the color of the rings around where it begins and ends. */
  readonly ring?: string;
};

/** What a change of position shows: moves one after the other. */
export type Plan = {
  readonly moves: readonly Timed[];
  readonly ms: number;
  readonly back: boolean;
};

const NONE: Plan = { moves: [], ms: 120, back: false };

function timed(move: Move, cells: Cells, variant: Variant, start: number): Timed {
  const piece = cells[move.path[0] as number] as number;
  return {
    move,
    cells,
    start,
    legs: move.path.length - 1,
    leg: move.taken.length > 0 ? HOP : STEP,
    crowned: crowns(fieldFor(variant), piece, move.path.at(-1) as number),
  };
}

const lengthOf = ({ move, legs, leg, crowned }: Timed): number =>
  legs * leg + (crowned ? CROWN : 0) + (move.taken.length > 0 ? FLY * 0.5 : 0);

/** @param after the board after a move */
export function planOf(
  from: State,
  to: State,
  after: (cells: Cells, move: Move, variant: Variant) => Cells,
): Plan {
  const { variant } = to;
  if (to.shown && !from.shown && to.missed) {
    const moves: Timed[] = [];
    let start = BEFORE;
    // A trap first plays what happened, then sets the board back.
    for (const line of [to.missed.fault ?? [], to.missed.line]) {
      let { cells } = to.missed;
      for (const move of line) {
        const next = timed(move, cells, variant, start);
        moves.push({ ...next, ring: line === to.missed.line ? BETTER : WORSE });
        start += lengthOf(next) + BETWEEN;
        cells = after(cells, move, variant);
      }
      if (line.length > 0) start += BETWEEN;
    }
    return { moves, ms: start - 2 * BETWEEN + AFTER, back: false };
  }
  const step = to.moves - from.moves;
  const move = step === 1 ? to.last : step === -1 ? from.last : null;
  if (!move) return NONE;
  const one = timed(move, step === 1 ? from.cells : to.cells, variant, 0);
  return { moves: [one], ms: lengthOf(one), back: step === -1 };
}
