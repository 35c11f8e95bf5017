import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

export const curve = curves(rules, bot, {
  hands: { careless: 0, 'half awake': 0.5, careful: 1 },
  rows: Object.fromEntries(
    ['corner', 'crate', 'steam', 'night', 'master'].map((pack) => [
      pack,
      rules.levels.filter(({ id }) => id.startsWith(`${pack}-`)).map(({ id }) => id),
    ]),
  ),
  games: 6,
  limit: 400,
  shows: ['won', 'stars'],
  expect: {
    careless: { first: [0.4, 0.85], last: [0, 0.25], falls: 0.3 },
    'half awake': { ahead: 0.05 },
    careful: { every: [1, 1], ahead: 0.05, stars: 3 },
  },
});
