import type { Point } from '@playgrove/kit/contract';
import { inside } from './line.ts';

/** Corners, `[x, y, x, y, …]`: what `polygon` of kit/logic/physics2d takes. */
export type Corners = readonly number[];

const MAX_CORNERS = 8;

/**
 * A line as thick as chalk: one convex part a segment, pointed a little beyond its ends, so that
 * neighbors overlap and a ball rolls over the joint.
 * @param half half of the thickness
 */
export function thickParts(points: readonly Point[], half: number): readonly Corners[] {
  const parts: Corners[] = [];
  for (const [at, b] of points.entries()) {
    const a = points[at - 1];
    if (!a) continue;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far < 1e-6) continue;
    const [ux, uy] = [(dx / far) * half, (dy / far) * half];
    // A hexagon: sides at half thickness, tips at 0.7 of it beyond the ends.
    parts.push([
      a.x - uy,
      a.y + ux,
      a.x - ux * 0.7,
      a.y - uy * 0.7,
      a.x + uy,
      a.y - ux,
      b.x + uy,
      b.y - ux,
      b.x + ux * 0.7,
      b.y + uy * 0.7,
      b.x - uy,
      b.y + ux,
    ]);
  }
  return parts;
}

/** Twice the area; above 0 where the outline goes from x toward y. */
function turned(outline: readonly Point[]): number {
  let sum = 0;
  for (const [at, a] of outline.entries()) {
    const b = outline[(at + 1) % outline.length];
    if (b) sum += a.x * b.y - b.x * a.y;
  }
  return sum;
}

/** The area inside a closed outline that does not cross itself. */
export function areaOf(outline: readonly Point[]): number {
  return Math.abs(turned(outline)) / 2;
}

/** The middle of the area inside, or of the corners where there is no area. */
export function middleOf(outline: readonly Point[]): Point {
  let [sum, x, y] = [0, 0, 0];
  for (const [at, a] of outline.entries()) {
    const b = outline[(at + 1) % outline.length];
    if (!b) continue;
    const part = a.x * b.y - b.x * a.y;
    sum += part;
    x += (a.x + b.x) * part;
    y += (a.y + b.y) * part;
  }
  if (Math.abs(sum) > 1e-9) return { x: x / (3 * sum), y: y / (3 * sum) };
  const count = Math.max(1, outline.length);
  return {
    x: outline.reduce((total, point) => total + point.x, 0) / count,
    y: outline.reduce((total, point) => total + point.y, 0) / count,
  };
}

type Ring = readonly Point[];

function bend(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}

/**
 * Convex parts, of 3 to 8 corners each, that fill a closed outline: ears are cut off, then
 * neighbors are joined while they stay convex.
 * @returns nothing where the outline crosses itself or has no area
 */
export function convexParts(outline: readonly Point[]): readonly Corners[] | undefined {
  const area = turned(outline);
  if (outline.length < 3 || Math.abs(area) < 1e-6) return undefined;
  const triangles = cutEars(area > 0 ? outline : [...outline].reverse());
  if (!triangles) return undefined;
  const filled = triangles.reduce((sum, triangle) => sum + areaOf(triangle), 0);
  if (Math.abs(filled - Math.abs(area) / 2) > filled * 1e-6) return undefined;
  return joinUp(triangles).map((ring) => ring.flatMap(({ x, y }) => [x, y]));
}

function cutEars(outline: Ring): Ring[] | undefined {
  const left = [...outline];
  const triangles: Ring[] = [];
  while (left.length > 3) {
    const ear = left.findIndex((_, at) => isEar(left, at));
    if (ear < 0) return undefined;
    const [a, b, c] = around(left, ear);
    if (!a || !b || !c) return undefined;
    if (bend(a, b, c) > 1e-9) triangles.push([a, b, c]);
    left.splice(ear, 1);
  }
  if (turned(left) > 1e-9) triangles.push(left);
  return triangles;
}

function around(ring: Ring, at: number): readonly (Point | undefined)[] {
  return [ring[(at + ring.length - 1) % ring.length], ring[at], ring[(at + 1) % ring.length]];
}

function isEar(ring: Ring, at: number): boolean {
  const [a, b, c] = around(ring, at);
  if (!a || !b || !c) return false;
  const turn = bend(a, b, c);
  if (turn < 0) return false;
  if (turn < 1e-9) return true;
  return !ring.some(
    (point) => point !== a && point !== b && point !== c && inside(point, [a, b, c]),
  );
}

/** Joins neighbors along a shared side while the whole stays convex. */
function joinUp(triangles: readonly Ring[]): readonly Ring[] {
  const rings = [...triangles];
  for (let one = 0; one < rings.length; one += 1) {
    for (let other = one + 1; other < rings.length;) {
      const joined = joinTwo(rings[one] ?? [], rings[other] ?? []);
      if (!joined) {
        other += 1;
        continue;
      }
      rings[one] = joined;
      rings.splice(other, 1);
      other = one + 1;
    }
  }
  return rings;
}

function joinTwo(one: Ring, other: Ring): Ring | undefined {
  if (one.length + other.length - 2 > MAX_CORNERS) return undefined;
  for (const [at, a] of one.entries()) {
    const b = one[(at + 1) % one.length];
    const back = other.findIndex(
      (point, index) => point === b && other[(index + 1) % other.length] === a,
    );
    if (back < 0) continue;
    const rest = Array.from(
      { length: other.length - 2 },
      (_, step) => other[(back + 2 + step) % other.length],
    ).filter((point): point is Point => point !== undefined);
    const joined = [...one.slice(0, at + 1), ...rest, ...one.slice(at + 1)];
    const convex = joined.every((_, index) => {
      const [p, q, r] = around(joined, index);
      return p && q && r ? bend(p, q, r) > 1e-6 : false;
    });
    return convex ? joined : undefined;
  }
  return undefined;
}
