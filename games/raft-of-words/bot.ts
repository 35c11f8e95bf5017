import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { shaky } from '@playgrove/kit/logic/bots';
import { medals, openSlots, type Input, type State } from './rules.ts';
import { bonusIn } from './rules/waters.ts';

/** Feeds the tank until it is worth three stars, then says the longest words of the board. */
function see(state: State): readonly Input[] {
  const next = medals.next(state);
  const bonus = bonusIn(state.letters, state.slots).filter((word) => !state.bonus.includes(word));
  const open = openSlots(state)
    .map(({ word }) => word)
    .toSorted((a, b) => b.length - a.length);
  const words = next === undefined ? open : [...bonus, ...open];
  return words.map((word): Input => ({ do: 'say', word }));
}

/** What comes to mind: a word of the board, or one that it has no place for. */
function any(state: State, rng: Rng): readonly Input[] {
  const words = openSlots(state).map(({ word }) => word);
  const bonus = bonusIn(state.letters, state.slots).filter((word) => !state.bonus.includes(word));
  if (words.length > 0 && bonus.length > 0) words.push(rng.pick(bonus));
  return words.map((word): Input => ({ do: 'say', word }));
}

/** Skill is how often it looks for words beyond the board before it fills the board. */
export const bot: Bot<State, Input> = shaky(see, { any });

export const proof: Proof = { measure: 'score', level: 'lake-3', golden: 'brook-3', margin: 3 };
