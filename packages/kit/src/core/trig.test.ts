import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atan2, cos, sin, wrapAngle } from './trig.ts';

const STATED = 1e-12;

test('sine and cosine stay within the stated error up to a million radians', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (x) => {
      expect(Math.abs(sin(x) - Math.sin(x))).toBeLessThanOrEqual(STATED);
      expect(Math.abs(cos(x) - Math.cos(x))).toBeLessThanOrEqual(STATED);
    }),
    { numRuns: 5000, seed: 1 },
  );
  for (let step = -4000; step <= 4000; step += 1) {
    const x = (step * Math.PI) / 400;
    expect(Math.abs(sin(x) - Math.sin(x))).toBeLessThanOrEqual(STATED);
    expect(Math.abs(cos(x) - Math.cos(x))).toBeLessThanOrEqual(STATED);
  }
});

test('atan2 stays within the stated error in every quadrant and at every size', () => {
  const side = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(side, side, (a, b) => {
      const [y, x] = [a + 0, b + 0];
      expect(Math.abs(atan2(y, x) - Math.atan2(y, x))).toBeLessThanOrEqual(STATED);
    }),
    { numRuns: 5000, seed: 2 },
  );
  for (let step = 0; step < 3600; step += 1) {
    const angle = (step * Math.PI) / 1800;
    const [y, x] = [Math.sin(angle), Math.cos(angle)];
    expect(Math.abs(atan2(y, x) - Math.atan2(y, x))).toBeLessThanOrEqual(STATED);
  }
});

test('the axes are exact', () => {
  expect([sin(0), cos(0), atan2(0, 1), atan2(0, 0)]).toEqual([0, 1, 0, 0]);
  expect([atan2(1, 0), atan2(-1, 0), atan2(0, -1)]).toEqual([Math.PI / 2, -Math.PI / 2, Math.PI]);
});

test('NaN and infinities give NaN', () => {
  for (const x of [NaN, Infinity, -Infinity]) {
    expect(sin(x)).toBeNaN();
    expect(cos(x)).toBeNaN();
  }
});

test('known bits: a change here changes every replay', () => {
  expect([sin(1), cos(1), sin(12345.678), atan2(3, -4)]).toEqual([
    0.8414709848078965, 0.5403023058681398, -0.7040813137533816, 2.498091544796509,
  ]);
});

test('wrapAngle keeps the direction and lands in −π … π', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e4, max: 1e4, noNaN: true }), (angle) => {
      const wrapped = wrapAngle(angle);
      expect(wrapped).toBeGreaterThanOrEqual(-Math.PI);
      expect(wrapped).toBeLessThan(Math.PI);
      expect(Math.abs(Math.sin(wrapped) - Math.sin(angle))).toBeLessThan(1e-9);
      expect(Math.abs(Math.cos(wrapped) - Math.cos(angle))).toBeLessThan(1e-9);
    }),
    { numRuns: 2000, seed: 3 },
  );
  expect(wrapAngle(Math.PI)).toBe(-Math.PI);
  expect(wrapAngle(-Math.PI)).toBe(-Math.PI);
});
