import type { Point } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context, Rect } from '@playgrove/kit/runtime';
import { CELLS, middleOf, type Board } from '../rules/board.ts';
import { boardRect, toWorld, type Layout } from './layout.ts';
import { INK, type Look } from './looks.ts';

type Random = ReturnType<typeof createRng>;

/** The place without what moves. */
export function paintGround(
  c: Context,
  area: Rect,
  layout: Layout,
  board: Board,
  look: Look,
  seed: number,
): void {
  const rng = createRng(`place ${seed}`);
  paintAround(c, area, layout, look, rng);
  const rect = boardRect(layout);
  island(c, rect, look);
  grass(c, layout, board, look, rng);
  water(c, layout, board);
  roads(c, layout, board, look, rng);
  const middles = Array.from({ length: CELLS }, (_, at) => at)
    .filter((at) => board.ground[at] === 'tree')
    .map((at) => toWorld(layout, middleOf(at)))
    .sort((a, b) => a.y - b.y);
  night(c, rect);
  for (const route of board.routes) gate(c, toWorld(layout, middleOf(route[0] ?? 0)), look);
  for (const { x, y } of middles) tree(c, x, y + 30, rng.between(0.9, 1.06), look);
  house(c, toWorld(layout, middleOf(board.home)));
}

/** Hills in moonlight with trees, and fog between them. */
function paintAround(c: Context, area: Rect, layout: Layout, look: Look, rng: Random): void {
  const [top, middle, bottom] = look.around;
  draw.cover(c, area, draw.down(c, area.y, area.y + area.height, top, middle, bottom));
  const rect = boardRect(layout);
  for (let hill = 0; hill < 9; hill += 1) {
    const x = area.x + rng.unit() * area.width;
    const y = area.y + rng.unit() * area.height;
    draw.blob(
      c,
      x,
      y,
      rng.between(160, 340),
      rng.between(70, 130),
      draw.fade(draw.tint(middle, 0.16), 0.34),
    );
  }
  for (let bush = 0; bush < 60; bush += 1) {
    const x = area.x + rng.unit() * area.width;
    const y = area.y + rng.unit() * area.height;
    const near =
      x > rect.x - 70 &&
      x < rect.x + rect.width + 70 &&
      y > rect.y - 40 &&
      y < rect.y + rect.height + 90;
    if (near) continue;
    tree(c, x, y, rng.between(0.5, 0.8), { ...look, tree: dimmed(look, middle) });
  }
  for (let bank = 0; bank < 12; bank += 1) {
    const x = area.x + rng.unit() * area.width;
    const y = area.y + rng.unit() * area.height;
    draw.blob(c, x, y, rng.between(140, 300), rng.between(26, 52), '#e6e8ff1c');
  }
  const far = Math.hypot(area.width, area.height) / 2;
  const x = rect.x + rect.width / 2;
  const y = rect.y + rect.height / 2;
  draw.cover(c, area, draw.radial(c, x, y, far * 1.1, '#0a0a3000', '#0a0a3000', '#0a0a3070'));
}

const dimmed = ({ tree: [low, , high] }: Look, air: string): [string, string, string] => [
  draw.shade(air, 0.3),
  draw.shade(air, 0.12),
  draw.tint(low, 0.1) === high ? high : draw.tint(air, 0.14),
];

/** The board as a slab of land with a cliff in front. */
function island(c: Context, { x, y, width, height }: Rect, look: Look): void {
  draw.rounded(c, x - 16, y - 6, width + 32, height + 40, 44, '#0d0b3450');
  draw.rounded(c, x - 13, y - 11, width + 26, height + 36, 38, INK);
  draw.rounded(c, x - 8, y - 6, width + 16, height + 26, 34, look.cliff);
  draw.rounded(c, x - 8, y - 6, width + 16, height + 14, 34, draw.tint(look.grass[1], 0.28));
  draw.rounded(c, x - 4, y - 2, width + 8, height + 6, 30, look.grass[0]);
}

function grass(c: Context, layout: Layout, board: Board, look: Look, rng: Random): void {
  for (let at = 0; at < CELLS; at += 1) {
    const { x, y } = toWorld(layout, middleOf(at));
    if ((Math.floor(at / 7) + at) % 2 === 0) {
      draw.rounded(c, x - 47, y - 47, 94, 94, 20, look.grass[1]);
    }
    if (board.ground[at] !== 'grass') continue;
    for (let tuft = 0; tuft < 3; tuft += 1) {
      const [px, py] = [x + rng.between(-36, 36), y + rng.between(-34, 38)];
      draw.rim(c, draw.fade(look.tuft, 0.75), 4, (path) => {
        path.moveTo(px - 6, py - 8);
        path.lineTo(px, py);
        path.lineTo(px + 7, py - 10);
      });
    }
    if (rng.chance(0.3)) flower(c, x + rng.between(-30, 30), y + rng.between(-30, 30), rng);
  }
}

function flower(c: Context, x: number, y: number, rng: Random): void {
  const color = rng.pick(['#ffe08a', '#ffc1dc', '#d8e6ff', '#ffffff']);
  for (const [dx, dy] of [
    [-5, 0],
    [5, 0],
    [0, -5],
    [0, 5],
  ] as const)
    draw.disc(c, x + dx, y + dy, 4.6, color);
  draw.disc(c, x, y, 3.6, '#e8a13a');
}

function water(c: Context, layout: Layout, board: Board): void {
  const cells = Array.from({ length: CELLS }, (_, at) => at).filter(
    (at) => board.ground[at] === 'water',
  );
  const spots = cells.map((at) => toWorld(layout, middleOf(at)));
  for (const [grow, color] of [
    [52, '#2a5f6e'],
    [47, '#3f8fb0'],
    [38, '#57abc6'],
  ] as const) {
    draw.fillPath(c, color, (path) => {
      for (const { x, y } of spots)
        path.roundRect(x - grow, y - grow, grow * 2, grow * 2, grow * 0.6);
    });
  }
  for (const { x, y } of spots) {
    draw.rim(c, '#c8f0ffaa', 4, (path) => {
      path.moveTo(x - 24, y - 8);
      path.quadraticCurveTo(x - 10, y - 18, x + 4, y - 8);
    });
    draw.blob(c, x + 18, y + 18, 15, 9, '#4e9a5f');
    draw.disc(c, x + 22, y + 15, 4.5, '#ffb9d6');
  }
}

function tracePath(c: Context, points: readonly Point[]): void {
  points.forEach(({ x, y }, at) => (at === 0 ? c.moveTo(x, y) : c.lineTo(x, y)));
}

function roads(c: Context, layout: Layout, board: Board, look: Look, rng: Random): void {
  const lines = board.routes.map((route) => route.map((at) => toWorld(layout, middleOf(at))));
  const all = (width: number, color: string): void => {
    for (const points of lines) draw.rim(c, color, width, (path) => tracePath(path, points));
  };
  all(92, draw.fade(INK, 0.5));
  all(84, look.edge);
  all(72, look.road);
  for (const points of lines) {
    for (const { x, y } of points) {
      for (let stone = 0; stone < 5; stone += 1) {
        const [px, py] = [x + rng.between(-27, 27), y + rng.between(-27, 27)];
        const r = rng.between(6, 12);
        draw.blob(c, px, py + 2, r, r * 0.74, draw.fade(look.edge, 0.5));
        draw.blob(c, px, py, r, r * 0.7, look.stone);
      }
    }
  }
}

/** The board lies in the dark; beams and the house light it. */
function night(c: Context, { x, y, width, height }: Rect): void {
  const far = Math.hypot(width, height) / 2;
  const dark = draw.radial(
    c,
    x + width / 2,
    y + height / 2,
    far,
    '#191a6026',
    '#191a6040',
    '#1512548c',
  );
  draw.rounded(c, x - 8, y - 6, width + 16, height + 14, 34, dark);
}

/** x, y is where it stands. */
function tree(c: Context, x: number, y: number, size: number, look: Look): void {
  const [dark, mid, light] = look.tree;
  const s = size;
  draw.blob(c, x + 6 * s, y, 40 * s, 15 * s, '#120c3a55');
  if (look.pointed) {
    draw.rounded(c, x - 8 * s, y - 20 * s, 16 * s, 22 * s, 5, INK);
    for (const [up, wide, paint] of [
      [6, 40, dark],
      [34, 34, mid],
      [60, 26, light],
    ] as const) {
      draw.fillPath(c, paint, (path) => {
        path.moveTo(x, y - (up + 52) * s);
        path.lineTo(x + wide * s, y - up * s);
        path.quadraticCurveTo(x, y - (up - 12) * s, x - wide * s, y - up * s);
        path.closePath();
      });
      draw.rim(c, INK, 4 * s);
    }
    return;
  }
  draw.rounded(c, x - 9 * s, y - 24 * s, 18 * s, 26 * s, 6, INK);
  draw.rounded(c, x - 5 * s, y - 24 * s, 10 * s, 23 * s, 4, '#7a5640');
  const lumps = [
    [-20, -42, 26],
    [20, -42, 26],
    [0, -64, 30],
  ] as const;
  for (const [dx, dy, r] of lumps) draw.disc(c, x + dx * s, y + dy * s, (r + 4) * s, INK);
  for (const [dx, dy, r] of lumps) draw.disc(c, x + dx * s, y + dy * s, r * s, dark);
  for (const [dx, dy, r] of lumps)
    draw.disc(c, x + (dx - 3) * s, y + (dy - 5) * s, r * 0.82 * s, mid);
  draw.disc(c, x - 8 * s, y - 76 * s, 11 * s, light);
  draw.disc(c, x - 27 * s, y - 50 * s, 7 * s, light);
}

/** A stone arch that fog comes out of. */
function gate(c: Context, { x, y }: Point, look: Look): void {
  draw.blob(c, x, y + 40, 54, 14, '#120c3a66');
  draw.rounded(c, x - 50, y - 56, 100, 100, 48, INK);
  draw.rounded(c, x - 44, y - 50, 88, 90, 42, draw.shade(look.stone, 0.25));
  draw.rounded(c, x - 44, y - 50, 88, 80, 42, draw.shade(look.stone, 0.05));
  draw.rounded(c, x - 28, y - 34, 56, 78, 28, '#1d1547');
  for (const [dx, dy, r] of [
    [-14, 24, 20],
    [12, 28, 22],
    [0, 6, 18],
    [2, -12, 13],
  ] as const)
    draw.disc(c, x + dx, y + dy, r, '#cfd0f599');
  draw.disc(c, x - 30, y - 34, 5, '#ffffff66');
}

/** Home: a cottage with a lamp in its window. */
function house(c: Context, { x, y }: Point): void {
  draw.disc(c, x, y, 118, draw.radial(c, x, y, 118, '#ffd97a88', '#ffd97a33', '#ffd97a00'));
  draw.blob(c, x + 4, y + 44, 66, 18, '#120c3a66');
  draw.rounded(c, x - 52, y - 22, 104, 70, 14, INK);
  draw.rounded(c, x - 46, y - 18, 92, 60, 10, draw.down(c, y - 18, y + 42, '#fff0d2', '#e6bf92'));
  draw.rounded(c, x + 26, y - 76, 20, 40, 5, INK);
  draw.rounded(c, x + 31, y - 71, 10, 34, 3, '#c46a5a');
  draw.fillPath(c, '#d9534f', (path) => {
    path.moveTo(x - 68, y - 10);
    path.quadraticCurveTo(x - 40, y - 34, x - 8, y - 76);
    path.quadraticCurveTo(x, y - 84, x + 8, y - 76);
    path.quadraticCurveTo(x + 40, y - 34, x + 68, y - 10);
    path.quadraticCurveTo(x, y - 24, x - 68, y - 10);
    path.closePath();
  });
  draw.rim(c, INK, 7);
  draw.rim(c, '#ff9c86aa', 5, (path) => {
    path.moveTo(x - 44, y - 26);
    path.quadraticCurveTo(x - 24, y - 44, x - 4, y - 70);
  });
  draw.rounded(c, x - 17, y + 2, 34, 46, 16, INK);
  draw.rounded(c, x - 12, y + 7, 24, 38, 12, '#8a5a3c');
  draw.disc(c, x + 6, y + 27, 3.4, '#ffd95e');
  for (const dx of [-32, 32]) {
    draw.rounded(c, x + dx - 12, y + 3, 24, 24, 7, INK);
    draw.rounded(c, x + dx - 8, y + 7, 16, 16, 4, '#ffe58a');
  }
}
