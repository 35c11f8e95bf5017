import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** The more cards a hand remembers, the fewer turns it takes. Rivals play with their own memory. */
export const curve = curves(rules, bot, {
  hands: { 'remembers 2': 0, 'remembers 4': 0.4, 'remembers all': 1 },
  rows: Object.fromEntries(
    ['meadow', 'pond', 'orchard', 'wood', 'rivals'].map((pack) => [
      pack,
      rules.levels.flatMap(({ id, pack: of }) => (of === `pack.${pack}` ? [id] : [])),
    ]),
  ),
  games: 24,
  limit: 2000,
  shows: ['won', 'stars', 'moves'],
  expect: {
    'remembers 2': { first: [0.3, 0.7], falls: 0.3 },
    'remembers 4': { ahead: 0.15, first: [0.9, 1] },
    'remembers all': { first: [1, 1], stars: 3 },
  },
});
