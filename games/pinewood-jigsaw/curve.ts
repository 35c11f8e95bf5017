import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** Nobody loses a jigsaw: what differs is how many pieces click on their first try, and a star. */
export const curve = curves(rules, bot, {
  hands: { 'slips 45 %': 0, 'slips 22 %': 0.5, 'never slips': 1 },
  rows: {
    '12 pieces': ['lighthouse', 'penguins'],
    '24 pieces': ['harbor', 'pier'],
    '48 pieces': ['regatta', 'reef'],
    '96 pieces': ['whale', 'lagoon'],
    '150 pieces': ['island', 'tulips'],
    '300 pieces': ['cliffs'],
  },
  games: 4,
  limit: 4000,
  shows: ['score', 'won', 'stars'],
  expect: {
    'slips 22 %': { ahead: 6 },
    'never slips': { ahead: 6 },
  },
});
