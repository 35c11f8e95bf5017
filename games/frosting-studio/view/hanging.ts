import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { RIM, type Drip } from '../rules/types.ts';
import { TOPPING, type Dabs } from './dabs.ts';
import type { Cake, Show } from './parts.ts';
import { K, bandOf, seenAt, topOf, topWide, type Geo, type Tiers } from './shape.ts';
import { frostingOf } from './theme.ts';
import { CANDLE, paintFlame } from './toppings.ts';

/** A drip of this many steps that hangs from the rim. */
export function drawDrip(
  c: Context,
  geo: Geo,
  tiers: Tiers,
  band: number,
  drip: Readonly<Drip>,
  angle: number,
  faint: number,
): void {
  const seen = seenAt(drip.cell, angle);
  const cos = Math.cos(seen);
  if (cos < 0.08) return;
  const { far, high } = bandOf(band, tiers);
  const s = geo.s * (band > RIM ? 0.8 : 1);
  const x = geo.x + Math.sin(seen) * (far + 14) * geo.s;
  const y = geo.y + (cos * (far + 12) * K - high) * geo.s;
  const w = 23 * s * (0.3 + 0.7 * cos);
  const long = (12 + drip.long * 22) * s;
  const color = frostingOf(drip.color);
  const trace = (path: Context): void => {
    path.moveTo(x - w * 1.9, y - 14 * s);
    path.quadraticCurveTo(x - w, y - 4 * s, x - w, y + 14 * s);
    path.lineTo(x - w, y + long - w);
    path.bezierCurveTo(
      x - w * 1.25,
      y + long + w * 0.7,
      x + w * 1.25,
      y + long + w * 0.7,
      x + w,
      y + long - w,
    );
    path.lineTo(x + w, y + 14 * s);
    path.quadraticCurveTo(x + w, y - 4 * s, x + w * 1.9, y - 14 * s);
    path.closePath();
  };
  if (faint > 0) {
    draw.fillPath(c, draw.fade(draw.tint(color, 0.3), 0.4 * faint), trace);
    c.setLineDash([9 * s, 8 * s]);
    draw.rim(c, draw.fade(draw.mix(draw.shade(color, 0.4), '#7a3a6a', 0.3), faint), 4 * s);
    c.setLineDash([]);
    return;
  }
  c.save();
  c.translate(2.5 * s, 4 * s);
  draw.fillPath(c, draw.fade('#5a1f4a', 0.25), trace);
  c.restore();
  draw.fillPath(
    c,
    draw.linear(c, x - w, 0, x + w, 0, draw.tint(color, 0.25), color, draw.shade(color, 0.28)),
    trace,
  );
  draw.line(c, [x - w * 0.4, y + 8 * s, x - w * 0.4, y + long - w * 1.2], w * 0.3, '#ffffffb8');
}

/** How high a topping is above its place, ticks after it was let go, and how flat it is. */
function fallAt(age: number): { readonly up: number; readonly flat: number } {
  if (age < 14) return { up: 300 * (1 - (age / 14) ** 2), flat: 0.92 };
  const bounce = [
    [14, 12, 46],
    [26, 8, 14],
  ] as const;
  for (const [from, long, high] of bounce) {
    const part = (age - from) / long;
    if (part >= 0 && part < 1)
      return { up: high * 4 * part * (1 - part), flat: part < 0.2 ? 1.25 - part : 1 };
  }
  return { up: 0, flat: 1 };
}

export function drawDrops(
  c: Context,
  geo: Geo,
  cake: Cake,
  angle: number,
  { dabs, clock = 0, lit = 0, time = 0 }: Show,
): void {
  const far = topWide(cake.tiers) * 0.64;
  const high = topOf(cake.tiers) + 4;
  const size = (cake.tiers === 2 ? 0.72 : 0.92) * geo.s;
  const order = cake.drops
    .map((drop) => ({ drop, seen: seenAt(drop.cell, angle) }))
    .toSorted((a, b) => Math.cos(a.seen) - Math.cos(b.seen));
  let middle = false;
  for (const { drop, seen } of order) {
    const cos = Math.cos(seen);
    if (!middle && cos > 0) {
      if (lit > 0) drawCandle(c, geo, cake, dabs, lit, time);
      middle = true;
    }
    const { up, flat } = fallAt(clock - drop.at);
    const x = geo.x + Math.sin(seen) * far * geo.s;
    const y = geo.y + (cos * far * K - high) * geo.s;
    draw.blob(c, x, y, 26 * size, 9 * size, '#5a1f4a44');
    const off = drop.good === 0 ? 0.7 : 1;
    dabs.draw(c, TOPPING + drop.kind, 0, x, y - up * geo.s, size * flat, (size * off) / flat);
    if (drop.kind === CANDLE && lit > 0)
      paintFlame(c, x, y - 100 * size, size * lit, Math.sin(time * 11 + drop.cell));
  }
  if (!middle && lit > 0) drawCandle(c, geo, cake, dabs, lit, time);
}

function drawCandle(c: Context, geo: Geo, cake: Cake, dabs: Dabs, lit: number, time: number): void {
  const y = geo.y - (topOf(cake.tiers) + 2) * geo.s;
  const size = (cake.tiers === 2 ? 0.8 : 1) * geo.s;
  dabs.draw(c, TOPPING + CANDLE, 0, geo.x, y, size, size);
  paintFlame(c, geo.x, y - 100 * size, size * lit, Math.sin(time * 11));
}
