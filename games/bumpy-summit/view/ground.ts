import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { groundAt, isPatch, type Road } from '../rules/road.ts';
import { growth } from './growth.ts';
import { themeOf, type Theme } from './theme.ts';

/** Width of a piece of ground that is painted once. */
const WIDE = 288;
const STEP = 12;
/** Room for trees above and for stones below. */
const ABOVE = 190;
const BELOW = 250;
const TURF = 17;
/** How much darker the two deeper layers are. */
const DEEP = [0.13, 0.26] as const;

type Piece = { readonly print: draw.Print; readonly top: number; readonly bottom: number };

/** The painted pieces of one road, by number. */
let pieces = new Map<number, Piece>();
let shown: Road | undefined;

export function drawGround(
  to: Surface,
  road: Road,
  camera: { readonly x: number; readonly y: number },
): void {
  if (road !== shown) forget(road);
  const { c, bleed } = to;
  const grain = draw.grainOf(c);
  const theme = themeOf(road.params.region);
  const left = Math.floor((camera.x + bleed.x) / WIDE);
  const right = Math.floor((camera.x + bleed.x + bleed.width) / WIDE);
  const bottom = bleed.y + bleed.height;
  c.fillStyle = draw.shade(theme.soil, DEEP[1]);
  draw.crisply(c, () => {
    for (let at = left; at <= right; at += 1) {
      const { print, top, bottom: low } = pieceOf(road, at, theme);
      const x = at * WIDE - camera.x;
      const end = low - camera.y;
      if (end < bottom) c.fillRect(Math.floor(x), end - 2, WIDE + 1, bottom - end + 2);
      print.draw(c, grain, x, top - camera.y);
    }
  });
  if (grain) pieceOf(road, right + 1, theme).print.ask(grain);
  if (pieces.size > right - left + 8) prune(left - 1, right + 2);
}

function forget(road: Road): void {
  for (const { print } of pieces.values()) print.forget();
  pieces = new Map();
  shown = road;
}

function prune(from: number, to: number): void {
  for (const [at, { print }] of pieces) {
    if (at >= from && at <= to) continue;
    print.forget();
    pieces.delete(at);
  }
}

function pieceOf(road: Road, at: number, theme: Theme): Piece {
  const known = pieces.get(at);
  if (known) return known;
  const from = at * WIDE;
  let [high, low] = [Infinity, -Infinity];
  for (let x = from - 60; x <= from + WIDE + 60; x += STEP) {
    const y = groundAt(road, x);
    high = Math.min(high, y);
    low = Math.max(low, y);
  }
  const [top, bottom] = [Math.floor(high - ABOVE), Math.ceil(low + BELOW)];
  const print = new draw.Print(WIDE + 1, bottom - top, (c) => {
    c.translate(-from, -top);
    paint(c, road, at, theme, bottom);
  });
  const piece = { print, top, bottom };
  pieces.set(at, piece);
  return piece;
}

/** In the road's own coordinates. */
function paint(c: Context, road: Road, at: number, theme: Theme, bottom: number): void {
  const [from, to] = [at * WIDE - STEP, (at + 1) * WIDE + STEP];
  // Trees of the neighbors reach into this piece.
  for (const near of [at - 1, at, at + 1]) plants(c, road, near, theme);
  const band = (above: number, below: number, color: string): void =>
    draw.fillPath(c, color, (path) => {
      for (let x = from; x <= to; x += STEP) path.lineTo(x, groundAt(road, x) + above);
      for (let x = to; x >= from; x -= STEP) path.lineTo(x, groundAt(road, x) + below);
    });
  draw.fillPath(c, theme.soil, (path) => {
    path.moveTo(from, bottom + 2);
    for (let x = from; x <= to; x += STEP) path.lineTo(x, groundAt(road, x));
    path.lineTo(to, bottom + 2);
  });
  layer(c, road, from, to, 118, bottom, draw.shade(theme.soil, DEEP[0]));
  layer(c, road, from, to, 196, bottom, draw.shade(theme.soil, DEEP[1]));
  band(TURF, 46, draw.fade(draw.shade(theme.soil, 0.42), 0.42));
  band(46, 64, draw.fade(draw.shade(theme.soil, 0.42), 0.2));
  stones(c, road, at, theme);
  band(0, TURF + 5, '#2b1b4d');
  band(0, TURF, theme.turfDark);
  band(-3, TURF * 0.56, theme.turf);
  band(-3, 1, draw.tint(theme.turf, 0.55));
  tufts(c, road, from, to, theme);
  soft(c, road, from, to, theme);
}

/** Deeper earth is darker; its edge waves, with a light line on it. */
function layer(
  c: Context,
  road: Road,
  from: number,
  to: number,
  deep: number,
  bottom: number,
  color: string,
): void {
  const edge = (x: number): number =>
    groundAt(road, x) + deep + 9 * Math.sin(x / 47 + deep) + 5 * Math.sin(x / 19);
  draw.fillPath(c, draw.fade(draw.tint(color, 0.3), 0.5), (path) => {
    path.moveTo(from, bottom + 2);
    for (let x = from; x <= to; x += STEP) path.lineTo(x, edge(x) - 4);
    path.lineTo(to, bottom + 2);
  });
  draw.fillPath(c, color, (path) => {
    path.moveTo(from, bottom + 2);
    for (let x = from; x <= to; x += STEP) path.lineTo(x, edge(x));
    path.lineTo(to, bottom + 2);
  });
}

/** Mud, sand, ice or dust in place of the turf. */
function soft(c: Context, road: Road, from: number, to: number, theme: Theme): void {
  for (const patch of road.patches) {
    if (patch.to < from || patch.from > to) continue;
    const ends = (x: number): number => Math.min(1, (x - patch.from) / 26, (patch.to - x) / 26);
    const lay = (above: number, below: number, color: string): void =>
      draw.fillPath(c, color, (path) => {
        const [a, b] = [Math.max(from, patch.from), Math.min(to, patch.to)];
        for (let x = a; x <= b; x += 6) path.lineTo(x, groundAt(road, x) + above * ends(x));
        for (let x = b; x >= a; x -= 6) path.lineTo(x, groundAt(road, x) + below * ends(x));
      });
    lay(-4, TURF + 4, '#2b1b4d');
    lay(-4, TURF, draw.shade(theme.patch, 0.24));
    lay(-4, TURF * 0.66, theme.patch);
    lay(-4, 2, theme.patchLight);
    for (let x = patch.from + 24; x < patch.to - 20; x += 46) {
      if (x < from - 30 || x > to + 30) continue;
      draw.blob(c, x, groundAt(road, x) + 8, 11, 2.6, draw.fade(theme.patchLight, 0.75));
    }
  }
}

function tufts(c: Context, road: Road, from: number, to: number, { turf, turfDark }: Theme): void {
  draw.fillPath(c, turfDark, (path) => {
    for (let x = Math.ceil(from / 24) * 24; x < to; x += 24) {
      const y = groundAt(road, x) + TURF - 1;
      path.moveTo(x - 9, y);
      path.lineTo(x, y + 11 + ((x / 24) % 3) * 4);
      path.lineTo(x + 9, y);
    }
  });
  draw.fillPath(c, turf, (path) => {
    for (let x = Math.ceil(from / 31) * 31; x < to; x += 31) {
      if (isPatch(road, x)) continue;
      const y = groundAt(road, x);
      path.moveTo(x - 5, y);
      path.lineTo(x - 7, y - 9);
      path.lineTo(x, y - 2);
      path.lineTo(x + 5, y - 11);
      path.lineTo(x + 5, y);
    }
  });
}

function stones(c: Context, road: Road, at: number, { soil, stone }: Theme): void {
  const rng = createRng(`stones ${at}`);
  for (let count = 0; count < 9; count += 1) {
    const x = at * WIDE + rng.between(16, WIDE - 16);
    const deep = rng.between(62, BELOW - 20);
    const r = rng.between(5, 15);
    const y = groundAt(road, x) + deep;
    draw.blob(c, x, y + 3, r, r * 0.62, draw.fade(draw.shade(soil, 0.4), 0.5));
    draw.blob(c, x, y, r, r * 0.6, stone);
    draw.blob(
      c,
      x - r * 0.25,
      y - r * 0.2,
      r * 0.4,
      r * 0.18,
      draw.fade(draw.tint(stone, 0.4), 0.8),
    );
  }
}

function plants(c: Context, road: Road, at: number, theme: Theme): void {
  const rng = createRng(`plants ${road.params.region} ${at}`);
  const count = 1 + rng.int(3);
  for (let nth = 0; nth < count; nth += 1) {
    const x = at * WIDE + rng.between(20, WIDE - 20);
    const kind = rng.pick(theme.growth);
    const size = rng.between(0.7, 1.15);
    const steep = Math.abs(groundAt(road, x + 20) - groundAt(road, x - 20)) > 30;
    if (steep && kind !== 'rock') continue;
    growth(c, kind, x, groundAt(road, x) + 6, size, theme);
  }
  if (theme.growth[0] !== 'tree') return;
  for (let x = at * WIDE + 20; x < (at + 1) * WIDE; x += rng.between(40, 90)) {
    const color = rng.pick(['#ff6f9f', '#fff6e3', '#ffd02e', '#c79bff']);
    const y = groundAt(road, x) - rng.between(8, 14);
    c.fillStyle = draw.down(c, y, y + 14, theme.turfDark, theme.turfDark);
    c.fillRect(x - 1, y, 2, 14);
    draw.disc(c, x, y, 4.4, color);
    draw.disc(c, x, y, 1.6, '#ff9a2e');
  }
}
