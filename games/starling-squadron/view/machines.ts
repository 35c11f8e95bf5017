import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { beak, box, BRASS, cog, enamel, eye, eyes, INK, plate, poly, rivet } from './toys.ts';

/* The later toys, and the cages. */

export function frog(c: Context): void {
  for (const side of [-1, 1]) enamel(c, side * 17, 10, 7, 10, '#35a84c', side * -0.6);
  enamel(c, 0, 3, 19, 16, '#58cf4e');
  draw.blob(c, 0, 10, 11, 6, '#e5f9b8');
  for (const side of [-1, 1]) {
    draw.disc(c, side * 10, -11, 8.4, '#58cf4e');
    draw.rim(c, INK, 3);
    eye(c, side * 10, -11, 5);
  }
  draw.drawPath(c, 'M-10 3L0 6L10 3', { line: INK, width: 2.6 });
}

export function gramophone(c: Context): void {
  box(c, -24, 6, 44, 22, 6, '#a8623a');
  cog(c, -10, 17, 7, BRASS);
  rivet(c, 12, 12);
  rivet(c, 12, 22);
  draw.segment(c, 6, 8, 10, -4, 8, INK);
  draw.segment(c, 6, 8, 10, -4, 4, BRASS);
  for (let petal = 0; petal < 7; petal += 1) {
    const angle = (petal / 7) * Math.PI * 2;
    draw.blob(c, Math.cos(angle) * 14, -10 + Math.sin(angle) * 14, 10, 8, '#ffbf3a', angle);
    draw.rim(c, INK, 2.6);
  }
  draw.disc(c, 0, -10, 16, '#ffd76a');
  draw.disc(c, 0, -10, 10, '#c9682a');
  draw.rim(c, INK, 2.4);
  draw.disc(c, 0, -10, 4.4, INK);
}

export function soldier(c: Context): void {
  box(c, -15, -33, 30, 22, 7, '#2e2b5e');
  draw.rounded(c, -15, -18, 30, 6, 2, BRASS);
  draw.rim(c, INK, 2);
  for (const side of [-1, 1]) enamel(c, side * 20, 14, 6, 12, '#d92f45', side * -0.2);
  box(c, -17, 8, 34, 24, 8, '#e83b4a');
  draw.rounded(c, -14, -13, 28, 24, 9, draw.down(c, -13, 11, '#ffe0bd', '#f2b98c'));
  draw.rim(c, INK, 3);
  eyes(c, -5, 6.5, 4.6);
  plate(
    c,
    '#ffffff',
    (path) => {
      path.moveTo(-12, 3);
      path.quadraticCurveTo(0, -2, 12, 3);
      path.quadraticCurveTo(10, 17, 0, 20);
      path.quadraticCurveTo(-10, 17, -12, 3);
    },
    2.4,
  );
  for (const y of [22, 28]) for (const x of [-5, 5]) rivet(c, x, y, 2);
}

export function lamp(c: Context): void {
  draw.segment(c, 0, -30, 0, -20, 3, INK);
  draw.disc(c, 0, 0, 27, '#7df5ff40');
  enamel(c, 0, 0, 20, 21, '#22b9c9');
  for (const x of [-10, 0, 10]) {
    draw.rim(c, '#0f6f8f', 2, (path) => path.ellipse(0, 0, Math.abs(x) + 0.1, 20, 0, 0, 7));
  }
  draw.rounded(c, -9, -25, 18, 7, 3, BRASS);
  draw.rim(c, INK, 2.4);
  draw.rounded(c, -9, 18, 18, 7, 3, BRASS);
  draw.rim(c, INK, 2.4);
  eyes(c, -2, 7, 5.2);
  draw.drawPath(c, 'M-4 8L0 10L4 8', { line: INK, width: 2.4 });
}

export function loco(c: Context): void {
  for (const side of [-1, 1]) {
    draw.disc(c, side * 17, 14, 8, '#4b3a78');
    draw.rim(c, INK, 3);
    draw.disc(c, side * 17, 14, 3, BRASS);
  }
  box(c, -17, -22, 34, 30, 8, '#3b7de8');
  draw.disc(c, 0, 6, 17, draw.down(c, -10, 24, '#7db2ff', '#2457c4'));
  draw.rim(c, INK, 3);
  draw.disc(c, 0, 6, 12, '#ffe9b8');
  draw.rim(c, INK, 2);
  eyes(c, 3, 5, 4);
  draw.drawPath(c, 'M-5 12L0 14L5 12', { line: INK, width: 2.2 });
  draw.rounded(c, -16, 20, 32, 7, 3, '#e83b4a');
  draw.rim(c, INK, 2.4);
}

export function cuckoo(c: Context): void {
  box(c, -19, -8, 38, 34, 4, '#a8623a');
  plate(c, draw.down(c, -30, 0, '#ff7a5a', '#c93a3a'), (path) =>
    poly(path, [
      [0, -30],
      [27, -4],
      [-27, -4],
    ]),
  );
  draw.disc(c, 0, 10, 13, '#fff4d8');
  draw.rim(c, INK, 2.6);
  enamel(c, 0, 10, 8, 8, '#4cc3ff');
  eye(c, -3.4, 8, 3.2);
  eye(c, 3.4, 8, 3.2);
  beak(c, 11, 6, '#ffd02e');
  draw.disc(c, 0, -14, 4, '#ffe25a');
  draw.rim(c, INK, 2);
}

/** A balloon with a starling behind bars; the heart on it says that it is a friend. */
export function cage(c: Context, color: string, light: string, bird: string): void {
  enamel(c, 0, -17, 22, 21, color);
  draw.drawPath(c, 'M0-8C-15-18-8-30 0-22C8-30 15-18 0-8', { fill: light });
  for (const side of [-1, 1]) draw.segment(c, side * 12, 2, side * 10, 12, 2.4, INK);
  draw.rounded(c, -15, 10, 30, 28, 6, '#2b1b4d66');
  enamel(c, 0, 26, 9, 9, bird);
  eye(c, -4, 23, 3.4);
  eye(c, 4, 23, 3.4);
  beak(c, 26, 5);
  for (const x of [-13, -5, 5, 13]) draw.segment(c, x, 12, x, 37, 2.6, BRASS);
  draw.rounded(c, -17, 8, 34, 6, 3, BRASS);
  draw.rim(c, INK, 2.4);
  draw.rounded(c, -17, 35, 34, 6, 3, BRASS);
  draw.rim(c, INK, 2.4);
}
