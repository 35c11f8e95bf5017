import type { Point } from '@playgrove/kit/contract';
import { cos, sin } from '@playgrove/kit/core';

/** A closed outline in face units: 0, 0 is the middle of the face, x to the right, y down. */
export type Outline = readonly Point[];

const TURN = Math.PI * 2;
const ROUND = 28;

function turned(points: Outline, x: number, y: number, degrees: number): Outline {
  if (degrees === 0) return points.map((point) => ({ x: point.x + x, y: point.y + y }));
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [cos(angle), sin(angle)];
  return points.map((point) => ({
    x: x + point.x * c - point.y * s,
    y: y + point.x * s + point.y * c,
  }));
}

function round(
  count: number,
  at: (angle: number, index: number) => readonly [number, number],
): Outline {
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = at((index / count) * TURN - TURN / 4, index);
    return { x, y };
  });
}

function oval(rx: number, ry: number): Outline {
  return round(ROUND, (angle) => [cos(angle) * rx, sin(angle) * ry]);
}

/** A band along a curve, `w0` wide at its start and `w1` at its end. */
function band(
  curve: (t: number) => Point,
  w0: number,
  w1: number,
  middle = (w0 + w1) / 2,
): Outline {
  const steps = 14;
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let step = 0; step <= steps; step += 1) {
    const t = step / steps;
    const [a, b] = [curve(Math.max(0, t - 0.02)), curve(Math.min(1, t + 0.02))];
    const far = Math.max(1e-6, Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)));
    // Through `middle` half-way: a leaf is a band without ends.
    const w = ((1 - t) * (1 - 2 * t) * w0 + 4 * t * (1 - t) * middle + t * (2 * t - 1) * w1) / 2;
    const [nx, ny] = [(-(b.y - a.y) / far) * w, ((b.x - a.x) / far) * w];
    const at = curve(t);
    left.push({ x: at.x + nx, y: at.y + ny });
    right.push({ x: at.x - nx, y: at.y - ny });
  }
  return [...left, ...right.reverse()];
}

function straight(x1: number, y1: number, x2: number, y2: number): (t: number) => Point {
  return (t) => ({ x: x1 + (x2 - x1) * t, y: y1 + (y2 - y1) * t });
}

function bent(n: readonly number[]): (t: number) => Point {
  const [x1 = 0, y1 = 0, cx = 0, cy = 0, x2 = 0, y2 = 0] = n;
  return (t) => {
    const [a, b, d] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return { x: a * x1 + b * cx + d * x2, y: a * y1 + b * cy + d * y2 };
  };
}

/** A soft closed line through the points. */
function soft(n: readonly number[]): Outline {
  const knots = corners(n);
  const at = (index: number): Point =>
    knots[(index + knots.length) % knots.length] ?? { x: 0, y: 0 };
  return knots.flatMap((_, index) => {
    const [p, a, b, q] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: 5 }, (__, step) => {
      const t = step / 5;
      const mix = (from: number, one: number, two: number, to: number): number =>
        0.5 *
        (2 * one +
          (two - from) * t +
          (2 * from - 5 * one + 4 * two - to) * t * t +
          (3 * one - from - 3 * two + to) * t * t * t);
      return { x: mix(p.x, a.x, b.x, q.x), y: mix(p.y, a.y, b.y, q.y) };
    });
  });
}

function corners(n: readonly number[]): Outline {
  return Array.from({ length: Math.floor(n.length / 2) }, (_, index) => ({
    x: n[index * 2] ?? 0,
    y: n[index * 2 + 1] ?? 0,
  }));
}

function heart(r: number): Outline {
  return round(36, (angle) => {
    const [s, c] = [sin(angle + TURN / 4), cos(angle + TURN / 4)];
    const c2 = 2 * c * c - 1;
    const c3 = 4 * c * c * c - 3 * c;
    const c4 = 2 * c2 * c2 - 1;
    return [r * s * s * s, -r * (0.81 * c - 0.31 * c2 - 0.125 * c3 - 0.06 * c4)];
  });
}

/** What each letter draws, from its numbers. */
const KINDS: Readonly<Record<string, (n: readonly number[]) => readonly Outline[]>> = {
  /** Ellipse: x y rx ry, degrees. */
  e: ([x = 0, y = 0, rx = 1, ry = rx, turn = 0]) => [turned(oval(rx, ry), x, y, turn)],
  /** Star: x y r, points, inner part of 100, degrees. */
  s: ([x = 0, y = 0, r = 1, points = 5, inner = 46, turn = 0]) => [
    turned(
      round(points * 2, (angle, index) => {
        const far = index % 2 === 0 ? r : (r * inner) / 100;
        return [cos(angle) * far, sin(angle) * far];
      }),
      x,
      y,
      turn,
    ),
  ],
  /** Heart: x y r, degrees. */
  h: ([x = 0, y = 0, r = 1, turn = 0]) => [turned(heart(r), x, y, turn)],
  /** Flower: x y r, petals, degrees. */
  f: ([x = 0, y = 0, r = 1, petals = 5, turn = 0]) =>
    Array.from({ length: petals }, (_, index) => {
      const degrees = turn + (index / petals) * 360;
      const angle = (degrees * Math.PI) / 180;
      const wide = Math.min(r * 0.42, (r * 1.9) / petals);
      return turned(
        oval(wide, r * 0.5),
        x + sin(angle) * r * 0.55,
        y - cos(angle) * r * 0.55,
        degrees,
      );
    }),
  /** Crescent: x y r, how deep it is cut (part of 100), degrees; 0 opens to the right. */
  c: ([x = 0, y = 0, r = 1, deep = 60, turn = 0]) => {
    const half = 20;
    const outer = Array.from({ length: half + 1 }, (_, i) => {
      const angle = TURN * (0.14 + (0.72 * i) / half);
      return { x: cos(angle) * r, y: sin(angle) * r };
    });
    const inner = Array.from({ length: half + 1 }, (_, i) => {
      const part = 1 - i / half;
      const angle = TURN * (0.14 + 0.72 * part);
      const squeeze = 1 - (deep / 100) * sin(Math.PI * part);
      return { x: r * 0.637 + (cos(angle) * r - r * 0.637) * squeeze, y: sin(angle) * r };
    });
    return [turned([...outer, ...inner], x, y, turn)];
  },
  /** Leaf, pointed at both ends: x1 y1 x2 y2 width. */
  l: ([x1 = 0, y1 = 0, x2 = 0, y2 = 0, w = 4]) => [band(straight(x1, y1, x2, y2), 0, 0, w)],
  /** Taper, wide at first and pointed at last: x1 y1 x2 y2 width. */
  t: ([x1 = 0, y1 = 0, x2 = 0, y2 = 0, w = 4]) => [band(straight(x1, y1, x2, y2), w, 0, w * 0.62)],
  /** Curved band: x1 y1 cx cy x2 y2, first and last width. */
  q: (n) => [band(bent(n), n[6] ?? 4, n[7] ?? n[6] ?? 4)],
  /** Curved leaf: x1 y1 cx cy x2 y2, width. */
  b: (n) => [band(bent(n), 0, 0, n[6] ?? 4)],
  /** Drop, its point up: x y r, degrees. */
  d: ([x = 0, y = 0, r = 1, turn = 0]) => [
    turned(
      round(24, (angle) => {
        const up = angle < 0 ? -sin(angle) : 0;
        return [cos(angle) * r * (1 - up * 0.35), sin(angle) * r * (1 + up * 0.9)];
      }),
      x,
      y,
      turn,
    ),
  ],
  /** Corners one after the other. */
  p: (n) => [corners(n)],
  /** A soft line through its points. */
  o: (n) => [soft(n)],
  /** Ring: x y r, width. */
  r: ([x = 0, y = 0, r = 1, w = 4]) =>
    [-1, 1].map((side) =>
      band((t) => ({ x: x + side * sin(t * Math.PI) * r, y: y - cos(t * Math.PI) * r }), w, w),
    ),
};

/**
 * Reads shapes: a letter and its numbers, parted by semicolons; `+` before one adds its mirror image.
 * @throws Error for a letter that draws nothing or a number that is none
 */
export function readShapes(text: string): readonly Outline[] {
  return text.split(';').flatMap((piece) => {
    const [, both = '', letter = '', rest = ''] = /^\s*(\+?)([a-z])\s*(.*)$/.exec(piece) ?? [];
    const kind = KINDS[letter];
    const numbers = rest.trim().split(/\s+/).map(Number);
    if (!kind || numbers.some((value) => !Number.isFinite(value))) {
      throw new Error(`"${piece.trim()}" is no shape`);
    }
    const made = kind(numbers);
    if (both === '') return made;
    return [...made, ...made.map((outline) => outline.map(({ x, y }) => ({ x: -x, y })))];
  });
}
