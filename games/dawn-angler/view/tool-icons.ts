import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

const INK = draw.PALETTE.ink;

export function drawPadlock(c: Context, x: number, y: number): void {
  draw.rim(c, INK, 10, (path) => path.arc(x, y - 8, 11, Math.PI, 0));
  draw.rim(c, '#d8d4e8', 5, (path) => path.arc(x, y - 8, 11, Math.PI, 0));
  draw.rounded(c, x - 19, y - 9, 38, 29, 8, INK);
  draw.rounded(c, x - 15, y - 5, 30, 21, 5, '#ffd02e');
  draw.disc(c, x, y + 5, 4, INK);
}

/** What the dock's two menus are: the shop's hook, or the journal. */
export function drawMenuIcon(c: Context, shop: boolean): void {
  if (shop) hook(c);
  else book(c);
}

function hook(c: Context): void {
  for (const [width, color] of [
    [15, INK],
    [8, '#ffffff'],
  ] as const) {
    draw.rim(c, color, width, (path) => {
      path.moveTo(8, -22);
      path.lineTo(8, 4);
      path.arc(-4, 5, 12, 0, Math.PI);
      path.lineTo(-16, -3);
    });
  }
  draw.rim(c, INK, 5, (path) => path.arc(8, -24, 6, 0, 7));
}

function book(c: Context): void {
  for (const side of [-1, 1]) {
    const page = (path: Context): void => {
      path.moveTo(0, -17);
      path.quadraticCurveTo(side * 14, -25, side * 28, -17);
      path.lineTo(side * 28, 17);
      path.quadraticCurveTo(side * 14, 9, 0, 18);
      path.closePath();
    };
    draw.fillPath(c, draw.down(c, -22, 18, '#ffffff', '#f0e4cc'), page);
    draw.rim(c, INK, 5);
    for (const y of [-8, 0, 8]) {
      draw.line(c, [side * 7, y + 1, side * 21, y - 3], 3, draw.fade(INK, 0.4));
    }
  }
}
