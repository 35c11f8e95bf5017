import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { nextDeduction, TECHNIQUES } from './rules/deduce.ts';
import {
  awake,
  belongs,
  CROSS,
  FREE,
  type Input,
  OWL,
  owlsOf,
  type State,
  woodOf,
} from './rules/state.ts';

/**
 * Plays the reasoner's steps, one an input, and never guesses while it knows one. Skill is what it has
 * learned: 0 sees only last places, 0.5 strips and shades as well, 1 everything. When it knows no
 * further, it scribbles.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const owls = owlsOf(state);
  const [restless] = awake(state);
  const wrong = restless ?? owls.find((owl) => !belongs(state, owl));
  if (wrong !== undefined) return { set: [wrong], to: FREE };
  const crosses = state.marks.flatMap((mark, cell) => (mark === CROSS ? [cell] : []));
  const lost = crosses.find((cell) => belongs(state, cell));
  if (lost !== undefined) return { set: [lost], to: FREE };
  const allowed = TECHNIQUES.slice(0, 1 + Math.round(skill * (TECHNIQUES.length - 1)));
  const step = nextDeduction(woodOf(state), owls, crosses, allowed);
  if (step?.owl !== undefined) return { set: [step.owl], to: OWL };
  if (step) return { set: [...step.crosses], to: CROSS };
  return scribble(state, rng);
};

/** A wrong cross that the next input removes again: it reveals nothing. */
function scribble(state: State, rng: Rng): Input | undefined {
  const places = state.marks.flatMap((mark, cell) =>
    mark === FREE && belongs(state, cell) ? [cell] : [],
  );
  return places.length > 0 ? { set: [rng.pick(places)], to: CROSS } : undefined;
}

export const proof: Proof = {
  measure: 'win-rate',
  level: 'wood-57',
  margin: 0.9,
  seeds: 4,
  ends: 'bot',
  limit: 160,
  deals: 160,
  solves: 160,
};
