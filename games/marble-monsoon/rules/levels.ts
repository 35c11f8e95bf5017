import type { Flip, ShapeName } from './shapes.ts';

/** Seven parts of the river, each with one new thing. */
export const PACKS = [
  { name: 'pond', needs: 0 },
  { name: 'rain', needs: 4 },
  { name: 'lily', needs: 10 },
  { name: 'lantern', needs: 18 },
  { name: 'clay', needs: 27 },
  { name: 'hop', needs: 37 },
  { name: 'twin', needs: 48 },
] as const;
export type Pack = (typeof PACKS)[number]['name'];
export const PER_PACK = 6;

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
  ['crescent', '', 3, 22, 22],
  ['hook', '', 3, 28, 27],
  ['serpent', '', 4, 30, 32],
  ['crescent', 'x', 4, 34, 34],
  ['wave', '', 4, 32, 32],
  ['delta', '', 4, 38, 33],
  // First Rain: the flume floats into another shape.
  ['crescent', 'y', 4, 37, 33, { rain: 16 }],
  ['serpent', 'x', 4, 39, 34, { rain: 15 }],
  ['hook', 'y', 4, 44, 37, { rain: 14 }],
  ['wave', 'x', 4, 39, 33, { rain: 13 }],
  ['spiral', '', 5, 51, 38, { rain: 14 }],
  ['comb', '', 5, 48, 37, { rain: 13 }],
  // Lily Bridges: parts of the flume that no shot reaches.
  ['serpent', '', 4, 39, 35, { covers: [[0.18, 0.3], [0.55, 0.67]] }],
  ['crescent', 'xy', 4, 41, 37, { covers: [[0.22, 0.36], [0.66, 0.8]] }],
  ['delta', 'x', 5, 44, 35, { covers: [[0.15, 0.27], [0.4, 0.6]] }],
  ['hook', 'x', 5, 48, 37, { covers: [[0.3, 0.45], [0.62, 0.74]], rain: 16 }],
  ['comb', 'x', 5, 48, 36, { covers: [[0.2, 0.3], [0.5, 0.6]], rain: 15 }],
  ['spiral', 'y', 5, 55, 38, { covers: [[0.2, 0.32], [0.45, 0.6], [0.76, 0.84]], rain: 15 }],
  // Lantern Night: lanterns in the chain burst what is near.
  ['hook', 'xy', 5, 54, 45, { lamps: 4 }],
  ['wave', 'y', 5, 49, 40, { lamps: 4 }],
  ['crescent', '', 5, 54, 45, { lamps: 4, rain: 14 }],
  ['serpent', 'y', 5, 54, 44, { lamps: 4, covers: [[0.4, 0.52]] }],
  ['delta', 'y', 5, 54, 42, { lamps: 4, rain: 13 }],
  ['spiral', 'x', 5, 66, 48, { lamps: 6, rain: 14 }],
  // Clay Banks: balls of clay match nothing and break beside a pop.
  ['crescent', 'x', 4, 43, 43, { clay: 4 }],
  ['serpent', 'xy', 4, 47, 40, { clay: 5 }],
  ['hook', '', 5, 49, 43, { clay: 5, rain: 15 }],
  ['comb', 'y', 5, 51, 34, { clay: 6, lamps: 3 }],
  ['delta', 'xy', 5, 51, 43, { clay: 6, rain: 14 }],
  ['spiral', 'xy', 5, 58, 45, { clay: 7, lamps: 3, rain: 14 }],
  // Hopping Pads: two pads to shoot from.
  ['ferry', '', 4, 32, 33],
  ['ring', '', 5, 49, 47],
  ['ferry', 'y', 5, 34, 33, { rain: 14 }],
  ['ring', 'x', 5, 54, 47, { lamps: 3, rain: 15 }],
  ['ferry', 'x', 5, 36, 33, { lamps: 3, clay: 3 }],
  ['ring', 'y', 5, 58, 48, { clay: 5, lamps: 3, rain: 14 }],
  // Twin Flumes: two chains at once.
  ['banks', '', 4, 19, 19],
  ['horns', '', 4, 18, 15],
  ['banks', 'x', 5, 22, 19, { lamps: 2, rain: 15 }],
  ['braid', '', 5, 22, 19, { lamps: 2 }],
  ['horns', 'y', 5, 19, 15, { clay: 2, lamps: 2, rain: 15 }],
  ['braid', 'x', 5, 24, 19, { clay: 2, lamps: 3, rain: 14 }],
];
