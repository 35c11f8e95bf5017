import { cos, sin } from '@playgrove/kit/core';
import type { Joint, Motion, Part, Scene, Stuff } from './scene.ts';

/** A box `width` × `height` with its center at x, y, rotated. */
export function box(
  width: number,
  height: number,
  stuff: Stuff & { readonly x?: number; readonly y?: number; readonly turn?: number } = {},
): Part {
  const { x = 0, y = 0, turn = 0, ...rest } = stuff;
  const [c, s] = [cos(turn), sin(turn)];
  const [w, h] = [width / 2, height / 2];
  const corners = [-w, -h, w, -h, w, h, -w, h];
  const points: number[] = [];
  for (let at = 0; at < corners.length; at += 2) {
    const [px, py] = [corners[at] ?? 0, corners[at + 1] ?? 0];
    points.push(x + px * c - py * s, y + px * s + py * c);
  }
  return { shape: 'polygon', points, ...rest };
}

/** A disc with its center at x, y. */
export function disc(
  r: number,
  stuff: Stuff & { readonly x?: number; readonly y?: number } = {},
): Part {
  const { x = 0, y = 0, ...rest } = stuff;
  return { shape: 'circle', x, y, r, ...rest };
}

/** A convex polygon, 3 to 8 corners. */
export function polygon(points: readonly number[], stuff: Stuff = {}): Part {
  return { shape: 'polygon', points, ...stuff };
}

/** A static line of segments. */
export function chain(
  points: readonly number[],
  stuff: Stuff & { readonly loop?: boolean } = {},
): Part {
  return { shape: 'chain', points, ...stuff };
}

/** Converts a point of the scene to a body's local coordinates. */
export function toBody(
  scene: Scene,
  body: number,
  x: number,
  y: number,
): readonly [number, number] {
  const { at, c, s } = standing(scene, body);
  const [dx, dy] = [x - at[0], y - at[1]];
  return [dx * c + dy * s, dy * c - dx * s];
}

/** Converts a point in a body's local coordinates to the scene. */
export function toScene(
  scene: Scene,
  body: number,
  x: number,
  y: number,
): readonly [number, number] {
  const { at, c, s } = standing(scene, body);
  return [at[0] + x * c - y * s, at[1] + x * s + y * c];
}

/** A body's position, with the cosine and sine of its angle. */
function standing(scene: Scene, body: number): { readonly at: Motion; c: number; s: number } {
  const at = scene.now[body];
  if (!at) throw new Error(`there is no body ${body}`);
  return { at, c: cos(at[2]), s: sin(at[2]) };
}

/** Joins two bodies at one point of the scene, around which `b` may turn. */
export function addHinge(
  scene: Scene,
  a: number,
  b: number,
  x: number,
  y: number,
  more: {
    readonly low?: number;
    readonly high?: number;
    readonly motor?: number;
    readonly torque?: number;
  } = {},
): void {
  const joint: Joint = {
    kind: 'hinge',
    a,
    b,
    at: toBody(scene, a, x, y),
    on: toBody(scene, b, x, y),
    ...more,
  };
  scene.joints.push(joint);
}

/** Fixes the distance between a point of `a` and a point of `b`. */
export function addRod(
  scene: Scene,
  a: number,
  b: number,
  from: readonly [number, number],
  to: readonly [number, number],
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  scene.joints.push({
    kind: 'rod',
    a,
    b,
    at: toBody(scene, a, ...from),
    on: toBody(scene, b, ...to),
    length: Math.sqrt(dx * dx + dy * dy),
  });
}
