import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, type State } from './rules.ts';
import { LEVELS, parOf, raceOf } from './rules/levels.ts';
import { HZ } from './rules/types.ts';

/** `CURVE=full` plays more games and prints the tables. */
const full = process.env['CURVE'] === 'full';
const SEEDS = full ? 8 : 2;
const MOST = 101 * HZ;
const PATIENCE = 600_000;
const SKILLS = [0, 0.3, 0.6, 1] as const;
const TABLES = ['breakfast', 'desk', 'bench', 'picnic', 'games'] as const;

type Run = {
  readonly won: boolean;
  readonly stars: number;
  readonly seconds: number;
  readonly spills: number;
};
type Hand = (state: State) => number | undefined;

function run(level: string, seed: number, hand: Hand): Run {
  const game = playing(rules, level, { seed: `times ${seed}` });
  game.finish(hand, MOST);
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
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

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
  PATIENCE,
);

test(
  'who never lets go wins no race',
  () => {
    for (const { id } of races) expect(run(id, 1, HOLD).won, id).toBe(false);
  },
  PATIENCE,
);

test(
  'a beginner wins the first races, not the last table; better hands get further',
  () => {
    const table = TABLES.map((name) => {
      const ids = races.map(({ id }) => id).filter((id) => id.startsWith(name));
      const won = SKILLS.map((skill) =>
        mean(
          ids.flatMap((id) =>
            Array.from({ length: SEEDS }, (_, seed) => Number(run(id, seed, skilled(skill)).won)),
          ),
        ),
      );
      return { name, won };
    });
    if (full) console.table(table.map(({ name, won }) => ({ name, ...won })));
    for (const { name, won } of table) {
      for (let at = 1; at < won.length; at += 1) {
        expect(won[at], name).toBeGreaterThanOrEqual(won[at - 1] ?? 0);
      }
      expect(won[3], name).toBe(1);
    }
    expect(table[0]?.won[0]).toBeGreaterThan(0.6);
    expect(table[4]?.won[0]).toBe(0);
    expect(table[4]?.won[2]).toBeLessThan(0.8);
  },
  PATIENCE,
);

describe('flying off', () => {
  test.each(['trial-toast', 'trial-egg', 'trial-knot', 'trial-wrench', 'trial-castle'])(
    'costs less than a second anywhere in %s',
    (id) => {
      const clean = run(id, 1, skilled(1)).seconds;
      let most = 0;
      for (let at = 1; at < 12; at += 1) {
        const game = playing(rules, id, { seed: 'times 1' });
        const hand = skilled(1);
        game.until(({ clock }: State) => clock >= 200 + at * 45, { bot: hand, most: MOST });
        const [car] = game.state.cars;
        if (!car) throw new Error('no car');
        // As if the last bend had been too much.
        car.slide = 1.5;
        game.finish(hand, MOST);
        const lost = (game.state.cars[0]?.done ?? 0) / HZ - clean;
        expect(game.state.cars[0]?.spills).toBe(1);
        most = Math.max(most, lost);
      }
      if (full) console.log(`${id}: at most ${most.toFixed(2)} s`);
      expect(most).toBeLessThan(1);
    },
    PATIENCE,
  );
});

test('a par fits its laps', () => {
  for (const { params } of alone) {
    const { laps } = raceOf(params);
    expect(parOf(params) / laps).toBeLessThan(12);
    expect(parOf(params) / laps).toBeGreaterThan(4);
  }
});
