import type { Cue, StepContext } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { BERRIES, BIG, BASKET, GRID, handful, rules, SMALLEST, type State } from './rules.ts';

/** A position drawn as rows of initials: Strawberry, Blueberry, Gooseberry, Cloudberry. */
function position(rows: readonly string[], more: Partial<State> = {}): State {
  const berries = [...rows.join('')].map((initial) => 'sbgc'.indexOf(initial));
  return { berries, fell: berries.map(() => 0), picksLeft: 12, score: 0, ...more };
}

const BOARD = ['sbgcs', 'sbbgc', 'csbbg', 'sgcgc', 'gcscs'] as const;
/** In the middle of the five blueberries. */
const BLUE = 7;
/** A strawberry alone in its corner. */
const ALONE = 4;

function pick(state: State, cell: number): { refused: string | undefined; cues: Cue[] } {
  const cues: Cue[] = [];
  const context: StepContext = {
    rng: createRng('test'),
    cue: (name, at, value) => {
      cues.push({ name, ...(at && { at }), ...(value !== undefined && { value }) });
    },
  };
  return { refused: rules.step(state, cell, context) ?? undefined, cues };
}

const rowsOf = (state: State): string[] => rules.text(state).split('\n').slice(0, GRID.height);

describe('a handful', () => {
  test('is what touches side by side, not corner to corner', () => {
    const { berries } = position(BOARD);
    expect(handful(berries, BLUE).toSorted((a, b) => a - b)).toEqual([1, 6, 7, 12, 13]);
    expect(handful(berries, ALONE)).toEqual([ALONE]);
  });

  test('scores the square of its size and takes one pick', () => {
    const state = position(BOARD);
    expect(pick(state, BLUE).refused).toBeUndefined();
    expect(state).toMatchObject({ score: 25, picksLeft: 11 });
  });

  test('of one berry is refused', () => {
    expect(pick(position(BOARD), ALONE).refused).toBe('refused.alone');
  });
});

describe('after a pick', () => {
  test('berries fall straight down into the gaps and the rest stays where it was', () => {
    const state = position(BOARD);
    pick(state, BLUE);
    const [, , third, ...ground] = rowsOf(state);
    // The third column lost two below its top berry; the fourth one, under two.
    expect(third?.slice(2)).toBe('ggg');
    expect(third?.charAt(0)).toBe('c');
    expect(ground).toEqual(BOARD.slice(3));
  });

  test('it is known how far each berry fell, new ones too', () => {
    const state = position(BOARD);
    pick(state, BLUE);
    expect(state.fell).toEqual([0, 2, 2, 1, 0, 0, 2, 2, 1, 0, 0, 0, 2, 1, 0, ...Array(10).fill(0)]);
  });

  test('every berry has a cue, then the handful and its points', () => {
    const { cues } = pick(position(BOARD), BLUE);
    expect(cues.map(({ name }) => name)).toEqual([
      ...Array<string>(5).fill('blueberry'),
      'handful',
      'points',
      'landed',
    ]);
    expect(cues.find(({ name }) => name === 'points')).toEqual({
      name: 'points',
      at: { x: 2.5, y: 1.5 },
      value: 25,
    });
  });

  test('a full basket and a big handful have one cue each', () => {
    const { berries } = position(Array<string>(5).fill('sssss'));
    const state = position([], { berries, fell: berries.map(() => 0), score: BASKET - 1 });
    const names = pick(state, 0).cues.map(({ name }) => name);
    expect(berries.length).toBeGreaterThanOrEqual(BIG);
    expect(names.filter((name) => name === 'basket' || name === 'big')).toEqual(['big', 'basket']);
  });
});

describe('the last pick', () => {
  test('ends the game, and reports a basket that is nearly full', () => {
    const state = position(BOARD, { picksLeft: 1, score: BASKET - 30 });
    pick(state, BLUE);
    expect(rules.status(state)).toBe('over');
    expect(rules.inputs(state, createRng(1))).toEqual([]);
    expect(rules.goal?.(state)).toEqual({ name: 'goal.basket', now: BASKET - 5, target: BASKET });
    expect(rules.ending?.(state)).toEqual({
      reason: 'ending.picked',
      almost: 'ending.short',
      value: 5,
    });
  });

  test('says no more than the reason when the next basket is far', () => {
    const state = position(BOARD, { picksLeft: 0, score: BASKET });
    expect(rules.ending?.(state)).toEqual({ reason: 'ending.picked' });
  });
});

test('there is always something to pick until the picks run out', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (seed, player) => {
      const rng = createRng(seed);
      const choice = createRng(player);
      const state = rules.deal({ picks: 12 }, rng, null);
      for (let left = 12; left > 0; left -= 1) {
        const cells = rules.inputs(state, choice);
        expect(cells.length).toBeGreaterThanOrEqual(SMALLEST);
        expect(rules.step(state, choice.pick(cells), { rng, cue: () => {} })).toBeUndefined();
        expect(state.berries.every((kind) => BERRIES[kind] !== undefined)).toBe(true);
      }
      expect(rules.status(state)).toBe('over');
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('a board that the new berries left without a pair is given one', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const state = position(['sbsbs', 'gcgcg', 'sbsbs', 'gcgcg', 'sbsgg']);
    rules.step(state, 24, { rng: createRng(seed), cue: () => {} });
    expect(rules.inputs(state, createRng(1)).length).toBeGreaterThanOrEqual(SMALLEST);
  }
});

test('the thinking bot gives up points now for a larger handful next', () => {
  // Picking the two gooseberries brings two and three blueberries together.
  const rows = ['scscs', 'cbbsc', 'sggcs', 'cbbbc', 'scscs'];
  expect([11, 12]).toContain(bot(position(rows), createRng(1), 1));
  const last = position(rows, { picksLeft: 1 });
  expect([16, 17, 18]).toContain(bot(last, createRng(1), 1));
});

test('params and inputs from outside are refused with what was wrong', () => {
  expect(rules.parseParams({ picks: 0 })).toEqual({
    ok: false,
    error: 'picks: expected a whole number from 1 to 99, got 0',
  });
  expect(rules.parseInput(25)).toEqual({
    ok: false,
    error: 'expected a whole number from 0 to 24, got 25',
  });
  expect(rules.parseInput('7')).toMatchObject({ ok: false });
});
