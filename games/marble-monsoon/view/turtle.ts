import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Keepsake } from '@playgrove/kit/runtime';

/*
 * The turtle from above, looking along the x axis, around 0, 0: about 130 long. The view and the
 * card share its outlines.
 */
export const TURTLE = {
  shell: 'M40 0C40 30 18 46 -10 46C-38 46 -54 26 -54 0C-54 -26 -38 -46 -10 -46C18 -46 40 -30 40 0Z',
  rim: 'M44 0C44 34 20 51 -10 51C-42 51 -60 28 -60 0C-60 -28 -42 -51 -10 -51C20 -51 44 -34 44 0Z',
  fin: 'M22 34C36 40 46 54 42 66C36 76 22 70 10 58C2 50 4 40 12 36Z',
  foot: 'M-36 34C-48 38 -60 50 -56 60C-50 66 -38 60 -28 50C-22 44 -26 36 -30 34Z',
  tail: 'M-54 -8C-66 -7 -74 -2 -78 2C-70 6 -62 8 -54 8Z',
  head: 'M34 -19C50 -27 70 -20 74 -6C75 -2 75 2 74 6C70 20 50 27 34 19Z',
  plates: 'M-22 -18L4 -18L16 0L4 18L-22 18L-34 0Z',
  seams: 'M-22 -18L-30 -40M4 -18L10 -42M16 0L40 0M4 18L10 42M-22 18L-30 40M-34 0L-56 0',
} as const;

const SKIN = '#5fbf6c';
const DEEP = '#2b7a4b';
const INK = draw.PALETTE.ink;

export type Mood = 'calm' | 'afraid' | 'glad';

function paintEye(c: Context, side: number, mood: Mood): void {
  draw.blob(c, 45, side * 17, 5, 3, draw.fade('#ff8f6a', 0.7));
  if (mood === 'glad') {
    const y = side * 14;
    draw.drawPath(c, `M54 ${y - 7}Q68 ${y} 54 ${y + 7}`, { line: INK, width: 4.5 });
    return;
  }
  const wide = mood === 'afraid' ? 1.5 : 1;
  draw.blob(c, 58, side * 14, 9 * wide, 8 * wide, INK);
  draw.blob(c, 58.5, side * 14, 9 * wide - 2, 8 * wide - 1.8, '#fffdf4');
  draw.disc(c, 61, side * 13.4, mood === 'afraid' ? 3.2 : 3.9, INK);
  if (mood === 'calm') draw.disc(c, 62.2, side * 13.4 - 1.4, 1.4, '#ffffff');
  if (mood !== 'afraid') return;
  draw.blob(c, 46, side * 31, 7, 9, INK);
  draw.blob(c, 46, side * 31, 4.6, 6.6, '#bff0ff');
}

type Look = Keepsake & {
  /** Light, middle and shade of the shell. */
  readonly shell: readonly [string, string, string];
  readonly plate: string;
  readonly rim: string;
};

/** What players own: the turtle's shells. */
export const SHELLS = keepsakes<Look>(
  [
    {
      id: 'ember',
      needs: 0,
      shell: ['#ffb25c', '#f2663d', '#b8303f'],
      plate: '#ffd98a',
      rim: '#ffd27a',
    },
    {
      id: 'pond',
      needs: 2,
      shell: ['#a8f0d8', '#2fae9a', '#146a72'],
      plate: '#d8fff0',
      rim: '#e8f7a8',
    },
    {
      id: 'plum',
      needs: 6,
      shell: ['#e2b8ff', '#9a55d8', '#552496'],
      plate: '#ffd0f4',
      rim: '#ffc3e0',
    },
    {
      id: 'honey',
      needs: 12,
      shell: ['#fff0a0', '#f5b62e', '#b87410'],
      plate: '#fffbe0',
      rim: '#8a5a2a',
    },
    {
      id: 'rain',
      needs: 22,
      shell: ['#b8dcff', '#4a8fe0', '#20479a'],
      plate: '#e6f4ff',
      rim: '#cfe8ff',
    },
    {
      id: 'rose',
      needs: 36,
      shell: ['#ffd0dc', '#f0698f', '#a82e5e'],
      plate: '#fff0f4',
      rim: '#ffe3a8',
    },
    {
      id: 'slate',
      needs: 54,
      shell: ['#aab2c8', '#566080', '#262d48'],
      plate: '#8ff6ff',
      rim: '#c8d2e8',
    },
    {
      id: 'moon',
      needs: 76,
      shell: ['#fff8d8', '#cfc4f0', '#7a6ab8'],
      plate: '#ffe27a',
      rim: '#3f2f7a',
    },
  ],
  (c, look) => {
    c.scale(0.62, 0.62);
    c.rotate(-Math.PI / 2);
    paintTurtle(c, 'calm', look);
  },
);

export function paintTurtle(c: Context, mood: Mood, look: Look = SHELLS.rows[0]): void {
  const skin = (d: string): void => draw.drawPath(c, d, { fill: SKIN, line: INK, width: 9 });
  const both = (d: string): void => {
    skin(d);
    c.save();
    c.scale(1, -1);
    skin(d);
    c.restore();
  };
  skin(TURTLE.tail);
  both(TURTLE.fin);
  both(TURTLE.foot);
  skin(TURTLE.head);
  draw.blob(c, 52, -6, 14, 8, draw.fade('#c8f09a', 0.55), -0.2);
  for (const side of [-1, 1]) paintEye(c, side, mood);
  draw.drawPath(c, TURTLE.rim, { fill: look.rim, line: INK, width: 9 });
  draw.drawPath(c, TURTLE.shell, {
    fill: draw.radial(c, -20, -18, 84, ...look.shell),
    line: '#8f2a3c',
    width: 4,
  });
  draw.drawPath(c, TURTLE.seams, { line: draw.fade('#7a1f38', 0.75), width: 5 });
  draw.drawPath(c, TURTLE.plates, {
    fill: draw.linear(c, -20, -20, 10, 20, look.plate, look.shell[1]),
    line: draw.fade('#7a1f38', 0.85),
    width: 5,
  });
  draw.drawPath(c, 'M-46 -14C-44 -30 -30 -39 -14 -40', {
    line: draw.fade('#ffffff', 0.65),
    width: 5,
  });
  draw.drawPath(c, 'M36 44C41 52 42 58 40 63M-52 54C-46 54 -42 50 -38 46', {
    line: DEEP,
    width: 3,
  });
}

/** A round leaf with a notch, around 0, 0. */
export function paintPad(c: Context, r: number, color: string, deep: string, light: string): void {
  const leaf = (grow: number): void => {
    c.beginPath();
    c.moveTo(grow * 0.2, 0);
    c.arc(0, 0, r + grow, 0.32, Math.PI * 2 - 0.14);
    c.closePath();
  };
  c.save();
  c.translate(r * 0.06, r * 0.12);
  c.fillStyle = draw.fade('#03202c', 0.42);
  leaf(1);
  c.fill();
  c.restore();
  c.fillStyle = deep;
  leaf(0);
  c.fill();
  c.fillStyle = draw.radial(c, -r * 0.3, -r * 0.35, r * 1.5, light, color, deep);
  leaf(-r * 0.06);
  c.fill();
  c.strokeStyle = draw.fade(light, 0.5);
  c.lineWidth = Math.max(1.2, r * 0.03);
  c.beginPath();
  for (let vein = 0; vein < 9; vein += 1) {
    const turn = 0.6 + (vein * (Math.PI * 2 - 1.1)) / 8;
    c.moveTo(Math.cos(turn) * r * 0.12, Math.sin(turn) * r * 0.12);
    c.lineTo(Math.cos(turn) * r * 0.84, Math.sin(turn) * r * 0.84);
  }
  c.stroke();
}

/** A lotus, around 0, 0. */
export function paintLotus(c: Context, r: number): void {
  for (const [count, far, color] of [
    [8, 1, '#e85a9b'],
    [7, 0.78, '#ff8fbd'],
    [5, 0.5, '#ffd0e4'],
  ] as const) {
    for (let petal = 0; petal < count; petal += 1) {
      c.save();
      c.rotate((petal * Math.PI * 2) / count + far * 3);
      draw.blob(c, r * far * 0.56, 0, r * far * 0.46, r * far * 0.25, draw.fade('#8f2a62', 0.5));
      draw.blob(c, r * far * 0.54, 0, r * far * 0.42, r * far * 0.22, color);
      c.restore();
    }
  }
  draw.disc(c, 0, 0, r * 0.2, '#ffd23c');
}
