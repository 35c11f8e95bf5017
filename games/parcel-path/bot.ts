import type { Bot, Proof } from '@playgrove/kit/contract';
import { cutOff, hasTrap } from './rules/board.ts';
import { waysOn, type Input, type State } from './rules/state.ts';

/** Ticks for each square of a finger that does not hurry. */
const PACE = 6;
/** Squares that a player goes back at most who does not know where it went wrong. */
const FARTHEST_BACK = 6;

/**
 * Goes on by chance and turns back when stuck. Up to a skill of 0.5 it sees more and more dead ends
 * before it is in them; from there on it also knows more and more of the right turns.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.drive > 0 || state.time % PACE !== 0) return undefined;
  const { route, path } = state;
  const wrong = route.findIndex((cell, at) => cell !== path[at]);
  const ways = waysOn(state);
  const sees = rng.chance(Math.min(1, skill * 2));
  const knows = rng.chance(Math.max(0, skill * 2 - 1));
  const go = (cell: number | undefined): Input | undefined =>
    cell === undefined ? undefined : { act: 'go', cell };
  if (ways.length === 0 || (sees && (cutOff(state, route).length > 0 || hasTrap(state, route)))) {
    const guess = Math.max(0, route.length - 2 - rng.int(FARTHEST_BACK));
    return go(route[wrong > 0 && knows ? wrong - 1 : guess]);
  }
  return go(wrong < 0 && knows ? path[route.length] : rng.pick(ways));
};

/** Random play may go to and fro for ever where no night falls. */
export const proof: Proof = {
  measure: 'win-rate',
  level: 'hedge-12',
  golden: 'hedge-3',
  ends: 'bot',
  seeds: 12,
  margin: 0.5,
  deals: 402,
  solves: 201,
};
