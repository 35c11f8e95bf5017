import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { FLOOR } from '../rules/sea.ts';
import { M, type Ui } from './ui.ts';

/** The water's color at each depth, and that of the rock next to it. */
const STOPS: readonly (readonly [number, string, string])[] = [
  [0, '#6ff0ee', '#e8c98a'],
  [10, '#2cc4e0', '#d9a86a'],
  [24, '#178fd0', '#7a7fb8'],
  [38, '#1a5bb4', '#4a4f9c'],
  [54, '#22338f', '#3a2f7d'],
  [74, '#1a1a5e', '#2b2060'],
  [FLOOR, '#12103a', '#3d1f5c'],
];

/** The color of the water, or of the rock, at a depth in meters. */
export function colorAt(depth: number, which: 1 | 2): string {
  for (let at = 1; at < STOPS.length; at += 1) {
    const [before, after] = [STOPS[at - 1], STOPS[at]];
    if (!before || !after || depth > after[0]) continue;
    const part = Math.max(0, (depth - before[0]) / (after[0] - before[0]));
    return draw.mix(before[which], after[which], Math.min(1, part));
  }
  return STOPS.at(-1)?.[which] ?? '#12103a';
}

/** Depth on the screen's upper and lower edge, meters. */
export function span(to: Surface, ui: Ui): { top: number; bottom: number } {
  const { y, height } = to.bleed;
  return { top: ui.camera + y / M, bottom: ui.camera + (y + height) / M };
}

/** Rows of `strip` a meter, and meters that it reaches under the ground. */
export const ROWS = 15;
const UNDER = 20;
const HIGH = (FLOOR + UNDER) * ROWS;

const strips = new Map<1 | 2, ImageBitmap | undefined>();

/**
 * The water or the rock from the surface down to under the ground, four pixels wide; nothing where
 * there are no bitmaps.
 */
export function strip(which: 1 | 2): ImageBitmap | undefined {
  if (!strips.has(which)) {
    const paint = (c: Context): void => {
      const colors = c.createLinearGradient(0, 0, 0, HIGH);
      for (const stop of STOPS) colors.addColorStop((stop[0] * ROWS) / HIGH, stop[which]);
      c.fillStyle = colors;
      c.fillRect(0, 0, 4, HIGH);
    };
    strips.set(which, draw.bake(4, HIGH, paint));
  }
  return strips.get(which);
}
