import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Keepsake, Surface } from '@playgrove/kit/runtime';
import { BOTTLE, EYE_X, EYE_Y, HEAD, LABEL, LIMBS, NECK, PEN_ARM } from '../outlines.ts';
import type { Layout } from './layout.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
/** The outlines' height with the pen, and where their foot is. */
const TALL = 268;
const FOOT = 104;

type Look = Keepsake & {
  readonly skin: string;
  /** Its dots, its shade and its cheeks. */
  readonly dots: string;
  readonly shade: string;
  readonly cheek: string;
  readonly ink: string;
};

/** What players own: the octopus and the ink on its label. */
export const OCTOPUSES = keepsakes<Look>(
  [
    {
      id: 'coral',
      needs: 0,
      skin: '#f0674c',
      dots: '#ffb79a',
      shade: '#c9403a55',
      cheek: '#ff9d8fcc',
      ink: '#c8372f',
    },
    {
      id: 'lagoon',
      needs: 2,
      skin: '#2fb5a8',
      dots: '#a8f0dc',
      shade: '#0f6f7a66',
      cheek: '#ffa8a0cc',
      ink: '#127f8c',
    },
    {
      id: 'plum',
      needs: 6,
      skin: '#a25fd6',
      dots: '#e2c0ff',
      shade: '#5a248c66',
      cheek: '#ffa0d0cc',
      ink: '#6b2fa8',
    },
    {
      id: 'lemon',
      needs: 14,
      skin: '#f2c230',
      dots: '#fff2b0',
      shade: '#b8781066',
      cheek: '#ff9a70cc',
      ink: '#d98a10',
    },
    {
      id: 'rose',
      needs: 26,
      skin: '#f07aa8',
      dots: '#ffd4e4',
      shade: '#b83a6e66',
      cheek: '#ff5f88cc',
      ink: '#d02f72',
    },
    {
      id: 'moss',
      needs: 42,
      skin: '#7fae3c',
      dots: '#d8f09a',
      shade: '#3f6b1866',
      cheek: '#ffb27acc',
      ink: '#4a8020',
    },
    {
      id: 'deep',
      needs: 62,
      skin: '#4468c8',
      dots: '#b0d0ff',
      shade: '#182f7c66',
      cheek: '#ff9ac0cc',
      ink: '#1f3f9a',
    },
    {
      id: 'pearl',
      needs: 90,
      skin: '#ece6f6',
      dots: '#ffffff',
      shade: '#9a8ac055',
      cheek: '#ffb0c8cc',
      ink: '#c8a02a',
    },
  ],
  (c, look) => {
    c.scale(0.4, 0.4);
    c.translate(0, 22);
    paintMouth(c);
    c.translate(0, -30);
    paintBody(c, look);
    for (const side of [-1, 1]) {
      draw.blob(c, side * EYE_X, EYE_Y, 20, 23, INK);
      draw.blob(c, side * EYE_X, EYE_Y, 16, 19, '#ffffff');
      draw.disc(c, side * EYE_X, EYE_Y + 2, 9.5, INK);
    }
    c.translate(0, 30);
    paintBottle(c, look);
  },
);

type Mood = 'calm' | 'glad' | 'hurt';

/** The octopus in its inkwell: it watches the cell in hand, cheers and winces. */
export function drawOctopus(to: Surface, { well }: Layout, ui: Ui): void {
  const mood: Mood = ui.ouch > 0 ? 'hurt' : ui.won > 0 || ui.joy > 0 ? 'glad' : 'calm';
  const scale = well.size / TALL;
  const { c } = to;
  const look = OCTOPUSES.of(to);
  const still = to.reducedMotion;
  const breath = still ? 0 : Math.sin(to.time * 2.1) * 2;
  const leap = still ? 0 : mood === 'glad' ? Math.abs(Math.sin(to.time * 8)) * 12 : 0;
  const shiver = still || mood !== 'hurt' ? 0 : Math.sin(to.time * 46) * 2.4;
  draw.place(
    c,
    well.x,
    well.y - FOOT * scale,
    () => {
      draw.blob(c, 0, FOOT - 2, 112, 13, '#1d3a3244');
      to.stamp('bottle back', 220, 60, paintMouth, 0, 8);
      draw.place(c, shiver, -leap + breath, () => {
        to.stamp('octopus', 270, 300, (on) => paintBody(on, look), 0, -30);
        drawFace(c, mood, ui, to.time, look);
      });
      to.stamp('bottle', 240, 240, (on) => paintBottle(on, look), 0, 30);
      draw.place(c, shiver, 0, () =>
        to.stamp('limbs', 260, 200, (on) => paintLimbs(on, look), 0, 30),
      );
    },
    0,
    scale,
  );
}

function paintMouth(c: Context): void {
  c.translate(0, -8);
  draw.blob(c, 0, 8, 60, 13, INK);
}

function paintBody(c: Context, { skin, dots, shade }: Look): void {
  c.translate(0, 30);
  // The arm with the pen, behind the head.
  draw.drawPath(c, PEN_ARM, { line: INK, width: 31 });
  draw.drawPath(c, PEN_ARM, { line: skin, width: 21 });
  draw.place(
    c,
    102,
    -86,
    () => {
      draw.drawPath(c, 'M-6 -58 L6 -58 L7 26 L-7 26 Z', { line: INK, fill: '#e9bd6a', width: 7 });
      draw.drawPath(c, 'M-8 26 L8 26 L5 42 L0 60 L-5 42 Z', {
        line: INK,
        fill: '#d7dbe8',
        width: 6,
      });
      draw.drawPath(c, 'M0 40 L0 56', { line: INK, width: 2.5 });
    },
    0.42,
  );
  draw.drawPath(c, 'M96 -78 C104 -88 116 -84 114 -72', { line: INK, width: 27 });
  draw.drawPath(c, 'M96 -78 C104 -88 116 -84 114 -72', { line: skin, width: 17 });
  draw.drawPath(c, HEAD, { line: INK, fill: skin, width: 10 });
  c.save();
  c.clip(new Path2D(HEAD));
  draw.blob(c, 34, -40, 60, 110, shade, 0.2);
  draw.blob(c, -22, -104, 34, 16, '#ffffff66', -0.35);
  for (const [x, y, r] of [
    [20, -118, 8],
    [42, -98, 5.5],
    [36, -122, 3.5],
  ] as const)
    draw.disc(c, x, y, r, dots);
  c.restore();
}

function drawFace(c: Context, mood: Mood, { gaze }: Ui, time: number, { cheek }: Look): void {
  const blink = mood === 'calm' && time % 4.2 < 0.13;
  for (const side of [-1, 1]) {
    const x = side * EYE_X;
    draw.blob(c, side * 46, EYE_Y + 27, 11, 7, cheek);
    if (mood === 'glad') {
      draw.drawPath(c, side < 0 ? 'M-42 -46 Q-26 -68 -10 -46' : 'M10 -46 Q26 -68 42 -46', {
        line: INK,
        width: 7,
      });
    } else if (mood === 'hurt') {
      const cross = side < 0 ? 'M-40 -66 L-16 -53 L-40 -42' : 'M40 -66 L16 -53 L40 -42';
      draw.drawPath(c, cross, { line: INK, width: 7 });
    } else if (blink) {
      draw.drawPath(c, side < 0 ? 'M-42 -52 Q-26 -46 -10 -52' : 'M10 -52 Q26 -46 42 -52', {
        line: INK,
        width: 6,
      });
    } else {
      draw.blob(c, x, EYE_Y, 20, 23, INK);
      draw.blob(c, x, EYE_Y, 16, 19, '#ffffff');
      const [px, py] = [x + gaze.x * 6, EYE_Y + 2 + gaze.y * 6];
      draw.disc(c, px, py, 9.5, INK);
      draw.disc(c, px - 3, py - 4, 3.4, '#ffffff');
    }
  }
  if (mood === 'hurt') draw.blob(c, 0, EYE_Y + 33, 8, 9, INK);
  else if (mood === 'glad')
    draw.drawPath(c, 'M-13 -29 Q0 -8 13 -29 Z', { line: INK, fill: '#8c2b3c', width: 5 });
  else draw.drawPath(c, 'M-10 -26 Q0 -17 10 -26', { line: INK, width: 5 });
}

function paintBottle(c: Context, { ink }: Look): void {
  c.translate(0, -30);
  draw.drawPath(c, BOTTLE, { line: INK, fill: '#4a8fb8', width: 10 });
  c.save();
  c.clip(new Path2D(BOTTLE));
  draw.blob(c, 0, 92, 120, 58, INK);
  draw.blob(c, -58, 58, 9, 30, '#ffffff59', 0.1);
  draw.blob(c, 40, 96, 60, 20, '#ffffff14');
  c.restore();
  draw.drawPath(c, NECK, { line: INK, fill: '#6fb2d6', width: 9 });
  draw.blob(c, -26, 17, 18, 4, '#ffffff8c');
  draw.drawPath(c, LABEL, { line: INK, fill: '#fbf3de', width: 5 });
  draw.drawPath(c, 'M0 56 C-12 70 -14 78 -8 84 Q0 90 8 84 C14 78 12 70 0 56 Z', {
    fill: ink,
  });
}

function paintLimbs(c: Context, { skin, dots }: Look): void {
  c.translate(0, -30);
  for (const [d, width] of LIMBS) {
    draw.drawPath(c, d, { line: INK, width: width + 10 });
    draw.drawPath(c, d, { line: skin, width });
  }
  for (const [x, y] of [
    [-82, 30],
    [-84, 46],
    [-76, 60],
    [82, 30],
    [84, 46],
    [76, 60],
  ] as const)
    draw.disc(c, x, y, 3.6, dots);
}
