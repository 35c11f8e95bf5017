import type { Hint, Mind } from '@playgrove/kit/contract';
import { codeOf, isKnown, letterOf, windowsOf } from './clues.ts';
import { leftOf, rules, type Input, type State } from './rules.ts';

/** Letters that a hint names at most. */
const FEW = 4;

/** The place where the fewest letters make a common word. */
function hint(state: State): Hint<Input> | undefined {
  if (rules.status(state) !== 'playing') return undefined;
  const left = leftOf(state);
  const windows = windowsOf(state);
  const [best] = windows
    .map((window, place) => ({
      place,
      window,
      letters: [...new Set(left.map((word) => word.charAt(place)))].toSorted(),
    }))
    .filter(({ window }) => !isKnown(window))
    .toSorted((a, b) => a.letters.length - b.letters.length);
  if (!best) return undefined;
  const { place, window, letters } = best;
  const [first, last] = window;
  // The letters to look at come after the place: x is the letter, y marks the row of the dial.
  const at = (shown: readonly string[]) => [
    { x: place, y: 0 },
    ...shown.map((letter) => ({ x: codeOf(letter), y: 2 })),
  ];
  if (letters.length <= FEW) {
    const values = { place: place + 1, letters: letters.join(', ').toUpperCase() };
    return { say: letters.length === 1 ? 'hint.sure' : 'hint.few', values, at: at(letters) };
  }
  const middle = letterOf(Math.round((first + last) / 2));
  const values = { place: place + 1, count: last - first + 1, letter: middle.toUpperCase() };
  return { say: 'hint.half', values, at: at([middle]) };
}

/** The kit runs it in a worker when the player asks for a hint. */
export const mind: Mind<State, Input> = { hint };
