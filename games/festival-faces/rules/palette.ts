import { difference } from '@playgrove/kit/colour';

/** Face paints by name; their order is their number, from 1, in every stroke. */
export const PAINTS = [
  ['white', '#fdfaf3'],
  ['black', '#2a2036'],
  ['red', '#e8364a'],
  ['orange', '#ff8a2b'],
  ['yellow', '#ffd23d'],
  ['lime', '#9be04a'],
  ['green', '#22a35a'],
  ['teal', '#18c2b4'],
  ['sky', '#6cc8ff'],
  ['blue', '#2f66e8'],
  ['violet', '#8a4ae0'],
  ['pink', '#ff6fae'],
  ['brown', '#8a5230'],
  ['silver', '#aab0c6'],
] as const;

/** One letter a paint, in the order of `PAINTS`: how looks and strokes are written. */
export const LETTERS = 'wkroylgtsbvpnd';

/** `#rrggbb` of a paint's number; ink for none. */
export function colourOf(paint: number): string {
  return PAINTS[paint - 1]?.[1] ?? '#2b1b4d';
}

/** From here on two colours are nothing alike. */
const UNLIKE = 0.21;
/** A colour that is only alike earns no more than this. */
const MOST = 0.6;
const alike = new Map<number, number>();

/** How good one paint is in another's place, 0 to 1. */
export function likeness(painted: number, wanted: number): number {
  if (painted === wanted) return 1;
  const key = painted * 64 + wanted;
  const known = alike.get(key);
  if (known !== undefined) return known;
  const apart = difference(colourOf(painted), colourOf(wanted));
  const made = apart >= UNLIKE ? 0 : MOST * (1 - apart / UNLIKE);
  alike.set(key, made);
  return made;
}
