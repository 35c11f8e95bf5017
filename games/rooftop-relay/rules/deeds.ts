import type { StepContext } from '@playgrove/kit/contract';
import { recordEvent } from '@playgrove/kit/logic/missions';
import { earn } from '@playgrove/kit/logic/upgrades';
import { crewOf, missingFor } from './crew.ts';
import { MISSIONS, type Deed } from './goals.ts';
import type { Career, State } from './state.ts';

/** Ticks until a flow that is not fed is over, and how far it goes. */
const FLOW_TICKS = 360;
const FULL_FLOW = 9;
const HEARTS = 3;

/** Points as a multiple of the flow, ×1 to ×4; they are counted at once. */
export function worth(state: State, points: number): number {
  const value = points * timesOf(state);
  state.bonus += value;
  return value;
}

export function timesOf(state: State): number {
  return 1 + Math.floor(state.flow / 3);
}

/** Something was done with style. */
export function flowUp(state: State, by: number): void {
  state.flow = Math.min(FULL_FLOW, state.flow + by);
  state.flowLeft = FLOW_TICKS;
}

/** Counts a deed toward the missions; a finished one pays, and may bring a runner. */
export function tellOf(state: State, deed: Deed, amount: number, context: StepContext): void {
  const { board, purse } = state.career;
  const recorded = recordEvent(MISSIONS, board, deed, amount);
  if (recorded.board === board) return;
  state.career = { ...state.career, board: recorded.board };
  if (recorded.done.length === 0) return;
  const pay = recorded.done.reduce((sum, { reward }) => sum + reward, 0);
  state.career = { ...state.career, purse: earn(purse, pay) };
  context.cue('mission', { x: state.body.x, y: state.body.y - 150 }, pay);
  const before = { ...state.career, board };
  for (const runner of crewOf(state.career)) {
    if (missingFor(before, runner) === 0) continue;
    state.order = [runner, ...state.order];
    context.cue('joins', { x: state.body.x, y: state.body.y - 200 });
  }
}

export function heartsOf(career: Career): number {
  return HEARTS + career.purse.levels.hearts;
}
