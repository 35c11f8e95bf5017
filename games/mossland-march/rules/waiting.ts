import { fieldOf } from './field.ts';
import type { State } from './types.ts';

/** Ticks after which a battle that waits for the first order stands still. */
export const ARRIVED = 12;

/** Whether the battle stands still: where rivals wait, a slow reader loses no time before the first order. */
export function isWaiting(state: State): boolean {
  return state.sent === 0 && state.tick >= ARRIVED && fieldOf(state).waits > 0;
}
