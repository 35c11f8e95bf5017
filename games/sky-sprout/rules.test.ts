import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { dewLeft, frostSpeed, HEARTS, rules, type State } from './rules.ts';
import {
  BOUNCE,
  COUNT,
  GRAVITY,
  halfOf,
  LEVELS,
  siteAt,
  SPEED,
  SPRING,
  STRETCH,
  wayX,
  WIDE,
  type Kind,
  type Leaf,
  type Thing,
} from './rules/climb.ts';

const leaf = (kind: Kind, x: number, y: number): Leaf => ({ kind, x, y, wet: false, gone: false });
const thing = (kind: Thing['kind'], x: number, y: number): Thing => ({ kind, x, y, gone: false });

/** A sprout that falls from a height in the middle, with nothing around but what is given. */
function falling(more: Partial<State>, level = 'garden-1') {
  const game = playing(rules, level, { seed: 'fall' });
  Object.assign(game.state, { leaves: [], things: [], y: 60, vy: -0.1, frost: -40, ...more });
  return game;
}

describe('a landing', () => {
  test.each([
    ['leaf', BOUNCE, true, false],
    ['small', BOUNCE, true, false],
    ['spring', SPRING, true, false],
    ['dry', BOUNCE, false, true],
  ] as const)('on a %s', (kind, vy, wet, gone) => {
    const game = falling({ leaves: [leaf(kind, WIDE / 2, 50)] });
    game.until(() => game.state.vy > 1);
    expect(game.state).toMatchObject({ y: 50, vy, leaves: [{ wet, gone }] });
  });

  test('passes through a leaf from below', () => {
    const game = falling({ leaves: [leaf('leaf', WIDE / 2, 66)], vy: BOUNCE });
    game.until(() => game.state.y > 70);
    expect(game.state.leaves[0]?.wet).toBe(false);
  });

  test('watered leaves carry wider than dry ones', () => {
    const dry = leaf('leaf', 50, 50);
    expect(halfOf({ ...dry, wet: true })).toBeGreaterThan(halfOf(dry));
  });

  test('leaves that are new slow the frost, the same leaf again does not', () => {
    const { state } = falling({});
    const slow = frostSpeed({ ...state, watered: [true, true, true, true, true, true] });
    const mixed = frostSpeed({ ...state, watered: [true, false, true, false, true, false] });
    expect(slow).toBeLessThan(mixed);
    expect(mixed).toBeLessThan(frostSpeed(state));
    const game = falling({ leaves: [leaf('leaf', WIDE / 2, 50)] });
    game.tick(140);
    expect(game.state.watered.slice(0, 2)).toEqual([true, false]);
  });

  test('on the flower at the top wins the level', () => {
    const game = falling({ leaves: [leaf('top', WIDE / 2, 50)], all: 10, dew: 9 });
    game.until(() => rules.status(game.state) === 'won');
    expect(rules.stars?.(game.state)).toBe(3);
  });
});

describe('eight new leaves in a row', () => {
  const before = (more: Partial<State> = {}) =>
    falling({
      leaves: [leaf('leaf', WIDE / 2, 50), leaf('small', 20, 90), leaf('leaf', 70, 170)],
      streak: 7,
      ...more,
    });

  test('send the vine up to a leaf of the way; it waters the others and picks dew', () => {
    const game = before({ things: [thing('dew', 44, 100), thing('beetle', WIDE / 2, 110)] });
    game.until(() => game.state.surge > 0);
    game.until(() => game.state.surge === 0);
    expect(game.state).toMatchObject({ streak: 0, dew: 1, hearts: HEARTS });
    expect(game.state.leaves.every(({ wet }) => wet)).toBe(true);
    game.until(() => game.state.vy < 0);
    game.until(() => game.state.vy > 0);
    expect(game.state.y).toBe(170);
  });

  test('are seven after a leaf that breaks, and none after an old leaf or a hurt', () => {
    const dry = before({ leaves: [leaf('dry', WIDE / 2, 50)] });
    dry.until(() => dry.state.vy > 1);
    expect(dry.state.streak).toBe(7);
    const old = before({ leaves: [{ ...leaf('leaf', WIDE / 2, 50), wet: true }] });
    old.until(() => old.state.vy > 1);
    expect(old.state.streak).toBe(0);
    const cold = before({ leaves: [], frost: 55 });
    cold.until(() => cold.state.hearts < HEARTS);
    expect(cold.state.streak).toBe(0);
  });

  test('never carry it onto the flower: that is for landing on', () => {
    const game = before({ leaves: [leaf('leaf', WIDE / 2, 50), leaf('top', WIDE / 2, 100)] });
    game.until(() => game.state.vy > 1);
    expect(game.state).toMatchObject({ surge: 0, vy: BOUNCE });
  });
});

describe('steering', () => {
  test('tilts to both sides, and around the edge', () => {
    const game = falling({ y: 500, leaves: [] });
    game.give(10);
    game.tick(40);
    expect(game.state.vx).toBeCloseTo(SPEED, 2);
    const before = game.state.x;
    game.give(-10);
    game.tick(80);
    expect(wayX(before, game.state.x)).toBeLessThan(0);
    expect(game.state.x).toBeGreaterThanOrEqual(0);
    expect(game.state.x).toBeLessThan(WIDE);
  });
});

describe('what is on the way', () => {
  test('dew is collected and counts for stars', () => {
    const game = falling({ things: [thing('dew', WIDE / 2, 52)], all: 10 });
    expect(dewLeft(game.state)).toBe(7);
    game.until(() => game.state.dew === 1);
    expect(dewLeft(game.state)).toBe(6);
  });

  test('a beetle hurts from below and throws high from above', () => {
    // Its flight passes its middle every quarter of its time.
    const beetle = thing('beetle', WIDE / 2, 50);
    const hurt = falling({ things: [beetle], y: 40, vy: 1 });
    hurt.state.tick = 65 - ((50 * 5) % 260) + 260;
    hurt.tick(8);
    expect(hurt.state.hearts).toBe(HEARTS - 1);
    const stomp = falling({ things: [thing('beetle', WIDE / 2, 50)], y: 54, vy: -1.2 });
    stomp.state.tick = 65 - ((50 * 5) % 260) + 260;
    stomp.until(() => stomp.state.vy > 1);
    expect(stomp.state).toMatchObject({ hearts: HEARTS, things: [{ gone: true }] });
  });

  test('the frost costs a heart, throws back up, and ends the run at the last', () => {
    const game = falling({ frost: 40 });
    game.until(() => game.state.hearts === HEARTS - 1);
    expect(game.state.vy).toBeGreaterThan(BOUNCE);
    game.until(() => rules.status(game.state) !== 'playing');
    expect(rules.status(game.state)).toBe('lost');
    expect(rules.ending?.(game.state)?.reason).toBe('ending.frost');
  });

  test('nobody loses a heart in the first ten seconds, whatever they do', () => {
    for (const { id } of LEVELS.slice(0, 6)) {
      const game = playing(rules, id, { seed: 'hands off' });
      game.tick(600);
      expect(game.state.hearts).toBe(HEARTS);
    }
  });
});

/** Ticks from a bounce until the feet come down to a height. */
const flight = (up: number): number =>
  (BOUNCE + Math.sqrt(BOUNCE * BOUNCE - 2 * GRAVITY * up)) / GRAVITY;

test('the next leaf of the way is always within a jump', () => {
  const deals = LEVELS.flatMap(({ params }) =>
    Array.from({ length: 8 }, (_, seed) => rules.deal(params, createRng(`${seed}`), null)),
  );
  expect(deals.length).toBe((COUNT + 1) * 8);
  for (const { leaves } of deals) {
    const way = leaves.filter(({ kind }) => kind !== 'dry');
    expect(way.length).toBeGreaterThan(6);
    way.slice(1).forEach((next, n) => {
      const last = way[n] as Leaf;
      const up = next.y - last.y;
      const far =
        Math.abs(wayX(last.x, next.x)) +
        (next.kind === 'drift' ? 20 : 0) +
        (last.kind === 'drift' ? 20 : 0);
      // A spring throws higher than any leaf does.
      const most = last.kind === 'spring' ? SPRING ** 2 / 2 / GRAVITY : BOUNCE ** 2 / 2 / GRAVITY;
      expect(up).toBeLessThan(most - 2);
      expect(far - halfOf(next)).toBeLessThan(SPEED * 0.85 * (flight(Math.min(up, 44)) - 6));
    });
  }
});

test('worlds follow each other on the endless climb, and the frost gets faster', () => {
  const worlds = [0, 1, 2, 3, 4].map((n) => siteAt(0, n * STRETCH + 10));
  expect(worlds.map(({ pack }) => pack)).toEqual([0, 1, 2, 3, 4]);
  const speeds = worlds.map(({ frost }) => frost);
  expect(speeds).toEqual(speeds.toSorted((a, b) => a - b));
});

test('on the endless climb, what the frost has covered is forgotten', () => {
  const game = playing(rules, 'endless', { seed: 'long' });
  const rng = createRng('hands');
  let most = 0;
  for (let tick = 0; tick < 60 * 90 && rules.status(game.state) === 'playing'; tick += 1) {
    const input = bot(game.state, rng, 1);
    if (input !== undefined) game.give(input);
    game.tick(1);
    most = Math.max(most, game.state.leaves.length);
  }
  expect(game.state.high).toBeGreaterThan(STRETCH);
  expect(most).toBeLessThan(60);
});

test('the score counts meters and dew, and at the flower the hearts that are left', () => {
  const { state } = playing(rules, 'garden-1', { seed: 'score' });
  const climbed: State = { ...state, high: 200, dew: 3, hearts: 2 };
  expect(rules.score?.(climbed)).toBe(100 + 15);
  expect(rules.score?.({ ...climbed, won: true })).toBe(100 + 15 + 40);
});

test('without a hand on it the sprout reaches no flower, though the frost throws it up', () => {
  for (const { id } of LEVELS.slice(0, 3))
    for (let seed = 0; seed < 12; seed += 1) {
      const game = playing(rules, id, { seed: `idle ${seed}` });
      game.finish(() => undefined, 60 * 120);
      expect(game.session.status).toBe('lost');
    }
});

test('a first landing just above the frost is a narrow escape, once', () => {
  const escape = (frost: number): number =>
    falling({ frost, leaves: [leaf('leaf', WIDE / 2, 58)] })
      .tick(90)
      .filter(({ name }) => name === 'close').length;
  expect(escape(50)).toBe(1);
  expect(escape(20)).toBe(0);
});
