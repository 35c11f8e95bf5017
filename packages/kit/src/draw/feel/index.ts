/**
 * Feel as a table: what a thing is made of, and a size from 1 (a tap) to 5 (a disaster). The material
 * gives the sound, the colors and how its pieces fly; the size sets loudness, pieces, speed,
 * vibration, shake and hit-stop together. Any field of `Feel` that a row adds wins.
 *
 * ```ts
 * import * as feel from '@playgrove/kit/draw/feel';
 *
 * export const FEEL: Feels = {
 *   putt: feel.wood(2),
 *   bump: feel.stone(3, { scaled: true }), // the cue's value, 0 to 1, scales all of it
 *   wet: feel.water(4, feel.said('shout.splash', '#8fdcff')),
 *   ace: feel.finish({ ...feel.said('shout.ace'), colors: GOLD }),
 * };
 * ```
 */
export * from './materials.ts';
export { material, said, whole, type Feels, type Material, type More, type Size } from './row.ts';
