import { createRng } from '@playgrove/kit/core';
import { dealArena } from './rules/arena.ts';
import type { ArenaState, Cueing } from './rules/types.ts';

type Cue = { readonly name: string; readonly value?: number };

/** Takes in cues for tests to read. */
export function listener(seed = 'test'): Cueing & { readonly cues: Cue[] } {
  const cues: Cue[] = [];
  return {
    cues,
    rng: createRng(seed),
    cue: (name, _at, value) => cues.push({ name, ...(value !== undefined && { value }) }),
  };
}

export function arena(): ArenaState {
  return dealArena(createRng('arena'));
}

/** Alone in an empty bowl. */
export function alone(): ArenaState {
  const state = arena();
  state.noodles.splice(1);
  state.food = [];
  return state;
}
