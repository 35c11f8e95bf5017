import { expect, it } from 'vitest';
import { scoreText } from './scores.ts';

it.each([
  [{ score: 74, length: 900 }, { unit: 'seconds', hz: 60 }, '1:14'],
  [{ score: 5.4, length: 900 }, { unit: 'seconds' }, '0:05.4'],
  [{ score: 1, length: 900 }, { unit: 'moves', hz: 60 }, '1 move'],
  [{ score: 12_345, length: 900 }, { unit: 'points' }, '12,345'],
  [{ length: 900 }, { hz: 30 }, '0:30'],
  [{ length: 41 }, {}, '41 moves'],
])('writes %j of a game with %j as %s', (row, game, text) => {
  expect(scoreText(row, game)).toBe(text);
});
