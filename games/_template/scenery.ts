import { slots } from '@playgrove/kit/draw/controls';
import * as draw from '@playgrove/kit/draw';
import type { Context, Point, Rect, Sizes, Surface } from '@playgrove/kit/runtime';
import { paintTray, BOARD } from './board.ts';
import { TRAYS } from './trays.ts';

const BASKET_ROOM = 210;

/** The world for a screen of this width / height: the longer side has room for the basket. */
export function worldFor(aspect: number): { readonly width: number; readonly height: number } {
  return aspect > 1
    ? { width: BOARD + BASKET_ROOM, height: BOARD }
    : { width: BOARD, height: BOARD + BASKET_ROOM };
}

/** The basket stands below the tray, or next to it. */
const layoutOf = slots({
  portrait: { tray: BOARD, basket: 'fill' },
  landscape: { tray: BOARD, basket: 'fill' },
});

/** The middle of the basket's rim. */
export function basketAt(to: Sizes): Point {
  const { x, y, width, height } = layoutOf(to).basket;
  return { x: x + width / 2, y: y + height - 106 };
}

/** All that stands still, painted once into a bitmap of the whole screen, beyond the world's edges too. */
export function drawClearing(to: Surface): void {
  const basket = basketAt(to);
  to.layer('clearing', (c, bleed) => {
    draw.cover(
      c,
      bleed,
      draw.down(c, bleed.y, bleed.y + bleed.height, '#12a594', '#4fd08c', '#c9ef86'),
    );
    const sun = { x: bleed.x + bleed.width * 0.3, y: bleed.y - 40 };
    draw.glow(
      c,
      bleed,
      sun.x,
      sun.y,
      draw.fade('#fdffb0', 0.6),
      draw.fade('#fdffb0', 0.1),
      draw.fade('#fdffb0', 0),
    );
    draw.rays(c, bleed, sun.x, sun.y, 16, draw.fade(draw.PALETTE.white, 0.13));
    draw.cloud(c, bleed.x + bleed.width * 0.8, bleed.y + bleed.height * 0.2, 84, '#ffffffb3');
    draw.cloud(c, bleed.x + bleed.width * 0.2, bleed.y + bleed.height * 0.16, 62, '#ffffff99');
    paintHills(c, bleed, basket.y);
    draw.leaves(c, bleed, '#2ccf62');
    draw.vignette(c, bleed, '#0c3a4d', 0.36);
    draw.contact(c, basket.x, basket.y + 96, 98, 0.34);
    paintTray(c, TRAYS.of(to).wood);
  });
}

function paintHills(c: Context, bleed: Rect, ground: number): void {
  const bottom = bleed.y + bleed.height;
  draw.ridge(
    c,
    bleed,
    ground - 150,
    40,
    draw.linear(c, 0, ground - 190, 0, bottom, '#45b873', '#1f7f5c'),
    4,
  );
  draw.ridge(
    c,
    bleed,
    ground + 26,
    22,
    draw.linear(c, 0, ground, 0, bottom, '#6ccf66', '#2b9158'),
    9,
  );
}
