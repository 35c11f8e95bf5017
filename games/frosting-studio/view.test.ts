import { playing, sizesOf } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { DESIGNS, designOf } from './rules/designs.ts';
import { rules } from './rules.ts';
import { layoutOf, worldFor } from './view/layout.ts';
import { bandFor } from './view/read.ts';
import { spotOf } from './view/shape.ts';

const SCREENS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const;
/** CSS pixels; what the strip takes at the top of a phone. */
const STRIP = 88;
const TARGET = 44;

test.each(SCREENS)('at %i by %i buttons are large enough and stand apart', (width, height) => {
  const world = worldFor(width / (height - STRIP));
  const px = Math.min(width / world.width, (height - STRIP) / world.height);
  for (const cake of [-1, 0, 9, 29, 49]) {
    const { buttons, geo, stage } = layoutOf(world, { cake });
    for (const [at, one] of buttons.entries()) {
      // A touch beside a button still counts.
      expect(Math.min(one.width, one.height) * px).toBeGreaterThanOrEqual(TARGET - 8);
      for (const other of buttons.slice(at + 1)) {
        const apart =
          one.x + one.width <= other.x + 0.5 ||
          other.x + other.width <= one.x + 0.5 ||
          one.y + one.height <= other.y + 0.5 ||
          other.y + other.height <= one.y + 0.5;
        expect(apart, `${cake}: ${one.kind} ${one.which}, ${other.kind} ${other.which}`).toBe(true);
      }
    }
    expect(geo.s).toBeGreaterThan(0.5);
    expect(geo.x).toBeGreaterThan(stage.x);
  }
});

test('a finger on a ring finds it, and one beside it is drawn to what is wanted', () => {
  const to = sizesOf(720, 1300);
  for (const [cake, { id, bands, tiers }] of DESIGNS.entries()) {
    const { state } = playing(rules, id);
    const { geo } = layoutOf(to, state);
    expect(cake).toBeGreaterThanOrEqual(0);
    for (const band of bands) {
      if (tiers === 2) continue;
      const found = bandFor(
        { ...state, cells: designOf(cake).target.map((row) => [...row]), tool: 0 },
        spotOf(geo, band, tiers).y,
        to,
      );
      expect(found, id).toBe(band);
    }
  }
});
