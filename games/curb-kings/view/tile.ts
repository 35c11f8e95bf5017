import * as draw from '@playgrove/kit/draw';
import type { Rng } from '@playgrove/kit/contract';
import type { Context } from '@playgrove/kit/runtime';
import type { Theme } from './theme.ts';

export const TILE = 640;
export const HALF = TILE / 2;

/** Paints one repeat of scenery. */
export type Tile = (c: Context, theme: Theme, rng: Rng, tall: number, color: string) => void;

/** House after house along the tile. */
export function along(
  rng: Rng,
  low: number,
  high: number,
  house: (x: number, w: number) => void,
): void {
  for (let x = -HALF; x < HALF - 16;) {
    const w = Math.min(rng.between(low, high), HALF - x);
    house(x, w);
    x += w;
  }
}

/** A shape with straight sides, between x, y, x, y, … */
export function corners(c: Context, color: string, at: readonly number[]): void {
  draw.fillPath(c, color, (path) => {
    for (let index = 0; index < at.length; index += 2)
      path.lineTo(at[index] ?? 0, at[index + 1] ?? 0);
  });
}

/** A triangle that stands on y. Its tip is above, or below if its height is negative. */
export function gable(
  c: Context,
  color: string,
  x: number,
  w: number,
  y: number,
  up: number,
): void {
  corners(c, color, [x, y, x + w / 2, y - up, x + w, y]);
}

export function slab(c: Context, color: string, x: number, y: number, w: number, h: number): void {
  c.fillStyle = color;
  c.fillRect(x, y, w, h);
}

/** From y down to the tile's foot. */
export function tower(c: Context, color: string, x: number, y: number, w: number): void {
  slab(c, color, x, y, w, -y);
}
