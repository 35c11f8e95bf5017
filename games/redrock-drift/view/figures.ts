import type { LabelOptions, Surface } from '@playgrove/kit/runtime';

/** How far the next sign stands, in parts of the size: wide enough that no rim lies on a neighbor's face. */
const DIGIT = 0.6;
const NARROW = 0.36;

/**
 * Numbers that change all the time, sign by sign: each sign is one bitmap for ever, where a label of
 * the whole number would be painted again with every change. @param x their left or right end
 */
export function figures(
  to: Pick<Surface, 'label'>,
  text: string,
  x: number,
  y: number,
  size: number,
  options: LabelOptions & { readonly align: 'left' | 'right' },
): void {
  const { align, ...look } = options;
  let at = x - (align === 'right' ? figuresWidth(text, size) : 0);
  for (const sign of text) {
    const wide = wideOf(sign) * size;
    to.label(sign, at + wide / 2, y, size, look);
    at += wide;
  }
}

/** How far `figures` reach, in the units of `size`. */
export function figuresWidth(text: string, size: number): number {
  let sum = 0;
  for (const sign of text) sum += wideOf(sign);
  return sum * size;
}

function wideOf(sign: string): number {
  return sign >= '0' && sign <= '9' ? DIGIT : NARROW;
}
