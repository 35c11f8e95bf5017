import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** Decks get longer for who sees, and much longer for who guesses. */
export const curve = curves(rules, bot, {
  hands: { 'guesses 30 %': 0.4, solver: 1 },
  games: 1,
  limit: 150,
  shows: ['moves', 'stars'],
  expect: {
    'guesses 30 %': { falls: 4 },
    solver: { ahead: 0.5, stars: 3 },
  },
});
