import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Pack } from '../levels.ts';
import { INK } from './raccoon.ts';

type Look = {
  readonly coat: string;
  readonly deep: string;
  readonly hat: 'nightcap' | 'toque' | 'beanie' | 'curlers' | 'cap';
  readonly trim: string;
  readonly skin: string;
};

/** Who walks around in each pack. */
export const LOOKS: Readonly<Record<Pack, Look>> = {
  backyard: { coat: '#e5587a', deep: '#a92f5c', hat: 'nightcap', trim: '#ffe08a', skin: '#f2b48c' },
  bakery: { coat: '#fff3e0', deep: '#c9a98e', hat: 'toque', trim: '#ffffff', skin: '#c98a5e' },
  kennel: { coat: '#e8a13a', deep: '#a8641c', hat: 'beanie', trim: '#45c07a', skin: '#8d5a3c' },
  porch: { coat: '#58b8c9', deep: '#2c7590', hat: 'curlers', trim: '#ff9ac0', skin: '#f5c6a0' },
  museum: { coat: '#4a6fd0', deep: '#2a4190', hat: 'cap', trim: '#ffd02e', skin: '#d89a6c' },
};

/** What a person looks like from this side: 0 right, 1 toward you, 2 left, 3 away. */
export function sideOf(angle: number): number {
  return ((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4;
}

/** A guard, its feet at 0, 0; about 54 wide and 88 high. @param step −1 to 1 */
export function drawPerson(c: Context, look: Look, side: number, step: number): void {
  const gaze = side === 0 ? 1 : side === 2 ? -1 : 0;
  for (const at of [-1, 1]) {
    const up = Math.max(0, step * at) * 6;
    draw.blob(c, at * 9 + gaze * 2, -3 - up, 10.4, 7, INK);
    draw.blob(c, at * 9 + gaze * 2, -3.4 - up, 7, 4, '#5a4a86');
  }
  const coat = (grow: number, paint: string | CanvasGradient): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(-13 - grow, -40 - grow);
      path.quadraticCurveTo(0, -47 - grow, 13 + grow, -40 - grow);
      path.quadraticCurveTo(23 + grow, -22, 20 + grow, -7 + grow);
      path.quadraticCurveTo(0, -1 + grow, -20 - grow, -7 + grow);
      path.quadraticCurveTo(-23 - grow, -22, -13 - grow, -40 - grow);
    });
  coat(3.6, INK);
  coat(0, draw.down(c, -44, -4, look.coat, look.coat, look.deep));
  if (side !== 3) {
    draw.rim(c, look.deep, 2.6, (path) => {
      path.moveTo(gaze * 5, -38);
      path.lineTo(gaze * 6, -7);
    });
    for (const y of [-30, -19]) draw.disc(c, gaze * 5 + 5, y, 2.2, look.trim);
  }
  headOf(c, look, side, gaze);
}

function headOf(c: Context, look: Look, side: number, gaze: number): void {
  draw.disc(c, 0, -57, 21.4, INK);
  draw.disc(c, 0, -57, 18, look.skin);
  if (side !== 3) {
    for (const x of [-7, 7]) {
      const at = x + gaze * 7;
      if (Math.abs(at) > 13) continue;
      draw.blob(c, at, -55, 2.6, 3.8, INK);
    }
    draw.blob(c, gaze * 9, -49, 4.2, 3.2, '#d9776c');
    for (const x of [-12, 12]) if (x * gaze <= 0) draw.blob(c, x, -50, 3.4, 2.4, '#ff7a7a66');
  }
  hat(c, look, side);
}

function hat(c: Context, { hat: kind, trim, coat, deep }: Look, side: number): void {
  if (kind === 'curlers') {
    for (const [x, y] of [
      [-15, -64],
      [-8, -73],
      [2, -76],
      [11, -72],
      [16, -63],
    ] as const) {
      draw.rounded(c, x - 7, y - 6, 14, 12, 5, INK);
      draw.rounded(c, x - 4.4, y - 3.4, 8.8, 6.8, 3, trim);
    }
    return;
  }
  const top = kind === 'toque' ? 26 : kind === 'nightcap' ? 24 : 14;
  const crown = (grow: number, paint: string): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(-18 - grow, -64 + grow);
      if (kind === 'nightcap') {
        path.quadraticCurveTo(-14, -84 - grow, 4, -86 - grow);
        path.quadraticCurveTo(24 + grow, -86, 25 + grow, -68);
        path.quadraticCurveTo(18, -72, 18 + grow, -64 + grow);
      } else {
        path.bezierCurveTo(-26 - grow, -64 - top, 26 + grow, -64 - top, 18 + grow, -64 + grow);
      }
      path.quadraticCurveTo(0, -58 + grow, -18 - grow, -64 + grow);
    });
  const paint = kind === 'beanie' || kind === 'toque' ? trim : coat;
  crown(3.6, INK);
  crown(0, paint);
  if (kind === 'toque') {
    for (const x of [-12, 0, 12]) {
      draw.disc(c, x, -80, 11.4, INK);
    }
    for (const x of [-12, 0, 12]) draw.disc(c, x, -80, 8.4, '#fffdf6');
    draw.rounded(c, -16, -78, 32, 14, 3, '#fffdf6');
  }
  if (kind === 'nightcap') {
    draw.disc(c, 25, -66, 7.4, INK);
    draw.disc(c, 25, -66, 4.6, trim);
  }
  if (kind === 'beanie') {
    draw.disc(c, 0, -77, 7.4, INK);
    draw.disc(c, 0, -77, 4.6, '#fffdf6');
  }
  draw.rounded(c, -20, -68, 40, 9, 4.5, INK);
  draw.rounded(c, -17.5, -66, 35, 5, 2.5, kind === 'cap' ? deep : trim);
  if (kind === 'cap' && side !== 3) {
    draw.disc(c, side === 0 ? 8 : side === 2 ? -8 : 0, -70, 4, trim);
  }
}

/** A hand with a flashlight, pointing right from 0, 0. */
export function drawFlashlight(c: Context, skin: string): void {
  draw.rounded(c, -3, -6.5, 25, 13, 5, INK);
  draw.rounded(c, 0, -3.8, 14, 7.6, 3, '#e04a5c');
  draw.rounded(c, 13, -5.4, 8, 10.8, 3, '#ffe9a8');
  draw.disc(c, 2, 0, 7.6, INK);
  draw.disc(c, 2, 0, 4.8, skin);
}

/** A dog that lies asleep, or sits up; its feet at 0, 0. */
export function drawDog(c: Context, up: boolean): void {
  const fur = '#c98d52';
  if (!up) {
    draw.blob(c, 0, -12, 30, 17, INK);
    draw.blob(c, 0, -12, 26.4, 13.4, draw.down(c, -26, 2, '#dba468', '#a86c38'));
    draw.transformed(c, { x: 15, y: -9, rotate: 0.2 }, () => dogHead(c, fur, false));
    return;
  }
  draw.fillPath(c, INK, (path) => path.ellipse(-3, -20, 22, 23, 0, 0, 7));
  draw.fillPath(c, draw.down(c, -42, 2, '#dba468', '#a86c38'), (path) =>
    path.ellipse(-3, -20, 18.4, 19.4, 0, 0, 7),
  );
  draw.blob(c, 2, -14, 9, 11, '#f6e2c4');
  draw.transformed(c, { x: 4, y: -46 }, () => dogHead(c, fur, true));
}

function dogHead(c: Context, fur: string, awake: boolean): void {
  draw.disc(c, 0, 0, 18.4, INK);
  draw.disc(c, 0, 0, 15, fur);
  for (const x of [-1, 1]) {
    draw.transformed(c, { x: x * 14, y: -3, rotate: x * (awake ? -0.5 : -0.15) }, () => {
      draw.blob(c, 0, 2, 8, 13, INK);
      draw.blob(c, 0, 2, 5, 10, '#7a4a26');
    });
  }
  draw.blob(c, 0, 6, 10, 8, '#f6e2c4');
  draw.blob(c, 0, 2.5, 4.6, 3.4, INK);
  for (const x of [-6, 6]) {
    if (awake) {
      draw.disc(c, x, -5, 4.4, '#ffffff');
      draw.disc(c, x, -5, 2.6, INK);
    } else {
      draw.rim(c, INK, 2.2, (path) => {
        path.moveTo(x - 4, -4);
        path.quadraticCurveTo(x, -1, x + 4, -4);
      });
    }
  }
}

/** A cat rolled up, or with a hump; its feet at 0, 0. */
export function drawCat(c: Context, up: boolean): void {
  draw.blob(c, -2, -13, 27, 17, INK);
  draw.blob(c, -2, -13, 23.6, 13.6, draw.down(c, -26, 0, '#ffb86b', '#e07f2e'));
  for (const x of [-14, -5, 4]) {
    draw.rim(c, '#b85a1c', 3.4, (path) => {
      path.moveTo(x, -25);
      path.lineTo(x - 2, -16);
    });
  }
  draw.transformed(c, { x: 12, y: up ? -27 : -13 }, () => {
    for (const x of [-1, 1]) {
      draw.fillPath(c, INK, (path) => {
        path.moveTo(x * 15, -1);
        path.lineTo(x * 13, -22);
        path.lineTo(x * 2, -12);
      });
      draw.fillPath(c, '#ffb86b', (path) => {
        path.moveTo(x * 12, -4);
        path.lineTo(x * 11, -16);
        path.lineTo(x * 4, -10);
      });
    }
    draw.disc(c, 0, 0, 15.4, INK);
    draw.disc(c, 0, 0, 12, '#ffb86b');
    draw.blob(c, 0, 5, 6.6, 4.8, '#fff0d8');
    draw.blob(c, 0, 2.6, 2.6, 1.8, '#e0507a');
    for (const x of [-5.4, 5.4]) {
      if (up) {
        draw.blob(c, x, -2.6, 3.4, 4.2, '#d8ff8a');
        draw.blob(c, x, -2.6, 1.4, 3.6, INK);
      } else {
        draw.rim(c, INK, 2, (path) => {
          path.moveTo(x - 3, -2);
          path.quadraticCurveTo(x, 0.6, x + 3, -2);
        });
      }
    }
  });
}
