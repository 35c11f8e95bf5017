import {
  disc,
  fillPath,
  line,
  PALETTE,
  rounded,
  traceStar,
  type Context,
} from '@playgrove/kit/stage';
import type { Place } from '../rules/spots.ts';
import { box, type Dress } from './things.ts';

const INK = PALETTE.ink;

/** What stands on the streets of all places but the first. */
export const DRESSES: Readonly<Record<Exclude<Place, 'harbour'>, Dress>> = {
  market: { low: basket, tall: flowers, wide: stall },
  neon: { low: cone, tall: hydrant, wide: barrier },
  school: { low: ball, tall: bin, wide: bags },
  roof: { low: vent, tall: chimney, wide: cooler },
};

function basket(c: Context): void {
  for (const [x, y, colour] of [
    [-10, -28, '#ff4b55'],
    [8, -30, '#ff8a1f'],
    [0, -36, '#45d15b'],
  ] as const) {
    disc(c, x, y, 11, INK);
    disc(c, x, y, 8, colour);
  }
  box(c, -19, -24, 38, 24, '#d9a05f', 6);
  for (const x of [-9, 0, 9])
    line(
      c,
      [
        { x, y: -20 },
        { x, y: -4 },
      ],
      2,
      '#9a6a3c',
    );
}

function flowers(c: Context): void {
  for (const [x, y, colour] of [
    [-14, -54, '#ff4f9a'],
    [13, -52, '#ffd02e'],
    [0, -64, '#ffffff'],
    [0, -48, '#8a4dff'],
  ] as const) {
    disc(c, x, y, 14, INK);
    disc(c, x, y, 11, '#3fae5c');
    fillPath(c, colour, (path) => traceStar(path, x, y, 9, 6, 0.6));
    disc(c, x, y, 3, '#ff8a1f');
  }
  fillPath(c, INK, (path) => {
    path.moveTo(-25, -42);
    path.lineTo(25, -42);
    path.lineTo(18, 3);
    path.lineTo(-18, 3);
  });
  fillPath(c, '#e2653d', (path) => {
    path.moveTo(-20, -37);
    path.lineTo(20, -37);
    path.lineTo(14, -2);
    path.lineTo(-14, -2);
  });
}

function stall(c: Context): void {
  box(c, -46, -26, 92, 26, '#b9834a', 4);
  for (let at = 0; at < 5; at += 1) {
    const x = -36 + at * 18;
    disc(c, x, -32, 11, INK);
    disc(c, x, -32, 8, at % 2 === 0 ? '#ff8a1f' : '#ffd02e');
  }
  line(
    c,
    [
      { x: -40, y: -12 },
      { x: 40, y: -12 },
    ],
    3,
    '#8a5a30',
  );
}

function cone(c: Context): void {
  box(c, -18, -8, 36, 8, '#ff8a1f', 3);
  fillPath(c, INK, (path) => {
    path.moveTo(-17, -6);
    path.lineTo(-5, -44);
    path.lineTo(5, -44);
    path.lineTo(17, -6);
  });
  fillPath(c, '#ff7a2f', (path) => {
    path.moveTo(-12, -8);
    path.lineTo(-3, -40);
    path.lineTo(3, -40);
    path.lineTo(12, -8);
  });
  fillPath(c, '#ffffff', (path) => {
    path.moveTo(-9, -18);
    path.lineTo(-6, -28);
    path.lineTo(6, -28);
    path.lineTo(9, -18);
  });
}

function hydrant(c: Context): void {
  disc(c, 0, -48, 18, INK);
  box(c, -16, -46, 32, 46, '#ff4b55', 6);
  fillPath(c, '#ff6a6a', (path) => path.arc(0, -48, 14, Math.PI, 0));
  for (const x of [-20, 20]) {
    disc(c, x, -28, 10, INK);
    disc(c, x, -28, 6.5, '#ffd02e');
  }
  box(c, -22, -8, 44, 8, '#c92f45', 3);
}

function barrier(c: Context): void {
  for (const x of [-34, 34])
    line(
      c,
      [
        { x, y: -30 },
        { x, y: -2 },
      ],
      12,
      INK,
    );
  rounded(c, -52, -46, 104, 28, 6, INK);
  rounded(c, -48, -42, 96, 20, 4, '#fff6e3');
  for (let at = 0; at < 4; at += 1) {
    const x = -46 + at * 25;
    fillPath(c, '#ff4fa8', (path) => {
      path.moveTo(x, -22);
      path.lineTo(x + 10, -42);
      path.lineTo(x + 22, -42);
      path.lineTo(x + 12, -22);
    });
  }
  for (const x of [-40, 40]) {
    disc(c, x, -52, 9, INK);
    disc(c, x, -52, 6, '#ffd02e');
  }
}

function ball(c: Context): void {
  disc(c, 0, -19, 23, INK);
  disc(c, 0, -19, 19, '#ff8a3c');
  line(
    c,
    [
      { x: -18, y: -19 },
      { x: 18, y: -19 },
    ],
    2.6,
    INK,
  );
  line(
    c,
    [
      { x: 0, y: -37 },
      { x: 0, y: -1 },
    ],
    2.6,
    INK,
  );
  disc(c, -7, -27, 4, '#ffd0a0');
}

function bin(c: Context): void {
  fillPath(c, INK, (path) => {
    path.moveTo(-26, -58);
    path.lineTo(26, -58);
    path.lineTo(21, 3);
    path.lineTo(-21, 3);
  });
  fillPath(c, '#45b58a', (path) => {
    path.moveTo(-21, -54);
    path.lineTo(21, -54);
    path.lineTo(17, -2);
    path.lineTo(-17, -2);
  });
  for (const x of [-9, 0, 9])
    line(
      c,
      [
        { x, y: -46 },
        { x: x * 0.85, y: -8 },
      ],
      3,
      '#2f8a6a',
    );
  box(c, -27, -68, 54, 10, '#5fd0a0', 5);
}

function bags(c: Context): void {
  for (const [x, colour, other] of [
    [-28, '#8a4dff', '#ffd02e'],
    [26, '#ff4f9a', '#ffffff'],
  ] as const) {
    rounded(c, x - 24, -46, 48, 48, 18, INK);
    rounded(c, x - 20, -42, 40, 40, 15, colour);
    rounded(c, x - 14, -22, 28, 17, 6, INK);
    rounded(c, x - 11, -19, 22, 11, 4, other);
  }
  box(c, -16, -14, 34, 12, '#2f7dff', 3);
}

function vent(c: Context): void {
  box(c, -10, -22, 20, 22, '#9aa4c8', 3);
  fillPath(c, INK, (path) => path.arc(0, -20, 23, Math.PI, 0));
  fillPath(c, '#c8d0ea', (path) => path.arc(0, -22, 18, Math.PI, 0));
}

function chimney(c: Context): void {
  box(c, -20, -54, 40, 54, '#c8584f', 3);
  for (const y of [-40, -26, -12])
    line(
      c,
      [
        { x: -18, y },
        { x: 18, y },
      ],
      2.4,
      '#8a3448',
    );
  box(c, -26, -66, 52, 12, '#e8846a', 4);
}

function cooler(c: Context): void {
  box(c, -46, -44, 92, 44, '#aab4d8', 6);
  disc(c, -20, -20, 18, INK);
  disc(c, -20, -20, 14, '#5a6494');
  for (let at = 0; at < 3; at += 1) {
    const turn = at * 1.05 + 0.3;
    line(
      c,
      [
        { x: -20 - Math.cos(turn) * 11, y: -20 - Math.sin(turn) * 11 },
        { x: -20 + Math.cos(turn) * 11, y: -20 + Math.sin(turn) * 11 },
      ],
      3.4,
      '#dfe6ff',
    );
  }
  for (const y of [-32, -24, -16, -8])
    line(
      c,
      [
        { x: 8, y },
        { x: 38, y },
      ],
      3.4,
      '#6a74a4',
    );
}
