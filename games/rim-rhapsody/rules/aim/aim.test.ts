import { describe, expect, it } from 'vitest';
import { createRng } from '@playgrove/kit/core';
import { banked, fly, preview, throwOver } from './index.ts';

const air = { ax: 0, ay: 1900, dt: 1 / 240 };
const windy = { ...air, ax: 130 };

describe('throws', () => {
  it('arrive after exactly their number of steps, in wind and still air', () => {
    const rng = createRng('throws');
    for (let round = 0; round < 100; round += 1) {
      const from = { x: rng.between(0, 700), y: rng.between(600, 1000) };
      const to = { x: rng.between(0, 700), y: rng.between(200, 600) };
      const weather = round % 2 === 0 ? air : windy;
      const { vx, vy, steps } = throwOver(from, to, rng.between(20, 400), weather);
      const ball = { ...from, vx, vy };
      for (let step = 0; step < steps; step += 1) fly(ball, weather);
      expect(ball.x).toBeCloseTo(to.x, 6);
      expect(ball.y).toBeCloseTo(to.y, 6);
    }
  });

  it('rise to the requested height above the goal', () => {
    const shot = throwOver({ x: 0, y: 900 }, { x: 300, y: 400 }, 150, air);
    const ball = { x: 0, y: 900, vx: shot.vx, vy: shot.vy };
    const top = Math.min(...preview(ball, (b) => fly(b, air), shot.steps).map(({ y }) => y));
    expect(Math.abs(top - 250)).toBeLessThan(12);
    expect(shot.vy).toBeLessThan(0);
  });
});

it('refuses to throw to no place', () => {
  expect(() => throwOver({ x: 0, y: 0 }, { x: 1, y: NaN }, 10, air)).toThrow('NaN steps');
});

describe('a preview', () => {
  it('is the flight itself, thinned out, and ends where the step ends it', () => {
    const start = { x: 0, y: 0, vx: 400, vy: -900 };
    const ball = { ...start };
    const real = Array.from({ length: 40 }, () => {
      fly(ball, air);
      return { x: ball.x, y: ball.y };
    });
    expect(preview({ ...start }, (b) => fly(b, air), 40)).toEqual(real);
    expect(preview({ ...start }, (b) => fly(b, air), 40, 10)).toEqual(
      [0, 10, 20, 30, 39].map((at) => real[at]),
    );
    const floor = (b: typeof start): boolean => {
      fly(b, air);
      return b.x > 30;
    };
    expect(preview({ ...start }, floor, 40).at(-1)?.x).toBeGreaterThan(30);
    expect(preview({ ...start }, floor, 40).length).toBeLessThan(25);
  });
});

describe('a bank shot', () => {
  it('bounces off the wall to its goal', () => {
    const rng = createRng('banks');
    for (let round = 0; round < 50; round += 1) {
      const wall = { x: 640, bounce: rng.between(0.5, 1) };
      const from = { x: rng.between(50, 300), y: 900 };
      const to = { x: rng.between(350, 600), y: rng.between(300, 600) };
      const mirror = banked(from, to, wall) ?? from;
      const shot = throwOver(from, mirror, 120, air);
      const ball = { ...from, vx: shot.vx, vy: shot.vy };
      for (let step = 0; step < shot.steps; step += 1) {
        fly(ball, air);
        if (ball.x > wall.x && ball.vx > 0) {
          ball.x = wall.x - (ball.x - wall.x) * wall.bounce;
          ball.vx *= -wall.bounce;
        }
      }
      expect(ball.x).toBeCloseTo(to.x, 6);
      expect(ball.y).toBeCloseTo(to.y, 6);
    }
  });

  it('is impossible if the wall is between the points or absorbs the bounce', () => {
    expect(banked({ x: 0, y: 0 }, { x: 9, y: 0 }, { x: 5, bounce: 1 })).toBeUndefined();
    expect(banked({ x: 0, y: 0 }, { x: 3, y: 0 }, { x: 5, bounce: 0 })).toBeUndefined();
    expect(banked({ x: 0, y: 0 }, { x: 3, y: 0 }, { x: 5, bounce: 1 })).toEqual({ x: 7, y: 0 });
  });
});
