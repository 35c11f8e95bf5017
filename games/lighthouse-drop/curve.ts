import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { HZ } from './rules/types.ts';

/** A beginner turns late and slowly and boils in the hotter towers; a perfect hand never does. */
export const curve = curves(rules, bot, {
  hands: { beginner: 0, fair: 0.5, good: 0.75, perfect: 1 },
  games: 3,
  limit: 180 * HZ,
  shows: ['won', 'stars', 'seconds'],
  expect: {
    beginner: { first: [0.45, 0.7], last: [0, 0.1], falls: 0.25 },
    fair: { first: [0.85, 1], ahead: 0.1 },
    good: { ahead: 0.01 },
    perfect: { every: [1, 1], stars: 3 },
  },
});
