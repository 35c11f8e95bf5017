import type { Point } from '@playgrove/kit/contract';
import {
  convexParts,
  distanceBetween,
  distanceToLine,
  firstPart,
  freePart,
  inside,
  isClosed,
  lengthOf,
  middleOf,
  quantise,
  resample,
  simplify,
  smooth,
} from '@playgrove/kit/strokes';
import { BALL, BOARD, BUCKET, CHALK, FAN, JAR, RULER, type Thing } from './things.ts';
import type { Stroke } from './state.ts';
import { cos, sin } from '@playgrove/kit/rules';

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
const AIR = 2;

export function toPoints(flat: readonly number[]): readonly Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) {
    points.push({ x: flat[at] ?? 0, y: flat[at + 1] ?? 0 });
  }
  return points;
}

const flat = (points: readonly Point[]): readonly number[] => points.flatMap(({ x, y }) => [x, y]);

/** The outline of what chalk cannot be drawn over, or a circle. */
type Blocked =
  | { readonly outline: readonly Point[] }
  | { readonly x: number; readonly y: number; readonly r: number };

function rectangle(x: number, y: number, w: number, h: number, turn = 0): Blocked {
  const [c, s] = [cos(turn), sin(turn)];
  const corner = (dx: number, dy: number): Point => ({
    x: x + dx * c - dy * s,
    y: y + dx * s + dy * c,
  });
  const [a, b] = [w / 2, h / 2];
  return { outline: [corner(-a, -b), corner(a, -b), corner(a, b), corner(-a, b)] };
}

export function blockedBy(thing: Thing): Blocked | undefined {
  const { x, y } = thing;
  switch (thing.kind) {
    case 'box':
      return rectangle(x, y, thing.w, thing.h, thing.turn);
    case 'crate':
    case 'door':
    case 'glass':
      return rectangle(x, y, thing.w, thing.h);
    case 'ball':
      return { x, y, r: BALL };
    case 'bumper':
    case 'mill':
      return { x, y, r: thing.r };
    case 'jar':
      return rectangle(x, y - JAR.height / 2, JAR.width + JAR.wall * 2, JAR.height);
    case 'ruler':
      return rectangle(x, y, thing.w, RULER);
    case 'bucket': {
      const middle = y + thing.rope + BUCKET.height / 2;
      return rectangle(x, middle, BUCKET.width + BUCKET.wall * 2, BUCKET.height);
    }
    case 'fan': {
      const up = thing.way === 'up';
      return rectangle(x, y, up ? FAN.width : FAN.depth, up ? FAN.depth : FAN.width);
    }
    case 'pin':
    case 'key':
      return undefined;
  }
}

/** Whether chalk may be put down here. */
export function freeAt(things: readonly Thing[]): (point: Point) => boolean {
  const blocked = things.flatMap((thing) => blockedBy(thing) ?? []);
  const edge = CHALK + AIR;
  return (point) => {
    if (point.x < edge || point.x > BOARD.width - edge) return false;
    if (point.y < edge || point.y > BOARD.height - edge) return false;
    return blocked.every((one) => {
      if ('r' in one) {
        const [dx, dy] = [point.x - one.x, point.y - one.y];
        return dx * dx + dy * dy >= (one.r + edge) ** 2;
      }
      if (inside(point, one.outline)) return false;
      const [first] = one.outline;
      return !first || distanceToLine(point, [...one.outline, first]) >= edge;
    });
  };
}

/**
 * What becomes of a drawn line: it begins where the board is free, ends where it is not or where
 * the chalk is used up, loses its trembling, and is told in whole units.
 */
export function shaped(
  drawn: readonly number[],
  free: (point: Point) => boolean,
  chalk: number,
): readonly number[] {
  const even = smooth(resample(toPoints(drawn), STEP), 2);
  const allowed = firstPart(freePart(even, STEP, free), chalk);
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
