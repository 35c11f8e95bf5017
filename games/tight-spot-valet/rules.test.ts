import { playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { inPar, jobOf, rules, type Input } from './rules.ts';
import { axleFor, boxesOf, isJackknifed, roll, standing } from './rules/body.ts';
import { aimOf } from './rules/drive.ts';
import { ducksAt } from './rules/ducks.ts';
import { HEARTS, LEVELS } from './rules/levels.ts';
import { lotAt, lotOf } from './rules/lots.ts';
import { fitOf, hitAt, touches } from './rules/shapes.ts';
import { FULL, IDLE, type Bay, type Thing } from './rules/types.ts';
import { lengthOf, vehicleOf, VEHICLES, type VehicleName } from './rules/vehicles.ts';

const ahead: Input = { kind: 'drive', gas: FULL, wheel: 0 };
const NAMES = Object.keys(VEHICLES) as VehicleName[];

/** The car of this level, standing in its bay. */
function inBay(level: string, off = 0) {
  const game = playing(rules, level);
  const { vehicle, bay } = jobOf(game.state);
  Object.assign(game.state.body, axleFor(vehicleOf(vehicle), { ...bay, y: bay.y + off }));
  return game;
}

describe('a vehicle', () => {
  test.each(NAMES)('%s comes back to where it was after a whole circle', (name) => {
    const vehicle = vehicleOf(name);
    const body = { ...standing(name, { x: 0, y: 0, a: 0 }), wheel: 1 };
    const radius = vehicle.base / Math.tan(vehicle.lock);
    const steps = 2000;
    for (let at = 0; at < steps; at += 1) roll(body, vehicle, (2 * Math.PI * radius) / steps);
    expect(Math.hypot(body.x, body.y)).toBeLessThan(0.1);
  });

  test.each(NAMES)('%s stands in line, as long as it says', (name) => {
    const vehicle = vehicleOf(name);
    const boxes = boxesOf(standing(name, { x: 0, y: 0, a: 0 }), vehicle);
    const nose = Math.max(...boxes.map(({ x, l }) => x + l));
    const tail = Math.min(...boxes.map(({ x, l }) => x - l));
    expect(nose - tail).toBeCloseTo(lengthOf(vehicle), 6);
    const middle = axleFor(vehicle, { x: 0, y: 0, a: 0 }).x;
    expect(middle + (nose + tail) / 2).toBeCloseTo(0, 6);
  });

  test('a trailer cuts the corner, and bends its hitch when pushed back', () => {
    const vehicle = vehicleOf('trailer');
    const body = { ...standing('trailer', { x: 0, y: 0, a: 0 }), wheel: 1 };
    for (let at = 0; at < 60; at += 1) roll(body, vehicle, 2);
    const [car, trailer] = boxesOf(body, vehicle);
    expect(trailer?.y).toBeLessThan(car?.y ?? 0);
    const back = { ...standing('trailer', { x: 0, y: 0, a: 0 }), wheel: 1 };
    for (let at = 0; at < 60 && !isJackknifed(back); at += 1) roll(back, vehicle, -2);
    expect(isJackknifed(back)).toBe(true);
  });
});

describe('a push', () => {
  const vehicle = vehicleOf('car');
  const body = standing('car', { x: 0, y: 0, a: 0 });
  const aim = (x: number, y: number) => aimOf(body, vehicle, { kind: 'push', x, y }, 1);

  test('ahead drives, back reverses, aside turns the wheel', () => {
    expect(aim(FULL, 0)).toMatchObject({ gear: 1, wheel: 0 });
    expect(aim(-FULL, 0)).toMatchObject({ gear: -1 });
    expect(aim(-FULL, 0).v).toBeLessThan(0);
    expect(aim(8, 8).wheel).toBeGreaterThan(0.5);
    expect(aim(8, -8).wheel).toBeLessThan(-0.5);
  });

  test('in reverse the tail goes where it is pulled', () => {
    const game = playing(rules, 'square-4');
    const { x } = game.state.body;
    game.give({ kind: 'push', x: 6, y: FULL });
    game.tick(70);
    expect(game.state.body.v).toBeLessThan(0);
    expect(game.state.body.x).toBeGreaterThan(x);
  });

  test('of a finger at rest is none', () => {
    expect(aim(1, 0).v).toBe(0);
  });
});

describe('a bump', () => {
  test('costs a heart once, however long the player pushes on', () => {
    const game = playing(rules, 'square-3');
    game.give(ahead);
    game.tick(400);
    expect(game.state.bumps).toBe(1);
    expect(game.state.dents).toHaveLength(1);
  });

  test('rolls the car back, so that it can steer away', () => {
    const game = playing(rules, 'square-3');
    game.give(ahead);
    while (game.state.bumps === 0) game.tick(1);
    const { x, y } = game.state.body;
    game.tick(30);
    const back = Math.hypot(game.state.body.x - x, game.state.body.y - y);
    expect(back).toBeGreaterThan(3);
    expect(game.state.bumps).toBe(1);
  });

  test('ends the job the third time, and says what was left', () => {
    const game = playing(rules, 'square-9');
    for (let at = 0; at < HEARTS; at += 1) {
      game.give({ ...ahead, gas: FULL });
      game.tick(360);
      if (game.state.phase === 'lost') break;
      game.give({ ...ahead, gas: -FULL });
      game.tick(40);
    }
    expect(game.state.phase).toBe('lost');
    expect(rules.ending?.(game.state)).toMatchObject({ almost: 'almost.cars', value: 2 });
  });

  test('never loses the first level', () => {
    const game = playing(rules, 'square-1');
    for (let at = 0; at < 8; at += 1) {
      game.give({ kind: 'drive', gas: FULL, wheel: FULL });
      game.tick(200);
      game.give({ kind: 'drive', gas: -FULL, wheel: FULL });
      game.tick(60);
    }
    expect(game.state.bumps).toBeGreaterThan(HEARTS);
    expect(game.state.phase).toBe('drive');
  });

  test('is felt by boxes, circles and the wall', () => {
    const box = { x: 50, y: 50, a: 0.4, l: 20, w: 10 };
    const thing: Thing = { ...box, x: 84, kind: 'car', round: false, look: 0 };
    expect(touches(box, thing)).toBe(true);
    expect(touches(box, { ...thing, x: 95 })).toBe(false);
    expect(touches(box, { ...thing, x: 95 }, 8)).toBe(true);
    expect(touches(box, { ...thing, x: 50, y: 66, l: 6, round: true })).toBe(true);
    expect(touches(box, { ...thing, x: 50, y: 74, l: 6, round: true })).toBe(false);
    const lot = { width: 100, height: 100, things: [] };
    expect(hitAt(box, lot, [])).toBeUndefined();
    expect(hitAt({ ...box, x: 15 }, lot, [])).toBeDefined();
  });
});

describe('a bay', () => {
  const bay: Bay = { x: 0, y: 0, a: 0, l: 54, w: 30, strict: false };
  const car = { x: 0, y: 0, a: 0, l: 42, w: 21 };

  test('is missed, filled, or filled straight in the middle', () => {
    expect(fitOf([{ ...car, x: 40 }], bay)).toBe(0);
    expect(fitOf([{ ...car, y: 8 }], bay)).toBe(1);
    expect(fitOf([{ ...car, a: 0.14 }], bay)).toBe(1);
    expect(fitOf([car], bay)).toBe(2);
    expect(fitOf([{ ...car, a: Math.PI }], bay)).toBe(2);
    expect(fitOf([{ ...car, a: Math.PI }], { ...bay, strict: true })).toBe(0);
  });

  test('takes a car that stands in it with the hand off', () => {
    const game = inBay('square-3');
    game.give({ kind: 'drive', gas: 1, wheel: 0 });
    game.tick(4);
    expect(game.state.phase).toBe('drive');
    game.give(IDLE);
    game.tick(60);
    expect(game.state.phase).toBe('won');
    expect(rules.stars?.(game.state)).toBe(3);
    expect(rules.ending?.(game.state)).toEqual({ reason: 'end.perfect' });
  });

  test('and gives fewer stars for a bump, a slant or a long time', () => {
    const game = inBay('square-3', 7);
    game.tick(60);
    const won = game.state;
    expect(won.parked[0]?.isStraight).toBe(false);
    expect(rules.stars?.(won)).toBe(2);
    expect(rules.stars?.({ ...won, bumps: 2 })).toBe(1);
    const late = { ...won, clock: 99_999, bumps: 1 };
    expect(inPar(late)).toBe(false);
    expect(rules.stars?.(late)).toBe(1);
  });

  test('with one car in it, calls the next', () => {
    const game = inBay('square-9');
    game.tick(120);
    expect(game.state).toMatchObject({ phase: 'drive', job: 1 });
    expect(jobOf(game.state).vehicle).toBe('mini');
    expect(rules.goal?.(game.state)).toMatchObject({ now: 1, target: 2 });
  });
});

describe('ducks', () => {
  const withDucks = () => {
    const game = playing(rules, 'bakery-8');
    const { crossing } = lotOf(game.state);
    if (!crossing) throw new Error('no ducks here');
    game.state.clock = 1;
    return { game, crossing, ducks: () => ducksAt(crossing, game.state) };
  };

  test('cross the lot and come back, clear of everything', () => {
    const { game, ducks } = withDucks();
    const seen = new Set<number>();
    for (let tick = 0; tick < 1800; tick += 1) {
      game.tick(1);
      seen.add(Math.round(game.state.duck.at * 10));
      const hit = lotOf(game.state).things.some((thing) => touches(ducks(), thing));
      expect(hit).toBe(false);
    }
    expect(seen.size).toBe(11);
    expect(game.state.bumps).toBe(0);
  });

  test('wait for a car that stands in their way, and turn back', () => {
    const { game, crossing, ducks } = withDucks();
    game.state.duck = { at: 0.3, way: 1, rest: 0, waits: 0 };
    const { x, y } = ducksAt(crossing, { duck: { ...game.state.duck, at: 0.6 } });
    Object.assign(game.state.body, { x, y });
    while (game.state.duck.way > 0) game.tick(1);
    expect(touches(ducks(), { ...ducks(), x, y })).toBe(false);
    expect(game.state.bumps).toBe(0);
  });

  test('hurry when somebody honks', () => {
    const walked = (isHonked: boolean): number => {
      const { game } = withDucks();
      game.state.duck = { at: 0.3, way: 1, rest: 0, waits: 0 };
      if (isHonked) game.give({ kind: 'honk' });
      game.tick(30);
      return game.state.duck.at - 0.3;
    };
    expect(walked(true)).toBeGreaterThan(2 * walked(false));
  });

  test('first cross on the third lot, clear of everything', () => {
    const { things, crossing } = lotOf(playing(rules, 'square-3').state);
    if (!crossing) throw new Error('no ducks here');
    for (let at = 0; at <= 1; at += 0.02) {
      const ducks = ducksAt(crossing, { duck: { at, way: 1, rest: 0, waits: 0 } });
      expect(things.some((thing) => touches(ducks, thing))).toBe(false);
    }
  });

  test('are a bump for a car that drives into them', () => {
    const { game, ducks } = withDucks();
    game.state.duck = { at: 0.5, way: 1, rest: 999, waits: 0 };
    const { x, y } = ducks();
    Object.assign(game.state.body, { x: x + 110, y, a: -Math.PI });
    game.give(ahead);
    game.tick(60);
    expect(game.state.bumps).toBe(1);
    expect(game.state.duck.way).toBe(-1);
  });
});

test('hands off never wins', () => {
  for (const { id } of LEVELS) {
    const game = playing(rules, id);
    game.tick(200);
    expect(game.state.phase, id).toBe('drive');
    expect(game.state.bumps, id).toBe(0);
  }
});

test('every car starts free, in the lot, and every bay is empty', () => {
  for (let number = 1; number <= 122; number += 1) {
    const lot = lotAt(number);
    for (const { vehicle, start, bay } of lot.jobs) {
      const boxes = boxesOf(standing(vehicle, start), vehicleOf(vehicle));
      expect(
        boxes.some((box) => hitAt(box, lot, []) !== undefined),
        `${number} start`,
      ).toBe(false);
      const inside = boxesOf(
        standing(vehicle, axleFor(vehicleOf(vehicle), bay)),
        vehicleOf(vehicle),
      );
      expect(fitOf(inside, bay), `${number} bay`).toBe(2);
      expect(
        inside.some((box) => hitAt(box, lot, []) !== undefined),
        `${number} bay`,
      ).toBe(false);
    }
  }
});

test('a mirrored lot of the day is the same lot the other way around', () => {
  const [one, two] = [lotAt(85), lotAt(85, true)];
  const { bay } = one.jobs[0] ?? jobOf(playing(rules, 'square-1').state);
  expect(two.jobs[0]?.bay.x).toBeCloseTo(one.width - bay.x, 9);
  expect(two.things).toHaveLength(one.things.length);
});

test('what is over takes no input', () => {
  const game = inBay('square-1');
  game.tick(80);
  expect(game.state.phase).toBe('won');
  expect(rules.inputs(game.state, undefined as never)).toEqual([]);
  expect(stepOn(rules, game.state, IDLE).why).toBe('refused.over');
  expect(lotOf(game.state).jobs).toHaveLength(1);
});
