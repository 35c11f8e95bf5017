import { createRng } from '@playgrove/kit/core';
import { playing, testCurve } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { curve } from './curve.ts';
import { rules, type State } from './rules.ts';

/** `BANDS=full` prints the endless table. */
const full = process.env['BANDS'] === 'full';
const SEEDS = 24;
/** Ten minutes: longer than anybody's run. */
const LONGEST = 60 * 600;
const TIMEOUT = 600_000;

type Run = { readonly score: number; readonly seconds: number; readonly at: number };

function run(level: string, seed: number, skill: number): Run {
  const game = playing(rules, level, { seed: `bands ${seed}` });
  const rng = createRng(`${seed} ${skill}`);
  game.finish((state: State) => bot(state, rng, skill), LONGEST);
  const { state, session } = game;
  return { score: state.score, seconds: session.time / 60, at: state.at };
}

const runs = (level: string, skill: number): readonly Run[] =>
  Array.from({ length: SEEDS }, (_, seed) => run(level, seed, skill));

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

testCurve(import.meta.dirname, curve);

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
  TIMEOUT,
);
