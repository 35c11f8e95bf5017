import type { Hint, Mind } from '@playgrove/kit/contract';
import { DICE, ROLLS } from './rules/boxes.ts';
import { prospects } from './rules/odds.ts';
import { answer, choices } from './rules/play.ts';
import { BOX, openTo, rules, worthOf, type Input, type State } from './rules.ts';

/** A choice is clear if the next one is worth this much less, in points. */
const CLEAR = 4;
/** A chance that is not worth naming. */
const SELDOM = 0.15;

/** What the table would do, why, and how much the next best thing costs. */
function hint(state: State): Hint<Input> | undefined {
  if (rules.status(state) !== 'playing' || rules.waits?.(state)) return undefined;
  if (state.rolls === 0) return { say: 'hint.roll', input: 0 };
  const [best, next] = choices(state);
  if (!best) return undefined;
  const { input } = best;
  const less = Math.round(best.value - (next?.value ?? best.value));
  if (input >= BOX) {
    const box = input - BOX;
    const points = worthOf(state, box);
    const say =
      points === 0
        ? 'hint.zero'
        : state.rolls < ROLLS
          ? 'hint.stop'
          : less >= CLEAR
            ? 'hint.write-clear'
            : 'hint.write';
    return { say, values: { points, less }, at: [{ x: box, y: 1 }], input };
  }
  const keep = state.dice.filter((_, die) => (input >> die) & 1);
  const at = Array.from({ length: DICE }, (_, die) => ({ x: die, y: 0 })).filter(
    ({ x }) => (input >> x) & 1,
  );
  if (keep.length === 0) return { say: 'hint.all', at, input };
  // A box that already pays is not a goal.
  const aim = prospects(openTo(state), keep, ROLLS - state.rolls).find(
    ({ box, part }) => part > SELDOM && worthOf(state, box) === 0,
  );
  return {
    say: aim ? `hint.keep-${aim.box}` : 'hint.keep',
    values: { dice: keep.toSorted().join(' '), percent: Math.round((aim?.part ?? 0) * 100) },
    at,
    input,
  };
}

export const mind: Mind<State, Input> = {
  rival: (state) =>
    rules.waits?.(state) && state.with !== 'nobody' && state.with !== 'friend'
      ? answer(state.with, state)
      : undefined,
  hint,
};
