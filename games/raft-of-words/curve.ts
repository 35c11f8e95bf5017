import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** Nobody loses, so stars say who looks for more words than the board asks for. */
export const curve = curves(rules, bot, {
  hands: { 'sees the board': 0, 'looks for more': 0.5, 'feeds the tank': 1 },
  games: 6,
  limit: 400,
  shows: ['stars', 'won'],
  expect: {
    'sees the board': { every: [1, 2.6] },
    'looks for more': { ahead: 0.1 },
    'feeds the tank': { every: [2.9, 3], stars: 3 },
  },
});
