import { playing } from '@playgrove/kit/testing';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { biomeAt, doneOf, LEVELS, marksOf, missionOf, recipeAt } from './rules/levels.ts';
import { timesOf } from './rules/ride.ts';
import { touches } from './rules/traffic.ts';
import {
  BLINK,
  BODIES,
  BUBBLES,
  CALM,
  CHAIN_TICKS,
  EDGE,
  GRACE,
  LANES,
  laneX,
  SCOOTER,
  STALL,
  START,
  type Kind,
  type State,
  type Vehicle,
} from './rules/types.ts';

/** A vehicle just ahead, so far to the side that both would be apart by this, as they look. */
function beside(gap: number, side = 1, kind: Kind = 'bug'): Vehicle {
  return {
    id: 900 + side,
    kind,
    paint: 0,
    off: 0,
    wish: 9000,
    lane: 1,
    to: -1,
    blink: 0,
    mood: -1,
    x: side * (BODIES[kind].half + SCOOTER.half + gap),
    z: 100,
    speed: 9000,
    passed: false,
  };
}

/** A ride on a road that holds these vehicles alone. */
function alone(cars: Vehicle[], level = 'endless') {
  const game = playing(rules, level, { seed: 'alone' });
  const { state } = game;
  state.cars = cars;
  state.clock = GRACE;
  state.idle = 0;
  return { game, state };
}

describe('a pass', () => {
  test('gives more speed and points the closer it is', () => {
    const won = [900, 400, 50].map((gap) => {
      const { game, state } = alone([beside(gap)]);
      game.tick(2);
      expect(state.nears).toBe(1);
      return { speed: state.speed, points: state.points };
    });
    const [far, near, closest] = won as [State, State, State];
    expect(far.speed).toBeGreaterThan(START);
    expect(near.speed).toBeGreaterThan(far.speed);
    expect(closest.speed).toBeGreaterThan(near.speed);
    expect(closest.points).toBeGreaterThan(near.points);
  });

  test('that is wide gives nothing, and a vehicle counts once', () => {
    const wide = alone([beside(1200)]);
    wide.game.tick(20);
    expect(wide.state).toMatchObject({ nears: 0, chain: 0 });
    const close = alone([beside(300)]);
    close.game.tick(30);
    expect(close.state.nears).toBe(1);
  });

  test('that nobody steered for is no gift', () => {
    const { game, state } = alone([beside(300)]);
    state.idle = 400;
    game.tick(2);
    expect(state).toMatchObject({ nears: 0, speed: expect.any(Number) });
    expect(state.speed).toBeLessThan(START);
  });

  test('on both sides at once is a thread', () => {
    const { game, state } = alone([beside(300, 1), { ...beside(300, -1), z: 1500 }]);
    game.tick(12);
    expect(state).toMatchObject({ nears: 2, threads: 1, chain: 2 });
    const one = alone([beside(300, 1), { ...beside(300, 1), id: 7, z: 1500 }]);
    one.game.tick(12);
    expect(one.state).toMatchObject({ nears: 2, threads: 0 });
  });

  test('keeps a chain alive for two and a half seconds', () => {
    const { game, state } = alone([beside(300)]);
    game.tick(CHAIN_TICKS);
    expect(state.chain).toBe(1);
    game.tick(4);
    expect(state.chain).toBe(0);
    expect([1, 4, 5, 9, 17, 60].map(timesOf)).toEqual([1, 1, 2, 3, 5, 5]);
  });

  test('with which a chain reaches ten gives a bubble back', () => {
    const { game, state } = alone([beside(300)]);
    Object.assign(state, { chain: 9, since: 0, bubbles: 1 });
    game.tick(2);
    expect(state).toMatchObject({ chain: 10, bubbles: 2 });
  });
});

describe('a bump', () => {
  const ahead = (): Vehicle => ({ ...beside(0), x: 0, z: 4000 });

  test('costs speed and a bubble, and the scooter hops over', () => {
    const { game, state } = alone([ahead()]);
    state.clock = GRACE + 1;
    game.tick(20);
    expect(state).toMatchObject({ bubbles: BUBBLES - 1, bumps: 1, phase: 'ride', chain: 0 });
    expect(state.speed).toBeLessThan(START);
    game.tick(60);
    expect(state.bumps).toBe(1);
  });

  test('ends the ride at the last bubble, but never in the first ten seconds', () => {
    const { game, state } = alone([ahead()], 'dusk-1');
    Object.assign(state, { bubbles: 1, clock: GRACE + 1 });
    game.tick(20);
    expect(game.session.status).toBe('lost');
    expect(rules.ending?.(state)).toMatchObject({ reason: 'end.bumps', almost: 'almost.gate' });
    const early = alone([ahead()], 'dusk-1');
    Object.assign(early.state, { bubbles: 1, clock: 0 });
    early.game.tick(20);
    expect(early.state).toMatchObject({ bubbles: 1, bumps: 1, phase: 'ride' });
  });

  test('takes less than both look like', () => {
    const edge = BODIES.van.half + SCOOTER.half;
    expect(touches('van', edge - 20, 0)).toBe(false);
    expect(touches('van', edge - 200, 0)).toBe(true);
  });
});

describe('speed', () => {
  test('fades without passes, not below a calm pace in the first ten seconds, then to the end', () => {
    const { game, state } = alone([]);
    state.clock = 0;
    game.tick(GRACE - 10);
    expect(state.speed).toBeGreaterThanOrEqual(CALM);
    while (state.phase === 'ride') {
      state.cars = [];
      game.tick();
    }
    expect(state.cause).toBe('stall');
    expect(state.speed).toBeLessThan(STALL);
    expect(game.session.status).toBe('over');
  });

  test('is always above that of traffic', () => {
    for (const { speed } of Object.values(BODIES)) expect(speed[1]).toBeLessThan(STALL);
  });
});

describe('leaning', () => {
  test('goes as far as it should and stays on the road', () => {
    const { game, state } = alone([]);
    game.give({ by: 1700 });
    game.tick(40);
    expect(state).toMatchObject({ x: 1700, lag: 0 });
    game.give({ by: 8000 });
    game.tick(60);
    expect(state.x).toBe(EDGE);
    game.give({ by: -100 });
    game.tick(20);
    expect(state.x).toBe(EDGE - 100);
    state.phase = 'over';
    expect(game.session.apply({ by: 10 })).toMatchObject({ ok: false });
  });

  test('answers within a tick', () => {
    const { game, state } = alone([]);
    game.give({ by: -900 });
    game.tick();
    expect(state.x).toBeLessThan(0);
  });
});

describe('traffic', () => {
  test('blinks for more than a second and a half before it changes lanes', () => {
    expect(BLINK).toBeGreaterThanOrEqual(90);
    const game = playing(rules, 'loop-8', { seed: 'blink' });
    const { state } = game;
    const seen = new Map<number, number>();
    let changes = 0;
    for (let tick = 0; tick < 2400; tick += 1) {
      Object.assign(state, {
        bubbles: 3,
        speed: 40_000,
        x: EDGE,
        hop: 9,
        phase: 'ride',
        z: state.z,
      });
      if (state.z > 2_000_000) break;
      game.tick();
      for (const car of state.cars) {
        if (car.to >= 0) seen.set(car.id, (seen.get(car.id) ?? 0) + 1);
        if (car.to >= 0 && car.x !== laneX(car.lane) + car.off && (seen.get(car.id) ?? 0) <= BLINK)
          throw new Error(`${car.id} moved after ${seen.get(car.id)} ticks`);
        if (car.to < 0 && seen.delete(car.id)) changes += 1;
      }
    }
    expect(changes).toBeGreaterThan(3);
  });

  test('never drives through itself', () => {
    let overlaps = 0;
    for (const seed of ['a', 'b', 'c']) {
      const game = playing(rules, 'endless', { seed });
      const { state } = game;
      for (let tick = 0; tick < 2400; tick += 1) {
        Object.assign(state, { bubbles: 3, speed: 45_000, hop: 9 });
        game.tick();
        for (const one of state.cars)
          for (const other of state.cars) {
            const space = (BODIES[one.kind].long + BODIES[other.kind].long) * 0.9;
            const isBeside = Math.abs(one.x - other.x) > 1100;
            if (one.id < other.id && !isBeside && Math.abs(one.z - other.z) < space) overlaps += 1;
          }
      }
    }
    expect(overlaps).toBe(0);
  });

  test('appears out of sight and gets denser', () => {
    expect(recipeAt({ level: 0 }, 200).fill).toBeLessThan(recipeAt({ level: 0 }, 2300).fill);
    expect(recipeAt({ level: 0 }, 200).fade).toBeLessThan(recipeAt({ level: 0 }, 2300).fade);
    // A breather where a new stretch begins.
    expect(recipeAt({ level: 0 }, 1230).fill).toBeLessThan(recipeAt({ level: 0 }, 1190).fill);
    expect(LANES).toBe(4);
  });
});

describe('missions', () => {
  test('are forty, and one road that has no end', () => {
    expect(LEVELS).toHaveLength(41);
    expect(missionOf({ level: 0 })).toBeUndefined();
    const tasks = new Set(LEVELS.slice(0, 40).map(({ params }) => missionOf(params)?.task));
    expect(tasks.size).toBe(10);
  });

  test('are lost at the gate if what they ask for is missing, and say how much', () => {
    const { game, state } = alone([], 'dusk-3');
    const mission = missionOf(state.params);
    Object.assign(state, { nears: 5, z: (mission?.meters ?? 0) * 1000 - 100 });
    game.tick(2);
    expect(game.session.status).toBe('lost');
    expect(rules.ending?.(state)).toMatchObject({
      reason: 'end.short',
      almost: 'almost.near',
      value: 2,
    });
  });

  test('count what they ask for: buses, or passes that are tight', () => {
    const marked = (level: string, kind: Kind, gap: number) => {
      const { game, state } = alone([beside(gap, 1, kind)], level);
      game.give({ by: 1 });
      game.tick(60);
      return [state.nears, state.marked];
    };
    expect(marked('night-3', 'bus', 600)).toEqual([1, 1]);
    expect(marked('night-3', 'van', 600)).toEqual([1, 0]);
    expect(marked('night-7', 'van', 600)).toEqual([1, 0]);
    expect(marked('night-7', 'van', 200)).toEqual([1, 1]);
    expect(marked('night-1', 'bus', 200)).toEqual([1, 0]);
  });

  test('are won there if not, with stars for points', () => {
    const { game, state } = alone([], 'dusk-3');
    const mission = missionOf(state.params);
    if (!mission) throw new Error('no mission');
    Object.assign(state, { nears: 9, z: mission.meters * 1000 - 100 });
    game.tick(2);
    expect(game.session.status).toBe('won');
    const [two, three] = marksOf(state.params);
    const stars = (points: number) => rules.stars?.({ ...state, points: points - mission.meters });
    expect([stars(two - 1), stars(two), stars(three - 1), stars(three)]).toEqual([1, 2, 2, 3]);
    expect(two).toBeGreaterThan(mission.meters * 0.85);
    expect(doneOf(state, mission)).toBe(9);
  });

  test('are never won by hands off', () => {
    for (const { id } of LEVELS.slice(0, 40)) {
      const game = playing(rules, id, { seed: 'idle' });
      game.finish(() => undefined, 60 * 120);
      expect(game.session.status).toBe('lost');
      expect(game.state.clock).toBeGreaterThan(600);
    }
  });

  test('stay in their biome; the last pack and the endless road go around the clock', () => {
    expect(biomeAt({ level: 9 }, 900)).toMatchObject({ now: 'night', part: 0 });
    const around = [100, 700, 1300, 1900, 2500].map((at) => biomeAt({ level: 0 }, at).now);
    expect(around).toEqual(['dusk', 'night', 'dawn', 'day', 'dusk']);
    expect(biomeAt({ level: 0 }, 590).part).toBeGreaterThan(0.7);
  });
});

test('the endless road keeps little', () => {
  const game = playing(rules, 'endless', { seed: 'far' });
  const rng = createRng('far');
  game.finish((state: State) => bot(state, rng, 1), 60 * 60);
  expect(game.state.cars.length).toBeLessThan(60);
  expect(game.state.z).toBeGreaterThan(1_000_000);
});
