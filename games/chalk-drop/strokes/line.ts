import type { Point } from '@playgrove/kit/contract';

function distance(a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return Math.sqrt(dx * dx + dy * dy);
}

/** Length of the line through all points, in order. */
export function lengthOf(points: readonly Point[]): number {
  let length = 0;
  for (const [at, point] of points.entries()) {
    const before = points[at - 1];
    if (before) length += distance(before, point);
  }
  return length;
}

/** From a point to the nearest place of a segment. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / square;
  const part = Math.max(0, Math.min(1, along));
  return distance(point, { x: a.x + dx * part, y: a.y + dy * part });
}

/** From a point to the nearest place of a line; Infinity where there is no line. */
export function distanceToLine(point: Point, line: readonly Point[]): number {
  const [first] = line;
  if (!first) return Infinity;
  let least = distance(point, first);
  for (const [at, b] of line.entries()) {
    const a = line[at - 1];
    if (a) least = Math.min(least, distanceToSegment(point, a, b));
  }
  return least;
}

/** From one segment to another: 0 where they cross. */
export function distanceBetween(a: Point, b: Point, c: Point, d: Point): number {
  if (cross(a, b, c, d)) return 0;
  return Math.min(
    distanceToSegment(a, c, d),
    distanceToSegment(b, c, d),
    distanceToSegment(c, a, b),
    distanceToSegment(d, a, b),
  );
}

function side(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Whether two segments cross, ends not counted. */
export function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Whether a point lies inside a closed outline. */
export function inside(point: Point, outline: readonly Point[]): boolean {
  let within = false;
  for (const [at, a] of outline.entries()) {
    const b = outline[(at + 1) % outline.length];
    if (!b || a.y > point.y === b.y > point.y) continue;
    if (point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

/** Whole numbers, without repeats: what an input may carry. */
export function quantise(points: readonly Point[]): readonly Point[] {
  const whole = points.map(({ x, y }) => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 }));
  return whole.filter((point, at) => {
    const before = whole[at - 1];
    return !before || before.x !== point.x || before.y !== point.y;
  });
}

/** Points `step` apart along the line, its two ends among them. */
export function resample(points: readonly Point[], step: number): readonly Point[] {
  const [first] = points;
  if (!first || !(step > 0)) return points;
  const out: Point[] = [first];
  let owed = step;
  for (const [at, b] of points.entries()) {
    const a = points[at - 1];
    if (!a) continue;
    const far = distance(a, b);
    let gone = 0;
    while (far - gone >= owed) {
      gone += owed;
      const part = gone / far;
      out.push({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
      owed = step;
    }
    owed -= far - gone;
  }
  const last = points.at(-1);
  const end = out.at(-1);
  if (last && end && distance(last, end) > step * 1e-6) out.push(last);
  return out;
}

/** Trembling taken out: each point becomes the middle of its neighborhood; the ends stay. */
export function smooth(points: readonly Point[], rounds = 1): readonly Point[] {
  let line = points;
  for (let round = 0; round < rounds; round += 1) {
    const from = line;
    line = from.map((point, at) => {
      const [before, after] = [from[at - 1], from[at + 1]];
      if (!before || !after) return point;
      return {
        x: (before.x + point.x * 2 + after.x) / 4,
        y: (before.y + point.y * 2 + after.y) / 4,
      };
    });
  }
  return line;
}

/** Fewest points that stay within `slack` of the line (Ramer, Douglas and Peucker). The ends stay. */
export function simplify(points: readonly Point[], slack: number): readonly Point[] {
  if (points.length < 3) return points;
  const keep = new Set([0, points.length - 1]);
  const spans: (readonly [number, number])[] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [a, b] = [points[from], points[to]];
    if (!a || !b) continue;
    let farthest = from;
    let most = slack;
    for (let at = from + 1; at < to; at += 1) {
      const point = points[at];
      const far = point ? distanceToSegment(point, a, b) : 0;
      if (far <= most) continue;
      most = far;
      farthest = at;
    }
    if (farthest === from) continue;
    keep.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, at) => keep.has(at));
}

/** Whether a line comes back to where it began: its ends are near and it went somewhere. */
export function isClosed(points: readonly Point[], near: number): boolean {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 4) return false;
  return distance(first, last) <= near && lengthOf(points) > near * 4;
}

/** The part of a line that is not longer than `most`. */
export function firstPart(points: readonly Point[], most: number): readonly Point[] {
  const out: Point[] = [];
  let left = most;
  for (const [at, point] of points.entries()) {
    const before = points[at - 1];
    if (!before) {
      out.push(point);
      continue;
    }
    const far = distance(before, point);
    if (far > left) {
      const part = far === 0 ? 0 : left / far;
      out.push({
        x: before.x + (point.x - before.x) * part,
        y: before.y + (point.y - before.y) * part,
      });
      return out;
    }
    left -= far;
    out.push(point);
  }
  return out;
}
