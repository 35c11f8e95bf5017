import type { Last } from '../rules/state.ts';

/** Milliseconds of each move. */
const LENGTHS = { draw: 210, move: 150, merge: 230, give: 420 } as const;
/** When gadgets that run throw their parts out, and how long those fly. */
export const MADE = 170;
export const FLY = 260;

/** A part that lands on its twin pops for as long. */
const POP = 180;

export function lengthOf(last: Last | 'give'): number {
  if (last === 'give') return LENGTHS.give;
  const more = last.made.length > 0 || last.opened.length > 0;
  return more ? MADE + FLY * wavesOf(last) + POP : LENGTHS[last.act];
}

const wavesOf = ({ made }: Last): number => 1 + (made.at(-1)?.wave ?? 0);

/** How far a move, or its parts, are: 0 to 1. */
export function progress(
  last: Last,
  part: number,
): {
  readonly move: number;
  /** By the wave of a chain. */
  readonly made: (wave: number) => number;
  /** Of a part that has landed on its twin. */
  readonly pop: (wave: number) => number;
} {
  const now = part * lengthOf(last);
  return {
    move: Math.min(1, now / LENGTHS[last.act]),
    made: (wave) => Math.max(0, Math.min(1, (now - MADE) / FLY - wave)),
    pop: (wave) => Math.max(0, Math.min(1, (now - MADE - FLY * (wave + 1)) / POP)),
  };
}
