import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { alone, arena, listener } from './fixtures.ts';
import { dealArena, steer, tickArena } from './rules/arena.ts';
import { careerAfter, FLAVOURS, FRESH, isOpen, parseCareer } from './rules/career.ts';
import { drop } from './rules/food.ts';
import { rules } from './rules.ts';
import { CHILLI, GRACE_TICKS, type ArenaState, type Cueing } from './rules/types.ts';

describe('what a player carries on', () => {
  test('flavours open one by one and are taken before the first move alone', () => {
    const career = { ...FRESH, longest: 50 };
    expect(FLAVOURS.map((_, flavour) => isOpen(career, flavour))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    const state = dealArena(createRng('flavours'), career);
    const { step } = rules;
    const context = listener();
    expect(step(state, { pick: 2 }, context)).toBe('refused.locked');
    expect(step(state, { pick: 1 }, context)).toBeUndefined();
    expect(careerAfter(state).flavour).toBe(1);
    steer(state, 0);
    expect(step(state, { pick: 0 }, context)).toBe('refused.swimming');
  });

  test('spinach draws toppings from farther, and gold begins longer', () => {
    const drawn = (flavour: number): boolean => {
      const career = { ...FRESH, longest: 200, flavour };
      const state = dealArena(createRng('spinach'), career);
      state.noodles.splice(1);
      state.food = [];
      const [you] = state.noodles;
      drop(state, you.x, you.y - 74, 0);
      steer(state, you.heading);
      const before = state.food[0]?.y;
      tickArena(state, listener());
      return state.food[0]?.y !== before;
    };
    expect([drawn(0), drawn(1)]).toEqual([false, true]);
    const gold = dealArena(createRng('gold'), { ...FRESH, longest: 200, flavour: 4 });
    expect(gold.noodles[0].size).toBeGreaterThan(arena().noodles[0].size);
  });

  test('who ended the last game is owed a defeat, which pays once', () => {
    const state = arena();
    state.end = { by: 'rival', who: 'mala', x: 0, y: 0 };
    const after = careerAfter(state);
    expect(after.nemesis).toBe('mala');
    const next = dealArena(createRng('next'), after);
    const [you] = next.noodles;
    const mala = next.noodles.find(({ mind }) => mind === 'mala');
    if (!mala) throw new Error('mala is not in the bowl');
    const context = listener();
    steer(next, you.heading);
    for (let round = 0; round < 2; round += 1) {
      fellAgainst(next, mala, context);
      mala.away = 0;
    }
    expect(context.cues.filter(({ name }) => name === 'fell')).toHaveLength(2);
    expect(context.cues.filter(({ name }) => name === 'revenge')).toHaveLength(1);
    expect(careerAfter(next).nemesis).toBe('');
  });

  test('a career is read like a stranger, each part by itself', () => {
    const state = arena();
    expect(parseCareer(careerAfter(state))).toEqual({ ok: true, value: careerAfter(state) });
    const rich = { ...FRESH, longest: 50, coils: 30 };
    expect(parseCareer({ ...rich, felled: -1, nemesis: 'you' })).toMatchObject({ value: rich });
    expect(parseCareer({ ...rich, flavour: 99 })).toMatchObject({ value: rich });
    for (const raw of [null, []]) expect(parseCareer(raw)).toMatchObject({ ok: false });
  });

  test('flavors that were earned stay open, though later rules need more', () => {
    const state = dealArena(createRng('earned'), { ...FRESH, longest: 50, coils: 30 });
    expect(careerAfter(state).opened).toEqual(['spinach', 'carrot']);
    const later = parseCareer({ ...FRESH, flavour: 4, opened: ['carrot', 'chili'] });
    if (!later.ok) throw new Error(later.error);
    expect(later.value.opened).toEqual(['carrot', 'gold']);
    expect(FLAVOURS.map((_, at) => isOpen(later.value, at))).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });
});

/** Presses a rival's nose into the player's side until it bursts. */
function fellAgainst(state: ArenaState, rival: ArenaState['noodles'][0], context: Cueing): void {
  const [you] = state.noodles;
  const at = you.path.length - 2 * 16;
  for (let tick = 0; tick <= GRACE_TICKS + 1 && rival.away === 0; tick += 1) {
    rival.x = you.path[at] ?? 0;
    rival.y = you.path[at + 1] ?? 0;
    rival.slip = 0;
    tickArena(state, context);
  }
}

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
      dealArena(createRng('day'), FRESH, twist),
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
