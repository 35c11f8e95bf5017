import type { Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Place } from '../rules/spots.ts';
import {
  boats,
  bunting,
  cranes,
  fence,
  hills,
  school,
  sheds,
  terraces,
  trees,
} from './daylight.ts';
import { THEMES, type Theme } from './theme.ts';
import { along, gable, HALF, slab, tower, type Tile } from './tile.ts';

export const TALL = 420;
export const DEPTHS = ['far', 'mid', 'near'] as const;
export type Depth = (typeof DEPTHS)[number];

/** What paints it, and how high that reaches: a part of how tall rows are, and units on top of that. */
type Scenery = readonly [paint: Tile, part: number, more: number];

const TILES: Readonly<Record<Place, Readonly<Record<Depth, Scenery>>>> = {
  harbour: { far: [cranes, 0.75, 44], mid: [sheds, 0.42, 52], near: [boats, 0.7, 2] },
  market: { far: [hills, 0.54, 0], mid: [terraces, 0.66, 40], near: [bunting, 0.62, 0] },
  neon: { far: [towers, 0.9, 34], mid: [signs, 0.74, 0], near: [cables, 0.66, 2] },
  school: { far: [trees, 0.46, 74], mid: [school, 0.5, 50], near: [fence, 0.62, 64] },
  roof: { far: [towers, 0.9, 34], mid: [tanks, 0.5, 100], near: [laundry, 0.5, 0] },
};

/** How high a row reaches above its foot. */
export function highOf(place: Place, depth: Depth, tall: number): number {
  const [, part, more] = TILES[place][depth];
  return part * tall + more;
}

/** One repeat of what stands behind a street: its foot on y 0, its middle on x 0. */
export function paintTile(
  c: Context,
  place: Place,
  depth: Depth,
  kind: number,
  tall: number,
): void {
  const theme = THEMES[place];
  const [paint] = TILES[place][depth];
  paint(c, theme, createRng(`${place} ${depth} ${kind}`), tall, theme[depth]);
}

/** This many lit windows of a house. */
function panes(
  c: Context,
  rng: Rng,
  { x, y, w }: { readonly x: number; readonly y: number; readonly w: number },
  color: string,
  part: number,
): void {
  for (let row = y + 16; row < -12; row += 26) {
    for (let pane = x + 10; pane < x + w - 16; pane += 22) {
      if (rng.chance(part)) slab(c, color, pane, row, 10, 14);
    }
  }
}

function towers(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  along(rng, 54, 110, (x, w) => {
    const y = -rng.between(0.35, 0.9) * tall;
    const wall = draw.mix(color, theme.sky[2] ?? color, rng.between(0, 0.25));
    tower(c, wall, x, y, w + 1);
    if (rng.chance(0.4)) slab(c, wall, x + w / 2 - 2, y - 34, 4, 36);
    panes(c, rng, { x, y, w }, draw.fade(theme.lit, 0.4), 0.35);
  });
}

function signs(c: Context, { lit }: Theme, rng: Rng, tall: number, color: string): void {
  along(rng, 76, 140, (x, w) => {
    const y = -rng.between(0.3, 0.74) * tall;
    tower(c, color, x, y, w + 1);
    panes(c, rng, { x, y, w }, draw.fade(rng.chance(0.3) ? lit : '#ffd28a', 0.75), 0.3);
    const glow = rng.pick(['#ff4fa8', '#19e0ff', '#8a7dff', '#ffd02e']);
    if (rng.chance(0.75)) sign(c, x + w * 0.2, y + rng.between(26, 70), rng.chance(0.5), w, glow);
  });
}

/** Three lights in a frame that glows: side by side, or one above the other. */
function sign(c: Context, x: number, y: number, flat: boolean, of: number, glow: string): void {
  const [w, h] = flat ? [of * 0.6, 34] : [30, 92];
  draw.rounded(c, x - 5, y - 5, w + 10, h + 10, 10, draw.fade(glow, 0.25));
  draw.rounded(c, x, y, w, h, 7, '#160f40');
  c.strokeStyle = glow;
  c.lineWidth = 4;
  c.beginPath();
  c.roundRect(x + 3, y + 3, w - 6, h - 6, 5);
  c.stroke();
  for (const part of [0.25, 0.5, 0.75]) {
    draw.disc(c, x + w * (w > h ? part : 0.5), y + h * (w > h ? 0.5 : part), 6, glow);
  }
}

/** Cables that sag between x and x, a part of their height down. */
function sag(
  c: Context,
  color: string,
  width: number,
  from: number,
  to: number,
  y: number,
  dip: number,
): void {
  c.strokeStyle = color;
  c.lineWidth = width;
  c.beginPath();
  c.moveTo(from, y);
  c.quadraticCurveTo((from + to) / 2, y + dip, to, y);
  c.stroke();
}

function cables(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  lamp(c, -200, tall * 0.62, color, theme.accent);
  lamp(c, 140, tall * 0.56, color, '#ff4fa8');
  for (const dip of [80, 128]) sag(c, color, 4, -HALF, HALF, -tall * 0.66, dip);
  block(c, rng, color, 0.28, tall);
}

function lamp(c: Context, x: number, high: number, color: string, light: string): void {
  tower(c, color, x - 4, -high, 8);
  slab(c, color, x - 4, -high, 54, 7);
  draw.disc(c, x + 44, -high + 14, 30, draw.fade(light, 0.18));
  draw.rounded(c, x + 28, -high + 4, 32, 14, 7, light);
}

/** Low silhouettes that fill the foot of a near row. */
function block(c: Context, rng: Rng, color: string, high: number, tall: number): void {
  along(rng, 60, 150, (x, w) => tower(c, color, x, -rng.between(0.16, high) * tall, w + 1));
}

function tanks(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  along(rng, 110, 180, (x, w) => {
    const top = -rng.between(0.24, 0.5) * tall;
    tower(c, draw.mix(color, theme.halo, rng.between(0, 0.16)), x, top, w + 1);
    slab(c, draw.fade(theme.lit, 0.4), x, top, w, 5);
    panes(c, rng, { x, y: top + 10, w }, draw.fade(theme.lit, 0.65), 0.3);
    if (!rng.chance(0.6)) return;
    const middle = x + w / 2;
    for (const by of [-22, 18]) slab(c, draw.shade(color, 0.16), middle + by, top - 26, 6, 28);
    draw.rounded(c, middle - 32, top - 74, 64, 52, 4, draw.shade(color, 0.1));
    gable(c, draw.shade(color, 0.24), middle - 38, 76, top - 72, 28);
  });
}

function laundry(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  block(c, rng, color, 0.26, tall);
  for (const x of [-260, -40, 200]) {
    tower(c, color, x, -tall * 0.5, 7);
    slab(c, color, x - 26, -tall * 0.49, 60, 5);
    slab(c, color, x - 16, -tall * 0.45, 40, 5);
  }
  sag(c, color, 3, -37, 203, -tall * 0.44, tall * 0.06);
  for (let at = 0; at < 5; at += 1) {
    const cloth = draw.fade(rng.pick(['#ff5a8a', '#ffd02e', '#fff6e3', theme.accent]), 0.9);
    draw.rounded(c, -8 + at * 40, -tall * 0.415, 28, 44, 3, cloth);
  }
}
