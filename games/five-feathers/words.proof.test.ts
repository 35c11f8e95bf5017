import { createRng } from '@playgrove/kit/core';
import { commonWords } from '@playgrove/kit/logic/words';
import { stepOn } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { FEATHERS } from './levels.ts';
import { rules, type State } from './rules.ts';

const rng = createRng(1);

/** Guesses of the better bot. */
function guessesFor(answer: string): number {
  const typed = '.'.repeat(answer.length);
  const start = { answer, guesses: [], given: [], misty: [], feathers: FEATHERS, points: 0 };
  const state: State = { ...start, flight: false, found: [], typed };
  for (let input = bot(state, rng, 1); input; input = bot(state, rng, 1))
    stepOn(rules, state, input);
  return rules.status(state) === 'won' ? state.guesses.length : Infinity;
}

test.each([4, 5, 6, 7])('every answer of %i letters is found with five feathers', (length) => {
  const slow = commonWords(length).filter((answer) => guessesFor(answer) > FEATHERS);
  expect(commonWords(length).length).toBeGreaterThan(240);
  expect(slow).toEqual([]);
});
