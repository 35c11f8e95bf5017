import * as draw from '@playgrove/kit/draw';
import type { Rng } from '@playgrove/kit/contract';
import type { Context } from '@playgrove/kit/runtime';
import type { Theme } from './theme.ts';

export const TILE = 640;

/** Paints one repeat of scenery. */
export type Tile = (c: Context, theme: Theme, rng: Rng, tall: number, color: string) => void;

/** House after house along the tile. */
export function along(
  rng: Rng,
  low: number,
  high: number,
  house: (x: number, w: number) => void,
): void {
  for (let x = -TILE / 2; x < TILE / 2 - 16;) {
    const w = Math.min(rng.between(low, high), TILE / 2 - x);
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
