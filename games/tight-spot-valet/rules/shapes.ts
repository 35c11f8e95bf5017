import { cos, sin, wrapAngle } from '@playgrove/kit/core';
import type { Bay, Box, Lot, Thing } from './types.ts';

type Spot = { readonly x: number; readonly y: number };

export function apart(one: Spot, two: Spot): number {
  const [dx, dy] = [two.x - one.x, two.y - one.y];
  return Math.sqrt(dx * dx + dy * dy);
}

/** Where a box reaches farthest from its center. */
const reachOf = ({ l, w }: Box): number => Math.sqrt(l * l + w * w);

export function cornersOf({ x, y, a, l, w }: Box): readonly Spot[] {
  const [ux, uy, vx, vy] = [cos(a) * l, sin(a) * l, -sin(a) * w, cos(a) * w];
  return [
    { x: x + ux + vx, y: y + uy + vy },
    { x: x + ux - vx, y: y + uy - vy },
    { x: x - ux - vx, y: y - uy - vy },
    { x: x - ux + vx, y: y - uy + vy },
  ];
}

/** A point in the frame of a box: along and across. */
export function inFrame(frame: Box, at: Spot): Spot {
  const [dx, dy] = [at.x - frame.x, at.y - frame.y];
  const [c, s] = [cos(frame.a), sin(frame.a)];
  return { x: dx * c + dy * s, y: dy * c - dx * s };
}

/** Whether a gap can be laid between two boxes along an edge of the first. */
function isApart(one: Box, two: Box): boolean {
  const { x, y } = inFrame(one, two);
  const turn = two.a - one.a;
  const [c, s] = [Math.abs(cos(turn)), Math.abs(sin(turn))];
  return Math.abs(x) > one.l + two.l * c + two.w * s || Math.abs(y) > one.w + two.l * s + two.w * c;
}

/**
 * Whether a box touches a thing.
 * @param room how far apart they must be, at least
 */
export function touches(box: Box, thing: Thing, room = 0): boolean {
  const reach = reachOf(box) + (thing.round ? thing.l : reachOf(thing)) + room;
  const [dx, dy] = [thing.x - box.x, thing.y - box.y];
  if (dx * dx + dy * dy > reach * reach) return false;
  if (!thing.round) {
    const wide = room === 0 ? box : { ...box, l: box.l + room, w: box.w + room };
    return !isApart(wide, thing) && !isApart(thing, wide);
  }
  const { x, y } = inFrame(box, thing);
  const outX = Math.max(0, Math.abs(x) - box.l);
  const outY = Math.max(0, Math.abs(y) - box.w);
  const r = thing.l + room;
  return outX * outX + outY * outY < r * r;
}

/** Where a box hits something: the wall around the lot, or a thing. Undefined if it is free. */
export function hitAt(
  box: Box,
  lot: Pick<Lot, 'width' | 'height' | 'things'>,
  more: readonly Thing[],
  room = 0,
): Spot | undefined {
  const corners = cornersOf(box);
  for (const { x, y } of corners) {
    if (x < room || y < room || x > lot.width - room || y > lot.height - room) return { x, y };
  }
  const thing =
    lot.things.find((one) => touches(box, one, room)) ??
    more.find((one) => touches(box, one, room));
  return thing && contact(box, thing, corners);
}

/** About the place where they touch: on the box, as near to the thing as it gets. */
function contact(box: Box, thing: Thing, corners: readonly Spot[]): Spot {
  if (!thing.round) {
    for (const corner of corners) {
      const { x, y } = inFrame(thing, corner);
      if (Math.abs(x) < thing.l + 2 && Math.abs(y) < thing.w + 2) return corner;
    }
    for (const corner of cornersOf(thing)) {
      const { x, y } = inFrame(box, corner);
      if (Math.abs(x) < box.l + 2 && Math.abs(y) < box.w + 2) return corner;
    }
  }
  const { x, y } = inFrame(box, thing);
  const [u, v] = [clamped(x, box.l), clamped(y, box.w)];
  const [c, s] = [cos(box.a), sin(box.a)];
  return { x: box.x + u * c - v * s, y: box.y + u * s + v * c };
}

export const clamped = (value: number, limit: number): number =>
  Math.max(-limit, Math.min(limit, value));

/** How far a car may stick out over the line and still be parked. */
const OVER = 2;
/** The middle of a bay: units across, radians. */
export const MIDDLE = 6;
export const LEVEL = 0.11;
/** What is towed may stand a little more crooked. */
const TOWED = 1.4;

/**
 * 0 outside the bay, 1 inside, 2 inside and straight in the middle.
 * @param care below 1: nearer to the middle than a player must be
 */
export function fitOf(boxes: readonly Box[], bay: Bay, care = 1): number {
  let worst = 2;
  for (const [part, box] of boxes.entries()) {
    const turned = wrapAngle(box.a - bay.a);
    const isBackward = Math.abs(turned) > Math.PI / 2;
    if (isBackward && bay.strict) return 0;
    for (const corner of cornersOf(box)) {
      const { x, y } = inFrame(bay, corner);
      if (Math.abs(x) > bay.l + OVER || Math.abs(y) > bay.w + OVER) return 0;
    }
    const off = isBackward ? Math.PI - Math.abs(turned) : Math.abs(turned);
    const slack = part > 0 ? care * TOWED : care;
    if (off > LEVEL * slack || Math.abs(inFrame(bay, box).y) > MIDDLE * slack) worst = 1;
  }
  return worst;
}
