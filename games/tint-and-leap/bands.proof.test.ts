import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, type State } from './rules.ts';
import { HOUSES, PER_HOUSE } from './rules/pace.ts';

/** `BANDS=full` prints the tables. */
const full = process.env['BANDS'] === 'full';
/** Games a level: with a quarter of them, chance decides about the beginner's share. */
const SEEDS = 24;
/** Ten minutes: longer than anybody's run. */
const LONGEST = 60 * 600;
const PATIENCE = 600_000;
const SKILLS = [0, 0.5, 1] as const;

type Run = {
  readonly won: boolean;
  readonly stars: number;
  readonly score: number;
  readonly seconds: number;
  readonly at: number;
};

function run(level: string, seed: number, skill: number): Run {
  const game = playing(rules, level, { seed: `bands ${seed}` });
  const rng = createRng(`${seed} ${skill}`);
  game.finish((state: State) => bot(state, rng, skill), LONGEST);
  const { state, session } = game;
  const stars = session.status === 'won' ? (rules.stars?.(state) ?? 0) : 0;
  return {
    won: session.status === 'won',
    stars,
    score: state.score,
    seconds: session.time / 60,
    at: state.at,
  };
}

const runs = (level: string, skill: number): readonly Run[] =>
  Array.from({ length: SEEDS }, (_, seed) => run(level, seed, skill));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test(
  'every level can be won with three stars, and each house asks more of a beginner',
  () => {
    const table = HOUSES.map((house) => {
      const [weak, fair, good] = SKILLS.map((skill) =>
        Array.from({ length: PER_HOUSE }, (_, step) => runs(`${house}-${step + 1}`, skill)),
      );
      for (const [step, all] of (good ?? []).entries()) {
        const most = Math.max(...all.map(({ stars }) => stars));
        expect(most, `${house}-${step + 1}`).toBe(3);
      }
      const won = (all: readonly (readonly Run[])[] = []): number =>
        mean(all.flat().map((one) => Number(one.won)));
      return { house, weak: won(weak), fair: won(fair), good: won(good) };
    });
    if (full) console.table(table);
    const [first] = table;
    const last = table.at(-1);
    expect(first?.weak).toBeGreaterThan(0.6);
    expect(first?.fair).toBeGreaterThan(0.85);
    expect(last?.weak).toBeLessThan(0.35);
    for (const { house, good, fair, weak } of table) {
      expect(good, house).toBeGreaterThan(0.95);
      expect(fair, house).toBeGreaterThan(weak + 0.1);
    }
  },
  PATIENCE,
);

test(
  'endless: each skill gets clearly farther than the one before, and a beginner plays for half a minute or more',
  () => {
    const rows = [0, 0.5, 0.75].map((skill) => {
      const all = runs('endless', skill);
      return {
        skill,
        seconds: Math.round(middle(all.map(({ seconds }) => seconds))),
        leaves: middle(all.map(({ at }) => at)),
        points: middle(all.map(({ score }) => score)),
      };
    });
    if (full) console.table(rows);
    const [weak = 0, fair = 0, good = 0] = rows.map(({ points }) => points);
    expect(rows[0]?.seconds).toBeGreaterThan(30);
    expect(fair).toBeGreaterThan(weak * 1.3);
    expect(good).toBeGreaterThan(fair * 2);
  },
  PATIENCE,
);
