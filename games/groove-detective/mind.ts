import type { Hint, Mind } from '@playgrove/kit/contract';
import { DRUMS, has, STEPS, type Input, type State } from './rules/state.ts';
import { certain, cluesOf, suspectsOf } from './rules/suspects.ts';

/** A step that every loop fitting the clues agrees on; else a guess worth checking. */
function hint(state: State): Hint<Input> | undefined {
  if (state.phase !== 'play' || state.mode === 'jukebox') return undefined;
  const suspects = suspectsOf(cluesOf(state));
  const sure = certain(suspects);
  for (const wanted of [true, false]) {
    for (const [row, { mine, locked }] of state.rows.entries()) {
      if (locked) continue;
      for (let step = 0; step < STEPS; step += 1) {
        const { on = 0, off = 0 } = sure[row] ?? {};
        if (has(mine, step) === wanted || !has(wanted ? on : off, step)) continue;
        const say = `hint.${wanted ? 'on' : 'off'}.${DRUMS[row]}`;
        const input = { act: 'tap', row, step } as const;
        return { say, values: { step: step + 1 }, at: [{ x: step, y: row }], input };
      }
    }
  }
  const left = suspects.length;
  return { say: left > 1 ? 'hint.guess' : 'hint.check', values: { left } };
}

export const mind: Mind<State, Input> = { hint };
