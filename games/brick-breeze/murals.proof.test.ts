import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, type State } from './rules.ts';

/** `CURVE=full` plays twenty games of each level and prints the table. */
const full = process.env['CURVE'] === 'full';
const LONGEST = 60 * 420;
const TIMEOUT = 3_600_000;
const LEVELS = rules.levels.filter(({ params }) => params.mode === 'level');

type Run = { readonly won: boolean; readonly seconds: number; readonly stars: number };

function run(level: string, seed: number, skill: number): Run {
  const game = playing(rules, level, { seed: `curve ${seed}` });
  const rng = createRng(`${seed}`);
  game.finish((state: State) => bot(state, rng, skill), LONGEST * 2);
  const { state, session } = game;
  const stars = rules.stars?.(state) ?? 0;
  return { won: session.status === 'won', seconds: state.tick / 60, stars };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Mean of this many games of each of these levels. */
function curve(levels: readonly { readonly id: string }[], skill: number, seeds: number) {
  const all = levels.flatMap(({ id }) =>
    Array.from({ length: seeds }, (_, seed) => run(id, seed, skill)),
  );
  return {
    won: mean(all.map(({ won }) => Number(won))),
    stars: mean(all.map(({ stars }) => stars)),
    seconds: mean(all.map(({ seconds }) => seconds)),
  };
}

test(
  'the better bot clears every mural with three balls, in four minutes at most',
  () => {
    const table = LEVELS.map((level) => ({ id: level.id, ...curve([level], 1, full ? 10 : 2) }));
    if (full) console.table(table);
    for (const row of table) {
      expect(row.won, row.id).toBeGreaterThanOrEqual(full ? 0.9 : 0.5);
      expect(row.seconds, row.id).toBeLessThan(240);
    }
    expect(mean(table.map(({ won }) => won))).toBeGreaterThan(0.97);
  },
  TIMEOUT,
);

test(
  'a beginner clears the first murals and hardly any from the fourth on, a fair player most',
  () => {
    const groups = [0, 1, 3, 10, 20, 30, 40, 50].map((from, at, all) =>
      LEVELS.slice(from, all[at + 1] ?? LEVELS.length),
    );
    const table = groups.map((levels) => {
      const sample = full || levels.length < 3 ? levels : levels.filter((_, at) => at % 3 === 0);
      const seeds = levels.length < 3 ? 8 : full ? 20 : 4;
      const [weak, fair] = [0, 0.5].map((skill) => curve(sample, skill, seeds));
      return { from: levels[0]?.id, weak: weak?.won ?? 0, fair: fair?.won ?? 0, ...fair };
    });
    if (full) console.table(table);
    const report = JSON.stringify(table, undefined, 1);
    expect(table[0]?.weak, report).toBe(1);
    expect(table[1]?.weak, report).toBeGreaterThan(0.4);
    for (const { weak } of table.slice(2)) expect(weak, report).toBeLessThan(0.4);
    expect(table.at(-1)?.weak, report).toBeLessThan(0.1);
    for (const { fair } of table) expect(fair, report).toBeGreaterThan(0.6);
    expect(table.at(-1)?.fair, report).toBeLessThan(0.97);
  },
  TIMEOUT,
);
