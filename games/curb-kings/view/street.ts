import {
  disc,
  fade,
  fillPath,
  PALETTE,
  rounded,
  shade,
  tint,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import { FINISH, FINISH_LINE } from '../rules/chunks.ts';
import type { Street } from '../rules/course.ts';
import { heightOf, layoutOf, type Ground } from '../rules/layout.ts';
import type { Place } from '../rules/spots.ts';
import { arch, edges, ledge, pipe, pits, ramp } from './fixtures.ts';
import { THEMES, type Theme } from './theme.ts';
import { paintSticker, paintThing } from './things.ts';

type Point = { readonly x: number; readonly y: number };
/** A stretch of street between gaps. */
type Run = { readonly points: Point[] };

const INK = PALETTE.ink;
const STEP = 30;
const STAIR = 26;

/** Points of a piece of ground about its chunk's beginning. */
function pointsOf(piece: Ground): Point[] {
  const { x, w, y0, y1, kind } = piece;
  const end = x + w;
  // The foot of a ramp; the ramp stands on it.
  if (kind === 'kick')
    return [
      { x, y: y0 },
      { x: end, y: y0 },
    ];
  if (kind === 'flat')
    return [
      { x, y: y0 },
      { x: end, y: y1 },
    ];
  if (kind === 'stairs') return steps(piece);
  const points: Point[] = [];
  for (let at = x; at < end; at += STEP) points.push({ x: at, y: heightOf(piece, at) });
  points.push({ x: end, y: y1 });
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

/** Stretches of a chunk, told apart by gaps; empty ones stand for a gap at an edge. */
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

type View = { readonly x: number; readonly y: number };

/** Everything one rides on and over, on the screen. */
export function drawStreet(
  to: Surface,
  street: Street,
  camera: View,
  taken: readonly number[],
): void {
  const { bleed, c } = to;
  const [left, right] = [bleed.x - 60, bleed.x + bleed.width + 60];
  const bottom = bleed.y + bleed.height;
  const seen = street.there.filter(
    ({ at, length }) => at - camera.x < right && at + length - camera.x > left,
  );
  const first = seen[0];
  if (!first) return;
  for (const { chunk, at, y, place } of seen)
    pits(c, chunk, at - camera.x, y - camera.y, place, bottom);
  const runs: { run: Run; place: Place }[] = [];
  let open: Point[] = [];
  let of = first.place;
  for (const { chunk, at, y, place } of seen) {
    if (place !== of && open.length > 0) {
      const last = open.at(-1);
      runs.push({ run: { points: open }, place: of });
      open = last ? [last] : [];
    }
    of = place;
    stretchesOf(chunk).forEach((stretch, index) => {
      if (index > 0) {
        runs.push({ run: { points: open }, place });
        open = [];
      }
      for (const point of stretch) {
        open.push({ x: point.x + at - camera.x, y: point.y + y - camera.y });
      }
    });
  }
  runs.push({ run: { points: open }, place: of });
  for (const { run, place } of runs) ground(to, run.points, THEMES[place], place, camera, bottom);
  for (const { chunk, at, y, place } of seen) {
    const layout = layoutOf(chunk);
    const [dx, dy] = [at - camera.x, y - camera.y];
    for (const piece of layout.ground) {
      if (piece.kind === 'kick') ramp(c, piece, dx, dy, THEMES[place]);
      if (piece.kind === 'gap') edges(to, piece, dx, dy);
    }
    for (const rail of layout.rails) {
      if (rail.x + rail.w + dx < left || rail.x + dx > right) continue;
      if (rail.box) ledge(c, rail, dx, dy, THEMES[place]);
      else pipe(c, rail, dx, dy, layout.ground, THEMES[place]);
    }
    for (const { kind, x, y: foot } of layout.things) {
      const paint = (on: Context): void => {
        on.translate(0, 50);
        paintThing(on, kind, place);
      };
      to.stamp(`thing ${place} ${kind}`, 150, 130, paint, x + dx, foot + dy - 50);
    }
    for (const one of layout.stickers) {
      if (taken.includes(Math.round(one.x + at))) continue;
      const bob = to.calm ? 0 : Math.sin(to.time * 3 + one.x * 0.02) * 5;
      to.stamp('sticker', 60, 60, paintSticker, one.x + dx, one.y + dy + bob, {
        scaleX: to.calm ? 1 : 0.86 + 0.14 * Math.cos(to.time * 2.4 + one.x),
      });
    }
    if (chunk === FINISH) arch(to, FINISH_LINE + dx, dy);
  }
}

function trace(c: Context, points: readonly Point[], by: number): void {
  c.beginPath();
  for (const { x, y } of points) c.lineTo(x, y + by);
}

function ground(
  to: Surface,
  points: readonly Point[],
  theme: Theme,
  place: Place,
  camera: View,
  bottom: number,
): void {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return;
  const { c } = to;
  const fill = (by: number, colour: string): void => {
    trace(c, points, by);
    c.lineTo(last.x, Math.max(bottom, last.y) + 20);
    c.lineTo(first.x, Math.max(bottom, first.y) + 20);
    c.fillStyle = colour;
    c.fill();
  };
  fill(0, theme.wall);
  fill(150, theme.deep);
  c.lineJoin = 'round';
  c.lineCap = 'butt';
  const band = (by: number, width: number, colour: string): void => {
    trace(c, points, by);
    c.lineWidth = width;
    c.strokeStyle = colour;
    c.stroke();
  };
  decorate(to, points, theme, place, camera);
  band(36, 6, fade(INK, 0.35));
  band(25, 18, theme.kerb);
  joints(c, points, theme, camera);
  band(9, 18, theme.slab);
  band(2.5, 5, theme.edge);
}

/** Seams of the kerb, every so far along the street. */
function joints(c: Context, points: readonly Point[], theme: Theme, camera: View): void {
  c.strokeStyle = theme.joint;
  c.lineWidth = 4;
  c.beginPath();
  each(points, camera, 96, 0, (x, y) => {
    c.moveTo(x, y + 18);
    c.lineTo(x, y + 34);
  });
  c.stroke();
}

/** Calls with places of the street that are whole multiples of `every` from its beginning. */
function each(
  points: readonly Point[],
  camera: View,
  every: number,
  off: number,
  at: (x: number, y: number, number: number) => void,
): void {
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1], points[index]];
    if (!a || !b || b.x <= a.x) continue;
    const from = Math.ceil((a.x + camera.x - off) / every);
    const to = Math.floor((b.x + camera.x - off) / every);
    for (let number = from; number <= to; number += 1) {
      const x = number * every + off - camera.x;
      at(x, a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x), number);
    }
  }
}

function decorate(
  to: Surface,
  points: readonly Point[],
  theme: Theme,
  place: Place,
  camera: View,
): void {
  const from = points[0]?.x ?? 0;
  const end = points.at(-1)?.x ?? 0;
  each(points, camera, 260, 130, (x, y, number) => {
    if (x < to.bleed.x - 140 || x > to.bleed.x + to.bleed.width + 140) return;
    if (x - from < 110 || end - x < 110) return;
    const kind = ((number % 3) + 3) % 3;
    to.stamp(`wall ${place} ${kind}`, 210, 104, (c) => paintWall(c, place, theme, kind), x, y + 96);
  });
  cellar(to, points, theme, place, camera);
}

/** Rows farther down, where a screen is tall: the same, dimmer, until nothing is seen. */
function cellar(
  to: Surface,
  points: readonly Point[],
  theme: Theme,
  place: Place,
  camera: View,
): void {
  const bottom = to.bleed.y + to.bleed.height;
  const highest = points.reduce((least, { y }) => Math.min(least, y), bottom);
  for (let row = 0; row < 5; row += 1) {
    const deep = 205 + row * 112;
    if (highest + deep - 52 > bottom) return;
    each(points, camera, 260, row % 2 === 0 ? 0 : 130, (x, y, number) => {
      if (y + deep - 52 > bottom || x < to.bleed.x - 140 || x > to.bleed.x + to.bleed.width + 140) {
        return;
      }
      const kind = (((number + row) % 2) + 2) % 2;
      const paint = (c: Context): void =>
        paintDeep(c, place, { ...theme, wall: theme.deep }, kind + 1);
      to.stamp(`deep ${place} ${kind}`, 210, 104, paint, x, y + deep, { alpha: 0.8 - row * 0.15 });
    });
  }
}

function paintDeep(c: Context, place: Place, theme: Theme, kind: number): void {
  if (place !== 'school') {
    paintWall(c, place, theme, kind);
    return;
  }
  for (let at = 0; at < 6; at += 1) {
    const colour = (at + kind) % 3 === 0 ? tint(theme.wall, 0.12) : shade(theme.wall, 0.12);
    rounded(c, -96 + (at % 3) * 66, -44 + Math.floor(at / 3) * 48, 54, 38, 8, colour);
  }
}

/** What hangs on the wall below the kerb: 200 by 100 about its middle. */
function paintWall(c: Context, place: Place, theme: Theme, kind: number): void {
  const dark = shade(theme.wall, 0.2);
  const light = tint(theme.wall, 0.16);
  if (place === 'harbour') {
    for (const [x, y, w] of [
      [-96, -36, 80],
      [-8, -36, 96],
      [-70, 0, 92],
      [30, 0, 66],
    ] as const) {
      rounded(c, x, y, w, 30, 6, kind === 1 ? light : fade(dark, 0.6));
    }
    if (kind === 0) {
      c.strokeStyle = INK;
      c.lineWidth = 7;
      c.beginPath();
      c.arc(0, 14, 18, 0, 7);
      c.stroke();
      disc(c, 0, -6, 9, '#ffd98a');
    }
    return;
  }
  if (place === 'neon' || place === 'roof') {
    for (const x of [-86, -28, 30]) {
      const lit = (kind + Math.round(x / 58)) % 2 === 0;
      rounded(c, x, -34, 44, 62, 5, shade(theme.wall, 0.3));
      rounded(c, x + 5, -29, 34, 52, 3, lit ? fade(theme.lit, 0.85) : shade(theme.wall, 0.45));
      c.fillStyle = shade(theme.wall, 0.3);
      c.fillRect(x, -6, 44, 5);
    }
    return;
  }
  if (place === 'market') {
    for (let row = 0; row < 3; row += 1) {
      for (let at = 0; at < 4; at += 1) {
        const x = -98 + at * 50 + (row % 2) * 22;
        rounded(
          c,
          x,
          -38 + row * 26,
          42,
          19,
          4,
          (at + row + kind) % 3 === 0 ? light : fade(dark, 0.55),
        );
      }
    }
    return;
  }
  const paint = ['#ffd02e', '#ff7a9a', '#45d15b'][kind] ?? '#ffd02e';
  fillPath(c, fade(paint, 0.85), (path) => {
    path.moveTo(-92, 26);
    path.quadraticCurveTo(-60, -54, -12, -10);
    path.quadraticCurveTo(30, -60, 92, 26);
  });
  disc(c, 44, -20, 15, fade('#ffffff', 0.85));
}
