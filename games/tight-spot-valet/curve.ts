import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { PLACES } from './rules/places.ts';
import { HZ } from './rules/types.ts';

/** Of each place, an early and a late level: every plan takes a while. */
const rows = Object.fromEntries(
  PLACES.map(({ name }) => [name, [3, 9].map((number) => `${name}-${number}`)]),
);

export const curve = curves(rules, bot, {
  hands: { beginner: 0, fair: 0.6, good: 1 },
  rows,
  games: 1,
  limit: 45 * HZ,
  shows: ['won', 'stars'],
  expect: {
    beginner: { every: [0, 0.8] },
    good: { every: [1, 1], stars: 3 },
  },
});
