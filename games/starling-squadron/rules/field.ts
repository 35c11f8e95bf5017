import type { Rect } from '@playgrove/kit/contract';

/** World units; a tick is a sixtieth of a second. */
export const WIDTH = 400;
export const HEIGHT = 700;
export const HZ = 60;

export const FIELD: Rect = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
/** Where the flock may fly; under it there is room for the thumb. */
export const RANGE: Rect = { x: 18, y: 176, width: WIDTH - 36, height: 434 };
/** Most enemy bullets in flight. */
export const MAX_BULLETS = 200;
export const MAX_SEEDS = 120;

/** The leader's heart: what a bullet must touch. */
export const HEART = 7;
/** A bullet that passes nearer than this is a near miss. */
export const NEAR = 24;
/** World units a tick: by key, and at most by finger. */
export const WING_SPEED = 4.6;
export const DASH = 24;
/** Time passes so much slower while the finger is lifted. */
export const CALM_PACE = 0.22;

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

export function keepInRange(point: { x: number; y: number }): void {
  point.x = clamp(point.x, RANGE.x, RANGE.x + RANGE.width);
  point.y = clamp(point.y, RANGE.y, RANGE.y + RANGE.height);
}

/** Where words about something at x may stand so that they stay on the field. */
export function wordsAt(x: number, y: number): { readonly x: number; readonly y: number } {
  return { x: clamp(x, 104, WIDTH - 104), y };
}
