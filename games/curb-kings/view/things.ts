import {
  blob,
  disc,
  fillPath,
  line,
  PALETTE,
  rounded,
  tint,
  traceStar,
  type Context,
} from '@playgrove/kit/stage';
import type { Thing } from '../rules/layout.ts';
import type { Place } from '../rules/spots.ts';

const INK = PALETTE.ink;

type Paint = (c: Context) => void;

/** Each thing in its place's own dress, foot on 0, 0. */
const ART: Readonly<Record<Place, Readonly<Record<Thing['kind'], Paint>>>> = {
  harbour: { low: bollard, tall: barrel, wide: fishCrates },
  market: { low: basket, tall: flowers, wide: stall },
  neon: { low: cone, tall: hydrant, wide: barrier },
  school: { low: ball, tall: bin, wide: bags },
  roof: { low: vent, tall: chimney, wide: cooler },
};

/** About 120 wide and 110 tall, foot on the middle of the lower edge. */
export function paintThing(c: Context, kind: Thing['kind'], where: Place): void {
  blob(c, 0, 1, kind === 'wide' ? 58 : 32, 7, '#2b1b4d55');
  ART[where][kind](c);
}

function box(c: Context, x: number, y: number, w: number, h: number, colour: string, r = 6): void {
  rounded(c, x - 4, y - 4, w + 8, h + 8, r + 3, INK);
  rounded(c, x, y, w, h, r, colour);
  rounded(c, x + 3, y + 3, w - 6, Math.min(7, h / 3), Math.min(4, r), tint(colour, 0.4));
}

function bollard(c: Context): void {
  box(c, -11, -32, 22, 32, '#4a5a8a', 5);
  box(c, -17, -40, 34, 13, '#ff6a5a', 6);
  line(
    c,
    [
      { x: -16, y: -14 },
      { x: 16, y: -9 },
    ],
    8,
    INK,
  );
  line(
    c,
    [
      { x: -15, y: -14 },
      { x: 15, y: -9 },
    ],
    4,
    '#ffe0a6',
  );
}

function barrel(c: Context): void {
  box(c, -22, -64, 44, 62, '#c8784f', 10);
  for (const y of [-54, -34, -14]) {
    rounded(c, -25, y - 3, 50, 8, 3, INK);
    rounded(c, -22, y - 1, 44, 4, 2, '#ffd98a');
  }
}

function fishCrates(c: Context): void {
  box(c, -46, -26, 44, 26, '#4cc3ff', 4);
  box(c, 4, -26, 42, 26, '#ff8a5a', 4);
  box(c, -24, -54, 46, 24, '#ffd02e', 4);
  for (const x of [-14, 4]) {
    blob(c, x, -54, 10, 5, INK);
    blob(c, x, -54, 7.5, 3, '#dff4ff');
  }
}

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
  box(c, -16, -46, 32, 46, '#ff4b55', 6);
  disc(c, 0, -48, 18, INK);
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

/** About its middle, 56 wide. */
export function paintSticker(c: Context): void {
  disc(c, 0, 0, 25, INK);
  disc(c, 0, 0, 21, '#ff4f9a');
  disc(c, 0, 0, 16, '#ffd6ea');
  fillPath(c, INK, (path) => traceStar(path, 0, 0, 15, 5, 0.52));
  fillPath(c, '#ffd02e', (path) => traceStar(path, 0, 0, 11, 5, 0.52));
  blob(c, -9, -12, 6, 3.4, '#ffffff', -0.6);
}
