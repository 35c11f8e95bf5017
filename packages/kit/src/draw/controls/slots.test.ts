import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slots } from './index.ts';

describe('slots', () => {
  const layoutOf = slots({
    portrait: { day: 54, board: 'fill', sign: 92 },
    landscape: { board: 'fill', aside: { size: 262, slots: { day: 54, sign: 'fill' } } },
    margin: 10,
    gap: 6,
  });

  test('stand below each other on a portrait screen, next to each other on a wide one', () => {
    expect(layoutOf({ width: 400, height: 800 })).toEqual({
      day: { x: 10, y: 10, width: 380, height: 54 },
      board: { x: 10, y: 70, width: 380, height: 622 },
      sign: { x: 10, y: 698, width: 380, height: 92 },
    });
    expect(layoutOf({ width: 800, height: 400 })).toEqual({
      board: { x: 10, y: 10, width: 512, height: 380 },
      day: { x: 528, y: 10, width: 262, height: 54 },
      sign: { x: 528, y: 70, width: 262, height: 320 },
    });
  });

  test('are the same object until the size changes', () => {
    const once = layoutOf({ width: 400, height: 800 });
    expect(layoutOf({ width: 400, height: 800 })).toBe(once);
  });

  test('never overlap and stay within the screen, as long as there is room', () => {
    const size = fc.integer({ min: 320, max: 2000 });
    fc.assert(
      fc.property(size, size, (width, height) => {
        const rects = Object.values(layoutOf({ width, height }));
        for (const rect of rects) {
          expect(rect.x).toBeGreaterThanOrEqual(10);
          expect(rect.x + rect.width).toBeLessThanOrEqual(width - 10);
          expect(rect.y + rect.height).toBeLessThanOrEqual(height - 10);
          for (const other of rects)
            if (other !== rect)
              expect(
                rect.x + rect.width <= other.x ||
                  other.x + other.width <= rect.x ||
                  rect.y + rect.height <= other.y ||
                  other.y + other.height <= rect.y,
              ).toBe(true);
        }
      }),
      { numRuns: 100, seed: 1 },
    );
  });
});
