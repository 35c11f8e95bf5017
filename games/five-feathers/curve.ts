import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** Longer words are harder to think of, not to narrow down: what falls is who guesses wildly. */
export const curve = curves(rules, bot, {
  hands: { 'guesses 70 %': 0, 'guesses 35 %': 0.5, 'minds the arrows': 1 },
  games: 12,
  limit: 400,
  shows: ['won', 'stars'],
  expect: {
    'guesses 35 %': { ahead: 0.1 },
    'minds the arrows': { every: [0.95, 1], stars: 2 },
  },
});
