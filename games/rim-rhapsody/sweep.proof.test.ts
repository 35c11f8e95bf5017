import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { rules, type State } from './rules.ts';
import { FRESH } from './rules/career.ts';
import { setUpFor } from './rules/endless.ts';
import { CHALLENGES, challengeAt } from './rules/modes.ts';
import { shareOf, type Share } from './rules/sweep.ts';

/** `SWEEP=full` tries a finer grid in more phases and prints the table. */
/** Milliseconds until a run is taken for hung; the long ones are long. */
const TIMEOUT = 900_000;
const full = process.env['SWEEP'] === 'full';
const [ANGLES, POWERS, PHASES] = full ? [32, 20, 6] : [24, 13, 3];
const MIN = 0.04;

function dealt(at: number): State {
  return rules.deal({ mode: 'challenge', at }, createRng('sweep'), FRESH);
}

/** The longest period of anything that moves. */
function periodOf(state: State): number {
  return Math.max(
    0,
    ...state.hoops.flatMap(({ period, rocking, spin }) => [period, rocking, spin]),
    ...state.boards.map(({ period }) => period),
    state.gust,
    state.layers.length > 0 && state.dancing > 0 ? 128 : 0,
  );
}

/** The smallest share over all places of the ball and all phases. */
function worst(state: State, spots: readonly number[], only: keyof Share): number {
  const period = periodOf(state);
  let least = 1;
  for (const x of spots) {
    if (state.ball) state.ball.x = x;
    for (let phase = 0; phase < (period > 0 ? PHASES : 1); phase += 1) {
      // In short, each phase from another place; in full, from every one.
      if (!full && period > 0 && x !== spots[phase % spots.length]) continue;
      state.tick = 600 + Math.round((period * phase) / PHASES);
      least = Math.min(least, shareOf(state, ANGLES, POWERS)[only]);
    }
  }
  return least;
}

describe('flicks', () => {
  it(
    'score from at least 4 % of all angles and powers in every challenge and phase',
    () => {
      const table = CHALLENGES.map((_, index) => {
        const { spots, only } = challengeAt(index + 1);
        return { challenge: index + 1, only, share: worst(dealt(index + 1), spots, only) };
      });
      if (full)
        console.table(table.map((row) => ({ ...row, share: (row.share * 100).toFixed(1) })));
      expect(table.filter(({ share }) => share < MIN)).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'score from at least 4 % of all angles and powers at every hoop of endless',
    () => {
      const rng = createRng('endless');
      const state = rules.deal({ mode: 'endless' }, createRng('sweep'), FRESH);
      const poor: unknown[] = [];
      const step = full ? 1 : 4;
      for (let makes = 0; makes < 60; makes += step) {
        const { hoops, boards, wind, spot } = setUpFor(makes, rng);
        Object.assign(state, { hoops: [...hoops], boards: [...boards], wind });
        const share = worst(state, [spot], 'any');
        if (share < MIN) poor.push({ makes, share, hoops, boards, wind, spot });
      }
      expect(poor).toEqual([]);
    },
    TIMEOUT,
  );
});
