import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { rules, type State } from './rules.ts';
import { chipsOf } from './view.ts';
import { courseOf } from './rules/course.ts';
import { freshCar, OUT } from './rules/car.ts';
import { riskAhead } from './view/strip.ts';
import { poseOf } from './view/cars.ts';
import { freeSpots, toScreen, worldFor } from './view/place.ts';
import { TRACKS } from './rules/tracks.ts';
import { BOARD, ROAD } from './rules/types.ts';

const SCREENS = [
  [390, 780],
  [320, 500],
  [844, 340],
  [1440, 840],
  [2560, 1380],
  [768, 950],
] as const;

test.each(SCREENS)('on %i by %i the whole track is seen, and cars are large enough', (w, h) => {
  const size = worldFor(w / h);
  for (const { x, y } of [
    { x: 0, y: 0 },
    { x: BOARD.width, y: BOARD.height },
  ]) {
    const at = toScreen({ x, y }, size);
    expect(at.x).toBeGreaterThanOrEqual(-0.01);
    expect(at.y).toBeGreaterThanOrEqual(-0.01);
    expect(at.x).toBeLessThanOrEqual(size.width + 0.01);
    expect(at.y).toBeLessThanOrEqual(size.height + 0.01);
  }
  const px = Math.min(w / size.width, h / size.height);
  expect(px * 84).toBeGreaterThan(42);
});

test('a quarter turn keeps distances and handedness', () => {
  const wide = worldFor(2);
  const [o, x, y] = [
    toScreen({ x: 0, y: 0 }, wide),
    toScreen({ x: 10, y: 0 }, wide),
    toScreen({ x: 0, y: 10 }, wide),
  ];
  expect((x.x - o.x) * (y.y - o.y) - (x.y - o.y) * (y.x - o.x)).toBeCloseTo(100);
});

test.each(TRACKS.map(({ id }, track) => ({ id, track })))(
  'things beside $id never lie on the track',
  ({ track }) => {
    const course = courseOf({ track, way: 1 });
    const size = worldFor(0.5);
    const area = { x: 0, y: 0, ...size };
    const spots = freeSpots(course, size, area, 9);
    expect(spots.length).toBeGreaterThan(2);
    // There is room for the tire gauge.
    expect(spots[0]?.r).toBeGreaterThan(30);
    for (const { x, y, r } of spots) {
      for (const sample of course.track.samples) {
        const at = toScreen(sample, size);
        expect(Math.hypot(at.x - x, at.y - y)).toBeGreaterThan(ROAD / 2 + r * 0.7);
      }
    }
  },
);

test('the slot turns red before a bend that is too fast, and stays green on a straight', () => {
  const course = courseOf({ track: 1, way: 1 });
  const car = freshCar(course.length * 0.02, 1);
  car.v = 300;
  expect(riskAhead(car, course)).toBe(0);
  car.s = course.length * 0.09;
  car.v = 480;
  expect(riskAhead(car, course)).toBeGreaterThan(0);
  car.s = course.length * 0.13;
  car.v = 640;
  expect(riskAhead(car, course)).toBe(2);
});

test('the clock stops at the line', () => {
  const { state } = playing(rules, 'breakfast-1');
  const [car, ...others] = state.cars;
  if (!car) throw new Error('no car');
  const rolledOut = { ...state, clock: 1500, cars: [{ ...car, done: 1440 }, ...others] };
  const clock = (now: State) => chipsOf(now).find(({ id }) => id === 'time')?.text;
  expect(clock(rolledOut)).toBe('24.0');
  expect(clock({ ...state, clock: 1500 })).toBe('25.0');
});

test('a car that flies off stays on the table and ends where it left', () => {
  const course = courseOf({ track: 0, way: 1 });
  for (let s = 0; s < course.length; s += 90) {
    const car = freshCar(s, 1);
    car.out = 1;
    const back = poseOf(car, course, 1);
    car.out = OUT;
    const left = poseOf(car, course, 0);
    expect(Math.hypot(back.x - left.x, back.y - left.y)).toBeLessThan(12);
    for (car.out = 1; car.out < OUT; car.out += 1) {
      const { x, y } = poseOf(car, course, 0);
      expect(x).toBeGreaterThanOrEqual(30);
      expect(x).toBeLessThanOrEqual(BOARD.width - 30);
      expect(y).toBeGreaterThanOrEqual(30);
      expect(y).toBeLessThanOrEqual(BOARD.height - 30);
    }
  }
});
