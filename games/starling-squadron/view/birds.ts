import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { eye, INK, plate, poly } from './toys.ts';

export type Coat = 'lead' | 'seed' | 'guard';

const COATS: Readonly<Record<Coat, readonly [body: string, wing: string, scarf: string]>> = {
  lead: ['#6d46e8', '#3f2fae', '#ff4b55'],
  seed: ['#4a5af0', '#2f3bb0', '#ffd02e'],
  guard: ['#14a3a8', '#0b6b86', '#ff9a2e'],
};

/** A starling from above, on its way up. Sizes: the leader is 1. */
export function drawBird(
  to: Surface,
  coat: Coat,
  x: number,
  y: number,
  size: number,
  flap: number,
  lean: number,
  alpha = 1,
): void {
  const beat = 0.86 + 0.2 * Math.sin(flap);
  to.stamp(`wings ${coat}`, 96, 60, (c) => paintWings(c, coat), x, y, {
    scaleX: size * beat,
    scaleY: size,
    rotate: lean,
    alpha,
  });
  to.stamp(`bird ${coat}`, 44, 84, (c) => paintBody(c, coat), x, y, {
    scaleX: size,
    scaleY: size,
    rotate: lean,
    alpha,
  });
}

/** The same bird in a still picture, about 0, 0. */
export function paintBird(c: Context, coat: Coat, size: number): void {
  c.save();
  c.scale(size, size);
  paintWings(c, coat);
  paintBody(c, coat);
  c.restore();
}

const SPECKLES = [
  [14, -2],
  [21, 1],
  [28, 6],
  [17, 6],
  [34, 12],
] as const;

/** Bent back, five feathers to a side, a cream rim around the ink so that they stand out anywhere. */
function paintWings(c: Context, coat: Coat): void {
  const [body, wing] = COATS[coat];
  for (const side of [-1, 1]) {
    const trace = (path: Context): void => {
      path.moveTo(side * 3, -12);
      path.bezierCurveTo(side * 14, -22, side * 30, -18, side * 43, 14);
      path.quadraticCurveTo(side * 37, 11, side * 34, 18);
      path.quadraticCurveTo(side * 29, 10, side * 25, 16);
      path.quadraticCurveTo(side * 20, 8, side * 16, 14);
      path.quadraticCurveTo(side * 10, 7, side * 3, 10);
      path.closePath();
    };
    draw.rim(c, '#fff4d8', 6.5, trace);
    plate(c, draw.down(c, -20, 18, draw.tint(body, 0.3), body, wing), trace, 3);
    draw.rim(c, '#7df0eab0', 2.6, (path) => {
      path.moveTo(side * 8, -11);
      path.quadraticCurveTo(side * 26, -14, side * 35, 5);
    });
    for (const [dx, dy] of SPECKLES) draw.disc(c, side * dx, dy, 1.5, '#fff4d8');
  }
}

function paintBody(c: Context, coat: Coat): void {
  const [body, wing, scarf] = COATS[coat];
  const tail = (path: Context): void =>
    poly(path, [
      [-5, 12],
      [-10, 30],
      [0, 25],
      [10, 30],
      [5, 12],
    ]);
  const trunk = (path: Context): void => {
    path.moveTo(0, -22);
    path.bezierCurveTo(15, -22, 14, -5, 10, 5);
    path.quadraticCurveTo(7, 18, 0, 20);
    path.quadraticCurveTo(-7, 18, -10, 5);
    path.bezierCurveTo(-14, -5, -15, -22, 0, -22);
  };
  const bill = (path: Context): void => {
    path.moveTo(-6, -19);
    path.quadraticCurveTo(-2, -30, 0, -37);
    path.quadraticCurveTo(2, -30, 6, -19);
    path.closePath();
  };
  for (const trace of [tail, trunk, bill]) draw.rim(c, '#fff4d8', 6.5, trace);
  plate(c, wing, tail, 2.6);
  plate(c, draw.down(c, -37, -18, '#ffd76a', '#ff8a1f'), bill, 2.4);
  plate(c, draw.down(c, -22, 20, draw.tint(body, 0.4), body, draw.shade(body, 0.38)), trunk, 3);
  draw.blob(c, -4, -15, 4, 2.2, '#ffffff99', -0.5);
  for (const [x, y] of [
    [-4, 9],
    [4, 9],
    [0, 14],
    [-6, 4],
    [6, 4],
  ] as const) {
    draw.disc(c, x, y, 1.4, '#fff4d8');
  }
  for (const [width, paint] of [
    [6.4, INK],
    [3.8, scarf],
  ] as const) {
    draw.drawPath(c, 'M-10-5Q0 0 10-5', { line: paint, width: width });
  }
  eye(c, -6, -13, 4, -0.2);
  eye(c, 6, -13, 4, -0.2);
  if (coat !== 'guard') return;
  plate(
    c,
    draw.down(c, -28, -14, '#d99a5a', '#8a4f2c'),
    (path) => {
      path.moveTo(-11, -16);
      path.bezierCurveTo(-9, -28, 9, -28, 11, -16);
      path.quadraticCurveTo(0, -20, -11, -16);
    },
    2.4,
  );
}
