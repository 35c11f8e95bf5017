import type { Side } from './types.ts';

/** What lies on or under a track, as parts of a lap in the way it was laid. */
export type Mark =
  | { readonly kind: 'cross'; readonly at: number }
  /** Butter or oil on one slot; `side` as the track was laid. */
  | {
      readonly kind: 'slick';
      readonly from: number;
      readonly to: number;
      readonly side: Side;
      readonly grip: number;
    }
  | { readonly kind: 'book'; readonly from: number; readonly to: number };

export type Plan = {
  readonly id: string;
  readonly table: number;
  /** Corners of the middle line with their radii; the start is before the first one. */
  readonly corners: readonly (readonly [x: number, y: number, r: number])[];
  readonly marks: readonly Mark[];
};

/** How much grip is left on them. */
const BUTTER = 0.74;
const OIL = 0.66;

const cross = (at: number): Mark => ({ kind: 'cross', at });
const slick = (from: number, to: number, side: Side, grip: number): Mark => ({
  kind: 'slick',
  from,
  to,
  side,
  grip,
});

export const TABLES = ['breakfast', 'desk', 'bench', 'picnic', 'games'] as const;

export const TRACKS: readonly Plan[] = [
  {
    id: 'toast',
    table: 0,
    corners: [
      [490, 890, 150],
      [70, 890, 150],
      [70, 640, 90],
      [190, 480, 110],
      [70, 320, 90],
      [70, 70, 150],
      [490, 70, 150],
    ],
    marks: [cross(0.94)],
  },
  {
    id: 'egg',
    table: 0,
    corners: [
      [70, 70, 105],
      [280, 70, 105],
      [280, 560, 105],
      [490, 560, 105],
      [490, 890, 115],
      [70, 890, 115],
    ],
    marks: [cross(0.352)],
  },
  {
    id: 'spoon',
    table: 0,
    corners: [
      [70, 70, 110],
      [490, 70, 110],
      [490, 290, 110],
      [230, 290, 110],
      [230, 510, 110],
      [490, 510, 110],
      [490, 890, 130],
      [70, 890, 130],
    ],
    marks: [cross(0.785), slick(0.58, 0.68, 1, BUTTER)],
  },
  {
    id: 'eight',
    table: 1,
    corners: [
      [490, 70, 110],
      [490, 340, 100],
      [70, 620, 100],
      [70, 890, 110],
      [490, 890, 110],
      [490, 620, 100],
      [70, 340, 100],
      [70, 70, 110],
    ],
    marks: [cross(0.5), { kind: 'book', from: 0.68, to: 0.82 }],
  },
  {
    id: 'pencil',
    table: 1,
    corners: [
      [70, 70, 70],
      [210, 70, 70],
      [210, 640, 70],
      [350, 640, 70],
      [350, 70, 70],
      [490, 70, 70],
      [490, 890, 110],
      [70, 890, 110],
    ],
    marks: [cross(0.655), { kind: 'book', from: 0.165, to: 0.29 }],
  },
  {
    id: 'hourglass',
    table: 1,
    corners: [
      [490, 330, 100],
      [350, 480, 90],
      [490, 630, 100],
      [490, 890, 120],
      [70, 890, 120],
      [70, 630, 100],
      [210, 480, 90],
      [70, 330, 100],
      [70, 70, 120],
      [490, 70, 120],
    ],
    marks: [cross(0.382), { kind: 'book', from: 0.83, to: 0.97 }],
  },
  {
    id: 'knot',
    table: 2,
    corners: [
      [490, 70, 110],
      [210, 70, 110],
      [210, 560, 70],
      [350, 560, 70],
      [350, 300, 70],
      [70, 300, 110],
      [70, 890, 120],
      [490, 890, 120],
    ],
    marks: [cross(0.655), { kind: 'book', from: 0.455, to: 0.585 }, slick(0.86, 0.95, 1, OIL)],
  },
  {
    id: 'wrench',
    table: 2,
    corners: [
      [70, 70, 110],
      [490, 70, 110],
      [490, 250, 90],
      [270, 450, 100],
      [490, 650, 90],
      [490, 890, 110],
      [70, 890, 110],
    ],
    marks: [cross(0.06), slick(0.49, 0.57, 1, OIL)],
  },
  {
    id: 'comb',
    table: 2,
    corners: [
      [490, 890, 70],
      [350, 890, 70],
      [350, 420, 70],
      [210, 420, 70],
      [210, 890, 70],
      [70, 890, 70],
      [70, 70, 160],
      [490, 70, 160],
    ],
    marks: [cross(0.235), cross(0.64), slick(0.78, 0.87, -1, OIL)],
  },
  {
    id: 'peach',
    table: 3,
    corners: [
      [490, 480, 190],
      [280, 1070, 120],
      [70, 480, 190],
      [70, 130, 80],
      [175, 70, 80],
      [280, 240, 80],
      [385, 70, 80],
      [490, 130, 80],
    ],
    marks: [cross(0.17), slick(0.6, 0.68, 1, BUTTER)],
  },
  {
    id: 'horseshoe',
    table: 3,
    corners: [
      [490, 890, 70],
      [350, 890, 70],
      [350, 230, 70],
      [210, 230, 70],
      [210, 890, 70],
      [70, 890, 70],
      [70, 70, 140],
      [490, 70, 140],
    ],
    marks: [cross(0.24), cross(0.67), slick(0.8, 0.9, 1, BUTTER)],
  },
  {
    id: 'ants',
    table: 3,
    corners: [
      [70, 70, 110],
      [300, 70, 110],
      [300, 300, 110],
      [490, 300, 95],
      [490, 660, 110],
      [260, 660, 110],
      [260, 890, 110],
      [70, 890, 95],
    ],
    marks: [cross(0.93), slick(0.24, 0.31, 1, BUTTER), slick(0.56, 0.63, -1, BUTTER)],
  },
  {
    id: 'braid',
    table: 4,
    corners: [
      [490, 70, 95],
      [490, 230, 90],
      [70, 400, 90],
      [70, 560, 90],
      [490, 730, 90],
      [490, 890, 95],
      [70, 890, 95],
      [70, 730, 90],
      [490, 560, 90],
      [490, 400, 90],
      [70, 230, 90],
      [70, 70, 95],
    ],
    marks: [
      cross(0.5),
      { kind: 'book', from: 0.27, to: 0.405 },
      { kind: 'book', from: 0.77, to: 0.906 },
    ],
  },
  {
    id: 'castle',
    table: 4,
    corners: [
      [70, 70, 70],
      [210, 70, 70],
      [210, 300, 70],
      [350, 300, 70],
      [350, 70, 70],
      [490, 70, 70],
      [490, 890, 70],
      [350, 890, 70],
      [350, 660, 70],
      [210, 660, 70],
      [210, 890, 70],
      [70, 890, 70],
    ],
    marks: [cross(0.05), cross(0.5), slick(0.21, 0.28, 1, OIL)],
  },
  {
    id: 'crown',
    table: 4,
    corners: [
      [490, 70, 110],
      [210, 70, 110],
      [210, 420, 70],
      [350, 420, 70],
      [350, 240, 70],
      [70, 240, 100],
      [70, 570, 100],
      [350, 570, 80],
      [350, 730, 80],
      [70, 730, 80],
      [70, 890, 80],
      [490, 890, 110],
    ],
    marks: [cross(0.95), { kind: 'book', from: 0.34, to: 0.475 }],
  },
];
