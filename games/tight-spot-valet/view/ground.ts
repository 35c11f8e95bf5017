import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Bay, Lot } from '../rules/types.ts';
import { paintThing } from './things.ts';
import { shadowOf } from './place.ts';
import { paintAround } from './town.ts';
import { THEMES, type Theme } from './theme.ts';

const WALL = 12;

export const themeOf = ({ place }: Lot): Theme => THEMES[place] ?? (THEMES[0] as Theme);

function paintPaving(c: Context, { width, height }: Lot, theme: Theme): void {
  const rng = createRng('paving');
  const fill = draw.linear(c, 0, 0, width * 0.5, height, theme.light, theme.ground, theme.ground);
  c.fillStyle = fill;
  c.fillRect(0, 0, width, height);
  const shades = [theme.light, theme.seam, theme.ground];
  const [sx, sy] =
    theme.paving === 'planks' ? [130, 22] : theme.paving === 'bricks' ? [44, 20] : [34, 34];
  for (let row = 0; row * sy < height; row += 1) {
    const shift = theme.paving === 'tiles' ? 0 : (row % 2) * (sx / 2) + (row % 3) * 4;
    for (let x = -shift; x < width; x += sx) {
      if (theme.paving !== 'planks' && rng.chance(0.62)) continue;
      const color = shades[rng.int(3)] ?? theme.light;
      const [w, h] = [sx - 4, sy - 4];
      const tone = draw.fade(color, theme.paving === 'gravel' ? 0.35 : 0.55);
      if (theme.paving === 'gravel') draw.disc(c, x + rng.int(30), row * sy + rng.int(30), 3, tone);
      else draw.rounded(c, x + 2, row * sy + 2, w, h, theme.paving === 'cobbles' ? 11 : 4, tone);
    }
  }
  // The sun comes from above, on the left.
  c.fillStyle = draw.radial(c, width * 0.2, 0, height * 0.9, '#fff9dd88', '#fff9dd22', '#fff9dd00');
  c.fillRect(0, 0, width, height);
}

/** Longer bays are lanes: open at both ends. */
const LANE = 85;

/** White lines on three sides: the fourth is the way in. */
export function paintBay(c: Context, { x, y, a, l, w }: Bay, color: string): void {
  c.save();
  c.translate(x, y);
  c.rotate(a);
  c.lineCap = 'round';
  c.lineJoin = 'round';
  for (const [by, paint, width] of [
    [1.6, '#3a1d5a22', 5],
    [0, color, 4.4],
  ] as const) {
    c.strokeStyle = paint;
    c.lineWidth = width;
    c.beginPath();
    c.moveTo(-l, -w + by);
    c.lineTo(l, -w + by);
    if (l > LANE) c.moveTo(l, w + by);
    else c.lineTo(l, w + by);
    c.lineTo(-l, w + by);
    c.stroke();
  }
  c.restore();
}

function paintWall(c: Context, { width, height }: Lot, theme: Theme, isTurned: boolean): void {
  const { x, y } = shadowOf(isTurned, 9);
  c.save();
  c.beginPath();
  c.rect(0, 0, width, height);
  c.clip();
  c.strokeStyle = '#3a1d5a33';
  c.lineWidth = WALL * 2;
  c.strokeRect(-WALL + x, -WALL + y, width + WALL * 2, height + WALL * 2);
  c.restore();
  const half = WALL / 2;
  const frame = (size: number, paint: string): void => {
    c.strokeStyle = paint;
    c.lineWidth = size;
    c.lineJoin = 'round';
    c.strokeRect(-half, -half, width + WALL, height + WALL);
  };
  if (theme.wall === 'hedge') {
    frame(WALL + 4, '#2f6b3a');
    frame(WALL, '#54b04f');
    along(width, height, 17, (px, py, at) => {
      draw.disc(c, px, py, 8.5, at % 2 ? '#65c25a' : '#58b552');
      draw.disc(c, px - 2, py - 2.5, 4, '#8bdc74');
      if (at % 5 === 0) draw.disc(c, px + 2, py + 1, 3, theme.bloom);
    });
  } else if (theme.wall === 'stone') {
    frame(WALL + 4, '#6f6a8f');
    frame(WALL, '#d9d6ea');
    along(width, height, 30, (px, py, at) =>
      draw.rounded(c, px - 13, py - 5, 26, 10, 4, at % 2 ? '#efedf8' : '#c9c5de'),
    );
  } else {
    frame(WALL, '#8a5a33');
    frame(WALL - 6, '#b98150');
    along(width, height, 62, (px, py) => {
      draw.disc(c, px, py, 8, '#5d3a20');
      draw.disc(c, px - 1, py - 1.5, 5.5, '#fff3d8');
    });
  }
}

/** Calls for places along the wall. */
function along(
  width: number,
  height: number,
  every: number,
  paint: (x: number, y: number, at: number) => void,
): void {
  const off = WALL / 2;
  const [columns, rows] = [Math.round(width / every), Math.round(height / every)];
  for (let at = 0; at <= columns; at += 1) {
    const x = (at / columns) * (width + WALL) - off;
    paint(x, -off, at);
    paint(x, height + off, at + 1);
  }
  for (let at = 1; at < rows; at += 1) {
    const y = (at / rows) * (height + WALL) - off;
    paint(-off, y, at);
    paint(width + off, y, at + 1);
  }
}

/** Everything of a lot that stays as it is, and the town around it. */
export function paintLot(c: Context, lot: Lot, isTurned: boolean): void {
  const theme = themeOf(lot);
  paintAround(c, lot, theme, isTurned);
  paintPaving(c, lot, theme);
  for (const bay of lot.bays) paintBay(c, bay, theme.lines);
  paintWall(c, lot, theme, isTurned);
  for (const thing of lot.things) paintThing(c, thing, theme, isTurned, true);
  for (const thing of lot.things) paintThing(c, thing, theme, isTurned, false);
}
