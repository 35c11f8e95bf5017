import { describe, expect, it } from 'vitest';
import { BEDS, played, WELCOME } from './fixtures.ts';
import type { Params } from './rules/state.ts';

/** `PROVE_BEDS=200` plays every bed so often with three skills and prints the table. */
const PROVE = Number(process.env.PROVE_BEDS ?? 0);
const HOUR = 3_600_000;
/** In the suite: one bed in this many, with this many seeds. */
const EVERY = 4;
const SAMPLE = 3;

function rate(params: Params, skill: number, name: string, seeds: number): number {
  let won = 0;
  for (let seed = 0; seed < seeds; seed += 1) {
    if (played(params, skill, `${name} ${seed}`) !== undefined) won += 1;
  }
  return won / seeds;
}

describe('beds', () => {
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
