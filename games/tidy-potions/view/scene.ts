import { glow, vignette } from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import {
  blob,
  disc,
  down,
  fade,
  fillPath,
  line,
  linear,
  PALETTE,
  place,
  radial,
  rim,
  rounded,
  shade,
  sparkle,
  tint,
  type Context,
  type Rect,
  type Surface,
} from '@playgrove/kit/runtime';
import type { Layout } from './layout.ts';

const INK = PALETTE.ink;

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

export const roomOf = (pack: number): Room => ROOMS[pack] ?? ROOMS[0];

/** What stands still: the wall with its window, the shelves, the bench. One picture. */
export function drawScene(to: Surface, layout: Layout, pack: number): void {
  to.layer(`room ${pack} ${layout.feet.length}`, (c, bleed) => {
    const room = roomOf(pack);
    paintWall(c, bleed, layout, room);
    for (const y of layout.shelves) paintShelf(c, bleed, layout, y, room.wood);
    paintBench(c, bleed, layout, room.wood);
    vignette(c, bleed, '#0c0626', 0.46);
  });
}

function paintWall(c: Context, area: Rect, layout: Layout, { wall, light }: Room): void {
  c.fillStyle = down(c, area.y, area.y + area.height, ...wall);
  c.fillRect(area.x, area.y, area.width, area.height);
  paintBricks(c, area, wall[0]);
  const unit = Math.min(area.width, area.height);
  const r = unit * (layout.portrait ? 0.27 : 0.24);
  const y = area.y + r * (layout.portrait ? 0.98 : 0.8);
  paintWindow(c, layout.width / 2, y, r, light);
  glow(c, area, layout.width / 2, y, fade(light, 0.42), fade(light, 0.08), fade(light, 0));
  for (const side of [0, 1]) {
    const x = side === 0 ? area.x : area.x + area.width;
    glow(
      c,
      area,
      x,
      layout.bench.y,
      fade('#ffb45a', 0.34),
      fade('#ffb45a', 0.05),
      fade('#ffb45a', 0),
    );
    paintHerbs(c, x + (side === 0 ? 1 : -1) * unit * 0.12, area.y, unit * 0.2, side + 1);
  }
}

function paintBricks(c: Context, area: Rect, dark: string): void {
  const rng = createRng(7);
  const high = 46;
  for (let row = 0; row * high < area.height; row += 1)
    for (let x = area.x - (row % 2) * 50; x < area.x + area.width; x += 100) {
      const lit = rng.unit();
      if (lit < 0.55) continue;
      rounded(
        c,
        x + 3,
        area.y + row * high + 3,
        94,
        high - 6,
        8,
        lit > 0.8 ? '#ffffff0f' : fade(dark, 0.34),
      );
    }
}

/** A round window with the moon and stars. */
function paintWindow(c: Context, x: number, y: number, r: number, light: string): void {
  disc(c, x, y, r * 1.16, fade(INK, 0.4));
  disc(c, x, y, r * 1.1, INK);
  disc(c, x, y, r * 1.07, linear(c, x - r, y - r, x + r, y + r, '#d79a5c', '#8a5430'));
  disc(c, x, y, r * 0.97, INK);
  disc(c, x, y, r * 0.94, down(c, y - r, y + r, '#16124a', '#3c3a94', '#8f6fc4'));
  disc(
    c,
    x + r * 0.26,
    y - r * 0.2,
    r * 0.62,
    radial(c, x + r * 0.26, y - r * 0.2, r * 0.62, fade(light, 0.55), fade(light, 0)),
  );
  disc(c, x + r * 0.26, y - r * 0.2, r * 0.3, tint(light, 0.5));
  disc(c, x + r * 0.18, y - r * 0.26, r * 0.07, fade(shade(light, 0.2), 0.5));
  disc(c, x + r * 0.36, y - r * 0.12, r * 0.05, fade(shade(light, 0.2), 0.5));
  for (const [dx, dy, size] of [
    [-0.5, -0.42, 0.09],
    [-0.24, 0.16, 0.06],
    [-0.66, 0.12, 0.05],
    [0.5, 0.42, 0.07],
    [-0.1, -0.66, 0.05],
  ] as const)
    sparkle(c, x + dx * r, y + dy * r, size * r, '#fffbe6');
  line(c, [x, y - r, x, y + r], r * 0.07, '#6e4228');
  line(c, [x - r, y, x + r, y], r * 0.07, '#6e4228');
}

/** A bunch of herbs that hangs from the ceiling. */
function paintHerbs(c: Context, x: number, y: number, size: number, seed: number): void {
  const rng = createRng(seed);
  line(c, [x, y - 10, x, y + size * 0.4], 4, '#3a2416');
  for (let stem = 0; stem < 11; stem += 1) {
    const turn = Math.PI / 2 + (stem - 5) * 0.16;
    const long = size * rng.between(0.7, 1.15);
    const color = ['#3f8f4a', '#5fae52', '#2c6f48'][stem % 3] ?? '#3f8f4a';
    place(
      c,
      x,
      y + size * 0.32,
      () => {
        for (let leaf = 2; leaf < 6; leaf += 1)
          blob(
            c,
            (leaf / 6) * long,
            (leaf % 2 === 0 ? 1 : -1) * size * 0.06,
            size * 0.12,
            size * 0.05,
            shade(color, 0.12 * (leaf % 2)),
            0.3,
          );
      },
      turn,
    );
  }
  rounded(c, x - size * 0.1, y + size * 0.28, size * 0.2, size * 0.09, size * 0.03, '#d8a05a');
}

function paintShelf(
  c: Context,
  area: Rect,
  { scale, feet, width }: Layout,
  y: number,
  wood: string,
): void {
  const row = feet.filter((foot) => Math.abs(foot.y - y) < 1);
  const half = Math.max(...row.map(({ x }) => Math.abs(x - width / 2))) + 78 * scale;
  const left = Math.max(area.x - 10, width / 2 - half);
  const wide = Math.min(area.width + 20, half * 2);
  const high = 22 * scale;
  for (const at of [0.14, 0.86]) {
    const x = left + wide * at;
    fillPath(c, INK, (path) =>
      path.roundRect(x - 9 * scale, y + high * 0.6, 18 * scale, 34 * scale, 7 * scale),
    );
    fillPath(c, shade(wood, 0.4), (path) =>
      path.roundRect(x - 6 * scale, y + high * 0.6, 12 * scale, 31 * scale, 5 * scale),
    );
  }
  c.fillStyle = down(c, y + high, y + high + 44 * scale, fade('#0c0626', 0.5), fade('#0c0626', 0));
  c.fillRect(left + 8, y + high, wide - 16, 44 * scale);
  rounded(c, left - 4, y - 5 * scale, wide + 8, high + 9 * scale, 8 * scale, INK);
  rounded(
    c,
    left,
    y - 1 * scale,
    wide,
    high,
    5 * scale,
    down(c, y, y + high, tint(wood, 0.25), wood, shade(wood, 0.35)),
  );
  c.fillStyle = '#ffffff4d';
  c.fillRect(left + 6, y, wide - 12, 3 * scale);
  for (let grain = 0; grain < 6; grain += 1) {
    const x = left + wide * (0.06 + grain * 0.16);
    line(
      c,
      [x, y + (9 + (grain % 3) * 4) * scale, x + wide * 0.1, y + (10 + (grain % 2) * 5) * scale],
      1.6 * scale,
      fade(shade(wood, 0.55), 0.5),
    );
  }
  for (const { x } of row) blob(c, x, y + 3 * scale, 46 * scale, 6 * scale, fade(INK, 0.36));
}

function paintBench(c: Context, area: Rect, { bench }: Layout, wood: string): void {
  const bottom = area.y + area.height;
  const top = bench.y + bench.height * 0.36;
  c.fillStyle = INK;
  c.fillRect(area.x, top - 5, area.width, bottom - top + 5);
  c.fillStyle = down(c, top, bottom, tint(wood, 0.12), shade(wood, 0.2), shade(wood, 0.5));
  c.fillRect(area.x, top, area.width, bottom - top);
  c.fillStyle = '#ffffff3d';
  c.fillRect(area.x, top, area.width, 4);
  for (let at = 0; at < 9; at += 1) {
    const y = top + 16 + ((at * 37) % Math.max(20, bottom - top - 20));
    const x = area.x + ((at * 211) % Math.max(1, area.width - 200));
    line(c, [x, y, x + 90 + (at % 3) * 50, y + (at % 2) * 4], 2.4, fade(shade(wood, 0.6), 0.45));
  }
  rim(c, fade(INK, 0.2), 2, (path) =>
    path.rect(area.x, top + (bottom - top) * 0.55, area.width, 1),
  );
}
