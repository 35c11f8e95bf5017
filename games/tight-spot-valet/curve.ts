import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { PLACES } from './rules/places.ts';
import { HZ } from './rules/types.ts';

/** Of each place, a few levels: every plan takes a while. */
const rows = Object.fromEntries(
  PLACES.map(({ name }) => [name, [1, 4, 7, 10].map((number) => `${name}-${number}`)]),
);

export const curve = curves(rules, bot, {
  hands: { beginner: 0, fair: 0.6, good: 1 },
  rows,
  games: 1,
  limit: 60 * HZ,
  shows: ['won', 'stars'],
  expect: {
    beginner: { every: [0, 0.8] },
    good: { every: [1, 1], stars: 3 },
  },
});
