import type { Point } from '@playgrove/kit/contract';

/** How wide a marble is, in units of the field. */
export const WIDE = 46;
/** Samples of a path are this far apart. */
const STEP = 6;
/** Points that a curve gets between two of its control points, before it is measured. */
const FINE = 16;

/**
 * A smooth lane, measured along its length. Before its start and behind its end it goes on
 * straight.
 */
export type Path = {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** At each sample: how far along the lane a marble is that touches one here. */
  readonly gaps: Float64Array;
  readonly length: number;
};

/** A uniform cubic B-spline from the first to the last of these points. */
export function pathOf(points: readonly Point[]): Path {
  const last = points.length - 1;
  const control = [
    mirrored(points, 0, 1),
    ...points,
    mirrored(points, last, last - 1),
  ] as readonly Point[];
  const xs: number[] = [];
  const ys: number[] = [];
  let [px, py] = [0, 0];
  let rest = 0;
  for (let piece = 0; piece < last; piece += 1) {
    const [a, b, c, d] = control.slice(piece, piece + 4) as [Point, Point, Point, Point];
    for (let at = piece === 0 ? 0 : 1; at <= FINE; at += 1) {
      const t = at / FINE;
      const u = 1 - t;
      const wa = (u * u * u) / 6;
      const wb = (3 * t * t * t - 6 * t * t + 4) / 6;
      const wc = (3 * u * u * u - 6 * u * u + 4) / 6;
      const wd = (t * t * t) / 6;
      const x = a.x * wa + b.x * wb + c.x * wc + d.x * wd;
      const y = a.y * wa + b.y * wb + c.y * wc + d.y * wd;
      if (xs.length === 0) {
        xs.push(x);
        ys.push(y);
      } else {
        const far = Math.sqrt((x - px) * (x - px) + (y - py) * (y - py));
        let next = STEP - rest;
        while (next <= far) {
          xs.push(px + ((x - px) * next) / far);
          ys.push(py + ((y - py) * next) / far);
          next += STEP;
        }
        rest = far - (next - STEP);
      }
      px = x;
      py = y;
    }
  }
  const path = { xs: Float64Array.from(xs), ys: Float64Array.from(ys) };
  return { ...path, gaps: gapsOf(path.xs, path.ys), length: (xs.length - 1) * STEP };
}

function mirrored(points: readonly Point[], end: number, other: number): Point {
  const [a, b] = [points[end], points[other]];
  if (!a || !b) throw new Error('a path needs two points');
  return { x: 2 * a.x - b.x, y: 2 * a.y - b.y };
}

/** Marbles touch across the bend, not along it, so where the lane bends they lie further apart. */
function gapsOf(xs: Float64Array, ys: Float64Array): Float64Array {
  const gaps = new Float64Array(xs.length).fill(WIDE);
  let ahead = 1;
  for (let at = 0; at < xs.length; at += 1) {
    const [x, y] = [xs[at] ?? 0, ys[at] ?? 0];
    let before = 0;
    let far = 0;
    ahead = Math.max(at + 1, ahead - 1);
    for (; ahead < xs.length; ahead += 1) {
      const dx = (xs[ahead] ?? 0) - x;
      const dy = (ys[ahead] ?? 0) - y;
      far = Math.sqrt(dx * dx + dy * dy);
      if (far >= WIDE) break;
      before = far;
    }
    if (ahead >= xs.length) break;
    if (before === 0) {
      const dx = (xs[ahead - 1] ?? 0) - x;
      const dy = (ys[ahead - 1] ?? 0) - y;
      before = Math.sqrt(dx * dx + dy * dy);
    }
    gaps[at] = (ahead - 1 - at + (WIDE - before) / (far - before)) * STEP;
  }
  return gaps;
}

function read(values: Float64Array, s: number): number {
  const at = s / STEP;
  const last = values.length - 1;
  const low = at < 0 ? 0 : at >= last ? last - 1 : Math.floor(at);
  const from = values[low] ?? 0;
  return from + ((values[low + 1] ?? 0) - from) * (at - low);
}

export const xAt = (path: Path, s: number): number => read(path.xs, s);
export const yAt = (path: Path, s: number): number => read(path.ys, s);

/** How much further along a marble is that touches one at s. */
export function gapAt({ gaps, length }: Path, s: number): number {
  return s <= 0 || s >= length ? WIDE : read(gaps, s);
}

/** Where a marble is that one at s touches. */
export function behind(path: Path, s: number): number {
  let at = s - WIDE;
  for (let turn = 0; turn < 4; turn += 1) at = s - gapAt(path, at);
  return at;
}

/** The direction of the lane at s, as a unit vector. */
export function alongAt(path: Path, s: number): Point {
  const dx = xAt(path, s + STEP) - xAt(path, s - STEP);
  const dy = yAt(path, s + STEP) - yAt(path, s - STEP);
  const far = Math.sqrt(dx * dx + dy * dy) || 1;
  return { x: dx / far, y: dy / far };
}
