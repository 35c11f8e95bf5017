import { expect, it } from 'vitest';
import type { GameSummary } from '../../data/game-summary.ts';
import { CLOSED, optionsOf, searchReducer, type SearchEvent, type SearchState } from './state.ts';

const game = (id: string): GameSummary => ({ id, title: id, icon: '/a.jpg' });
const [a, b, c] = [game('a'), game('b'), game('c')];
const after = (...events: SearchEvent[]): SearchState => events.reduce(searchReducer, CLOSED);
const FOUND = {
  type: 'find',
  words: 'x',
  findings: { games: [a, b], total: 2, instead: [] },
} as const;
const NONE = { type: 'find', words: 'q', findings: { games: [], total: 0, instead: [c] } } as const;
const DOWN = { type: 'move', by: 1 } as const;
const UP = { type: 'move', by: -1 } as const;

it('moves through what was found and round at both ends', () => {
  const active = (...events: SearchEvent[]): number => after(FOUND, ...events).active;
  expect(active()).toBe(-1);
  expect(active(DOWN)).toBe(0);
  expect(active(DOWN, DOWN)).toBe(1);
  expect(active(DOWN, DOWN, DOWN)).toBe(0);
  expect(active(UP)).toBe(1);
  expect(active(DOWN, UP)).toBe(1);
});

it('moves through the games offered when nothing was found', () => {
  expect(optionsOf(after(NONE))).toEqual([c]);
  expect(after(NONE, DOWN).active).toBe(0);
});

it('chooses nothing where there is nothing', () => {
  expect(after(DOWN).active).toBe(-1);
  expect(after(UP).active).toBe(-1);
});

it('keeps the last answer while the next is on its way, without the choice', () => {
  const typed = after(FOUND, DOWN, { type: 'type' });
  expect(optionsOf(typed)).toEqual([a, b]);
  expect(typed.active).toBe(-1);
});

it('shows no games once it has failed, and shows them again with the next answer', () => {
  const failed = after(FOUND, DOWN, { type: 'fail' });
  expect({ options: optionsOf(failed), failed: failed.failed, active: failed.active }).toEqual({
    options: [],
    failed: true,
    active: -1,
  });
  const back = searchReducer(failed, NONE);
  expect(back).toMatchObject({ failed: false, words: 'q' });
});

it('forgets the choice when it closes and keeps the answer', () => {
  const closed = after({ type: 'open' }, FOUND, DOWN, { type: 'close' });
  expect(closed).toMatchObject({ open: false, active: -1, words: 'x' });
});

it('lists the best, and all of them when asked, until something else is looked for', () => {
  const games = Array.from({ length: 11 }, (_, at) => game(`g${at}`));
  const many = { type: 'find', words: 'x', findings: { games, total: 11, instead: [] } } as const;
  expect(optionsOf(after(many))).toHaveLength(8);
  expect(optionsOf(after(many, { type: 'all' }))).toHaveLength(11);
  expect(optionsOf(after(many, { type: 'all' }, many))).toHaveLength(11);
  const other = { ...many, words: 'y' };
  expect(optionsOf(after(many, { type: 'all' }, other))).toHaveLength(8);
});
