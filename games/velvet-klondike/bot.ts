import type { Bot, Proof } from '@playgrove/kit/contract';
import { planned } from '@playgrove/kit/logic/bots';
import { greedy } from './rules/greedy.ts';
import { rules, type Input, type State } from './rules.ts';
import { solve } from './solver.ts';

/** Below this it is a plain player, at and above it one who has read the cards. */
const READS = 0.75;
/** How often a beginner takes any useful move instead of the best. */
const SLIPS = 0.35;

const plan = planned(rules, solve, ({ draw, columns, down, homes, talon, drawn }: State) =>
  JSON.stringify([draw, columns, down, homes, talon, drawn]),
);

/** Skill 0 is a beginner, 0.5 a plain greedy player, 1 plays out a solution. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (rules.status(state) !== 'playing') return undefined;
  if (skill < READS) return greedy(state, rng, Math.max(0, SLIPS * (1 - skill * 2)));
  return plan(state, rng, skill)[0] ?? greedy(state, rng);
};

/** Nobody wins by chance: a player who reads the cards wins every deal, a beginner few. */
export const proof: Proof = {
  ends: 'bot',
  measure: 'win-rate',
  seeds: 16,
  margin: 0.5,
  limit: 320,
  deals: 80,
  solves: 24,
};
