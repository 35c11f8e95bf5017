import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { INK } from './theme.ts';

/*
 * Toppings, standing on 0, 0, in the units of a dab.
 */
type Paint = (c: Context) => void;

const strawberry: Paint = (c) => {
  const body = (path: Context): void => {
    path.moveTo(0, 4);
    path.bezierCurveTo(-40, -8, -44, -56, -8, -58);
    path.bezierCurveTo(10, -62, 44, -56, 34, -28);
    path.bezierCurveTo(30, -12, 14, 2, 0, 4);
    path.closePath();
  };
  draw.fillPath(c, draw.linear(c, -26, -56, 26, 4, '#ff8a86', '#f0314d', '#a30f38'), body);
  draw.rim(c, '#7d0a2c', 3, body);
  c.fillStyle = '#ffe08a';
  for (const [x, y] of [
    [-18, -36],
    [-4, -44],
    [14, -40],
    [-12, -18],
    [4, -24],
    [20, -22],
    [4, -7],
  ] as const)
    draw.blob(c, x, y, 2.2, 3.4, '#ffe08a', 0.2);
  draw.blob(c, -17, -46, 7, 4.5, '#ffffffd0', -0.6);
  for (const turn of [-1.1, -0.35, 0.4, 1.1])
    draw.place(c, 4, -58, () => draw.blob(c, 0, -9, 6.5, 12, '#43a84a'), turn);
  draw.disc(c, 4, -59, 6, '#2f8a3c');
};

const blueberry: Paint = (c) => {
  draw.disc(c, 0, -25, 27, draw.radial(c, -9, -34, 42, '#9cb4ff', '#4d63d8', '#2c358f', '#1c2166'));
  draw.blob(c, 3, -40, 10, 5.5, '#2a3284');
  draw.rim(c, '#7e90ee', 2.5, (path) => path.ellipse(3, -41, 10, 5, 0, 0, Math.PI * 2));
  draw.blob(c, -12, -32, 6, 4, '#ffffffd8', -0.6);
};

const cherry: Paint = (c) => {
  draw.rim(c, '#5d7d22', 5, (path) => {
    path.moveTo(2, -44);
    path.quadraticCurveTo(4, -76, 26, -92);
  });
  draw.disc(c, 0, -26, 28, draw.radial(c, -9, -35, 42, '#ff8f9c', '#e0173f', '#a0082f', '#6d0424'));
  draw.blob(c, 2, -49, 7, 3, '#7d0a2c');
  draw.blob(c, -11, -36, 8, 5, '#ffffffe0', -0.6);
};

const macaron: Paint = (c) => {
  for (const y of [-14, -44]) {
    draw.rounded(
      c,
      -32,
      y - 13,
      64,
      24,
      12,
      draw.down(c, y - 13, y + 11, '#ffd0e4', '#ff94bf', '#d65f95'),
    );
    draw.blob(c, -12, y - 7, 9, 3, '#ffffffb0');
  }
  draw.rounded(c, -30, -36, 60, 13, 6, '#fff6e0');
  draw.rounded(c, -32, -27, 64, 5, 2, '#ff94bf');
  draw.rounded(c, -32, -38, 64, 5, 2, '#e878a8');
};

const candle: Paint = (c) => {
  draw.rounded(
    c,
    -10,
    -92,
    20,
    94,
    5,
    draw.linear(c, -10, 0, 10, 0, '#ffffff', '#ffe9f2', '#e7b7d2'),
  );
  draw.clipped(
    c,
    (path) => path.roundRect(-10, -92, 20, 94, 5),
    () =>
      draw.rim(c, '#ff5c93', 7, (path) => {
        for (let y = -100; y < 20; y += 22) {
          path.moveTo(-14, y + 12);
          path.lineTo(14, y);
        }
      }),
  );
  draw.rim(c, INK, 3, (path) => {
    path.moveTo(0, -92);
    path.lineTo(0, -102);
  });
};

export const TOPPING_PAINTS: readonly Paint[] = [strawberry, blueberry, cherry, macaron, candle];
export const CANDLE = 4;

/** A candle's flame, its foot at x, y. */
export function paintFlame(c: Context, x: number, y: number, s: number, flicker: number): void {
  c.save();
  c.translate(x, y);
  c.scale(s, s * (1 + flicker * 0.12));
  draw.disc(c, 0, -16, 58, draw.radial(c, 0, -16, 58, '#ffd98aaa', '#ffb84a44', '#ffb84a00'));
  for (const [size, color] of [
    [1, '#ff9a2e'],
    [0.72, '#ffd84a'],
    [0.4, '#fffbe0'],
  ] as const)
    draw.fillPath(c, color, (path) => {
      const lean = flicker * 4 * size;
      path.moveTo(lean, -40 * size);
      path.bezierCurveTo(16 * size, -16 * size, 12 * size, 2, 0, 2);
      path.bezierCurveTo(-12 * size, 2, -16 * size, -16 * size, lean, -40 * size);
    });
  c.restore();
}
