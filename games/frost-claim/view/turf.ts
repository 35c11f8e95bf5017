import { Outline, type Tracer } from '@playgrove/kit/draw';
import type { Rect } from '@playgrove/kit/runtime';
import { CELL, type State } from '../rules/types.ts';

/** A smooth outline around cells, and the rectangle that it fills. */
export type Patch = {
  readonly shape: Outline;
  readonly trace: (path: Tracer) => void;
  readonly box: Rect;
  readonly turf: number;
};

/** Outlines as last traced: of each skater's ice, of the lake, of its rocks. */
export type Turf = {
  readonly ice: (Patch | undefined)[];
  lake: Patch | undefined;
  /** Everything but the lake. */
  land: Outline | undefined;
  rocks: Patch | undefined;
};

export const createTurf = (): Turf => ({
  ice: [],
  lake: undefined,
  land: undefined,
  rocks: undefined,
});

/** Traces again what has changed since the last frame. */
export function traceTurf(turf: Turf, state: State): void {
  turf.lake ??= patch(state, (code) => code !== 126, 0);
  turf.land ??= landOf(turf.lake);
  turf.rocks ??= patch(state, (code) => code === 35, 0);
  for (const me of state.skaters) {
    if (turf.ice[me.id]?.turf === me.turf) continue;
    const owner = 97 + me.id;
    turf.ice[me.id] = patch(state, (code) => code === owner, me.turf);
  }
}

/** World units of land drawn around a lake. */
const LAND = 1600;

/** The frame goes the other way round than the lake in it, which stays empty. */
function landOf({ trace, box }: Patch): Outline {
  const right = box.x + box.width + LAND;
  const bottom = box.y + box.height + LAND;
  return new Outline((path) => {
    path.moveTo(box.x - LAND, box.y - LAND);
    path.lineTo(box.x - LAND, bottom);
    path.lineTo(right, bottom);
    path.lineTo(right, box.y - LAND);
    path.closePath();
    trace(path);
  });
}

/** Steps along the sides of cells, clockwise from right. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
/** The cells to the left and right ahead of a corner, by the way one came. */
const LEFT = [
  [0, -1],
  [0, 0],
  [-1, 0],
  [-1, -1],
] as const;
const RIGHT = [
  [0, 0],
  [-1, 0],
  [-1, -1],
  [0, -1],
] as const;

function patch(state: State, has: (code: number) => boolean, turf: number): Patch {
  const { rows, size } = state;
  const inside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < size && y < size && has(rows[y]?.charCodeAt(x) ?? 126);
  const seen = new Uint8Array(size * size);
  const loops: number[][] = [];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      if (seen[y * size + x] === 1 || !inside(x, y) || inside(x, y - 1)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      loops.push(walk(x, y, inside, seen, size));
    }
  for (const loop of loops)
    for (let at = 0; at < loop.length; at += 2) {
      left = Math.min(left, loop[at] ?? left);
      right = Math.max(right, loop[at] ?? right);
      bottom = Math.max(bottom, loop[at + 1] ?? bottom);
    }
  const smooth = loops.map(softened);
  const box = {
    x: left * CELL,
    y: top * CELL,
    width: (right - left) * CELL,
    height: (bottom - top) * CELL,
  };
  const trace = (path: Tracer): void => smooth.forEach((loop) => curve(path, loop));
  return { shape: new Outline(trace), trace, box, turf };
}

/** Once around, from the upper side of a cell: the middles of all sides, flat, in cells. */
function walk(
  startX: number,
  startY: number,
  inside: (x: number, y: number) => boolean,
  seen: Uint8Array,
  size: number,
): number[] {
  const middles: number[] = [];
  let [x, y, way] = [startX, startY, 0];
  do {
    if (way === 0) seen[y * size + x] = 1;
    const [dx, dy] = STEPS[way] ?? STEPS[0];
    middles.push(x + dx / 2, y + dy / 2);
    x += dx;
    y += dy;
    const [lx, ly] = LEFT[way] ?? LEFT[0];
    const [rx, ry] = RIGHT[way] ?? RIGHT[0];
    if (inside(x + lx, y + ly)) way = (way + 3) % 4;
    else if (!inside(x + rx, y + ry)) way = (way + 1) % 4;
  } while (x !== startX || y !== startY || way !== 0);
  return middles;
}

/** What a side's neighbors weigh in its place: steps become slopes. */
const WEIGHTS = [3, 2.4, 1.4] as const;
const WEIGHT = 3 + 2 * (2.4 + 1.4);

function softened(loop: readonly number[]): number[] {
  const count = loop.length / 2;
  if (count < 10) return loop.map((value) => value * CELL);
  const soft: number[] = [];
  for (let at = 0; at < count; at += 1) {
    let x = (loop[2 * at] ?? 0) * WEIGHTS[0];
    let y = (loop[2 * at + 1] ?? 0) * WEIGHTS[0];
    for (let off = 1; off < WEIGHTS.length; off += 1) {
      const weight = WEIGHTS[off] ?? 0;
      const before = 2 * ((at - off + count) % count);
      const after = 2 * ((at + off) % count);
      x += ((loop[before] ?? 0) + (loop[after] ?? 0)) * weight;
      y += ((loop[before + 1] ?? 0) + (loop[after + 1] ?? 0)) * weight;
    }
    soft.push((x / WEIGHT) * CELL, (y / WEIGHT) * CELL);
  }
  return soft;
}

/** Through every second point, round in between. */
function curve(path: Tracer, loop: readonly number[]): void {
  const count = loop.length / 2;
  const step = count < 48 ? 1 : 2;
  const x = (at: number): number => loop[2 * (at % count)] ?? 0;
  const y = (at: number): number => loop[2 * (at % count) + 1] ?? 0;
  path.moveTo((x(0) + x(step)) / 2, (y(0) + y(step)) / 2);
  for (let at = step; at < count; at += step) {
    const next = at + step >= count ? count : at + step;
    path.quadraticCurveTo(x(at), y(at), (x(at) + x(next)) / 2, (y(at) + y(next)) / 2);
  }
  path.quadraticCurveTo(x(0), y(0), (x(0) + x(step)) / 2, (y(0) + y(step)) / 2);
  path.closePath();
}
