import type { Bot, Proof } from '@playgrove/kit/contract';
import { MEMORY, type RivalName } from './levels.ts';
import { choiceOf } from './rules/memory.ts';
import { rules, type Input, type State } from './rules.ts';

/** Cards that the weakest hand remembers, and how many more the best. */
const MIN = 2;
const MORE = 28;

/** Skill is how many cards it remembers: 2, 6 halfway, 30 at most. For a rival it plays with its memory. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (rules.status(state) !== 'playing') return undefined;
  const own = MIN + Math.round(skill * skill * skill * MORE);
  const span = rules.waits?.(state) ? MEMORY[state.rival as RivalName] : own;
  return rng.pick(choiceOf(state, span).cells);
};

export const proof: Proof = { measure: 'win-rate', level: 'meadow-5', margin: 0.4 };
