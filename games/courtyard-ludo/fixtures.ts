import { createRng } from '@playgrove/kit/core';
import { stepOn } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { fullBag } from './rules/bag.ts';
import { rules, type Input, type State } from './rules.ts';
import type { Params } from './levels.ts';

/** A position of two sides across from each other, in which side 0 plays. */
export function position(
  mine: readonly number[],
  theirs: readonly number[],
  more: Partial<State> = {},
): State {
  return {
    who: ['you', 'none', 'olive', 'none'],
    marks: [10, 20],
    salt: 7,
    at: [[...mine], [], [...theirs], []],
    bags: [fullBag(), [], fullBag(), []],
    tokens: [1, 0, 1, 0],
    side: 0,
    die: 0,
    count: 20,
    last: null,
    winner: -1,
    ...more,
  };
}

/** The position after an input. */
export function given(state: State, input: Input): State {
  const { why } = stepOn(rules, state, input);
  if (why !== undefined) throw new Error(why);
  return state;
}

/** A whole game by bots. @param seen called before and after each input */
export function played(
  params: Params,
  seed: string,
  seen?: (from: State, to: State, input: number) => void,
): State {
  const rng = createRng(seed);
  const state = rules.deal(params, rng, { rounds: 0 });
  while (state.winner < 0) {
    const before = seen && structuredClone(state);
    const input = bot(state, rng, 1) ?? 0;
    rules.step(state, input, { rng, cue: () => undefined });
    if (before && seen) seen(before, state, input);
  }
  return state;
}
