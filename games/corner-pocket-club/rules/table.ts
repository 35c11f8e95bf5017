/**
 * The table in units of about a millimeter: 2000 by 1000 from cushion to cushion, x along the long
 * side. The cue ball breaks from the left.
 */
export const LONG = 2000;
export const WIDE = 1000;
/** A ball's radius. */
export const R = 32;
/** Where the rack's black ball is spotted, and the line that a break is played from. */
export const FOOT = 1500;
export const HEAD = 500;

/** From a corner to where its cushions begin, and half of a side pocket's mouth. */
const CORNER_MOUTH = 100;
const SIDE_MOUTH = 74;
/** How far the jaws of a pocket reach back, and how they lean: across and back. */
const JAW = 80;
const CORNER_LEAN = { along: 0.76, back: 0.65 } as const;
const SIDE_LEAN = { along: 0.22, back: 0.975 } as const;

export type Pocket = {
  /** The hole's middle. */
  readonly x: number;
  readonly y: number;
  /** A ball whose middle comes this near to it has dropped. */
  readonly catches: number;
  /** The point that a shot aims at. */
  readonly aimX: number;
  readonly aimY: number;
};

const corner = (right: boolean, low: boolean): Pocket => {
  const at = (far: boolean, size: number, off: number): number => (far ? size - off : off);
  return {
    x: at(right, LONG, -14),
    y: at(low, WIDE, -14),
    catches: 58,
    aimX: at(right, LONG, 26),
    aimY: at(low, WIDE, 26),
  };
};

const side = (low: boolean): Pocket => ({
  x: LONG / 2,
  y: low ? WIDE + 42 : -42,
  catches: 52,
  aimX: LONG / 2,
  aimY: low ? WIDE - 4 : 4,
});

/** From the upper left around to the lower left: corners 0, 2, 3 and 5, sides 1 and 4. */
export const POCKETS: readonly Pocket[] = [
  corner(false, false),
  side(false),
  corner(true, false),
  corner(true, true),
  side(true),
  corner(false, true),
];

export const isSide = (pocket: number): boolean => pocket === 1 || pocket === 4;

/** A straight piece of cushion: where it begins, its direction, its length and its inner normal. */
export type Cushion = {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
  readonly nx: number;
  readonly ny: number;
};

function cushion(x1: number, y1: number, x2: number, y2: number): Cushion {
  const length = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  return { x: x1, y: y1, dx, dy, length, nx: -dy, ny: dx };
}

/** The six cushions with their jaws, as points; each runs clockwise, the table on its right. */
export const RAILS: readonly (readonly (readonly [number, number])[])[] = rails();

function rails(): readonly (readonly (readonly [number, number])[])[] {
  const c = CORNER_MOUTH;
  const m = LONG / 2 - SIDE_MOUTH;
  const { along, back } = CORNER_LEAN;
  const s = SIDE_LEAN;
  const top = [
    [c - JAW * along, -JAW * back],
    [c, 0],
    [m, 0],
    [m + JAW * s.along, -JAW * s.back],
  ] as const;
  const right = [
    [LONG + JAW * back, c - JAW * along],
    [LONG, c],
    [LONG, WIDE - c],
    [LONG + JAW * back, WIDE - c + JAW * along],
  ] as const;
  const mirror = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => [LONG - x, y] as const).toReversed();
  const turned = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => [LONG - x, WIDE - y] as const);
  return [top, mirror(top), right, turned(top), turned(mirror(top)), turned(right)];
}

export const CUSHIONS: readonly Cushion[] = RAILS.flatMap((points) =>
  points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [0, 0];
    return cushion(fromX, fromY, x, y);
  }),
);

/** Corners of the cushions that a ball can meet: all but the ends of the jaws. */
export const NOSES: readonly (readonly [number, number])[] = RAILS.flatMap((points) =>
  points.slice(1, -1),
);

/** The pocket that has caught a ball there, or −1. Far behind the cushions, the nearest one has. */
export function pocketOver(x: number, y: number): number {
  const lost = x < -R || y < -R || x > LONG + R || y > WIDE + R;
  let found = -1;
  let least = lost ? Infinity : 1;
  for (let at = 0; at < POCKETS.length; at += 1) {
    const pocket = POCKETS[at];
    if (!pocket) continue;
    const [dx, dy] = [x - pocket.x, y - pocket.y];
    const part = (dx * dx + dy * dy) / (pocket.catches * pocket.catches);
    if (part >= least) continue;
    least = part;
    found = at;
  }
  return found;
}
