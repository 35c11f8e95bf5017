import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';

import { HOURS, type Hour } from './hours.ts';

/** The orchard at an hour of its day, rows of trees hazier with distance. */
export function paintOrchard(c: Context, area: Rect, at: number): void {
  const hour = HOURS[at];
  if (!hour) throw new Error(`orchard-slash: there is no hour ${at}`);
  const unit = Math.min(area.width, area.height);
  const ground = area.y + area.height * 0.8;
  const [sunX, sunY] = [area.x + area.width * 0.5, area.y + area.height * 0.52];
  draw.sky(c, { ...area, height: area.height * 0.84 }, ...hour.sky);
  const far = Math.max(area.width, area.height) * 0.78;
  c.fillStyle = draw.radial(
    c,
    sunX,
    sunY,
    far,
    draw.fade(draw.tint(hour.haze, 0.4), 0.8),
    draw.fade(hour.haze, 0.55),
    draw.fade(hour.haze, 0.25),
    draw.fade(hour.haze, 0),
  );
  c.fillRect(area.x, area.y, area.width, area.height);
  draw.rays(c, area, sunX, sunY, 14, '#ffffff1f', 0.1);
  if (at === HOURS.length - 1) stars(c, area, ground);
  dawn(c, area, ground, unit, hour);
  draw.ridge(c, area, ground - unit * 0.1, unit * 0.022, hour.land[0], 3);
  treeRow(c, area, ground - unit * 0.09, unit * 0.034, hour.land[1], 11);
  draw.ridge(c, area, ground - unit * 0.045, unit * 0.014, hour.land[2], 7);
  treeRow(c, area, ground - unit * 0.02, unit * 0.06, hour.land[3], 23);
  const [near, foot] = [ground + unit * 0.02, area.y + area.height];
  draw.ridge(
    c,
    area,
    ground + unit * 0.035,
    unit * 0.016,
    draw.down(c, near, foot, ...hour.meadow),
    5,
  );
  furrows(c, area, ground + unit * 0.05);
  draw.vignette(c, area, hour.edge, 0.42);
  draw.leaves(c, area, draw.shade(hour.land[3], 0.1));
}

/** The sun half risen behind the farthest ridge, and its light along the hills. */
function dawn(c: Context, area: Rect, ground: number, unit: number, hour: Hour): void {
  const x = area.x + area.width * 0.68;
  const y = ground - unit * (0.1 + hour.high);
  const wide = unit * 0.62;
  c.save();
  c.translate(x, y);
  c.scale(1.7, 0.62);
  c.fillStyle = draw.radial(
    c,
    0,
    0,
    wide,
    draw.fade(hour.sun, 0.95),
    draw.fade(draw.mix(hour.sun, hour.sky[4], 0.5), 0.7),
    draw.fade(hour.sky[5], 0.4),
    draw.fade(hour.sky[5], 0),
  );
  c.fillRect(-wide, -wide, wide * 2, wide * 2);
  c.restore();
  draw.disc(c, x, y, unit * 0.085, hour.sun);
}

/** The night's stars, thinner toward the hills. */
function stars(c: Context, area: Rect, ground: number): void {
  for (let star = 0; star < 70; star += 1) {
    const across = (star * 0.6180339887) % 1;
    const low = ((star * 0.7548776662) % 1) ** 1.4;
    draw.disc(
      c,
      area.x + across * area.width,
      area.y + low * (ground - area.y) * 0.8,
      1.6 + (star % 4) * 0.9,
      draw.fade('#f2f8ff', 0.9 - low * 0.6),
    );
  }
}

/** Round trees side by side, a lit edge toward the sun. */
function treeRow(
  c: Context,
  area: Rect,
  y: number,
  size: number,
  color: string,
  seed: number,
): void {
  const step = size * 2.5;
  const count = Math.ceil(area.width / step) + 1;
  for (let at = 0; at < count; at += 1) {
    const jitter = Math.sin(seed + at * 12.9) * 0.5;
    const x = area.x + at * step + jitter * size;
    const r = size * (1 + 0.16 * Math.sin(seed * 3 + at * 7.1));
    c.fillStyle = draw.shade(color, 0.3);
    c.fillRect(x - size * 0.12, y - r * 0.3, size * 0.24, r * 1.1);
    crown(c, x, y - r * 0.95, r, color);
    crown(c, x + r * 0.16, y - r * 1.08, r * 0.72, draw.tint(color, 0.12));
    for (const [dx, dy] of [
      [-0.45, -0.75],
      [0.35, -1.25],
      [0.1, -0.6],
    ] as const) {
      draw.disc(c, x + dx * r, y + dy * r, r * 0.1, draw.mix(color, '#ff7a4a', 0.7));
    }
  }
}

function crown(c: Context, x: number, y: number, r: number, color: string): void {
  draw.fillPath(c, color, (path) => {
    for (const [dx, dy, part] of [
      [0, 0, 0.8],
      [-0.55, 0.25, 0.55],
      [0.55, 0.25, 0.55],
      [-0.3, -0.4, 0.55],
      [0.35, -0.35, 0.5],
    ] as const) {
      path.moveTo(x + (dx + part) * r, y + dy * r);
      path.arc(x + dx * r, y + dy * r, part * r, 0, 7);
    }
  });
}

/** Mown lanes running to the horizon. */
function furrows(c: Context, area: Rect, y: number): void {
  const bottom = area.y + area.height;
  const x = area.x + area.width * 0.68;
  for (let lane = -6; lane <= 6; lane += 1) {
    const foot = x + lane * area.width * 0.22;
    draw.fillPath(c, draw.fade('#d8ffa0', 0.1), (path) => {
      path.moveTo(x + lane * area.width * 0.03, y);
      path.lineTo(x + lane * area.width * 0.03 + area.width * 0.012, y);
      path.lineTo(foot + area.width * 0.1, bottom);
      path.lineTo(foot, bottom);
    });
  }
}

/** How far leaves and wood of the bough reach above and below its line. */
const ABOVE = 140;
const BELOW = 130;
/** What lies beyond the edge, for a picture that is shaken. */
const BEYOND = 40;

/** The bough that the first fruit hangs on, from the left edge; `lift` 0 there, 1 gone. */
export function drawBough(
  to: Surface,
  y: number,
  hanging: readonly { readonly x: number; readonly y: number; readonly top: number }[],
  lift: number,
): void {
  if (lift >= 1) return;
  const { c, bleed } = to;
  c.save();
  c.translate(0, -lift * (y - bleed.y + 120));
  for (const { x, top } of hanging) {
    draw.rim(c, '#2b1b4d', 13, (path) => {
      path.moveTo(x, boughAt(bleed, x, y));
      path.lineTo(x, top + 16);
    });
    draw.rim(c, '#6fae3a', 6);
  }
  const middle = bleed.x + bleed.width / 2;
  const center = y + (BELOW - ABOVE) / 2;
  const paint = (on: Context): void => {
    on.translate(-middle, -center);
    paintBough(on, bleed, y);
  };
  to.stamp(
    `bough ${bleed.width} ${y}`,
    bleed.width + 2 * BEYOND,
    ABOVE + BELOW,
    paint,
    middle,
    center,
  );
  c.restore();
}

function paintBough(c: Context, area: Rect, y: number): void {
  for (const [width, paint] of [
    [40, '#2b1b4d'],
    [30, '#7a4a2c'],
    [10, '#a8703f'],
  ] as const) {
    draw.rim(c, paint, width, (path) => {
      path.moveTo(area.x - 30, boughAt(area, area.x, y) + (width === 10 ? -6 : 0));
      for (let part = 0; part <= 1.001; part += 0.05) {
        const x = area.x + (area.width + 30) * part;
        path.lineTo(x, boughAt(area, x, y) + (width === 10 ? -6 : 0));
      }
    });
  }
  for (let at = 0; at < 15; at += 1) {
    const x = area.x + area.width * ((at + 0.5) / 15);
    const up = at % 2 === 0 ? -1 : 1;
    leafOn(
      c,
      x,
      boughAt(area, x, y) + up * 10,
      up * (0.7 + 0.5 * Math.sin(at * 5.3)) - 0.3,
      62 + 20 * Math.sin(at * 3.1),
      at,
    );
  }
}

function boughAt(area: Rect, x: number, y: number): number {
  const part = (x - area.x) / area.width;
  return y + Math.sin(part * 4.2 + 0.4) * 22 - part * 14;
}

function leafOn(c: Context, x: number, y: number, turn: number, length: number, at: number): void {
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  const green = at % 3 === 0 ? '#3fb54a' : at % 3 === 1 ? '#5fcf52' : '#2f9c55';
  draw.fillPath(
    c,
    draw.down(c, -length * 0.3, length * 0.3, draw.tint(green, 0.25), draw.shade(green, 0.2)),
    (path) => {
      path.moveTo(0, 0);
      path.bezierCurveTo(length * 0.3, -length * 0.42, length * 0.8, -length * 0.3, length, 0);
      path.bezierCurveTo(length * 0.8, length * 0.3, length * 0.3, length * 0.42, 0, 0);
    },
  );
  draw.rim(c, '#2b1b4d', 4.5);
  draw.rim(c, '#ffffff40', 3, (path) => {
    path.moveTo(4, 0);
    path.lineTo(length * 0.85, 0);
  });
  c.restore();
}
