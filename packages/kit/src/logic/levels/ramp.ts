/** A quantity that changes from a pack's first level to its last. */
export type Ramp = readonly [first: number, last: number];

/** @param part of the way through the pack, 0 to 1 */
export const ramp = ([first, last]: Ramp, part: number): number => first + (last - first) * part;

/**
 * Where level `number`, from 1, is among packs of `each` levels: its pack and its place in it, from
 * 0, and its part of the way through it, from 0 for the first to 1 for the last.
 * @param breather every level with this number is only as far as the one that many before it, but
 *   never the last
 */
export function placeIn(
  each: number,
  number: number,
  breather = Infinity,
): { readonly pack: number; readonly index: number; readonly part: number } {
  const index = (number - 1) % each;
  const rests = (index + 1) % breather === 0 && index < each - 1;
  const part = Math.max(0, index - (rests ? breather : 0)) / (each - 1);
  return { pack: Math.floor((number - 1) / each), index, part };
}
