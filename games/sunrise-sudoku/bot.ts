import type { Bot, Proof } from '@playgrove/kit/contract';
import { isGiven, isRight, openDigits, rules, type Input, type State } from './rules.ts';
import { nextStep } from './rules/reason.ts';
import { GRADES, techniquesOf } from './rules/technique.ts';

/**
 * Plays the technique solver's steps, one an input, and never guesses. Skill is what it has learned:
 * 0 knows what gentle grids need, 0.25 easy ones, and so on to 1, which knows everything. When it
 * knows no further, it scribbles notes.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const wrong = state.values.findIndex(
    (value, cell) => value !== 0 && !isGiven(state, cell) && !isRight(state, cell),
  );
  if (wrong >= 0) return { do: 'erase', cell: wrong };
  const grade = GRADES[Math.round(skill * (GRADES.length - 1))] ?? 'expert';
  const step = nextStep(openDigits(state), techniquesOf(grade));
  if (step?.place) return { do: 'set', ...step.place };
  if (step)
    return { do: 'strike', spots: step.strikes.map(({ cell, digit }) => cell * 9 + digit - 1) };
  return rng.pick(rules.inputs(state, rng).filter((input) => input.do === 'note'));
};

export const proof: Proof = {
  measure: 'win-rate',
  level: 'medium',
  margin: 0.9,
  seeds: 12,
  ends: 'bot',
  limit: 240,
  deals: 100,
  solves: 100,
};
