import { cos, sin } from '@playgrove/kit/core';
import { CELL, hides, SENSOR, type Yard } from './yard.ts';

/** What a light reaches: half its width in radians (π: all around), how far, and in how many rays. */
export type Beam = { readonly half: number; readonly far: number; readonly rays: number };

export const FLASHLIGHT: Beam = { half: 0.44, far: 3.3 * CELL, rays: 24 };
export const NOSE: Beam = { half: 0.62, far: 2.6 * CELL, rays: 24 };
export const LAMP: Beam = { half: Math.PI, far: SENSOR, rays: 48 };

/** How far a ray gets, board units: to the first thing that hides what is behind it. */
function reach(
  yard: Yard,
  x: number,
  y: number,
  dx: number,
  dy: number,
  far: number,
  open: boolean,
): number {
  let column = Math.floor(x / CELL);
  let row = Math.floor(y / CELL);
  const stepX = dx > 0 ? 1 : -1;
  const stepY = dy > 0 ? 1 : -1;
  const perX = dx === 0 ? Infinity : CELL / Math.abs(dx);
  const perY = dy === 0 ? Infinity : CELL / Math.abs(dy);
  let nextX = dx === 0 ? Infinity : ((dx > 0 ? column + 1 : column) * CELL - x) / dx;
  let nextY = dy === 0 ? Infinity : ((dy > 0 ? row + 1 : row) * CELL - y) / dy;
  for (;;) {
    const at = Math.min(nextX, nextY);
    if (at >= far) return far;
    if (nextX < nextY) {
      column += stepX;
      nextX += perX;
    } else {
      row += stepY;
      nextY += perY;
    }
    if (hides(yard, column, row, open)) return at;
  }
}

const ways: number[] = [];
const lengths: number[] = [];
/** How much longer than both its neighbors a ray may be. */
const CRACK = CELL * 0.25;

/**
 * The outline of what is lit: x, y, x, y, … The view fills exactly this, and a raccoon inside
 * is seen.
 */
export function litBy(
  yard: Yard,
  at: { readonly x: number; readonly y: number; readonly angle: number },
  { half, far, rays }: Beam,
  open: boolean,
  into: number[] = [],
): number[] {
  into.length = 0;
  if (half < Math.PI) into.push(at.x, at.y);
  for (let ray = 0; ray <= rays; ray += 1) {
    const angle = at.angle - half + (2 * half * ray) / rays;
    ways[ray * 2] = cos(angle);
    ways[ray * 2 + 1] = sin(angle);
    lengths[ray] = reach(yard, at.x, at.y, ways[ray * 2] ?? 0, ways[ray * 2 + 1] ?? 0, far, open);
  }
  for (let ray = 0; ray <= rays; ray += 1) {
    // A single ray that slips through a crack is no light to see by.
    const before = lengths[Math.max(0, ray - 1)] ?? 0;
    const after = lengths[Math.min(rays, ray + 1)] ?? 0;
    const beside = ray === 0 ? after : ray === rays ? before : Math.max(before, after);
    const length = Math.min(lengths[ray] ?? 0, beside + CRACK);
    into.push(at.x + (ways[ray * 2] ?? 0) * length, at.y + (ways[ray * 2 + 1] ?? 0) * length);
  }
  return into;
}

/** Whether a point is inside an outline. */
export function isInside(outline: readonly number[], x: number, y: number): boolean {
  let inside = false;
  const { length } = outline;
  let fromX = outline[length - 2] ?? 0;
  let fromY = outline[length - 1] ?? 0;
  for (let at = 0; at < length; at += 2) {
    const toX = outline[at] ?? 0;
    const toY = outline[at + 1] ?? 0;
    if (toY > y !== fromY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) {
      inside = !inside;
    }
    fromX = toX;
    fromY = toY;
  }
  return inside;
}
