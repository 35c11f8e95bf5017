import { expect, test } from 'vitest';
import type { Context } from '@playgrove/kit/runtime';
import { RecordedPath } from '@playgrove/kit/testing';
import { PLACES } from '../rules/spots.ts';
import { DEPTHS, highOf, paintTile } from './scenery.ts';

/** A canvas that only follows how far up anything is drawn. */
function ruler(): { readonly c: Context; top(): number } {
  let top = 0;
  let last = 0;
  const see = (y: number): void => {
    top = Math.min(top, y);
    last = y;
  };
  const calls: Readonly<Record<string, (...at: number[]) => void>> = {
    fillRect: (_x = 0, y = 0) => see(y),
    roundRect: (_x = 0, y = 0) => see(y),
    moveTo: (_x = 0, y = 0) => see(y),
    lineTo: (_x = 0, y = 0) => see(y),
    arc: (_x = 0, y = 0, r = 0) => see(y - r),
    quadraticCurveTo: (_a = 0, _b = 0, _x = 0, y = 0) => see(y),
    bezierCurveTo: (_a = 0, b = 0, _c = 0, d = 0, _x = 0, y = 0) => {
      const from = last;
      for (let part = 0; part <= 1; part += 0.05) {
        const rest = 1 - part;
        see(
          rest ** 3 * from +
            3 * rest * rest * part * b +
            3 * rest * part * part * d +
            part ** 3 * y,
        );
      }
      see(y);
    },
  };
  /** A path that was made before is traced here again. */
  const retrace = (path: unknown): void => {
    if (!(path instanceof RecordedPath)) return;
    for (const { name, values } of path.calls) calls[name]?.(...values.map(Number));
  };
  const c = new Proxy({ fill: retrace, stroke: retrace } as Record<string, unknown>, {
    get: (known, name) => known[String(name)] ?? calls[String(name)] ?? (() => undefined),
  });
  return { c: c as unknown as Context, top: () => top };
}

test.each(PLACES.flatMap((place) => DEPTHS.map((depth) => [place, depth] as const)))(
  'nothing in %s, %s, reaches above its row',
  (place, depth) => {
    for (const tall of [420, 630]) {
      for (const kind of [0, 1, 2]) {
        const { c, top } = ruler();
        paintTile(c, place, depth, kind, tall);
        expect(top()).toBeLessThan(-40);
        expect(-top()).toBeLessThanOrEqual(highOf(place, depth, tall));
      }
    }
  },
);
