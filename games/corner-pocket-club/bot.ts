import type { Bot, Proof } from '@playgrove/kit/contract';
import { SOLUTIONS } from './rules/solutions.ts';
import type { Input, State } from './rules.ts';
import { byHand, choose, type Mindset } from './rules/thinking.ts';

/** Hundredths of a degree that hands are off: a beginner's, and a very good player's. */
const SHAKY = 190;
const SURE = 14;

/** A hand of this skill. It sees the same lines at any skill: what grows is its aim and its plan. */
export function handOf(skill: number): Mindset {
  const error = SURE + (SHAKY - SURE) * (1 - skill) * (1 - skill);
  return {
    error,
    touch: error * 0.8,
    force: 1.1,
    nearsighted: 0,
    plans: skill,
    hides: skill * 0.6,
    banks: 0,
    shots: 3,
    tries: 1 + Math.round(skill * 2),
  };
}

/** Trick shots are played as the sweep found them, by a hand with its error. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const hand = handOf(skill);
  if (state.mode !== 'trick') return choose(state, hand, rng);
  const shots = SOLUTIONS[state.trick] ?? [];
  const shot = shots[shots.length - state.left];
  return byHand(shot ?? { angle: 0, power: 300, side: 0, follow: 0, at: null }, null, hand, rng);
};

/** On the fifth of eight rivals, with all fifteen balls. */
export const proof: Proof = {
  level: 'mabel',
  golden: 'hattie',
  skills: [0, 1],
  measure: 'win-rate',
  margin: 0.4,
  seeds: 12,
};
