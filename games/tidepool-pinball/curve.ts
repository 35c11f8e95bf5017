import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** `npm run curve` writes the table into the README. */
export const curve = curves(rules, bot, {
  hands: { beginner: 0, 'flip when near': 0.5 },
  games: 3,
  limit: 60 * 600,
  shows: ['won', 'stars', 'seconds'],
  expect: {
    beginner: { last: [0, 0.4] },
    'flip when near': { ahead: 0.1 },
  },
});
