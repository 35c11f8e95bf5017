import { createRng } from '@playgrove/kit/core';
import { expect, test } from 'vitest';
import { resting } from './fixtures.ts';
import { isAsleep, move } from './rules/motion.ts';
import { radiusOf, type Body } from './rules/state.ts';

const farOf = ({ x, y }: Body): number => Math.hypot(x, y);

/** This many bodies of mixed sizes that fall in one after the other and do not fuse. */
function pile(count: number, seed: string): Body[] {
  const rng = createRng(seed);
  const bodies: Body[] = [];
  for (let n = 0; n < count; n += 1) {
    const turn = rng.between(0, Math.PI * 2);
    const kind = 1 + rng.int(3);
    bodies.push(resting(kind, 270 * Math.cos(turn), 270 * Math.sin(turn), { landed: false }));
    for (let tick = 0; tick < 24; tick += 1) move(bodies, 0);
  }
  return bodies;
}

const ticks = (bodies: readonly Body[], count: number): void => {
  for (let tick = 0; tick < count; tick += 1) move(bodies, 0);
};

function deepest(bodies: readonly Body[]): number {
  let most = 0;
  for (const [n, a] of bodies.entries()) {
    for (const b of bodies.slice(n + 1)) {
      const gap = Math.hypot(a.x - b.x, a.y - b.y) - radiusOf(a.kind) - radiusOf(b.kind);
      most = Math.max(most, -gap);
    }
  }
  return most;
}

test('a first world falls to the middle and stays there', () => {
  const bodies = [resting(3, 0, -270, { landed: false })];
  ticks(bodies, 600);
  expect(farOf(bodies[0] as Body)).toBeLessThan(6);
  expect(isAsleep(bodies[0] as Body)).toBe(true);
});

test('eighty bodies come to rest, and then nothing moves at all', () => {
  const bodies = pile(80, 'eighty');
  ticks(bodies, 900);
  expect(bodies.filter((body) => !isAsleep(body))).toEqual([]);
  const before = JSON.stringify(bodies.map(({ x, y, turn }) => [x, y, turn]));
  ticks(bodies, 300);
  expect(JSON.stringify(bodies.map(({ x, y, turn }) => [x, y, turn]))).toBe(before);
});

test('any number of bodies has a place', () => {
  const bodies = Array.from({ length: 300 }, (_, n) =>
    resting(1, 250 * Math.cos(n), 250 * Math.sin(n)),
  );
  ticks(bodies, 2);
  expect(bodies.filter(({ x, y }) => !Number.isFinite(x + y))).toEqual([]);
});

test('a resting pile does not overlap, and lies around the middle', () => {
  const bodies = pile(60, 'sixty');
  ticks(bodies, 900);
  expect(deepest(bodies)).toBeLessThan(1.2);
  const mass = bodies.reduce((sum, { kind }) => sum + radiusOf(kind) ** 2, 0);
  const middle = (of: 'x' | 'y'): number =>
    bodies.reduce((sum, body) => sum + body[of] * radiusOf(body.kind) ** 2, 0) / mass;
  expect(Math.hypot(middle('x'), middle('y'))).toBeLessThan(24);
});

test('the same pile goes on in the same way after a save', () => {
  const bodies = pile(40, 'save');
  bodies.push(resting(5, 0, 270, { landed: false }));
  const copy = JSON.parse(JSON.stringify(bodies)) as Body[];
  ticks(bodies, 200);
  ticks(copy, 200);
  expect(copy).toEqual(bodies);
});

test('what loses its hold wakes and falls', () => {
  const bodies = [resting(6, 0, 0), resting(4, 0, -74), resting(2, 0, -126)];
  ticks(bodies, 300);
  expect(bodies.every(isAsleep)).toBe(true);
  bodies.splice(1, 1);
  ticks(bodies, 120);
  expect(farOf(bodies[1] as Body)).toBeLessThan(radiusOf(6) + radiusOf(2) + 2);
});

test('a hit wakes what it touches', () => {
  const bodies = [resting(6, 0, 0), resting(4, 0, -74)];
  ticks(bodies, 300);
  bodies.push(resting(5, 0, -200, { vy: 400, landed: false }));
  ticks(bodies, 20);
  expect(isAsleep(bodies[1] as Body)).toBe(false);
});

test('nothing leaves the bowl', () => {
  const bodies = [resting(2, 200, 0, { vx: 4000, vy: 900 })];
  for (let tick = 0; tick < 60; tick += 1) {
    move(bodies, 0);
    expect(farOf(bodies[0] as Body)).toBeLessThan(302);
  }
});

test('the current carries what falls, and leaves the pile alone', () => {
  const falling = [resting(2, 0, -270, { landed: false })];
  for (let tick = 0; tick < 20; tick += 1) move(falling, 160);
  expect(falling[0]?.x).toBeGreaterThan(8);
  const still = [resting(6, 0, 0)];
  for (let tick = 0; tick < 60; tick += 1) move(still, 160);
  expect(farOf(still[0] as Body)).toBeLessThan(1);
});
