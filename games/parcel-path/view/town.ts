import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { createRng } from '@playgrove/kit/core';
import type { Rng } from '@playgrove/kit/contract';
import { factsOf } from '../rules/board.ts';
import type { State } from '../rules/state.ts';
import { townOf } from '../rules/towns.ts';
import { COLORS, INK, ROOFS, type Colors } from './colors.ts';
import { placeOf, type Layout } from './layout.ts';

const WATER = '#3fb4e8';
/** Between the trees around the board, and between the streets there, in world units. */
const TREES = 88;
const BLOCK = 264;

/** Everything that rests: the country around, lawns, ponds, fences. Painted once. */
export function drawTown(to: Surface, layout: Layout, state: State, key: string): void {
  to.layer(`town ${key}`, (c, bleed) => {
    const colors = COLORS[townOf(state.level)];
    if (!colors) return;
    const rng = createRng(key);
    paintCountry(c, bleed, layout, colors, rng);
    paintGround(c, layout, colors);
    const { links, houses } = factsOf(state);
    const scale = layout.frame.cell / 100;
    for (const [at, near] of links.entries()) {
      const { x, y } = placeOf(layout, state, at);
      const isHome = (houses[at] ?? -1) >= 0;
      const shadow = (at + Math.floor(at / state.cols)) % 2;
      const paint = (): void =>
        near.length === 0 ? paintPond(c, rng) : paintLawn(c, colors, shadow, isHome, rng);
      draw.place(c, x, y, paint, 0, scale);
    }
    for (const [a, b] of state.fences) {
      const [one, two] = [placeOf(layout, state, a), placeOf(layout, state, b)];
      const turn = one.x === two.x ? 0 : Math.PI / 2;
      draw.place(c, (one.x + two.x) / 2, (one.y + two.y) / 2, () => paintFence(c), turn, scale);
    }
  });
}

/** Streets with houses, and trees behind them. */
function paintCountry(c: Context, area: Rect, layout: Layout, colors: Colors, rng: Rng): void {
  const { grass, tree, pave } = colors;
  const { board, portrait } = layout;
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  c.fillStyle = draw.linear(
    c,
    area.x,
    area.y,
    right,
    bottom,
    draw.tint(grass, 0.16),
    grass,
    draw.shade(grass, 0.24),
  );
  c.fillRect(area.x, area.y, area.width, area.height);
  const [left, top] = portrait ? [board.x + 150, board.y - 160] : [board.x - 130, board.y + 60];
  const fromStreet = (at: number, from: number, block: number): number => {
    const rest = (((at - from) % block) + block) % block;
    return Math.min(rest, block - rest);
  };
  const street = (x: number, y: number, toX: number, toY: number): void => {
    draw.line(c, [x, y, toX, toY], 50, draw.fade(INK, 0.34));
    draw.line(c, [x, y, toX, toY], 42, draw.mix(pave, grass, 0.3));
    c.setLineDash([16, 18]);
    draw.line(c, [x, y, toX, toY], 3, '#ffffff90');
    c.setLineDash([]);
  };
  for (let y = top - BLOCK * 9; y < bottom; y += BLOCK) street(area.x - 60, y, right + 60, y);
  for (let x = left - BLOCK * 9; x < right; x += BLOCK * 1.5)
    street(x, area.y - 60, x, bottom + 60);
  for (let y = area.y - 20; y < bottom + TREES; y += TREES * 0.76)
    for (let x = area.x - 20; x < right + TREES; x += TREES) {
      const [dx, dy, r] = [x + rng.between(-14, 14), y + rng.between(-10, 10), rng.between(26, 42)];
      const beside = fromStreet(dy, top, BLOCK);
      const along = fromStreet(dx, left, BLOCK * 1.5);
      const near = Math.min(beside, along);
      const color = rng.pick(ROOFS);
      const kind = rng.unit();
      if (near < 58) continue;
      if (near < 96 && kind < 0.7)
        draw.place(c, dx, dy, () => paintRoof(c, color), beside < along ? 0 : Math.PI / 2, 0.78);
      else if (kind < 0.86) paintTree(c, dx, dy, r, tree);
      else paintFlowers(c, dx, dy, rng);
    }
}

/** A roof from straight above, around its middle. */
function paintRoof(c: Context, color: string): void {
  draw.rounded(c, -38, -22, 84, 62, 8, draw.fade(INK, 0.26));
  draw.rounded(c, -44, -32, 88, 64, 7, INK);
  draw.rounded(c, -40, -28, 80, 28, 4, draw.tint(color, 0.18));
  draw.rounded(c, -40, 0, 80, 28, 4, draw.shade(color, 0.2));
  draw.line(c, [-40, 0, 40, 0], 4, draw.tint(color, 0.5));
  draw.rounded(c, 14, -22, 14, 14, 3, INK);
  draw.rounded(c, 17, -19, 8, 8, 2, '#8c7a86');
}

function paintTree(c: Context, x: number, y: number, r: number, color: string): void {
  draw.blob(c, x + r * 0.22, y + r * 0.3, r * 1.02, r * 0.96, draw.fade(INK, 0.24));
  draw.disc(c, x, y, r, draw.fade(INK, 0.9));
  draw.disc(c, x, y, r - 3, draw.shade(color, 0.12));
  draw.disc(c, x - r * 0.12, y - r * 0.14, r * 0.72, color);
  draw.disc(c, x - r * 0.26, y - r * 0.3, r * 0.4, draw.tint(color, 0.24));
}

function paintFlowers(c: Context, x: number, y: number, rng: Rng): void {
  for (let count = 5; count > 0; count -= 1) {
    const [dx, dy] = [x + rng.between(-16, 16), y + rng.between(-12, 12)];
    draw.disc(c, dx, dy, 4.5, rng.pick(['#fff6e3', '#ffd02e', '#ff8fc0']));
    draw.disc(c, dx, dy, 1.8, '#e0761f');
  }
}

/** The paved ground that the lawns lie on. */
function paintGround(c: Context, { board }: Layout, { pave }: Colors): void {
  const { x, y, width, height } = board;
  draw.rounded(c, x - 8, y - 4, width + 24, height + 28, 26, draw.fade(INK, 0.34));
  draw.rounded(c, x - 9, y - 9, width + 18, height + 22, 24, INK);
  draw.rounded(c, x - 5, y - 5, width + 10, height + 14, 20, draw.shade(pave, 0.34));
  draw.rounded(c, x - 5, y - 5, width + 10, height + 8, 20, pave);
}

/** A plot of 100 by 100 around its middle, with something in a corner that the road leaves free. */
function paintLawn(c: Context, colors: Colors, dark: number, isHome: boolean, rng: Rng): void {
  const { lawns, pave, tree } = colors;
  const lawn = lawns[dark === 0 ? 0 : 1];
  draw.rounded(c, -47, -47, 94, 94, 15, draw.shade(lawn, 0.24));
  draw.rounded(c, -47, -47, 94, 90, 15, lawn);
  draw.rounded(c, -43, -45, 86, 10, 5, '#ffffff30');
  const [x, y] = [rng.pick([-32, 32]), rng.pick([-32, 32])];
  const kind = rng.int(6);
  if (isHome) {
    draw.rounded(c, -40, -40, 80, 80, 18, draw.shade(pave, 0.16));
    draw.rounded(c, -38, -38, 76, 74, 16, draw.tint(pave, 0.2));
  } else if (kind === 0) paintTree(c, x, y, 13, tree);
  else if (kind === 1) draw.place(c, x, y, () => paintFlowers(c, 0, 0, rng), 0, 0.7);
  else if (kind === 2)
    for (const dx of [-7, 0, 8])
      draw.line(c, [x + dx, y + 5, x + dx * 1.3, y - 4], 3, draw.shade(lawn, 0.28));
  else if (kind === 3)
    for (const dx of [-6, 7]) paintTree(c, x + dx, y - dx * 0.4, 8, draw.tint(tree, 0.16));
}

/** Water where no road can go, with a lily or a duck. */
function paintPond(c: Context, rng: Rng): void {
  draw.rounded(c, -47, -47, 94, 94, 30, draw.shade(WATER, 0.5));
  draw.rounded(c, -43, -43, 86, 86, 27, '#d9b98a');
  draw.rounded(
    c,
    -37,
    -37,
    74,
    74,
    24,
    draw.down(c, -37, 37, draw.shade(WATER, 0.24), WATER, draw.tint(WATER, 0.3)),
  );
  for (const y of [-20, 2, 22]) draw.line(c, [-22 + y * 0.3, y, 4 + y * 0.3, y], 3, '#ffffff66');
  if (rng.chance(0.5)) {
    draw.blob(c, 4, 6, 16, 12, '#1f8f5c');
    draw.blob(c, 3, 4, 14, 10, '#3fbf6e');
    draw.disc(c, 8, 0, 5, '#ff9ac8');
  } else {
    draw.blob(c, 0, 8, 17, 11, INK);
    draw.blob(c, 0, 7, 14.5, 9, '#ffe27a');
    draw.disc(c, 10, -3, 9, INK);
    draw.disc(c, 10, -3, 7, '#ffe27a');
    draw.blob(c, 19, -1, 5, 3, '#ff8a1f');
    draw.disc(c, 12, -5, 1.6, INK);
  }
}

/** A fence from left to right: posts on a rail. */
function paintFence(c: Context): void {
  draw.rounded(c, -47, -3, 98, 19, 6, draw.fade(INK, 0.3));
  draw.rounded(c, -51, -9, 102, 18, 6, INK);
  draw.rounded(c, -47, -5, 94, 10, 4, '#ffb52e');
  for (let x = -42; x <= 42; x += 21) {
    draw.rounded(c, x - 8.5, -15, 17, 30, 6, INK);
    draw.rounded(c, x - 5, -11.5, 10, 22, 4, '#fffaf0');
  }
}
