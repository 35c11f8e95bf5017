import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { Place } from '../rules/spots.ts';
import { box, cut, knob, type Dress } from './things.ts';

const INK = draw.PALETTE.ink;

/** What stands on the streets of all places but the first. */
export const DRESSES: Readonly<Record<Exclude<Place, 'harbour'>, Dress>> = {
  market: { low: basket, tall: flowers, wide: stall },
  neon: { low: cone, tall: hydrant, wide: barrier },
  school: { low: ball, tall: bin, wide: bags },
  roof: { low: vent, tall: chimney, wide: cooler },
};

function basket(c: Context): void {
  knob(c, -10, -28, 8, '#ff4b55');
  knob(c, 8, -30, 8, '#ff8a1f');
  knob(c, 0, -36, 8, '#45d15b');
  box(c, -19, -24, 38, 24, '#d9a05f', 6);
  for (const x of [-9, 0, 9]) draw.segment(c, x, -20, x, -4, 2, '#9a6a3c');
}

function flowers(c: Context): void {
  for (const [x, y, color] of [
    [-14, -54, '#ff4f9a'],
    [13, -52, '#ffd02e'],
    [0, -64, '#ffffff'],
    [0, -48, '#8a4dff'],
  ] as const) {
    knob(c, x, y, 11, '#3fae5c');
    draw.fillPath(c, color, (path) => draw.traceStar(path, x, y, 9, 6, 0.6));
    draw.disc(c, x, y, 3, '#ff8a1f');
  }
  cut(c, 'M-25-42L25-42L18 3L-18 3', 'M-20-37L20-37L14-2L-14-2', '#e2653d');
}

function stall(c: Context): void {
  box(c, -46, -26, 92, 26, '#b9834a', 4);
  for (const x of [-36, -18, 0, 18, 36]) knob(c, x, -32, 8, x % 36 === 0 ? '#ff8a1f' : '#ffd02e');
  draw.segment(c, -40, -12, 40, -12, 3, '#8a5a30');
}

function cone(c: Context): void {
  box(c, -18, -8, 36, 8, '#ff8a1f', 3);
  cut(c, 'M-17-6L-5-44L5-44L17-6', 'M-12-8L-3-40L3-40L12-8', '#ff7a2f');
  draw.drawPath(c, 'M-9-18L-6-28L6-28L9-18', { fill: '#ffffff' });
}

function hydrant(c: Context): void {
  draw.disc(c, 0, -48, 18, INK);
  box(c, -16, -46, 32, 46, '#ff4b55', 6);
  draw.drawPath(c, 'M-14-48A14 14 0 0 1 14-48', { fill: '#ff6a6a' });
  for (const x of [-20, 20]) knob(c, x, -28, 6.5, '#ffd02e', 3.5);
  box(c, -22, -8, 44, 8, '#c92f45', 3);
}

function barrier(c: Context): void {
  for (const x of [-34, 34]) draw.segment(c, x, -30, x, -2, 12, INK);
  draw.rounded(c, -52, -46, 104, 28, 6, INK);
  draw.rounded(c, -48, -42, 96, 20, 4, '#fff6e3');
  for (let at = 0; at < 4; at += 1) {
    const x = -46 + at * 25;
    draw.place(c, x, 0, () => draw.drawPath(c, 'M0-22L10-42L22-42L12-22', { fill: '#ff4fa8' }));
  }
  for (const x of [-40, 40]) knob(c, x, -52, 6, '#ffd02e');
}

function ball(c: Context): void {
  knob(c, 0, -19, 19, '#ff8a3c', 4);
  draw.segment(c, -18, -19, 18, -19, 2.6, INK);
  draw.segment(c, 0, -37, 0, -1, 2.6, INK);
  draw.disc(c, -7, -27, 4, '#ffd0a0');
}

function bin(c: Context): void {
  cut(c, 'M-26-58L26-58L21 3L-21 3', 'M-21-54L21-54L17-2L-17-2', '#45b58a');
  for (const x of [-9, 0, 9]) draw.segment(c, x, -46, x * 0.85, -8, 3, '#2f8a6a');
  box(c, -27, -68, 54, 10, '#5fd0a0', 5);
}

function bags(c: Context): void {
  for (const [x, color, other] of [
    [-28, '#8a4dff', '#ffd02e'],
    [26, '#ff4f9a', '#ffffff'],
  ] as const) {
    draw.rounded(c, x - 24, -46, 48, 48, 18, INK);
    draw.rounded(c, x - 20, -42, 40, 40, 15, color);
    draw.rounded(c, x - 14, -22, 28, 17, 6, INK);
    draw.rounded(c, x - 11, -19, 22, 11, 4, other);
  }
  box(c, -16, -14, 34, 12, '#2f7dff', 3);
}

function vent(c: Context): void {
  box(c, -10, -22, 20, 22, '#9aa4c8', 3);
  cut(c, 'M-23-20A23 23 0 0 1 23-20', 'M-18-22A18 18 0 0 1 18-22', '#c8d0ea');
}

function chimney(c: Context): void {
  box(c, -20, -54, 40, 54, '#c8584f', 3);
  for (const y of [-40, -26, -12]) draw.segment(c, -18, y, 18, y, 2.4, '#8a3448');
  box(c, -26, -66, 52, 12, '#e8846a', 4);
}

function cooler(c: Context): void {
  box(c, -46, -44, 92, 44, '#aab4d8', 6);
  knob(c, -20, -20, 14, '#5a6494', 4);
  for (let at = 0; at < 3; at += 1) {
    const turn = at * 1.05 + 0.3;
    const [dx, dy] = [Math.cos(turn) * 11, Math.sin(turn) * 11];
    draw.segment(c, -20 - dx, -20 - dy, -20 + dx, -20 + dy, 3.4, '#dfe6ff');
  }
  for (const y of [-32, -24, -16, -8]) draw.segment(c, 8, y, 38, y, 3.4, '#6a74a4');
}

/** The end of a spot: a gate of flags. */
export function arch(to: Surface, x: number, y: number): void {
  const paint = (c: Context): void => {
    c.translate(0, 160);
    for (const by of [-70, 70]) {
      draw.rounded(c, by - 9, -270, 18, 272, 8, INK);
      draw.rounded(c, by - 5, -266, 10, 266, 5, '#fff6e3');
    }
    draw.rounded(c, -88, -300, 176, 62, 12, INK);
    draw.rounded(c, -83, -295, 166, 52, 9, '#fff6e3');
    for (let at = 0; at < 16; at += 1) {
      c.fillStyle = (at + Math.floor(at / 8)) % 2 === 0 ? INK : '#ffffff';
      c.fillRect(-80 + (at % 8) * 20, -293 + Math.floor(at / 8) * 24, 20, 24);
    }
  };
  to.stamp('arch', 190, 330, paint, x, y - 160);
}
