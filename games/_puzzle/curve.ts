import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** Larger boards take more presses: `npm run curve` writes the table into the README. */
export const curve = curves(rules, bot, {
  hands: { 'guesses 60 %': 0, 'guesses 30 %': 0.5, solver: 1 },
  games: 10,
  limit: 2000,
  shows: ['moves'],
  expect: {
    'guesses 60 %': { falls: 20 },
    'guesses 30 %': { ahead: 1 },
    solver: { ahead: 0.5, stars: 3 },
  },
});
