import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { KITES, type Kite } from '../rules/state.ts';

const INK = draw.PALETTE.ink;
const CLOTH = ['#2f8dff', '#2fbf5f', '#9a5cff', '#ff7a1f', '#ff4f8f'] as const;
const DIAMOND = 'M0 -22L18 -3L0 22L-18 -3Z';
/** By kind: what it brings, drawn on its cloth, and its color. */
const SIGNS = [
  [
    'M-11 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M1 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M-5 -9a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
    '#ffffff',
  ],
  ['M-15 -3L-7 -10V-6H7V-10L15 -3L7 4V0H-7V4Z', '#ffffff'],
  ['M-11 5H6Q9 5 9 0V-4L12 -8M6 2A8 8 0 1 0 -9 2ZM-4 -2A3 3 0 1 1 2 -1', '#ffe27a'],
  ['M0 -15L3 -7L11 -10L7 -3L13 3L5 3L3 10L-1 4L-8 8L-6 1L-13 -3L-5 -5L-7 -12L-1 -8Z', '#fff3a0'],
  ['M0 8C-15 -3 -7 -15 0 -7C7 -15 15 -3 0 8Z', '#ffffff'],
] as const;

/** The small kite on a tile that hides one. */
export function paintKiteMark(c: Context): void {
  c.scale(0.27, 0.27);
  draw.drawPath(c, DIAMOND, { line: INK, fill: '#ffffff', width: 9 });
  draw.drawPath(c, 'M-18 -3H18M0 -22V22', { line: INK, width: 4 });
}

function paintKite(c: Context, kind: number): void {
  const cloth = CLOTH[kind] ?? CLOTH[0];
  const face = draw.linear(
    c,
    -14,
    -18,
    14,
    18,
    draw.tint(cloth, 0.45),
    cloth,
    draw.shade(cloth, 0.3),
  );
  draw.drawPath(c, DIAMOND, { line: INK, fill: face, width: 5 });
  draw.drawPath(c, 'M0 -20V20', { line: '#ffffff66', width: 1 });
  const [sign, fill] = SIGNS[kind] ?? SIGNS[0];
  draw.drawPath(c, sign, { line: INK, fill, width: 4 });
}

/** A kite that sails down, with a tail that waves. */
export function drawKite(to: Surface, { x, y, age, kind, vx }: Kite, part: number): void {
  const now = age + part;
  const sway = Math.sin(now * 0.06) * 0.22 + vx * 0.1;
  const [tx, ty] = [x - Math.sin(sway) * 20, y + Math.cos(sway) * 20];
  const wave = Math.sin(now * 0.14) * 7;
  for (const width of [4.4, 2.2]) {
    draw.rim(to.c, width > 3 ? INK : '#fff6e3', width, (path) => {
      path.moveTo(tx, ty);
      path.bezierCurveTo(
        tx - wave - vx * 6,
        ty + 9,
        tx + wave - vx * 9,
        ty + 16,
        tx - vx * 14,
        ty + 25,
      );
    });
  }
  to.stamp(`kite ${KITES[kind]}`, 46, 52, (on) => paintKite(on, kind), x, y, { rotate: sway });
}
