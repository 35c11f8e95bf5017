import { place, type Context } from '@playgrove/kit/runtime';

/** Where a piece is painted. Radians; unturned and in its own size unless given. */
export type Transform = {
  readonly x?: number;
  readonly y?: number;
  readonly rotate?: number;
  readonly scale?: number;
  /** Width alone. Default `scale`. */
  readonly scaleX?: number;
};

/**
 * `place` for pieces that are turned or scaled: what is painted comes last, as it is the longest.
 * ```ts
 * transformed(c, { x: 8, y: -82, rotate: -0.5 }, () => blob(c, 16, 0, 18, 9, GREEN));
 * ```
 */
export function transformed(
  c: Context,
  { x = 0, y = 0, rotate = 0, scale = 1, scaleX = scale }: Transform,
  paint: () => void,
): void {
  place(c, x, y, paint, rotate, scaleX, scale);
}
