import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** Bots of three skills at every table. Luck stays luck: even the best loses, and a beginner wins some. */
export const curve = curves(rules, bot, {
  hands: { beginner: 0, fair: 0.88, clever: 1 },
  games: 24,
  limit: 2000,
  shows: ['won', 'stars'],
  expect: {
    beginner: { every: [0, 0.55], first: [0.15, 0.55] },
    fair: { ahead: 0.02 },
    clever: { ahead: 0.02, every: [0.3, 0.95] },
  },
});
