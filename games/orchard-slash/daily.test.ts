import { expect, test, describe } from 'vitest';
import { give, open, stateOf } from './fixtures.ts';
import { LANDSCAPE, PORTRAIT, SQUARE, type Field } from './rules/field.ts';
import type { Params } from './rules/state.ts';

describe('the rush of the day', () => {
  const DAILY: Params = { mode: 'rush', daily: true };

  /** What is thrown when, in parts of the field, while nothing more is cut. */
  function thrown(field: Field, seed: string): string[] {
    const session = open(DAILY, seed, field);
    give(session, { kind: 'slash', swipe: 1, path: [5, 5, 9, 5] });
    const melon = stateOf(session).air.find(({ kind }) => kind === 'melon');
    if (melon) {
      const [x, y] = [Math.round(melon.x), Math.round(melon.y)];
      give(session, { kind: 'slash', swipe: 2, path: [x - 30, y, x + 30, y] });
    }
    const seen = new Map<number, string>();
    while (session.status === 'playing') {
      session.advance();
      const state = stateOf(session);
      for (const { id, kind, wait, x } of state.air) {
        if (seen.has(id) || wait > 0) continue;
        seen.set(id, `${id} ${kind} at ${state.tick}, ${(x / state.field.w).toFixed(4)}`);
      }
    }
    return [...seen.values()];
  }

  test('throws the same at the same time on every screen', () => {
    for (const seed of ['monday', 'tuesday', 'friday']) {
      const tall = thrown({ w: 720, h: 1440 }, seed);
      expect(tall.length).toBeGreaterThan(100);
      expect(tall.some((toss) => toss.includes('nest'))).toBe(true);
      for (const field of [LANDSCAPE, SQUARE, PORTRAIT]) {
        expect(thrown(field, seed)).toEqual(tall);
      }
    }
  });
});
