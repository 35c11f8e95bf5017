import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { HZ } from './rules/types.ts';

/** A beginner sees a second ahead and bumps; a perfect hand plans two and threads everything. */
export const curve = curves(rules, bot, {
  hands: { beginner: 0, fair: 0.5, good: 0.8, perfect: 1 },
  games: 3,
  limit: 180 * HZ,
  shows: ['won', 'stars', 'seconds'],
  expect: {
    beginner: { first: [0.05, 0.6], last: [0, 0.1] },
    fair: { ahead: 0.05, last: [0.1, 0.6] },
    good: { first: [0.8, 1], last: [0.75, 1] },
    perfect: { every: [0.85, 1], stars: 3 },
  },
});
