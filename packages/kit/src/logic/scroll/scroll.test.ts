import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { chooseChunk, emptyCourse, parallax, sawtooth, scrollTo, type Curve } from './index.ts';

const FACTS = Array.from({ length: 12 }, (_, at) => ({ hard: at / 11 }));
const CURVE: Curve = { from: 0.1, to: 0.8, chunks: 40, tooth: 6, rise: 0.3 };

describe('a course', () => {
  test('covers the view without gap or overlap and drops what is behind', () => {
    const course = emptyCourse(100);
    const rng = createRng('course');
    for (let camera = 100; camera < 20_000; camera += 130) {
      scrollTo(course, { left: camera - 300, right: camera + 900 }, () => ({
        chunk: rng.int(12),
        length: 200 + rng.int(400),
      }));
      const [first] = course.there;
      expect(course.end).toBeGreaterThanOrEqual(camera + 900);
      expect((first?.at ?? 0) + (first?.length ?? 0)).toBeGreaterThan(camera - 300);
      for (const [index, chunk] of course.there.entries()) {
        const after = course.there[index + 1];
        expect(chunk.at + chunk.length).toBe(after?.at ?? course.end);
      }
      expect(course.there.length).toBeLessThan(12);
      expect(course.recent.length).toBeLessThanOrEqual(12);
    }
    expect(course.laid).toBeGreaterThan(30);
  });

  test('is plain data', () => {
    const course = emptyCourse();
    scrollTo(course, { left: 0, right: 500 }, () => ({ chunk: 3, length: 120 }));
    expect(JSON.parse(JSON.stringify(course))).toEqual(course);
  });

  test('refuses a chunk without length', () => {
    const nothing = (): { chunk: number; length: number } => ({ chunk: 7, length: 0 });
    expect(() => scrollTo(emptyCourse(), { left: 0, right: 1 }, nothing)).toThrow('chunk 7');
  });
});

describe('a choice', () => {
  test('is near the target', () => {
    const rng = createRng('near');
    for (let round = 0; round < 200; round += 1) {
      const wanted = rng.unit();
      const chosen = chooseChunk(FACTS, { recent: [] }, { wanted, rest: 3 }, rng);
      expect(Math.abs((FACTS[chosen]?.hard ?? 9) - wanted)).toBeLessThanOrEqual(0.15);
    }
  });

  test('is not repeated during its rest', () => {
    const rng = createRng('rest');
    const recent: number[] = [];
    for (let round = 0; round < 300; round += 1) {
      const chosen = chooseChunk(FACTS, { recent }, { wanted: 0.5, rest: 4, slack: 0.4 }, rng);
      expect(recent.slice(-4)).not.toContain(chosen);
      recent.push(chosen);
    }
  });

  test('prefers a worse fit to a repeat, and a repeat to none', () => {
    const rng = createRng('few');
    const fits = (at: number): boolean => at === 0 || at === 11;
    expect(chooseChunk(FACTS, { recent: [0] }, { wanted: 0, rest: 5, fits }, rng)).toBe(11);
    const only = (at: number): boolean => at === 4;
    expect(chooseChunk(FACTS, { recent: [4] }, { wanted: 0, rest: 5, fits: only }, rng)).toBe(4);
  });

  test('throws if nothing fits', () => {
    expect(() =>
      chooseChunk(
        FACTS,
        { recent: [] },
        { wanted: 0, rest: 0, fits: () => false },
        createRng('none'),
      ),
    ).toThrow('no chunk of 12 fits');
  });
});

describe('a sawtooth', () => {
  const wanted = Array.from({ length: 60 }, (_, at) => sawtooth(at, CURVE));

  test('climbs from tooth to tooth, up to its limit', () => {
    const peaks = [4, 10, 16, 22, 28, 34, 40].map((at) => wanted[at] ?? 0);
    expect(peaks).toEqual(peaks.toSorted((a, b) => a - b));
    expect(Math.max(...wanted)).toBeCloseTo(0.95, 2);
  });

  test('rests at the end of each tooth', () => {
    for (let at = 5; at < 60; at += 6) {
      expect(wanted[at]).toBeLessThan((wanted[at - 1] ?? 0) - 0.25);
    }
  });
});

test('scenery moves by its depth and repeats without a jump', () => {
  for (const depth of [0, 0.2, 1, 1.3]) {
    let before: number | undefined;
    for (let left = -500; left < 3000; left += 7) {
      const { first, offset } = parallax(left, depth, 320);
      expect(offset).toBeLessThanOrEqual(0);
      expect(offset).toBeGreaterThan(-320.0001);
      const place = offset - first * 320;
      if (before !== undefined) expect(before - place).toBeCloseTo(7 * depth, 6);
      before = place;
    }
  }
});
