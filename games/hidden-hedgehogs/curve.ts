import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules, HZ } from './rules.ts';

/** Larger meadows forgive fewer guesses; reasoning always wins. */
export const curve = curves(rules, bot, {
  hands: { 'guesses 12 %': 0, 'guesses 4 %': 0.67, reasons: 1 },
  rows: {
    garden: ['garden', 'garden-8'],
    park: ['park', 'park-8'],
    wood: ['wood', 'wood-8'],
    heath: ['heath', 'heath-8'],
  },
  games: 10,
  limit: 1800 * HZ,
  shows: ['won', 'seconds', 'stars'],
  expect: {
    'guesses 12 %': { falls: 0.3, last: [0, 0.2] },
    'guesses 4 %': { ahead: 0.05 },
    reasons: { every: [1, 1] },
  },
});
