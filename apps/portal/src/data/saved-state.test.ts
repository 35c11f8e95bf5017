import { expect, it } from 'vitest';
import { idOf } from '../testing/fixtures.ts';
import type { GameSummary } from './game-summary.ts';
import {
  inFront,
  isFavorite,
  MAX_RECENT,
  readSaved,
  toggleFavorite,
  writeSaved,
} from './saved-state.ts';

const game = (number: number): GameSummary => ({
  id: idOf(number),
  title: `G${number}`,
  icon: '/a.png',
});

it.each([
  ['nothing', null],
  ['no JSON', '{"theme":'],
  ['no object', '7'],
  ['fields of other kinds', '{"theme":"pink","muted":1,"recent":{},"best":[1],"votes":"x"}'],
])('starts over from %s', (_, text) => {
  expect(readSaved(text)).toEqual({ muted: false, recent: [], favorites: [], best: {}, votes: {} });
});

it('takes of a broken list what is whole', () => {
  const games = [game(1), { id: 'short', title: 'x', icon: 'y' }, null, { ...game(2), score: 4 }];
  const saved = readSaved(
    JSON.stringify({
      recent: games,
      best: { a: 1, b: 'x', c: { score: 9, unit: 'seconds', level: 'Two' }, d: { score: '9' } },
      votes: { a: 0 },
    }),
  );
  expect(saved.recent).toEqual([game(1), game(2)]);
  expect(saved.best).toEqual({ a: { score: 1 }, c: { score: 9, unit: 'seconds', level: 'Two' } });
  expect(saved.votes).toEqual({});
});

it('puts a game in front once and forgets the oldest', () => {
  const list = Array.from({ length: MAX_RECENT }, (_, at) => game(at));
  expect(inFront(list, game(4)).map(({ id }) => id)[0]).toBe(idOf(4));
  expect(inFront(list, game(4))).toHaveLength(MAX_RECENT);
  expect(inFront(list, game(99))).toHaveLength(MAX_RECENT);
});

it('marks and unmarks a favorite', () => {
  const marked = toggleFavorite(readSaved(null), game(1));
  expect(isFavorite(marked, idOf(1))).toBe(true);
  expect(isFavorite(toggleFavorite(marked, game(1)), idOf(1))).toBe(false);
});

it('reads what the first release stored, favorites under their British name included', () => {
  const stored = {
    theme: 'dark',
    muted: true,
    recent: [game(1)],
    favourites: [game(2), game(3)],
    best: { [idOf(1)]: 7 },
    votes: { [idOf(1)]: false },
  };
  const saved = readSaved(JSON.stringify(stored));
  expect(saved).toEqual({
    theme: 'dark',
    muted: true,
    recent: [game(1)],
    favorites: [game(2), game(3)],
    best: { [idOf(1)]: { score: 7 } },
    votes: { [idOf(1)]: false },
  });
});

it('writes what it reads, in the form of the first release', () => {
  const saved = toggleFavorite(readSaved(null), game(1));
  expect(JSON.parse(writeSaved(saved))).toMatchObject({ favourites: [game(1)] });
  expect(readSaved(writeSaved(saved))).toEqual(saved);
});
