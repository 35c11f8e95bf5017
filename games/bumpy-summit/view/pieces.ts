import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { REGIONS } from '../rules/regions.ts';
import type { Piece } from '../rules/types.ts';
import { placeOf, type Place } from './theme.ts';

const INK = '#2b1b4d';

/** One piece of a region's cargo. */
export function drawPiece(
  to: Surface,
  region: number,
  { x, y, turn }: Piece,
  camera: { readonly x: number; readonly y: number },
): void {
  paintPiece(to, region, x - camera.x, y - camera.y, turn, 1);
}

export function paintPiece(
  to: Pick<Surface, 'stamp'>,
  region: number,
  x: number,
  y: number,
  rotate: number,
  scale: number,
): void {
  const r = (REGIONS[region]?.cargo.r ?? 15) + 2;
  const place = placeOf(region);
  const at = { x, y, width: r * 2.4, height: r * 2.4, rotate, scaleX: scale, scaleY: scale };
  draw.stamped(to, `piece ${place}`, at, (c) => PIECES[place](c, r));
}

const PIECES: Readonly<Record<Place, (c: Context, r: number) => void>> = {
  // A melon.
  clover(c, r) {
    draw.disc(c, 0, 0, r, INK);
    draw.disc(
      c,
      0,
      0,
      r - 2,
      draw.radial(c, -r * 0.3, -r * 0.4, r * 1.7, '#8bea6a', '#3fae4a', '#1f7d3c'),
    );
    c.strokeStyle = '#17663a';
    c.lineWidth = 2.6;
    for (const bow of [-0.62, -0.2, 0.2, 0.62]) {
      c.beginPath();
      c.moveTo(0, -r + 3);
      c.quadraticCurveTo(bow * r * 2, 0, 0, r - 3);
      c.stroke();
    }
    draw.blob(c, -r * 0.34, -r * 0.46, r * 0.24, r * 0.14, '#ffffffb0');
  },
  // An egg in its cup of straw.
  rainwood(c, r) {
    draw.blob(c, 0, 0, r * 0.94, r * 1.1, INK);
    draw.blob(
      c,
      0,
      0,
      r * 0.94 - 2,
      r * 1.1 - 2,
      draw.radial(c, -3, -5, r * 1.8, '#ffffff', '#fff1d8', '#e2bd92'),
    );
    for (const [x, y] of [
      [3, 2],
      [-4, 4],
      [1, -5],
    ] as const) {
      draw.disc(c, x, y, 1.4, '#c9935c');
    }
  },
  // A beach ball.
  dunes(c, r) {
    draw.disc(c, 0, 0, r, INK);
    const colors = ['#ff4b55', '#ffffff', '#ffd02e', '#ffffff', '#2f9dff', '#ffffff'];
    colors.forEach((color, at) =>
      draw.fillPath(c, color, (path) => {
        path.moveTo(0, 0);
        path.arc(0, 0, r - 2, (at * Math.PI) / 3, ((at + 1) * Math.PI) / 3);
      }),
    );
    draw.disc(c, 0, 0, 3.6, '#ffffff');
    draw.disc(
      c,
      0,
      0,
      r - 2,
      draw.radial(c, -r * 0.4, -r * 0.4, r * 1.5, '#ffffff66', '#ffffff00', '#3a167355'),
    );
  },
  // A snow globe.
  frost(c, r) {
    draw.disc(c, 0, 0, r, INK);
    draw.disc(c, 0, 0, r - 2, draw.down(c, -r, r, '#d9f6ff', '#7fd0ff'));
    draw.rounded(c, -r * 0.72, r * 0.42, r * 1.44, r * 0.44, 4, '#ffffff');
    draw.fillPath(c, '#1f8f5c', (path) => {
      path.moveTo(-6, r * 0.46);
      path.lineTo(0, -r * 0.5);
      path.lineTo(6, r * 0.46);
    });
    for (const [x, y] of [
      [-7, -2],
      [6, -6],
      [8, 3],
    ] as const) {
      draw.disc(c, x, y, 1.5, '#ffffff');
    }
    draw.blob(c, -r * 0.4, -r * 0.5, r * 0.26, r * 0.15, '#ffffffd0');
  },
  // A slime with a face.
  moon(c, r) {
    draw.disc(c, 0, 0, r, INK);
    draw.disc(
      c,
      0,
      0,
      r - 2,
      draw.radial(c, -r * 0.3, -r * 0.5, r * 1.7, '#c8ff9a', '#5fe07a', '#1fa86a'),
    );
    draw.disc(c, -4, -1, 2.6, INK);
    draw.disc(c, 5, -1, 2.6, INK);
    draw.disc(c, -3.2, -1.8, 0.9, '#ffffff');
    draw.disc(c, 5.8, -1.8, 0.9, '#ffffff');
    draw.transformed(c, { y: 4 }, () => {
      c.strokeStyle = INK;
      c.lineWidth = 1.8;
      c.beginPath();
      c.arc(0.5, 0, 3, 0.2, 2.9);
      c.stroke();
    });
    draw.blob(c, -r * 0.36, -r * 0.56, r * 0.24, r * 0.13, draw.fade('#ffffff', 0.8));
  },
};
