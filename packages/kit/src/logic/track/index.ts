/**
 * Closed tracks from a few points: arc-length tables, nearest position, checkpoints, laps.
 *
 * ```ts
 * const track = createTrack({ points: [[0, 0], [120, 0], [120, 80], [0, 80]], width: 14 });
 * const at = track.nearest(car, car.index);       // { index, along, aside }
 * const gone = track.progress(before, at.along);  // meters forward since `before`
 * ```
 *
 * Plain numbers, the same in every engine: only + - * /, sqrt and the trigonometry of kit/core.
 */
import type { Point } from '@playgrove/kit/contract';
import { atan2, wrapAngle } from '@playgrove/kit/core';

export type TrackPlan = {
  /** Control points of a closed curve, in order; at least four. World units. */
  readonly points: readonly (readonly [x: number, y: number])[];
  /** From edge to edge. */
  readonly width: number;
  /** Distance between samples. Default 2. */
  readonly spacing?: number;
  /** Checkpoints on a lap, evenly spaced, the first at the start. Default 8. */
  readonly checkpoints?: number;
};

/** One sample of the center line. */
export type Sample = Point & {
  /** Direction of travel, radians. */
  readonly angle: number;
  /** Unit vector along the track; (−ty, tx) points to its right hand where y grows downward. */
  readonly tx: number;
  readonly ty: number;
  /** 1 / radius, positive when the angle grows. */
  readonly bend: number;
};

/** A position on a track. */
export type TrackPosition = {
  /** Of the nearest sample. */
  readonly index: number;
  /** Distance from the start along the center line, 0 to `length`. */
  readonly along: number;
  /** Signed distance from the center line, positive toward (−ty, tx). */
  readonly aside: number;
};

export type Track = {
  readonly samples: readonly Sample[];
  readonly length: number;
  readonly spacing: number;
  readonly width: number;
  readonly checkpoints: number;
  /** The sample at an index, wrapping around. */
  sample(index: number): Sample;
  /** A point at a distance along and aside, wrapping around. */
  at(along: number, aside?: number): Point & { readonly angle: number };
  /**
   * The nearest position. With `near` (the previous index) only nearby samples are searched, so
   * that a track that comes close to itself is never jumped across.
   */
  nearest(point: Point, near?: number): TrackPosition;
  /** The signed distance from one position to another, the shorter way around. */
  progress(from: number, to: number): number;
};

const DENSE = 24;
const NEAR = 6;

/** @throws if there are fewer than four points, or the width or the spacing is not positive */
export function createTrack(plan: TrackPlan): Track {
  const { points, width, spacing: wanted = 2, checkpoints = 8 } = plan;
  if (points.length < 4) throw new Error(`track: ${points.length} points, at least 4 are needed`);
  if (!(width > 0)) throw new Error(`track: width is ${width}, not above 0`);
  if (!(wanted > 0)) throw new Error(`track: spacing is ${wanted}, not above 0`);
  const { places, length, spacing } = evenly(dense(points), wanted);
  const samples = withTangents(places, spacing);
  const count = samples.length;
  const sample = (index: number): Sample => {
    const found = samples[((Math.round(index) % count) + count) % count];
    if (!found) throw new Error(`track: there is no sample ${index}`);
    return found;
  };
  const round = (along: number): number => along - length * Math.floor(along / length);

  return {
    samples,
    length,
    spacing,
    width,
    checkpoints,
    sample,
    at(along, aside = 0) {
      const exact = round(along) / spacing;
      const first = Math.floor(exact);
      const part = exact - first;
      const [a, b] = [sample(first), sample(first + 1)];
      const tx = a.tx + (b.tx - a.tx) * part;
      const ty = a.ty + (b.ty - a.ty) * part;
      return {
        x: a.x + (b.x - a.x) * part - ty * aside,
        y: a.y + (b.y - a.y) * part + tx * aside,
        angle: a.angle + wrapAngle(b.angle - a.angle) * part,
      };
    },
    nearest(point, near) {
      const from = near === undefined ? 0 : near - NEAR;
      const to = near === undefined ? count - 1 : near + NEAR;
      let best = from;
      let least = Infinity;
      for (let index = from; index <= to; index += 1) {
        const { x, y } = sample(index);
        const off = (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y);
        if (off < least) {
          least = off;
          best = index;
        }
      }
      const index = ((best % count) + count) % count;
      const { x, y, tx, ty } = sample(index);
      const [dx, dy] = [point.x - x, point.y - y];
      return { index, along: round(index * spacing + dx * tx + dy * ty), aside: dy * tx - dx * ty };
    },
    progress(from, to) {
      const way = round(to - from);
      return way > length / 2 ? way - length : way;
    },
  };
}

/** A racer's progress in laps: plain data, for a state. */
export type Laps = {
  /** Laps finished. */
  lap: number;
  /** The checkpoint to pass next. */
  next: number;
};

/** On the grid before the line: passing the line comes first. */
export function freshLaps(): Laps {
  return { lap: -1, next: 0 };
}

/**
 * Passes checkpoints in order; shortcuts and turning back pass none.
 * @returns what was passed: undefined, a checkpoint, or the line (a lap done, or started)
 */
export function passCheckpoints(
  track: Track,
  laps: Laps,
  before: number,
  now: number,
): 'none' | 'checkpoint' | 'line' {
  const step = track.progress(before, now);
  if (step <= 0) return 'none';
  const mark = (laps.next * track.length) / track.checkpoints;
  const ahead = track.progress(before, mark);
  if (ahead <= 0 || ahead > step) return 'none';
  const line = laps.next === 0;
  if (line) laps.lap += 1;
  laps.next = (laps.next + 1) % track.checkpoints;
  return line ? 'line' : 'checkpoint';
}

/** A Catmull–Rom spline through all points, in many short segments. */
function dense(points: TrackPlan['points']): Point[] {
  const count = points.length;
  const point = (at: number): readonly [number, number] => points[(at + count) % count] ?? [0, 0];
  const mix = (a: number, b: number, c: number, d: number, t: number): number =>
    b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  return points.flatMap((_, at) => {
    const [a, b, c, d] = [point(at - 1), point(at), point(at + 1), point(at + 2)];
    return Array.from({ length: DENSE }, (_unused, step) => ({
      x: mix(a[0], b[0], c[0], d[0], step / DENSE),
      y: mix(a[1], b[1], c[1], d[1], step / DENSE),
    }));
  });
}

/** The same closed line with evenly spaced points, as close to `wanted` as fits a whole lap. */
function evenly(line: readonly Point[], wanted: number) {
  const steps = line.map((point, at) => {
    const next = line[(at + 1) % line.length] ?? point;
    const [dx, dy] = [next.x - point.x, next.y - point.y];
    return { point, dx, dy, long: Math.sqrt(dx * dx + dy * dy) };
  });
  const length = steps.reduce((sum, { long }) => sum + long, 0);
  const count = Math.max(8, Math.round(length / wanted));
  const spacing = length / count;
  const places: Point[] = [];
  let passed = 0;
  for (const { point, dx, dy, long } of steps) {
    while (places.length < count && places.length * spacing <= passed + long) {
      const part = long > 0 ? (places.length * spacing - passed) / long : 0;
      places.push({ x: point.x + dx * part, y: point.y + dy * part });
    }
    passed += long;
  }
  return { places, length, spacing };
}

function withTangents(places: readonly Point[], spacing: number): Sample[] {
  const count = places.length;
  const tangents = places.map((place, at) => {
    const before = places[(at + count - 1) % count] ?? place;
    const after = places[(at + 1) % count] ?? place;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const long = Math.sqrt(dx * dx + dy * dy) || 1;
    return { x: place.x, y: place.y, tx: dx / long, ty: dy / long, angle: atan2(dy, dx) };
  });
  return tangents.map((one, at) => {
    const before = tangents[(at + count - 1) % count] ?? one;
    const after = tangents[(at + 1) % count] ?? one;
    return { ...one, bend: wrapAngle(after.angle - before.angle) / (2 * spacing) };
  });
}
