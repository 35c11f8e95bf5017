/**
 * Levels in packs, and the stars they give.
 *
 * ```ts
 * export const LEVELS = levels({
 *   packs: [{ name: 'orchard' }, { name: 'hedge', needs: 30 }], // 30 stars open the hedge
 *   each: 25, // orchard-1 to orchard-25, hedge-1 to hedge-25
 *   params: ({ number }) => ({ level: number }),
 *   daily: { level: 0 },
 * });
 * export const medals = medalsFor<State>({
 *   value: ({ moves }) => moves,
 *   better: 'lower',
 *   marks: ({ par }) => [par + 4, par], // for two stars and for three
 *   almost: 'almost.star', // "{value} fewer moves for another star."
 * });
 * // rules: { levels: LEVELS, stars: medals.stars, … }
 * // ending: (state) => ({ reason: 'ending.won', ...medals.almost(state) })
 * ```
 */
export { levels, type Book, type Pack, type Place } from './levels.ts';
export { almost, medalsFor, type Medals, type MedalTable } from './medals.ts';
export { placeIn, ramp, type Ramp } from './ramp.ts';
