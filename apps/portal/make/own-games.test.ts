import { expect, it } from 'vitest';
import { readOwnGames } from '../src/data/read-extras.ts';
import { idOf } from './ids.ts';
import { ownGames } from './own-games.ts';

it('says of each game that is shown how runs and scores of it are read', () => {
  const rules = new Map([
    ['tidy-pond', { levels: 20, unit: 'moves' }],
    ['quick-fox', { hz: 60 }],
    ['hidden-hare', { unit: 'points' }],
  ]);
  const shown = [{ id: idOf('tidy-pond') }, { id: idOf('quick-fox') }];
  const file = ownGames(shown, rules);
  expect(readOwnGames(JSON.parse(JSON.stringify(file)))).toEqual({
    games: {
      'tidy-pond': { id: idOf('tidy-pond'), unit: 'moves' },
      'quick-fox': { id: idOf('quick-fox'), hz: 60 },
    },
  });
});
