import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Keepsake } from '@playgrove/kit/runtime';
import {
  BAND,
  BLAZE,
  BRIM,
  BROWS,
  COAT,
  CREAM,
  CROWN,
  DARK_FUR,
  EAR,
  EAR_AT,
  EAR_INNER,
  FELT,
  FUR,
  HEAD,
  LAPELS,
  MOUTH,
  NOSE,
  PHONES,
  SHIRT,
  TIE,
  TRENCH,
} from './shapes.ts';

const INK = draw.PALETTE.ink;
const RIM = 7;

export type Mood = 'calm' | 'glad' | 'sad';

/** How the hound holds himself. */
export type Pose = {
  /** How far the ears swing up, 0 to 1. */
  readonly ears: number;
  /** How far the head is down in its nod, in his own units. */
  readonly nod: number;
  readonly mood: Mood;
};

type Look = Keepsake & {
  /** Felt of the hat from light to dark, its band, and the tie. */
  readonly felt: readonly [string, string];
  readonly band: string;
  readonly tie: string;
  readonly phones: string;
};

/** What players own: the detective's hats and ties. */
export const SUITS = keepsakes<Look>(
  [
    {
      id: 'navy',
      needs: 0,
      felt: ['#4d629a', FELT],
      band: '#ffb02e',
      tie: '#d8343f',
      phones: '#ff8a1f',
    },
    {
      id: 'olive',
      needs: 2,
      felt: ['#9aa85a', '#58662a'],
      band: '#fff0c0',
      tie: '#3f7a4a',
      phones: '#e8c040',
    },
    {
      id: 'plum',
      needs: 6,
      felt: ['#a86ac8', '#5f2f86'],
      band: '#ffd0f0',
      tie: '#8a2f9a',
      phones: '#ff7ac0',
    },
    {
      id: 'cocoa',
      needs: 12,
      felt: ['#b0805a', '#6a4226'],
      band: '#8fe3d0',
      tie: '#1f8f86',
      phones: '#5fd8c0',
    },
    {
      id: 'ruby',
      needs: 20,
      felt: ['#f0707a', '#a01f3a'],
      band: '#2b1b4d',
      tie: '#2b1b4d',
      phones: '#ffd75a',
    },
    {
      id: 'ice',
      needs: 30,
      felt: ['#e6f6ff', '#8fb8e0'],
      band: '#2f6fd0',
      tie: '#2f6fd0',
      phones: '#8fe3ff',
    },
    {
      id: 'midnight',
      needs: 44,
      felt: ['#5a5280', '#1f1a3c'],
      band: '#8ff6ff',
      tie: '#19c8c8',
      phones: '#b44dff',
    },
    {
      id: 'gold',
      needs: 60,
      felt: ['#fff3b0', '#d99a10'],
      band: '#8a4dff',
      tie: '#8a4dff',
      phones: '#ffffff',
    },
  ],
  (c, look) => {
    c.scale(0.34, 0.34);
    c.translate(0, 128);
    paintHound(c, { ears: 0, nod: 0, mood: 'calm' }, look);
  },
);

/** The detective, from his collar up, around the middle of its lower edge. */
export function paintHound(c: Context, { ears, nod, mood }: Pose, look: Look): void {
  draw.drawPath(c, COAT, {
    line: INK,
    width: RIM * 2,
    fill: draw.down(c, -80, 0, '#e8c084', TRENCH),
  });
  draw.drawPath(c, SHIRT, { fill: '#fdf6e8' });
  draw.drawPath(c, TIE, { fill: look.tie });
  draw.drawPath(c, LAPELS, { fill: '#b98846', rim: INK, width: 3 });
  draw.place(c, 0, nod, () => paintHead(c, ears, mood, look));
}

function paintHead(
  c: Context,
  ears: number,
  mood: Mood,
  { felt: [light, dark], band, phones }: Look,
): void {
  draw.drawPath(c, PHONES, { line: INK, width: 25 });
  draw.drawPath(c, PHONES, { line: phones, width: 12 });
  for (const side of [-1, 1]) {
    draw.place(
      c,
      EAR_AT.x * -side,
      EAR_AT.y,
      () => {
        draw.drawPath(c, EAR, { line: INK, width: RIM * 2, fill: DARK_FUR });
        draw.drawPath(c, EAR_INNER, { fill: '#8f5530' });
      },
      ears * 0.5 * -side,
      -side,
      1,
    );
  }
  draw.drawPath(c, HEAD, {
    line: INK,
    width: RIM * 2,
    fill: draw.down(c, -190, -60, '#d08a4e', FUR),
  });
  draw.drawPath(c, BLAZE, { fill: CREAM });
  paintFace(c, mood);
  for (const side of [-1, 1]) {
    draw.blob(c, side * 64, -146, 21, 30, INK);
    draw.blob(c, side * 64, -146, 15, 24, phones);
    draw.blob(c, side * 66, -152, 6, 11, draw.tint(phones, 0.45));
  }
  draw.drawPath(c, CROWN, {
    line: INK,
    width: RIM * 2,
    fill: draw.down(c, -240, -176, light, dark),
  });
  draw.drawPath(c, BAND, { fill: band });
  draw.drawPath(c, BRIM, {
    line: INK,
    width: RIM * 2,
    fill: draw.down(c, -190, -160, light, draw.shade(dark, 0.22)),
  });
}

function paintFace(c: Context, mood: Mood): void {
  for (const side of [-1, 1]) {
    draw.disc(c, side * 26, -138, 14, '#fffdf6');
    draw.disc(c, side * 24, mood === 'sad' ? -132 : -136, 8, INK);
    draw.disc(c, side * 24 + 3, mood === 'sad' ? -135 : -140, 3, '#ffffff');
    // Heavy lids: he has seen a lot.
    const lid = mood === 'glad' ? 0.2 : mood === 'sad' ? 0.62 : 0.45;
    c.save();
    c.beginPath();
    c.rect(side * 26 - 16, -154, 32, 30 * lid);
    c.clip();
    draw.disc(c, side * 26, -138, 15.5, FUR);
    c.restore();
    // Bags under the eyes.
    c.beginPath();
    c.arc(side * 26, -138, 18, 0.4, Math.PI - 0.4);
    c.strokeStyle = '#8f5530';
    c.lineWidth = 3;
    c.stroke();
  }
  draw.drawPath(c, BROWS, { line: DARK_FUR, width: 6 });
  if (mood === 'glad') {
    draw.drawPath(c, 'M-26 -86C-20 -58 20 -58 26 -86C10 -80 -10 -80 -26 -86Z', {
      line: INK,
      width: 7,
      fill: '#a8323c',
    });
    draw.blob(c, 0, -68, 11, 6, '#ff8f9a');
  } else {
    draw.drawPath(c, mood === 'sad' ? 'M0 -94V-84M-22 -74C-12 -86 12 -86 22 -74' : MOUTH, {
      line: INK,
      width: 4.5,
    });
  }
  draw.drawPath(c, NOSE, { fill: '#2a1a2e' });
  draw.blob(c, -6, -114, 6, 3, '#8d7f94');
}
