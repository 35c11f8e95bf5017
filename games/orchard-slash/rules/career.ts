import type { StepContext } from '@playgrove/kit/contract';
import { shape, such, whole, type Parser } from '@playgrove/kit/core/parse';
import {
  freshBoard,
  parseBoard,
  recordEvent,
  type MissionBoard,
} from '@playgrove/kit/logic/missions';
import { BLADE_KINDS } from './blades.ts';
import { MISSIONS, type Deed } from './missions.ts';
import type { State } from './state.ts';

/** What a player carries from run to run. */
export type Carried = { readonly board: MissionBoard; readonly blade: number };

export const FRESH: Carried = { board: freshBoard(MISSIONS), blade: 0 };

/** Blades that are open, as a count: they open in order. */
export function openBlades({ board }: Carried): number {
  return BLADE_KINDS.filter(({ needs }) => board.done.length >= needs).length;
}

export const parseCarried: Parser<Carried> = such(
  shape({ board: (raw) => parseBoard(MISSIONS, raw), blade: whole(0, BLADE_KINDS.length - 1) }),
  (carried) => carried.blade < openBlades(carried),
  'a blade that is open',
);

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
