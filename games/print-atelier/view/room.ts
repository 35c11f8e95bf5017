import * as draw from '@playgrove/kit/draw';
import type { Context, Rect } from '@playgrove/kit/runtime';
import { COLORS } from '../rules/colors.ts';
import type { Layout } from './layout.ts';

const INK = draw.PALETTE.ink;

/** By pack: the wall above and below, the view from the window, the floor. */
const LOOKS = [
  { wall: ['#8fe3e6', '#5cc3d6'], view: ['#bff0ff', '#fff3c0'], floor: '#f0b46a' },
  { wall: ['#b8e88f', '#7cc878'], view: ['#c8f4ff', '#e8ffc8'], floor: '#e8a860' },
  { wall: ['#8d86e6', '#5f58b8'], view: ['#2c2f7a', '#7a4fb0'], floor: '#b07a8c' },
  { wall: ['#ffc48f', '#ff9a86'], view: ['#c4ecff', '#ffe6d0'], floor: '#d98e5c' },
  { wall: ['#ff9ac4', '#e0609c'], view: ['#ffd9a0', '#ffb3c8'], floor: '#c88a6a' },
] as const;

/** The workshop: window, shelves of cloth, floor; and the table. */
export function paintRoom(c: Context, bleed: Rect, layout: Layout, pack: number): void {
  const look = LOOKS[pack] ?? LOOKS[0];
  const { stage, table, portrait } = layout;
  const area = portrait
    ? { x: bleed.x, y: bleed.y, width: bleed.width, height: table.y - bleed.y + 20 }
    : { x: bleed.x, y: bleed.y, width: table.x - bleed.x + 20, height: bleed.height };
  const floor = stage.y + stage.height * (portrait ? 0.84 : 0.86);
  c.fillStyle = draw.down(c, area.y, floor, ...look.wall);
  c.fillRect(area.x, area.y, area.width, area.height);
  paintWindow(c, stage, look.view);
  paintShelves(c, stage, portrait);
  c.fillStyle = draw.down(
    c,
    floor,
    area.y + area.height,
    look.floor,
    draw.mix(look.floor, INK, 0.25),
  );
  c.fillRect(area.x, floor, area.width, area.y + area.height - floor);
  c.fillStyle = draw.fade(INK, 0.5);
  c.fillRect(area.x, floor - 5, area.width, 5);
  c.fillStyle = draw.mix(look.wall[1], '#ffffff', 0.55);
  c.fillRect(area.x, floor - 24, area.width, 19);
  draw.rays(c, area, stage.x + stage.width * 0.2, stage.y - 60, 9, '#fff8d02e');
  paintTableTop(c, bleed, layout);
}

function paintWindow(c: Context, { x, y, width, height }: Rect, view: readonly string[]): void {
  const wide = Math.min(430, width * 0.6);
  const left = x + width * 0.5 - wide / 2;
  const top = y + 24;
  const tall = height * 0.5;
  draw.rounded(c, left - 18, top - 18, wide + 36, tall + 36, 30, INK);
  draw.rounded(c, left - 13, top - 13, wide + 26, tall + 26, 26, '#fff6e3');
  draw.rounded(c, left, top, wide, tall, 18, draw.down(c, top, top + tall, ...view));
  c.save();
  c.beginPath();
  c.roundRect(left, top, wide, tall, 18);
  c.clip();
  draw.disc(c, left + wide * 0.22, top + tall * 0.26, 46, '#fffbe0');
  for (const [at, color] of [draw.fade('#ffffff', 0.55), draw.fade('#ffffff', 0.4)].entries())
    for (const n of [0, 1, 2])
      draw.blob(
        c,
        left + wide * (0.5 + n * 0.17 - at * 0.32),
        top + tall * (0.34 + at * 0.3),
        44,
        20,
        color,
      );
  draw.fillPath(c, draw.fade('#3fa653', 0.5), (path) => {
    path.moveTo(left, top + tall);
    path.quadraticCurveTo(
      left + wide * 0.3,
      top + tall * 0.66,
      left + wide * 0.6,
      top + tall * 0.85,
    );
    path.quadraticCurveTo(left + wide * 0.85, top + tall * 0.72, left + wide, top + tall * 0.82);
    path.lineTo(left + wide, top + tall);
  });
  c.restore();
  c.fillStyle = '#fff6e3';
  c.fillRect(left + wide / 2 - 5, top, 10, tall);
  c.fillRect(left, top + tall * 0.48, wide, 10);
}

/** Rolls of cloth on both sides. */
function paintShelves(c: Context, { x, y, width, height }: Rect, portrait: boolean): void {
  const wide = portrait ? 150 : Math.min(190, width * 0.24);
  for (const side of [0, 1]) {
    const left = side === 0 ? x - 20 : x + width - wide + 20;
    for (const row of [0.47, 0.66, 0.84]) {
      const shelf = y + height * row - 14;
      for (let at = 0; at < 3; at += 1) {
        const color =
          COLORS[(at * 5 + side * 3 + Math.round(row * 20)) % COLORS.length]?.hex ?? '#ffffff';
        roll(
          c,
          left + wide * (0.2 + at * 0.3),
          shelf,
          wide * 0.13,
          height * 0.1 + (at % 2) * 16,
          color,
        );
      }
      draw.rounded(c, left - 6, shelf, wide + 12, 18, 7, INK);
      draw.rounded(c, left - 2, shelf + 4, wide + 4, 10, 4, '#d9914a');
    }
  }
}

function roll(
  c: Context,
  x: number,
  foot: number,
  half: number,
  tall: number,
  color: string,
): void {
  draw.rounded(c, x - half - 3, foot - tall - 3, half * 2 + 6, tall + 6, 12, INK);
  draw.rounded(
    c,
    x - half,
    foot - tall,
    half * 2,
    tall,
    9,
    draw.linear(
      c,
      x - half,
      0,
      x + half,
      0,
      draw.mix(color, '#ffffff', 0.3),
      color,
      draw.mix(color, INK, 0.28),
    ),
  );
  draw.blob(c, x, foot - tall + 7, half - 3, 6, draw.mix(color, '#ffffff', 0.55));
  draw.blob(c, x, foot - tall + 7, half * 0.4, 3, '#b5763c');
}

/** The cutting table, with a tape measure along its edge. */
function paintTableTop(c: Context, bleed: Rect, { table, portrait }: Layout): void {
  const right = bleed.x + bleed.width;
  const bottom = bleed.y + bleed.height;
  const [x, y] = portrait ? [bleed.x, table.y] : [table.x, bleed.y];
  c.fillStyle = draw.fade(INK, 0.28);
  if (portrait) c.fillRect(x, y - 12, right - x, 12);
  else c.fillRect(x - 12, y, 12, bottom - y);
  c.fillStyle = portrait
    ? draw.linear(c, 0, y, 0, bottom, '#a86fd8', '#8a4fc4', '#6d3aa6')
    : draw.linear(c, x, 0, right, 0, '#a86fd8', '#8a4fc4', '#6d3aa6');
  c.fillRect(x, y, right - x, bottom - y);
  c.fillStyle = draw.fade('#ffffff', 0.07);
  for (let n = 0; n < 40; n += 1) {
    c.fillRect(x, y + n * 64, right - x, 2);
    c.fillRect(x + n * 64, y, 2, bottom - y);
  }
  c.fillStyle = '#ffd84a';
  if (portrait) c.fillRect(x, y, right - x, 9);
  else c.fillRect(x, y, 9, bottom - y);
  c.fillStyle = INK;
  for (let n = 0; n < 120; n += 1) {
    const long = n % 5 === 0 ? 9 : 5;
    if (portrait) c.fillRect(x + n * 15, y, 2, long);
    else c.fillRect(x, y + n * 15, long, 2);
  }
}

/** The dress form around the neck of what it wears; its stand ends at `foot`. */
export function paintForm(c: Context, foot: number): void {
  const wood = draw.linear(c, -74, 0, 74, 0, '#f6e2c4', '#e4c49a', '#c79f70');
  for (const side of [-1, 1])
    draw.place(c, 0, foot - 22, () => draw.rounded(c, 0, -6, side * 84, 13, 6, INK), side * 0.24);
  draw.rounded(c, -9, 60, 18, foot - 64, 9, INK);
  draw.rounded(c, -5, 64, 10, foot - 72, 5, '#c98a4a');
  draw.fillPath(c, INK, (path) => path.roundRect(-78, -8, 156, 200, [60, 60, 70, 70]));
  draw.fillPath(c, wood, (path) => path.roundRect(-73, -3, 146, 190, [56, 56, 66, 66]));
  draw.rounded(c, -25, -44, 50, 60, 14, INK);
  draw.rounded(c, -20, -40, 40, 56, 10, wood);
  draw.blob(c, 0, -44, 27, 10, INK);
  draw.blob(c, 0, -45, 22, 6, '#b5763c');
  draw.disc(c, 0, -58, 13, INK);
  draw.disc(c, 0, -58, 8.5, '#ffd02e');
}
