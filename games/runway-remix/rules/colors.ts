import { hexOf, lchOf, nameOf, type ColorName, type Lch } from '@playgrove/kit/logic/color';
import { cos } from '@playgrove/kit/core';

/** Steps round the wheel and kinds of each hue: pale, bright, deep, soft. */
export const HUES = 24;
export const TONES = 4;

const NEUTRALS = '#ffffff #fff3dc #d9dbe6 #9a9cab #4a4a5c #2a2730 #8a5a3a #5a3a28'.split(' ');

function wheel(hue: number, tone: number): string {
  const h = (hue * 360) / HUES;
  // Yellow is bright where blue is deep: each hue at the lightness where it looks most itself.
  const lift = cos(((h - 105) * Math.PI) / 180);
  if (tone === 0) return hexOf({ l: 0.885, c: 0.075, h });
  if (tone === 1) return hexOf({ l: 0.68 + 0.15 * lift, c: 0.22, h });
  if (tone === 2) return hexOf({ l: 0.43 + 0.07 * lift, c: 0.15, h });
  return hexOf({ l: 0.66 + 0.04 * lift, c: 0.07, h });
}

/** Neutrals first, then hue by hue its four tones. */
export const COLORS: readonly string[] = [
  ...NEUTRALS,
  ...Array.from({ length: HUES * TONES }, (_, index) =>
    wheel(Math.floor(index / TONES), index % TONES),
  ),
];

export const NEUTRAL_COUNT = NEUTRALS.length;

export const NAMES: readonly ColorName[] = COLORS.map(nameOf);
export const LCHS: readonly Lch[] = COLORS.map(lchOf);

export function colorAt(hue: number, tone: number): number {
  return NEUTRAL_COUNT + (((hue % HUES) + HUES) % HUES) * TONES + tone;
}

/**
 * A color as rows write it: `w` white, `c` cream, `s` silver, `e` gray, `n` charcoal, `x` black,
 * `m` brown, or a hue's letter and a tone: `b2` is deep blue.
 * @throws Error for anything else
 */
export function readColor(text: string): number {
  const neutral = { w: 0, c: 1, s: 2, e: 3, n: 4, x: 5, m: 7 }[text];
  if (neutral !== undefined) return neutral;
  const hue = { r: 2, o: 4, y: 6, g: 10, t: 13, b: 17, p: 20, k: 23 }[text.charAt(0)];
  const tone = Number(text.slice(1));
  if (text.length !== 2 || hue === undefined || !(tone >= 0 && tone < TONES)) {
    throw new Error(`"${text}" is no color of the wardrobe`);
  }
  return colorAt(hue, tone);
}
