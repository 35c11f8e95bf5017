import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** Who steers well gets to every top, and collects most of the dew. */
export const curve = curves(rules, bot, {
  hands: { beginner: 0, fair: 0.5, good: 1 },
  games: 4,
  limit: 60 * 240,
  shows: ['won', 'stars', 'seconds'],
  expect: { beginner: { first: [0.8, 1], falls: 0.4 }, good: { every: [0.9, 1] } },
});
