import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context } from '@playgrove/kit/runtime';

const INK = draw.PALETTE.ink;

/** A workshop: its toolbox, the wood of its bench, its wall, and the badge on the box. */
export type Look = {
  readonly id: string;
  readonly needs: number;
  readonly box: string;
  readonly trim: string;
  readonly wood: string;
  readonly wall: readonly [string, string];
  readonly badge: string;
};

const WRENCH = 'M-10 -12A8 8 0 0 0 -2 -2L8 10A3 3 0 0 0 12 6L2 -5A8 8 0 0 0 -4 -14L-4 -8L-8 -6Z';
const LEAF = 'M-10 10C-14 -6 -4 -14 12 -12C13 4 4 14 -10 10Z';
const HEART = 'M0 12C-15 1 -14 -10 -6 -10C-2 -10 0 -7 0 -5C0 -7 2 -10 6 -10C14 -10 15 1 0 12Z';
const BOLT = 'M4 -14L-10 3H-2L-4 14L10 -3H2Z';
const STAR = 'M0 -14L4 -4L14 -4L6 2L9 12L0 6L-9 12L-6 2L-14 -4L-4 -4Z';
const MOON = 'M4 -13A13 13 0 1 0 13 5A10 10 0 0 1 4 -13Z';
const DROP = 'M0 -14Q12 2 9 8A9.500 9.500 0 0 1 -9 8Q-12 2 0 -14Z';
const CROWN = 'M-14 10L-13 -9L-5 0L0 -12L5 0L13 -9L14 10Z';

export const LOOKS = keepsakes<Look>(
  [
    {
      id: 'red',
      needs: 0,
      box: '#f04f46',
      trim: '#ffd24a',
      wood: '#d99a54',
      wall: ['#3f7f9c', '#254a70'],
      badge: WRENCH,
    },
    {
      id: 'mint',
      needs: 3,
      box: '#2fb98a',
      trim: '#fff3d6',
      wood: '#e5bd82',
      wall: ['#7a5aa8', '#452f78'],
      badge: LEAF,
    },
    {
      id: 'rose',
      needs: 10,
      box: '#f2669b',
      trim: '#ffe3ef',
      wood: '#e8b3a0',
      wall: ['#4f93a8', '#2c5878'],
      badge: HEART,
    },
    {
      id: 'electric',
      needs: 20,
      box: '#2f86ff',
      trim: '#ffe45c',
      wood: '#b98a5c',
      wall: ['#3d4a9c', '#22285f'],
      badge: BOLT,
    },
    {
      id: 'copper',
      needs: 33,
      box: '#c8743a',
      trim: '#ffdcb4',
      wood: '#8a5a3c',
      wall: ['#3f8a72', '#1f5448'],
      badge: STAR,
    },
    {
      id: 'harbor',
      needs: 47,
      box: '#1c9fb0',
      trim: '#ffffff',
      wood: '#c9c2b4',
      wall: ['#d87a4a', '#8f3f3a'],
      badge: DROP,
    },
    {
      id: 'night',
      needs: 62,
      box: '#4a3fa8',
      trim: '#c9c2ff',
      wood: '#6f6a9c',
      wall: ['#1d2a52', '#0f1736'],
      badge: MOON,
    },
    {
      id: 'gold',
      needs: 80,
      box: '#e8a71f',
      trim: '#fff6c8',
      wood: '#7a3a4a',
      wall: ['#6a2f5f', '#3a1640'],
      badge: CROWN,
    },
  ],
  (c, look) => {
    c.translate(0, 8);
    c.scale(0.52, 0.52);
    paintBox(c, look);
  },
);

/** A toolbox in 170 × 130 around 0, 0, its lid open. */
export function paintBox(c: Context, { box, trim, badge }: Look): void {
  draw.blob(c, 0, 62, 88, 10, draw.fade('#150b30', 0.34));
  draw.drawPath(c, 'M-34 -46V-62Q-34 -72 -24 -72H24Q34 -72 34 -62V-46', { line: INK, width: 18 });
  draw.drawPath(c, 'M-34 -46V-62Q-34 -72 -24 -72H24Q34 -72 34 -62V-46', { line: trim, width: 8 });
  const lid = draw.down(c, -48, -14, draw.tint(box, 0.36), box);
  draw.drawPath(c, 'M-80 -14L-70 -48H70L80 -14Z', { fill: lid, rim: INK, width: 7 });
  draw.rounded(c, -88, -18, 176, 84, 14, INK);
  draw.rounded(
    c,
    -82,
    -12,
    164,
    72,
    9,
    draw.down(c, -12, 60, draw.tint(box, 0.22), box, draw.shade(box, 0.28)),
  );
  draw.rounded(c, -74, -6, 148, 8, 4, draw.fade('#ffffff', 0.42));
  for (const x of [-66, 66]) {
    draw.rounded(c, x - 11, -24, 22, 26, 6, INK);
    draw.rounded(c, x - 6, -19, 12, 16, 4, trim);
  }
  draw.transformed(c, { x: -60, y: 32, scale: 1.1 }, () =>
    draw.drawPath(c, badge, { fill: trim, line: INK, width: 5 }),
  );
  draw.transformed(c, { x: 60, y: 32, scale: 1.1, scaleX: -1.1 }, () =>
    draw.drawPath(c, badge, { fill: trim, line: INK, width: 5 }),
  );
}
