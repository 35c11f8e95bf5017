import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Reach, Surface } from '@playgrove/kit/runtime';
import { FLOOR, HALF } from '../rules/sea.ts';
import { M, px, py, WALL, type Ui } from './ui.ts';
import { colorAt, ROWS, span, strip } from './shade.ts';

const INK = draw.PALETTE.ink;

/** The rock on both sides, with what grows on it; everything beyond is rock. */
export function drawWalls(to: Surface, ui: Ui): void {
  const { top, bottom } = span(to, ui);
  const from = Math.max(0.4, top - 1);
  for (const side of [-1, 1] as const) {
    wall(to, ui, side, top, bottom);
    beyond(to, ui, side, top, bottom);
    buried(to, ui, side, from, bottom);
    grown(to, ui, side, from, bottom);
  }
  ground(to, ui);
}

/** Meters: how tall a piece of wall is, and how far from the middle it begins and ends. */
const TALL = 10;
/** The longest coral reaches in to 2.77. */
const [INNER, OUTER] = [2.7, 6.5] as const;
/** Pieces lie over each other by a hair, so that nothing shows between them. */
const HAIR = 2;

/** Frames from one asking for the next pieces to another. */
const EVERY = 10;

type Piece = { readonly key: string; readonly paint: (c: Context) => void };
const pieces = new Map<number, Piece>();

/** Of a piece about its middle. */
const REACH: Reach = {
  left: ((INNER - OUTER) * M) / 2,
  right: ((OUTER - INNER) * M) / 2,
  top: -(TALL * M + HAIR) / 2,
  bottom: (TALL * M + HAIR) / 2,
};
const reachOf = (): Reach => REACH;

function pieceOf(side: -1 | 1, row: number): Piece {
  const number = row * side + (side > 0 ? 0 : -1);
  let piece = pieces.get(number);
  if (!piece) {
    piece = { key: `wall ${side} ${row}`, paint: (c) => paintWall(c, side, row * TALL) };
    pieces.set(number, piece);
  }
  return piece;
}

/**
 * One side of the shaft, of bitmaps: as paths the walls took longer to fill and stroke than all else.
 * The next pieces above and below are prepared before they are in sight.
 */
function wall({ c }: Surface, ui: Ui, side: -1 | 1, top: number, bottom: number): void {
  const x = px(ui, (side * (INNER + OUTER)) / 2);
  const first = Math.max(0, Math.floor(top / TALL));
  const last = Math.ceil(Math.min(UNDER, bottom) / TALL);
  for (let row = first; row < last; row += 1) {
    const { key, paint } = pieceOf(side, row);
    draw.stamp(c, key, x, py(ui, (row + 0.5) * TALL), 1, reachOf, paint, 0);
  }
  // Not in every frame: the last request may still be waiting.
  if (ui.frames % EVERY > 0) return;
  for (const row of [last, first - 1]) {
    if (row < 0 || row * TALL > UNDER) continue;
    const { key, paint } = pieceOf(side, row);
    draw.stampAhead(c, key, 1, reachOf, paint);
  }
}

/** A piece from `y` meters down, about its middle. */
function paintWall(c: Context, side: -1 | 1, y: number): void {
  const colors = (change: (rock: string) => string): CanvasGradient =>
    draw.down(
      c,
      y * M,
      (y + TALL) * M,
      ...[0, 0.25, 0.5, 0.75, 1].map((part) => change(rockAt(y + TALL * part))),
    );
  const points: { readonly x: number; readonly at: number }[] = [];
  for (let at = Math.max(0, y - 1); at <= y + TALL + 1; at += 0.5)
    points.push({ x: wallAt(at, side), at });
  draw.place(c, -side * ((INNER + OUTER) / 2) * M, -(y + TALL / 2) * M, () => {
    for (const back of [0.55, 0]) {
      const face = (path: CanvasPath): void => {
        for (const { x, at } of points) path.lineTo(side * (x - back) * M, at * M);
      };
      draw.fillPath(
        c,
        colors((rock) => (back > 0 ? draw.shade(rock, 0.34) : rock)),
        (path) => {
          path.moveTo(side * OUTER * M, Math.max(0.4, y - 1) * M);
          face(path);
          path.lineTo(side * OUTER * M, (y + TALL + 1) * M);
        },
      );
      if (back > 0) draw.rim(c, draw.fade(INK, 0.3), 3, face);
      else
        draw.rim(
          c,
          colors((rock) => draw.fade(draw.tint(rock, 0.3), 0.9)),
          5,
          face,
        );
    }
    corals(c, side, y);
  });
}

const rockAt = (depth: number): string => colorAt(depth, 2);

/** The rock from where the pieces end to where the screen does. */
function beyond(to: Surface, ui: Ui, side: -1 | 1, top: number, bottom: number): void {
  const { c, bleed } = to;
  const x1 = px(ui, side * (OUTER - 0.02));
  const x2 = side < 0 ? bleed.x : bleed.x + bleed.width;
  if ((x2 - x1) * side <= 0) return;
  const upper = Math.max(0.4, top);
  const from = py(ui, upper);
  const [x, width] = [Math.min(x1, x2), Math.abs(x2 - x1)];
  const height = bleed.y + bleed.height - from;
  if (height <= 0) return;
  const rock = strip(2);
  if (rock) {
    const part = { x: 0, y: upper * ROWS, width: 4, height: (bottom - upper) * ROWS };
    draw.spread(c, rock, part, { x, y: from, width, height });
    return;
  }
  c.fillStyle = rockAt((upper + bottom) / 2);
  c.fillRect(x, from, width, height);
}

/** Meters: deeper than any screen shows. */
const UNDER = FLOOR + 30;

function wallAt(y: number, side: number): number {
  const wave =
    Math.sin(y * 0.9 + side * 2) * 0.22 +
    Math.sin(y * 2.3 + side) * 0.12 +
    Math.sin(y * 0.31) * 0.2;
  // The mouth of the shaft is wide.
  return HALF + WALL * 0.45 + wave + Math.max(0, 2.4 - y) * 0.5;
}

/** Fossils in the rock, where the screen is wide enough to show them. */
function buried(to: Surface, ui: Ui, side: -1 | 1, from: number, bottom: number): void {
  const room = (to.bleed.width - to.width) / 2 + to.width / 2 - (HALF + 1) * M;
  if (room < 90) return;
  for (let row = Math.floor(from / 1.7); row * 1.7 < bottom + 1; row += 1) {
    const rng = createRng(row * 11 + side + 300);
    const y = row * 1.7 + rng.between(0, 0.8);
    const x = px(ui, side * (HALF + 1.5)) + side * rng.unit() * room;
    if (y < 1.6 || y > FLOOR || rng.chance(0.25)) continue;
    const kind = rng.int(3);
    const bucket = Math.round(y / 9);
    const deep = bucket > 3;
    const color = colorAt(bucket * 9, 2);
    to.stamp(
      `buried ${kind} ${bucket}`,
      130,
      130,
      (c) => fossil(c, kind, color, deep),
      x,
      py(ui, y),
      {
        rotate: rng.between(-0.8, 0.8),
        scaleX: rng.between(0.7, 1.15),
        scaleY: rng.between(0.7, 1.15),
      },
    );
  }
}

function fossil(c: Context, kind: number, rock: string, deep: boolean): void {
  const [dark, light] = [draw.shade(rock, 0.3), draw.tint(rock, 0.16)];
  if (kind === 0) {
    for (const [width, color] of [
      [15, dark],
      [7, light],
    ] as const) {
      draw.rim(c, color, width, (path) => {
        for (let step = 0; step <= 46; step += 1)
          path.lineTo(
            Math.cos(step * 0.33) * (4 + step),
            Math.sin(step * 0.33) * (4 + step) * 0.92,
          );
      });
    }
    return;
  }
  if (kind === 1 || !deep) {
    for (const [dx, dy, r] of [
      [-24, 8, 30],
      [18, -12, 24],
      [26, 24, 17],
    ] as const) {
      draw.fillPath(c, dark, (path) => path.ellipse(dx, dy + 4, r, r * 0.72, 0.3, 0, 7));
      draw.fillPath(c, light, (path) =>
        path.ellipse(dx - 2, dy - 1, r * 0.86, r * 0.56, 0.3, 0, 7),
      );
    }
    return;
  }
  const glowing = GLOWS[2];
  draw.disc(c, 0, 0, 60, draw.radial(c, 0, 0, 60, draw.fade(glowing, 0.4), draw.fade(glowing, 0)));
  for (const [dx, tilt, long] of [
    [-20, -0.5, 38],
    [0, 0, 52],
    [20, 0.45, 34],
  ] as const) {
    const [tx, ty] = [dx + Math.sin(tilt) * long, 22 - Math.cos(tilt) * long];
    draw.fillPath(
      c,
      draw.down(c, -32, 24, '#d8e6ff', glowing, draw.shade(glowing, 0.4)),
      (path) => {
        path.moveTo(dx - 9, 24);
        path.lineTo(tx - 7, ty + 10);
        path.lineTo(tx, ty);
        path.lineTo(tx + 7, ty + 10);
        path.lineTo(dx + 9, 24);
      },
    );
    draw.rim(c, draw.fade(INK, 0.6), 3);
  }
}

export const GLOWS = ['#5ff7e0', '#ff8af0', '#8fb4ff', '#c8ff7a'] as const;

/** Meters from one thing that grows to the next; the light ends where it does for corals. */
const APART = 2.3;
const LIGHT = 40;

const growsAt = (row: number, side: -1 | 1): number => row * APART + (side > 0 ? 1.1 : 0);

/** Things that make their own light, below where corals grow. */
function grown(to: Surface, ui: Ui, side: -1 | 1, from: number, bottom: number): void {
  for (let row = Math.floor(Math.max(LIGHT, from) / APART); row * APART < bottom + 1; row += 1) {
    const y = growsAt(row, side);
    if (y < LIGHT || y > FLOOR - 1) continue;
    const color = colorOf(row, side);
    const x = px(ui, side * (wallAt(y, side) - 0.05));
    const breath = to.reducedMotion ? 0.75 : 0.6 + 0.4 * Math.sin(to.time * 1.5 + row);
    to.stamp(`glow ${color} ${row % 3}`, 200, 200, (c) => lamps(c, color, row % 3), x, py(ui, y), {
      alpha: breath,
      scaleX: -side,
    });
  }
}

const colors = new Map<number, string>();

/** Of what glows in a row of one side. */
function colorOf(row: number, side: -1 | 1): string {
  const seed = row * 7 + side + 40;
  let color = colors.get(seed);
  if (color === undefined) {
    color = GLOWS[createRng(seed).int(4)] ?? GLOWS[0];
    colors.set(seed, color);
  }
  return color;
}

/** Corals on a piece of wall from `y` meters down, and what reaches into it of those beyond. */
function corals(c: Context, side: -1 | 1, y: number): void {
  const last = Math.min(LIGHT, y + TALL + 1);
  for (let row = Math.max(1, Math.floor((y - 2) / APART)); row * APART < last; row += 1) {
    const at = growsAt(row, side);
    const rng = createRng(row * 7 + side + 40);
    if (at < 3 || at >= LIGHT || !rng.chance(0.6)) continue;
    const size = rng.between(54, 92);
    const color = CORALS[rng.int(CORALS.length)] ?? CORALS[0];
    const lean = rng.between(-0.25, 0.25);
    const x = side * (wallAt(at, side) + 0.12) * M;
    draw.place(c, x, at * M, () => coral(c, color), -side * lean, -side * size, size);
  }
}

const CORALS = ['#ff6f91', '#ff8f5c', '#d86be0', '#ffc24d'] as const;
/** From, bent by, to, and how thick: of a coral that grows along +x, in its sizes. */
const BRANCHES = [
  [-0.1, 0, 0.1, 0.02, 0.3, 0, 0.2],
  [0.14, 0, 0.24, -0.24, 0.56, -0.36, 0.14],
  [0.34, -0.22, 0.32, -0.38, 0.26, -0.5, 0.11],
  [0.26, 0, 0.44, -0.06, 0.78, -0.06, 0.14],
  [0.5, -0.05, 0.6, 0.06, 0.68, 0.18, 0.1],
  [0.14, 0.02, 0.22, 0.24, 0.5, 0.38, 0.14],
  [0.3, 0.24, 0.26, 0.36, 0.16, 0.46, 0.11],
] as const;

function coral(c: Context, color: string): void {
  for (const [more, paint, lift] of [
    [0.07, INK, 0],
    [0, draw.shade(color, 0.22), 0],
    [-0.045, color, -0.018],
    [-0.105, draw.tint(color, 0.55), -0.03],
  ] as const) {
    for (const [x1, y1, bx, by, x2, y2, thick] of BRANCHES)
      draw.rim(c, paint, Math.max(0.02, thick + more), (path) => {
        path.moveTo(x1, y1 + lift);
        path.quadraticCurveTo(bx, by + lift, x2, y2 + lift);
      });
  }
}

/** Stalks with lit heads, leaning into the water along +x. */
function lamps(c: Context, color: string, kind: number): void {
  for (let at = 0; at < 3 + kind; at += 1) {
    const angle = -0.9 + at * (1.7 / (2 + kind));
    const long = 44 + ((at * 5 + kind * 3) % 4) * 11;
    const [x, y] = [Math.cos(angle) * long, Math.sin(angle) * long];
    draw.disc(
      c,
      x,
      y,
      32,
      draw.radial(c, x, y, 32, draw.fade(color, 0.55), draw.fade(color, 0.14), draw.fade(color, 0)),
    );
    draw.rim(c, draw.fade(color, 0.55), 4, (path) => {
      path.moveTo(-8, at * 3 - 4);
      path.quadraticCurveTo(x * 0.5, y * 0.9, x, y);
    });
    draw.disc(c, x, y, 7.5, draw.tint(color, 0.5));
    draw.disc(c, x - 2, y - 2.5, 3, '#ffffff');
  }
}

/** Sand, where the sea ends. */
function ground(to: Surface, ui: Ui): void {
  const y = py(ui, FLOOR + 0.3);
  const { c, bleed } = to;
  if (y > bleed.y + bleed.height) return;
  draw.fillPath(c, draw.down(c, y, y + 300, '#7a5aa8', '#3b2468', '#1c103c'), (path) => {
    path.moveTo(bleed.x, bleed.y + bleed.height + 10);
    for (let x = bleed.x; x <= bleed.x + bleed.width + 20; x += 20)
      path.lineTo(x, y + Math.sin(x * 0.021) * 9 + Math.sin(x * 0.06) * 4);
    path.lineTo(bleed.x + bleed.width + 20, bleed.y + bleed.height + 10);
  });
}
