import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, type State } from './rules.ts';
import { builtOf } from './rules/state.ts';
import { COASTS, PER_COAST } from './rules/towns.ts';

/** `CURVE=full` plays more games and prints the tables. */
const full = process.env['CURVE'] === 'full';
const SEEDS = full ? 24 : 6;
const LONGEST = 60 * 600;
const TIMEOUT = 600_000;
/** Hands that are off by 80, 40, 24 and 0 milliseconds, as a standard deviation. */
const SKILLS = [0, 0.5, 0.7, 1] as const;

type Run = {
  readonly won: boolean;
  readonly stars: number;
  readonly floors: number;
  readonly score: number;
  readonly seconds: number;
};

function run(level: string, seed: number, skill: number): Run {
  const game = playing(rules, level, { seed: `curve ${seed}` });
  const rng = createRng(`${seed} ${skill}`);
  // A hundred and twenty floors are enough.
  const ends = (state: State): boolean => state.phase === 'end' || builtOf(state) >= 120;
  game.until(ends, { bot: (state: State) => bot(state, rng, skill), most: LONGEST });
  const { state, session } = game;
  const won = session.status === 'won';
  return {
    won,
    stars: won ? (rules.stars?.(state) ?? 0) : 0,
    floors: builtOf(state),
    score: state.score,
    seconds: session.time / 60,
  };
}

const runs = (level: string, skill: number, seeds = SEEDS): readonly Run[] =>
  Array.from({ length: seeds }, (_, seed) => run(level, seed, skill));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test(
  'every town can be finished with three stars; a beginner manages the first coast and not the last',
  () => {
    const table = COASTS.map((coast) => {
      const [weak, fair, good, best] = SKILLS.map((skill) =>
        Array.from({ length: PER_COAST }, (_, step) => runs(`${coast}-${step + 1}`, skill)),
      );
      for (const [step, all] of (best ?? []).entries()) {
        expect(Math.max(...all.map(({ stars }) => stars)), `${coast}-${step + 1}`).toBe(3);
      }
      const won = (all: readonly (readonly Run[])[] = []): number =>
        mean(all.flat().map((one) => Number(one.won)));
      const stars = (all: readonly (readonly Run[])[] = []): number =>
        mean(all.flat().map((one) => one.stars));
      return {
        coast,
        weak: won(weak),
        fair: won(fair),
        good: won(good),
        best: won(best),
        fairStars: stars(fair),
        goodStars: stars(good),
        seconds: middle((fair ?? []).flat().map(({ seconds }) => seconds)),
      };
    });
    if (full) console.table(table);
    const [first] = table;
    const last = table.at(-1);
    expect(first?.weak).toBeGreaterThan(0.6);
    expect(first?.fair).toBeGreaterThan(0.9);
    expect(last?.weak).toBeLessThan(0.35);
    expect(last?.fair).toBeGreaterThan(0.7);
    for (const { coast, best, fair, weak } of table) {
      expect(best, coast).toBeGreaterThan(0.95);
      expect(fair, coast).toBeGreaterThanOrEqual(weak);
    }
  },
  TIMEOUT,
);

test(
  'endless: the median run of a hand off by 40 ms ends between 15 and 40 floors, a steady one reaches a hundred',
  () => {
    const rows = SKILLS.map((skill) => {
      const all = runs('endless', skill, 24);
      return {
        skill,
        seconds: Math.round(middle(all.map(({ seconds }) => seconds))),
        floors: middle(all.map(({ floors }) => floors)),
        least: Math.min(...all.map(({ floors }) => floors)),
        most: Math.max(...all.map(({ floors }) => floors)),
        puffins: middle(all.map(({ score }) => score)),
      };
    });
    if (full) console.table(rows);
    const [weak, fair, good, best] = rows;
    expect(fair?.floors).toBeGreaterThanOrEqual(15);
    expect(fair?.floors).toBeLessThanOrEqual(40);
    expect(weak?.floors).toBeLessThan(fair?.floors ?? 0);
    expect(good?.floors).toBeGreaterThan(fair?.floors ?? 0);
    expect(best?.least).toBeGreaterThanOrEqual(100);
  },
  TIMEOUT,
);
