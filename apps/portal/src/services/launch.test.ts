import { expect, test } from 'vitest';
import type { GameSummary } from '../data/game-summary.ts';
import { shortcutHash } from './launch.ts';

const game = (id: string): GameSummary => ({ id, title: id, icon: '/x.png' });
const pool = [game('a'), game('b'), game('c')];

test('Continue leads into the game that was played last, and home when there is none', () => {
  expect(shortcutHash('?go=continue', [game('b'), game('a')], pool, () => 0)).toBe('#/game/b');
  expect(shortcutHash('?go=continue', [], pool, () => 0)).toBe('#/');
});

test('Random leads to any game of the pool', () => {
  const drawn = [0, 0.34, 0.99].map((value) => shortcutHash('?go=random', [], pool, () => value));
  expect(drawn).toEqual(['#/detail/a', '#/detail/b', '#/detail/c']);
  expect(shortcutHash('?go=random', [], [], () => 0)).toBe('#/');
});

test('Today leads to the day’s challenges', () => {
  expect(shortcutHash('?go=today', [], [], () => 0)).toBe('#/today');
});

test.each(['', '?cid=go', '?go=', '?go=elsewhere', '?ego=random', '?go=randomly'])(
  'an address with %s is no shortcut',
  (search) => expect(shortcutHash(search, pool, pool, () => 0)).toBeUndefined(),
);

test('a campaign next to it changes nothing', () => {
  expect(shortcutHash('?cid=x&go=random', [], pool, () => 0)).toBe('#/detail/a');
});
