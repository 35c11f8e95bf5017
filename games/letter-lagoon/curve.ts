import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** Guessing loses; taking words as they come costs stars. */
export const curve = curves(rules, bot, {
  hands: { 'draws any line': 0, 'looks first': 0.7, 'sees the words': 1 },
  games: 6,
  limit: 400,
  shows: ['stars', 'won'],
  expect: {
    'draws any line': { every: [0.3, 1.2] },
    'looks first': { every: [1.7, 2.7], ahead: 0.5 },
    'sees the words': { ahead: 0.3, every: [2.9, 3], stars: 3 },
  },
});
