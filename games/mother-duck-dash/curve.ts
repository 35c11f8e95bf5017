import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** A beginner forgets the line behind; looking ahead with the line in mind is what scores. */
export const curve = curves(rules, bot, {
  hands: { beginner: 0, fair: 0.5, good: 1 },
  games: 8,
  limit: 60 * 90,
  shows: ['score'],
  expect: { fair: { ahead: 100 }, good: { ahead: 100 } },
});
