import type { Bot, Proof } from '@playgrove/kit/contract';
import { rules, type Input } from './rules.ts';
import { choose } from './rules/choose.ts';
import type { State } from './rules/state.ts';

/** 0 looks at one patch at a time and misjudges places; 1 plans the whole hand. */
export const bot: Bot<State, Input> = (state, rng, skill) =>
  rules.status(state) === 'playing' ? choose(state, rng, skill) : undefined;

export const proof: Proof = { level: 'endless', golden: 'quest-10', limit: 240, seeds: 8 };
