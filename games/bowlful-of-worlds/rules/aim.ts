import type { Point } from '@playgrove/kit/contract';
import { cos, sin } from '@playgrove/kit/core';
import { fallDrag, pull, pullAt, STEP, STEPS } from './motion.ts';
import { planOf } from './levels.ts';
import { radiusOf, RIM, sizeOf, type State } from './state.ts';

/** Speed at which the spoon throws toward the middle. */
export const THROW = 60;

/** Where on the rim an angle is: tenths of a degree, clockwise from the right. */
export function rimAt(angle: number, far = RIM): Point {
  const turn = (angle * Math.PI) / 1800;
  return { x: far * cos(turn), y: far * sin(turn) };
}

/** How a world that is dropped now would fall. */
export type Fall = {
  /** x, y, x, y… */
  readonly path: readonly number[];
  readonly end: Point;
  /** The body that it meets first, as a place in the list; −1 if it falls to the middle. */
  readonly hit: number;
};

/** Ticks of the longest fall. */
const LONGEST = 110;
/** Steps between two points of the path. */
const EVERY = 8;

/** The way of a world of this kind to the first body that it meets, as if the pile stood still. */
export function fallOf(state: State, angle: number, kind = state.held): Fall {
  const { swirl } = planOf(state.params.level);
  const r = radiusOf(kind);
  let { x, y } = rimAt(angle);
  let vx = (-x / RIM) * THROW;
  let vy = (-y / RIM) * THROW;
  const path = [x, y];
  const { bodies } = state;
  for (let step = 0; step < LONGEST * STEPS; step += 1) {
    pullAt(x, y, vx, vy, swirl);
    vx = (vx + pull.x) * fallDrag;
    vy = (vy + pull.y) * fallDrag;
    x += vx * STEP;
    y += vy * STEP;
    for (let n = 0; n < bodies.length; n += 1) {
      const body = bodies[n];
      if (!body?.landed) continue;
      const reach = r + sizeOf(body);
      const dx = body.x - x;
      const dy = body.y - y;
      if (dx * dx + dy * dy >= reach * reach) continue;
      path.push(x, y);
      return { path, end: { x, y }, hit: n };
    }
    if (x * x + y * y < 9) break;
    if (step % EVERY === EVERY - 1) path.push(x, y);
  }
  path.push(x, y);
  return { path, end: { x, y }, hit: -1 };
}
