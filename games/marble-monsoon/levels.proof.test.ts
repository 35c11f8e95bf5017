import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, type State } from './rules.ts';
import { PACKS } from './rules/levels.ts';

/** `CURVE=full` plays fifty games of each level and prints the table. */
const full = process.env['CURVE'] === 'full';
const SEEDS = full ? 50 : 5;
const LONGEST = 60 * 300;
const TIMEOUT = 3_600_000;

type Run = {
  readonly won: boolean;
  readonly shots: number;
  readonly seconds: number;
  readonly stars: number;
};

function run(level: string, seed: number, skill: number): Run {
  const game = playing(rules, level, { seed: `curve ${seed}` });
  const rng = createRng(`${seed}`);
  game.finish((state: State) => bot(state, rng, skill), LONGEST * 2);
  const { state, session } = game;
  const won = session.status === 'won';
  return { won, shots: state.fired, seconds: state.tick / 60, stars: rules.stars?.(state) ?? 0 };
}

const runs = (level: string, skill: number, seeds = SEEDS): readonly Run[] =>
  Array.from({ length: seeds }, (_, seed) => run(level, seed, skill));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const won = (all: readonly Run[]): number => mean(all.map((one) => Number(one.won)));

test(
  'the better hand wins six of ten games of every level at least',
  () => {
    const table = rules.levels.map(({ id }) => {
      const all = runs(id, 1);
      return { id, won: won(all), stars: mean(all.map(({ stars }) => stars)) };
    });
    if (full) console.table(table);
    for (const row of table) expect(row.won, row.id).toBeGreaterThanOrEqual(0.6);
    // Three stars are possible, and not for everyone.
    expect(mean(table.map(({ stars }) => stars))).toBeGreaterThan(1.3);
    expect(mean(table.map(({ stars }) => stars))).toBeLessThan(2.8);
  },
  TIMEOUT,
);

test(
  'a beginner wins the first part and few games of the last; a fair hand is in between',
  () => {
    const table = PACKS.map(({ name: pack }) => {
      const levels = full ? [1, 2, 3, 4, 5, 6] : [1, 6];
      const all = [0, 0.5].map((skill) =>
        levels.flatMap((step) => runs(`${pack}-${step}`, skill, full ? 12 : 4)),
      );
      const [weak = [], fair = []] = all;
      return {
        pack,
        weak: won(weak),
        fair: won(fair),
        fairStars: mean(fair.map(({ stars }) => stars)),
        fairSeconds: mean(fair.map(({ seconds }) => seconds)),
      };
    });
    if (full) console.table(table);
    const weak = table.map((row) => row.weak);
    expect(weak[0]).toBeGreaterThan(0.8);
    expect(weak.at(-1)).toBeLessThan(0.8);
    expect(mean(table.map(({ fair }) => fair))).toBeGreaterThan(mean(weak) + 0.1);
  },
  TIMEOUT,
);
