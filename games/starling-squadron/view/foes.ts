import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { FoeKind } from '../rules/foes.ts';
import { paintClock, paintDragon, paintOwl, paintTeapot } from './bosses.ts';
import { frog, gramophone, soldier, lamp, loco, cuckoo, cage } from './machines.ts';
import { beak, box, BRASS, enamel, eye, eyes, INK, plate, poly } from './toys.ts';

/** How each foe is painted, about 0, 0, and how large its picture is. */
export type Look = {
  readonly size: number;
  readonly paint: (c: Context) => void;
  /** Where its wind-up key turns; none where there is no room. */
  readonly key?: readonly [x: number, y: number];
};

export const LOOKS: Readonly<Record<FoeKind, Look>> = {
  chick: { size: 58, paint: chick, key: [0, -24] },
  ladybird: { size: 60, paint: ladybird, key: [0, -25] },
  kite: { size: 66, paint: kite },
  top: { size: 60, paint: top },
  plane: { size: 56, paint: plane },
  mouse: { size: 60, paint: mouse, key: [0, -24] },
  drum: { size: 74, paint: drum },
  frog: { size: 62, paint: frog, key: [0, -23] },
  music: { size: 72, paint: gramophone, key: [21, 12] },
  soldier: { size: 74, paint: soldier },
  lamp: { size: 66, paint: lamp },
  loco: { size: 62, paint: loco, key: [0, -26] },
  cuckoo: { size: 64, paint: cuckoo },
  balloon: { size: 86, paint: (c) => cage(c, '#ff5d7a', '#ffd9e0', '#5a3fd0') },
  airship: { size: 86, paint: (c) => cage(c, '#2fbf9a', '#d6fff2', '#128f9c') },
  owl: { size: 176, paint: paintOwl, key: [0, -74] },
  dragon: { size: 180, paint: paintDragon },
  teapot: { size: 190, paint: paintTeapot },
  clock: { size: 184, paint: paintClock },
};

function chick(c: Context): void {
  for (const side of [-1, 1]) enamel(c, side * 16, 2, 6, 10, '#ffb52e', side * 0.5);
  enamel(c, 0, 0, 17, 17, '#ffd83d');
  draw.drawPath(c, 'M-14 8L0 12L14 8', { line: '#c98212', width: 2 });
  eyes(c, -3, 7, 5);
  beak(c, 4, 8);
  draw.disc(c, -11, 4, 2.6, '#ff8f6b');
  draw.disc(c, 11, 4, 2.6, '#ff8f6b');
}

function ladybird(c: Context): void {
  for (const y of [-8, 1, 10]) {
    draw.line(
      c,
      [
        { x: -23, y: y + 4 },
        { x: 0, y },
        { x: 23, y: y + 4 },
      ],
      4,
      INK,
    );
  }
  draw.disc(c, 0, 15, 10, '#3a2b66');
  draw.rim(c, INK, 3);
  enamel(c, 0, -2, 18, 17, '#ff3f55');
  draw.segment(c, 0, -19, 0, 13, 2.6, INK);
  for (const [x, y, r] of [
    [-9, -9, 3.6],
    [9, -9, 3.6],
    [-10, 3, 4],
    [10, 3, 4],
  ] as const)
    draw.disc(c, x, y, r, INK);
  eye(c, -6, 17, 4.4);
  eye(c, 6, 17, 4.4);
}

function kite(c: Context): void {
  draw.drawPath(c, 'M0-20L-5-26L4-31', { line: INK, width: 3 });
  const half = (side: number, upper: string, lower: string): void => {
    plate(
      c,
      upper,
      (path) =>
        poly(path, [
          [0, 26],
          [side * 21, 4],
          [0, 4],
        ]),
      2,
    );
    plate(
      c,
      lower,
      (path) =>
        poly(path, [
          [0, -24],
          [side * 21, 4],
          [0, 4],
        ]),
      2,
    );
  };
  half(-1, '#ff6b4a', '#ffd02e');
  half(1, '#ffd02e', '#2fb7e8');
  draw.rim(c, INK, 3.4, (path) =>
    poly(path, [
      [0, 26],
      [21, 4],
      [0, -24],
      [-21, 4],
    ]),
  );
  eyes(c, 3, 7, 5);
  draw.drawPath(c, 'M-4 13L0 15L4 13', { line: INK, width: 2.4 });
}

function top(c: Context): void {
  draw.segment(c, 0, -26, 0, -8, 7, INK);
  draw.segment(c, 0, -26, 0, -8, 3.4, BRASS);
  plate(c, draw.down(c, 0, 24, '#ff7ab8', '#b02a8a'), (path) => {
    path.moveTo(-19, 0);
    path.quadraticCurveTo(-8, 18, 0, 26);
    path.quadraticCurveTo(8, 18, 19, 0);
    path.closePath();
  });
  enamel(c, 0, -3, 22, 10, '#36c9d6');
  draw.ring(c, 0, -3, 0.1, 0, INK);
  draw.blob(c, 0, -5, 13, 5, '#ffe25a');
  draw.rim(c, INK, 2.4);
  eye(c, -6, 8, 4.2);
  eye(c, 6, 8, 4.2);
}

function plane(c: Context): void {
  plate(c, '#ffffff', (path) =>
    poly(path, [
      [0, 25],
      [-24, -18],
      [-5, -11],
    ]),
  );
  plate(c, '#cfe6ff', (path) =>
    poly(path, [
      [0, 25],
      [24, -18],
      [5, -11],
    ]),
  );
  plate(c, '#8fb7ea', (path) =>
    poly(path, [
      [0, 25],
      [-5, -11],
      [0, -21],
      [5, -11],
    ]),
  );
  draw.segment(c, -19, -13, -6, 11, 4, '#ff4b55');
  draw.segment(c, 19, -13, 6, 11, 4, '#ff4b55');
}

function mouse(c: Context): void {
  for (const side of [-1, 1]) {
    draw.disc(c, side * 13, -9, 9, '#8d9bd0');
    draw.rim(c, INK, 3);
    draw.disc(c, side * 13, -9, 4.8, '#ff9fc0');
  }
  enamel(c, 0, 2, 15, 18, '#a9b6e8');
  eyes(c, 0, 6, 4.8);
  draw.disc(c, 0, 13, 3.6, '#ff5d8f');
  draw.rim(c, INK, 2);
  for (const side of [-1, 1]) {
    draw.segment(c, side * 5, 12, side * 17, 9, 1.6, INK);
    draw.segment(c, side * 5, 14, side * 16, 16, 1.6, INK);
  }
}

function drum(c: Context): void {
  box(c, -25, -10, 50, 32, 7, '#e83b4a');
  for (let at = 0; at < 5; at += 1) {
    const x = -22 + at * 10;
    draw.line(
      c,
      [
        { x, y: -6 },
        { x: x + 5, y: 17 },
        { x: x + 10, y: -6 },
      ].slice(0, at === 4 ? 2 : 3),
      3,
      '#ffe9a8',
    );
  }
  draw.rounded(c, -27, 16, 54, 8, 4, BRASS);
  draw.rim(c, INK, 2.6);
  draw.blob(c, 0, -11, 26, 10, draw.down(c, -20, 0, '#fff8e4', '#f2d9a6'));
  draw.rim(c, INK, 3);
  draw.ring(c, 0, 0, 0.1, 0, INK);
  for (const side of [-1, 1]) {
    draw.segment(c, side * 8, -12, side * 26, -28, 6, INK);
    draw.segment(c, side * 8, -12, side * 26, -28, 3, '#d99a5a');
    draw.disc(c, side * 8, -12, 4.6, '#ffffff');
    draw.rim(c, INK, 2);
  }
  eyes(c, 3, 8, 5);
}
