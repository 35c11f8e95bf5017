import { expect, it } from 'vitest';
import { gamesAnswered } from './answered.ts';

const ID = 'a'.repeat(32);

it('takes what a card shows, and the default picture for one that the rule refuses', () => {
  const game = { id: ID, title: 'One', icon_path: 'https://x/one.svg', score: '4.2', tags: [] };
  expect(gamesAnswered({ games: [game] })).toEqual([
    { id: ID, title: 'One', icon: '/allgame/icon/default.png', score: '4.2' },
  ]);
});

it.each([null, 7, {}, { games: 'x' }, { games: [null, 7, { id: 'x', title: 'y' }, { id: ID }] }])(
  'finds no game in %j',
  (contents) => {
    expect(gamesAnswered(contents)).toEqual([]);
  },
);
