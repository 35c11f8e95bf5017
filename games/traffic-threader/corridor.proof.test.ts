import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { freeNow, reachNext } from './corridor.ts';
import { rules, type State } from './rules.ts';
import { LEVELS } from './rules/levels.ts';
import { drive } from './rules/traffic.ts';
import { AHEAD, BODIES, FAST, STALL, START } from './rules/types.ts';

/** Room that the corridor keeps on every side. */
const SLACK = 40;
const SECONDS = 30;

/** Speeds through the ride: held from the slowest to the highest, rising, and rising and falling. */
const SPEEDS: readonly ((tick: number) => number)[] = [
  () => STALL,
  () => START,
  () => 50_000,
  () => FAST,
  (tick) => Math.min(FAST, START + tick * 25),
  (tick) => 52_000 + (Math.floor(tick / 150) % 2 ? 1 : -1) * 22_000,
];

/**
 * Follows everywhere that a scooter can be, tick by tick, at 100 mm to the side of its 170.
 * @returns the fewest places that were left at any tick
 */
function corridor(state: State, seed: string, speedAt: (tick: number) => number): number {
  const rng = createRng(seed);
  let now = freeNow(state, SLACK);
  let fewest = Infinity;
  for (let tick = 0; tick < SECONDS * 60; tick += 1) {
    state.clock += 1;
    state.speed = speedAt(tick);
    drive(state, rng);
    state.z += Math.floor(state.speed / 100);
    now = reachNext(now, freeNow(state, SLACK));
    fewest = Math.min(fewest, now.filter(Boolean).length);
    if (fewest === 0) throw new Error(`${seed}: no gap at tick ${tick}`);
  }
  return fewest;
}

test('in every mission the corridor through traffic never closes, at any speed', () => {
  let fewest = Infinity;
  for (const [index, { id }] of LEVELS.slice(0, 40).entries())
    for (const [at, speed] of SPEEDS.entries()) {
      const seed = `${id} ${at} ${index}`;
      fewest = Math.min(fewest, corridor(playing(rules, id, { seed }).state, seed, speed));
    }
  expect(fewest).toBeGreaterThanOrEqual(3);
}, 600_000);

test('nor on 240 endless roads, at their densest too', () => {
  let fewest = Infinity;
  for (let index = 0; index < 240; index += 1) {
    const seed = `endless ${index}`;
    const { state } = playing(rules, 'endless', { seed });
    // Some begin far out, where traffic is as dense as it gets.
    if (index % 2 === 1) {
      const far = 1_500_000 * (index % 5);
      state.z += far;
      for (const car of state.cars) car.z += far;
    }
    const speed = SPEEDS[index % SPEEDS.length] ?? (() => START);
    fewest = Math.min(fewest, corridor(state, seed, speed));
  }
  expect(fewest).toBeGreaterThanOrEqual(3);
}, 600_000);

test('a wall would be found out', () => {
  const { state } = playing(rules, 'endless', { seed: 'wall' });
  const [car] = state.cars;
  if (!car) throw new Error('no traffic');
  state.cars = [-3600, -1200, 1200, 3600].map((x, lane) => ({
    ...car,
    id: lane,
    kind: 'bus',
    lane,
    x,
    off: 0,
    z: 40_000,
    speed: 9000,
    wish: 9000,
    mood: -1,
  }));
  expect(() => corridor(state, 'wall', () => START)).toThrow('no gap');
});

test('whatever comes into sight is seen for two seconds at the highest speed', () => {
  const slowest = Math.min(...Object.values(BODIES).map(({ speed }) => speed[0]));
  // Two thirds of the way are in clear sight, over the bend and out of the haze.
  expect((AHEAD * 0.66 * 100) / (FAST - slowest) / 60).toBeGreaterThan(2);
});
