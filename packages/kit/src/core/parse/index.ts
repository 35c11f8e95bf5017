/**
 * Parsers for outside data: params, inputs and careers.
 *
 * ```ts
 * parseParams: shape({ mode: oneOf('level', 'daily'), seed: optional(whole(0, 99)) }),
 * parseInput: union('act', { jump: {}, swap: { cells: list(whole(0, 63), 2) } }),
 * ```
 *
 * Each returns the value with exactly the fields it names, or the path of what is wrong.
 *
 * What a player owns is read leniently (`lenient.ts`), so that an update never resets a career:
 *
 * ```ts
 * parse: lenient({ coins: clamped(0, 1e9), hat: oneOf(...HATS), won: ids(LEVELS) }, FRESH),
 * ```
 */
export {
  list,
  maybe,
  oneOf,
  optional,
  shape,
  such,
  text,
  union,
  whole,
  type Fields,
  type Parsed,
  type Parser,
  type Shape,
} from './parsers.ts';
export { byName, clamped, filled, ids, readable, lenient, otherwise } from './lenient.ts';
