import type { Point, Rect } from '../contract/index.ts';

type Size = { readonly width: number; readonly height: number };
type Range = readonly [least: number, most: number];

/** Whether a point is in a rectangle, or at most `slack` outside. */
export function within({ x, y, width, height }: Rect, point: Point, slack = 0): boolean {
  return (
    point.x >= x - slack &&
    point.x <= x + width + slack &&
    point.y >= y - slack &&
    point.y <= y + height + slack
  );
}

const bounded = ([least, most]: Range, value: number): number =>
  Math.min(most, Math.max(least, value));

/**
 * A `View.world` that fills the screen: portrait has a fixed width and as much height as there is
 * room for, landscape a fixed height.
 * @param from the aspect (width / height) from which a screen is landscape
 */
export function fitWorld({
  portrait,
  landscape,
  from = 1,
}: {
  readonly portrait: { readonly width: number; readonly height: Range };
  readonly landscape: { readonly width: Range; readonly height: number };
  readonly from?: number;
}): (aspect: number) => Size {
  return (aspect) =>
    aspect < from
      ? { width: portrait.width, height: bounded(portrait.height, portrait.width / aspect) }
      : { width: bounded(landscape.width, landscape.height * aspect), height: landscape.height };
}

/** Caches a layout per size of the world: the same object until the size changes. */
export function memoLayout<L>(make: (width: number, height: number) => L): (size: Size) => L {
  let made: (Size & { readonly layout: L }) | undefined;
  return ({ width, height }) => {
    if (made?.width !== width || made.height !== height)
      made = { width, height, layout: make(width, height) };
    return made.layout;
  };
}
