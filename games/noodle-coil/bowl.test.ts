import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { alone, listener } from './fixtures.ts';
import { dealArena, steer, tickArena } from './rules/arena.ts';
import { CHILLI, type ArenaState } from './rules/types.ts';

describe('a slurp', () => {
  test('goes down topping by topping, each a note higher', () => {
    const state = alone();
    steer(state, 0);
    state.gulps = 3;
    const context = listener();
    for (let tick = 0; tick < 20; tick += 1) tickArena(state, context);
    expect(context.cues.filter(({ name }) => name === 'gulp').map(({ value }) => value)).toEqual([
      1, 2, 3,
    ]);
  });
});

describe("a day's bowl", () => {
  test('is full of rivals, of chilli or of heaps', () => {
    const [plain, feast, hot, crowd] = (['', 'feast', 'hot', 'crowd'] as const).map((twist) =>
      dealArena(createRng('day'), twist),
    );
    if (!plain || !feast || !hot || !crowd) throw new Error('no bowl was dealt');
    const chilli = (state: ArenaState): number =>
      state.food.filter(({ kind }) => kind === CHILLI).length;
    expect(crowd.noodles.length).toBeGreaterThan(plain.noodles.length);
    expect(chilli(hot)).toBeGreaterThan(2 * chilli(plain));
    expect(heaped(feast)).toBeGreaterThan(heaped(plain));
  });
});

/** Toppings that lie among at least five others. */
function heaped({ food }: ArenaState): number {
  return food.filter(
    (one) =>
      food.filter((other) => (other.x - one.x) ** 2 + (other.y - one.y) ** 2 < 2500).length > 5,
  ).length;
}
