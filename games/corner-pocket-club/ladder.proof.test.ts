import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';
import { mind } from './mind.ts';
import { rules } from './rules.ts';
import { RIVALS, type RivalName } from './rules/rivals.ts';

/** `LADDER_GAMES=40` prints the table of the README. */
const full = Number(process.env['LADDER_GAMES'] ?? 0);
const GAMES = full || 8;
const PATIENCE = 3e6;

type Tally = { readonly won: number; readonly rivalPots: number };

function tally(rival: RivalName, skill: number): Tally {
  let [won, shots, pots] = [0, 0, 0];
  for (let seed = 0; seed < GAMES; seed += 1) {
    const game = playing(rules, rival, { seed: `ladder ${seed}` });
    const rng = createRng(`ladder ${seed}`);
    game.finish((state) => {
      if (state.last?.by === 1) {
        shots += 1;
        if (state.last.verdict === 'pot') pots += 1;
      }
      return rules.waits?.(state) ? mind.rival?.(state) : bot(state, rng, skill);
    }, 300);
    if (game.session.status === 'won') won += 1;
  }
  return { won: won / GAMES, rivalPots: shots === 0 ? 0 : pots / shots };
}

describe('the eight rivals', () => {
  it(
    'ask more from rung to rung: a fair hand beats the first ones, and the last one beats it',
    () => {
      const table = RIVALS.map((rival) => ({
        rival,
        beginner: full ? tally(rival, 0).won : NaN,
        fair: tally(rival, 0.5),
        good: full ? tally(rival, 1).won : NaN,
      }));
      if (full) {
        console.table(
          table.map(({ fair, ...rest }) => ({
            ...rest,
            fair: fair.won,
            pots: fair.rivalPots.toFixed(2),
          })),
        );
      }
      const fairOf = (from: number, to: number): number =>
        table.slice(from, to).reduce((sum, { fair }) => sum + fair.won, 0) / (to - from);
      expect(fairOf(0, 2)).toBeGreaterThan(0.7);
      expect(fairOf(0, 3)).toBeGreaterThan(fairOf(5, 8) + 0.2);
      const pots = table.map(({ fair }) => fair.rivalPots);
      expect(pots.at(-1)).toBeGreaterThan((pots[0] ?? 1) * 2);
    },
    PATIENCE,
  );

  it(
    'the first one is beaten by a beginner in some of the games, by a good hand in nearly all',
    () => {
      expect(tally('pip', 0).won).toBeGreaterThan(0.2);
      expect(tally('pip', 1).won).toBeGreaterThan(0.85);
    },
    PATIENCE,
  );
});
