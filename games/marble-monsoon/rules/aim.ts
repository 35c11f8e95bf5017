import type { Point } from '@playgrove/kit/contract';
import { cos, sin } from '@playgrove/kit/core';
import { placeOf } from './chain.ts';
import { alongAt, xAt, yAt, WIDE } from './path.ts';
import { covered, pathsOf, planOf } from './plan.ts';
import { FIELD } from './shapes.ts';
import { GROW, type State } from './state.ts';

/** Units that a shot flies in a tick. */
export const SPEED = 15;
/** A shot starts this far from the turtle's middle. */
export const MUZZLE = 54;
/** Marbles further back than this are in the reeds: nothing hits them. */
const REEDS = 4;

export type Contact = {
  readonly lane: number;
  readonly at: number;
  /** Where the shot is when it touches. */
  readonly x: number;
  readonly y: number;
  /** How far it has come. */
  readonly far: number;
};

export const headingOf = (angle: number): Point => {
  const turn = (angle * Math.PI) / 1800;
  return { x: cos(turn), y: sin(turn) };
};

/** Where the turtle's shots start. */
export function muzzleOf({ params, pad }: State, heading: Point): Point {
  const { pads } = planOf(params.level);
  const { x, y } = pads[pad] ?? { x: 0, y: 0 };
  return { x: x + heading.x * MUZZLE, y: y + heading.y * MUZZLE };
}

/**
 * The first marble on a straight way.
 * @param reach how far to look
 * @param leads whether to count in how far the chain rolls while a shot flies
 */
export function contactOn(
  state: State,
  from: Point,
  heading: Point,
  reach: number,
  leads = false,
): Contact | undefined {
  const plan = planOf(state.params.level);
  const paths = pathsOf(state);
  let best: Contact | undefined;
  let least = reach;
  for (const [lane, chain] of state.lanes.entries()) {
    const { marbles, v } = chain;
    const path = paths[lane];
    if (!path) continue;
    let driven = leads;
    for (let at = 0; at < marbles.length; at += 1) {
      const marble = marbles[at];
      if (!marble) continue;
      if (at > 0 && !marble.link) driven = false;
      if (marble.s < REEDS) continue;
      let x = xAt(path, marble.s) - from.x;
      let y = yAt(path, marble.s) - from.y;
      if (marble.age < GROW) {
        const place = placeOf(chain, path, at);
        x = place.x - from.x;
        y = place.y - from.y;
      } else if (driven) {
        const s = marble.s + (v * Math.max(0, Math.sqrt(x * x + y * y) - WIDE)) / SPEED;
        x = xAt(path, s) - from.x;
        y = yAt(path, s) - from.y;
      }
      const forward = x * heading.x + y * heading.y;
      const across = x * heading.y - y * heading.x;
      const left = WIDE * WIDE - across * across;
      if (forward < 0 || left <= 0) continue;
      const far = Math.max(0, forward - Math.sqrt(left));
      if (far > least || covered(plan, marble.s / path.length)) continue;
      least = far;
      best = { lane, at, far, x: from.x + heading.x * far, y: from.y + heading.y * far };
    }
  }
  return best;
}

/** Where a marble that touches there comes into its lane: 0 is behind all others. */
export function placeFor(state: State, { lane, at, x, y, far }: Contact): number {
  const path = pathsOf(state)[lane];
  const { marbles = [], v = 0 } = state.lanes[lane] ?? {};
  let driven = at;
  while (marbles[driven]?.link) driven -= 1;
  const s = (marbles[at]?.s ?? 0) + (driven <= 0 ? (v * far) / SPEED : 0);
  if (!path) return at;
  const along = alongAt(path, s);
  return (x - xAt(path, s)) * along.x + (y - yAt(path, s)) * along.y > 0 ? at + 1 : at;
}

/** Whether a shot has left the field. */
export const isGone = ({ x, y }: Point): boolean =>
  x < -WIDE || y < -WIDE || x > FIELD.width + WIDE || y > FIELD.height + WIDE;

/** How far it is along this way to the field's edge. */
export function edgeOn(from: Point, heading: Point): number {
  const way = (at: number, by: number, size: number): number =>
    by > 1e-9 ? (size - at) / by : by < -1e-9 ? -at / by : Infinity;
  return Math.min(way(from.x, heading.x, FIELD.width), way(from.y, heading.y, FIELD.height));
}
