import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { RivalName } from '../rules/rivals.ts';

export type Mood = 'calm' | 'glad' | 'sad';
/** Where one looks, −1 to 1, and whether it blinks. */
export type Look = { readonly x: number; readonly y: number; readonly blink: boolean };

const INK = draw.PALETTE.ink;
const FURS: Readonly<Record<RivalName, readonly [fur: string, pale: string, tail: string]>> = {
  nib: ['#f2924a', '#ffe9cf', '#ffb671'],
  skip: ['#a7a3bd', '#f3f0fa', '#c9c5da'],
  clover: ['#e8b478', '#fff3dc', '#ffd9a0'],
  bramble: ['#c4552e', '#ffdcbc', '#ea7f45'],
  juniper: ['#57506f', '#d9d3ea', '#7f76a0'],
  oakley: ['#8b97a8', '#f6f9ff', '#d8e2ee'],
};

const TAIL =
  'M-14 96 C-96 112 -136 48 -112 -14 C-94 -66 -52 -104 -22 -88 C4 -72 -10 -44 -34 -40 C-62 -34 -66 -4 -48 18 C-34 36 -18 44 -10 66 Z';
const TAIL_INSIDE =
  'M-34 88 C-88 82 -112 34 -92 -14 C-78 -50 -50 -78 -28 -72 C-14 -66 -24 -58 -38 -54 C-76 -42 -80 -2 -60 28 C-48 46 -34 62 -34 88 Z';
const BODY = 'M-36 98 C-58 52 -40 0 8 0 C56 0 74 52 52 98 Z';
const BELLY = 'M-12 96 C-28 62 -16 26 10 26 C36 26 46 62 34 96 Z';
const HEAD =
  'M8 -86 C46 -86 64 -62 66 -36 C74 -26 70 -6 54 -2 C42 10 26 14 8 14 C-10 14 -26 10 -38 -2 C-54 -6 -58 -26 -50 -36 C-48 -62 -30 -86 8 -86 Z';
const EAR = 'M14 -72 C18 -96 30 -112 50 -124 C56 -100 54 -80 44 -58 Z';
const EAR_INSIDE = 'M26 -74 C28 -90 36 -100 46 -108 C48 -92 46 -80 40 -66 Z';
const ARM = 'M42 34 C58 46 56 66 34 66 C24 66 22 54 30 52 C36 50 36 42 32 36 Z';
const FACE =
  'M8 -34 C22 -34 42 -26 42 -10 C42 4 26 10 8 10 C-10 10 -26 4 -26 -10 C-26 -26 -6 -34 8 -34 Z';
const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: 'M-6 -8 Q1 0 8 -7 Q15 0 22 -8',
  glad: 'M-8 -10 Q8 -2 24 -10 Q22 10 8 10 Q-6 10 -8 -10 Z',
  sad: 'M-6 2 Q8 -12 22 2',
};

/** Everything about x = 8, the middle of the face, and mirrored there. */
function both(c: Context, paint: () => void): void {
  for (const side of [1, -1]) draw.place(c, 8, 0, () => draw.place(c, -8, 0, paint), 0, side, 1);
}

/** A squirrel that sits around 0, 0, inside 240 × 240, without its eyes and its apple. */
export function paintSquirrel(c: Context, name: RivalName, mood: Mood): void {
  const [fur, pale, tail] = FURS[name];
  const furry = draw.linear(c, -40, -90, 60, 100, draw.tint(fur, 0.28), fur, draw.shade(fur, 0.35));
  const solid = (d: string, fill: string | CanvasGradient, width = 12): void =>
    draw.drawPath(c, d, { line: INK, fill, width });
  solid(TAIL, draw.linear(c, -120, -60, 0, 90, tail, fur, draw.shade(fur, 0.4)));
  draw.drawPath(c, TAIL_INSIDE, { fill: draw.fade(pale, 0.55) });
  draw.drawPath(c, 'M-70 62 Q-92 30 -78 -10 M-58 44 Q-74 14 -58 -22', {
    line: draw.fade(fur, 0.6),
    width: 6,
  });
  both(c, () => {
    solid('M10 98 C12 84 50 82 56 98 C58 108 12 110 10 98 Z', furry);
    solid(EAR, furry);
    draw.drawPath(c, EAR_INSIDE, { fill: '#ffb9a3' });
  });
  solid(BODY, furry);
  draw.drawPath(c, BELLY, { fill: draw.down(c, 20, 98, pale, draw.mix(pale, fur, 0.35)) });
  if (name === 'juniper') {
    solid(
      'M-34 4 C-10 24 26 24 50 4 C58 18 54 26 40 30 L44 70 L22 66 L24 34 C-6 38 -30 28 -34 4 Z',
      '#3f9be0',
      9,
    );
  }
  solid(HEAD, furry);
  draw.blob(c, -18, -64, 20, 10, draw.fade('#ffffff', 0.32), -0.5);
  draw.drawPath(c, FACE, { fill: pale });
  both(c, () => draw.blob(c, 48, -18, 11, 7, draw.fade('#ff6f7f', 0.5)));
  draw.drawPath(
    c,
    MOUTHS[mood],
    mood === 'glad' ? { rim: INK, fill: '#8a1f3d', width: 5 } : { line: INK, width: 5 },
  );
  const teeth = mood === 'glad' ? -5 : mood === 'sad' ? -4 : -3;
  draw.rounded(c, -1, teeth - 2, 18, 15, 5, INK);
  draw.rounded(c, 2, teeth - 2, 5.5, 11, 2, '#ffffff');
  draw.rounded(c, 8.5, teeth - 2, 5.5, 11, 2, '#ffffff');
  draw.blob(c, 8, -22, 9, 6.5, INK);
  draw.blob(c, 5, -24, 3, 2, draw.fade('#ffffff', 0.7));
  DRESS[name]?.(c, solid);
}

/** What each wears over its fur. */
const DRESS: Readonly<
  Partial<
    Record<
      RivalName,
      (c: Context, solid: (d: string, fill: string, width?: number) => void) => void
    >
  >
> = {
  nib: (_, solid) => {
    solid('M8 -86 C4 -104 -12 -112 -26 -106 C-20 -92 -6 -84 8 -86 Z', '#5fd06a', 8);
    solid('M8 -86 C10 -108 26 -118 40 -112 C36 -96 24 -86 8 -86 Z', '#8be07a', 8);
  },
  skip: (_, solid) => {
    solid('M-40 -60 C-40 -104 56 -104 56 -60 C30 -70 -14 -70 -40 -60 Z', '#ff5a52', 10);
    solid('M30 -66 C60 -70 92 -62 94 -50 C76 -50 54 -52 34 -56 Z', '#d93a45', 9);
  },
  clover: (c) => {
    for (let at = 0; at < 5; at += 1) {
      const turn = (at / 5) * Math.PI * 2;
      draw.disc(c, -34 + Math.cos(turn) * 13, -72 + Math.sin(turn) * 13, 11, INK);
    }
    for (let at = 0; at < 5; at += 1) {
      const turn = (at / 5) * Math.PI * 2;
      draw.disc(c, -34 + Math.cos(turn) * 12, -72 + Math.sin(turn) * 12, 8.5, '#ff8fc0');
    }
    draw.disc(c, -34, -72, 8, '#ffd84a');
  },
  bramble: (_, solid) => {
    solid('M-46 -50 C-30 -72 46 -72 62 -50 L60 -64 C42 -86 -26 -86 -44 -64 Z', '#2f9e9e', 8);
    solid('M-44 -58 L-74 -70 L-66 -54 L-78 -42 L-44 -50 Z', '#237c82', 8);
  },
  oakley: (c) => {
    draw.drawPath(c, 'M-24 4 C-18 40 34 40 40 4 C26 18 -10 18 -24 4 Z', {
      rim: INK,
      fill: '#ffffff',
      width: 5,
    });
    both(c, () => {
      draw.drawPath(c, 'M14 -62 Q30 -72 44 -58', { line: '#ffffff', width: 9 });
      draw.ring(c, 27, -42, 20, 4.5, '#b5741e');
    });
    draw.drawPath(c, 'M4 -44 Q8 -48 12 -44', { line: '#b5741e', width: 4.5 });
  },
};

/** Eyes, and the arms over what it holds. */
export function drawEyes(c: Context, { x, y, blink }: Look): void {
  for (const cx of [-11, 27]) {
    if (blink) {
      draw.drawPath(c, `M${cx - 11} -42 Q${cx} -32 ${cx + 11} -42`, { line: INK, width: 5 });
      continue;
    }
    draw.blob(c, cx, -42, 13, 15, INK);
    draw.blob(c, cx, -42, 10, 12, '#ffffff');
    draw.disc(c, cx + x * 3.6, -42 + y * 4.4, 7.6, INK);
    draw.disc(c, cx + x * 3.6 - 2.6, -45 + y * 4.4, 2.8, '#ffffff');
  }
}

export function paintArms(c: Context, name: RivalName): void {
  both(c, () => draw.drawPath(c, ARM, { line: INK, fill: FURS[name][0], width: 9 }));
}
