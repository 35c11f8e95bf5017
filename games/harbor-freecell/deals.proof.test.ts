import { dailySeed } from '@playgrove/kit/session';
import { playing, testCurve } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { curve } from './curve.ts';
import { DEALS, SCREENED, SWAPS } from './rules/deals.ts';
import { opening } from './rules/table.ts';
import { rules, type State } from './rules.ts';
import { solve } from './solver.ts';

const context = { rng: undefined as never, cue: () => undefined };
const GRADES = 5;
/** Deals in a short proof; `PROVE_DEALS=1` replays all. */
const SAMPLE = 20;
const DAYS = 400;
const FIRST_DAY = Date.UTC(2026, 10, 29);

test('more than a hundred seeds are shipped, each another puzzle, from gentle to hard', () => {
  expect(DEALS.length).toBeGreaterThan(SCREENED * 0.9);
  expect(new Set(DEALS.map(({ seed }) => seed)).size).toBe(DEALS.length);
  expect(new Set(DEALS.map(({ grade }) => grade)).size).toBe(GRADES);
});

test('deals are won by replaying a solution, in any exchange of suits, at par at best', () => {
  const stride = process.env['PROVE_DEALS'] === '1' ? 1 : Math.ceil(DEALS.length / SAMPLE);
  let replayed = 0;
  for (const [at, { seed, par }] of DEALS.entries()) {
    if (at % stride > 0) continue;
    const deal = seed * SWAPS + (at % SWAPS);
    const state: State = { deal, par, ...opening(deal), moves: 0 };
    const inputs = solve(state);
    for (const input of inputs ?? []) expect(rules.step(state, input, context)).toBeUndefined();
    expect(rules.status(state), `seed ${seed}`).toBe('won');
    expect(rules.stars?.(state)).toBeGreaterThanOrEqual(2);
    expect(state.moves).toBeGreaterThanOrEqual(par);
    replayed += 1;
  }
  expect(replayed).toBeGreaterThanOrEqual(SAMPLE * 0.8);
});

test(`the daily deals of ${DAYS} days from 2026-11-29 on are proven, and differ`, () => {
  const seeds = new Set(DEALS.map(({ seed }) => seed));
  const seen = new Set<number>();
  for (let day = 0; day < DAYS; day += 1) {
    const date = new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10);
    const { deal } = playing(rules, 'daily', { seed: dailySeed(rules.slug, date) }).state;
    expect(seeds).toContain(Math.floor(deal / SWAPS));
    seen.add(deal);
  }
  expect(seen.size).toBeGreaterThan(DAYS * 0.8);
});

testCurve(import.meta.dirname, curve);
