import type { Json, Result, StepContext } from '@playgrove/kit/contract';
import { clamped, lenient, optional, whole } from '@playgrove/kit/core/parse';
import {
  endRun,
  freshBoard,
  parseBoard,
  recordEvent,
  type MissionBoard,
} from '@playgrove/kit/logic/missions';
import { BLADE_KINDS } from './blades.ts';
import { MISSIONS, type Deed } from './missions.ts';
import type { State } from './state.ts';

/**
 * What a player carries from run to run. `blades` counts those that are open, once it is more than
 * one: they stay open, whatever later rules need.
 */
export type Carried = {
  readonly board: MissionBoard;
  readonly blade: number;
  readonly blades?: number;
};

export const FRESH: Carried = { board: freshBoard(MISSIONS), blade: 0 };

/** Blades that are open, as a count: they open in order. */
export function openBlades({ board, blades = 1 }: Carried): number {
  return Math.max(blades, BLADE_KINDS.filter(({ needs }) => board.done.length >= needs).length);
}

/** After a run, if it `isOver`. */
export function carriedAfter({ career }: State, isOver: boolean): Carried {
  const blades = openBlades(career);
  const board = isOver ? endRun(MISSIONS, career.board) : career.board;
  return { ...career, board, ...(blades > 1 && { blades }) };
}

const carried = lenient(
  {
    board: (raw) => parseBoard(MISSIONS, raw),
    blade: whole(0, BLADE_KINDS.length - 1),
    blades: optional(clamped(1, BLADE_KINDS.length)),
  },
  FRESH,
);

/** The blade that was chosen had been open: it stays so. */
export function parseCarried(raw: Json): Result<Carried> {
  const read = carried(raw);
  if (!read.ok || read.value.blade < openBlades(read.value)) return read;
  return { ...read, value: { ...read.value, blades: read.value.blade + 1 } };
}

/** Counts a deed; a finished mission pays, and may open a blade. */
export function tellOf(state: State, deed: Deed, amount: number, context: StepContext): void {
  const { board } = state.career;
  const counted = recordEvent(MISSIONS, board, deed, amount);
  if (counted.board === board) return;
  const before = openBlades(state.career);
  state.career = { ...state.career, board: counted.board };
  const at = { x: state.field.w / 2, y: state.field.h * 0.2 };
  for (const { reward } of counted.done) {
    state.score += reward;
    context.cue('mission', at, reward);
  }
  const open = openBlades(state.career);
  if (open > before) context.cue('forged', { x: at.x, y: state.field.h * 0.31 }, open - 1);
}
