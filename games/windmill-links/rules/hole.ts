/** Tiles of a hole, before walls. */
export const WIDE = 9;
export const LONG = 16;
/** Half tiles. */
export const COLUMNS = WIDE * 2;
export const ROWS = LONG * 2;
/** The ball's radius and the cup's, in tiles. */
export const R = 0.23;
export const CUP = 0.37;
/** A windmill's hub, and half the thickness of its sails. */
export const HUB = 0.44;
export const SAIL = 0.19;

export type Spot = { readonly x: number; readonly y: number };
export type Box = Spot & { readonly w: number; readonly h: number };
/** A box with a direction: a slope's pull, a belt's speed, where a ramp leads. */
export type Field = Box & { readonly dx: number; readonly dy: number };
export type Mill = Spot & {
  readonly reach: number;
  readonly sails: number;
  /** Radians a second, and at the start. */
  readonly speed: number;
  readonly from: number;
};
/** A block that slides by dx, dy to both sides of its place, once in `period` seconds. */
export type Door = Field & { readonly period: number; readonly from: number };
export type Tunnel = Spot & { readonly to: Spot; readonly dx: number; readonly dy: number };
/** A wall across a corner: the right angle at x, y, the fairway in quadrant `q` of it. */
export type Cut = Spot & { readonly size: number; readonly q: number };
export type Bumper = Spot & { readonly r: number };
/** A wall from a to b. */
export type Wall = {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
};

export type Hole = {
  readonly par: number;
  readonly ball: Spot;
  readonly cup: Spot;
  readonly lanes: readonly Box[];
  readonly blocks: readonly Box[];
  readonly cuts: readonly Cut[];
  readonly bumpers: readonly Bumper[];
  readonly slopes: readonly Field[];
  readonly belts: readonly Field[];
  readonly water: readonly Box[];
  readonly sand: readonly Box[];
  readonly ramps: readonly Field[];
  readonly mills: readonly Mill[];
  readonly doors: readonly Door[];
  readonly tunnels: readonly Tunnel[];
  /** Half tiles that are turf. */
  readonly turf: Uint8Array;
  readonly walls: readonly Wall[];
  /** Walls near each tile. */
  readonly near: readonly (readonly Wall[])[];
};

/**
 * A hole as one line: its par, then one word for each thing, a letter and its numbers in tiles.
 *
 * - B, C: ball, cup (x, y)
 * - F, X, A, N: turf, block, water, sand (x, y, width, height)
 * - K: corner cut (x, y, size, quadrant); O: bumper (x, y, radius)
 * - S, V, J: slope, belt, ramp (x, y, width, height, dx, dy)
 * - M: windmill (x, y, reach, sails, speed, from)
 * - D: door (x, y, width, height, dx, dy, period, from)
 * - T: tunnel (x, y, to x, to y, dx, dy)
 */
export function holeOf(line: string): Hole {
  const [par = '3', ...words] = line.split(' ');
  const made: Record<string, number[][]> = {};
  for (const word of words) (made[word[0] ?? ''] ??= []).push(word.slice(1).split(',').map(Number));
  const all = <T>(letter: string, make: (n: readonly number[]) => T): T[] =>
    (made[letter] ?? []).map(make);
  const spot = ([x = 0, y = 0]: readonly number[]): Spot => ({ x, y });
  const box = ([x = 0, y = 0, w = 1, h = 1]: readonly number[]): Box => ({ x, y, w, h });
  const field = (n: readonly number[]): Field => ({ ...box(n), dx: n[4] ?? 0, dy: n[5] ?? 0 });
  const lanes = all('F', box);
  const blocks = all('X', box);
  const cuts = all('K', ([x = 0, y = 0, size = 1, q = 0]): Cut => ({ x, y, size, q }));
  const turf = turfOf(lanes, blocks);
  const walls = [...edgesOf(turf), ...cuts.map(acrossOf)];
  const start = { x: 4.5, y: LONG - 2 };
  return {
    par: Number(par),
    ball: all('B', spot)[0] ?? start,
    cup: all('C', spot)[0] ?? start,
    lanes,
    blocks,
    cuts,
    bumpers: all('O', ([x = 0, y = 0, r = 0.5]): Bumper => ({ x, y, r })),
    slopes: all('S', field),
    belts: all('V', field),
    water: all('A', box),
    sand: all('N', box),
    ramps: all('J', field),
    mills: all('M', ([x = 0, y = 0, reach = 2, sails = 4, speed = 1, from = 0]): Mill => {
      return { x, y, reach, sails, speed, from };
    }),
    doors: all('D', (n): Door => ({ ...field(n), period: n[6] ?? 3, from: n[7] ?? 0 })),
    tunnels: all('T', ([x = 0, y = 0, toX = 0, toY = 0, dx = 0, dy = -1]): Tunnel => {
      return { x, y, to: { x: toX, y: toY }, dx, dy };
    }),
    turf,
    walls,
    near: nearOf(walls),
  };
}

function turfOf(lanes: readonly Box[], blocks: readonly Box[]): Uint8Array {
  const turf = new Uint8Array(COLUMNS * ROWS);
  const paint = ({ x, y, w, h }: Box, value: number): void => {
    for (let row = Math.round(y * 2); row < Math.round((y + h) * 2); row += 1)
      turf.fill(value, row * COLUMNS + Math.round(x * 2), row * COLUMNS + Math.round((x + w) * 2));
  };
  for (const lane of lanes) paint(lane, 1);
  for (const block of blocks) paint(block, 0);
  return turf;
}

function turfAt(turf: Uint8Array, column: number, row: number): number {
  if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return 0;
  return turf[row * COLUMNS + column] ?? 0;
}

/** The turf's edges as walls: whole stretches, so that nothing catches at a seam. */
function edgesOf(turf: Uint8Array): Wall[] {
  const walls: Wall[] = [];
  const scan = (lines: number, along: number, side: (line: number, at: number) => number): void => {
    for (let line = 0; line <= lines; line += 1) {
      let from = 0;
      let kind = 0;
      for (let at = 0; at <= along; at += 1) {
        const now = at < along ? side(line, at) - side(line - 1, at) : 0;
        if (now === kind) continue;
        if (kind !== 0) walls.push(wallOn(lines === ROWS, line / 2, from / 2, at / 2));
        from = at;
        kind = now;
      }
    }
  };
  scan(ROWS, COLUMNS, (line, at) => turfAt(turf, at, line));
  scan(COLUMNS, ROWS, (line, at) => turfAt(turf, line, at));
  return walls;
}

const wallOn = (level: boolean, line: number, from: number, to: number): Wall =>
  level ? { ax: from, ay: line, bx: to, by: line } : { ax: line, ay: from, bx: line, by: to };

/** The legs of a cut point this way. */
const QUADRANTS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

export const legsOf = ({ size, q }: Cut): Spot => {
  const [x, y] = QUADRANTS[q] ?? [1, 1];
  return { x: x * size, y: y * size };
};

function acrossOf(cut: Cut): Wall {
  const legs = legsOf(cut);
  return { ax: cut.x + legs.x, ay: cut.y, bx: cut.x, by: cut.y + legs.y };
}

/** Farther than a ball moves in one step. */
const REACH = R + 0.2;

function nearOf(walls: readonly Wall[]): Wall[][] {
  return Array.from({ length: WIDE * LONG }, (_, at) => {
    const x = at % WIDE;
    const y = Math.floor(at / WIDE);
    return walls.filter(
      ({ ax, ay, bx, by }) =>
        Math.max(ax, bx) >= x - REACH &&
        Math.min(ax, bx) <= x + 1 + REACH &&
        Math.max(ay, by) >= y - REACH &&
        Math.min(ay, by) <= y + 1 + REACH,
    );
  });
}

export function isIn({ x, y, w, h }: Box, px: number, py: number): boolean {
  return px >= x && px < x + w && py >= y && py < y + h;
}

/** Whether a point is on turf, and not behind a corner cut. */
export function isTurf(hole: Hole, x: number, y: number): boolean {
  if (turfAt(hole.turf, Math.floor(x * 2), Math.floor(y * 2)) === 0) return false;
  for (const cut of hole.cuts) {
    const legs = legsOf(cut);
    const along = (x - cut.x) / legs.x;
    const down = (y - cut.y) / legs.y;
    if (along >= 0 && down >= 0 && along + down < 1) return false;
  }
  return true;
}
