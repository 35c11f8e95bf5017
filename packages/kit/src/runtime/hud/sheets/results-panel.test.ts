import { expect, test } from 'vitest';
import type { Finish } from '../../stage/finish.ts';
import { createWords } from '../../base/words.ts';
import { duelLine, linesOf, offersUndo } from './results-panel.ts';

const words = createWords({
  hit: 'You hit a sign.',
  long: 'You hit a hanging sign at full speed, so the relay ended there.',
  'kit.duel-won': 'You beat {value}!',
  'kit.duel-lost': '{value} is still the score to beat.',
  'kit.duel-won-by': 'You beat {name}’s {value}!',
  'kit.duel-lost-by': '{name} is still ahead with {value}.',
  near: '{value, plural, one {# more meter} other {# more meters}} to your best.',
});
const finish = (won: boolean, ending: Finish['ending']): Finish => ({
  won,
  ending,
  score: 1,
  best: 1,
  newBest: false,
  stars: undefined,
  next: undefined,
});
const GOAL = '1 star left to win here';

test('a loss says why and how close it was, in one line if both fit in a glance', () => {
  expect(linesOf(finish(false, { reason: 'hit' }), words, undefined)).toEqual(['You hit a sign.']);
  expect(linesOf(finish(false, { reason: 'hit', almost: 'near', value: 1 }), words, GOAL)).toEqual([
    'You hit a sign. 1 more meter to your best.',
  ]);
  const long = finish(false, { reason: 'long', almost: 'near', value: 3 });
  expect(linesOf(long, words, GOAL)).toEqual([words('long'), '3 more meters to your best.']);
  expect(linesOf(finish(false, undefined), words, GOAL)).toEqual([GOAL]);
});

test('a win says how close the next goal is, before anything else', () => {
  const won = finish(true, { reason: 'hit', almost: 'near', value: 3 });
  expect(linesOf(won, words, GOAL)).toEqual(['3 more meters to your best.']);
  expect(linesOf(finish(true, { reason: 'hit' }), words, GOAL)).toEqual([GOAL]);
  expect(linesOf(finish(true, { reason: 'hit' }), words, undefined)).toEqual(['You hit a sign.']);
});

test('with nothing to say there is no line', () => {
  expect(linesOf(finish(false, undefined), words, undefined)).toEqual([]);
});

test('a score that a link carries is beaten or still ahead, by name where there is one', () => {
  const points = { better: 'higher', unit: 'points' } as const;
  const line = (by: string | undefined, beaten: boolean): string =>
    duelLine({ score: 1240, by, beaten }, points, words);
  expect(line('Ann', true)).toBe('You beat Ann’s 1,240!');
  expect(line('Ann', false)).toBe('Ann is still ahead with 1,240.');
  expect(line(undefined, true)).toBe('You beat 1,240!');
  expect(line(undefined, false)).toBe('1,240 is still the score to beat.');
});

test('a loss offers undo while undos are left, and a full board if they are counted', () => {
  const offers = (undo: 'unlimited' | number, status: 'won' | 'lost' | 'over', undoLeft: number) =>
    offersUndo({ pace: { kind: 'turns', undo } }, { status, undoLeft });
  expect(offers('unlimited', 'lost', 12)).toBe(true);
  expect(offers(3, 'lost', 1)).toBe(true);
  expect(offers(3, 'over', 1)).toBe(true);
  expect(offers(3, 'lost', 0)).toBe(false);
  expect(offers(3, 'won', 3)).toBe(false);
  expect(offers('unlimited', 'over', 3)).toBe(false);
});
