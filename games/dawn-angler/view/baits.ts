import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { type Bait, BAITS } from '../rules/fish.ts';

const INK = draw.PALETTE.ink;

/** A bait as an icon about 0, 0, some 40 units large. */
export function paintBait(c: Context, bait: Bait): void {
  if (bait === 'worm') {
    for (const [width, color] of [
      [13, INK],
      [8, '#ff8aa0'],
    ] as const) {
      draw.drawPath(c, 'M-17 10 C-12 -18 -2 -16 0 0 C2 16 14 14 16 -11', {
        line: color,
        width: width,
      });
    }
    draw.disc(c, 14, -9, 2, INK);
  } else if (bait === 'corn') {
    for (const [x, y] of [
      [-9, 5],
      [9, 6],
      [0, -10],
    ] as const) {
      draw.rounded(c, x - 10, y - 11, 20, 22, 8, INK);
      draw.rounded(c, x - 7, y - 8, 14, 16, 6, draw.down(c, y - 8, y + 8, '#fff0a0', '#f4b41c'));
    }
  } else if (bait === 'fly') {
    for (const [turn, color] of [
      [-0.9, '#7adcff'],
      [-0.3, '#b8f0ff'],
    ] as const) {
      draw.blob(c, -4 + turn * 6, -10, 8, 16, INK, turn);
      draw.blob(c, -4 + turn * 6, -10, 5, 13, color, turn);
    }
    draw.blob(c, 2, 6, 16, 8, INK, 0.2);
    draw.blob(c, 2, 6, 13, 5, '#b0703c', 0.2);
    for (const x of [-4, 2, 8]) draw.line(c, [x, 2, x - 1, 10], 2.4, '#ffd88a');
  } else if (bait === 'spinner') {
    draw.blob(c, -2, 0, 12, 19, INK, 0.5);
    draw.blob(c, -2, 0, 8.5, 15.5, '#c8d4e0', 0.5);
    draw.blob(c, -5, -4, 3, 8, '#ffffff', 0.5);
    draw.disc(c, 12, 14, 6, INK);
    draw.disc(c, 12, 14, 3.6, '#ff4b55');
  } else {
    draw.drawPath(c, 'M-20 -11 L-8 0 Q6 -17 21 0 Q6 17 -8 0 L-20 11', { fill: INK });
    draw.drawPath(c, 'M-16 -5 L-6 0 Q6 -12 17 0 Q6 12 -6 0 L-16 5', {
      fill: draw.mix('#5aa8e0', '#ffffff', 0.1),
    });
    draw.disc(c, 10, -2, 2.4, INK);
  }
}

export function drawBait(to: Surface, bait: Bait, x: number, y: number, scale = 1): void {
  to.stamp(`bait ${BAITS.indexOf(bait)}`, 56, 56, (c) => paintBait(c, bait), x, y, {
    scaleX: scale,
    scaleY: scale,
  });
}
