import type { Cue, StepContext } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handful, rules, type State } from './rules.ts';

/** A position drawn as rows of digits, one for each kind of berry. */
function position(...rows: readonly string[]): State {
  const berries = [...rows.join('')].map(Number);
  return { berries, fell: berries.map(() => 0), picksLeft: 12, score: 0, best: 0 };
}

const BOARD = ['01230', '01123', '31102', '02323', '23030'] as const;

function context(): StepContext & { readonly cues: Cue[] } {
  const cues: Cue[] = [];
  return {
    rng: createRng('test'),
    cues,
    cue: (name, at, value) => {
      cues.push({ name, ...(at && { at }), ...(value !== undefined && { value }) });
    },
  };
}

test('a handful is what touches side by side, not corner to corner', () => {
  const { berries } = position(...BOARD);
  expect([...handful(berries, 1)].sort((a, b) => a - b)).toEqual([1, 6, 7, 11, 12]);
  expect(handful(berries, 4)).toEqual([4]);
});

test('a handful scores the square of its size and takes one pick', () => {
  const state = position(...BOARD);
  expect(rules.step(state, 7, context())).toBeUndefined();
  expect(state).toMatchObject({ score: 25, picksLeft: 11, best: 5 });
});

test('berries fall into the gaps, the rest stays where it was', () => {
  const state = position(...BOARD);
  rules.step(state, 7, context());
  const rows = rules.text(state).split('\n');
  // The second column lost its upper three; the third lost two and its top one fell by two.
  expect(rows[3]).toBe('S G K G K');
  expect(rows[2]?.split(' ')[2]).toBe('G');
  expect(state.fell[12]).toBe(2);
  expect(state.fell[16]).toBe(0);
  expect(state.fell.slice(0, 3)).toEqual([0, 3, 2]);
});

test('a berry alone is refused and nothing changes', () => {
  const state = position(...BOARD);
  expect(rules.step(state, 4, context())).toBe('refused.alone');
  expect(state).toEqual(position(...BOARD));
});

test('every berry picked is told, then the handful, its points, and a new best', () => {
  const state = { ...position(...BOARD), best: 2 };
  const seen = context();
  rules.step(state, 7, seen);
  expect(seen.cues.map(({ name, value }) => `${name} ${value ?? ''}`.trim())).toEqual([
    ...Array<string>(5).fill('pick-1'),
    'handful 5',
    'points 25',
    'best 5',
  ]);
});

test('the game ends with the last pick, naming the next basket', () => {
  const state = { ...position(...BOARD), picksLeft: 1, score: 20 };
  rules.step(state, 7, context());
  expect(rules.status(state)).toBe('over');
  expect(rules.inputs(state, createRng(1))).toEqual([]);
  expect(rules.ending?.(state)).toEqual({
    reason: 'ending.picked',
    almost: 'ending.short',
    value: 5,
  });
});

test('there is always something to pick until the picks run out', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (seed, player) => {
      const rng = createRng(seed);
      const choice = createRng(player);
      const state = rules.deal({ picks: 12 }, rng);
      for (let pick = 0; pick < 12; pick += 1) {
        const cells = rules.inputs(state, choice);
        expect(cells.length).toBeGreaterThan(1);
        expect(rules.step(state, choice.pick(cells), { rng, cue: () => {} })).toBeUndefined();
        expect(state.berries.every((kind) => kind >= 0 && kind <= 3)).toBe(true);
      }
      expect(rules.status(state)).toBe('over');
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('params and inputs from outside are refused with what was wrong', () => {
  expect(rules.parseParams({ picks: 0 })).toEqual({
    ok: false,
    error: 'params.picks: expected 1 to 99, got 0',
  });
  expect(rules.parseInput(25)).toEqual({
    ok: false,
    error: 'input: expected a cell from 0 to 24, got 25',
  });
});
