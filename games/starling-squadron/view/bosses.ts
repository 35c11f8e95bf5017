import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { beak, box, BRASS, cog, enamel, INK, plate, poly, rivet } from './toys.ts';

/** A lamp of an eye with a cog for its iris. */
function gearEye(c: Context, x: number, y: number, r: number, color: string): void {
  draw.disc(c, x, y, r, '#fff6da');
  draw.rim(c, INK, 4);
  cog(c, x, y, r * 0.72, color, 10);
  draw.disc(c, x, y, r * 0.34, INK);
  draw.disc(c, x - r * 0.2, y - r * 0.22, r * 0.16, '#ffffff');
}

/** The clockwork owl: copper feathers in rows, cogs for eyes. */
export function paintOwl(c: Context): void {
  for (const side of [-1, 1]) {
    plate(
      c,
      draw.down(c, -20, 60, '#e8894a', '#8f3f4a'),
      (path) => {
        path.moveTo(side * 40, -16);
        path.bezierCurveTo(side * 92, -22, side * 88, 40, side * 62, 62);
        path.quadraticCurveTo(side * 66, 40, side * 50, 46);
        path.quadraticCurveTo(side * 54, 26, side * 38, 30);
        path.closePath();
      },
      4,
    );
    for (const [x, y] of [
      [66, 2],
      [62, 20],
      [60, 38],
    ] as const)
      rivet(c, side * x, y, 3);
  }
  enamel(c, 0, 8, 54, 62, '#d9743f');
  plate(
    c,
    draw.down(c, 6, 66, '#ffe0a0', '#f2a94c'),
    (path) => path.ellipse(0, 34, 36, 34, 0, 0, 7),
    3,
  );
  for (let row = 0; row < 3; row += 1) {
    for (let at = 0; at < 4 - (row % 2); at += 1) {
      const x = (at - (3 - (row % 2)) / 2) * 16;
      draw.rim(c, '#a8542f', 3, (path) => path.arc(x, 24 + row * 13, 7.4, 0.2, 2.94));
    }
  }
  for (const side of [-1, 1]) {
    plate(
      c,
      '#b0503c',
      (path) =>
        poly(path, [
          [side * 18, -44],
          [side * 50, -72],
          [side * 46, -30],
        ]),
      4,
    );
  }
  gearEye(c, -23, -20, 22, '#36c9d6');
  gearEye(c, 23, -20, 22, '#36c9d6');
  beak(c, -8, 22, BRASS);
  cog(c, 0, 62, 12, BRASS);
}

/** The kite-dragon: a painted paper head with horns and a mane. */
export function paintDragon(c: Context): void {
  for (let at = 0; at < 9; at += 1) {
    const angle = Math.PI * (1.02 + at * 0.12);
    const [x, y] = [Math.cos(angle) * 60, Math.sin(angle) * 56];
    enamel(c, x, y, 19, 13, at % 2 === 0 ? '#ffb52e' : '#ff7a3a', angle);
  }
  for (const side of [-1, 1]) {
    plate(
      c,
      draw.down(c, -84, -20, '#fff1c0', '#f0b13a'),
      (path) => {
        path.moveTo(side * 22, -40);
        path.quadraticCurveTo(side * 30, -70, side * 58, -82);
        path.quadraticCurveTo(side * 56, -52, side * 42, -32);
        path.closePath();
      },
      4,
    );
  }
  enamel(c, 0, 0, 56, 54, '#e8344f');
  plate(
    c,
    draw.down(c, 14, 70, '#ffd97a', '#ff9a2e'),
    (path) => path.roundRect(-40, 14, 80, 48, 24),
    4,
  );
  draw.disc(c, -15, 30, 5, INK);
  draw.disc(c, 15, 30, 5, INK);
  draw.drawPath(c, 'M-30 44L-14 50L0 46L14 50L30 44', { line: INK, width: 4 });
  for (const x of [-22, 22])
    plate(
      c,
      '#ffffff',
      (path) =>
        poly(path, [
          [x - 6, 48],
          [x + 6, 48],
          [x, 62],
        ]),
      2.6,
    );
  gearEye(c, -25, -10, 20, '#45d15b');
  gearEye(c, 25, -10, 20, '#45d15b');
  for (const side of [-1, 1]) {
    draw.segment(c, side * 8, -34, side * 42, -30, 9, INK);
    draw.segment(c, side * 8, -34, side * 42, -30, 4, '#ffd02e');
    draw.rim(c, INK, 8, (path) => {
      path.moveTo(side * 38, 30);
      path.quadraticCurveTo(side * 74, 26, side * 80, 58);
    });
    draw.rim(c, '#36c9d6', 3.6);
  }
  draw.fillPath(c, '#ffe25a', (path) => draw.traceStar(path, 0, -38, 11));
  draw.rim(c, INK, 3);
}

/** The teapot airship: blue and white china under a striped balloon of steam. */
export function paintTeapot(c: Context): void {
  draw.rim(c, INK, 20, (path) => path.arc(58, 4, 26, -1.7, 1.9));
  draw.rim(c, '#e9f4ff', 12);
  plate(
    c,
    draw.down(c, -20, 30, '#ffffff', '#b9d4f5'),
    (path) => {
      path.moveTo(-42, 24);
      path.quadraticCurveTo(-66, 18, -72, -16);
      path.lineTo(-92, -26);
      path.lineTo(-70, -38);
      path.quadraticCurveTo(-52, -22, -38, -18);
      path.closePath();
    },
    4,
  );
  enamel(c, 0, 8, 58, 50, '#eaf4ff');
  plate(
    c,
    draw.down(c, -58, -30, '#6aa8ff', '#2c5fd0'),
    (path) => {
      path.moveTo(-36, -32);
      path.quadraticCurveTo(0, -66, 36, -32);
      path.quadraticCurveTo(0, -22, -36, -32);
    },
    4,
  );
  cog(c, 0, -58, 12, BRASS);
  draw.drawPath(c, 'M48.45 33.96A50 16 0 0 1-48.55 33.83', { line: '#2c6be0', width: 6 });
  for (const x of [-32, 32]) {
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = (petal / 5) * Math.PI * 2;
      draw.disc(c, x + Math.cos(angle) * 7, 38 + Math.sin(angle) * 6, 4.6, '#4c8cf5');
    }
    draw.disc(c, x, 38, 3.4, '#ffd02e');
  }
  gearEye(c, -22, 0, 19, '#ff5d8f');
  gearEye(c, 22, 0, 19, '#ff5d8f');
  draw.drawPath(c, 'M-12 26L0 21L12 26', { line: INK, width: 4 });
  draw.rounded(c, -30, 54, 60, 12, 6, BRASS);
  draw.rim(c, INK, 3.6);
  for (const side of [-1, 1]) draw.blob(c, side * 16, -70, 15, 9, '#ffffffb0');
}

/** The great cuckoo clock: carved eaves, a face, cogs and pine cones. */
export function paintClock(c: Context): void {
  for (const side of [-1, 1]) {
    draw.segment(c, side * 28, 50, side * 28, 76, 4, INK);
    enamel(c, side * 28, 78, 8, 12, '#9a5a34');
    cog(c, side * 62, 22, 19, BRASS, 10);
  }
  box(c, -52, -30, 104, 88, 12, '#a35b33');
  plate(
    c,
    draw.down(c, -90, -20, '#5fd07a', '#1d7f62'),
    (path) =>
      poly(path, [
        [0, -88],
        [84, -22],
        [70, -8],
        [0, -62],
        [-70, -8],
        [-84, -22],
      ]),
    4,
  );
  for (const [x, y] of [
    [-48, -40],
    [-26, -58],
    [26, -58],
    [48, -40],
  ] as const) {
    draw.blob(c, x, y, 9, 5, '#b9f27a', x > 0 ? 0.7 : -0.7);
    draw.rim(c, INK, 2);
  }
  draw.disc(c, 0, 14, 42, draw.radial(c, -12, 0, 60, '#fffbe8', '#ffe7b0', '#e8b25a'));
  draw.rim(c, INK, 4.5);
  draw.ring(c, 0, 14, 35, 3, '#c9823a');
  for (let hour = 0; hour < 12; hour += 1) {
    const angle = (hour / 12) * Math.PI * 2;
    draw.disc(
      c,
      Math.sin(angle) * 30,
      14 - Math.cos(angle) * 30,
      hour % 3 === 0 ? 4 : 2.4,
      '#8a3f3a',
    );
  }
  gearEye(c, -15, 8, 13, '#a45cff');
  gearEye(c, 15, 8, 13, '#a45cff');
  draw.drawPath(c, 'M-16 33L0 27L16 33', { line: INK, width: 5 });
  draw.rounded(c, -14, -52, 28, 24, 8, '#3a1f4d');
  draw.rim(c, INK, 3);
  enamel(c, 0, -38, 9, 9, '#4cc3ff');
  beak(c, -38, 8, '#ffd02e');
}
