import type { Bot, Proof, Solve } from '@playgrove/kit/contract';
import { planned, shaky, type See } from '@playgrove/kit/logic/bots';
import { NARROW } from './rules/deals.ts';
import { greedy } from './rules/greedy.ts';
import { search } from './rules/search.ts';
import { rules, type Input, type State } from './rules.ts';
import { solve } from './solver.ts';

/** From these skills on it keeps a few ways in mind, and plays out a solution. */
const LOOKS = 0.4;
const READS = 0.75;

const follow = (plan: Solve<State, Input>): See<State, Input> =>
  planned(rules, plan, ({ columns, piers }) => JSON.stringify([columns, piers]));

const reads = follow(solve);
const looks = follow((state) => search(state, NARROW));

/** Skill 0 takes the obvious move and slips every fifth, 0.5 looks ahead, 1 plays out a solution. */
export const bot: Bot<State, Input> = shaky<State, Input>(
  (state, rng, skill) => {
    const seen =
      skill >= READS ? reads(state, rng, skill) : skill >= LOOKS ? looks(state, rng, skill) : [];
    const [next = greedy(state)] = seen;
    return next ? [next] : [];
  },
  { slips: [0.2, 0], any: rules.inputs },
);

/** Nobody wins a random deal by chance: a player who reads the cards wins every one. */
export const proof: Proof = {
  ends: 'bot',
  level: 'any',
  measure: 'win-rate',
  seeds: 12,
  margin: 0.4,
  limit: 300,
  deals: 60,
  solves: 36,
};
