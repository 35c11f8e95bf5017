import type { Bot, Proof } from '@playgrove/kit/contract';
import { bell, graded } from '@playgrove/kit/logic/bots';
import { answer, choices } from './rules/play.ts';
import { rules, type Input, type State } from './rules.ts';

/** Points by which it misjudges each choice, from beginner to best. */
const NOISE = [8, 0] as const;

/** The exact table with an error that shrinks with skill; across the table it plays as the keeper does. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const { with: company } = state;
  if (rules.waits?.(state) && company !== 'nobody' && company !== 'friend')
    return answer(company, state);
  const noise = graded(NOISE, skill);
  let [best, most] = [undefined as Input | undefined, -Infinity];
  if (rules.status(state) !== 'playing') return best;
  for (const { input, value } of choices(state)) {
    const felt = value + bell(rng) * noise;
    if (felt > most) [best, most] = [input, felt];
  }
  return best;
};

export const proof: Proof = { level: 'endless', golden: 'corner-2', margin: 30 };
