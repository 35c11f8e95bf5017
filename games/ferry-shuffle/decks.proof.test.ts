import { createRng } from '@playgrove/kit/core';
import { dailySeed, Session } from '@playgrove/kit/session';
import { playing, testCurve, testSeal } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { curve } from './curve.ts';
import { deckFor, rules, type State } from './rules.ts';
import { deckOf } from './rules/deck.ts';
import { fewest } from './rules/fewest.ts';
import { DAILIES, LEVEL_COUNT } from './levels.ts';
import sealed from './rules/sealed.json' with { type: 'json' };
import { seal } from './seal.ts';
import { solve } from './solver.ts';

const TIMEOUT = 3_600_000;
const DAYS = 400;
const FIRST_DAY = Date.UTC(2026, 10, 28);
const LOST_MOVES = 40;

const rows = testCurve(import.meta.dirname, curve);
testSeal(import.meta.dirname, seal, rows);

test(
  'every deck takes exactly its moves, either way around, and no two are alike',
  () => {
    expect(sealed).toHaveLength(LEVEL_COUNT + DAILIES);
    expect(new Set(sealed).size).toBe(sealed.length);
    for (const [index, code] of sealed.entries()) {
      const deck = deckOf(code, index % 2 === 0);
      const at = deck.cars.map(({ start }) => start);
      expect(fewest(deck, at, 0), `deck ${index + 1}`).toHaveLength(deck.par);
    }
  },
  TIMEOUT,
);

test(
  'there is a way from wherever players get lost',
  () => {
    let lost = 0;
    for (let level = 10; level <= LEVEL_COUNT; level += 10) {
      const id = rules.levels[level - 1]?.id ?? '';
      const game = playing(rules, id, { seed: 'lost' });
      const rng = createRng(id);
      for (let move = 0; move < LOST_MOVES && game.session.status === 'playing'; move += 1)
        game.give(rng.pick(rules.inputs(game.state, rng)));
      if (game.session.status !== 'playing') continue;
      lost += 1;
      expect(solve(game.state), id).toBeDefined();
    }
    expect(lost).toBeGreaterThan(5);
  },
  TIMEOUT,
);

test('the crossings of the next 400 days rarely repeat', () => {
  const seen = Array.from({ length: DAYS }, (_, day) => {
    const date = new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10);
    const seed = dailySeed(rules.slug, date);
    const session = new Session(rules as never, { level: 'daily', params: { level: 0 }, seed });
    const state = session.state as unknown as State;
    expect(deckFor(state).par).toBeGreaterThan(4);
    return `${state.code} ${state.mirrored}`;
  });
  expect(new Set(seen).size).toBeGreaterThan(DAYS * 0.35);
});
