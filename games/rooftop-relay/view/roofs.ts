import {
  down,
  fade,
  fillPath,
  mix,
  PALETTE,
  rounded,
  shade,
  tint,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import type { Box } from '@playgrove/kit/platform';
import type { District } from '../rules/chunks.ts';
import { THEMES, type Theme } from './theme.ts';

const INK = PALETTE.ink;
const SLAB = 20;

/** A house under its roof, or a plank. `bottom`: how far down it can be seen. World units of the screen. */
export function drawRoof(
  to: Surface,
  box: Box,
  district: District,
  seed: number,
  bottom: number,
): void {
  const { c } = to;
  const theme = THEMES[district];
  if (box.top) {
    plank(c, box, theme);
    return;
  }
  if (district === 'train') carriage(c, box, theme, seed, bottom);
  else house(to, box, theme, district, seed, bottom);
}

function house(
  to: Surface,
  box: Box,
  theme: Theme,
  district: District,
  seed: number,
  bottom: number,
): void {
  const { c } = to;
  const { x, y, w } = box;
  const high = Math.max(60, bottom - y);
  const wall = theme.walls[seed % theme.walls.length] ?? '#e08a5d';
  c.fillStyle = INK;
  c.fillRect(x + 1, y + 6, w - 2, high);
  c.fillStyle = down(c, y, y + 900, tint(wall, 0.2), wall, shade(wall, 0.3), shade(wall, 0.55));
  c.fillRect(x + 6, y + 8, w - 12, high);
  c.fillStyle = fade(shade(wall, 0.6), 0.28);
  c.fillRect(x + w - 26, y + 8, 20, high);
  windows(to, x, y + 56, w, high - 56, district, seed);
  if (district === 'market') awnings(c, x, y + SLAB, w, seed);
  if (district === 'garden') ivy(c, x, y + SLAB - 4, w, seed);
  if (district === 'crane') girder(c, x, y + SLAB, w);
  if (district === 'neon') neon(c, x, y, w, seed, theme);
  slab(c, x, y, w, theme);
  if (district === 'garden') grass(c, x, y, w);
}

function slab(c: Context, x: number, y: number, w: number, theme: Theme): void {
  rounded(c, x - 5, y - 1, w + 10, SLAB + 6, 7, INK);
  rounded(c, x - 1, y + 3, w + 2, SLAB - 3, 4, theme.trim);
  c.fillStyle = theme.roof;
  c.fillRect(x - 1, y + 3, w + 2, 8);
  c.fillStyle = '#ffffff59';
  c.fillRect(x + 2, y + 3, w - 4, 3);
}

/** Rows of one picture of windows, and from row to row. */
const ROWS = 6;
const ROW = 76;

/** Columns of windows, each one of four pictures, one under the other as far as can be seen. */
function windows(
  to: Surface,
  x: number,
  y: number,
  w: number,
  high: number,
  district: District,
  seed: number,
): void {
  const columns = Math.max(1, Math.floor((w - 36) / 54));
  const step = (w - 24) / columns;
  const right = to.bleed.x + to.bleed.width;
  for (let column = 0; column < columns; column += 1) {
    const middle = x + 12 + (column + 0.5) * step;
    if (middle < to.bleed.x - 20 || middle > right + 20) continue;
    const kind = (seed * 7 + column * 3) % 4;
    for (let top = 0; top < high; top += ROWS * ROW) {
      to.stamp(
        `panes ${district} ${kind}`,
        32,
        ROWS * ROW,
        (c) => panes(c, THEMES[district], kind),
        middle,
        y + top + (ROWS * ROW) / 2,
      );
    }
  }
}

function panes(c: Context, theme: Theme, kind: number): void {
  for (let row = 0; row < ROWS; row += 1) {
    const lit = (kind + row * 5) % 4 === 0;
    const top = (row - ROWS / 2) * ROW;
    c.fillStyle = lit ? theme.glow : mix(theme.window, INK, 0.25);
    c.beginPath();
    c.roundRect(-14, top, 28, 42, [12, 12, 3, 3]);
    c.fill();
  }
}

function awnings(c: Context, x: number, y: number, w: number, seed: number): void {
  const colours = [
    ['#ff4b55', '#fff6e3'],
    ['#14a4b4', '#fff6e3'],
    ['#ff9a2e', '#fff0c2'],
  ][seed % 3] ?? ['#ff4b55', '#fff'];
  const count = Math.max(2, Math.floor((w - 20) / 26));
  const wide = (w - 20) / count;
  for (const turn of [0, 1]) {
    c.fillStyle = colours[turn] ?? '#fff';
    c.beginPath();
    for (let at = turn; at < count; at += 2) {
      c.roundRect(x + 10 + at * wide, y + 2, wide + 0.5, 24, [0, 0, wide / 2, wide / 2]);
    }
    c.fill();
  }
  c.fillStyle = '#2b1b4d40';
  c.fillRect(x + 10, y + 2, w - 20, 5);
}

function ivy(c: Context, x: number, y: number, w: number, seed: number): void {
  c.fillStyle = '#3f9a45';
  c.beginPath();
  for (let at = 0, from = 6; from < w - 6; at += 1, from += 22) {
    const long = 12 + ((seed * 13 + at * 29) % 5) * 12;
    c.roundRect(x + from, y, 15, long, 8);
  }
  c.fill();
}

function grass(c: Context, x: number, y: number, w: number): void {
  fillPath(c, '#5cc044', (path) => {
    for (let at = 4; at < w - 10; at += 17) {
      path.moveTo(x + at, y + 5);
      path.lineTo(x + at + 3, y - 8);
      path.lineTo(x + at + 7, y + 4);
      path.lineTo(x + at + 12, y - 5);
      path.lineTo(x + at + 13, y + 5);
    }
  });
}

function girder(c: Context, x: number, y: number, w: number): void {
  c.strokeStyle = '#3d3358';
  c.lineWidth = 6;
  c.beginPath();
  for (let at = 8; at < w - 12; at += 40) {
    const next = Math.min(w - 8, at + 40);
    c.moveTo(x + at, y + 4);
    c.lineTo(x + (at + next) / 2, y + 34);
    c.lineTo(x + next, y + 4);
  }
  c.moveTo(x + 6, y + 36);
  c.lineTo(x + w - 6, y + 36);
  c.stroke();
}

function neon(c: Context, x: number, y: number, w: number, seed: number, theme: Theme): void {
  const colour = ['#ff4fc8', '#19e0ff', '#b6ff4a', '#ffb52e'][seed % 4] ?? theme.trim;
  c.fillStyle = fade(colour, 0.22);
  c.fillRect(x, y + SLAB, w, 34);
  c.fillStyle = colour;
  c.fillRect(x + 8, y + SLAB + 8, w - 16, 5);
  if (w < 150) return;
  rounded(c, x + w * 0.5 - 34, y + 74, 68, 92, 12, INK);
  c.strokeStyle = fade(colour, 0.35);
  c.lineWidth = 11;
  c.strokeRect(x + w * 0.5 - 22, y + 86, 44, 68);
  c.strokeStyle = tint(colour, 0.5);
  c.lineWidth = 4;
  c.strokeRect(x + w * 0.5 - 22, y + 86, 44, 68);
}

function carriage(c: Context, box: Box, theme: Theme, seed: number, bottom: number): void {
  const { x, y, w } = box;
  const wall = theme.walls[seed % theme.walls.length] ?? '#c23f4f';
  const deep = 210;
  c.fillStyle = shade(theme.near, 0.5);
  c.fillRect(x - 20, y + deep + 34, w + 40, Math.max(0, bottom - y - deep));
  for (let at = 46; at < w - 20; at += Math.max(90, w - 92)) wheel(c, x + at, y + deep + 14);
  rounded(c, x - 14, y + deep - 8, w + 28, 16, 6, INK);
  rounded(c, x, y + 4, w, deep, 16, INK);
  rounded(
    c,
    x + 6,
    y + 10,
    w - 12,
    deep - 12,
    12,
    down(c, y, y + deep, tint(wall, 0.25), wall, shade(wall, 0.35)),
  );
  c.fillStyle = '#fff0c8';
  c.fillRect(x + 6, y + 122, w - 12, 10);
  c.fillStyle = fade(shade(wall, 0.6), 0.5);
  c.fillRect(x + 6, y + 134, w - 12, 5);
  const count = Math.max(1, Math.floor((w - 30) / 70));
  const step = (w - 24) / count;
  for (let at = 0; at < count; at += 1) {
    const left = x + 12 + at * step + (step - 48) / 2;
    rounded(c, left - 4, y + 46, 56, 62, 10, INK);
    rounded(c, left, y + 50, 48, 54, 7, down(c, y + 50, y + 104, theme.glow, theme.window));
    c.fillStyle = '#ffffff66';
    c.fillRect(left + 6, y + 54, 8, 44);
  }
  slab(c, x, y, w, theme);
}

function wheel(c: Context, x: number, y: number): void {
  for (const [r, colour] of [
    [27, INK],
    [20, '#8a90b0'],
    [9, INK],
  ] as const) {
    c.fillStyle = colour;
    c.beginPath();
    c.arc(x, y, r, 0, 7);
    c.fill();
  }
}

function plank(c: Context, box: Box, theme: Theme): void {
  const { x, y, w } = box;
  c.strokeStyle = INK;
  c.lineWidth = 5;
  c.beginPath();
  c.moveTo(x + 16, y + 8);
  c.lineTo(x + w / 2, y - 260);
  c.lineTo(x + w - 16, y + 8);
  c.stroke();
  rounded(c, x - 4, y - 2, w + 8, 24, 8, INK);
  rounded(c, x, y + 2, w, 15, 5, theme.roof);
  c.fillStyle = '#2b1b4d55';
  for (let at = 14; at < w - 10; at += 34) c.fillRect(x + at, y + 3, 13, 13);
  c.fillStyle = '#ffffff73';
  c.fillRect(x + 4, y + 3, w - 8, 3);
}
