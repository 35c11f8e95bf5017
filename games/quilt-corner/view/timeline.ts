import type { Cue } from '@playgrove/kit/contract';
import { SIDE } from '../rules/board.ts';
import type { Last, State } from '../rules/state.ts';

/** Milliseconds: a patch lands; the needle begins; it runs along a line; the next line follows. */
export const LAND = 110;
const BEGIN = 80;
const RUN = 300;
const NEXT = 90;
/** A motif goes wave by wave, and each cell takes so long to fold away. */
const WAVE = 55;
export const FOLD = 260;
const DEAL = 260;

/** When the needle starts on a full line, and how long it takes. */
export const lineStart = (index: number): number => BEGIN + index * NEXT;
export const LINE_RUN = RUN;

const linesEnd = (last: Last): number =>
  last.lines.length === 0 ? 0 : lineStart(last.lines.length - 1) + RUN;

/** When a stitched cell begins to fold away. */
export function foldStart(last: Last, cell: number, wave: number): number {
  if (wave > 0) return linesEnd(last) - RUN * 0.4 + wave * WAVE;
  let start = Infinity;
  last.lines.forEach((line, index) => {
    const across = line < SIDE;
    if (across ? Math.floor(cell / SIDE) !== line : cell % SIDE !== line - SIDE) return;
    const step = across ? cell % SIDE : Math.floor(cell / SIDE);
    start = Math.min(start, lineStart(index) + ((step + 0.6) / SIDE) * RUN);
  });
  return start;
}

/** How long the picture of a move takes. */
export function lengthOf(last: Last): number {
  let end = LAND + (last.dealt ? DEAL : 40);
  for (let pair = 0; pair < last.swept.length; pair += 2) {
    const start = foldStart(last, last.swept[pair] ?? 0, last.swept[pair + 1] ?? 0);
    end = Math.max(end, start + FOLD);
  }
  return end;
}

/** Whether the step from one state to another was a patch sewn on, and not an undo. */
export function moveOf(from: State | undefined, to: State): Last | null {
  return from && to.placed === from.placed + 1 ? to.last : null;
}

export function cueTime({ name, stage = 0 }: Cue, last: Last): number {
  if (name === 'place') return 0;
  if (name === 'stitch') return lineStart(stage);
  if (name === 'deal') return LAND;
  if (name === 'button') return BEGIN + RUN * 0.5;
  return last.lines.length === 0 ? LAND : linesEnd(last) - 60 + (name === 'combo' ? 120 : 0);
}
