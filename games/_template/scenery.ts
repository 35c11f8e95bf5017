import {
  contact,
  cover,
  down,
  fade,
  glow,
  leaves,
  linear,
  PALETTE,
  rays,
  ridge,
  vignette,
  type Context,
  type Rect,
  type Surface,
} from '@playgrove/kit/stage';
import { paintTray, TRAY, type Spot } from './board.ts';

const BASKET_ROOM = 216;

/** The world for a screen of this width / height: the longer side has room for the basket. */
export function worldFor(aspect: number): { readonly width: number; readonly height: number } {
  return aspect > 1
    ? { width: TRAY + BASKET_ROOM, height: TRAY }
    : { width: TRAY, height: TRAY + BASKET_ROOM };
}

/** The middle of the basket's rim: beside the tray where the world is wide, else under it. */
export function basketAt(to: Surface): Spot {
  const beside = to.width > to.height;
  return beside ? { x: TRAY + 122, y: TRAY - 130 } : { x: TRAY / 2, y: TRAY + 112 };
}

/** All that stands still, painted once into a bitmap of the whole screen, beyond the world's edges too. */
export function drawClearing(to: Surface): void {
  const basket = basketAt(to);
  to.layer('clearing', (c, bleed) => {
    cover(c, bleed, down(c, bleed.y, bleed.y + bleed.height, '#1b9a8a', '#58cf8a', '#c9ef86'));
    glow(c, bleed, TRAY * 0.3, bleed.y, fade('#fdffd0', 0.75), fade('#e6ffa0', 0));
    rays(c, bleed, TRAY * 0.3, bleed.y - 60, 16, fade(PALETTE.white, 0.13));
    paintHills(c, bleed, basket.y);
    leaves(c, bleed, '#1f8a5e');
    vignette(c, bleed, '#0c3a4d', 0.36);
    contact(c, basket.x, basket.y + 104, 116, 0.36);
    paintTray(c, '#8a5bc4');
  });
}

function paintHills(c: Context, bleed: Rect, ground: number): void {
  const bottom = bleed.y + bleed.height;
  ridge(c, bleed, ground - 150, 40, linear(c, 0, ground - 190, 0, bottom, '#45b873', '#1f7f5c'), 4);
  ridge(c, bleed, ground + 26, 22, linear(c, 0, ground, 0, bottom, '#6ccf66', '#2b9158'), 9);
}
