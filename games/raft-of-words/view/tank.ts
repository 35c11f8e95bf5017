import * as draw from '@playgrove/kit/draw';
import type { Context, Rect } from '@playgrove/kit/runtime';

const INK = draw.PALETTE.ink;
/** Body and fin. */
const FISH = [
  ['#ff9a2b', '#e2571a'],
  ['#ff6fae', '#c72f78'],
  ['#ffd84a', '#e0961a'],
  ['#7be07a', '#2d9c55'],
  ['#a98bff', '#5b36c4'],
] as const;
export const KINDS = FISH.length;

/** A fish that swims to the right, around 0, 0, `size` long. */
export function paintFish(c: Context, kind: number, size: number): void {
  const [light, deep] = FISH[kind % KINDS] ?? FISH[0];
  draw.transformed(c, { scale: size / 100 }, () => {
    const tail = 'M-26 0L-50 -22Q-44 0 -50 22Z';
    const fin = 'M-8 -20Q2 -38 20 -32Q14 -22 16 -16Z';
    for (const d of [tail, fin]) {
      draw.drawPath(c, d, { line: INK, width: 10 });
      draw.drawPath(c, d, { fill: deep });
    }
    draw.blob(c, 6, 0, 41, 27, INK);
    draw.blob(c, 6, 0, 36, 22, draw.down(c, -22, 22, draw.tint(light, 0.3), light, deep));
    for (const x of [-6, 8])
      draw.rim(c, draw.fade('#ffffff', 0.6), 5, (path) => path.arc(x - 14, 0, 18, -0.8, 0.8));
    draw.disc(c, 26, -5, 9, '#ffffff');
    draw.disc(c, 28, -4, 5.5, INK);
    draw.blob(c, 4, -13, 16, 4, '#ffffff80', -0.1);
  });
}

const CORNER = 34;

/** The water and the back of the tank. */
export function paintTank(c: Context, { width, height }: Pick<Rect, 'width' | 'height'>): void {
  const [x, y] = [-width / 2, -height / 2];
  draw.blob(c, 6, -y - 2, width * 0.52, 14, '#04283f90');
  draw.rounded(c, x, y, width, height, CORNER, INK);
  draw.rounded(c, x + 5, y + 5, width - 10, height - 10, CORNER - 5, '#d9f7ff');
  const water = { x: x + 9, y: y + 28, width: width - 18, height: height - 37 };
  draw.clipped(
    c,
    (path) => path.roundRect(x + 9, y + 9, width - 18, height - 18, CORNER - 9),
    () => {
      draw.cover(c, { ...water, y: y + 9, height: 20 }, '#eafcff');
      draw.cover(c, water, draw.down(c, water.y, -y, '#7fe3f5', '#2a9fd6', '#1b5fae'));
      draw.cover(c, { ...water, height: 5 }, '#ffffffa0');
      draw.blob(c, 0, -y - 6, width * 0.5, 22, '#f3d79a');
      for (const [at, tall] of [
        [-0.34, 46],
        [-0.26, 30],
        [0.34, 40],
      ] as const)
        draw.rim(c, '#1f9d6b', 7, (path) => {
          path.moveTo(at * width, -y - 14);
          path.quadraticCurveTo(
            at * width + 12,
            -y - 14 - tall / 2,
            at * width - 2,
            -y - 14 - tall,
          );
        });
      draw.disc(c, width * 0.2, -y - 20, 9, '#a78bb8');
      draw.disc(c, width * 0.12, -y - 16, 6, '#c9b3d6');
    },
  );
}

/** Its glass, above the fish. */
export function paintGlass(c: Context, { width, height }: Pick<Rect, 'width' | 'height'>): void {
  const [x, y] = [-width / 2, -height / 2];
  draw.rounded(c, x + 18, y + 22, 9, height * 0.5, 5, '#ffffffa0');
  draw.rounded(c, x + 32, y + 22, 5, height * 0.26, 3, '#ffffff80');
  draw.rounded(c, x - 4, y - 2, width + 8, 24, 12, INK);
  draw.rounded(
    c,
    x + 1,
    y + 3,
    width - 2,
    14,
    7,
    draw.down(c, y + 3, y + 17, '#ffe9a8', '#e2a13a'),
  );
}
