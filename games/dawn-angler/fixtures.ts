import type { Cue, StepContext } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { hook } from './rules/fight.ts';
import { FRESH, type Career, type Fight, type State } from './rules/state.ts';
import { rules } from './rules.ts';

/** What rules are handed in a test; takes in cues for it to read. */
export type Heard = StepContext & { readonly cues: Cue[] };
export type Staged = { readonly state: State; readonly context: Heard };

/** A player who has this much of everything that can be bought. */
export function geared(level: number, glasses = 0): Career {
  const levels = { rod: level, line: level, reel: level, box: Math.min(2, level), glasses };
  return { ...FRESH, purse: { coins: 0, levels } };
}

/** A day at a water, by its place in `LAKES`, with chance drawn on from the deal. */
export function dealt(seed: string, lake = 0, career: Career = FRESH): Staged {
  const rng = createRng(seed);
  const cues: Cue[] = [];
  const context: Heard = {
    rng,
    cues,
    cue: (name, at, value) => {
      cues.push({ name, ...(at && { at }), ...(value !== undefined && { value }) });
    },
  };
  return { state: rules.deal({ lake, lent: false }, rng, career), context };
}

/** A fish on the line at `x` and `z` meters, without the cast before it and with the line held. */
export function onTheLine(state: State, fish: string, x: number, z: number): Fight {
  Object.assign(state, { phase: 'fight', x, z, held: true });
  state.wait = {
    fish,
    size: 0.5,
    t: 100,
    bite: 90,
    feints: [],
    window: 40,
    snub: 0,
    snubbed: '',
    nose: false,
    fromX: 0,
    fromZ: 0,
  };
  hook(state, false);
  if (!state.fight) throw new Error(`${fish}: no fight`);
  return state.fight;
}
