import { fitWorld, type Point, type Sizes, type Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import { COUNT, siteAt, STRETCH, WIDE, WORLDS } from '../rules/climb.ts';

/** World units of a unit of the rules. */
export const UNIT = 7.2;
export const COLUMN = WIDE * UNIT;
/** How far down the screen the height is that the camera follows, and where the ground rests at first. */
const FOCUS = 0.6;
const GROUND = 0.82;

export const worldFor = fitWorld({
  portrait: { width: COLUMN, height: [1080, 1560] },
  landscape: { width: [1080, 2200], height: 960 },
});

/** What the camera shows: `focus` is the height that stands at a fixed place on the screen. */
export type Eye = { readonly to: Surface; readonly focus: number };

export const leftOf = ({ width }: Pick<Sizes, 'width'>): number => (width - COLUMN) / 2;

export const placeAt = (to: Pick<Sizes, 'width' | 'height'>, focus: number, at: Point): Point => ({
  x: leftOf(to) + at.x * UNIT,
  y: to.height * FOCUS - (at.y - focus) * UNIT,
});

/** The lowest that the camera goes. */
export const lowest = ({ height }: Pick<Sizes, 'height'>): number =>
  ((GROUND - FOCUS) * height) / UNIT;

/** Which world it is at a height. */
export const packAt = ({ params }: State, y: number): number =>
  siteAt(params.level, Math.max(0, y)).pack;

/** How far along the way from dawn to the stars a height is: 1 for each world. */
export function journeyAt({ params: { level } }: State, y: number): number {
  if (level === 0) return Math.min(WORLDS.length - 0.4, Math.max(0, y / STRETCH) * 0.9);
  const { pack, top } = siteAt(Math.min(level, COUNT), 0);
  return pack + 0.7 * Math.min(1, Math.max(0, y / top));
}

/** Paints what stands in the column again on the other side, if it reaches over the edge. */
export function around(x: number, half: number, left: number, paint: (x: number) => void): void {
  paint(x);
  if (x - half < left) paint(x + COLUMN);
  else if (x + half > left + COLUMN) paint(x - COLUMN);
}
