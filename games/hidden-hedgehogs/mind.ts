import type { Mind } from '@playgrove/kit/contract';
import { deduce } from './rules/deduce.ts';
import { FLAG, numbersOf } from './rules/meadow.ts';
import { hasBegun, pointOf, rules, type Input, type State } from './rules.ts';

/** The plainest next step, and the numbers that it follows from. A wrong flag comes first. */
export const mind: Mind<State, Input> = {
  hint(state) {
    if (rules.status(state) !== 'playing') return undefined;
    const at = (...places: readonly number[]) => places.map((place) => pointOf(state, place));
    const { start, shown, hogs } = state;
    if (!hasBegun(state))
      return { say: 'hint.start', at: at(start), input: { act: 'open', place: start } };
    const wrong = shown.findIndex((sees, place) => sees === FLAG && !hogs.includes(place));
    if (wrong >= 0)
      return { say: 'hint.wrong', at: at(wrong), input: { act: 'flag', place: wrong } };
    const step = deduce(state, shown);
    if (!step) return undefined;
    const isSafe = step.safe.length > 0;
    const places = isSafe ? step.safe : step.hogs;
    const [place = start] = places;
    return {
      say: `hint.${step.how}.${isSafe ? 'safe' : 'hogs'}`,
      values: { value: numbersOf(state)[step.from[0] ?? start] ?? 0 },
      // What to look at, and last what to do.
      at: at(...step.from, ...places),
      input: { act: isSafe ? 'open' : 'flag', place },
    };
  },
};
