import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { SHOPS } from './levels.ts';
import { rules } from './rules.ts';

/** The pads of each shop, and its keeper; the owl takes a whole pad. */
const rows = Object.fromEntries(
  SHOPS.flatMap(({ name, keeper }) => [
    [name, [1, 2, 3, 4].map((number) => `${name}-${number}`)],
    [keeper, [`${name}-5`]],
  ]),
);

/** Luck stays luck: even the table loses some games, and a beginner wins some. */
export const curve = curves(rules, bot, {
  hands: { beginner: 0, regular: 0.6, table: 1 },
  rows,
  games: 24,
  limit: 400,
  shows: ['won', 'stars'],
  expect: {
    beginner: { every: [0, 0.6], first: [0.25, 0.6] },
    regular: { ahead: 0.02, first: [0.6, 0.95] },
    table: { ahead: 0.02, every: [0.3, 1], first: [0.8, 1] },
  },
});
