import { createRng } from '@playgrove/kit/core';
import { playing, testCurve } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { curve } from './curve.ts';
import { rules, type State } from './rules.ts';
import { LEVELS, parOf, raceOf } from './rules/levels.ts';
import { HZ } from './rules/types.ts';

const MAX = 101 * HZ;
const TIMEOUT = 600_000;

type Run = {
  readonly won: boolean;
  readonly stars: number;
  readonly seconds: number;
  readonly spills: number;
};
type Hand = (state: State) => number | undefined;

function run(level: string, seed: number, hand: Hand): Run {
  const game = playing(rules, level, { seed: `times ${seed}` });
  game.finish(hand, MAX);
  const [car] = game.state.cars;
  return {
    won: game.session.status === 'won',
    stars: rules.stars?.(game.state) ?? 0,
    seconds: (car?.done ?? 0) / HZ,
    spills: car?.spills ?? 0,
  };
}

const skilled = (skill: number): Hand => {
  const rng = createRng('times');
  return (state) => bot(state, rng, skill);
};
const HOLD: Hand = (state) => (state.held === 1 ? undefined : 1);
const races = LEVELS.filter(({ params }) => params.kind === 'race');
const alone = LEVELS.filter(({ params }) => params.kind !== 'two');

test(
  'the profile bot finishes every race, trial and daily under par without flying off',
  () => {
    for (const { id, params } of alone) {
      const { won, stars, seconds, spills } = run(id, 1, skilled(1));
      expect(won, id).toBe(true);
      expect(stars, id).toBe(3);
      expect(seconds, id).toBeLessThan(parOf(params));
      // Par is no gift: a clean lap takes most of it.
      expect(seconds, id).toBeGreaterThan(parOf(params) * 0.82);
      expect(spills, id).toBe(0);
    }
  },
  TIMEOUT,
);

test(
  'who never lets go wins no race',
  () => {
    for (const { id } of races) expect(run(id, 1, HOLD).won, id).toBe(false);
  },
  TIMEOUT,
);

testCurve(import.meta.dirname, curve);

describe('flying off', () => {
  test.each(['trial-toast', 'trial-egg', 'trial-knot', 'trial-wrench', 'trial-castle'])(
    'costs less than a second anywhere in %s',
    (id) => {
      const clean = run(id, 1, skilled(1)).seconds;
      let most = 0;
      for (let at = 1; at < 12; at += 1) {
        const game = playing(rules, id, { seed: 'times 1' });
        const hand = skilled(1);
        game.until(({ clock }: State) => clock >= 200 + at * 45, { bot: hand, most: MAX });
        const [car] = game.state.cars;
        if (!car) throw new Error('no car');
        // As if the last bend had been too much.
        car.slide = 1.5;
        game.finish(hand, MAX);
        const lost = (game.state.cars[0]?.done ?? 0) / HZ - clean;
        expect(game.state.cars[0]?.spills).toBe(1);
        most = Math.max(most, lost);
      }
      expect(most).toBeLessThan(1);
    },
    TIMEOUT,
  );
});

test('a par fits its laps', () => {
  for (const { params } of alone) {
    const { laps } = raceOf(params);
    expect(parOf(params) / laps).toBeLessThan(12);
    expect(parOf(params) / laps).toBeGreaterThan(4);
  }
});
