import type { Point } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import type { Grain } from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { heightOf, layoutOf, type Ground } from '../rules/layout.ts';
import type { Laid } from '../rules/course.ts';
import type { Place } from '../rules/spots.ts';
import { THEMES } from './theme.ts';
import { forgetWalls, wallOf } from './walls.ts';

type Seen = Laid & { readonly at: number };
/** A place along the street, with its number from the street's beginning. */
type Mark = Point & { readonly number: number };

/** A stretch of street between gaps: its outlines are traced once, about the first chunk in sight. */
type Paving = {
  readonly place: Place;
  readonly edge: draw.Outline;
  /** The wall below the edge, and all that lies farther down. */
  readonly wall: draw.Outline;
  readonly deep: draw.Outline;
  readonly seams: draw.Outline;
  /** Where something hangs on the wall: not near an end. */
  readonly walls: readonly Mark[];
};

const INK = draw.PALETTE.ink;
const DIM = draw.fade(INK, 0.35);
const STEP = 30;
const STAIR = 26;

/** Points of a piece of ground about its chunk's beginning. */
function pointsOf(piece: Ground): Point[] {
  const { x, w, y0, y1, kind } = piece;
  const end = x + w;
  if (kind === 'stairs') return steps(piece);
  const points: Point[] = [{ x, y: y0 }];
  if (kind === 'ease')
    for (let at = x + STEP; at < end; at += STEP) points.push({ x: at, y: heightOf(piece, at) });
  // Of a ramp this is the foot; the ramp stands on it.
  points.push({ x: end, y: kind === 'kick' ? y0 : y1 });
  return points;
}

function steps({ x, w, y0, y1 }: Ground): Point[] {
  const count = Math.max(3, Math.round(w / STAIR / 1.4));
  const points: Point[] = [];
  for (let at = 0; at < count; at += 1) {
    const y = y0 + ((y1 - y0) * at) / count;
    points.push({ x: x + (w * at) / count, y }, { x: x + (w * (at + 1)) / count, y });
  }
  points.push({ x: x + w, y: y1 });
  return points;
}

const known = new Map<number, readonly (readonly Point[])[]>();

/** Stretches of a chunk, separated by gaps; empty ones stand for a gap at an edge. */
function stretchesOf(chunk: number): readonly (readonly Point[])[] {
  const made = known.get(chunk);
  if (made) return made;
  const all: Point[][] = [[]];
  for (const piece of layoutOf(chunk).ground) {
    if (piece.kind === 'gap') all.push([]);
    else all.at(-1)?.push(...pointsOf(piece));
  }
  known.set(chunk, all);
  return all;
}

/** Farther down than any screen reaches. */
const DEEP = 6000;
/** Where the wall ends and the dark begins, below the edge. */
const WALL = 150;
const PANEL = 260;

let cached: { readonly key: string; readonly pavings: readonly Paving[] } | undefined;

/** Curb and walls of what is in sight; traced again when another chunk comes or goes. */
export function drawPaving(
  to: Surface,
  seen: readonly Seen[],
  camera: Point,
  grain: Grain | undefined,
): void {
  const first = seen[0];
  if (!first) return;
  const key = seen.map(({ chunk, at, place }) => `${at} ${chunk} ${place}`).join();
  if (cached?.key !== key) {
    cached = { key, pavings: pavingsOf(seen, first) };
    forgetWalls(seen.map(({ place }) => place));
  }
  const from = { x: first.at - camera.x, y: first.y - camera.y };
  for (const paving of cached.pavings) drawOne(to, paving, from, grain);
}

function pavingsOf(seen: readonly Seen[], first: Seen): readonly Paving[] {
  const pavings: Paving[] = [];
  let [open, of]: [Point[], Place] = [[], first.place];
  const close = (): void => {
    if (open.length > 1) pavings.push(pavingOf(open, of, first.at));
    open = [];
  };
  for (const { chunk, at, y, place } of seen) {
    const last = open.at(-1);
    if (place !== of && last) {
      close();
      open = [last];
    }
    of = place;
    stretchesOf(chunk).forEach((stretch, index) => {
      if (index > 0) close();
      for (const point of stretch) {
        open.push({ x: point.x + at - first.at, y: point.y + y - first.y });
      }
    });
  }
  close();
  return pavings;
}

function pavingOf(points: readonly Point[], place: Place, from: number): Paving {
  const [left, right] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
  const lowest = points.reduce((most, { y }) => Math.max(most, y), -Infinity);
  const along = (path: CanvasPath): void => {
    points.forEach(({ x, y }, at) => (at === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  };
  return {
    place,
    edge: new draw.Outline(along),
    wall: new draw.Outline((path) => {
      along(path);
      for (const { x, y } of points.toReversed()) path.lineTo(x, y + WALL + 2);
    }),
    deep: new draw.Outline((path) => {
      along(path);
      path.lineTo(right, lowest + DEEP);
      path.lineTo(left, lowest + DEEP);
    }),
    seams: new draw.Outline((path) => {
      for (const { x, y } of marks(points, from, 96, 0)) {
        path.moveTo(x, y + 18);
        path.lineTo(x, y + 34);
      }
    }),
    walls: marks(points, from, PANEL, PANEL / 2).filter(
      ({ x }) => x - left >= 110 && right - x >= 110,
    ),
  };
}

/** Places on the street that are whole multiples of `every` from its beginning, `off` farther on. */
function marks(
  points: readonly Point[],
  from: number,
  every: number,
  off: number,
): readonly Mark[] {
  const found: Mark[] = [];
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1], points[index]];
    if (!a || !b || b.x <= a.x) continue;
    const first = Math.ceil((a.x + from - off) / every);
    const last = Math.floor((b.x + from - off) / every);
    for (let number = first; number <= last; number += 1) {
      const x = number * every + off - from;
      found.push({ x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x), number });
    }
  }
  return found;
}

function drawOne(to: Surface, paving: Paving, from: Point, grain: Grain | undefined): void {
  const { c } = to;
  const theme = THEMES[paving.place];
  draw.place(c, from.x, from.y, () => paving.wall.fill(c, theme.wall));
  draw.place(c, from.x, from.y + WALL, () => paving.deep.fill(c, theme.deep));
  drawWalls(to, paving, from, grain);
  const band = (by: number, width: number, color: string, of = paving.edge): void =>
    draw.place(c, from.x, from.y + by, () => of.rim(c, color, width, 'butt'));
  band(36, 6, DIM);
  band(25, 18, theme.kerb);
  band(0, 4, theme.joint, paving.seams);
  band(9, 18, theme.slab);
  band(2.5, 5, theme.edge);
}

function drawWalls(
  { bleed, c }: Surface,
  { place, walls }: Paving,
  from: Point,
  grain: Grain | undefined,
): void {
  const [left, right] = [bleed.x - 140 - from.x, bleed.x + bleed.width + 140 - from.x];
  const bottom = bleed.y + bleed.height - from.y;
  draw.crisply(c, () => {
    for (const { x, y, number } of walls) {
      if (x > left && x < right && y < bottom)
        wallOf(place, number).drawSoon(c, grain, x + from.x - 105, y + from.y);
    }
  });
}
