import type { Flip, ShapeName } from './shapes.ts';

/** Seven parts of the river, each with one new thing. */
export const PACKS = ['pond', 'rain', 'lily', 'lantern', 'clay', 'hop', 'twin'] as const;
export type Pack = (typeof PACKS)[number];
export const PER_PACK = 6;
/** Stars that open each part. */
export const NEEDS: readonly number[] = [0, 4, 10, 18, 27, 37, 48];

type More = {
  /** Seconds from one change of the river to the next. */
  readonly rain?: number;
  readonly covers?: readonly (readonly [number, number])[];
  readonly lamps?: number;
  readonly clay?: number;
};

/** Shape, how it is turned, colors, marbles in each flume, speed in units a second. */
export type Row = readonly [ShapeName, Flip, number, number, number, More?];

// oxfmt-ignore
export const LEVELS: readonly Row[] = [
  // Quiet Pond: match, and gaps that pull together.
  ['crescent', '', 3, 22, 18],
  ['hook', '', 3, 28, 24],
  ['serpent', '', 4, 30, 29],
  ['crescent', 'x', 4, 34, 32],
  ['wave', '', 4, 32, 29],
  ['delta', '', 4, 38, 31],
  // First Rain: the flume floats into another shape.
  ['crescent', 'y', 4, 37, 35, { rain: 16 }],
  ['serpent', 'x', 4, 39, 36, { rain: 15 }],
  ['hook', 'y', 4, 44, 39, { rain: 14 }],
  ['wave', 'x', 4, 39, 35, { rain: 13 }],
  ['spiral', '', 5, 51, 40, { rain: 14 }],
  ['comb', '', 5, 48, 39, { rain: 13 }],
  // Lily Bridges: parts of the flume that no shot reaches.
  ['serpent', '', 4, 39, 38, { covers: [[0.18, 0.3], [0.55, 0.67]] }],
  ['crescent', 'xy', 4, 41, 40, { covers: [[0.22, 0.36], [0.66, 0.8]] }],
  ['delta', 'x', 5, 44, 38, { covers: [[0.15, 0.27], [0.4, 0.6]] }],
  ['hook', 'x', 5, 48, 40, { covers: [[0.3, 0.45], [0.62, 0.74]], rain: 16 }],
  ['comb', 'x', 5, 48, 39, { covers: [[0.2, 0.3], [0.5, 0.6]], rain: 15 }],
  ['spiral', 'y', 5, 55, 41, { covers: [[0.2, 0.32], [0.45, 0.6], [0.76, 0.84]], rain: 15 }],
  // Lantern Night: lanterns in the chain burst what is near.
  ['hook', 'xy', 5, 54, 55, { lamps: 4 }],
  ['wave', 'y', 5, 49, 49, { lamps: 4 }],
  ['crescent', '', 5, 54, 55, { lamps: 4, rain: 14 }],
  ['serpent', 'y', 5, 54, 54, { lamps: 4, covers: [[0.4, 0.52]] }],
  ['delta', 'y', 5, 54, 51, { lamps: 4, rain: 13 }],
  ['spiral', 'x', 5, 66, 58, { lamps: 6, rain: 14 }],
  // Clay Banks: balls of clay match nothing and break beside a pop.
  ['crescent', 'x', 4, 43, 48, { clay: 4 }],
  ['serpent', 'xy', 4, 47, 44, { clay: 5 }],
  ['hook', '', 5, 49, 48, { clay: 5, rain: 15 }],
  ['comb', 'y', 5, 51, 38, { clay: 6, lamps: 3 }],
  ['delta', 'xy', 5, 51, 48, { clay: 6, rain: 14 }],
  ['spiral', 'xy', 5, 58, 50, { clay: 7, lamps: 3, rain: 14 }],
  // Hopping Pads: two pads to shoot from.
  ['ferry', '', 4, 32, 36],
  ['ring', '', 5, 49, 51],
  ['ferry', 'y', 5, 34, 35, { rain: 14 }],
  ['ring', 'x', 5, 54, 51, { lamps: 3, rain: 15 }],
  ['ferry', 'x', 5, 36, 35, { lamps: 3, clay: 3 }],
  ['ring', 'y', 5, 58, 52, { clay: 5, lamps: 3, rain: 14 }],
  // Twin Flumes: two chains at once.
  ['banks', '', 4, 19, 23],
  ['horns', '', 4, 18, 19],
  ['banks', 'x', 5, 22, 23, { lamps: 2, rain: 15 }],
  ['braid', '', 5, 22, 23, { lamps: 2 }],
  ['horns', 'y', 5, 19, 19, { clay: 2, lamps: 2, rain: 15 }],
  ['braid', 'x', 5, 24, 23, { clay: 2, lamps: 3, rain: 14 }],
];
