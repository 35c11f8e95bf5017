import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { FoeKind } from '../rules/foes.ts';
import { INK } from './looks.ts';

type Skin = readonly [light: string, body: string, dark: string];

const SKINS: Readonly<Record<FoeKind, Skin>> = {
  w: ['#ffffff', '#c3c8f2', '#8188cc'],
  d: ['#eaffff', '#7fdcea', '#2f92b8'],
  h: ['#e6c8ff', '#9a6fd6', '#5b3a9c'],
  m: ['#efffd8', '#93d67a', '#4a9456'],
  s: ['#ffe6c0', '#d99a5c', '#8f5630'],
  p: ['#fff0fa', '#f2a2d6', '#b95fa6'],
  c: ['#fff0fa', '#f2a2d6', '#b95fa6'],
  k: ['#9a96ae', '#5c5874', '#363350'],
  b: ['#dcd4ff', '#6f5fc4', '#372a82'],
};

/** Units across, in cells of 100. */
export const SIZES: Readonly<Record<FoeKind, number>> = {
  w: 76,
  d: 70,
  h: 98,
  m: 80,
  s: 84,
  p: 82,
  c: 50,
  k: 92,
  b: 150,
};

/** A ghost around 0, 0, a hundred across: a round head, a wavy hem. */
function ghost(c: Context, sway: number, [light, body, dark]: Skin): void {
  const trace = (path: Context): void => {
    path.moveTo(-40, 34);
    path.bezierCurveTo(-46, -4, -40, -42, 0, -43);
    path.bezierCurveTo(40, -42, 46, -4, 40, 34);
    path.quadraticCurveTo(30 + sway, 46, 20, 33);
    path.quadraticCurveTo(10 + sway, 48, 0, 34);
    path.quadraticCurveTo(-10 + sway, 48, -20, 33);
    path.quadraticCurveTo(-30 + sway, 46, -40, 34);
    path.closePath();
  };
  draw.fillPath(c, draw.radial(c, -12, -20, 80, light, body, dark), trace);
  draw.rim(c, INK, 7);
  draw.blob(c, -18, -26, 10, 6, '#ffffffb3', -0.6);
}

function eyes(c: Context, y: number, gap: number, r: number, cross: boolean): void {
  for (const side of [-1, 1]) {
    draw.blob(c, side * gap, y, r, r * 1.2, INK);
    draw.disc(c, side * gap - r * 0.25, y - r * 0.4, r * 0.36, '#ffffff');
    if (!cross) continue;
    draw.rim(c, INK, 6, (path) => {
      path.moveTo(side * (gap + r * 1.3), y - r * 2.1);
      path.lineTo(side * (gap - r * 1.1), y - r * 1.3);
    });
  }
}

const PAINT: Readonly<Record<FoeKind, (c: Context, skin: Skin, sway: number) => void>> = {
  w(c, skin, sway) {
    ghost(c, sway, skin);
    eyes(c, -6, 14, 8, false);
    draw.blob(c, 0, 12, 6, 5, INK);
  },
  d(c, [light, body, dark], sway) {
    draw.fillPath(c, draw.radial(c, -8, -10, 70, light, body, dark), (path) => {
      path.moveTo(0, -46);
      path.bezierCurveTo(30, -20, 34, 12, 14, 26);
      path.lineTo(4 + sway, 46);
      path.lineTo(-4, 28);
      path.lineTo(-16 - sway, 42);
      path.bezierCurveTo(-36, 10, -28, -22, 0, -46);
      path.closePath();
    });
    draw.rim(c, INK, 7);
    eyes(c, -6, 12, 8, true);
  },
  h(c, skin, sway) {
    for (const side of [-1, 1]) {
      draw.fillPath(c, '#fff1d6', (path) => {
        path.moveTo(side * 20, -36);
        path.quadraticCurveTo(side * 44, -40, side * 42, -50);
        path.quadraticCurveTo(side * 50, -26, side * 32, -22);
        path.closePath();
      });
      draw.rim(c, INK, 5);
    }
    ghost(c, sway * 0.6, skin);
    eyes(c, -4, 16, 7, true);
    draw.rounded(c, -16, 13, 32, 9, 4, INK);
    for (const x of [-10, 4]) draw.rounded(c, x, 13, 6, 7, 2, '#ffffff');
  },
  m(c, skin, sway) {
    ghost(c, sway, skin);
    eyes(c, -8, 14, 7, false);
    draw.rounded(c, -14, 9, 28, 9, 4, '#ffffff');
    draw.rounded(c, -4.5, -0.5, 9, 28, 4, '#ffffff');
    draw.rim(c, INK, 5, (path) => {
      path.moveTo(0, -43);
      path.quadraticCurveTo(4, -54, 14, -52);
    });
  },
  s(c, [light, body, dark], sway) {
    draw.fillPath(c, '#e6dcff', (path) => path.roundRect(-46, 14, 92, 30, 15));
    draw.rim(c, INK, 6);
    draw.disc(c, 4, -4, 40, INK);
    draw.disc(c, 4, -4, 34, draw.radial(c, -6, -16, 52, light, body, dark));
    draw.rim(c, dark, 7, (path) => {
      path.arc(4, -2, 20, 0.4, 5.4);
      path.arc(6, -3, 10, 5.4, 9);
    });
    for (const dx of [-40, -26]) {
      draw.rim(c, INK, 5, (path) => {
        path.moveTo(dx, 18);
        path.lineTo(dx - 4 + sway * 0.3, -4);
      });
      draw.disc(c, dx - 4 + sway * 0.3, -6, 7, '#ffffff');
      draw.rim(c, INK, 4);
      draw.disc(c, dx - 5 + sway * 0.3, -5, 3, INK);
    }
  },
  p(c, [light, body, dark], sway) {
    for (const side of [-1, 1]) {
      draw.disc(c, side * 19, 4 + side * sway * 0.4, 29, INK);
      draw.disc(
        c,
        side * 19,
        4 + side * sway * 0.4,
        23,
        draw.radial(c, side * 19 - 8, -6, 36, light, body, dark),
      );
      draw.blob(c, side * 18, 2, 5, 7, INK);
      draw.disc(c, side * 18 - 2, -1, 2, '#ffffff');
    }
    draw.rounded(c, -8, 14, 16, 7, 3, INK);
  },
  c(c, [light, body, dark]) {
    draw.disc(c, 0, 0, 44, INK);
    draw.disc(c, 0, 0, 36, draw.radial(c, -10, -14, 54, light, body, dark));
    eyes(c, -2, 14, 9, false);
  },
  k(c, [light, body, dark], sway) {
    const lumps = [
      [-26, 8, 24],
      [26, 8, 24],
      [-10, -14, 28],
      [16, -12, 24],
      [0, 16, 28],
    ] as const;
    for (const [x, y, r] of lumps) draw.disc(c, x + sway * 0.2, y, r + 5, INK);
    for (const [x, y, r] of lumps)
      draw.disc(c, x, y, r, draw.down(c, y - r, y + r, light, body, dark));
    for (const side of [-1, 1]) {
      draw.rounded(c, side * 14 - 8, -8, 16, 9, 3, '#ffb347');
      draw.rounded(c, side * 14 - 3, -6, 6, 6, 2, INK);
    }
    draw.rim(c, INK, 5, (path) => {
      path.moveTo(-14, 18);
      path.lineTo(14, 18);
    });
  },
  b(c, skin, sway) {
    ghost(c, sway, skin);
    draw.fillPath(c, '#ffd23f', (path) => {
      path.moveTo(-26, -34);
      path.lineTo(-30, -58);
      path.lineTo(-12, -46);
      path.lineTo(0, -64);
      path.lineTo(12, -46);
      path.lineTo(30, -58);
      path.lineTo(26, -34);
      path.quadraticCurveTo(0, -42, -26, -34);
      path.closePath();
    });
    draw.rim(c, INK, 5);
    eyes(c, -8, 15, 7, true);
    draw.fillPath(c, INK, (path) => path.ellipse(0, 14, 13, 8, 0, 0, 7));
    draw.fillPath(c, '#ff7a8a', (path) => path.ellipse(0, 18, 7, 4, 0, 0, 7));
  },
};

/** A creature without its shadow. */
export function drawFoe(
  to: Surface,
  kind: FoeKind,
  x: number,
  y: number,
  sway: number,
  size = SIZES[kind],
  alpha = 1,
): void {
  const scale = size / 100;
  to.stamp(`foe ${kind} ${sway}`, 132, 150, (c) => PAINT[kind](c, SKINS[kind], sway * 6), x, y, {
    scaleX: scale,
    scaleY: scale,
    alpha,
  });
}

export function drawShadow(c: Context, x: number, y: number, size: number): void {
  draw.blob(c, x, y + size * 0.46, size * 0.36, size * 0.12, '#120c3a55');
}
