import type { Context, Rect, SpriteOptions, Surface } from '@playgrove/kit/runtime';

/** The middle of a stamp and its size, turned, scaled and faded as sprites are. */
type StampPlace = Rect & Omit<SpriteOptions, 'anchor'>;

/**
 * `Surface.stamp` with what it paints last, as it is the longest.
 * ```ts
 * stamped(to, 'gate', { x, y: y - 160, width: 190, height: 330 }, (c) => paintGate(c));
 * ```
 */
export function stamped(
  to: Pick<Surface, 'stamp'>,
  key: string,
  at: StampPlace,
  paint: (c: Context) => void,
): void {
  to.stamp(key, at.width, at.height, paint, at.x, at.y, at);
}
