import type { State } from '../rules.ts';
import { isInSight, type Size, type Ui } from './ui.ts';

/** One new thing in each of the first nights, until it was done. */
export function tipOf(state: State, ui: Ui, to: Size): string | undefined {
  if (state.phase !== 'fly') return undefined;
  const { night } = state.params;
  if (night === 0) return state.tick > 150 && ui.shone === 0 ? 'tip.shine' : undefined;
  if (night === 1) {
    if (ui.lamps > 0) return undefined;
    if (state.lamps.some(({ x, y }) => isInSight(to, ui, x, y))) return 'tip.light';
    return state.tick > 60 ? 'tip.lamp' : undefined;
  }
  // Who skips the third night learns it later.
  if (night > 2 && state.career.dawns > 2) return undefined;
  if (state.lured > 0)
    return state.felled === 0 && state.embers.length === 0 ? 'tip.hunter' : undefined;
  return state.lure > 12 ? 'tip.lure' : undefined;
}
