import type { Bot, Proof } from '@playgrove/kit/contract';
import { greedy } from './rules/greedy.ts';
import { rules, type Input, type State } from './rules.ts';
import { solve } from './solver.ts';

/** Below this it is a plain player, at and above it one who has read the cards. */
const READS = 0.75;
/** How often a beginner takes any useful move instead of the best. */
const SLIPS = 0.35;

/** The plan that is being followed: what to do in each of its positions. A plan is the same whenever it is made. */
const plan = new Map<string, Input>();

/** Skill 0 is a beginner, 0.5 a plain greedy player, 1 plays out a solution. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (rules.status(state) !== 'playing') return undefined;
  if (skill < READS) return greedy(state, rng, Math.max(0, SLIPS * (1 - skill * 2)));
  const known = plan.get(keyOf(state));
  if (known) return known;
  const inputs = solve(state);
  if (!inputs) return greedy(state, rng);
  remember(state, inputs, rng);
  return inputs[0];
};

function keyOf(state: State): string {
  return JSON.stringify([
    state.draw,
    state.columns,
    state.down,
    state.homes,
    state.talon,
    state.drawn,
  ]);
}

function remember(from: State, inputs: readonly Input[], rng: Parameters<typeof bot>[1]): void {
  plan.clear();
  const state = JSON.parse(JSON.stringify(from)) as State;
  for (const input of inputs) {
    plan.set(keyOf(state), input);
    rules.step(state, input, { rng, cue: () => undefined });
  }
}

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
