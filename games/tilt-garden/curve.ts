import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { HZ } from './rules/types.ts';

/** Hands that see the marble 260, 156, 104 and 0 milliseconds late. */
export const curve = curves(rules, bot, {
  hands: { '260 ms': 0, '156 ms': 0.4, '104 ms': 0.6, '0 ms': 1 },
  games: 3,
  limit: 200 * HZ,
  shows: ['won', 'seconds'],
  expect: {
    '260 ms': { every: [0, 0.59], falls: 0.01 },
    '104 ms': { every: [0.41, 1], ahead: 0.01 },
    '0 ms': { every: [0.96, 1] },
  },
});
