import { describe, expect, test } from 'vitest';
import { createRng } from '@playgrove/kit/core';
import { freshPurse } from '@playgrove/kit/logic/upgrades';
import { bot } from './bot.ts';
import {
  CIRCUIT_COUNT,
  circuitFor,
  COURSES,
  courseFor,
  RACES,
  trackFor,
  VARIANTS,
} from './levels.ts';
import { rules } from './rules.ts';
import { driverFor, RIVALS } from './rules/driver.ts';
import { distanceOf, medalOf, playerStats, tickRace } from './rules/race.ts';
import { HZ, LOCK, SHOP, SHOULDER, type Career, type State } from './rules/types.ts';

const FRESH: Career = { purse: freshPurse(SHOP), ghosts: {} };
const TRIAL = RACES.length;

function deal(course: number, seed = 'test', career = FRESH): State {
  return rules.deal({ course }, createRng(seed), career);
}

type Heard = { readonly name: string; readonly value: number | undefined };

function contextOf(heard: Heard[] = []) {
  const rng = createRng('ticks');
  return {
    rng,
    cue: (name: string, _?: unknown, value?: number) => void heard.push({ name, value }),
  };
}

function drive(state: State, skill: number, heard: Heard[] = []): State {
  const context = contextOf(heard);
  while (rules.status(state) === 'playing') {
    const input = bot(state, context.rng, skill);
    if (input) rules.step(state, input, context);
    tickRace(state, context);
  }
  return state;
}

/** On the road without the wait for the lights. */
function racing(course: number): State {
  const state = deal(course);
  state.phase = 'race';
  return state;
}

describe('circuits', () => {
  const all = Array.from({ length: CIRCUIT_COUNT }, (_, circuit) =>
    VARIANTS.map(
      (variant) => [circuitFor(circuit).id, variant, trackFor({ circuit, variant })] as const,
    ),
  ).flat();

  test.each(all)(
    '%s %s keeps rock between its stretches and can be driven round',
    (_, __, track) => {
      const reach = track.width / 2 + SHOULDER;
      track.samples.forEach((one, at) => {
        expect(Math.abs(one.bend) * reach).toBeLessThan(1);
        track.samples.forEach((other, by) => {
          const apart = Math.abs(at - by);
          if (Math.min(apart, track.samples.length - apart) * track.spacing < 80) return;
          const far = (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
          if (far < (reach * 2 + 8) ** 2) throw new Error(`${at} and ${by} come too close`);
        });
      });
    },
  );

  test('there are eight, raced over six cups of four', () => {
    expect(CIRCUIT_COUNT).toBe(8);
    expect(RACES.length).toBe(24);
    expect(new Set(RACES.map(({ circuit, variant }) => `${circuit} ${variant}`)).size).toBe(24);
  });
});

describe('against the clock', () => {
  test.each(Array.from({ length: CIRCUIT_COUNT }, (_, at) => [circuitFor(at).id, at] as const))(
    '%s: the bot takes gold with the car as it comes, a beginner does not',
    (_, circuit) => {
      const best = drive(deal(TRIAL + circuit), 1);
      expect(medalOf(best)).toBe(3);
      expect(rules.stars?.(best)).toBe(3);
      expect(medalOf(drive(deal(TRIAL + circuit), 0))).toBeLessThan(3);
    },
  );

  test('a faster run replaces the ghost and a slower one does not', () => {
    const slow = drive(deal(TRIAL), 0);
    const first = rules.career?.of(slow).ghosts['0'];
    expect(first?.ticks).toBe(slow.clock - slow.ticks);
    const fast = drive(deal(TRIAL, 'fast', { ...slow.career, purse: FRESH.purse }), 1);
    const second = fast.career.ghosts['0'];
    expect(second?.ticks).toBeLessThan(first?.ticks ?? 0);
    const again = drive(deal(TRIAL, 'slow', { ...fast.career, purse: FRESH.purse }), 0);
    expect(again.career.ghosts['0']).toEqual(second);
    expect(rules.career?.parse(fast.career).ok).toBe(true);
  });
});

test('from 200 random starts nobody is ever stuck', () => {
  const rng = createRng('starts');
  for (let start = 0; start < 200; start += 1) {
    const course = rng.int(COURSES.length);
    const state = racing(course);
    const track = trackFor(courseFor(course));
    const [car] = state.cars;
    state.cars = [car];
    const at = track.at(rng.between(0, track.length), rng.between(-10, 10));
    Object.assign(car, { x: at.x, y: at.y, dir: rng.between(-3.1, 3.1), v: rng.between(0, 20) });
    Object.assign(car, track.nearest(car));
    let before = car.along;
    let gone = 0;
    let widest = 0;
    const stats = playerStats(FRESH.purse);
    for (let tick = 0; tick < 8 * HZ; tick += 1) {
      state.controls = driverFor(
        car,
        [],
        track,
        stats,
        RIVALS[start % 5]?.temper ?? { pace: 1, nerve: 1, foresight: 1, flair: 1 },
      );
      tickRace(state, contextOf());
      gone += track.progress(before, car.along);
      before = car.along;
      widest = Math.max(widest, Math.abs(car.aside));
    }
    expect(widest).toBeLessThanOrEqual(track.width / 2 + SHOULDER + 1);
    expect(gone).toBeGreaterThan(80);
  }
});

test('hands off the wheel, the rock and the reset still bring the car round', () => {
  const state = racing(3);
  state.cars = [state.cars[0]];
  for (let tick = 0; tick < 60 * HZ; tick += 1) tickRace(state, contextOf());
  expect(distanceOf(state.cars[0], trackFor(courseFor(3)))).toBeGreaterThan(400);
});

test('a slide held charges in three steps, reported in order, and fires the third when let go', () => {
  const state = racing(TRIAL);
  const heard: Heard[] = [];
  const context = contextOf(heard);
  const [car] = state.cars;
  car.v = 30;
  rules.step(state, { steer: LOCK, drift: true, brake: false }, context);
  tickRace(state, context);
  rules.step(state, { steer: -LOCK, drift: true, brake: false }, context);
  for (let tick = 0; tick < 260 && car.charge < 2.2; tick += 1) {
    // Held in the middle of the road, so that only the slide itself is measured.
    Object.assign(car, trackFor(courseFor(TRIAL)).at(40, 0), { dir: 0, v: 30 });
    tickRace(state, context);
  }
  rules.step(state, { steer: 0, drift: false, brake: false }, context);
  const before = car.v;
  for (let tick = 0; tick < 20; tick += 1) tickRace(state, context);
  expect(heard.filter(({ name }) => name === 'charge').map(({ value }) => value)).toEqual([
    1, 2, 3,
  ]);
  expect(heard.filter(({ name }) => name === 'boost')).toEqual([{ name: 'boost', value: 3 }]);
  expect(car.v).toBeGreaterThan(before + 4);
});

test('rivals drive the same whether the player is close behind or far behind', () => {
  const [near, far] = [racing(0), racing(0)];
  const track = trackFor(courseFor(0));
  for (const [state, back] of [
    [near, 60],
    [far, 400],
  ] as const) {
    const at = track.at(-back, 0);
    Object.assign(state.cars[0], at, track.nearest(at), { dir: at.angle });
    state.controls = { steer: 0, drift: false, brake: true };
    for (let tick = 0; tick < 12 * HZ; tick += 1) tickRace(state, contextOf());
  }
  expect(near.cars.slice(1)).toEqual(far.cars.slice(1));
});

test('a tow makes the car behind faster', () => {
  const top = (towed: boolean): number => {
    const state = racing(0);
    const [car, ahead] = state.cars;
    if (!ahead) throw new Error('a race has rivals');
    state.cars = [car, ahead];
    const track = trackFor(courseFor(0));
    Object.assign(car, track.at(10, 0), track.nearest(track.at(10, 0)), { dir: 0, v: 40 });
    for (let tick = 0; tick < 60; tick += 1) {
      const lead = towed ? { x: car.x + 9, y: car.y } : { x: car.x, y: car.y + 200 };
      Object.assign(ahead, lead, { dir: 0, v: 40, index: 5 });
      tickRace(state, contextOf());
    }
    return car.v;
  };
  expect(top(true)).toBeGreaterThan(top(false) + 0.8);
});

describe('six cups', () => {
  test('the first is won with the car as it comes, the last only with a better one', () => {
    const full: Career = {
      ...FRESH,
      purse: { coins: 0, levels: { engine: 5, tyres: 5, boost: 5 } },
    };
    const places = (courses: readonly number[], career: Career): number[] =>
      courses.map((course) => drive(deal(course, 'cup', career), 1).place);
    expect(Math.min(...places([0, 1, 2, 3], FRESH))).toBeLessThanOrEqual(3);
    expect(Math.min(...places([20, 21, 22, 23], FRESH))).toBeGreaterThan(3);
    expect(Math.max(...places([20, 21, 22, 23], full))).toBeLessThanOrEqual(3);
  });

  test('the first race suits players who drive for the first time, the last does not', () => {
    const ahead = (course: number): number => {
      const places = ['a', 'b', 'c'].map((seed) => drive(deal(course, seed), 0.3).place);
      return places.filter((place) => place <= 3).length;
    };
    expect(ahead(0)).toBeGreaterThan(0);
    expect(ahead(23)).toBe(0);
  });

  test('a race pays coins, and the garage opens when they buy something', () => {
    const raced = drive(deal(0), 1);
    expect(raced.won).toBeGreaterThan(0);
    const next = deal(1, 'next', { ...raced.career, purse: { ...raced.career.purse, coins: 130 } });
    expect(next.phase).toBe('garage');
    expect(rules.step(next, { buy: 'engine' }, contextOf())).toBeUndefined();
    expect(next.career.purse).toEqual({ coins: 10, levels: { engine: 1, tyres: 0, boost: 0 } });
    expect(rules.step(next, { buy: 'engine' }, contextOf())).toBe('refused.poor');
    expect(rules.step(next, { go: true }, contextOf())).toBeUndefined();
    expect(next.phase).toBe('countdown');
  });
});

describe('the race of the day', () => {
  const days = rules.levels.filter(({ daily }) => daily);

  test('has sixteen courses that are no race of a cup alike, none of them listed', () => {
    expect(days.length).toBe(16);
    expect(new Set(days.map(({ params }) => params.course)).size).toBe(16);
    expect(rules.levels.length - days.length).toBe(32);
  });

  test.each([0, 3, 8, 15].map((at) => [days[at]?.id, days[at]?.params.course] as const))(
    '%s is met with the car as it comes, and can be won with it',
    (_, course) => {
      const state = deal(course ?? -1, 'day');
      expect(state.phase).toBe('countdown');
      expect(drive(state, 1).place).toBeLessThanOrEqual(3);
    },
  );
});

test('a ghost that cannot be read, or whose circuit is gone, takes nothing else along', () => {
  const good = { ticks: 900, run: '' };
  const purse = { coins: 70, levels: { engine: 2, tyres: 1, boost: 9 } };
  const ghosts = { '0': good, '2': { ticks: 900, run: '0?' }, '99': good };
  const read = rules.career?.parse({ purse, ghosts });
  // A level that the garage no longer sells is paid back.
  expect(read).toMatchObject({
    ok: true,
    value: {
      purse: { coins: 70 + 4 * 1000, levels: { engine: 2, tyres: 1, boost: 5 } },
      ghosts: { '0': good },
    },
    mended: [
      expect.stringContaining('boost'),
      expect.stringContaining('ghosts.2'),
      expect.any(String),
    ],
  });
  expect(read?.ok && Object.keys(read.value.ghosts)).toEqual(['0']);
  expect(rules.career?.parse([]).ok).toBe(false);
});
