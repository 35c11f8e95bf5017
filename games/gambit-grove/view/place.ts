import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { paintBoard } from './board.ts';
import { FIELD, type Layout } from './layout.ts';

/** A clearing at noon, and the board on its stump. */
export function paintPlace(to: Surface, layout: Layout, turned: boolean): void {
  const size = to.readable(22, 14);
  to.layer(`place ${turned}`, (c, bleed) => {
    paintWood(c, bleed, layout.left + FIELD / 2, layout.portrait ? layout.rival.y : 60);
    paintBoard(c, layout, turned, size);
  });
}

export function paintWood(c: Context, area: Rect, x: number, y: number): void {
  draw.sky(c, area, '#fff3b8', '#b9e08a', '#5fae72', '#2c7a5c');
  draw.glow(c, area, x, y, '#fffbe0e6', '#fff3a866', '#fff3a800');
  draw.rays(c, area, x, y, 15, '#ffffff26');
  const { x: left, y: top, width, height } = area;
  const hill = (part: number, color: string, seed: number): void =>
    draw.ridge(c, area, top + height * part, height * 0.035, color, seed);
  hill(0.42, draw.fade('#6fbf7d', 0.8), 2);
  trunks(c, area);
  hill(0.6, draw.fade('#3d9468', 0.85), 5);
  hill(0.8, '#256b54', 9);
  draw.bokeh(c, { x: left, y: top, width, height }, ['#fffbd0'], 14);
  draw.vignette(c, area, '#0f3a3a', 0.4);
}

/** Trunks at both sides, paler the farther they stand. */
function trunks(c: Context, { x, y, width, height }: Rect): void {
  for (const [part, wide, color] of [
    [0.16, 0.05, '#7a9a68'],
    [0.86, 0.045, '#7a9a68'],
    [0.03, 0.09, '#6b5a4a'],
    [0.96, 0.1, '#6b5a4a'],
  ] as const) {
    const [middle, half] = [x + width * part, width * wide * 0.5];
    draw.fillPath(
      c,
      draw.linear(
        c,
        middle - half,
        0,
        middle + half,
        0,
        draw.tint(color, 0.25),
        color,
        draw.shade(color, 0.35),
      ),
      (path) => {
        path.moveTo(middle - half, y);
        path.quadraticCurveTo(
          middle - half * 0.7,
          y + height * 0.5,
          middle - half * 1.5,
          y + height * 0.84,
        );
        path.lineTo(middle + half * 1.5, y + height * 0.84);
        path.quadraticCurveTo(middle + half * 0.7, y + height * 0.5, middle + half, y);
      },
    );
  }
}
