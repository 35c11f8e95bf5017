import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { LEVELS } from './levels.ts';
import { rules } from './rules.ts';
import { CHECKS } from './rules/state.ts';

/** `CASES=full` plays more games and prints the table. */
const full = process.env['CASES'] === 'full';
const SEEDS = full ? 40 : 12;
const DAYS = full ? 400 : 60;
const TIMEOUT = 600_000;

type Result = { readonly won: boolean; readonly checks: number };

function run(level: string, seed: string, skill: number): Result {
  const game = playing(rules, level, { seed });
  const rng = createRng(seed);
  game.finish((state) => bot(state, rng, skill), 20_000);
  return { won: game.session.status === 'won', checks: game.state.checks.length };
}

const runs = (level: string, skill: number, count = SEEDS): readonly Result[] =>
  Array.from({ length: count }, (_, seed) => run(level, `case ${seed}`, skill));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const cases = LEVELS.filter(({ params }) => params.no > 0);
const packs = [...new Set(cases.map(({ pack }) => pack))];

test(
  'every case is solved without ears, by logic alone, within six checks',
  () => {
    for (const { id } of cases) {
      const results = runs(id, 1);
      expect(
        results.every(({ won }) => won),
        id,
      ).toBe(true);
      expect(Math.max(...results.map(({ checks }) => checks)), id).toBeLessThanOrEqual(CHECKS);
      expect(Math.min(...results.map(({ checks }) => checks)), id).toBeLessThanOrEqual(3);
    }
  },
  TIMEOUT,
);

test(
  'so is every daily case',
  () => {
    const results = runs('daily', 1, DAYS);
    expect(results.filter(({ won }) => !won)).toEqual([]);
  },
  TIMEOUT,
);

test(
  'each skill wins more than the one before it, and later packs ask more of a beginner',
  () => {
    const table = packs.map((pack) => {
      const ids = cases.filter((one) => one.pack === pack).map(({ id }) => id);
      const won = (skill: number): number =>
        Math.round(
          mean(ids.flatMap((id) => runs(id, skill)).map((result) => Number(result.won))) * 100,
        );
      const checks = mean(ids.flatMap((id) => runs(id, 1)).map((result) => result.checks));
      return { pack, beginner: won(0), fair: won(0.5), good: won(1), checks: checks.toFixed(2) };
    });
    if (full) console.table(table);
    for (const { pack, beginner, fair, good } of table) {
      expect(fair, pack).toBeGreaterThan(beginner);
      expect(good, pack).toBe(100);
    }
    expect(table[0]?.beginner).toBeGreaterThan(50);
    expect(table.at(-1)?.beginner).toBeLessThan(table[0]?.beginner ?? 0);
  },
  TIMEOUT,
);
