import type { Bot, Proof } from '@playgrove/kit/contract';
import { bell, graded } from '@playgrove/kit/logic/bots';
import { answer, choices } from './rules/rivals.ts';
import { rules, type Input, type State } from './rules.ts';

/** Steps by which it misjudges each choice, from beginner to best. */
const NOISE = [40, 0] as const;

/** The clever rival with an error that shrinks with skill; across the table each plays its own way. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const who = state.who[state.side];
  if (rules.status(state) !== 'playing' || who === undefined || who === 'none') return undefined;
  if (who !== 'you' && who !== 'friend') return answer(who, state);
  const noise = graded(NOISE, skill);
  let [best, most] = [undefined as Input | undefined, -Infinity];
  for (const { input, value } of choices(state)) {
    const felt = value + bell(rng) * noise;
    if (felt > most) [best, most] = [input, felt];
  }
  return best;
};

export const proof: Proof = { level: 'herb-6', golden: 'gate-4', measure: 'win-rate', seeds: 40 };
