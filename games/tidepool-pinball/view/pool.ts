import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context, Rect } from '@playgrove/kit/runtime';
import {
  BANKS,
  EEL_WALL,
  GROTTO,
  GUIDES,
  HEIGHT,
  LANE_WALL,
  RIGHT,
  RIM,
  SHELF,
  WIDTH,
} from '../rules/table.ts';

export const INK = '#2b1b4d';
export const ROCK = ['#6d5a86', '#4d3d6b', '#35284f'] as const;

function trace(path: Context, points: readonly number[]): void {
  for (let at = 0; at + 1 < points.length; at += 2)
    path.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
}

/** The water's own outline: the field and the lane. */
function traceField(path: Context): void {
  path.moveTo(RIM[0] ?? 0, RIM[1] ?? 0);
  trace(path, RIM);
  path.lineTo(RIGHT, HEIGHT);
  path.closePath();
}

/** Sand, pebbles and the deep below the fins. Painted once. */
export function paintFloor(c: Context): void {
  draw.clipped(c, traceField, () => {
    c.fillStyle = draw.down(c, 0, HEIGHT, '#ffeec4', '#ffdd9f', '#efc088', '#d7a179');
    c.fillRect(0, 0, WIDTH, HEIGHT);
    const rng = createRng('floor');
    for (let line = 0; line < 26; line += 1) {
      const y = 34 + line * 24 + rng.between(-5, 5);
      const x = rng.between(10, 300);
      const long = rng.between(40, 110);
      draw.drawPath(c, `M${x} ${y}q${long / 4} -6 ${long / 2} 0t${long / 2} 0`, {
        line: '#b9804a3d',
        width: 3,
      });
      draw.drawPath(c, `M${x} ${y + 3}q${long / 4} -6 ${long / 2} 0t${long / 2} 0`, {
        line: '#fff6dc80',
        width: 2,
      });
    }
    for (let pebble = 0; pebble < 70; pebble += 1) {
      const [x, y, r] = [rng.between(16, 384), rng.between(30, 640), rng.between(1.6, 5)];
      const color = rng.pick(['#c98f6a', '#e8c9a8', '#a87f86', '#fff3dd', '#d98a7a']);
      draw.blob(c, x + 1, y + 1.6, r, r * 0.8, '#7a4a3a44');
      draw.blob(c, x, y, r, r * 0.8, color);
      draw.blob(c, x - r * 0.3, y - r * 0.3, r * 0.35, r * 0.25, '#ffffff90');
    }
    // A nautilus laid in pebbles.
    for (let bead = 0; bead < 46; bead += 1) {
      const turn = bead * 0.34;
      const far = 6 + bead * 1.25;
      const [x, y] = [183 + Math.cos(turn) * far, 462 + Math.sin(turn) * far * 0.8];
      draw.blob(
        c,
        x,
        y,
        2 + bead * 0.07,
        1.8 + bead * 0.05,
        bead % 3 === 0 ? '#fff6e3b0' : '#b0705a80',
      );
    }
    // The upper pool and the grotto lie in shade; the deep lies under the fins.
    draw.fillPath(c, '#7a4a8a26', (path) =>
      trace(path, [RIGHT, 284, 296, 308, 296, 410, RIGHT, 384]),
    );
    draw.fillPath(c, draw.down(c, 560, HEIGHT, '#0b3f7a00', '#0b3f7ab0', '#06204af2'), (path) =>
      path.rect(0, 560, RIGHT, HEIGHT - 560),
    );
    draw.fillPath(c, '#5a3a6a30', (path) => path.rect(RIGHT, 200, 40, HEIGHT));
    // Shade under the rim.
    draw.rim(c, '#3a1f5a40', 26, traceField);
    draw.rim(c, '#3a1f5a40', 14, traceField);
  });
}

function barnacles(c: Context, x: number, y: number, count: number, seed: string): void {
  const rng = createRng(seed);
  for (let at = 0; at < count; at += 1) {
    const [px, py, r] = [x + rng.between(-14, 14), y + rng.between(-9, 9), rng.between(2.6, 5)];
    draw.disc(c, px, py, r + 1, INK);
    draw.disc(c, px, py, r, '#e9dcd2');
    draw.disc(c, px, py, r * 0.45, '#6a4a5a');
  }
}

function weed(c: Context, x: number, y: number, turn: number, color: string): void {
  draw.place(
    c,
    x,
    y,
    () => {
      for (const [at, d] of [
        'M0 0C-12 -14 -2 -24 -12 -38',
        'M0 0C4 -16 -4 -26 4 -44',
        'M0 0C12 -10 8 -24 18 -32',
      ].entries()) {
        draw.drawPath(c, d, { line: INK, width: 9 });
        draw.drawPath(c, d, { line: at === 1 ? draw.tint(color, 0.25) : color, width: 5.4 });
      }
    },
    turn,
  );
}

/** Round rocks, large and small. */
export function paintBoulders(c: Context, area: Rect): void {
  const rng = createRng('rock');
  const count = Math.min(260, Math.round((area.width * area.height) / 4200));
  for (let at = 0; at < count; at += 1) {
    const x = area.x + rng.unit() * area.width;
    const y = area.y + rng.unit() * area.height;
    const r = rng.between(14, 46);
    draw.blob(c, x + 3, y + 5, r, r * 0.62, '#1d12333d', rng.between(-0.5, 0.5));
    draw.blob(
      c,
      x,
      y,
      r,
      r * 0.6,
      rng.pick(['#5f4d7a', '#54436f', '#75638f']),
      rng.between(-0.5, 0.5),
    );
    draw.blob(c, x - r * 0.25, y - r * 0.25, r * 0.5, r * 0.2, '#b8a5c84a', -0.3);
  }
}

/**
 * The rock around the pool, with a hole where the water is.
 * @param plain under a camera, where two pictures of it meet and must not show their seam
 */
export function paintRock(c: Context, area: Rect, plain = false): void {
  c.save();
  c.beginPath();
  c.rect(area.x, area.y, area.width, area.height);
  traceField(c);
  c.clip('evenodd');
  c.fillStyle = plain ? ROCK[1] : draw.down(c, area.y, area.y + area.height, ...ROCK);
  c.fillRect(area.x, area.y, area.width, area.height);
  if (!plain) paintBoulders(c, area);
  // A wet lip, lit from above.
  draw.rim(c, '#1a1030', 34, traceField);
  draw.rim(c, '#8a7396', 26, traceField);
  draw.rim(c, '#c3a6b8', 17, traceField);
  draw.rim(c, '#e9cfd0', 9, traceField);
  c.restore();
  draw.rim(c, INK, 5, traceField);
  for (const [x, y, color, turn] of [
    [2, 210, '#3fae6a', 0.3],
    [395, 190, '#58b84a', -0.4],
    [392, 470, '#2f9f86', -0.3],
    [4, 640, '#3fae6a', 0.5],
    [90, 8, '#58b84a', 1.4],
    [330, 30, '#2f9f86', -1.2],
  ] as const)
    weed(c, x, y, turn, color);
  barnacles(c, 6, 330, 5, 'a');
  barnacles(c, 396, 330, 5, 'b');
  barnacles(c, 210, 8, 7, 'c');
  barnacles(c, 300, 176, 6, 'd');
  barnacles(c, 376, 642, 6, 'e');
}

const WALLS = [LANE_WALL, EEL_WALL, SHELF, ...GUIDES, ...Object.values(GROTTO)];

/** Ridges of rock in the water, and the banks that urchins sit on. */
export function paintWalls(c: Context): void {
  for (const [grow, color] of [
    [6, INK],
    [2, '#a9859c'],
  ] as const) {
    for (const points of WALLS) draw.line(c, points, 6 + grow, color);
    for (const points of BANKS) draw.line(c, points, 8 + grow, color, true);
    if (color === INK) continue;
    for (const points of BANKS) draw.fillPath(c, '#8d6f98', (path) => trace(path, points));
  }
  c.save();
  c.translate(-0.6, -1.2);
  for (const points of WALLS) draw.line(c, points, 2.4, '#f1d5d6');
  for (const points of BANKS) draw.line(c, points, 2.4, '#f1d5d6', true);
  c.restore();
}
