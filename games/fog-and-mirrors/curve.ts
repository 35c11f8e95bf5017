import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** Hands that plan more of their decisions instead of guessing. */
export const curve = curves(rules, bot, {
  hands: { guesses: 0, 'plans half': 0.5, 'plans most': 0.8, planner: 1 },
  games: 3,
  limit: 30 * 60 * 14,
  expect: {
    guesses: { last: [0, 0.09] },
    'plans half': { ahead: 0.01, every: [0, 0.99] },
    planner: { every: [1, 1] },
  },
});
