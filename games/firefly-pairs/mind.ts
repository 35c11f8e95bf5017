import type { Hint, Mind } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { MEMORY, type RivalName } from './levels.ts';
import { choiceOf } from './rules/memory.ts';
import { pointOf, rules, type Input, type State } from './rules.ts';

/** Its own memory of what everybody has seen, and a guess where that says nothing. */
function rival(state: State): Input | undefined {
  if (!rules.waits?.(state)) return undefined;
  const { cells } = choiceOf(state, MEMORY[state.rival as RivalName]);
  return createRng(`${state.salt} ${state.flips}`).pick(cells);
}

/** What somebody would do who forgot nothing; never what nobody has seen yet. */
function hint(state: State): Hint<Input> | undefined {
  if (rules.status(state) !== 'playing' || rules.waits?.(state)) return undefined;
  const { why, cells } = choiceOf(state, state.cards.length);
  const [cell = 0] = cells;
  const named = why === 'new' ? [cell] : cells;
  return { say: `hint.${why}`, at: named.map((each) => pointOf(state, each)), input: cell };
}

export const mind: Mind<State, Input> = { rival, hint };
