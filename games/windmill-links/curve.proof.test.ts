import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, type State } from './rules.ts';
import { BOOKS, holeBy, LINES } from './rules/books.ts';
import { LEVELS } from './rules/levels.ts';
import { MADE, madeHole, SKIPPED } from './rules/make.ts';
import { HZ } from './rules/motion.ts';
import { searchHole } from './rules/search.ts';
import { parOf, strokesOf } from './rules/state.ts';

/** `CURVE=full` plays more rounds and prints the tables. */
const full = process.env['CURVE'] === 'full';
const SEEDS = full ? 16 : 6;
const TIMEOUT = 900_000;
const LONGEST = 900 * HZ;
/** A beginner, a fair hand and a good one. */
const SKILLS = [0, 0.5, 1] as const;

/** Tries of a search, each with its own samples. */
const SEARCHES = 6;

/** The fewest strokes that some searches need, at best `enough`. */
function fewest(line: string, enough: number): number {
  const hole = holeBy(line);
  let best = Infinity;
  for (let at = 0; at < SEARCHES && best > enough; at += 1) {
    const strokes = searchHole(hole, createRng(`search ${at}`), hole.par + 1);
    best = Math.min(best, strokes?.length ?? Infinity);
  }
  return best;
}

describe('sampled putts hole out', () => {
  test.each(BOOKS)(
    'on every page of %s, at par or better',
    (book) => {
      for (const [at, line] of LINES[book].entries())
        expect(fewest(line, holeBy(line).par), `${book} ${at + 1}`).toBeLessThanOrEqual(
          holeBy(line).par,
        );
    },
    TIMEOUT,
  );

  test(
    'on every page that a random nine may deal, within par and one',
    () => {
      const hard: number[] = [];
      for (let no = 0; no < MADE; no += 1) {
        const line = madeHole(no);
        const { par } = holeBy(line);
        if (!SKIPPED.has(no) && fewest(line, par + 1) > par + 1) hard.push(no);
      }
      expect(hard).toEqual([]);
    },
    TIMEOUT,
  );
});

type Round = {
  readonly won: boolean;
  readonly stars: number;
  readonly over: number;
  readonly seconds: number;
};

function play(id: string, seed: number, skill: number): Round {
  const level = LEVELS.find((one) => one.id === id) ?? LEVELS[0];
  const rng = createRng(`${id} ${seed} ${skill}`);
  const context = { rng, cue: () => undefined };
  const state: State = rules.deal(level.params, createRng(`round ${seed}`), null);
  let ticks = 0;
  for (; rules.status(state) === 'playing' && ticks < LONGEST; ticks += 1) {
    const input = bot(state, rng, skill);
    if (input) rules.step(state, input, context);
    rules.tick?.(state, context);
  }
  const won = rules.status(state) === 'won';
  const over = strokesOf(state) - parOf(state.lines);
  return { won, stars: won ? (rules.stars?.(state) ?? 0) : 0, over, seconds: ticks / HZ };
}

const rounds = (id: string, skill: number): readonly Round[] =>
  Array.from({ length: SEEDS }, (_, seed) => play(id, seed, skill));
const percent = (all: readonly Round[]): number =>
  Math.round((100 * all.filter(({ won }) => won).length) / all.length);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test(
  'a good hand wins every chapter, a beginner wins the first and a third of the last ones',
  () => {
    const chapters = BOOKS.flatMap((book) => [1, 2, 3].map((chapter) => `${book}-${chapter}`));
    const table = [...chapters, 'random'].map((id) => {
      const [weak = [], fair = [], good = []] = SKILLS.map((skill) => rounds(id, skill));
      return {
        id,
        weak: percent(weak),
        fair: percent(fair),
        good: percent(good),
        'weak over': mean(weak.map(({ over }) => over)).toFixed(1),
        'fair over': mean(fair.map(({ over }) => over)).toFixed(1),
        'good over': mean(good.map(({ over }) => over)).toFixed(1),
        'good stars': mean(good.map(({ stars }) => stars)).toFixed(1),
        seconds: Math.round(mean(fair.map(({ seconds }) => seconds))),
      };
    });
    if (full) console.table(table);
    const show = JSON.stringify(table);
    const part = (from: number, to: number, who: 'weak' | 'fair' | 'good'): number =>
      mean(table.slice(from, to).map((row) => row[who]));
    expect(table[0]?.weak, show).toBe(100);
    expect(part(0, 18, 'good'), show).toBeGreaterThan(95);
    expect(part(2, 6, 'weak'), show).toBeLessThan(75);
    expect(part(12, 18, 'weak'), show).toBeLessThan(40);
    expect(part(0, 18, 'fair'), show).toBeGreaterThan(part(0, 18, 'weak') + 15);
  },
  TIMEOUT,
);
