import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { Side } from '../rules/types.ts';
import { liveryOf } from './sides.ts';

/** World units across. */
export const CREATURE = 34;

/** One creature that walks to the right, about 0, 0, within a circle of 1. */
export function paintCreature(c: Context, side: Side): void {
  draw.blob(c, 0.02, 0.72, 0.62, 0.18, '#10202e66');
  for (const x of [-0.3, 0.28]) {
    draw.blob(c, x, 0.62, 0.2, 0.16, draw.PALETTE.ink);
  }
  if (side === 1) sprite(c);
  else if (side === 2) beetle(c);
  else if (side === 3) snail(c);
  else bee(c);
}

function body(c: Context, side: Side, x: number, y: number, rx: number, ry: number): void {
  const { body: color, light, deep } = liveryOf(side);
  draw.blob(c, x, y, rx + 0.11, ry + 0.11, draw.PALETTE.ink);
  draw.blob(c, x, y, rx, ry, draw.down(c, y - ry, y + ry, light, color, deep));
}

function eyes(c: Context, x: number, y: number, r: number): void {
  const both = (off: number, up: number, size: number) => (path: Context) => {
    for (const dx of [-r * 1.05, r * 1.05]) {
      path.moveTo(x + dx + off + size, y + up);
      path.arc(x + dx + off, y + up, size, 0, 7);
    }
  };
  draw.fillPath(c, draw.PALETTE.white, both(0, 0, r));
  draw.rim(c, draw.PALETTE.ink, 0.06);
  draw.fillPath(c, draw.PALETTE.ink, both(r * 0.32, r * 0.06, r * 0.56));
}

function sprite(c: Context): void {
  body(c, 1, 0, 0.1, 0.62, 0.56);
  for (const way of [-1, 1]) {
    draw.fillPath(c, way < 0 ? '#4fb83a' : '#b9f26a', (path) => {
      path.moveTo(0, -0.4);
      path.quadraticCurveTo(way * 0.12, -0.98, way * 0.58, -0.9);
      path.quadraticCurveTo(way * 0.52, -0.44, 0, -0.4);
    });
    draw.rim(c, draw.PALETTE.ink, 0.09);
  }
  eyes(c, 0.14, 0.02, 0.22);
  draw.blob(c, -0.24, 0.3, 0.1, 0.07, '#ff9a8acc');
  draw.blob(c, 0.5, 0.3, 0.1, 0.07, '#ff9a8acc');
}

function beetle(c: Context): void {
  draw.drawPath(c, 'M0.4 -0.3 Q0.5 -0.84 0.9 -0.72', { line: draw.PALETTE.ink, width: 0.13 });
  body(c, 2, -0.06, 0.1, 0.7, 0.54);
  draw.drawPath(c, 'M-0.72 0.02 Q-0.2 -0.16 0.1 -0.42', { line: '#5a0f2b', width: 0.08 });
  for (const [x, y] of [
    [-0.42, -0.14],
    [-0.3, 0.34],
    [-0.06, 0.06],
  ] as const) {
    draw.disc(c, x, y, 0.11, '#5a0f2b');
  }
  eyes(c, 0.32, -0.02, 0.2);
}

function snail(c: Context): void {
  draw.fillPath(c, '#e8d2ff', (path) => path.roundRect(-0.7, 0.24, 1.5, 0.42, 0.2));
  draw.rim(c, draw.PALETTE.ink, 0.1);
  body(c, 3, -0.14, -0.02, 0.56, 0.54);
  draw.rim(c, '#f0e2ff', 0.11, (path) => {
    path.arc(-0.14, 0.02, 0.34, 0.5, 5.2);
    path.arc(-0.1, 0.02, 0.15, 5.2, 9);
  });
  draw.drawPath(c, 'M0.56 0.3 L0.5 -0.24 M0.72 0.3 L0.86 -0.2', {
    line: draw.PALETTE.ink,
    width: 0.12,
  });
  eyes(c, 0.68, -0.28, 0.18);
}

function bee(c: Context): void {
  for (const turn of [-0.7, 0.15]) {
    draw.blob(c, -0.22, -0.52, 0.22, 0.42, '#e8fbffdd', turn);
    draw.rim(c, draw.PALETTE.ink, 0.07);
  }
  body(c, 4, 0, 0.12, 0.68, 0.5);
  for (const x of [-0.34, -0.02]) {
    draw.rim(c, '#3a2410', 0.15, (path) => {
      path.moveTo(x, -0.32);
      path.quadraticCurveTo(x - 0.14, 0.12, x, 0.54);
    });
  }
  draw.drawPath(c, 'M-0.66 0 L-0.98 0.14 L-0.66 0.26', { fill: draw.PALETTE.ink });
  eyes(c, 0.38, 0.04, 0.21);
}

/** One creature; `left` when it walks that way. */
export function drawCreature(
  to: Surface,
  side: Side,
  x: number,
  y: number,
  left: boolean,
  size = CREATURE,
): void {
  const drawn = (c: Context): void => {
    c.save();
    c.scale(((left ? -1 : 1) * size) / 2, size / 2);
    paintCreature(c, side);
    c.restore();
  };
  to.stamp(`creature ${side}${left ? ' left' : ''} ${size}`, size * 1.3, size * 1.3, drawn, x, y);
}
