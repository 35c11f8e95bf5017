import { describe, expect, test } from 'vitest';
import { trailOf } from './trail.ts';

describe.each([240, 280, 350, 700])('a trail %i pixels wide', (width) => {
  test.each([1, 7, 40, 80, 150])(
    'holds %i medals that can be distinguished and pressed',
    (count) => {
      const { spots, height } = trailOf(count, width);
      expect(spots).toHaveLength(count);
      spots.forEach((spot, index) => {
        expect(spot.x).toBeGreaterThanOrEqual(30);
        expect(spot.x).toBeLessThanOrEqual(width - 30);
        expect(spot.y).toBeLessThanOrEqual(height - 40);
        for (const other of spots.slice(0, index)) {
          const apart = Math.max(Math.abs(spot.x - other.x), Math.abs(spot.y - other.y));
          expect(apart).toBeGreaterThanOrEqual(60);
        }
      });
    },
  );

  test('continues to the side at the end of a row, never across the pack', () => {
    const { spots } = trailOf(80, width);
    spots.slice(1).forEach((spot, index) => {
      const before = spots[index];
      expect(Math.abs(spot.x - (before?.x ?? 0))).toBeLessThan(131);
      expect(Math.abs(spot.y - (before?.y ?? 0))).toBeLessThan(120);
    });
  });
});

test('the line goes through every medal', () => {
  const { spots, line } = trailOf(9, 280);
  for (const { x, y } of spots) expect(line).toContain(`${Math.round(x)} ${Math.round(y)}`);
  expect(line.match(/C/g)).toHaveLength(8);
  expect(trailOf(0, 280).line).toBe('');
});
