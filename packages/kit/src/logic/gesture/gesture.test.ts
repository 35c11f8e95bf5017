import { describe, expect, it } from 'vitest';
import { flickOf, powerOf, Stroke, type Sample } from './index.ts';

/** A straight flick up a screen, `ms` long, sampled every `every` milliseconds. */
function upward(height: number, part: number, ms: number, every: number): Sample[] {
  const count = Math.round(ms / every);
  return Array.from({ length: count + 1 }, (_, index) => ({
    x: 100,
    y: height - (part * height * index) / count,
    at: 1000 + (ms * index) / count,
  }));
}

describe('a flick', () => {
  it('is the same on every screen and at every pointer rate', () => {
    const flicks = [320, 844, 1440].flatMap((height) =>
      [4, 8, 16].map((every) => flickOf(upward(height, 0.3, 96, every), { height })),
    );
    for (const flick of flicks) {
      expect(flick?.speed).toBeCloseTo(3.125, 6);
      expect(flick?.angle).toBeCloseTo(-90, 6);
      expect(flick?.length).toBeCloseTo(0.3, 6);
      expect(flick?.curve).toBeCloseTo(0, 9);
    }
  });

  it('is measured at its end: a slow start does no harm', () => {
    const slow = Array.from({ length: 30 }, (_, at) => ({ x: 100, y: 800 - at, at: at * 16 }));
    const fast = Array.from({ length: 8 }, (_, at) => ({
      x: 100,
      y: 770 - at * 40,
      at: 480 + at * 20,
    }));
    const flick = flickOf([...slow, ...fast], { height: 800 });
    expect(flick?.speed).toBeCloseTo(2.5, 6);
  });

  it('ignores the backswing before the throw', () => {
    const back = [0, 1, 2, 3].map((step) => ({ x: 100, y: 600 + step * 30, at: step * 10 }));
    const on = [1, 2, 3, 4].map((step) => ({ x: 100, y: 690 - step * 60, at: 30 + step * 10 }));
    const flick = flickOf([...back, ...on], { height: 1000 });
    expect(flick?.length).toBeCloseTo(0.24, 6);
    expect(flick?.speed).toBeCloseTo(6, 6);
  });

  it('knows to which side the path bulges', () => {
    const bow = (side: number): Sample[] =>
      [0, 1, 2, 3, 4].map((step) => ({
        x: 200 + side * step * (4 - step) * 10,
        y: 800 - step * 100,
        at: step * 16,
      }));
    expect(flickOf(bow(1), { height: 800 })?.curve).toBeCloseTo(0.1, 6);
    expect(flickOf(bow(-1), { height: 800 })?.curve).toBeCloseTo(-0.1, 6);
  });

  it('is undefined if the pointer rested, hardly moved, or never moved', () => {
    const flick = upward(800, 0.3, 96, 8);
    const end = flick.at(-1) ?? { x: 0, y: 0, at: 0 };
    expect(flickOf([...flick, { ...end, at: end.at + 111 }], { height: 800 })).toBeUndefined();
    expect(flickOf([...flick, { ...end, at: end.at + 60 }], { height: 800 })?.speed).toBeCloseTo(
      3.125,
      6,
    );
    expect(flickOf(upward(800, 0.02, 96, 8), { height: 800 })).toBeUndefined();
    expect(flickOf([], { height: 800 })).toBeUndefined();
    expect(flickOf([{ x: 1, y: 2, at: 3 }], { height: 800 })).toBeUndefined();
  });

  it('in one jump is as fast as a pointer can report, not infinitely fast', () => {
    const jump = [
      { x: 0, y: 800, at: 5 },
      { x: 0, y: 400, at: 5 },
    ];
    expect(flickOf(jump, { height: 800 })?.speed).toBeCloseTo(0.5 / 0.008, 6);
  });
});

describe('power', () => {
  it('grows by ratio between slow and fast and stays there beyond', () => {
    const range = { slow: 0.5, fast: 8 };
    expect([0.1, 0.5, 1, 2, 4, 8, 99].map((speed) => powerOf(speed, range))).toEqual(
      [0, 0, 0.25, 0.5, 0.75, 1, 1].map((power) => expect.closeTo(power, 12)),
    );
    expect(powerOf(Number.NaN, range)).toBe(0);
    expect(() => powerOf(1, { slow: 2, fast: 1 })).toThrow('2 to 1');
  });
});

describe('a stroke', () => {
  it('uses the times it gets and spreads a path that has only one', () => {
    const stroke = new Stroke();
    stroke.add([{ x: 0, y: 0 }], [100]);
    stroke.add(
      [
        { x: 1, y: 0 },
        { x: 2, y: 0 },
      ],
      [104, 112],
    );
    stroke.add(
      [
        { x: 3, y: 0 },
        { x: 4, y: 0 },
      ],
      [120],
    );
    expect(stroke.samples.map(({ at }) => at)).toEqual([100, 104, 112, 116, 120]);
    stroke.add([{ x: 5, y: 0 }], [90]);
    expect(stroke.samples.at(-1)?.at).toBe(120);
    stroke.clear();
    expect(stroke.samples).toEqual([]);
  });
});
