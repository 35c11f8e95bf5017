import {
  blob,
  type Context,
  disc,
  down,
  fillPath,
  line,
  mix,
  PALETTE,
  rim,
  rounded,
  type Surface,
} from '@playgrove/kit/stage';
import { type Bait, BAITS } from '../rules/fish.ts';

const INK = PALETTE.ink;

/** A bait as an icon about 0, 0, some 40 units large. */
export function paintBait(c: Context, bait: Bait): void {
  if (bait === 'worm') {
    for (const [width, colour] of [
      [13, INK],
      [8, '#ff8aa0'],
    ] as const) {
      rim(c, colour, width, (path) => {
        path.moveTo(-17, 10);
        path.bezierCurveTo(-12, -18, -2, -16, 0, 0);
        path.bezierCurveTo(2, 16, 14, 14, 16, -11);
      });
    }
    disc(c, 14, -9, 2, INK);
  } else if (bait === 'corn') {
    for (const [x, y] of [
      [-9, 5],
      [9, 6],
      [0, -10],
    ] as const) {
      rounded(c, x - 10, y - 11, 20, 22, 8, INK);
      rounded(c, x - 7, y - 8, 14, 16, 6, down(c, y - 8, y + 8, '#fff0a0', '#f4b41c'));
    }
  } else if (bait === 'fly') {
    for (const [turn, colour] of [
      [-0.9, '#7adcff'],
      [-0.3, '#b8f0ff'],
    ] as const) {
      blob(c, -4 + turn * 6, -10, 8, 16, INK, turn);
      blob(c, -4 + turn * 6, -10, 5, 13, colour, turn);
    }
    blob(c, 2, 6, 16, 8, INK, 0.2);
    blob(c, 2, 6, 13, 5, '#b0703c', 0.2);
    for (const x of [-4, 2, 8])
      line(
        c,
        [
          { x, y: 2 },
          { x: x - 1, y: 10 },
        ],
        2.4,
        '#ffd88a',
      );
  } else if (bait === 'spinner') {
    blob(c, -2, 0, 12, 19, INK, 0.5);
    blob(c, -2, 0, 8.5, 15.5, '#c8d4e0', 0.5);
    blob(c, -5, -4, 3, 8, '#ffffff', 0.5);
    disc(c, 12, 14, 6, INK);
    disc(c, 12, 14, 3.6, '#ff4b55');
  } else {
    fillPath(c, INK, (path) => {
      path.moveTo(-20, -11);
      path.lineTo(-8, 0);
      path.quadraticCurveTo(6, -17, 21, 0);
      path.quadraticCurveTo(6, 17, -8, 0);
      path.lineTo(-20, 11);
    });
    fillPath(c, mix('#5aa8e0', '#ffffff', 0.1), (path) => {
      path.moveTo(-16, -5);
      path.lineTo(-6, 0);
      path.quadraticCurveTo(6, -12, 17, 0);
      path.quadraticCurveTo(6, 12, -6, 0);
      path.lineTo(-16, 5);
    });
    disc(c, 10, -2, 2.4, INK);
  }
}

export function drawBait(to: Surface, bait: Bait, x: number, y: number, scale = 1): void {
  to.stamp(`bait ${BAITS.indexOf(bait)}`, 56, 56, (c) => paintBait(c, bait), x, y, {
    scaleX: scale,
    scaleY: scale,
  });
}
