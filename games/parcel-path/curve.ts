import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { HZ } from './rules/state.ts';

export const curve = curves(rules, bot, {
  hands: { 'without thought': 0, 'sees dead ends': 0.5, 'knows half': 0.75 },
  games: 2,
  // Where no night falls.
  limit: 600 * HZ,
  shows: ['won', 'stars'],
  expect: {
    'without thought': { first: [0, 0.59], last: [0, 0.09] },
    'sees dead ends': { ahead: 0.01, falls: 0.11 },
    'knows half': { ahead: 0 },
  },
});
