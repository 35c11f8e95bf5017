import { describe, expect, it } from 'vitest';
import { adviceRect, layoutOf, worldFor } from './view/layout.ts';

/** CSS pixels of a hint of three lines with its frame. */
const HINT = 91;

describe('a hint of three lines', () => {
  // Below the score strip of 320 × 568, 390 × 844, 844 × 390 and 1440 × 900.
  for (const [width, height] of [
    [320, 477],
    [390, 753],
    [844, 334],
    [1440, 844],
  ] as const) {
    it(`stands clear of the score strip and of the board on ${width} × ${height}`, () => {
      const world = worldFor(width / height);
      const layout = layoutOf(world);
      const px = Math.min(width / world.width, height / world.height);
      const place = adviceRect(layout);
      const middle = (place.y + place.height / 2) * px;
      expect(middle - HINT / 2).toBeGreaterThan(-1);
      const under = layout.portrait ? layout.board.y : layout.branch.y;
      expect(middle + HINT / 2).toBeLessThan(under * px);
      expect(place.x + place.width).toBeLessThan(world.width);
      expect(place.width * px).toBeGreaterThan(250);
    });
  }
});
