import type { Crossing } from './ducks.ts';
import type { Bay, Job, Lot, Thing, ThingKind } from './types.ts';
import type { VehicleName } from './vehicles.ts';

const UP = -Math.PI / 2;
const DOWN = Math.PI / 2;
const LEFT = -Math.PI;
const RIGHT = 0;

/** A bay for cars around x, y, nose along `a`. */
const bay = (x: number, y: number, a: number, more: Partial<Bay> = {}): Bay => ({
  x,
  y,
  a,
  l: 54,
  w: 33,
  strict: false,
  ...more,
});

const car = (x: number, y: number, a: number, look: number): Thing => ({
  x,
  y,
  a,
  l: 40,
  w: 20.5,
  kind: 'car',
  round: false,
  look,
});

const SIZES = { tree: 20, cone: 8, fountain: 40 } as const;
const round = (kind: keyof typeof SIZES, x: number, y: number, look = 0): Thing => ({
  x,
  y,
  a: 0,
  l: SIZES[kind],
  w: SIZES[kind],
  kind,
  round: true,
  look,
});

const block = (kind: ThingKind, x: number, y: number, l: number, w: number, look = 0): Thing => ({
  x,
  y,
  a: 0,
  l,
  w,
  kind,
  round: false,
  look,
});

const job = (x: number, y: number, a: number, to: Bay, vehicle: VehicleName = 'car'): Job => ({
  vehicle,
  start: { x, y, a },
  bay: to,
});

type Drawn = {
  readonly size: readonly [width: number, height: number];
  readonly things: readonly Thing[];
  readonly bays?: readonly Bay[];
  readonly jobs: readonly Job[];
  /** Where ducks cross. */
  readonly crossing?: Crossing;
};

const sideBays = (x: number, a: number, ys: readonly number[]): readonly Bay[] =>
  ys.map((y) => bay(x, y, a));

/** Each teaches one thing. */
const DRAWN: readonly Drawn[] = [
  // Ahead, and let go.
  {
    size: [400, 560],
    things: [
      car(110, 92, UP, 1),
      car(290, 92, UP, 3),
      round('tree', 52, 300, 1),
      round('tree', 348, 300, 2),
    ],
    bays: [bay(110, 92, UP), bay(290, 92, UP)],
    // Up to the wall: nobody drives past it.
    jobs: [job(200, 456, UP, bay(200, 76, UP, { l: 78, w: 40 }))],
  },
  // Around a bend.
  {
    size: [430, 580],
    things: [car(76, 150, LEFT, 2), round('fountain', 110, 360), round('tree', 380, 420, 1)],
    bays: [bay(76, 150, LEFT), bay(354, 84, RIGHT)],
    jobs: [job(226, 490, UP, bay(352, 168, RIGHT, { w: 37 }))],
  },
  // Between two others: a bump costs a heart, and the first ducks cross.
  {
    size: [420, 600],
    things: [
      car(344, 108, RIGHT, 4),
      car(344, 240, RIGHT, 0),
      car(344, 306, RIGHT, 5),
      car(76, 120, LEFT, 1),
      car(76, 186, LEFT, 6),
      round('cone', 230, 330),
      round('cone', 76, 330),
    ],
    bays: [...sideBays(346, RIGHT, [108, 240, 306]), ...sideBays(74, LEFT, [120, 186, 252])],
    jobs: [job(150, 510, UP, bay(346, 174, RIGHT))],
    crossing: { from: { x: 46, y: 396, a: RIGHT }, far: 328 },
  },
  // Pull back.
  {
    size: [400, 580],
    things: [
      car(134, 490, UP, 2),
      car(266, 490, UP, 7),
      car(68, 490, UP, 3),
      car(332, 490, UP, 0),
      block('planter', 200, 90, 90, 18),
      round('tree', 60, 260, 1),
      round('tree', 340, 260, 2),
    ],
    bays: [68, 134, 266, 332].map((x) => bay(x, 490, UP)),
    jobs: [job(200, 262, UP, bay(200, 490, UP))],
  },
  // Out of one bay and into another.
  {
    size: [400, 600],
    things: [
      car(74, 174, LEFT, 5),
      car(74, 306, LEFT, 1),
      car(326, 108, RIGHT, 3),
      car(326, 372, RIGHT, 6),
      car(326, 438, RIGHT, 2),
      car(74, 108, LEFT, 0),
      round('tree', 200, 560, 0),
    ],
    bays: [
      ...sideBays(72, LEFT, [108, 174, 240, 306]),
      ...sideBays(328, RIGHT, [108, 174, 372, 438]),
    ],
    jobs: [job(98, 240, LEFT, bay(328, 306, RIGHT))],
  },
  // The arrow: nose out.
  {
    size: [430, 620],
    things: [
      car(354, 214, RIGHT, 1),
      car(354, 346, LEFT, 7),
      car(354, 148, LEFT, 4),
      car(76, 180, RIGHT, 2),
      car(76, 312, LEFT, 5),
      round('fountain', 90, 450),
    ],
    bays: [...sideBays(356, RIGHT, [148, 214, 346]), ...sideBays(74, LEFT, [180, 246, 312])],
    jobs: [job(230, 530, UP, bay(356, 280, LEFT, { strict: true }))],
  },
  // Along the curb.
  {
    size: [330, 660],
    things: [
      car(284, 150, UP, 3),
      car(284, 450, UP, 6),
      car(284, 572, UP, 0),
      car(46, 240, DOWN, 2),
      car(46, 420, DOWN, 4),
      round('cone', 150, 90),
    ],
    bays: [
      ...[150, 450, 572].map((y) => bay(284, y, UP, { l: 56, w: 30 })),
      ...[240, 420].map((y) => bay(46, y, DOWN, { l: 56, w: 30 })),
    ],
    jobs: [job(160, 590, UP, bay(284, 300, UP, { l: 76, w: 32 }))],
  },
  // Slanting bays: straight in the middle.
  {
    size: [440, 600],
    things: [
      car(352, 140, RIGHT - 0.52, 5),
      car(352, 292, RIGHT - 0.52, 1),
      car(352, 368, RIGHT - 0.52, 4),
      car(88, 160, LEFT + 0.52, 0),
      car(88, 312, LEFT + 0.52, 7),
      round('tree', 220, 60, 2),
    ],
    bays: [
      ...[140, 292, 368].map((y) => bay(354, y, RIGHT - 0.52, { w: 30 })),
      ...[160, 236, 312].map((y) => bay(86, y, LEFT + 0.52, { w: 30 })),
    ],
    jobs: [job(200, 510, UP, bay(354, 216, RIGHT - 0.52, { w: 30 }))],
  },
  // Two cars: the first one stands in the way of the second.
  {
    size: [420, 620],
    things: [
      car(344, 120, RIGHT, 2),
      car(344, 318, RIGHT, 6),
      car(76, 252, LEFT, 3),
      round('cone', 300, 420),
      round('tree', 70, 420, 1),
    ],
    bays: [...sideBays(346, RIGHT, [120, 318]), ...sideBays(74, LEFT, [120, 252])],
    jobs: [
      job(210, 536, UP, bay(346, 186, RIGHT)),
      job(210, 536, UP, bay(346, 252, RIGHT), 'mini'),
    ],
  },
  // A van turns wide.
  {
    size: [460, 680],
    things: [
      car(376, 230, RIGHT, 1),
      car(376, 374, RIGHT, 5),
      car(82, 190, LEFT, 7),
      block('planter', 210, 450, 60, 16),
      round('tree', 90, 330, 2),
      round('cone', 300, 120),
    ],
    bays: [...sideBays(378, RIGHT, [230, 374]), ...sideBays(78, LEFT, [190])],
    jobs: [job(130, 590, UP, bay(384, 302, RIGHT, { l: 66, w: 36 }), 'van')],
  },
];

/** @param lot from 1 */
export function handMade(lot: number): Lot | undefined {
  const drawn = DRAWN[lot - 1];
  if (!drawn) return undefined;
  const [width, height] = drawn.size;
  return {
    width,
    height,
    place: 0,
    things: drawn.things,
    bays: drawn.bays ?? [],
    jobs: drawn.jobs,
    crossing: drawn.crossing,
  };
}
