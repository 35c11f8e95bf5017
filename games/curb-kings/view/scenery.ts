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
import { along, corners, TILE, type Tile } from './tile.ts';

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

function panes(
  c: Context,
  rng: Rng,
  x: number,
  y: number,
  w: number,
  color: string,
  part: number,
): void {
  c.fillStyle = color;
  for (let row = y + 16; row < -12; row += 26) {
    for (let pane = x + 10; pane < x + w - 16; pane += 22) {
      if (rng.chance(part)) c.fillRect(pane, row, 10, 14);
    }
  }
}

function towers(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  along(rng, 54, 110, (x, w) => {
    const top = -rng.between(0.35, 0.9) * tall;
    c.fillStyle = draw.mix(color, theme.sky[2] ?? color, rng.between(0, 0.25));
    c.fillRect(x, top, w + 1, -top);
    if (rng.chance(0.4)) c.fillRect(x + w / 2 - 2, top - 34, 4, 36);
    panes(c, rng, x, top, w, draw.fade(theme.lit, 0.4), 0.35);
  });
}

function signs(c: Context, { lit }: Theme, rng: Rng, tall: number, color: string): void {
  along(rng, 76, 140, (x, w) => {
    const top = -rng.between(0.3, 0.74) * tall;
    c.fillStyle = color;
    c.fillRect(x, top, w + 1, -top);
    panes(c, rng, x, top, w, draw.fade(rng.chance(0.3) ? lit : '#ffd28a', 0.75), 0.3);
    const glow = rng.pick(['#ff4fa8', '#19e0ff', '#8a7dff', '#ffd02e']);
    if (rng.chance(0.75)) {
      const [sx, sy] = [x + w * 0.2, top + rng.between(26, 70)];
      const [sw, sh] = rng.chance(0.5) ? [w * 0.6, 34] : [30, 92];
      draw.rounded(c, sx - 5, sy - 5, sw + 10, sh + 10, 10, draw.fade(glow, 0.25));
      draw.rounded(c, sx, sy, sw, sh, 7, '#160f40');
      c.strokeStyle = glow;
      c.lineWidth = 4;
      c.beginPath();
      c.roundRect(sx + 3, sy + 3, sw - 6, sh - 6, 5);
      c.stroke();
      const flat = sw > sh;
      for (let at = 0; at < 3; at += 1) {
        const part = (at + 1) / 4;
        draw.disc(
          c,
          flat ? sx + sw * part : sx + sw / 2,
          flat ? sy + sh / 2 : sy + sh * part,
          6,
          glow,
        );
      }
    }
  });
}

function cables(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  lamp(c, -200, tall * 0.62, color, theme.accent);
  lamp(c, 140, tall * 0.56, color, '#ff4fa8');
  c.strokeStyle = color;
  c.lineWidth = 4;
  for (const dip of [40, 64]) {
    c.beginPath();
    c.moveTo(-TILE / 2, -tall * 0.66);
    c.quadraticCurveTo(0, -tall * 0.66 + dip * 2, TILE / 2, -tall * 0.66);
    c.stroke();
  }
  block(c, rng, color, 0.16, 0.28, tall);
}

function lamp(c: Context, x: number, high: number, color: string, light: string): void {
  c.fillStyle = color;
  c.fillRect(x - 4, -high, 8, high);
  c.fillRect(x - 4, -high, 54, 7);
  draw.disc(c, x + 44, -high + 14, 30, draw.fade(light, 0.18));
  draw.rounded(c, x + 28, -high + 4, 32, 14, 7, light);
}

/** Low silhouettes that fill the foot of a near row. */
function block(c: Context, rng: Rng, color: string, low: number, high: number, tall: number): void {
  along(rng, 60, 150, (x, w) => {
    const top = -rng.between(low, high) * tall;
    c.fillStyle = color;
    c.fillRect(x, top, w + 1, -top);
  });
}

function tanks(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  along(rng, 110, 180, (x, w) => {
    const top = -rng.between(0.24, 0.5) * tall;
    c.fillStyle = draw.mix(color, theme.halo, rng.between(0, 0.16));
    c.fillRect(x, top, w + 1, -top);
    c.fillStyle = draw.fade(theme.lit, 0.4);
    c.fillRect(x, top, w, 5);
    panes(c, rng, x, top + 10, w, draw.fade(theme.lit, 0.65), 0.3);
    if (!rng.chance(0.6)) return;
    const middle = x + w / 2;
    c.fillStyle = draw.shade(color, 0.16);
    for (const by of [-22, 18]) c.fillRect(middle + by, top - 26, 6, 28);
    draw.rounded(c, middle - 32, top - 74, 64, 52, 4, draw.shade(color, 0.1));
    corners(c, draw.shade(color, 0.24), [
      middle - 38,
      top - 72,
      middle,
      top - 100,
      middle + 38,
      top - 72,
    ]);
  });
}

function laundry(c: Context, theme: Theme, rng: Rng, tall: number, color: string): void {
  block(c, rng, color, 0.16, 0.26, tall);
  for (const x of [-260, -40, 200]) {
    c.fillStyle = color;
    c.fillRect(x, -tall * 0.5, 7, tall * 0.5);
    c.fillRect(x - 26, -tall * 0.49, 60, 5);
    c.fillRect(x - 16, -tall * 0.45, 40, 5);
  }
  c.strokeStyle = color;
  c.lineWidth = 3;
  c.beginPath();
  c.moveTo(-37, -tall * 0.44);
  c.quadraticCurveTo(80, -tall * 0.38, 203, -tall * 0.44);
  c.stroke();
  for (let at = 0; at < 5; at += 1) {
    const x = -8 + at * 40;
    draw.rounded(
      c,
      x,
      -tall * 0.415,
      28,
      44,
      3,
      draw.fade(rng.pick(['#ff5a8a', '#ffd02e', '#fff6e3', theme.accent]), 0.9),
    );
  }
}
