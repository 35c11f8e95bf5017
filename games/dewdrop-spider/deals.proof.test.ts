import { dailySeed } from '@playgrove/kit/session';
import { playing, testCurve } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { curve } from './curve.ts';
import { beamOf, provenSeeds } from './rules/deals.ts';
import { verdictOf } from './rules/screening.ts';
import { search } from './rules/search.ts';
import { dressesOf, opening, RUNS, type Input, type State, type Suits } from './rules/table.ts';
import { rules } from './rules.ts';

const context = { rng: undefined as never, cue: () => undefined };
const DAYS = 400;
const FIRST_DAY = Date.UTC(2026, 10, 29);

/** Finds the win of a deal in its own beam and replays it by the rules. @returns its moves */
function replay(suits: Suits, deal: number): number {
  const state = opening(suits, deal);
  const { won, inputs } = search(state, RUNS, beamOf(suits, deal));
  if (!won) throw new Error(`${suits} suits, deal ${deal}: no solution`);
  const step = (input: Input): void => {
    const why = rules.step(state, input, context);
    if (why !== undefined) throw new Error(`${JSON.stringify(input)}: ${why}`);
  };
  for (const input of inputs) step(input);
  if (rules.status(state) !== 'won') throw new Error(`deal ${deal} is not won by its solution`);
  return state.moves;
}

describe.each([
  [1, 90, 9],
  [2, 25, 6],
  [4, 24, 3],
] as const)('the deals shipped for %i suits', (suits, least, sample) => {
  const seeds = provenSeeds(suits);

  test('are many, and each is another puzzle', () => {
    expect(seeds.length).toBeGreaterThanOrEqual(least);
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  test('are won by replaying a solution, in any exchange of suits', { timeout: 600_000 }, () => {
    const stride = process.env['PROVE_DEALS'] === '1' ? 1 : Math.ceil(seeds.length / sample);
    const dresses = dressesOf(suits);
    const moves = seeds.flatMap((seed, at) =>
      at % stride === 0 ? [replay(suits, seed * dresses + (at % dresses))] : [],
    );
    expect(moves.length).toBeGreaterThanOrEqual(Math.min(sample, seeds.length) / 2);
    expect(Math.max(...moves)).toBeLessThan(320);
  });
});

test('a seed that no beam wins is not among them', () => {
  expect(provenSeeds(4)).not.toContain(0);
  expect(verdictOf(4, 0)).toBe(0);
});

test(`the daily deals of ${DAYS} days from 2026-11-29 on are proven, and differ`, () => {
  const dailies = rules.levels.filter(({ daily }) => daily);
  const seen = new Set<string>();
  for (let day = 0; day < DAYS; day += 1) {
    const date = new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10);
    const level = dailies[day % dailies.length];
    if (!level) throw new Error('there is no daily level');
    const state: State = playing(rules, level.id, { seed: dailySeed(rules.slug, date) }).state;
    const seed = Math.floor(state.deal / dressesOf(state.suits));
    expect(provenSeeds(state.suits)).toContain(seed);
    seen.add(`${state.suits} ${state.deal}`);
  }
  expect(seen.size).toBeGreaterThan(DAYS * 0.6);
});

testCurve(import.meta.dirname, curve);
