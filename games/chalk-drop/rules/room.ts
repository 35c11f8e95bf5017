import type { Point } from '@playgrove/kit/contract';
import { distanceToLine, inside } from '../strokes/index.ts';
import { cos, sin } from '@playgrove/kit/core';
import { laid, type Top } from './laid.ts';
import { BALL, BOARD, BUCKET, CHALK, FAN, JAR, RULER, type Thing } from './things.ts';

/** Room that chalk keeps from what it may not be drawn over. */
const EDGE = CHALK + 2;
/** How far the chalk may be off a plank's edge and is still guided along it. */
const GUIDE = 32;
/** Where it is guided, a hair outside the room it keeps. */
const OUT = EDGE + 0.5;
/** Sides that chalk can lie on: their way to the right is at least this part of their length. */
const UPPER = 0.8;
/** What is higher than this is run into. */
const STEP_UP = 20;
/** How far past a corner chalk that is laid goes on before it leaves it. */
const PAST = OUT + 2;
/** Narrower things bear no bridge. */
const WIDE = 40;
/** Points of a guided line are no farther apart; how often a longer step may be halved. */
const NEXT = 8;
const HALVINGS = 5;

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

/** Where chalk may be put down. */
export type Room = {
  readonly free: (point: Point) => boolean;
  /**
   * The free place off the plank that a point lies in, the nearest to `last`; `undefined` where it
   * lies too deep in it.
   * @param least a side counts if its way to the right is at least this part of its length: upper
   *   ones have 1, all have −1
   */
  readonly nearest: (point: Point, last: Point, least?: number) => Point | undefined;
  /** What chalk can be laid on. */
  readonly tops: readonly Top[];
};

export function roomOn(things: readonly Thing[]): Room {
  const blocked = things.flatMap((thing) => blockedBy(thing) ?? []);
  const free = (point: Point): boolean => {
    if (point.x < EDGE || point.x > BOARD.width - EDGE) return false;
    if (point.y < EDGE || point.y > BOARD.height - EDGE) return false;
    return blocked.every((one) => isClear(point, one));
  };
  const nearest = (point: Point, last: Point, least = UPPER): Point | undefined =>
    blocked
      .flatMap((one) =>
        'outline' in one && !isClear(point, one) ? placesOn(point, one.outline, least) : [],
      )
      .filter((at) => apart(at, point) <= GUIDE && free(at))
      .reduce<Point | undefined>(
        (best, at) => (best && apart(best, last) <= apart(at, last) ? best : at),
        undefined,
      );
  return { free, nearest, tops: things.flatMap(topOf) };
}

/** The upper side of a plank, a crate or a ruler, as far off as chalk lies on it. */
export function topOf(thing: Thing): readonly Top[] {
  if (thing.kind !== 'box' && thing.kind !== 'crate' && thing.kind !== 'ruler') return [];
  const blocked = blockedBy(thing);
  if (!blocked || !('outline' in blocked)) return [];
  const [a, b] = blocked.outline;
  if (!a || !b || b.x - a.x < WIDE || b.x - a.x < apart(a, b) * UPPER) return [];
  const slope = (b.y - a.y) / (b.x - a.x);
  const up = (OUT * apart(a, b)) / (b.x - a.x);
  const place = (corner: Point, dx: number): Point => ({
    x: corner.x + dx,
    y: corner.y - up + slope * dx,
  });
  return [{ from: place(a, -PAST), to: place(b, PAST) }];
}

function isClear(point: Point, one: Blocked): boolean {
  if ('r' in one) {
    const [dx, dy] = [point.x - one.x, point.y - one.y];
    return dx * dx + dy * dy >= (one.r + EDGE) * (one.r + EDGE);
  }
  if (inside(point, one.outline)) return false;
  const [first] = one.outline;
  return !first || distanceToLine(point, [...one.outline, first]) >= EDGE;
}

/** The nearest places off the sides of an outline (in clockwise order), and around its corners. */
function placesOn({ x, y }: Point, outline: readonly Point[], least: number): readonly Point[] {
  return outline.flatMap((a, at) => {
    const b = outline[(at + 1) % outline.length] ?? a;
    const long = apart(a, b);
    const [dx, dy] = [(b.x - a.x) / long, (b.y - a.y) / long];
    if (dx < least) return [];
    const along = Math.max(0, Math.min(long, (x - a.x) * dx + (y - a.y) * dy));
    const foot = { x: a.x + dx * along, y: a.y + dy * along };
    const off = { x: foot.x + dy * OUT, y: foot.y - dx * OUT };
    const far = apart(foot, { x, y });
    if (far === 0 || far >= EDGE || inside({ x, y }, outline)) return [off];
    const out = (from: number, to: number): number => from + ((to - from) / far) * OUT;
    return [off, { x: out(foot.x, x), y: out(foot.y, y) }];
  });
}

/**
 * The part of a line that may be drawn: from its beginning on top of a plank or the first free
 * point, guided along the planks it brushes, up to where it runs into something. Where that is not
 * all of it, a bridge is laid on what it is to lie on if nothing else is in its way.
 */
export function guided(points: readonly Point[], room: Room): readonly Point[] {
  const plain = asDrawn(points, room);
  if (plain.whole) return plain.line;
  const bridge = laid(points, room.tops);
  const way = bridge && asDrawn(bridge, room);
  return way?.whole ? way.line : plain.line;
}

type Drawable = { readonly line: readonly Point[]; readonly whole: boolean };

/** @returns what may be drawn, and whether that is all of it */
function asDrawn(points: readonly Point[], room: Room): Drawable {
  const begin = points.findIndex((point) => room.free(point));
  const [put] = points;
  const first = points[begin];
  if (!put || !first) return { line: [], whole: false };
  const top = begin > 0 && room.nearest(put, { x: put.x, y: put.y - BOARD.height });
  const onTop = top && trace(top, points.slice(1), room);
  if (onTop && onTop.reached >= begin) {
    return { line: onTop.line, whole: onTop.reached === points.length - 1 };
  }
  // A line that leaves the plank on its other side begins there.
  const { line, reached } = trace(first, points.slice(begin + 1), room);
  return { line, whole: begin === 0 && reached === points.length - 1 };
}

/** @returns the line, and how many of the points it reached */
function trace(
  first: Point,
  points: readonly Point[],
  room: Room,
): { readonly line: readonly Point[]; readonly reached: number } {
  const line = [first];
  let last = first;
  let reached = 0;
  for (const point of points) {
    const free = room.free(point);
    const next = free ? point : room.nearest(point, last);
    if (!next || (!free && apart(last, next) > STEP_UP)) break;
    const way = link(last, next, room, HALVINGS);
    if (!way) break;
    line.push(...way);
    last = next;
    reached += 1;
  }
  return { line, reached };
}

/** From `a`, left out, to `b` around what is between; nothing where that leads through something. */
function link(a: Point, b: Point, room: Room, halvings: number): readonly Point[] | undefined {
  if (apart(a, b) <= NEXT) return [b];
  if (halvings === 0) return undefined;
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const middle = room.free(half) ? half : room.nearest(half, half, -1);
  if (!middle) return undefined;
  const [to, on] = [link(a, middle, room, halvings - 1), link(middle, b, room, halvings - 1)];
  return to && on && [...to, ...on];
}

function apart(a: Point, b: Point): number {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(dx * dx + dy * dy);
}
