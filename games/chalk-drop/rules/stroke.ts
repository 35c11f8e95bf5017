import type { Point } from '@playgrove/kit/contract';
import {
  convexParts,
  distanceBetween,
  distanceToLine,
  firstPart,
  inside,
  isClosed,
  lengthOf,
  middleOf,
  quantise,
  resample,
  simplify,
  smooth,
} from '../strokes/index.ts';
import { blockedBy, guided, type Room } from './room.ts';
import type { Stroke } from './state.ts';
import { CHALK, type Thing } from './things.ts';

/** Between points of a stroke while it is judged. */
const STEP = 5;
/** How far the simplified line may lie from the drawn one. */
const SLACK = 2.5;
/** Ends as near as this close an outline. */
const CLOSE = 30;
/** Lines as near as this are one body, and a nail as near holds it. */
const TOUCH = CHALK * 1.6;
const PIN_REACH = CHALK + 8;
export const SHORTEST = 24;

export function toPoints(flat: readonly number[]): readonly Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) {
    points.push({ x: flat[at] ?? 0, y: flat[at + 1] ?? 0 });
  }
  return points;
}

export const flat = (points: readonly Point[]): readonly number[] =>
  points.flatMap(({ x, y }) => [x, y]);

/**
 * What becomes of a drawn line: it begins where the board is free, is guided along the planks it
 * brushes, ends at what it runs into or where the chalk is used up, loses its trembling, and comes
 * out in whole units.
 */
export function shaped(drawn: readonly number[], room: Room, chalk: number): readonly number[] {
  const even = resample(smooth(resample(toPoints(drawn), STEP), 2), STEP);
  const allowed = firstPart(guided(even, room), chalk);
  return flat(quantise(simplify(allowed, SLACK)));
}

export function chalkOf(line: readonly number[]): number {
  return lengthOf(toPoints(line));
}

/** Lines as bodies: those that touch are one, and nails under them hold them. */
export function bodiesOf(
  lines: readonly (readonly number[])[],
  things: readonly Thing[],
): Stroke[] {
  const groups: { readonly points: readonly Point[]; readonly solid: boolean }[][] = [];
  for (const line of lines) {
    const points = toPoints(line);
    const mine = { points, solid: isSolid(points, things) };
    const touching = groups.filter((group) => group.some((one) => touch(one.points, points)));
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push([...touching.flat(), mine]);
  }
  const pins = things.filter((thing) => thing.kind === 'pin');
  return groups.map((group): Stroke => {
    const { x, y } = middleOf(group.flatMap(({ points }) => points));
    const held = pins.filter((pin) =>
      group.some(({ points }) => distanceToLine(pin, points) <= PIN_REACH),
    );
    return {
      lines: group.map(({ points, solid }) => ({ points: flat(points), solid })),
      middle: [Math.round(x) + 0, Math.round(y) + 0],
      pins: held.map((pin) => [pin.x, pin.y] as const),
    };
  });
}

/** Closed, without crossing itself, around nothing that is in the way. */
function isSolid(points: readonly Point[], things: readonly Thing[]): boolean {
  if (!isClosed(points, CLOSE) || !convexParts(points.slice(0, -1))) return false;
  return things.every((thing) => {
    const blocked = blockedBy(thing);
    if (!blocked) return true;
    const corners = 'outline' in blocked ? blocked.outline : [blocked];
    return corners.every((corner) => !inside(corner, points)) && !inside(thing, points);
  });
}

function touch(one: readonly Point[], other: readonly Point[]): boolean {
  return one.some((b, at) => {
    const a = one[at - 1];
    return (
      a !== undefined &&
      other.some((d, index) => {
        const c = other[index - 1];
        return c !== undefined && distanceBetween(a, b, c, d) <= TOUCH;
      })
    );
  });
}
