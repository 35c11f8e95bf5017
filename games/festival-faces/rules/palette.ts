import { channels } from '@playgrove/kit/logic/color';

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
export function colorOf(paint: number): string {
  return PAINTS[paint - 1]?.[1] ?? '#2b1b4d';
}

/** How different two colors look, 0 to 1: by the eye's weights for red, green and blue (Riemersma's low-cost measure). */
function apart(one: string, other: string): number {
  const [[r, g, b], [x, y, z]] = [channels(one), channels(other)];
  const red = (r + x) / 512;
  const sum =
    (2 + red) * ((r - x) * (r - x)) + 4 * (g - y) * (g - y) + (3 - red) * ((b - z) * (b - z));
  return Math.sqrt(sum) / 765;
}

/** From here on two colors are nothing alike. */
const UNLIKE = 0.26;
/** A color that is only alike earns no more than this. */
const MAX = 0.6;
const alike = new Map<number, number>();

/** How good one paint is in another's place, 0 to 1. */
export function likeness(painted: number, wanted: number): number {
  if (painted === wanted) return 1;
  const key = painted * 64 + wanted;
  const known = alike.get(key);
  if (known !== undefined) return known;
  const far = apart(colorOf(painted), colorOf(wanted));
  const made = far >= UNLIKE ? 0 : MAX * (1 - far / UNLIKE);
  alike.set(key, made);
  return made;
}

/** A paint's number by its letter. */
export function numberOf(letter: string): number {
  return LETTERS.indexOf(letter) + 1;
}

/** Pots of a tray on which the other colors are stirred: white, black, red, yellow, blue. */
export const BASES: readonly number[] = [...'wkryb'].map(numberOf);
/** Two paints and what they make. All that is not here turns brown. */
const STIRRED = 'ryo ybg rbv rwp bws kwd gyl gbt rkn pbv'.split(' ');

/** What one paint stirred into another makes. */
export function stirred(one: number, other: number): number {
  if (one === other) return one;
  const pair = [one, other].map((paint) => LETTERS[paint - 1] ?? '');
  const made = STIRRED.find((row) => pair.every((letter) => row.slice(0, 2).includes(letter)));
  return numberOf(made?.[2] ?? 'n');
}

/** Two paints that make one; nothing for those that nothing makes. */
export function recipeOf(paint: number): readonly number[] | undefined {
  const letter = LETTERS[paint - 1] ?? '?';
  const row = STIRRED.find((each) => each.endsWith(letter));
  return row === undefined ? undefined : [numberOf(row.charAt(0)), numberOf(row.charAt(1))];
}
