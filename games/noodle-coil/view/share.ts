import { lengthOf } from '../rules.ts';
import { trayFor } from '../levels.ts';
import { MILESTONES, type State } from '../rules/types.ts';

/** Rows of emoji: broths tasted, and what was coiled and felled on the way. */
export function shareText(state: State): string {
  if (state.mode === 'grid' && state.level >= 0) {
    const { target } = trayFor(state.level);
    const part = Math.min(10, Math.round((state.eaten / Math.max(1, target)) * 10));
    const bar = '🟩'.repeat(part) + '⬜'.repeat(10 - part);
    return [bar, `🌀×${state.bestCoil}`].join('\n');
  }
  const length = state.mode === 'arena' ? state.longest : lengthOf(state);
  const tasted = MILESTONES.filter((target) => length >= target).length;
  const bowls = '🍜'.repeat(tasted) + '⬜'.repeat(MILESTONES.length - tasted);
  const felled = state.mode === 'arena' ? ` 💥${state.felled}` : '';
  return [bowls, `📏${length} 🌀${state.coils} (×${state.bestCoil})${felled}`].join('\n');
}
