import { cos, sin } from '@playgrove/kit/rules';
import type { Joint, Motion, Part, Scene, Stuff } from './scene.ts';

/** A box `width` × `height` about x, y, turned. */
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

/** A disc about x, y. */
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

/** A line of segments that never moves. */
export function chain(
  points: readonly number[],
  stuff: Stuff & { readonly loop?: boolean } = {},
): Part {
  return { shape: 'chain', points, ...stuff };
}

/** A place of the scene, told about a body's own 0, 0. */
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

/** A place about a body's own 0, 0, told in the scene. */
export function toScene(
  scene: Scene,
  body: number,
  x: number,
  y: number,
): readonly [number, number] {
  const { at, c, s } = standing(scene, body);
  return [at[0] + x * c - y * s, at[1] + x * s + y * c];
}

/** Where a body is, with the cosine and sine of its turn. */
function standing(scene: Scene, body: number): { readonly at: Motion; c: number; s: number } {
  const at = scene.now[body];
  if (!at) throw new Error(`there is no body ${body}`);
  return { at, c: cos(at[2]), s: sin(at[2]) };
}

/** Holds two bodies together at one place of the scene, about which `b` may turn. */
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

/** Keeps a place of `a` and a place of `b` as far apart as they are now. */
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
