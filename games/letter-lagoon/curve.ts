import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** Nobody loses, so stars say who draws lines that are no words. */
export const curve = curves(rules, bot, {
  hands: { 'draws any line': 0, 'looks first': 0.7, 'sees the words': 1 },
  games: 6,
  limit: 400,
  shows: ['stars', 'won'],
  expect: {
    'draws any line': { every: [1, 2.6] },
    'looks first': { ahead: 0.1 },
    'sees the words': { every: [2.9, 3], stars: 3 },
  },
});
