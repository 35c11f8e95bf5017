import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bowlOf, resting } from './fixtures.ts';
import { DAILY_SCORE, leftOf, rules, type State } from './rules.ts';
import { fallOf, rimAt } from './rules/aim.ts';
import { choose } from './rules/choose.ts';
import { pointsFor } from './rules/fusing.ts';
import { DAILY, LEVEL_COUNT, planOf } from './rules/levels.ts';
import {
  isWorld,
  MOON,
  NONE,
  radiusOf,
  RELOAD,
  ROCK,
  SPILL,
  SUN,
  type Body,
} from './rules/state.ts';

type Seen = { readonly name: string; readonly value: number | undefined };

/** Passes ticks on a position. @returns its cues */
function pass(state: State, ticks: number): Seen[] {
  const seen: Seen[] = [];
  const rng = createRng('pass');
  const cue = (name: string, _at?: unknown, value?: number): void =>
    void seen.push({ name, value });
  for (let tick = 0; tick < ticks; tick += 1) rules.tick?.(state, { rng, cue });
  return seen;
}

const names = (seen: readonly Seen[]): readonly string[] => seen.map(({ name }) => name);
const kinds = ({ bodies }: State): readonly number[] =>
  bodies.map(({ kind }) => kind).toSorted((a, b) => a - b);
/** Two of a kind side by side at the middle. */
const pair = (kind: number): Body[] => [
  resting(kind, -radiusOf(kind), 0),
  resting(kind, radiusOf(kind), 0),
];

describe('fusions', () => {
  test('two of a kind become the next larger world between them', () => {
    const state = bowlOf(pair(4));
    const seen = pass(state, 1);
    expect(kinds(state)).toEqual([5]);
    expect(Math.hypot(state.bodies[0]?.x ?? 9, state.bodies[0]?.y ?? 9)).toBeLessThan(1);
    expect(names(seen)).toContain('fuse.5');
    expect(state.score).toBe(pointsFor(5));
  });

  test('two of different kinds stay', () => {
    const state = bowlOf([resting(4, -30, 0), resting(3, 26, 0)]);
    pass(state, 120);
    expect(kinds(state)).toEqual([3, 4]);
  });

  test('three of a kind make one pair', () => {
    const state = bowlOf([...pair(3), resting(3, 0, -45)]);
    pass(state, 1);
    expect(kinds(state)).toEqual([3, 4]);
  });

  test('two suns burst', () => {
    const state = bowlOf(pair(SUN));
    expect(names(pass(state, 1))).toContain('nova');
    expect(state.bodies).toEqual([]);
  });

  test('a moon lifts any world by one size', () => {
    for (const kind of [1, 5, 9]) {
      const state = bowlOf([
        resting(kind, 0, 0),
        resting(MOON, radiusOf(kind) + radiusOf(MOON), 0),
      ]);
      pass(state, 1);
      expect(kinds(state)).toEqual([kind + 1]);
    }
  });

  test('rocks and moons do not fuse with each other', () => {
    const state = bowlOf([resting(ROCK, 0, 0), resting(MOON, radiusOf(ROCK) + radiusOf(MOON), 0)]);
    pass(state, 60);
    expect(kinds(state)).toEqual([MOON, ROCK]);
  });

  test('a rock breaks beside a fusion and not far from one', () => {
    const near = bowlOf([...pair(3), resting(ROCK, 0, -58)]);
    expect(names(pass(near, 1))).toContain('crack');
    expect(kinds(near)).toEqual([4]);
    const far = bowlOf([...pair(3), resting(ROCK, 0, -150)]);
    pass(far, 1);
    expect(kinds(far)).toEqual([4, ROCK]);
  });

  test('a fusion pushes its neighbors away', () => {
    const state = bowlOf([...pair(5), resting(2, 0, -80)]);
    pass(state, 2);
    expect(state.bodies.find(({ kind }) => kind === 2)?.vy).toBeLessThan(-20);
  });
});

describe('chains', () => {
  test('a world that was just made continues the chain, and the third throws a moon', () => {
    const state = bowlOf([resting(4, -31, 0, { link: 2, age: 12 }), resting(4, 31, 0)]);
    const seen = pass(state, 1);
    expect(seen.find(({ name }) => name === 'moon')?.value).toBe(3);
    expect(state.moons).toBe(1);
    expect(state.score).toBe(pointsFor(5) * 3);
  });

  test('a world that has lain there begins a new one', () => {
    const state = bowlOf([resting(4, -31, 0, { link: 2, age: 200 }), resting(4, 31, 0)]);
    pass(state, 1);
    expect(state.chain).toBe(1);
  });

  test('the next drop ends the chain', () => {
    const state = bowlOf([resting(4, -31, 0, { link: 2, age: 12 }), resting(4, 31, 0)]);
    stepOn(rules, state, 0);
    pass(state, 1);
    expect(state.chain).toBe(1);
    expect(state.score).toBe(pointsFor(5));
  });

  test('a moon comes after the next world and costs none', () => {
    const state = bowlOf([], { moons: 1, held: 2, next: 3, params: { level: 4 } });
    stepOn(rules, state, 0);
    expect([state.held, state.next]).toEqual([3, MOON]);
    pass(state, RELOAD);
    stepOn(rules, state, 0);
    pass(state, RELOAD);
    expect(state.held).toBe(MOON);
    const { drops } = state;
    stepOn(rules, state, 900);
    expect(state.drops).toBe(drops);
  });
});

describe('the spoon', () => {
  test('drops at the rim, and is loaded again after a moment', () => {
    const state = bowlOf([], { held: 3, next: 1 });
    expect(stepOn(rules, state, 2700).names).toEqual(['drop']);
    const [dropped] = state.bodies;
    expect(dropped?.kind).toBe(3);
    expect(dropped?.x).toBeCloseTo(rimAt(2700).x, 6);
    expect(dropped?.y).toBeLessThan(-200);
    expect(state.held).toBe(1);
  });

  test('a press while it is loaded counts when it is ready', () => {
    const state = bowlOf([]);
    stepOn(rules, state, 0);
    stepOn(rules, state, 900);
    expect(state.bodies).toHaveLength(1);
    pass(state, RELOAD);
    expect(state.drops).toBe(2);
  });

  test('the line shows where a world lands', () => {
    for (const level of [3, 13, 18]) {
      for (const angle of [300, 1500, 2900]) {
        const state = bowlOf([resting(8, 0, 0), resting(6, 90, -60)], {
          held: 4,
          params: { level },
        });
        pass(state, 200);
        const { end } = fallOf(state, angle);
        stepOn(rules, state, angle);
        for (let tick = 0; tick < 120 && !state.bodies.at(-1)?.landed; tick += 1) pass(state, 1);
        const { x = 0, y = 0 } = state.bodies.at(-1) ?? {};
        expect(Math.hypot(x - end.x, y - end.y)).toBeLessThan(20);
      }
    }
  });

  test('the best angle leads to a twin', () => {
    const state = bowlOf([resting(7, 0, 0), resting(3, 60, 60)], { held: 3 });
    const { hit } = fallOf(state, choose(state));
    expect(state.bodies[hit]?.kind).toBe(3);
  });
});

describe('the ring', () => {
  const over = (): State => bowlOf([resting(9, 0, 0)], { ring: radiusOf(9) - 8 });

  test('what stays over it too long spills', () => {
    const state = over();
    const seen = pass(state, SPILL + 120);
    expect(names(seen)).toContain('alarm');
    expect(state.end).toBe('spill');
    expect(rules.status(state)).toBe('over');
    expect(rules.ending?.(state)?.reason).toBe('ending.spill');
    expect(rules.ending?.(state)?.at).toBeDefined();
  });

  test('what comes back in time is forgiven', () => {
    const state = bowlOf([resting(5, 0, 0, { over: SPILL - 20 })], {
      heat: SPILL - 20,
      peak: SPILL - 20,
    });
    expect(names(pass(state, 60))).toContain('phew');
    expect(state.heat).toBe(0);
  });

  test('the first level has none', () => {
    const state = { ...over(), params: { level: 1 } };
    pass(state, SPILL * 2);
    expect(state.end).toBe('');
  });

  test('it closes with each drop where the level says so', () => {
    const game = playing(rules, 'tight-1');
    const before = game.state.ring;
    game.give(0);
    game.tick(60);
    game.give(1800);
    expect(game.state.ring).toBeCloseTo(before - 2 * planOf(19).close, 6);
  });
});

describe('levels', () => {
  test('there are thirty, and the largest of the bag is smaller than the goal', () => {
    expect(LEVEL_COUNT).toBe(30);
    for (let level = 1; level <= LEVEL_COUNT; level += 1) {
      const { goal, top, rocks, count } = planOf(level);
      if (goal === ROCK) expect(rocks).toBeGreaterThanOrEqual(count);
      else expect(goal).toBeGreaterThan(top);
    }
  });

  test('each has its rocks, apart from each other', () => {
    const { state } = playing(rules, 'rocky-6');
    const rocks = state.bodies.filter(({ kind }) => kind === ROCK);
    expect(rocks).toHaveLength(9);
    for (const [n, a] of rocks.entries()) {
      for (const b of rocks.slice(n + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(47);
    }
  });

  test('every world is announced before the last is dropped, and then nothing is held', () => {
    const game = playing(rules, 'rocky-1');
    const { drops } = planOf(7);
    for (let n = 0; game.session.status === 'playing' && game.state.drops < drops; n += 1) {
      game.give((n * 90) % 3600);
      game.tick(RELOAD + 1);
    }
    expect(isWorld(game.state.held)).toBe(false);
  });

  test('it is lost when the worlds are used up and the pile is still', () => {
    const state = bowlOf([resting(3, 0, 0)], {
      params: { level: 3 },
      held: NONE,
      next: NONE,
      drops: 20,
    });
    pass(state, 220);
    expect(state.end).toBe('out');
    expect(rules.ending?.(state)).toMatchObject({ reason: 'ending.out', almost: 'almost.steps' });
  });

  test('it is won with the goal, and worlds left over are stars and points', () => {
    const state = bowlOf(pair(5), { params: { level: 3 }, drops: 10 });
    expect(names(pass(state, 1))).toContain('won');
    expect(rules.status(state)).toBe('won');
    expect(leftOf(state)).toBe(10);
    expect(rules.stars?.(state)).toBe(3);
    expect(rules.stars?.({ ...state, drops: 17 })).toBe(2);
    expect(rules.stars?.({ ...state, drops: 20 })).toBe(1);
    expect(rules.ending?.({ ...state, drops: 20 })?.almost).toBe('almost.star');
  });

  test('the first levels give no star for carelessness', () => {
    const stars = (level: number, drops: number): number | undefined => {
      const state = bowlOf(pair(4), { params: { level }, drops });
      pass(state, 1);
      return rules.stars?.(state);
    };
    expect([12, 14, 15].map((drops) => stars(1, drops))).toEqual([3, 2, 1]);
    expect([8, 11, 12].map((drops) => stars(2, drops))).toEqual([3, 2, 1]);
  });

  test('a level with two to make counts both, also when the first is used up', () => {
    const state = bowlOf(pair(6), { params: { level: 6 } });
    pass(state, 1);
    expect(state.done).toBe(1);
    expect(rules.goal?.(state)).toEqual({ name: 'goal.more.7', now: 1, target: 2 });
  });

  test('the day ends with its last world', () => {
    const { drops } = planOf(DAILY);
    const state = bowlOf([resting(3, 0, 0)], {
      params: { level: DAILY },
      held: NONE,
      next: NONE,
      drops,
    });
    pass(state, 220);
    expect(state.end).toBe('full');
    expect(rules.status(state)).toBe('over');
    expect(rules.goal?.({ ...state, score: 9999 })?.now).toBe(DAILY_SCORE);
  });

  test('the endless bowl asks for the next larger world', () => {
    expect(rules.goal?.(bowlOf([], { best: 6 }))).toMatchObject({ now: 6, target: 7 });
    expect(rules.goal?.(bowlOf([], { best: 11 }))).toMatchObject({ now: 11, target: 11 });
  });
});
