import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

const INK = draw.PALETTE.ink;
const SKINS = ['#fbdcc2', '#f6c9a2', '#e5ae80', '#cf9465', '#a8704a', '#87553a', '#6a4430'];
const HAIRS = ['#f0c860', '#c8612c', '#8a5430', '#5a3a2c', '#3a2b40', '#f0f0f4', '#d84a8c'];

export type Mood = 'hope' | 'glad' | 'wow' | 'sad';

type Style = { readonly back?: string; readonly front: string; readonly knots?: readonly number[] };

const SHORT =
  'M-46 4C-54 -58 -20 -66 4 -64C40 -62 54 -36 46 4C42 -12 38 -22 26 -28C4 -22 -20 -24 -32 -32C-40 -22 -42 -10 -46 4Z';

/** By letter: hair behind the head, in front of it, and round knots: x, y, radius. */
const STYLES: readonly Style[] = [
  {
    back: 'M-48 -8C-62 -74 62 -74 48 -8C52 40 62 62 54 84H-54C-62 62 -52 40 -48 -8Z',
    front: 'M-46 6C-54 -62 54 -62 46 6C38 -18 22 -30 0 -34C-22 -30 -38 -18 -46 6Z',
  },
  { front: SHORT },
  {
    front: 'M-46 2C-54 -58 54 -58 46 2C36 -16 20 -26 0 -28C-20 -26 -36 -16 -46 2Z',
    knots: [0, -62, 22],
  },
  {
    back: 'M-50 0C-70 -60 70 -60 50 0C62 22 58 52 44 58H-44C-58 52 -62 22 -50 0Z',
    front:
      'M-46 4C-52 -64 52 -64 46 4C44 -14 42 -20 36 -26C10 -18 -14 -18 -36 -26C-42 -20 -44 -14 -46 4Z',
  },
  {
    front: 'M-45 -6C-44 -50 44 -50 45 -6C36 -24 20 -34 0 -34C-20 -34 -36 -24 -45 -6Z',
    knots: [-40, -44, 20, 40, -44, 20],
  },
  {
    front: SHORT,
    knots: [-34, -42, 22, -12, -56, 24, 16, -56, 24, 38, -40, 22, -48, -18, 18, 50, -16, 18],
  },
  {
    back: 'M-46 -6C-60 -70 60 -70 46 -6L66 90C50 104 34 96 40 60V0H-40V60C-34 96 -50 104 -66 90Z',
    front: 'M-46 8C-50 -62 50 -62 46 8C40 -20 30 -34 -10 -38C-24 -30 -40 -18 -46 8Z',
  },
  {
    front:
      'M-45 -4C-44 -54 44 -54 45 -4C40 -20 34 -26 26 -32C24 -20 10 -18 0 -30C-10 -18 -24 -20 -26 -32C-34 -26 -40 -20 -45 -4Z',
  },
];

const digit = (look: string, at: number): number => Number(look[at] ?? 0);
export const skinOf = (look: string): string => SKINS[digit(look, 0)] ?? '#e5ae80';
const hairOf = (look: string): string => HAIRS[digit(look, 2)] ?? '#5a3a2c';
const styleOf = (look: string): Style =>
  STYLES[look.charCodeAt(1) % STYLES.length] ?? { front: SHORT };

const MOUTHS: Readonly<Record<Mood, string>> = {
  hope: 'M-11 22Q0 30 11 22',
  glad: 'M-17 18Q0 23 17 18Q15 38 0 38Q-15 38 -17 18Z',
  wow: 'M-9 24C-9 14 9 14 9 24C9 36 -9 36 -9 24Z',
  sad: 'M-12 30Q0 20 12 30',
};

/** A head around 0, 0, about 100 tall. */
export function paintHead(c: Context, look: string, mood: Mood, blink: boolean): void {
  const skin = skinOf(look);
  const hair = hairOf(look);
  const { back, front, knots = [] } = styleOf(look);
  const shine = draw.mix(hair, '#ffffff', 0.3);
  if (back) draw.drawPath(c, back, { line: INK, fill: draw.mix(hair, INK, 0.2), width: 8 });
  for (let at = 0; at < knots.length; at += 3) {
    const [x = 0, y = 0, r = 0] = knots.slice(at, at + 3);
    draw.disc(c, x, y, r + 4, INK);
    draw.disc(c, x, y, r, hair);
    draw.disc(c, x - r * 0.25, y - r * 0.3, r * 0.3, shine);
  }
  for (const side of [-1, 1]) {
    draw.blob(c, side * 43, 4, 12, 14, INK);
    draw.blob(c, side * 43, 4, 8, 10, skin);
  }
  draw.drawPath(c, 'M-43 -14C-46 -60 46 -60 43 -14C44 24 26 50 0 52C-26 50 -44 24 -43 -14Z', {
    line: INK,
    fill: skin,
    width: 8,
  });
  draw.blob(c, -24, 18, 10, 7, '#ff5a7a50');
  draw.blob(c, 24, 18, 10, 7, '#ff5a7a50');
  for (const side of [-1, 1]) {
    const x = side * 18;
    if (blink || mood === 'glad')
      draw.drawPath(c, `M${x - 8} 2Q${x} ${mood === 'glad' ? -8 : 8} ${x + 8} 2`, {
        rim: INK,
        width: 4.5,
      });
    else {
      draw.blob(c, x, 0, 7, mood === 'wow' ? 10 : 8.5, INK);
      draw.disc(c, x - 2, -3, 2.8, '#ffffff');
    }
    const lift = mood === 'wow' ? -6 : 0;
    const slope = mood === 'sad' ? side * 4 : -side * 1.5;
    draw.drawPath(c, `M${x - 9} ${-17 + lift + slope}L${x + 9} ${-17 + lift - slope}`, {
      rim: draw.mix(hair, INK, 0.35),
      width: 4.5,
    });
  }
  draw.drawPath(c, 'M-3 8Q2 13 5 9', { rim: draw.mix(skin, '#7a2a1a', 0.45), width: 3 });
  const open = mood === 'glad' || mood === 'wow';
  draw.drawPath(
    c,
    MOUTHS[mood],
    open ? { line: INK, fill: '#b8304e', width: 5 } : { rim: INK, width: 4.5 },
  );
  if (mood === 'glad')
    draw.drawPath(c, 'M-13 21Q0 25 13 21L11 26Q0 29 -11 26Z', { fill: '#ffffff' });
  draw.drawPath(c, front, { line: INK, fill: hair, width: 7 });
  draw.drawPath(c, front, { fill: hair });
  draw.drawPath(c, 'M-28 -40Q-16 -52 2 -53', { rim: draw.fade('#ffffff', 0.5), width: 6 });
}

/** Legs, arms and neck, behind what is worn. `step` swings them. */
export function paintBody(
  c: Context,
  look: string,
  hem: number,
  legs: boolean,
  step: number,
): void {
  const skin = skinOf(look);
  const foot = legs ? Math.max(hem + 80, 560) : hem + 22;
  for (const side of [-1, 1]) {
    const swing = side * step * 16;
    const hip = legs ? Math.min(hem - 40, 300) : hem - 40;
    limb(
      c,
      [side * 26, hip, side * 30 + swing * 0.4, (hip + foot) / 2, side * 32 + swing, foot],
      legs ? 34 : 26,
      hem < 420 ? '#34407e' : skin,
    );
    draw.blob(c, side * 38 + swing, foot + 8, 32, 17, INK);
    draw.blob(c, side * 38 + swing, foot + 6, 27, 12, '#e8455a');
  }
  for (const side of [-1, 1]) {
    const swing = side * step * 10;
    limb(c, [side * 64, 30, side * 104, 130 + swing, side * 92 + swing, 222], 28, skin);
    draw.disc(c, side * 92 + swing, 226, 19, INK);
    draw.disc(c, side * 92 + swing, 226, 15, skin);
  }
  limb(c, [0, -40, 0, 30], 32, draw.mix(skin, '#7a2a1a', 0.16));
  limb(c, [-52, 24, 52, 24], 36, skin);
}

function limb(c: Context, points: readonly number[], width: number, color: string): void {
  draw.line(c, points, width + 9, INK);
  draw.line(c, points, width, color);
}
