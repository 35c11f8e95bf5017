import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import type { Layout } from './layout.ts';

const INK = draw.PALETTE.ink;

/** By pack: the wall, the light, and the wood. */
type Room = {
  readonly wall: readonly [string, string, string];
  readonly light: string;
  readonly wood: string;
};

const ROOMS: readonly [Room, ...Room[]] = [
  { wall: ['#2b2170', '#4a3596', '#7a4a9e'], light: '#ffcf7a', wood: '#b06a3c' },
  { wall: ['#0f3a52', '#1c5f74', '#3f8f8a'], light: '#c9ffd2', wood: '#8f6a4a' },
  { wall: ['#5a1f4e', '#8f3a62', '#c96a5f'], light: '#ffd9a0', wood: '#8a4a34' },
  { wall: ['#123f2f', '#24694a', '#5a9a56'], light: '#f4ffb0', wood: '#9a6636' },
  { wall: ['#152a6a', '#2c4ea8', '#5f86d8'], light: '#e0f2ff', wood: '#6f5a8f' },
  { wall: ['#150f38', '#2a1d5c', '#55307c'], light: '#d9a8ff', wood: '#5f4478' },
];

const roomOf = (pack: number): Room => ROOMS[pack] ?? ROOMS[0];

/** What stands still: the wall with its window, the shelves, the bench. One picture. */
export function drawScene(to: Surface, layout: Layout, pack: number): void {
  to.layer(`room ${pack} ${layout.feet.length}`, (c, bleed) => {
    const room = roomOf(pack);
    paintWall(c, bleed, layout, room);
    const { scale, width } = layout;
    for (const y of layout.shelves) {
      const row = layout.feet
        .filter((foot) => foot.y === y)
        .map(({ x }) => (x - width / 2) / scale);
      draw.place(c, width / 2, y, () => paintShelf(c, row, room.wood), 0, scale);
    }
    paintBench(c, bleed, layout, room.wood);
    draw.vignette(c, bleed, '#0c0626', 0.46);
  });
}

function paintWall(c: Context, area: Rect, layout: Layout, { wall, light }: Room): void {
  c.fillStyle = draw.down(c, area.y, area.y + area.height, ...wall);
  c.fillRect(area.x, area.y, area.width, area.height);
  paintBricks(c, area, wall[0]);
  const unit = Math.min(area.width, area.height);
  const r = unit * (layout.portrait ? 0.27 : 0.24);
  const y = area.y + r * (layout.portrait ? 0.98 : 0.8);
  draw.place(c, layout.width / 2, y, () => paintWindow(c, light), 0, r);
  draw.glow(
    c,
    area,
    layout.width / 2,
    y,
    draw.fade(light, 0.42),
    draw.fade(light, 0.08),
    draw.fade(light, 0),
  );
  const warm = ['#ffb45a57', '#ffb45a0d', '#ffb45a00'];
  for (const side of [-1, 1]) {
    draw.glow(c, area, side < 0 ? area.x : area.x + area.width, layout.bench.y, ...warm);
  }
}

function paintBricks(c: Context, area: Rect, dark: string): void {
  const rng = createRng(7);
  const high = 46;
  for (let row = 0; row * high < area.height; row += 1)
    for (let x = area.x - (row % 2) * 50; x < area.x + area.width; x += 100) {
      const lit = rng.unit();
      const paint = lit > 0.8 ? '#ffffff0f' : draw.fade(dark, 0.34);
      if (lit > 0.55) draw.rounded(c, x + 3, area.y + row * high + 3, 94, high - 6, 8, paint);
    }
}

/** A round window with the moon and stars, its radius 1. */
function paintWindow(c: Context, light: string): void {
  draw.disc(c, 0, 0, 1.16, draw.fade(INK, 0.4));
  draw.disc(c, 0, 0, 1.1, INK);
  draw.disc(c, 0, 0, 1.07, draw.linear(c, -1, -1, 1, 1, '#d79a5c', '#8a5430'));
  draw.disc(c, 0, 0, 0.97, INK);
  draw.disc(c, 0, 0, 0.94, draw.down(c, -1, 1, '#16124a', '#3c3a94', '#8f6fc4'));
  draw.disc(
    c,
    0.26,
    -0.2,
    0.62,
    draw.radial(c, 0.26, -0.2, 0.62, draw.fade(light, 0.55), draw.fade(light, 0)),
  );
  draw.disc(c, 0.26, -0.2, 0.3, draw.tint(light, 0.5));
  draw.disc(c, 0.18, -0.26, 0.07, draw.fade(draw.shade(light, 0.2), 0.5));
  draw.disc(c, 0.36, -0.12, 0.05, draw.fade(draw.shade(light, 0.2), 0.5));
  for (let star = 0; star < 7; star += 1)
    draw.sparkle(
      c,
      ((star * 0.618) % 1) * 1.3 - 0.8,
      ((star * 0.39) % 1) * 1.3 - 0.6,
      0.05,
      '#fffbe6',
    );
  draw.line(c, [0, -1, 0, 1], 0.07, '#6e4228');
  draw.line(c, [-1, 0, 1, 0], 0.07, '#6e4228');
}

/** A shelf around the middle of its upper edge, in units of a bottle's art. */
function paintShelf(c: Context, row: readonly number[], wood: string): void {
  const half = Math.max(...row.map(Math.abs)) + 78;
  for (const side of [-0.72, 0.72]) {
    draw.rounded(c, side * half - 9, 13, 18, 34, 7, INK);
    draw.rounded(c, side * half - 6, 13, 12, 31, 5, draw.shade(wood, 0.4));
  }
  c.fillStyle = draw.down(c, 22, 66, '#0c062680', '#0c062600');
  c.fillRect(8 - half, 22, half * 2 - 16, 44);
  draw.rounded(c, -half - 4, -5, half * 2 + 8, 31, 8, INK);
  draw.rounded(
    c,
    -half,
    -1,
    half * 2,
    22,
    5,
    draw.down(c, 0, 22, draw.tint(wood, 0.25), wood, draw.shade(wood, 0.35)),
  );
  c.fillStyle = '#ffffff4d';
  c.fillRect(6 - half, 0, half * 2 - 12, 3);
  for (let grain = -3; grain < 3; grain += 1) {
    const [x, y] = [half * grain * 0.31, 11 + (grain % 3) * 2];
    draw.line(
      c,
      [x, y, x + half * 0.2, y + (grain % 2) * 3],
      1.6,
      draw.fade(draw.shade(wood, 0.55), 0.5),
    );
  }
  for (const x of row) draw.blob(c, x, 3, 46, 6, draw.fade(INK, 0.36));
}

function paintBench(c: Context, area: Rect, { bench }: Layout, wood: string): void {
  const bottom = area.y + area.height;
  const top = bench.y + bench.height * 0.36;
  c.fillStyle = INK;
  c.fillRect(area.x, top - 5, area.width, bottom - top + 5);
  c.fillStyle = draw.down(
    c,
    top,
    bottom,
    draw.tint(wood, 0.12),
    draw.shade(wood, 0.2),
    draw.shade(wood, 0.5),
  );
  c.fillRect(area.x, top, area.width, bottom - top);
  c.fillStyle = '#ffffff3d';
  c.fillRect(area.x, top, area.width, 4);
  for (let at = 0; at < 9; at += 1) {
    const y = top + 16 + ((at * 37) % Math.max(20, bottom - top - 20));
    const x = area.x + ((at * 211) % Math.max(1, area.width - 200));
    draw.line(
      c,
      [x, y, x + 90 + (at % 3) * 50, y + (at % 2) * 4],
      2.4,
      draw.fade(draw.shade(wood, 0.6), 0.45),
    );
  }
}
