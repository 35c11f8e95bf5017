import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** Songs get harder for a shaky hand, and a steady one wins every cake. */
export const curve = curves(rules, bot, {
  hands: { beginner: 0, fair: 0.5, good: 1 },
  games: 4,
  limit: 60 * 180,
  shows: ['won', 'stars'],
  expect: {
    beginner: { first: [0.9, 1], falls: 0.4, last: [0.2, 0.5] },
    fair: { every: [0.75, 1] },
    good: { every: [1, 1] },
  },
});
