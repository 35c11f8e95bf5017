import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

/** Thinking pays: `npm run curve` writes the table into the README. */
export const curve = curves(rules, bot, {
  hands: { random: 0, 'half the time': 0.5, thinking: 1 },
  games: 60,
  limit: 100,
  shows: ['score'],
  expect: { 'half the time': { ahead: 20 }, thinking: { ahead: 20 } },
});
