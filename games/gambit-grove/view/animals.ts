import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { RivalName } from '../rules/rivals.ts';

export type Mood = 'calm' | 'glad' | 'sad';
/** Where one looks, −1 to 1, and whether it blinks. */
export type Look = { readonly x: number; readonly y: number; readonly blink: boolean };

type Animal = {
  readonly fur: string;
  readonly pale: string;
  readonly inner: string;
  readonly nose: string;
  /** Outlines of the right ear (or horn), its inside, and marks of the face. */
  readonly ear: string;
  readonly inside?: string;
  readonly face: string;
  readonly scarf: string;
  readonly eyes: number;
};

const INK = draw.PALETTE.ink;
const LINE = 7;
const MUZZLE = 'M0 4 C20 4 36 18 36 34 C36 50 18 58 0 58 C-18 58 -36 50 -36 34 C-36 18 -20 4 0 4 Z';
const HEART =
  'M0 -14 C18 -44 62 -40 62 -2 C62 34 34 60 0 60 C-34 60 -62 34 -62 -2 C-62 -40 -18 -44 0 -14 Z';

/** Around 0, 0, inside 200 × 200; the left side mirrors the right. */
const ANIMALS: Readonly<Record<RivalName, Animal>> = {
  mouse: {
    fur: '#b9b3c9',
    pale: '#efeaf6',
    inner: '#ffb3c1',
    nose: '#ff6f91',
    scarf: '#ff5f7e',
    eyes: 13,
    ear: 'M22 -44 C18 -86 70 -98 84 -64 C94 -36 66 -18 46 -24 Z',
    inside: 'M38 -48 C36 -72 62 -78 70 -60 C76 -44 60 -34 50 -38 Z',
    face: MUZZLE,
  },
  squirrel: {
    fur: '#e07b3c',
    pale: '#ffe6c9',
    inner: '#ffbf94',
    nose: '#5a2b2b',
    scarf: '#2f9e6e',
    eyes: 14,
    ear: 'M24 -48 L44 -100 C62 -82 66 -56 58 -30 Z',
    inside: 'M36 -50 L46 -80 C54 -68 56 -54 52 -40 Z',
    face: MUZZLE,
  },
  rabbit: {
    fur: '#d9c2a5',
    pale: '#fff6e6',
    inner: '#ffc2c7',
    nose: '#e86a7a',
    scarf: '#3f8fe0',
    eyes: 14,
    ear: 'M10 -50 C6 -110 30 -124 42 -112 C56 -98 50 -60 40 -40 Z',
    inside: 'M20 -54 C18 -96 30 -106 36 -100 C44 -90 40 -66 34 -50 Z',
    face: MUZZLE,
  },
  hedgehog: {
    fur: '#f2d3a5',
    pale: '#fff1d8',
    inner: '#7a5a48',
    nose: '#3b2431',
    scarf: '#8a5fd6',
    eyes: 12,
    ear: 'M0 -62 L16 -96 L30 -66 L56 -90 L58 -56 L88 -66 L76 -32 L98 -22 L78 0 L94 22 L72 34 L60 -4 C50 -34 26 -44 0 -46 Z',
    face: MUZZLE,
  },
  badger: {
    fur: '#5d5a70',
    pale: '#fbf8f0',
    inner: '#fbf8f0',
    nose: '#2b1b33',
    scarf: '#e0433f',
    eyes: 12,
    ear: 'M34 -46 C38 -76 72 -76 76 -50 C76 -36 62 -28 54 -30 Z',
    inside: 'M46 -48 C50 -62 66 -60 66 -48 C66 -42 60 -38 56 -38 Z',
    face: 'M-11 -58 L11 -58 C14 -20 22 6 34 26 C40 44 20 58 0 58 C-20 58 -40 44 -34 26 C-22 6 -14 -20 -11 -58 Z M44 -42 C58 -34 62 -4 54 30 C46 12 38 -14 44 -42 Z M-44 -42 C-58 -34 -62 -4 -54 30 C-46 12 -38 -14 -44 -42 Z',
  },
  fox: {
    fur: '#ef6a2e',
    pale: '#fff3e0',
    inner: '#4a2430',
    nose: '#2b1b33',
    scarf: '#1f8a8a',
    eyes: 12,
    ear: 'M20 -50 L62 -104 C76 -78 76 -46 62 -22 Z',
    inside: 'M40 -54 L60 -82 C66 -66 66 -50 58 -38 Z',
    face: 'M0 -4 C20 0 44 4 62 12 C54 42 26 58 0 60 C-26 58 -54 42 -62 12 C-44 4 -20 0 0 -4 Z',
  },
  stag: {
    fur: '#a9713f',
    pale: '#f3dfc0',
    inner: '#e7c6a0',
    nose: '#33202b',
    scarf: '#c98a12',
    eyes: 13,
    ear: 'M44 -30 C64 -56 96 -52 98 -40 C92 -24 70 -14 54 -14 Z',
    inside: 'M58 -30 C70 -42 84 -42 86 -38 C82 -30 70 -26 62 -24 Z',
    face: MUZZLE,
  },
  owl: {
    fur: '#8a6248',
    pale: '#f7e3bf',
    inner: '#f7e3bf',
    nose: '#ffab2e',
    scarf: '#5d3fb0',
    eyes: 22,
    ear: 'M16 -52 L66 -88 C70 -64 66 -40 52 -26 Z',
    face: HEART,
  },
};
const ANTLER =
  'M22 -52 C18 -84 30 -96 26 -124 M22 -78 C36 -86 44 -98 44 -116 M24 -98 C14 -104 10 -112 10 -122';

/** The bust of a rival around 0, 0, inside 200 × 200, without its eyes. */
export function paintAnimal(c: Context, name: RivalName, mood: Mood): void {
  const animal = ANIMALS[name];
  const { fur, pale, inner, ear, inside, face, scarf, nose } = animal;
  const furry = draw.down(c, -90, 70, draw.tint(fur, 0.25), fur, draw.shade(fur, 0.3));
  const both = (paint: () => void): void => {
    for (const side of [1, -1]) {
      c.save();
      c.scale(side, 1);
      paint();
      c.restore();
    }
  };
  const solid = (d: string, fill: string | CanvasGradient): void =>
    draw.drawPath(c, d, { line: INK, fill, width: LINE * 2 });
  if (name === 'stag') {
    both(() => {
      draw.drawPath(c, ANTLER, { line: INK, width: 20 });
      draw.drawPath(c, ANTLER, { line: '#e7c88f', width: 10 });
    });
  }
  solid('M-72 104 C-68 62 68 62 72 104 Z', furry);
  both(() => {
    solid(ear, name === 'hedgehog' ? inner : furry);
    if (inside !== undefined) draw.drawPath(c, inside, { fill: inner });
  });
  solid(
    'M0 -60 C42 -60 68 -34 68 2 C68 40 40 64 0 64 C-40 64 -68 40 -68 2 C-68 -34 -42 -60 0 -60 Z',
    furry,
  );
  draw.drawPath(c, face, { fill: pale });
  draw.blob(c, -26, -40, 18, 9, draw.fade('#ffffff', 0.3), -0.4);
  solid(
    'M-58 70 C-30 86 30 86 58 70 C64 82 58 94 46 96 L22 92 L26 116 L4 112 L6 94 C-20 96 -46 94 -58 86 Z',
    scarf,
  );
  if (name === 'owl')
    draw.drawPath(c, 'M-11 14 L11 14 L0 36 Z', { rim: INK, fill: nose, width: 5 });
  else {
    draw.blob(c, 0, 18, 12, 9, nose);
    draw.blob(c, -3, 15, 4, 2.5, '#ffffffb0');
  }
  smile(c, mood, name === 'owl' ? 46 : 32);
}

function smile(c: Context, mood: Mood, y: number): void {
  if (mood === 'glad') {
    draw.drawPath(c, `M-15 ${y} Q0 ${y + 30} 15 ${y} Z`, { rim: INK, fill: '#8a1f3d', width: 5 });
    return;
  }
  const bend = mood === 'sad' ? -12 : 12;
  const top = mood === 'sad' ? y + 10 : y + 2;
  draw.drawPath(c, `M-15 ${top} Q0 ${top + bend} 15 ${top}`, { line: INK, width: 6 });
}

export function drawEyes(c: Context, name: RivalName, { x, y, blink }: Look): void {
  const r = ANIMALS[name].eyes;
  for (const side of [-1, 1]) {
    const [cx, cy] = [side * 27, -12];
    if (blink) {
      draw.drawPath(c, `M${cx - r} ${cy} Q${cx} ${cy + r} ${cx + r} ${cy}`, {
        line: INK,
        width: 6,
      });
      continue;
    }
    draw.disc(c, cx, cy, r + 4, INK);
    draw.disc(c, cx, cy, r, name === 'owl' ? '#ffd23d' : '#ffffff');
    const [px, py] = [cx + x * r * 0.36, cy + y * r * 0.36];
    draw.disc(c, px, py, r * 0.6, INK);
    draw.disc(c, px - r * 0.2, py - r * 0.24, r * 0.22, '#ffffff');
  }
}
