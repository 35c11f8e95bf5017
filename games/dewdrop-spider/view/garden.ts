import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Rect, Surface } from '@playgrove/kit/runtime';
import type { Table } from './layout.ts';
import { dewdrop, paintWeb } from './silk.ts';

type Context = CanvasRenderingContext2D;

/** A garden at dawn behind the cards: light, hedges, grass with dew, leaves, and the great web. */
export function drawGarden(to: Surface, table: Table): void {
  to.layer('garden', (c, bleed) => {
    const { x, y, width, height } = bleed;
    draw.glow(
      c,
      bleed,
      x + width * 0.2,
      y + height * 0.05,
      '#ffe7ae',
      '#8fd0a2',
      '#2c8f86',
      '#12586a',
      '#0b2f4c',
    );
    draw.rays(c, bleed, x + width * 0.2, y - height * 0.05, 15, '#fff6d01f');
    draw.bokeh(c, bleed, ['#fff3c4', '#aef5d8', '#ffffff'], 22, 6);
    hedge(c, bleed, 0.62, '#1d7f78', 0.5);
    hedge(c, bleed, 0.78, '#125f66', 0.75);
    paintWeb(c, table.home.x, table.home.y, table.reach, 1, 0.85);
    grass(c, bleed);
    draw.leaves(c, bleed, '#0f5a55');
    dewOnLeaves(c, bleed);
    if (!table.wide) shelf(c, table, bleed);
    draw.vignette(c, bleed, '#041c33', 0.5);
  });
}

/** A soft row of bushes, hazier with distance. */
function hedge(c: Context, area: Rect, level: number, color: string, alpha: number): void {
  const y = area.y + area.height * level;
  const paint = draw.down(
    c,
    y - 40,
    area.y + area.height,
    draw.fade(draw.tint(color, 0.2), alpha),
    draw.fade(draw.shade(color, 0.35), alpha),
  );
  draw.ridge(c, area, y, Math.min(area.width, area.height) * 0.05, paint, level * 100);
}

function grass(c: Context, area: Rect): void {
  const rng = createRng('grass');
  const unit = Math.min(area.width, area.height);
  const foot = area.y + area.height;
  for (const [color, tall] of [
    ['#0f6a5c', 0.24],
    ['#0a4b4d', 0.15],
  ] as const) {
    draw.fillPath(
      c,
      draw.down(c, foot - unit * tall, foot, draw.tint(color, 0.22), color),
      (path) => {
        for (let x = area.x - unit * 0.02; x < area.x + area.width; x += unit * 0.022) {
          const high = unit * tall * rng.between(0.4, 1);
          const lean = unit * rng.between(-0.06, 0.06);
          path.moveTo(x, foot);
          path.quadraticCurveTo(x + lean * 0.2, foot - high * 0.6, x + lean, foot - high);
          path.quadraticCurveTo(
            x + lean * 0.4 + unit * 0.012,
            foot - high * 0.5,
            x + unit * 0.026,
            foot,
          );
        }
      },
    );
  }
}

function dewOnLeaves(c: Context, area: Rect): void {
  const rng = createRng('dew');
  const unit = Math.min(area.width, area.height);
  for (let drop = 0; drop < 16; drop += 1) {
    const left = drop % 2 === 0;
    const across = unit * rng.between(0.01, 0.25);
    const x = left ? area.x + across : area.x + area.width - across;
    dewdrop(
      c,
      x,
      area.y + area.height - unit * rng.between(0.02, 0.34),
      unit * rng.between(0.006, 0.014),
    );
  }
}

/** The mossy stone along the foot of a tall screen: stock, runs and the button lie on it. */
function shelf(c: Context, { bottom, height }: Table, bleed: Rect): void {
  const top = bottom + 4;
  const low = Math.max(height, bleed.y + bleed.height) - top;
  draw.rounded(
    c,
    bleed.x - 10,
    top,
    bleed.width + 20,
    low + 20,
    14,
    draw.down(c, top, top + low, '#1c6f6a', '#0a3346'),
  );
  draw.rounded(c, bleed.x - 10, top, bleed.width + 20, 5, 3, '#9fe8b866');
  for (let drop = 0; drop < 7; drop += 1)
    dewdrop(c, bleed.x + bleed.width * (0.07 + drop * 0.145), top + 2, 2 + (drop % 3) * 0.7);
}
