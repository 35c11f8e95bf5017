import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { bodyOf, dorsalOf, face, fins, marks, RIM, snout, tailOf } from './fish-parts.ts';
import { lookOf } from './looks.ts';

const INK = draw.PALETTE.ink;

/** Paints a fish of length 1 about 0, 0, nose to the right. */
export function paintFish(c: Context, id: string): void {
  const look = lookOf(id);
  const { half: h, back, side, belly } = look;
  fins(c, look);
  snout(c, look);
  const trace = bodyOf(look);
  draw.fillPath(
    c,
    draw.down(c, -h, h, draw.shade(back, 0.08), back, side, draw.tint(side, 0.3), belly),
    trace,
  );
  draw.clipped(c, trace, () => {
    marks(c, look, id);
    draw.blob(c, 0.06, -h * 0.62, 0.26, h * 0.16, '#ffffff59', -0.04);
    draw.fillPath(c, draw.fade(draw.shade(back, 0.6), 0.22), (path) => {
      path.moveTo(0.5, h * 0.3);
      path.quadraticCurveTo(0, h * 1.15, -0.4, 0);
      path.lineTo(-0.4, h * 1.2);
      path.lineTo(0.5, h * 1.2);
    });
  });
  draw.rim(c, INK, RIM, trace);
  face(c, look);
}

/** A fish through a cached bitmap; `size` is its length in world units. */
export function drawFish(
  to: Surface,
  id: string,
  x: number,
  y: number,
  size: number,
  rotate = 0,
  flip = 1,
): void {
  // Two sizes are enough: cards and thumbnails.
  const base = size > 180 ? 340 : 130;
  to.stamp(
    `fish ${id} ${base}`,
    base * 1.7,
    base * 1.1,
    (c) => draw.place(c, 0, 0, () => paintFish(c, id), 0, base),
    x,
    y,
    { rotate, scaleX: (size / base) * flip, scaleY: size / base },
  );
}

/** Only its shape: seen through the water or by the float. */
export function drawShadow(
  to: Surface,
  id: string,
  x: number,
  y: number,
  size: number,
  alpha: number,
  color: string,
  rotate = 0,
  flip = 1,
): void {
  const base = 130;
  to.stamp(
    `shadow ${id} ${color}`,
    base * 1.7,
    base * 1.1,
    (c) => draw.place(c, 0, 0, () => silhouette(c, id, color), 0, base),
    x,
    y,
    { rotate, alpha, scaleX: (size / base) * flip, scaleY: size / base },
  );
}

function silhouette(c: Context, id: string, color: string): void {
  const look = lookOf(id);
  for (const trace of [bodyOf(look), tailOf(look), ...dorsalOf(look)])
    draw.fillPath(c, color, trace);
}
