import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Keepsake } from '@playgrove/kit/runtime';
import { CAR_LENGTH } from '../rules/types.ts';

const INK = '#2b1b4d';

/** A toy car seen from above, going right, around 0, 0. */
export type Look = {
  readonly id: string;
  readonly body: string;
  readonly stripe: string;
  readonly helmet: string;
  readonly form: 'racer' | 'coupe' | 'truck';
};

/** What players own: their cars. */
export const YOURS = keepsakes<Look & Keepsake>(
  [
    {
      id: 'cherry',
      needs: 0,
      body: '#ff3d4a',
      stripe: '#fff6e3',
      helmet: '#ffd02e',
      form: 'racer',
    },
    {
      id: 'lagoon',
      needs: 3,
      body: '#19b8c8',
      stripe: '#fff6e3',
      helmet: '#ff8a1f',
      form: 'racer',
    },
    { id: 'bus', needs: 9, body: '#ffb52e', stripe: '#2b1b4d', helmet: '#45d15b', form: 'coupe' },
    { id: 'mint', needs: 18, body: '#7fe0b0', stripe: '#ff5fb0', helmet: '#ffffff', form: 'coupe' },
    {
      id: 'berry',
      needs: 32,
      body: '#c23fb8',
      stripe: '#ffe27a',
      helmet: '#4cc3ff',
      form: 'racer',
    },
    {
      id: 'tractor',
      needs: 54,
      body: '#4f9e2f',
      stripe: '#ffd02e',
      helmet: '#ff4b55',
      form: 'truck',
    },
    {
      id: 'night',
      needs: 84,
      body: '#3a3f8f',
      stripe: '#8ff6ff',
      helmet: '#ffe27a',
      form: 'racer',
    },
    {
      id: 'gold',
      needs: 120,
      body: '#f5c33a',
      stripe: '#ffffff',
      helmet: '#8a4dff',
      form: 'racer',
    },
  ],
  (c, look) => {
    c.rotate(-0.5);
    c.scale(1.05, 1.05);
    paintCar(c, look, 0);
  },
);
export const SECOND: Look = {
  id: 'second',
  body: '#2f7dff',
  stripe: '#ffd02e',
  helmet: '#ffffff',
  form: 'racer',
};
export const LOOKS: readonly Look[] = [
  { id: 'pip', body: '#45d15b', stripe: '#fff6e3', helmet: '#ff9ab0', form: 'coupe' },
  { id: 'bruno', body: '#ff8a1f', stripe: '#2b1b4d', helmet: '#8a4dff', form: 'truck' },
  { id: 'dot', body: '#ff5fb0', stripe: '#fff6e3', helmet: '#4cc3ff', form: 'coupe' },
  { id: 'rook', body: '#14c4b4', stripe: '#ffd02e', helmet: '#2b1b4d', form: 'truck' },
  { id: 'sable', body: '#8a4dff', stripe: '#c9f2ff', helmet: '#ff8a1f', form: 'racer' },
  { id: 'vera', body: '#ffd02e', stripe: '#2b1b4d', helmet: '#ff4b55', form: 'racer' },
];

/** Its outline for a half-length of 42. */
const BODIES: Readonly<Record<Look['form'], (c: CanvasPath) => void>> = {
  racer(c) {
    c.moveTo(-38, -11);
    c.quadraticCurveTo(-20, -19, 0, -15);
    c.quadraticCurveTo(26, -12, 41, -6);
    c.quadraticCurveTo(45, 0, 41, 6);
    c.quadraticCurveTo(26, 12, 0, 15);
    c.quadraticCurveTo(-20, 19, -38, 11);
    c.closePath();
  },
  coupe(c) {
    c.roundRect(-40, -19, 80, 38, 17);
  },
  truck(c) {
    c.roundRect(-40, -20, 50, 40, 7);
    c.roundRect(4, -17, 36, 34, 11);
  },
};

const WHEELS: readonly (readonly [number, number, number])[] = [
  [-24, -19, 1.1],
  [-24, 19, 1.1],
  [23, -17, 0.92],
  [23, 17, 0.92],
];

/** @param heat −1 cold, 0 warm, 1 overheated tires, in steps */
export function paintCar(c: Context, look: Look, heat: number): void {
  const { body, stripe, helmet, form } = look;
  const rubber = heat > 0 ? '#c2352b' : heat < 0 ? '#5f8fd6' : '#3a3358';
  for (const [x, y, scale] of WHEELS) {
    draw.transformed(c, { x, y, scale }, () => {
      draw.rounded(c, -11, -7, 22, 14, 5, INK);
      draw.rounded(c, -8.5, -4.8, 17, 9.6, 3, rubber);
      draw.rounded(c, -7, -1.4, 14, 2.8, 1.4, heat === 0 ? '#5a5280' : '#ffffff88');
    });
  }
  const outline = BODIES[form];
  draw.fillPath(c, INK, outline);
  draw.rim(c, INK, 6);
  const paint = c.createLinearGradient(0, -20, 0, 20);
  paint.addColorStop(0, draw.tint(body, 0.34));
  paint.addColorStop(0.45, body);
  paint.addColorStop(1, draw.shade(body, 0.34));
  draw.fillPath(c, paint, outline);
  c.save();
  c.beginPath();
  outline(c);
  c.clip();
  c.fillStyle = stripe;
  if (form === 'truck') {
    c.fillRect(-36, -13, 34, 26);
    c.fillStyle = draw.shade(body, 0.4);
    c.fillRect(-33, -10, 28, 20);
    c.fillStyle = stripe;
    c.fillRect(24, -20, 7, 40);
  } else {
    c.fillRect(-44, -9, 90, 5);
    c.fillRect(-44, 4, 90, 5);
  }
  draw.blob(c, 4, -13, 34, 4, '#ffffff59');
  c.restore();
  // Glass, the driver, lamps.
  draw.fillPath(c, INK, (path) => path.roundRect(-14, -12, 34, 24, 11));
  draw.fillPath(c, '#9fe3ff', (path) => path.roundRect(4, -9, 13, 18, 7));
  draw.fillPath(c, '#ffffffb3', (path) => path.roundRect(8, -7, 4, 8, 2));
  draw.disc(c, -3, 0, 10, INK);
  draw.disc(c, -3, 0, 8, helmet);
  draw.blob(c, -5, -3, 3.6, 2.4, '#ffffffa6');
  draw.rounded(c, 1, -4, 4, 8, 2, '#3b4168');
  draw.disc(c, 37, -8, 3, '#fff3b8');
  draw.disc(c, 37, 8, 3, '#fff3b8');
  // Its wing.
  if (form !== 'truck') {
    draw.rounded(c, -43, -21, 11, 42, 4, INK);
    draw.rounded(c, -41, -19, 7, 38, 3, form === 'coupe' ? stripe : draw.shade(body, 0.2));
  }
}

export const CAR_BOX = { width: CAR_LENGTH + 16, height: 64 } as const;
