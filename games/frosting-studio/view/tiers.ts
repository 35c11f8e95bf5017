import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Show } from './parts.ts';
import { K, type Geo } from './shape.ts';
import { frostingOf } from './theme.ts';

function paintTier(c: Context, wide: number, high: number, color: string): void {
  // Shade is warm: a gray one would look stale.
  const lit = draw.tint(color, 0.55);
  const dark = draw.mix(color, draw.mix(draw.shade(color, 0.25), '#d0487a', 0.35), 0.5);
  const side = (path: Context): void => {
    path.moveTo(-wide, -high);
    path.lineTo(-wide, 0);
    path.ellipse(0, 0, wide, wide * K, 0, Math.PI, 0, true);
    path.lineTo(wide, -high);
    path.closePath();
  };
  draw.fillPath(
    c,
    draw.linear(
      c,
      -wide,
      0,
      wide,
      0,
      draw.mix(color, dark, 0.35),
      lit,
      color,
      draw.mix(color, dark, 0.5),
      dark,
    ),
    side,
  );
  // Light comes from above: the foot is darker.
  draw.fillPath(
    c,
    draw.down(c, -high * 0.45, wide * K, draw.fade(dark, 0), draw.fade(dark, 0.55)),
    side,
  );
  draw.blob(
    c,
    0,
    -high,
    wide,
    wide * K,
    draw.linear(c, -wide, -high - wide * K, wide * 0.7, -high + wide * K, '#ffffff', lit, color),
  );
  c.beginPath();
  c.ellipse(0, -high, wide - 2, wide * K - 2, 0, 0.1, Math.PI - 0.1);
  draw.rim(c, draw.fade('#ffffff', 0.7), 5);
}

export function drawTier(
  { s, x, y }: Geo,
  foot: number,
  wide: number,
  high: number,
  color: string,
  c: Context,
  to: Show['to'],
): void {
  const paint = (on: Context): void => {
    on.save();
    on.scale(s, s);
    on.translate(0, high / 2);
    paintTier(on, wide, high, color);
    on.restore();
  };
  const middle = y - (foot + high / 2) * s;
  if (to) {
    const tall = (high + wide * K * 2 + 16) * s;
    to.stamp(
      `tier ${wide} ${high} ${color} ${s.toFixed(3)}`,
      (wide * 2 + 12) * s,
      tall,
      paint,
      x,
      middle,
    );
  } else draw.place(c, x, middle, () => paint(c));
}

/** Strokes of the palette knife, which show that a bare cake turns. */
export function drawStreaks(
  c: Context,
  { x, y, s }: Geo,
  foot: number,
  wide: number,
  high: number,
  turn: number,
): void {
  for (const [shift, paint] of [
    [0, '#ffffff55'],
    [0.09, '#7a3a6a1f'],
  ] as const) {
    c.beginPath();
    for (let at = 0; at < 14; at += 1) {
      const angle = at * ((Math.PI * 2) / 14) + (at % 3) * 0.1 + shift - turn;
      const cos = Math.cos(angle);
      if (cos < 0.1) continue;
      const px = x + Math.sin(angle) * (wide - 3) * s;
      const py = y + (cos * wide * K - foot) * s;
      const [low, top] = [0.1 + (at % 4) * 0.12, 0.96 - (at % 3) * 0.13];
      c.moveTo(px, py - high * low * s);
      c.lineTo(px, py - high * top * s);
    }
    draw.rim(c, paint, 5 * s);
  }
}

/** A top that is covered with what drips from it. */
export function drawGlaze(
  c: Context,
  { s, x, y }: Geo,
  high: number,
  wide: number,
  tint: number | undefined,
): void {
  if (tint === undefined) return;
  const color = frostingOf(tint);
  const [rx, ry, top] = [(wide + 4) * s, (wide + 4) * K * s, y - high * s];
  draw.blob(c, x, top + 15 * s, rx, ry, draw.shade(color, 0.3));
  draw.blob(
    c,
    x,
    top + 10 * s,
    rx,
    ry,
    draw.linear(c, x - rx, 0, x + rx, 0, draw.tint(color, 0.2), color, draw.shade(color, 0.2)),
  );
  draw.blob(
    c,
    x,
    top,
    rx,
    ry,
    draw.linear(
      c,
      x - rx,
      top - ry,
      x + rx * 0.6,
      top + ry,
      draw.tint(color, 0.42),
      color,
      draw.shade(color, 0.1),
    ),
  );
  draw.blob(c, x - rx * 0.42, top - ry * 0.38, rx * 0.3, ry * 0.2, '#ffffff55', -0.12);
}
