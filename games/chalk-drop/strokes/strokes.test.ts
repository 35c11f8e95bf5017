import { describe, expect, test } from 'vitest';
import type { Point } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import {
  areaOf,
  convexParts,
  cross,
  distanceBetween,
  distanceToLine,
  firstPart,
  inside,
  isClosed,
  lengthOf,
  middleOf,
  quantise,
  resample,
  simplify,
  smooth,
  thickParts,
} from './index.ts';

const at = (...numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[index * 2] ?? 0,
    y: numbers[index * 2 + 1] ?? 0,
  }));

const bent = at(0, 0, 30, 40, 30, 140);

function pairs(corners: readonly number[]): Point[] {
  return at(...corners);
}

describe('a line', () => {
  test('has the length of its segments', () => {
    expect(lengthOf(bent)).toBe(150);
    expect(lengthOf(at(5, 5))).toBe(0);
  });

  test('is resampled evenly, with the same ends, across corners', () => {
    const even = resample(bent, 10);
    expect(even).toHaveLength(16);
    expect(even[0]).toEqual(bent[0]);
    expect(even.at(-1)).toEqual(bent[2]);
    expect(even[5]?.x).toBeCloseTo(30, 9);
    expect(even[5]?.y).toBeCloseTo(40, 9);
    expect(resample(at(0, 0, 25, 0), 10)).toEqual(at(0, 0, 10, 0, 20, 0, 25, 0));
  });

  test('keeps within the slack when simplified, with fewer points', () => {
    const rng = createRng('tremble');
    const drawn = resample(bent, 4).map(({ x, y }) => ({
      x: x + rng.between(-1, 1),
      y: y + rng.between(-1, 1),
    }));
    const plain = simplify(drawn, 3);
    expect(plain.length).toBeLessThan(6);
    expect(plain[0]).toEqual(drawn[0]);
    expect(plain.at(-1)).toEqual(drawn.at(-1));
    for (const point of drawn) expect(distanceToLine(point, plain)).toBeLessThanOrEqual(3);
  });

  test('trembles less when smoothed, with the same ends', () => {
    const zigzag = Array.from({ length: 20 }, (_, index) => ({ x: index * 5, y: (index % 2) * 6 }));
    const calm = smooth(zigzag, 3);
    expect(lengthOf(calm)).toBeLessThan(lengthOf(zigzag) * 0.8);
    expect(calm[0]).toEqual(zigzag[0]);
    expect(calm.at(-1)).toEqual(zigzag.at(-1));
  });

  test('is quantised to whole numbers without repeats and without minus zero', () => {
    const whole = quantise(at(-0.2, 0.4, 0.3, 0.1, 7.6, 3.2));
    expect(whole).toEqual(at(0, 0, 8, 3));
    expect(Object.is(whole[0]?.x, 0)).toBe(true);
  });

  test('is closed when it comes back, not when it is only short', () => {
    expect(isClosed(at(0, 0, 100, 0, 100, 100, 4, 8), 20)).toBe(true);
    expect(isClosed(at(0, 0, 100, 0, 100, 100, 40, 80), 20)).toBe(false);
    expect(isClosed(at(0, 0, 5, 0, 5, 5, 0, 3), 20)).toBe(false);
  });

  test('is cut to a length', () => {
    expect(lengthOf(firstPart(bent, 70))).toBeCloseTo(70, 9);
    expect(firstPart(bent, 1000)).toEqual(bent);
  });
});

describe('hits', () => {
  test('are measured from points and segments to lines', () => {
    expect(distanceToLine({ x: 40, y: 90 }, bent)).toBe(10);
    expect(distanceToLine({ x: 30, y: 150 }, bent)).toBe(10);
    expect(distanceToLine({ x: 0, y: 0 }, [])).toBe(Infinity);
    const [a, b, c, d] = at(0, 0, 10, 10, 0, 10, 10, 0);
    if (!a || !b || !c || !d) throw new Error('four points');
    expect(cross(a, b, c, d)).toBe(true);
    expect(distanceBetween(a, b, c, d)).toBe(0);
    expect(distanceBetween(a, d, c, b)).toBe(10);
  });
});

describe('parts', () => {
  test('of a thick line are hexagons that hold its points and lie within its thickness', () => {
    const parts = thickParts(bent, 7);
    expect(parts.map((part) => part.length)).toEqual([12, 12]);
    for (const [index, part] of parts.entries()) {
      const outline = pairs(part);
      const [from, to] = [bent[index], bent[index + 1]];
      if (!from || !to) throw new Error('a part without a segment');
      for (const point of resample([from, to], 9)) expect(inside(point, outline)).toBe(true);
      for (const corner of outline) {
        expect(distanceToLine(corner, [from, to])).toBeLessThanOrEqual(7.0001);
      }
    }
  });

  test.each([
    ['a square', at(0, 0, 100, 0, 100, 100, 0, 100), 1],
    ['an L', at(0, 0, 100, 0, 100, 40, 40, 40, 40, 100, 0, 100), 2],
    ['a star', at(50, 0, 61, 35, 98, 35, 68, 57, 79, 91, 50, 70, 21, 91, 32, 57, 2, 35, 39, 35), 6],
  ])('of %s fill it and are convex', (_, outline, most) => {
    for (const way of [outline, [...outline].reverse()]) {
      const parts = convexParts(way);
      if (!parts) throw new Error('no parts');
      expect(parts.length).toBeLessThanOrEqual(most);
      const area = parts.reduce((sum, part) => sum + areaOf(pairs(part)), 0);
      expect(area).toBeCloseTo(areaOf(outline), 6);
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(16);
        const ring = pairs(part);
        const bends = ring.map((b, index) => {
          const a = ring[(index + ring.length - 1) % ring.length] ?? b;
          const c = ring[(index + 1) % ring.length] ?? b;
          return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
        });
        expect(Math.min(...bends)).toBeGreaterThan(0);
      }
    }
  });

  test('of an outline that crosses itself or is flat are none', () => {
    expect(convexParts(at(0, 0, 100, 100, 100, 0, 0, 90))).toBeUndefined();
    expect(convexParts(at(0, 0, 50, 0, 100, 0))).toBeUndefined();
  });

  test('have a middle', () => {
    expect(middleOf(at(0, 0, 100, 0, 100, 100, 0, 100))).toEqual({ x: 50, y: 50 });
    expect(middleOf(at(0, 0, 10, 0))).toEqual({ x: 5, y: 0 });
  });
});
