import type { Point } from '@playgrove/kit/contract';
import { fitWorld, memoLayout, type Sizes } from '@playgrove/kit/runtime';

export const worldFor = fitWorld({
  portrait: { width: 720, height: [1080, 1580] },
  landscape: { width: [1080, 2000], height: 900 },
});

/** A camera behind the player that looks straight ahead: only the horizon and the scale differ. */
export type Lens = {
  readonly middle: number;
  readonly horizon: number;
  readonly focus: number;
  /** Centimeters over the table, and behind the net. */
  readonly high: number;
  readonly back: number;
};

const BACK = 441;
/** What flies past the camera stays in front of it. */
const CLOSEST = 90;
const EDGE = BACK - 137;
/** The camera of a wide screen, of a low portrait one, and of the tallest phone. */
const WIDE = { near: 0.765, high: 168 } as const;
const LOW = { height: 1080, near: 0.79, high: 214 } as const;
const TALL = { height: 1580, near: 0.735, high: 272 } as const;

export const lensOf = memoLayout((width, height): Lens => {
  const isTall = width < height;
  const part = Math.max(0, Math.min(1, (height - LOW.height) / (TALL.height - LOW.height)));
  const [focus, high] = isTall
    ? [1130, LOW.high + (TALL.high - LOW.high) * part]
    : [1190, WIDE.high];
  const near = height * (isTall ? LOW.near + (TALL.near - LOW.near) * part : WIDE.near);
  return { middle: width / 2, horizon: near - (focus * high) / EDGE, focus, high, back: BACK };
});

/** World units for a centimeter at this depth. */
export const scaleAt = ({ focus, back }: Lens, z: number): number =>
  focus / Math.max(CLOSEST, z + back);

export function project(lens: Lens, x: number, y: number, z: number): Point {
  const scale = scaleAt(lens, z);
  return { x: lens.middle + x * scale, y: lens.horizon + (lens.high - y) * scale };
}

/** Centimeters across where the bat is, under a place on the screen. */
export const acrossAt = (to: Pick<Sizes, 'width' | 'height'>, x: number): number => {
  const lens = lensOf(to);
  return (x - lens.middle) / scaleAt(lens, -152);
};
