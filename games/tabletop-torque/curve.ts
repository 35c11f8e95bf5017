import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { LEVELS } from './rules/levels.ts';
import { HZ } from './rules/types.ts';

const TABLES = ['breakfast', 'desk', 'bench', 'picnic', 'games'] as const;
const RACES = LEVELS.filter(({ params }) => params.kind === 'race').map(({ id }) => id);

export const curve = curves(rules, bot, {
  hands: { beginner: 0, fair: 0.3, good: 0.6, best: 1 },
  rows: Object.fromEntries(
    TABLES.map((table) => [table, RACES.filter((id) => id.startsWith(table))]),
  ),
  games: 2,
  limit: 101 * HZ,
  expect: {
    beginner: { first: [0.61, 1], last: [0, 0] },
    fair: { ahead: 0 },
    good: { ahead: 0, last: [0, 0.79] },
    best: { ahead: 0, every: [1, 1] },
  },
});
