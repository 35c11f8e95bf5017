import type { Point, Rect } from '@playgrove/kit/contract';
import { fitWorld } from '@playgrove/kit/runtime';
import { FIELD } from '../rules/shapes.ts';

type Size = { readonly width: number; readonly height: number };

const { width: LONG, height: SHORT } = FIELD;

const tall = fitWorld({
  portrait: { width: SHORT, height: [LONG, 1400] },
  landscape: { width: [LONG, 1560], height: SHORT },
});

/** The field on every screen: turned on its side on landscape ones. */
export function worldFor(aspect: number): Size {
  if (aspect >= 1 && aspect < LONG / SHORT) return { width: LONG, height: LONG / aspect };
  if (aspect < 1 && aspect > SHORT / LONG) return { width: LONG * aspect, height: LONG };
  return tall(aspect);
}

/** Whether the field stands: x and y of the rules change places. */
export const stands = ({ width, height }: Size): boolean => height > width;

/** The field's place in the world. */
export function fieldIn(to: Size): Rect {
  const [width, height] = stands(to) ? [SHORT, LONG] : [LONG, SHORT];
  return { x: (to.width - width) / 2, y: (to.height - height) / 2, width, height };
}

export function toWorld(to: Size, { x, y }: Point): Point {
  const field = fieldIn(to);
  return stands(to) ? { x: field.x + y, y: field.y + x } : { x: field.x + x, y: field.y + y };
}

export function toField(to: Size, { x, y }: Point): Point {
  const field = fieldIn(to);
  return stands(to) ? { x: y - field.y, y: x - field.x } : { x: x - field.x, y: y - field.y };
}

/** An angle of the rules (tenths of a degree) on the screen, in radians. */
export function turnOf(to: Size, angle: number): number {
  const turn = (angle * Math.PI) / 1800;
  return stands(to) ? Math.PI / 2 - turn : turn;
}
