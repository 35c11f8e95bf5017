import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Side } from '../rules/types.ts';

const INK = draw.PALETTE.ink;

/** What tells a side by its shape alone, on the top of a mound at 0, `y`. */
export function crest(c: Context, side: Side, y: number, size = 1): void {
  c.save();
  c.translate(0, y);
  c.scale(size, size);
  if (side === 1) leaves(c);
  else if (side === 2) horns(c);
  else if (side === 3) stalks(c);
  else if (side === 4) wings(c);
  c.restore();
}

function leaves(c: Context): void {
  draw.drawPath(c, 'M0 0.1 L0 -0.22', { line: INK, width: 0.14 });
  for (const way of [-1, 1]) {
    draw.fillPath(c, way < 0 ? '#49b544' : '#c8f56f', (path) => {
      path.moveTo(0, -0.14);
      path.bezierCurveTo(way * 0.1, -0.62, way * 0.5, -0.72, way * 0.74, -0.58);
      path.bezierCurveTo(way * 0.68, -0.24, way * 0.34, -0.06, 0, -0.14);
    });
    draw.rim(c, INK, 0.075);
  }
}

function horns(c: Context): void {
  for (const way of [-1, 1]) {
    draw.fillPath(c, '#7c1434', (path) => {
      path.moveTo(way * 0.12, 0.08);
      path.quadraticCurveTo(way * 0.34, -0.5, way * 0.66, -0.54);
      path.quadraticCurveTo(way * 0.6, -0.2, way * 0.42, 0.12);
    });
    draw.rim(c, INK, 0.075);
  }
}

function stalks(c: Context): void {
  for (const way of [-1, 1]) {
    draw.rim(c, INK, 0.2, (path) => {
      path.moveTo(way * 0.22, 0.12);
      path.lineTo(way * 0.32, -0.34);
    });
    draw.rim(c, '#c9a8ff', 0.1);
    draw.disc(c, way * 0.32, -0.42, 0.17, '#f2e6ff');
    draw.rim(c, INK, 0.075);
    draw.disc(c, way * 0.32 + 0.03, -0.42, 0.07, INK);
  }
}

function wings(c: Context): void {
  for (const way of [-1, 1]) {
    draw.blob(c, way * 0.42, -0.22, 0.4, 0.22, '#e6fbff', way * -0.6);
    draw.rim(c, INK, 0.075);
    draw.blob(c, way * 0.4, -0.2, 0.2, 0.08, '#a9dcf5', way * -0.6);
  }
}
