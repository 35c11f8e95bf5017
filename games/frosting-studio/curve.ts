import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { HZ } from './rules/types.ts';

/** A beginner is early and late, mixes up nozzles and overlooks marks; the ideal hand is exact. */
export const curve = curves(rules, bot, {
  hands: { beginner: 0, fair: 0.6, ideal: 1 },
  games: 4,
  limit: 120 * HZ,
  shows: ['won', 'stars', 'seconds'],
  expect: {
    beginner: { first: [0.5, 0.9], last: [0, 0.5], falls: 0.15 },
    fair: { first: [0.9, 1], ahead: 0.1 },
    ideal: { every: [1, 1], stars: 3 },
  },
});
