import { curves } from '@playgrove/kit/testing';
import { bot } from './bot.ts';
import { mind } from './mind.ts';
import { RIVALS } from './rules/rivals.ts';
import { rules } from './rules.ts';

/** Whim and the hands of three squirrels against each of the six; the squirrel answers for itself. */
export const curve = curves(
  rules,
  (state, rng, skill) => (rules.waits?.(state) ? mind.rival?.(state) : bot(state, rng, skill)),
  {
    hands: { whim: 0, 'like Skip': 0.2, 'like Bramble': 0.6, 'like Oakley': 1 },
    rows: Object.fromEntries(RIVALS.map((name) => [name, [name]])),
    games: 20,
    limit: 100,
    expect: {
      whim: { first: [0, 0.3], last: [0, 0] },
      'like Skip': { first: [0.7, 1], last: [0, 0.2] },
      'like Bramble': { first: [0.8, 1], last: [0, 0.6] },
      'like Oakley': { every: [0.3, 1], first: [0.9, 1] },
    },
  },
);
