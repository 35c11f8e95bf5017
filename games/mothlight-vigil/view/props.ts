import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

const INK = '#1d1140';
const shadow = (c: Context, wide: number, y = 40): void =>
  draw.blob(c, 0, y, wide, wide * 0.28, '#05031a52');

function toadstool(c: Context, cap: string, deep: string): void {
  shadow(c, 34);
  draw.rounded(c, -11, -6, 22, 46, 10, draw.down(c, -6, 40, '#fff6e3', '#d9c4b8'));
  draw.rim(c, INK, 3);
  draw.fillPath(c, draw.radial(c, -10, -24, 52, cap, deep), (path) => {
    path.moveTo(-42, 2);
    path.bezierCurveTo(-42, -50, 42, -50, 42, 2);
    path.quadraticCurveTo(0, 16, -42, 2);
  });
  draw.rim(c, INK, 3.4);
  for (const [x, y, r] of [
    [-18, -16, 7],
    [8, -26, 8],
    [24, -8, 5],
  ] as const) {
    draw.disc(c, x, y, r, '#fff6e3');
  }
}

function fern(c: Context, color: string, deep: string): void {
  shadow(c, 36, 34);
  for (const turn of [-1.1, -0.5, 0, 0.5, 1.1]) {
    const x = Math.sin(turn) * 52;
    const y = 30 - Math.cos(turn) * 62;
    draw.fillPath(c, draw.linear(c, 0, 30, x, y, deep, color), (path) => {
      path.moveTo(0, 34);
      path.quadraticCurveTo(x * 0.4 - 12, y * 0.5 - 4, x, y);
      path.quadraticCurveTo(x * 0.4 + 12, y * 0.5 + 8, 0, 34);
    });
    draw.rim(c, `${INK}b3`, 2.2);
  }
}

function stone(c: Context, top: string, deep: string, moss: string): void {
  shadow(c, 42, 26);
  draw.fillPath(c, draw.down(c, -34, 30, top, deep), (path) => {
    path.moveTo(-40, 24);
    path.bezierCurveTo(-48, -10, -22, -36, 4, -34);
    path.bezierCurveTo(34, -34, 46, -4, 40, 24);
    path.quadraticCurveTo(0, 36, -40, 24);
  });
  draw.rim(c, INK, 3.4);
  draw.fillPath(c, moss, (path) => {
    path.moveTo(-30, -12);
    path.bezierCurveTo(-20, -38, 22, -40, 32, -12);
    path.quadraticCurveTo(18, -20, 8, -10);
    path.quadraticCurveTo(-6, -22, -30, -12);
  });
}

function lily(c: Context): void {
  draw.blob(c, 0, 6, 66, 40, '#0f4a6680');
  draw.blob(c, 0, 0, 64, 38, draw.linear(c, 0, -38, 0, 38, '#3fb8d8', '#1a6f9c'));
  draw.rim(c, '#8fe4f0', 2.4);
  for (const [x, y, r] of [
    [-24, 4, 22],
    [20, -8, 18],
  ] as const) {
    draw.fillPath(c, '#4cc27a', (path) => {
      path.moveTo(x, y);
      path.ellipse(x, y, r, r * 0.66, 0.3, 0.2, 5.9);
      path.closePath();
    });
    draw.rim(c, INK, 2.6);
  }
  for (const angle of [-2.4, -1.57, -0.74]) {
    draw.blob(c, -24 + Math.cos(angle) * 8, 0 + Math.sin(angle) * 9, 8, 5, '#ffd0ee', angle);
  }
  draw.disc(c, -24, -2, 5, '#ffe27a');
}

function reeds(c: Context): void {
  shadow(c, 26, 44);
  for (const [x, high, lean] of [
    [-14, 64, -8],
    [0, 82, 2],
    [14, 58, 10],
  ] as const) {
    draw.rim(c, '#2a7a5a', 5, (path) => {
      path.moveTo(x * 0.6, 44);
      path.quadraticCurveTo(x, 0, x + lean, 44 - high);
    });
    draw.rounded(c, x + lean - 5, 36 - high, 10, 26, 5, '#8a4f2e');
    draw.rim(c, INK, 2.4);
  }
}

function pumpkin(c: Context): void {
  shadow(c, 42, 30);
  for (const [x, wide] of [
    [-20, 22],
    [20, 22],
    [0, 22],
  ] as const) {
    draw.blob(c, x, 2, wide, 31, draw.linear(c, 0, -30, 0, 32, '#ffb04a', '#e0672a'));
    draw.rim(c, INK, 3);
  }
  draw.rim(c, INK, 10, (path) => {
    path.moveTo(0, -28);
    path.quadraticCurveTo(2, -42, 14, -44);
  });
  draw.rim(c, '#5aa04a', 5);
}

function leafPile(c: Context): void {
  shadow(c, 44, 22);
  const colors = ['#d9572e', '#f0a03a', '#b8452e', '#e8c24a', '#c96a2e'];
  for (let at = 0; at < 14; at += 1) {
    const angle = at * 2.4;
    const far = 6 + at * 2.6;
    draw.blob(
      c,
      Math.cos(angle) * far,
      12 + Math.sin(angle) * far * 0.4,
      13,
      7,
      colors[at % 5] ?? '#d9572e',
      angle,
    );
    draw.rim(c, `${INK}80`, 1.6);
  }
}

function fence(c: Context): void {
  shadow(c, 60, 34);
  for (const y of [-6, 14]) {
    draw.rounded(c, -60, y, 120, 9, 3, '#8a5f4a');
    draw.rim(c, INK, 2.8);
  }
  for (const x of [-42, 0, 42]) {
    draw.fillPath(c, draw.down(c, -34, 34, '#b98a66', '#7a523e'), (path) => {
      path.moveTo(x - 8, 34);
      path.lineTo(x - 8, -24);
      path.lineTo(x, -34);
      path.lineTo(x + 8, -24);
      path.lineTo(x + 8, 34);
      path.closePath();
    });
    draw.rim(c, INK, 3);
  }
}

function crystal(c: Context): void {
  shadow(c, 34, 34);
  for (const [x, high, wide, color] of [
    [-18, 44, 12, '#a88af0'],
    [18, 38, 11, '#8ad0ff'],
    [0, 66, 15, '#d8c0ff'],
  ] as const) {
    draw.fillPath(
      c,
      draw.linear(c, x - wide, 0, x + wide, 0, '#ffffff', color, '#6a50c0'),
      (path) => {
        path.moveTo(x - wide, 34);
        path.lineTo(x - wide * 0.9, 34 - high * 0.7);
        path.lineTo(x, 34 - high);
        path.lineTo(x + wide * 0.9, 34 - high * 0.7);
        path.lineTo(x + wide, 34);
        path.closePath();
      },
    );
    draw.rim(c, INK, 3);
  }
}

function column(c: Context): void {
  shadow(c, 34, 42);
  draw.rounded(
    c,
    -20,
    -40,
    40,
    80,
    4,
    draw.linear(c, -20, 0, 20, 0, '#e9e0ff', '#a89cd8', '#7a6cb4'),
  );
  draw.rim(c, INK, 3.2);
  for (const x of [-8, 4]) {
    draw.rim(c, '#6a5ca880', 3, (path) => {
      path.moveTo(x, -30);
      path.lineTo(x, 32);
    });
  }
  for (const y of [-50, 36]) {
    draw.rounded(c, -28, y, 56, 14, 5, '#cdc0f4');
    draw.rim(c, INK, 3.2);
  }
}

function moonflower(c: Context): void {
  shadow(c, 30, 34);
  draw.rim(c, '#4a8a8a', 5, (path) => {
    path.moveTo(0, 36);
    path.quadraticCurveTo(-6, 10, 0, -10);
  });
  draw.disc(c, 0, -14, 38, '#bfe8ff26');
  for (let at = 0; at < 6; at += 1) {
    const angle = (at / 6) * Math.PI * 2;
    draw.blob(c, Math.cos(angle) * 17, -14 + Math.sin(angle) * 17, 15, 9, '#f2f6ff', angle);
    draw.rim(c, '#7a80c8', 2);
  }
  draw.disc(c, 0, -14, 9, '#a8f0ff');
  draw.ring(c, 0, -14, 9, 2.4, '#5a70c8');
}

/** What stands about in each place, painted around 0, 0. */
export const PROPS: readonly (readonly ((c: Context) => void)[])[] = [
  [
    (c) => toadstool(c, '#ff8a7a', '#c93a52'),
    (c) => fern(c, '#7fe08a', '#2a7a5e'),
    (c) => stone(c, '#b8b4d8', '#6f6a9c', '#7fc98a'),
  ],
  [lily, reeds, (c) => stone(c, '#9fc4d8', '#4f7a9c', '#5fc0a0')],
  [pumpkin, leafPile, fence],
  [crystal, column, moonflower, (c) => toadstool(c, '#e0c8ff', '#8a6ad8')],
];
