import { cos, sin } from '@playgrove/kit/core';

/** The table, in units of its own; y grows toward the player. */
export const WIDTH = 400;
export const HEIGHT = 660;
/** Of a pearl. */
export const RADIUS = 10;
/** The field between its walls; the launch lane is to its right. */
export const LEFT = 14;
export const RIGHT = 352;
export const MIDDLE = (LEFT + RIGHT) / 2;
/** Where a pearl waits for its launch. */
export const LANE = { x: 369, y: 612 } as const;
/** Below this, a pearl is lost. */
export const DRAIN = 652;

/**
 * `above` and `left` let pearls through one way. `kelp` opens at high tide, `sandbar` at low tide.
 */
type WallKind = 'wall' | 'sling' | 'star' | 'grotto' | 'valve' | 'kelp' | 'sandbar';

export type Wall = {
  readonly kind: WallKind;
  /** Which one of its kind. */
  readonly id: number;
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly r: number;
  /** Valves block pearls on the side that this normal points to. */
  readonly nx: number;
  readonly ny: number;
};

export type Round = {
  readonly kind: 'coral' | 'anemone' | 'clam' | 'post';
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
};

type Spot = { readonly x: number; readonly y: number; readonly r: number };

const walls: Wall[] = [];

function wall(kind: WallKind, id: number, points: readonly number[], r = 3): void {
  for (let at = 0; at + 3 < points.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(at, at + 4);
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.sqrt(dx * dx + dy * dy);
    walls.push({ kind, id, ax, ay, bx, by, r, nx: -dy / length, ny: dx / length });
  }
}

/** Points of an arc around x, y. */
function arc(x: number, y: number, r: number, from: number, to: number): number[] {
  return Array.from({ length: 9 }, (_, at) => from + ((to - from) * at) / 8).flatMap((turn) => [
    x + cos(turn) * r,
    y + sin(turn) * r,
  ]);
}

/** Across the table. */
export const mirror = (x: number): number => LEFT + RIGHT - x;
const flip = (points: readonly number[]): number[] =>
  points.map((value, at) => (at % 2 === 0 ? mirror(value) : value));

/** What players see as the rock around the water. */
export const RIM: readonly number[] = [
  LEFT,
  HEIGHT,
  LEFT,
  478,
  34,
  436,
  LEFT,
  398,
  ...arc(104, 114, 90, Math.PI, Math.PI * 1.5),
  ...arc(262, 114, 90, Math.PI * 1.5, Math.PI * 2),
  RIGHT,
  150,
  256,
  190,
  256,
  212,
  ...arc(340, 250, 46, Math.PI * 1.5, Math.PI * 2),
  386,
  HEIGHT - 36,
  RIGHT,
  HEIGHT - 36,
];
/** Between the field and the launch lane. */
export const LANE_WALL: readonly number[] = [RIGHT, HEIGHT, RIGHT, 262];
/** Between the eel's lane and the field, and the floor of the upper pool. */
export const EEL_WALL: readonly number[] = [56, 368, 48, 344, 48, 246];
export const SHELF: readonly number[] = [48, 166, 144, 188, 146, 212];
/** Their tops part the ways to the fins from the ways out: the left one catches what the eel drops. */
export const GUIDES = [[44, 464, 44, 526, 101, 557], flip([44, 480, 44, 526, 101, 557])] as const;
/** Corners of the left urchin bank; its long side throws. */
const BANK: readonly number[] = [74, 440, 74, 506, 112, 530];
export const BANKS = [BANK, flip(BANK)] as const;
/** The grotto: roof, wall and floor. */
export const GROTTO = {
  roof: [RIGHT, 284, 296, 308],
  wall: [296, 372, 296, 410],
  floor: [RIGHT, 384, 326, 410],
} as const;

wall('wall', 0, RIM);
wall('wall', 0, LANE_WALL);
wall('wall', 0, EEL_WALL);
wall('wall', 0, SHELF);
for (const [at, guide] of GUIDES.entries()) wall('wall', at, guide);
for (const [at, bank] of BANKS.entries()) {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = bank;
  wall('wall', at, [ax, ay, bx, by, cx, cy], 4);
  wall('sling', at, [ax, ay, cx, cy], 4);
}
for (const part of Object.values(GROTTO)) wall('wall', 0, part);

/** Three sea stars each: beside the eel's lane, and in the grotto. */
export const STARS = [266, 300, 334].map((y) => ({ x: 51, y }));
export const GROTTO_STARS = [304, 331, 358].map((y) => ({ x: 349, y }));
for (const [id, { x, y }] of STARS.entries()) wall('star', id, [x, y - 9, x, y + 9], 4);
for (const [id, { x, y }] of GROTTO_STARS.entries()) wall('grotto', id, [x, y - 8, x, y + 8], 4);

/** Gates that the tide moves. */
export const KELP = [LEFT, 204, 48, 168] as const;
export const SANDBAR = [296, 308, 296, 372] as const;
wall('kelp', 0, KELP);
wall('sandbar', 0, SANDBAR);
// From the lane into the field, from the upper pool down (at high tide up as well), from the grotto.
wall('valve', 0, [345, 206, RIGHT, 262]);
wall('valve', 1, [146, 212, 256, 212]);
wall('valve', 2, [296, 412, 326, 412]);

export const WALLS: readonly Wall[] = walls;

export const ROUNDS: readonly Round[] = [
  { kind: 'coral', id: 0, x: 132, y: 296, r: 21 },
  { kind: 'coral', id: 1, x: 214, y: 282, r: 21 },
  { kind: 'coral', id: 2, x: 178, y: 356, r: 21 },
  { kind: 'anemone', id: 0, x: 112, y: 102, r: 17 },
  { kind: 'anemone', id: 1, x: 184, y: 74, r: 17 },
  { kind: 'anemone', id: 2, x: 242, y: 124, r: 17 },
  { kind: 'clam', id: 0, x: 316, y: 96, r: 20 },
  { kind: 'post', id: 0, x: 44, y: 464, r: 4 },
  { kind: 'post', id: 1, x: mirror(44), y: 480, r: 4 },
];

/** Shells that a pearl rolls over, and the eel's mouth and tail in its lane. */
export const SHELLS: readonly Spot[] = [92, 172, 252].map((x) => ({ x, y: 240, r: 15 }));
export const SPINNER: Spot = { x: 31, y: 330, r: 18 };
export const EEL: Spot = { x: 31, y: 226, r: 18 };

export type FinPlan = {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** 1 points right, −1 left. */
  readonly way: 1 | -1;
  /** Radians below the horizontal at rest, and above it when held. */
  readonly rest: number;
  readonly up: number;
};
export const FIN_RADIUS = 7;
/** Left, right, and the small one in the upper pool, which the left button moves too. */
export const FINS: readonly FinPlan[] = [
  { x: 104, y: 562, length: 65, way: 1, rest: 0.48, up: 0.52 },
  { x: mirror(104), y: 562, length: 65, way: -1, rest: 0.48, up: 0.52 },
  { x: 150, y: 190, length: 46, way: 1, rest: 0.3, up: 0.6 },
];
