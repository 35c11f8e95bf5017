import type { State } from './types.ts';

/** The last pack is a step steeper. */
const LAST_PACK = 18;

/** How far the game has come, in levels: what speeds, guns and strength go by. */
export function heat(state: State): number {
  if (state.params.mode === 'endless') return state.wave * 2.3;
  const { level } = state.params;
  return level < LAST_PACK ? level : level + 4;
}

/** Times the speed of enemy bullets. */
export function haste(state: State): number {
  const honey = 1 - 0.08 * (state.boons.honey ?? 0);
  return (0.9 + 0.026 * heat(state)) * honey;
}

/** Times the rate of enemy guns. */
export function zeal(state: State): number {
  return 0.78 + 0.044 * heat(state);
}

/** Of the first flight's owl. */
const FLEDGLING = 0.42;

/** Times the strength of foes. Bosses have their own, and only grow in endless flights. */
export function strength(state: State, boss: boolean): number {
  if (!boss) return 1.25 + 0.08 * heat(state);
  if (state.params.mode === 'level' && state.params.level === 0) return FLEDGLING;
  return state.params.mode === 'level' ? 1 + 0.012 * heat(state) : 0.8 + 0.05 * heat(state);
}
