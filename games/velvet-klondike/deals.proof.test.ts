import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dailySeed, Session } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { provenSeeds } from './rules/deals.ts';
import { GREEDY_GAMES, greedyWins, solutionOf } from './rules/screening.ts';
import { deckOf, isWon, opening, type Input, type State } from './rules/table.ts';
import { rules } from './rules.ts';
import { inputsOf } from './solver.ts';

/** Seeds that the screening looks at, in each mode. */
const SCREENED = 1200;
/** Shipped at least, in each mode. */
const MIN = 300;
/** The whole proof takes minutes: PROVE_DEALS=1 runs it, and a sample is proven always. */
const whole = process.env['PROVE_DEALS'] === '1';
const MINUTES = 20 * 60_000;
const SAMPLE = 12;
const DAYS = 400;
const FIRST_DAY = Date.UTC(2026, 10, 21);

const rng = createRng('screening');
const step = (state: State, input: Input): void => {
  const why = rules.step(state, input, { rng, cue: () => undefined });
  if (typeof why === 'string') throw new Error(`${JSON.stringify(input)}: ${why}`);
};

/** Replays a solution by the rules themselves. @returns the moves it took */
function replay(deal: number, draw: 1 | 3): number {
  const leaps = solutionOf(deal, draw);
  if (!leaps) throw new Error(`deal ${deal}, draw ${draw}: no solution`);
  const state = opening(deal, draw);
  for (const input of inputsOf(leaps)) step(state, input);
  if (!isWon(state)) throw new Error(`deal ${deal}, draw ${draw}: its solution does not win`);
  return state.moves;
}

function verdict(seed: number, draw: 1 | 3): string {
  if (!solutionOf(seed * 8, draw)) return '0';
  const wins = greedyWins(seed * 8, draw, step);
  return wins >= GREEDY_GAMES / 2 ? '1' : wins > 0 ? '2' : '3';
}

test.skipIf(process.env['UPDATE_DEALS'] !== '1')(
  'UPDATE_DEALS=1 screens seeds and writes those that are proven',
  { timeout: MINUTES },
  () => {
    const packs = ([1, 3] as const).map((draw) => {
      const verdicts = Array.from({ length: SCREENED }, (_, seed) => verdict(seed, draw)).join('');
      return `  { draw: ${draw}, verdicts: ${JSON.stringify(verdicts.match(/.{1,80}/g))}.join('') },`;
    });
    const text = `import type { Pack } from './deals.ts';\n\n/** Written by the screening in deals.test.ts: see there. */\nexport const PACKS: readonly Pack[] = [\n${packs.join('\n')}\n];\n`;
    writeFileSync(fileURLToPath(new URL('rules/packs.ts', import.meta.url)), text);
    expect(text.length).toBeGreaterThan(SCREENED * 2);
  },
);

describe.each([1, 3] as const)('the deals shipped for %i a draw', (draw) => {
  const seeds = provenSeeds(draw, 'any');

  test('are many, and there are gentle and knotty ones among them', () => {
    expect(seeds.length).toBeGreaterThanOrEqual(MIN);
    expect(provenSeeds(draw, 'gentle').length).toBeGreaterThanOrEqual(40);
    expect(provenSeeds(draw, 'knotty').length).toBeGreaterThanOrEqual(40);
  });

  test(
    `${whole ? 'all' : 'a sample'} of them won by replaying a solution`,
    { timeout: MINUTES },
    () => {
      const stride = whole ? 1 : Math.ceil(seeds.length / SAMPLE);
      const moves = seeds
        .filter((_, index) => index % stride === 0)
        .map((seed) => replay(seed * 8, draw))
        .toSorted((a, b) => a - b);
      expect(moves.length).toBeGreaterThanOrEqual(whole ? seeds.length : SAMPLE - 1);
      if (whole)
        console.log(`draw ${draw}: ${moves.length} won, ${moves.at(moves.length >> 1)} moves`);
    },
  );

  test('stay won with their suits swapped', () => {
    const seed = seeds[5] ?? 0;
    for (let swap = 1; swap < 8; swap += 1) replay(seed * 8 + swap, draw);
    expect(
      new Set(Array.from({ length: 8 }, (_, swap) => String(deckOf(seed * 8 + swap)))).size,
    ).toBe(8);
  });
});

test(
  `the daily deals of ${whole ? DAYS : SAMPLE} days from 2026-11-21 are won, and differ`,
  { timeout: MINUTES },
  () => {
    const seen = new Set<number>();
    for (let day = 0; day < DAYS; day += 1) {
      const date = new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10);
      const seed = dailySeed(rules.slug, date);
      const { id, params } = rules.levels[0];
      const { deal } = new Session(rules as never, { level: id, params, seed })
        .state as unknown as State;
      seen.add(deal);
      if (whole || day < SAMPLE) replay(deal, params.draw);
    }
    expect(seen.size).toBeGreaterThan(DAYS * 0.95);
  },
);
