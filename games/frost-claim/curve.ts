import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** Lakes fill with rivals and springs: `npm run curve` writes the table into the README. */
export const curve = curves(rules, bot, {
  hands: { beginner: 0, fair: 0.5, good: 1 },
  games: 6,
  limit: 60 * 160,
  expect: {
    beginner: { first: [0.2, 0.7], last: [0, 0.15] },
    fair: { last: [0, 0.4] },
    good: { every: [0.45, 1], first: [0.8, 1] },
  },
});
