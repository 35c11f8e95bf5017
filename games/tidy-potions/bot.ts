import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { planned } from '@playgrove/kit/logic/bots';
import { rules } from './rules.ts';
import { amountOf, isIdle, poursOf, topRun } from './rules/bottles.ts';
import type { Pour } from './rules/search.ts';
import { isSpent, isWon, type Input, type State } from './rules/state.ts';
import { solve } from './solver.ts';

/** Below these, a player who doesn't think, and one who takes care. */
const THOUGHTLESS = 0.3;
const CAREFUL = 0.8;
/** The most pours that a player without a plan takes back when nothing goes any more. */
const BACK = 4;

const plan = planned(rules, solve, ({ sizes, bottles }: State) => JSON.stringify([sizes, bottles]));

/**
 * Skill is what it sees. 0 takes any pour that changes something, 0.5 prefers pours that finish or
 * join colors, 1 plays out a solution.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (isWon(state) || isSpent(state)) return undefined;
  const pours = poursOf(state);
  if (pours.length === 0) {
    const { length } = state.poured;
    return { act: 'back', to: Math.max(0, length - 1 - rng.int(BACK)) };
  }
  const [next] = skill >= CAREFUL ? plan(state, rng, skill) : [];
  if (next) return next;
  const [from, to] = skill < THOUGHTLESS ? anyPour(state, pours, rng) : bestPour(state, pours, rng);
  return { act: 'pour', from, to };
};

function anyPour(state: State, pours: readonly Pour[], rng: Rng): Pour {
  const last = state.poured.at(-1);
  const useful = pours.filter(
    ([from, to]) => !isIdle(state, from, to) && !(from === last?.[1] && to === last[0]),
  );
  return rng.pick(useful.length > 0 ? useful : pours);
}

function bestPour(state: State, pours: readonly Pour[], rng: Rng): Pour {
  const worth = pours.map((pour) => worthOf(state, pour));
  const most = Math.max(...worth);
  return rng.pick(pours.filter((_, at) => worth[at] === most));
}

/** How good a pour looks to somebody who sees only the next position. */
export function worthOf(state: State, [from, to]: Pour): number {
  if (isIdle(state, from, to)) return -10;
  const amount = amountOf(state, from, to);
  const source = state.bottles[from] ?? [];
  const target = state.bottles[to] ?? [];
  const whole = amount === topRun(source);
  let worth = whole ? 0 : -4;
  if (target.length === 0) worth -= 2;
  else worth += topRun(target) === target.length ? 4 : 2;
  if (amount === source.length) worth += 3;
  if (whole && topRun(source) < source.length) worth += 1;
  if (target.length + amount === 4 && topRun(target) === target.length && target.length > 0)
    worth += 6;
  return worth;
}

/** Random play takes pours back for ever; the better bot wins. */
export const proof: Proof = {
  measure: 'win-rate',
  level: 'shelf-12',
  golden: 'shelf-10',
  ends: 'bot',
  limit: 90,
  seeds: 12,
  margin: 0.3,
  deals: 242,
  solves: 121,
};
