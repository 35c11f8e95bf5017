import type { Hint, Mind } from '@playgrove/kit/contract';
import { DRUMS, has, hitsOf, STEPS, type Input, type State } from './rules/state.ts';
import { certain, cluesOf, suspectsOf } from './rules/suspects.ts';

/**
 * A step that every loop fitting the clues agrees on. Where nothing is certain, a hit of the mystery
 * to listen for; then what to do next.
 */
function hint(state: State): Hint<Input> | undefined {
  if (state.phase !== 'play' || state.mode === 'jukebox') return undefined;
  const suspects = suspectsOf(cluesOf(state));
  const sure = certain(suspects);
  const left = suspects.length;
  return (
    stepIn(state, true, 'on', (row) => sure[row]?.on ?? 0) ??
    stepIn(state, false, 'off', (row) => sure[row]?.off ?? 0) ??
    (left === 1 ? { say: 'hint.check', values: { left } } : undefined) ??
    stepIn(state, true, 'hear', (row) => state.rows[row]?.truth ?? 0) ?? {
      say: 'hint.guess',
      values: { left },
    }
  );
}

/** The first step that should be set, or cleared, and isn't. In a full row another has to go first. */
function stepIn(
  { rows }: State,
  wanted: boolean,
  sense: 'on' | 'off' | 'hear',
  maskOf: (row: number) => number,
): Hint<Input> | undefined {
  for (const [row, { mine, truth, locked }] of rows.entries()) {
    if (locked) continue;
    const isFull = wanted && hitsOf(mine) >= hitsOf(truth);
    for (let step = 0; step < STEPS; step += 1) {
      if (has(mine, step) === wanted || !has(maskOf(row), step)) continue;
      return {
        say: `hint.${sense}.${DRUMS[row]}`,
        values: { step: step + 1 },
        at: [{ x: step, y: row }],
        ...(!isFull && { input: { act: 'tap', row, step } as const }),
      };
    }
  }
  return undefined;
}

export const mind: Mind<State, Input> = { hint };
