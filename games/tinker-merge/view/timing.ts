import type { Last } from '../rules/state.ts';

/** Milliseconds of each move. */
const LENGTHS = { draw: 210, move: 150, merge: 230, give: 420 } as const;
/** When gadgets that run throw their parts out, and how long those fly. */
export const MADE = 170;
export const FLY = 260;

export function lengthOf(last: Last | 'give'): number {
  if (last === 'give') return LENGTHS.give;
  const more = last.made.length > 0 || last.opened.length > 0;
  return more ? MADE + FLY : LENGTHS[last.act];
}

/** How far a move, or its parts, are: 0 to 1. */
export function progress(
  last: Last,
  part: number,
): { readonly move: number; readonly made: number } {
  const now = part * lengthOf(last);
  return {
    move: Math.min(1, now / LENGTHS[last.act]),
    made: Math.max(0, Math.min(1, (now - MADE) / FLY)),
  };
}
