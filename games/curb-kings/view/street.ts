import type { Grain } from '@playgrove/kit/draw';
import * as draw from '@playgrove/kit/draw';
import type { Context, Reach, Surface } from '@playgrove/kit/runtime';
import { FINISH, FINISH_LINE } from '../rules/chunks.ts';
import { layoutOf } from '../rules/layout.ts';
import type { State } from '../rules/state.ts';
import { edges, glow, ledge, pipe, pits, ramp } from './fixtures.ts';
import { drawPaving } from './paving.ts';
import { THEMES } from './theme.ts';
import { later, paintSticker, paintThing, wornIn } from './things.ts';

type View = { readonly x: number; readonly y: number };

const THING: Reach = { left: -75, right: 75, top: -115, bottom: 15 };
const thingReach = (): Reach => THING;

/** Everything one rides on and over, on the screen. */
export function drawStreet(
  to: Surface,
  { street, taken, rider }: State,
  camera: View,
  grain: Grain | undefined,
): void {
  const { bleed, c } = to;
  const [left, right] = [bleed.x - 60, bleed.x + bleed.width + 60];
  const seen = street.there.filter(
    ({ at, length }) => at - camera.x < right && at + length - camera.x > left,
  );
  for (const { chunk, at, y, place } of seen) {
    const bottom = bleed.y + bleed.height - (y - camera.y);
    draw.place(c, at - camera.x, y - camera.y, () => pits(c, chunk, THEMES[place], bottom));
  }
  drawPaving(to, seen, camera, grain);
  for (const { chunk, at, y, place } of seen) {
    const layout = layoutOf(chunk);
    const [dx, dy] = [at - camera.x, y - camera.y];
    for (const piece of layout.ground) {
      if (piece.kind === 'kick') draw.place(c, dx, dy, () => ramp(c, piece, THEMES[place]));
      if (piece.kind === 'gap') edges(to, piece, dx, dy);
    }
    for (const rail of layout.rails) {
      if (rail.x + rail.w + dx < left || rail.x + dx > right) continue;
      draw.place(c, dx, dy, () => {
        if (rider.mode === 'air') glow(c, rail);
        if (rail.box) ledge(c, rail, THEMES[place]);
        else pipe(c, rail, layout.ground, THEMES[place]);
      });
    }
    const worn = wornIn(place);
    for (const { kind, x, y: foot } of layout.things) {
      if (x + dx < left || x + dx > right) continue;
      const paint = (on: Context): void => paintThing(on, kind, worn);
      draw.stamp(c, `thing ${worn} ${kind}`, x + dx, foot + dy, 1, thingReach, paint, 0);
    }
    for (const one of layout.stickers) {
      if (one.x + dx < left || one.x + dx > right) continue;
      if (taken.includes(Math.round(one.x + at))) continue;
      const bob = to.reducedMotion ? 0 : Math.sin(to.time * 3 + one.x * 0.02) * 5;
      to.stamp('sticker', 60, 60, paintSticker, one.x + dx, one.y + dy + bob, {
        scaleX: to.reducedMotion ? 1 : 0.86 + 0.14 * Math.cos(to.time * 2.4 + one.x),
      });
    }
    if (chunk === FINISH) later()?.arch(to, FINISH_LINE + dx, dy);
  }
}
