import type { Bot, Proof } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { hookIn, PERFECT } from './rules.ts';
import { builtOf, FALL, topOf, type Input, type State } from './rules/state.ts';
import { swayIn } from './rules/sway.ts';

/** A beginner is off by this many milliseconds, as a standard deviation. */
const CLUMSY = 80;
const TICK = 1000 / 60;
/** Ticks after which it drops at the next chance, perfect or not. */
const TIMEOUT = 60 * 8;

/** How far off the middle the floor would land if it were dropped in this many ticks. */
function offIn(state: State, ticks: number): number {
  const built = builtOf(state);
  return hookIn(state, ticks) - topOf(state).x - swayIn(state, built, ticks + FALL);
}

/** The hand's error for this drop in ticks: the same until the floor is dropped. */
function errorOf({ floors, score, hearts }: State, skill: number): number {
  const rng = createRng(`${floors.length} ${score} ${hearts} ${floors.at(-1)?.x}`);
  // Four numbers from 0 to 1 have a standard deviation of 0.577 together.
  const bell = rng.unit() + rng.unit() + rng.unit() + rng.unit() - 2;
  return Math.round(((bell / 0.577) * CLUMSY * (1 - skill)) / TICK);
}

/** Drops when the floor is over where the top will be, as early or late as its hand is. */
export const bot: Bot<State, Input> = (state, _, skill) => {
  if (state.phase !== 'swing') return undefined;
  const error = errorOf(state, skill);
  const now = Math.abs(offIn(state, -error));
  if (now > Math.abs(offIn(state, -error - 1)) || now > Math.abs(offIn(state, 1 - error)))
    return undefined;
  return now <= PERFECT || state.tick > TIMEOUT ? 'drop' : undefined;
};

/** Endless: a steady hand builds far higher than a beginner's. */
export const proof: Proof = {
  level: 'endless',
  golden: 'gale-2',
  seeds: 8,
  margin: 60,
  limit: 60 * 240,
};
