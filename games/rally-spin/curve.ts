import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { RIVALS } from './rules/rivals.ts';
import { rules } from './rules.ts';

/** Four rivals a row; who never swings must not get far, and nobody wins without a hand. */
export const curve = curves(rules, bot, {
  hands: { beginner: 0, fair: 0.6, good: 1 },
  rows: {
    courtyard: RIVALS.slice(0, 4),
    quay: RIVALS.slice(4, 8),
    hall: RIVALS.slice(8),
  },
  games: 20,
  limit: 60 * 400,
  shows: ['won', 'stars', 'seconds'],
  expect: {
    beginner: { first: [0.15, 0.55], last: [0, 0.05] },
    fair: { first: [0.7, 1], last: [0.08, 0.35], ahead: 0.15, falls: 0.4 },
    good: { every: [0.9, 1] },
  },
});
