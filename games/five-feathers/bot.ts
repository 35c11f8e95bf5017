import type { Bot, Proof } from '@playgrove/kit/contract';
import { shaky } from '@playgrove/kit/logic/bots';
import { isKnown, windowsOf, type Known } from './clues.ts';
import { leftOf, rules, type Input, type State } from './rules.ts';

/** How many words it compares at most. */
const COMPARED = 120;

/** The guess that leaves the fewest words on average, whatever the answer. */
export function sharpest(
  left: readonly string[],
  misty: readonly number[] = [],
): string | undefined {
  const tried = left.filter((_, at) => at % Math.ceil(left.length / COMPARED) === 0);
  let [best, least]: [string | undefined, number] = [undefined, Infinity];
  for (const guess of tried) {
    const sizes = new Map<number, number>();
    for (const answer of left) {
      let key = 0;
      for (let place = 0; place < guess.length; place += 1) {
        const way = Math.sign(answer.charCodeAt(place) - guess.charCodeAt(place));
        key = key * 3 + 1 + (misty.includes(place) ? Math.abs(way) : way);
      }
      sizes.set(key, (sizes.get(key) ?? 0) + 1);
    }
    let sum = 0;
    for (const size of sizes.values()) sum += size * size;
    if (sum < least) [best, least] = [guess, sum];
  }
  return best;
}

/** First guesses take longest and never change. */
const openings = new Map<string, string | undefined>();

function guessOf(state: State): string | undefined {
  if (state.guesses.length > 0) return sharpest(leftOf(state), state.misty);
  const key = openingOf(state);
  if (!openings.has(key)) openings.set(key, sharpest(leftOf(state), state.misty));
  return openings.get(key);
}

const openingOf = (known: Known): string =>
  windowsOf(known)
    .map((window, place) => (isKnown(window) ? window[0] : known.misty.includes(place) ? '?' : '-'))
    .join();

/** Skill is how often it looks at the arrows instead of trying any word. */
export const bot: Bot<State, Input> = shaky(
  (state) => {
    if (rules.status(state) !== 'playing') return [];
    const guess = guessOf(state);
    return guess === undefined ? [] : [{ do: 'guess', word: guess }];
  },
  { slips: [0.7, 0], any: rules.inputs },
);

export const proof: Proof = {
  measure: 'win-rate',
  level: 'orchard-5',
  golden: 'endless',
  margin: 0.4,
};
