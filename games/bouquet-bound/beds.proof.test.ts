import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { deal } from './rules/deal.ts';
import type { Params } from './rules/state.ts';

/*
 * How many moves a bed gives is measured, not guessed. Offline, from the root of the repository:
 *
 *   TUNE_BEDS=60 npx vitest run games/bouquet-bound/beds.test.ts    plays every bed so often, writes rules/moves.ts
 *   PROVE_BEDS=200 npx vitest run games/bouquet-bound/beds.test.ts  plays every bed so often with three skills, prints the table
 */
const TUNE = Number(process.env.TUNE_BEDS ?? 0);
const PROVE = Number(process.env.PROVE_BEDS ?? 0);
const HOUR = 3_600_000;
/** Nobody plays on for ever while beds are measured. */
const MOST_MOVES = 60;
/** The part of its games that the two-move bot shall win, by place in the pack: up, a breath, and up again. */
const TARGETS = [0.87, 0.82, 0.77, 0.84, 0.75, 0.71, 0.8, 0.68];
/** Moves more on the very first beds: nobody shall lose there who is still looking around. */
const WELCOME = [5, 4, 3];
/** Corrections by bed number, where two hundred games showed what sixty did not. */
const CORRECTED: Readonly<Record<number, number>> = {
  17: -1,
  25: -1,
  29: -1,
  41: -2,
  49: -1,
  57: -1,
};
const BEDS = rules.levels.filter(({ params }) => params.mode === 'bed');
/** In the suite: every so many beds, with so many seeds. */
const EVERY = 4;
const SAMPLE = 3;

/** Moves that the bot needed to bind the bouquet; nothing when it did not. */
function played(params: Params, skill: number, seed: string): number | undefined {
  const state = deal(params, createRng(`deal ${seed}`), { level: 0, losses: 0 });
  const rng = createRng(`play ${seed}`);
  let used = 0;
  while (rules.status(state) === 'playing') {
    const swap = bot(state, rng, skill);
    if (swap === undefined) throw new Error(`${seed}: the bot gives up`);
    expect(rules.step(state, swap, { rng, cue: () => {} })).toBeUndefined();
    used += 1;
  }
  return rules.status(state) === 'won' ? used : undefined;
}

function rate(params: Params, skill: number, name: string, seeds: number): number {
  let won = 0;
  for (let seed = 0; seed < seeds; seed += 1) {
    if (played(params, skill, `${name} ${seed}`) !== undefined) won += 1;
  }
  return won / seeds;
}

function tuned(params: Params, index: number): number {
  const needed = Array.from(
    { length: TUNE },
    (_, seed) => played({ ...params, moves: MOST_MOVES }, 1, `tune ${index} ${seed}`) ?? MOST_MOVES,
  ).toSorted((one, other) => one - other);
  const target = TARGETS[index % TARGETS.length] ?? 0.75;
  const measured = needed[Math.min(TUNE - 1, Math.round(target * TUNE))] ?? MOST_MOVES;
  return measured + (WELCOME[index] ?? 0) + (CORRECTED[index + 1] ?? 0);
}

describe('beds', () => {
  it.runIf(TUNE > 0)(
    'get as many moves as their place in the pack asks for',
    () => {
      const moves = BEDS.map(({ params }, index) => tuned(params, index));
      const rows = Array.from({ length: Math.ceil(moves.length / 8) }, (_, pack) =>
        moves.slice(pack * 8, pack * 8 + 8).join(', '),
      );
      const text = `/** Moves a bed gives, a pack a row: measured with the two-move bot, see \`beds.test.ts\`. */\n// oxfmt-ignore\nexport const MOVES: readonly number[] = [\n  ${rows.join(',\n  ')},\n];\n`;
      expect(moves.every((count) => count > 0 && count <= MOST_MOVES)).toBe(true);
      writeFileSync(fileURLToPath(new URL('rules/moves.ts', import.meta.url)), text);
    },
    HOUR,
  );

  it.runIf(PROVE > 0)(
    'are won by looking two moves ahead, and clearly less otherwise',
    () => {
      const table = BEDS.map(({ id, params }) => ({
        bed: id,
        moves: params.moves,
        random: rate(params, 0, `prove ${id}`, PROVE),
        'one move': rate(params, 0.5, `prove ${id}`, PROVE),
        'two moves': rate(params, 1, `prove ${id}`, PROVE),
      }));
      console.table(table);
      for (const [index, row] of table.entries()) {
        expect(row['two moves'], row.bed).toBeGreaterThanOrEqual(0.6);
        expect(row['two moves'], row.bed).toBeLessThanOrEqual(index < WELCOME.length ? 1 : 0.9);
        if (index < WELCOME.length) continue;
        expect(row.random, row.bed).toBeLessThan(row['two moves'] - 0.15);
      }
    },
    HOUR,
  );

  it('are mostly won by the two-move bot and mostly lost at random', () => {
    const sample = BEDS.filter((_, index) => index % EVERY === 3);
    const mean = (skill: number): number =>
      sample.reduce((sum, { id, params }) => sum + rate(params, skill, `sample ${id}`, SAMPLE), 0) /
      sample.length;
    expect(sample).toHaveLength(BEDS.length / EVERY);
    const good = mean(1);
    expect(good).toBeGreaterThan(0.55);
    expect(good).toBeLessThan(0.97);
    expect(mean(0)).toBeLessThan(good - 0.25);
  });
});
