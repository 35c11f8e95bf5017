import type { Json } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { courseIn, lapOf, placeIn, rules, type State } from './rules.ts';
import { driveCar, freshCar, OUT, SQUEAL, TOP, tireGrip, WARM } from './rules/car.ts';
import {
  asideAt,
  courseOf,
  CROSS,
  heightAt,
  loadAt,
  surfaceAt,
  type Course,
} from './rules/course.ts';
import { LEVELS, parOf, RACES, raceOf } from './rules/levels.ts';
import { TRACKS } from './rules/tracks.ts';
import { BOARD, COUNTDOWN, HZ, LANE, ROAD, type Car, type Side } from './rules/types.ts';

const quiet = { cue: () => undefined };
const ways = TRACKS.flatMap((_, track) => [
  { track, way: 1 as Side },
  { track, way: -1 as Side },
]);

function named(id: string): Course {
  return courseOf({ track: TRACKS.findIndex((plan) => plan.id === id), way: 1 });
}

/** Drives one car and says what was cued. */
function drive(car: Car, course: Course, ticks: number, throttle: boolean): string[] {
  const cues: string[] = [];
  const context = { cue: (name: string): void => void cues.push(name) };
  for (let tick = 0; tick < ticks; tick += 1) driveCar(car, course, throttle, context, true);
  return cues;
}

describe('every track', () => {
  test.each(ways)('$track driven $way lies on the board with room beside it', (way) => {
    const course = courseOf(way);
    const { track, plan } = course;
    const { samples } = track;
    const count = samples.length;
    const [xs, ys] = [samples.map(({ x }) => x), samples.map(({ y }) => y)];
    expect(Math.min(...xs, ...ys)).toBeGreaterThan(ROAD / 2);
    expect(Math.max(...xs)).toBeLessThan(BOARD.width - ROAD / 2);
    expect(Math.max(...ys)).toBeLessThan(BOARD.height - ROAD / 2);
    const heights = samples.map((_, at) => heightAt(course, at * track.spacing));
    const touching: string[] = [];
    for (let one = 0; one < count; one += 2) {
      for (let other = one + 20; other < Math.min(count, one + count - 20); other += 2) {
        const [a, b] = [track.sample(one), track.sample(other)];
        const [dx, dy] = [a.x - b.x, a.y - b.y];
        if (dx * dx + dy * dy >= (ROAD + 8) * (ROAD + 8)) continue;
        // Only a part that lies on books may lead over another.
        if (Math.abs((heights[one] ?? 0) - (heights[other] ?? 0)) < 0.3) {
          touching.push(`${plan.id}: ${one} and ${other}`);
        }
      }
    }
    expect(touching).toEqual([]);
  });

  test.each(ways)('$track driven $way has crossovers on straights, clear of the line', (way) => {
    const course = courseOf(way);
    for (const cross of course.crosses) {
      expect(cross).toBeGreaterThan(CROSS);
      expect(cross).toBeLessThan(course.length - CROSS);
      for (let by = -CROSS; by <= CROSS; by += 10) {
        expect(Math.abs(loadAt(course, cross + by, 1, TOP * 0.9))).toBeLessThan(1.4);
      }
    }
  });

  test.each(ways)('$track driven $way has no slot that jumps', (way) => {
    const course = courseOf(way);
    const car = freshCar(0, 1);
    car.v = 300;
    let before = asideAt(course, 0, 1);
    for (let tick = 0; tick < 900; tick += 1) {
      car.slide = 0;
      car.v = 300;
      driveCar(car, course, false, quiet, false);
      const now = asideAt(course, car.s, car.side);
      expect(Math.abs(now - before)).toBeLessThan(6);
      before = now;
    }
  });
});

describe('a car', () => {
  test('that goes too fast squeals, comes to the edge and flies off, in this order', () => {
    const course = named('egg');
    const car = freshCar(course.length * 0.14, 1);
    car.v = 520;
    car.warm = 0.6;
    const cues = drive(car, course, 40, true);
    expect(cues).toEqual(['squeal', 'edge', 'off']);
    expect(car).toMatchObject({ out: expect.any(Number) as number, spills: 1, v: 0 });
  });

  test('that lets go in time is saved', () => {
    const course = named('toast');
    const car = freshCar(course.length * 0.16, 1);
    car.v = 470;
    car.warm = 0.6;
    car.slide = 0.76;
    car.peak = 0.76;
    const cues = drive(car, course, 80, false);
    expect(cues).toContain('saved');
    expect(car.spills).toBe(0);
  });

  test('is back in its slot after less than two thirds of a second, rolling', () => {
    const course = named('toast');
    const car = freshCar(400, 1);
    car.slide = 1.2;
    const cues = drive(car, course, 1 + OUT, true);
    expect(cues.slice(-2)).toEqual(['off', 'back']);
    expect(OUT).toBeLessThan(HZ * 0.66);
    expect(car.v).toBeGreaterThan(150);
  });

  test('on the inside of a bend is pulled harder', () => {
    const course = named('egg');
    const s = course.length * 0.21;
    expect(loadAt(course, s, 1, 300)).toBeGreaterThan(loadAt(course, s, -1, 300) * 1.3);
  });

  test('changes slots in a crossover and hops if it is fast', () => {
    const course = named('egg');
    const [cross = 0] = course.crosses;
    for (const [v, bumps] of [
      [500, 1],
      [250, 0],
    ] as const) {
      const car = freshCar(cross - 70, 1);
      car.v = v;
      const cues: string[] = [];
      for (let left = Math.ceil((140 / v) * HZ); left > 0; left -= 1) {
        cues.push(...drive(car, course, 1, true));
        car.v = v;
      }
      expect(car.side).toBe(-1);
      expect(cues.filter((name) => name === 'bump')).toHaveLength(bumps);
    }
    expect(surfaceAt(course, cross + 20, 1, 600)).toBeLessThan(0.7);
    expect(surfaceAt(course, cross + 20, 1, 300)).toBe(1);
    expect(Math.abs(asideAt(course, cross, 1))).toBe(0);
    expect(asideAt(course, cross - CROSS, 1)).toBe(LANE);
  });

  test('has less grip in butter, in that slot alone', () => {
    const course = named('spoon');
    const [slick] = course.slicks;
    const s = ((slick?.from ?? 0) + (slick?.to ?? 0)) / 2;
    expect(surfaceAt(course, s, 1, 200)).toBeLessThan(0.8);
    expect(surfaceAt(course, s, -1, 200)).toBe(1);
  });

  test('climbs slower than it comes down', () => {
    const course = named('eight');
    const [book] = course.books;
    const up = freshCar((book?.from ?? 0) + 5, 1);
    const down = freshCar((book?.to ?? 0) - 115, 1);
    for (const car of [up, down]) {
      car.v = 300;
      drive(car, course, 12, true);
    }
    expect(down.v - up.v).toBeGreaterThan(50);
  });

  test('holds best on warm tires, which slides overheat', () => {
    expect(tireGrip(0)).toBeLessThan(0.9);
    expect(tireGrip(0.6)).toBe(1);
    expect(tireGrip(1)).toBeLessThan(0.9);
    const course = named('toast');
    const car = freshCar(course.length * 0.16, 1);
    car.warm = WARM[1];
    for (let tick = 0; tick < 30; tick += 1) {
      car.slide = 0.6;
      car.v = 380;
      driveCar(car, course, true, quiet, false);
    }
    expect(car.warm).toBeGreaterThan(WARM[1]);
    expect(car.slide).toBeGreaterThan(SQUEAL);
  });
});

describe('a race', () => {
  test('waits for the lamps, then for the throttle', () => {
    const game = playing(rules, 'breakfast-1');
    expect(game.tick(COUNTDOWN - 1).filter(({ name }) => name === 'lamp')).toHaveLength(3);
    expect(game.state.phase).toBe('lights');
    game.tick(90);
    expect(game.state.phase).toBe('lights');
    game.give(1);
    expect(game.tick(1).map(({ name }) => name)).toEqual(['go']);
    game.tick(30);
    expect(game.state.cars[0]?.v).toBeGreaterThan(200);
  });

  test('is lost by who stops after the start, and by who never lets go', () => {
    for (const held of [0, 1]) {
      const game = playing(rules, 'breakfast-1');
      game.give(1);
      game.tick(COUNTDOWN);
      game.give(held);
      game.finish(() => undefined, 100 * HZ);
      expect(game.session.status).toBe('lost');
      const almost = held === 0 ? 'almost.far' : 'almost.gap';
      expect(rules.ending?.(game.state)).toMatchObject({ almost });
    }
  });

  test('has three stars for a win in time without flying off', () => {
    const game = playing(rules, 'breakfast-1');
    const rng = createRng('stars');
    game.finish((state: State) => bot(state, rng, 1), 100 * HZ);
    expect(game.session.status).toBe('won');
    expect(rules.stars?.(game.state)).toBe(3);
    expect(rules.ending?.(game.state)).toEqual({ reason: 'end.perfect' });
    const [car] = game.state.cars;
    if (!car) throw new Error('no car');
    const spilled: State = {
      ...game.state,
      cars: [{ ...car, spills: 1 }, ...game.state.cars.slice(1)],
    };
    expect(rules.stars?.(spilled)).toBe(2);
  });

  test('slows who runs into the other in a crossover', () => {
    const state = rules.deal({ kind: 'race', race: 1 }, createRng('touch'), { ghosts: {} });
    const course = courseIn(state);
    const [cross = 0] = course.crosses;
    const [one, other] = state.cars;
    if (!one || !other) throw new Error('no cars');
    Object.assign(one, { s: cross - 20, v: 420 });
    Object.assign(other, { s: cross + 8, v: 300 });
    const racing: State = { ...state, phase: 'race', held: 1 };
    const cues: string[] = [];
    rules.tick?.(racing, {
      rng: createRng('touch'),
      cue: (name) => void cues.push(name),
    });
    expect(cues).toContain('touch');
    expect(one.v).toBeLessThan(320);
    expect(placeIn(racing)).toBe(2);
  });

  test('for two is driven by two bits and won by either', () => {
    const game = playing(rules, 'two-toast');
    const rng = createRng('two');
    game.finish((state: State) => {
      const wish = bot(state, rng, 1) ?? state.held;
      return (wish & 2) === state.held ? undefined : wish & 2;
    }, 100 * HZ);
    expect(game.session.status).toBe('over');
    expect(rules.ending?.(game.state)?.reason).toBe('end.blue');
    expect(lapOf(game.state, 1)).toBe(raceOf(game.state.params).laps);
  });

  test('for two that ends in a dead heat is a tie', () => {
    const game = playing(rules, 'two-toast');
    const { laps } = raceOf(game.state.params);
    game.give(3);
    game.tick(COUNTDOWN);
    for (const car of game.state.cars) car.s = courseIn(game.state).length * laps - 1;
    const cues = game.finish(() => undefined, 10 * HZ);
    const [one, two] = game.state.cars;
    expect(one?.done).toBe(two?.done);
    expect(rules.ending?.(game.state)?.reason).toBe('end.tie');
    expect(cues.filter(({ name }) => name === 'flag')).toHaveLength(2);
  });

  test('counts the second bit only with two players', () => {
    const state = rules.deal({ kind: 'race', race: 0 }, createRng('one'), { ghosts: {} });
    stepOn(rules, state, 3);
    expect(state.held).toBe(1);
  });
});

describe('a time trial', () => {
  test('keeps the best run as a ghost, and only a better one replaces it', () => {
    const game = playing(rules, 'trial-toast');
    const rng = createRng('trial');
    game.finish((state: State) => bot(state, rng, 1), 100 * HZ);
    expect(rules.stars?.(game.state)).toBe(3);
    const career = rules.career?.of(game.state);
    const best = career?.ghosts['toast'];
    expect(best?.ticks).toBe(game.state.cars[0]?.done);
    expect(rules.career?.parse(JSON.parse(JSON.stringify(career)) as never).ok).toBe(true);
    const faster = { ...game.state, career: { ghosts: { toast: { ticks: 10, run: '' } } } };
    expect(rules.career?.of(faster)).toEqual(faster.career);
  });

  test('of a track that is gone, or that cannot be read, takes no other ghost along', () => {
    const ghosts = { toast: { ticks: 900, run: '' } };
    const read = (raw: Json) => rules.career?.parse(raw);
    for (const lost of [{ nowhere: { ticks: 1, run: '' } }, { egg: { ticks: -1, run: '' } }])
      expect(read({ ghosts: { ...ghosts, ...lost } })).toMatchObject({
        ok: true,
        value: { ghosts },
      });
    expect(read({ ghosts: { toast: { ticks: 900, run: '!' } } })).toMatchObject({
      ok: true,
      value: { ghosts },
    });
    for (const raw of [{}, { ghosts: [] }])
      expect(read(raw)).toMatchObject({ ok: true, value: { ghosts: {} } });
    for (const raw of [null, []]) expect(read(raw)?.ok).toBe(false);
  });
});

test('levels have names of their own, and every race a par', () => {
  expect(new Set(LEVELS.map(({ id }) => id)).size).toBe(LEVELS.length);
  expect(RACES).toHaveLength(30);
  for (const { params } of LEVELS) expect(parOf(params)).toBeGreaterThan(10);
});
