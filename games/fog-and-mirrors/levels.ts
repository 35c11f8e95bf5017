/** A place of the game; `rules/board.ts` reads its cells. */
export type Place = {
  readonly id: string;
  /** Corners of each road, from its gate to the house. */
  readonly routes: readonly [string, ...string[]];
  readonly trees: string;
  readonly water?: string;
  /** Pieces that stand there: `g4/` a mirror, `b2v` a lantern. */
  readonly old?: string;
  /** Waves: how many of which creature, in order; capitals come from the second gate. */
  readonly waves: string;
  readonly light: number;
  /** How thick the fog is: multiplies what creatures endure. */
  readonly fog: number;
};

export const PACKS = ['lane', 'pine', 'marsh', 'ruin', 'peak'] as const;
export type Pack = (typeof PACKS)[number];
export const PER_PACK = 6;
/** Stars that open a pack. */
export const NEEDS: Readonly<Record<Pack, number>> = {
  lane: 0,
  pine: 8,
  marsh: 18,
  ruin: 29,
  peak: 41,
};

/** How many tools a place has: lanterns, then mirrors, then prisms. */
export function toolsIn(place: number): number {
  return place < 2 ? 1 : place < 3 * PER_PACK ? 2 : 3;
}

export const packOf = (place: number): Pack => PACKS[Math.floor(place / PER_PACK)] ?? 'peak';

export const PLACES: readonly Place[] = [
  // Lanterns, mirrors, merging.
  {
    id: 'lane-1',
    routes: ['b0 b4 f4 f9'],
    trees: 'd1 e2 c7 b8 a6 d8',
    old: 'g1v g4\\',
    waves: '2w 2w',
    light: 60,
    fog: 1,
  },
  {
    id: 'lane-2',
    routes: ['c0 c3 f3 f6 b6 b9'],
    trees: 'e1 a1 d8 g8 f0 d4',
    waves: '4w 5w 2d4w',
    light: 100,
    fog: 1.2,
  },
  {
    id: 'lane-3',
    routes: ['b0 b2 f2 f5 b5 b8 f8 f9'],
    trees: 'a2 g2 a5 g5 d7 d0',
    waves: '4w 5w2d 4d4w 8w',
    light: 115,
    fog: 1.8,
  },
  {
    id: 'lane-4',
    routes: ['f0 f3 b3 b6 e6 e9'],
    trees: 'g3 a3 a6 f6 d4 d1 b8 g8',
    waves: '5w 4d3w 8w 5d5w',
    light: 130,
    fog: 2.2,
  },
  {
    id: 'lane-5',
    routes: ['d0 d2 a2 a5 e5 e3 g3 g7 c7 c9'],
    trees: 'b0 f1 c3 c4 a8 f9',
    waves: '5w2d 8w 6d4w 1h4w 10w',
    light: 130,
    fog: 2.3,
  },
  {
    id: 'lane-6',
    routes: ['b0 b7 d7 d1 f1 f9'],
    trees: 'a0 c0 e8 g1 g5 a4 b8',
    waves: '6w 6d4w 1h6w 8d 2h6w',
    light: 140,
    fog: 2.4,
  },
  // Trees stop beams; hulks.
  {
    id: 'pine-1',
    routes: ['a1 e1 e4 b4 b7 f7 f9'],
    trees: 'c2 d2 c3 g4 a4 g7 d5 e5 f1',
    waves: '5w 1h4w 6d3w 2h 1h8w',
    light: 140,
    fog: 1.4,
  },
  {
    id: 'pine-2',
    routes: ['g0 g3 c3 c5 f5 f8 a8'],
    trees: 'b3 e1 d1 b5 e4 g5 e6 d6 g8 c7',
    waves: '6w 6d 1h4w 2h4w 8d4w',
    light: 140,
    fog: 1.8,
  },
  {
    id: 'pine-3',
    routes: ['d0 d1 b1 b4 f4 f7 d7 d9'],
    trees: 'a1 e1 a4 g4 c2 d2 c6 g8 a9 b6',
    waves: '5w2d 2h 8w 6d1h 3h4w',
    light: 150,
    fog: 2.1,
  },
  {
    id: 'pine-4',
    routes: ['a0 a3 d3 d1 g1 g5 b5 b8 g8'],
    trees: 'e3 c1 e0 f3 a5 d6 e7 a8 c2 g9',
    waves: '6w 1h6d 8w1h 3h 6d2h4w',
    light: 150,
    fog: 2.1,
  },
  {
    id: 'pine-5',
    routes: ['c0 c2 f2 f4 c4 c6 f6 f8 b8 b9'],
    trees: 'b2 g2 g4 b6 d3 e5 d7 a8 g6 e1',
    waves: '7w 8d 2h4w 10w 3h6d',
    light: 150,
    fog: 2.2,
  },
  {
    id: 'pine-6',
    routes: ['b0 b3 e3 e1 g1 g6 d6 d5 a5 a8 e8 e9'],
    trees: 'a3 f3 d1 c1 f8 g8 e5 c7 a9 f4 b6',
    waves: '8w 2h4w 8d 3h 8w4d 1b',
    light: 160,
    fog: 1.8,
  },
  // Water; menders.
  {
    id: 'marsh-1',
    routes: ['d0 d3 a3 a7 f7 f9'],
    trees: 'g3 e1 g7 a1',
    water: 'c4 d4 c5 d5 e5 c6',
    waves: '5w 3m 6d2m 5m 2h4m',
    light: 150,
    fog: 2.6,
  },
  {
    id: 'marsh-2',
    routes: ['b0 f0 f8 b8 b3 d3 d6'],
    trees: 'g0 a8 a3 e9',
    water: 'c1 d1 e1 c2 e4 e5 c7',
    waves: '6w 4m 8d 3m1h 5m4w 8m',
    light: 150,
    fog: 3.4,
  },
  {
    id: 'marsh-3',
    routes: ['a1 f1 f3 c3 c6 g6 g9'],
    trees: 'g1 b3 b6 e8 a8 g4',
    water: 'd4 e4 d5 e5 a4 a5 c8 d8',
    waves: '6w2m 8d 5m 2h3m 6m6d',
    light: 150,
    fog: 1.9,
  },
  {
    id: 'marsh-4',
    routes: ['d0 d6 b6 b2 f2 f8 d8 d9'],
    trees: 'a2 g2 a6 e6 c8 g8 e0',
    water: 'c3 c4 e4 e5 a4 g5',
    waves: '5m 8w 3h 8d3m 6m2h 8m',
    light: 160,
    fog: 2.0,
  },
  {
    id: 'marsh-5',
    routes: ['g1 b1 b4 e4 e7 a7 a9'],
    trees: 'a1 a4 f4 g7 c0 c9 f9',
    water: 'd2 e2 f2 c5 c6 d5 f6',
    waves: '5m3w 10d 3h2m 7m 4h 8m4d',
    light: 160,
    fog: 1.8,
  },
  {
    id: 'marsh-6',
    routes: ['c0 c4 a4 a8 e8 e2 g2 g9'],
    trees: 'c5 e1 a3 d1 f9 b9 g1',
    water: 'b6 c6 c7 f4 f5 b2',
    waves: '8w 5m2h 12d 8m 4h4m 1b4m',
    light: 170,
    fog: 2.1,
  },
  // Old mirrors, prisms; shells.
  {
    id: 'ruin-1',
    routes: ['b0 b3 f3 f7 b7 b9'],
    trees: 'd1 d5 a5 g9 g0',
    old: 'a3/ g7/ d3/',
    waves: '6w 3s 6d2s 5s 2h4s',
    light: 170,
    fog: 2.8,
  },
  {
    id: 'ruin-2',
    routes: ['d0 d2 b2 b5 d5 d8 f8 f4 g4'],
    trees: 'a0 e0 e3 c7 b8 f2 a6',
    old: 'd3\\ b6/ f9\\ e5/',
    waves: '6w2s 8d 5s 4m2s 7s 3h3s',
    light: 170,
    fog: 1.8,
  },
  {
    id: 'ruin-3',
    routes: ['a2 e2 e5 c5 c0'],
    trees: 'f2 b5 g7 d7 a8 e0',
    old: 'e6/ c6\\ g4/ c8/ e8\\',
    waves: '5w 4s 6d3s 2h2s 6s 8w4s',
    light: 170,
    fog: 3.4,
  },
  {
    id: 'ruin-4',
    routes: ['g0 g4 d4 d1 a1 a7 e7 e9'],
    trees: 'g5 d0 f2 b4 c9 g8 f7 c6',
    old: 'd5/ a8\\ a0/ b7/',
    waves: '8w 5s 10d 3m5s 3h4s 9s',
    light: 180,
    fog: 4.2,
  },
  {
    id: 'ruin-5',
    routes: ['b0 b5 f5 f2 d2 d8 f8 f9'],
    trees: 'a5 g5 f1 d9 g8 b7 d0',
    old: 'd5\\ c2/ b6/ e8/',
    waves: '6s 8d4w 6s2h 6m3s 10d4s 10s',
    light: 180,
    fog: 4.4,
  },
  {
    id: 'ruin-6',
    routes: ['d0 d3 a3 a6 f6 f1 g1 g8 c8 c9'],
    trees: 'd4 e1 b1 g0 b8 d7 e9',
    old: 'a2/ f7\\ a7\\ g9\\',
    waves: '8w3s 8s 12d 4h4s 6m6s 1b4s',
    light: 190,
    fog: 2.8,
  },
  // Two gates; puffs and smog.
  {
    id: 'peak-1',
    routes: ['a0 a4 d4 d9', 'g0 g4 d4 d9'],
    trees: 'c1 e1 d2 b7 f7 d3',
    waves: '4w4W 3p 4d4D 3p3P 2h2H 5p5P',
    light: 190,
    fog: 2.4,
  },
  {
    id: 'peak-2',
    routes: ['b0 b6 d6 d9', 'g3 d3 d9'],
    trees: 'a0 e1 a7 f5 f8 b8',
    old: 'd2/',
    waves: '6w4W 3k 6d6D 2k3P 3m3S 4k4W',
    light: 190,
    fog: 1.5,
  },
  {
    id: 'peak-3',
    routes: ['a1 f1 f6 b6 b9', 'a4 c4 c6 b6 b9'],
    trees: 'g1 g6 d3 e8 a7 d8 e4',
    waves: '5w5W 3p2k 8d4D 4s3P 3k3K 4p4P2h',
    light: 200,
    fog: 1.2,
  },
  {
    id: 'peak-4',
    routes: ['c0 c3 a3 a8 d8 d6', 'e0 e3 g3 g8 d8 d6'],
    trees: 'd1 d4 b5 f5 c9 e9',
    old: 'c4/ e4\\',
    waves: '5w5W 4m4M 2k2K 8d8D 5s5S 3h3H4p4P',
    light: 210,
    fog: 2.3,
  },
  {
    id: 'peak-5',
    routes: ['b0 b7 f7 f4 d4', 'g1 d1 d2 f2 f4 d4'],
    trees: 'a7 g7 a2 e0 c9 g5 b9',
    waves: '6w4W 4p3P 3k2K 10d6D 6s3M 3h2H 6p6P3k',
    light: 210,
    fog: 1.8,
  },
  {
    id: 'peak-6',
    routes: ['a0 a3 e3 e6 b6 b8 d8 d9', 'g1 g5 c5 c8 d8 d9'],
    trees: 'f3 b1 d1 a6 f7 a9 e8 f8',
    waves: '8w4W 4s4P 4k2K 10d8D 6m4S 4h3H 1b3P3K',
    light: 220,
    fog: 2.1,
  },
];
