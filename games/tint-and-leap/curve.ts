import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

export const curve = curves(rules, bot, {
  hands: { beginner: 0, fair: 0.5, good: 1 },
  // With a quarter of them, chance decides about the beginner's share.
  games: 24,
  limit: 60 * 600,
  expect: {
    beginner: { first: [0.61, 1], last: [0, 0.34] },
    fair: { first: [0.86, 1], ahead: 0.1 },
    good: { every: [0.96, 1], stars: 3 },
  },
});
