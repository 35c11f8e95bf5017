import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** One game of each deal: later deals take more thought, and who reads the cards wins them all. */
export const curve = curves(rules, bot, {
  hands: { beginner: 0, 'looks ahead': 0.5, 'reads the cards': 1 },
  games: 1,
  limit: 300,
  expect: {
    beginner: { last: [0, 0.2] },
    'looks ahead': { falls: 0.2 },
    'reads the cards': { every: [1, 1] },
  },
});
