import { playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { flying, under } from './fixtures.ts';
import { rules, type State } from './rules.ts';
import { MURALS } from './rules/murals.ts';
import { FIREWORK } from './rules/state.ts';

describe('fireworks', () => {
  /** A mural of these cells alone. */
  const lay = (state: State, ...cells: readonly number[]): void => {
    state.tiles = state.tiles.map((_, cell) => Number(cells.includes(cell)));
    state.left = cells.length + 20;
    state.cargo.fill(0);
  };

  test('break everything around them, but not stone or beyond the side', () => {
    const game = flying('cone', {});
    const { state } = game;
    lay(state, 10, 11, 20, 21, 22, 31, 33);
    state.tiles[31] = -1;
    state.cargo[21] = FIREWORK;
    const left = state.left;
    expect(under(game, 21)).toContain('fuse');
    expect(state.tiles[20]).toBe(1);
    const boom = game.tick(8).find(({ name }) => name === 'boom');
    expect(boom?.value).toBe(3);
    expect([10, 11, 20, 21, 22, 31, 33].map((cell) => state.tiles[cell])).toEqual([
      0, 1, 0, 0, 1, -1, 1,
    ]);
    expect(state.left).toBe(left - 3);
  });

  test('light one another, and a curve that lit the first counts for all', () => {
    const game = flying('cone', {});
    const { state } = game;
    lay(state, 3, 4, 5, 6, 7);
    for (const cell of [3, 5]) state.cargo[cell] = FIREWORK;
    under(game, 3, { wind: 30, push: 1 });
    const booms = game.tick(9).filter(({ name }) => name === 'boom');
    expect(booms).toHaveLength(1);
    expect(state.curved).toBe(2);
    state.cargo[6] = FIREWORK;
    under(game, 5, { wind: 0 });
    const chain = game.tick(20).filter(({ name }) => name === 'boom');
    expect(chain.map(({ value }) => value)).toEqual([2, 3]);
    expect(state.curved).toBe(2);
  });

  test('wait in every mural', () => {
    for (const { name, total } of MURALS) {
      const lit = playing(rules, name).state.cargo.filter((held) => held === FIREWORK);
      expect(lit.length, name).toBeGreaterThan(0);
      expect(lit.length, name).toBeLessThan(total / 10);
    }
  });
});
