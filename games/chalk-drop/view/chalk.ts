import type { Point } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

/*
 * Chalk on a board: a soft core, grain that lets the board show through, and crumbs along the
 * edges. All of it is painted over the background, so it may be painted directly or into a stamp.
 */

type ChalkOptions = {
  /**
   * Grains per unit of length and width; use fewer while a line is still being drawn. Default 0.09.
   */
  readonly grain?: number;
  readonly seed?: number;
};

/** A freehand line of chalk through the points. */
export function chalkLine(
  c: Context,
  points: readonly Point[],
  width: number,
  color: string,
  { grain = 0.09, seed = 1 }: ChalkOptions = {},
): void {
  if (points.length === 0) return;
  const path = points.length === 1 ? [...points, ...points] : points;
  draw.line(c, path, width * 0.96, draw.fade(color, 0.5));
  draw.line(c, path, width * 0.55, draw.fade(color, 0.45));
  const rng = createRng(seed);
  for (const alpha of [0.95, 0.6]) {
    c.fillStyle = draw.fade(color, alpha);
    for (const [at, b] of path.entries()) {
      const a = path[at - 1];
      if (a) grains(c, a, b, width, grain, rng);
    }
  }
}

function grains(
  c: Context,
  a: Point,
  b: Point,
  width: number,
  grain: number,
  rng: { between(low: number, high: number): number; unit(): number },
): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy);
  if (far === 0) return;
  const [nx, ny] = [-dy / far, dx / far];
  const count = Math.ceil(far * width * grain * 0.5);
  for (let speck = 0; speck < count; speck += 1) {
    const along = rng.unit();
    // Denser at the edges, where chalk breaks off.
    const across = (rng.unit() - rng.unit() * 0.35 - 0.325) * width * 1.06;
    const size = width * rng.between(0.05, 0.17);
    c.fillRect(
      a.x + dx * along + nx * across - size / 2,
      a.y + dy * along + ny * across - size / 2,
      size,
      size * rng.between(0.6, 1.2),
    );
  }
}

/** Chalk hatching inside an outline. */
export function chalkHatch(
  c: Context,
  outline: readonly Point[],
  gap: number,
  width: number,
  color: string,
  { grain = 0.07, seed = 2 }: ChalkOptions = {},
): void {
  if (outline.length < 3) return;
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const tall = bottom - top;
  draw.clipped(
    c,
    (path) => {
      for (const { x, y } of outline) path.lineTo(x, y);
      path.closePath();
    },
    () => {
      let turn = 0;
      for (let x = left - tall; x < right; x += gap) {
        turn += 1;
        chalkLine(
          c,
          [
            { x, y: bottom },
            { x: x + tall, y: top },
          ],
          width,
          color,
          { grain, seed: seed + turn },
        );
      }
    },
  );
}

/** A line of short chalk dashes, for paths and hints. */
export function chalkDashes(
  c: Context,
  points: readonly Point[],
  width: number,
  color: string,
  dash = 18,
): void {
  c.save();
  c.setLineDash([dash, dash * 0.9]);
  draw.rim(c, color, width, (path) => {
    for (const { x, y } of points) path.lineTo(x, y);
  });
  c.restore();
}

/** A wiped board: broad, faint swipes of old chalk. */
export function chalkSmudges(
  c: Context,
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  color: string,
  seed = 1,
): void {
  const rng = createRng(seed);
  const side = Math.min(area.width, area.height);
  for (let swipe = 0; swipe < 26; swipe += 1) {
    const x = area.x + rng.unit() * area.width;
    const y = area.y + rng.unit() * area.height;
    const reach = side * rng.between(0.12, 0.34);
    const slope = rng.between(-0.5, 0.5);
    for (let strand = 0; strand < 5; strand += 1) {
      const off = (strand - 2) * side * 0.014;
      draw.rim(
        c,
        draw.fade(color, rng.between(0.008, 0.028)),
        side * rng.between(0.02, 0.05),
        (path) => {
          path.moveTo(x - reach, y + off + reach * slope);
          path.quadraticCurveTo(x, y + off - reach * 0.25, x + reach, y + off - reach * slope);
        },
      );
    }
  }
}
