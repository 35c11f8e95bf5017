import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { turned } from './index.ts';

const SIZES = [
  { width: 720, height: 1500 },
  { width: 1600, height: 720 },
] as const;
const board = turned({
  room: ({ width, height }) => ({ x: 30, y: 50, width: width - 60, height: height - 80 }),
  ends: [0.5, 1],
  before: 40,
  sides: 20,
  most: 180,
  lead: 0.25,
});

describe('a board that turns', () => {
  test('stands on portrait screens; on wide ones its first row is on the right', () => {
    const [tall, wide] = SIZES.map((to) => board(to, 4, 5));
    expect(tall).toMatchObject({ portrait: true, rotate: 0 });
    expect(tall?.toScreen({ x: 0, y: 0 })).toEqual({ x: tall?.rect.x, y: tall?.rect.y });
    const { x = 0, y, width = 0 } = wide?.rect ?? {};
    expect(wide?.toScreen({ x: 0, y: 0 })).toEqual({ x: x + width, y });
    expect(['up', 'right', 'down', 'left'].map((way) => wide?.wayOf(way as 'up'))).toEqual([
      'right',
      'down',
      'left',
      'up',
    ]);
    expect(wide?.direction({ x: 3, y: 1 })).toEqual({ x: 1, y: -3 });
    expect(tall?.direction({ x: 3, y: 1 })).toEqual({ x: 3, y: 1 });
    expect(wide?.angleOf('up')).toBeCloseTo(0);
    expect(tall?.angleOf('up')).toBeCloseTo(-Math.PI / 2);
  });

  test('leads back from the screen, and keeps its ends and margins in its room', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SIZES),
        fc.integer({ min: 3, max: 9 }),
        fc.integer({ min: 3, max: 9 }),
        (to, columns, rows) => {
          const { cell, rect, toScreen, toBoard, portrait } = board(to, columns, rows);
          const at = toBoard(toScreen({ x: 1.25, y: 2.5 }));
          expect(at.x).toBeCloseTo(1.25);
          expect(at.y).toBeCloseTo(2.5);
          expect(cell).toBeLessThanOrEqual(180);
          const front = portrait ? rect.y - 50 : to.width - 30 - rect.x - rect.width;
          expect(front).toBeGreaterThan(40 + cell / 2 - 0.001);
          const back = portrait ? to.height - 30 - rect.y - rect.height : rect.x - 30;
          expect(back).toBeGreaterThan(cell - 0.001);
          const side = portrait ? rect.x - 30 : rect.y - 50;
          expect(side).toBeGreaterThan(19.999);
        },
      ),
      { numRuns: 100, seed: 1 },
    );
  });

  test('gives rectangles on the screen, whichever way it lies', () => {
    for (const to of SIZES) {
      const { cell, portrait, toScreen, rectAround } = board(to, 4, 5);
      const { x, y } = toScreen({ x: 2, y: 1.5 });
      const [width, height] = portrait ? [cell * 2, cell] : [cell, cell * 2];
      expect(rectAround({ x: 2, y: 1.5 }, 2, 1)).toEqual({
        x: x - width / 2,
        y: y - height / 2,
        width,
        height,
      });
    }
  });
});
