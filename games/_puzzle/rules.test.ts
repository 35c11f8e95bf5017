import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { press, shortest, switched } from './lamps.ts';
import { mind } from './mind.ts';
import { rules, type State } from './rules.ts';

/** A board drawn as rows: # is on. */
const board = (...rows: readonly string[]): boolean[] =>
  [...rows.join('')].map((sign) => sign === '#');

const position = (lit: boolean[], presses = 0, par = 1): State => ({ lit, presses, par });

describe('a press', () => {
  test('switches the lamp and its neighbors, fewer at the edge', () => {
    const lit = board('...', '...', '...');
    expect(switched(lit, 4).toSorted((a, b) => a - b)).toEqual([1, 3, 4, 5, 7]);
    press(lit, 0);
    expect(lit).toEqual(board('##.', '#..', '...'));
  });

  test('counts, and reports itself and the lamps it turned off', () => {
    const game = playing(rules, 'small-1');
    const [cell = 0] = shortest(game.state.lit) ?? [];
    const lamps = switched(game.state.lit, cell).length;
    const names = game.give(cell).map(({ name }) => name);
    expect(names.filter((name) => name === 'press' || name === 'off')).toEqual([
      'press',
      ...Array<string>(lamps).fill('off'),
    ]);
    expect(game.state).toMatchObject({ presses: 1, par: 1 });
    expect(game.session.status).toBe('won');
  });

  test('outside the board is refused', () => {
    expect(playing(rules, 'small-2').refusal(20)).toBe('refused.outside');
  });
});

describe('the shortest solution', () => {
  test('is known for small boards', () => {
    expect(shortest(board('.#.', '###', '.#.'))).toEqual([4]);
    expect(shortest(board('...', '...', '...'))).toEqual([]);
    expect(shortest(board('###', '###', '###'))).toHaveLength(5);
  });

  test('does not exist for a single lamp in the corner of a 5 × 5 board', () => {
    const lit = Array.from({ length: 25 }, (_, cell) => cell === 0);
    expect(shortest(lit)).toBeUndefined();
  });

  test('turns every deal off, in no more presses than mixed it up', () => {
    const size = fc.integer({ min: 3, max: 5 });
    const presses = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(size, presses, fc.nat(), (side, most, seed) => {
        const { lit, par } = rules.deal({ size: side, presses: most }, createRng(seed), null);
        expect(lit).toContain(true);
        const cells = shortest(lit) ?? [];
        expect(cells).toHaveLength(par);
        expect(par).toBeLessThanOrEqual(most);
        for (const cell of cells) press(lit, cell);
        expect(lit).not.toContain(true);
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});

test('stars follow the presses, and the end names what is missing', () => {
  const dark = board('...', '...', '...');
  const stars = (presses: number) => rules.stars?.(position(dark, presses, 2));
  expect([2, 3, 4, 5].map(stars)).toEqual([3, 2, 2, 1]);
  expect(rules.ending?.(position(dark, 2, 2))).toEqual({ reason: 'ending.off' });
  expect(rules.ending?.(position(dark, 5, 2))).toMatchObject({
    almost: 'ending.presses',
    value: 1,
  });
  expect(rules.ending?.(position(dark, 4, 2))).toMatchObject({
    almost: 'ending.presses',
    value: 2,
  });
});

test('a hint names the next press and how many are left', () => {
  const lit = board('...', '...', '...');
  for (const cell of [0, 8]) press(lit, cell);
  expect(mind.hint?.(position(lit))).toEqual({
    say: 'hint.press',
    values: { row: 1, column: 1, left: 2 },
    at: [{ x: 0.5, y: 0.5 }],
    input: 0,
  });
  expect(mind.hint?.(position(board('...', '...', '...')))).toBeUndefined();
});

test('the full bot needs exactly the fewest presses', () => {
  const rng = createRng(1);
  const game = playing(rules, 'large-7');
  game.finish((state) => bot(state, rng, 1));
  expect(game.state.presses).toBe(game.state.par);
});

test('params and inputs from outside are refused with what was wrong', () => {
  expect(rules.parseParams({ size: 6, presses: 1 })).toMatchObject({ ok: false });
  expect(rules.parseInput('7')).toMatchObject({ ok: false });
});
