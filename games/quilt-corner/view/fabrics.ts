import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

/** A print: its ground, its darker tone, and what repeats on it. Each is known by its figure too. */
export type Fabric = {
  readonly color: string;
  readonly deep: string;
  /** Paints a square of this half side. */
  pattern(c: Context, half: number, deep: string): void;
};

/** Gingham: bands that cross, darkest where they meet. */
function gingham(c: Context, half: number, deep: string): void {
  c.fillStyle = draw.fade(deep, 0.55);
  for (let at = -half; at < half; at += half) {
    c.fillRect(-half, at, half * 2, half / 2);
    c.fillRect(at, -half, half / 2, half * 2);
  }
}

function dots(c: Context, half: number): void {
  for (const [x, y] of [
    [-0.5, -0.5],
    [0.5, 0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0, 0],
  ] as const) {
    draw.disc(c, x * half, y * half, half * 0.17, '#ffffffeb');
  }
}

/** Slanted stripes that run on from cell to cell. */
function stripes(c: Context, half: number, deep: string): void {
  draw.fillPath(c, draw.fade(deep, 0.8), (path) => {
    for (let x = -half * 3; x < half; x += half) {
      path.moveTo(x, half);
      path.lineTo(x + half * 2, -half);
      path.lineTo(x + half * 2.42, -half);
      path.lineTo(x + half * 0.42, half);
      path.closePath();
    }
  });
}

/** Sprigs of two leaves. */
function sprigs(c: Context, half: number, deep: string): void {
  for (const [x, y, paint] of [
    [-0.5, -0.45, '#e9ffb8'],
    [0.5, 0.05, deep],
    [-0.45, 0.55, '#e9ffb8'],
  ] as const) {
    draw.fillPath(c, paint, (path) => {
      for (const turn of [-0.75, 0.75]) {
        path.ellipse(x * half + turn * half * 0.24, y * half, half * 0.27, half * 0.13, turn, 0, 7);
        path.closePath();
      }
    });
  }
}

/** Small blossoms of five petals. */
function blossoms(c: Context, half: number, deep: string): void {
  for (const [x, y, r] of [
    [-0.42, -0.36, 0.17],
    [0.44, 0.4, 0.17],
    [0.5, -0.5, 0.1],
    [-0.5, 0.54, 0.1],
  ] as const) {
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = (petal / 5) * Math.PI * 2;
      const far = r * half;
      draw.disc(
        c,
        x * half + Math.cos(angle) * far,
        y * half + Math.sin(angle) * far,
        far * 0.72,
        '#ffe3f4',
      );
    }
    draw.disc(c, x * half, y * half, r * half * 0.6, deep);
  }
}

/** By number: cherry gingham, dotted denim, striped honey, sprigged leaf, flowered plum. */
export const FABRICS: readonly [Fabric, ...Fabric[]] = [
  { color: '#ff5a63', deep: '#b81237', pattern: gingham },
  { color: '#3f8cf2', deep: '#1747a8', pattern: dots },
  { color: '#ffcf3f', deep: '#f08a12', pattern: stripes },
  { color: '#4fc76a', deep: '#14763f', pattern: sprigs },
  { color: '#a36bf2', deep: '#5a22b4', pattern: blossoms },
];
