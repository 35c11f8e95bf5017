import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Garment } from '../rules/briefs.ts';

const INK = draw.PALETTE.ink;

/** A piece of cloth: its outline, and how the print lies on it. */
export type Piece = {
  readonly d: string;
  /** Where the print starts, and by how much it is turned. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** From one side to the other, for folds. */
  readonly left: number;
  readonly right: number;
};

export type Cut = {
  /** The height of the hem below the neck, and half of the width. */
  readonly hem: number;
  readonly wide: number;
  readonly pieces: readonly Piece[];
  /** Sleeves, which are drawn over the arms of who wears it. */
  readonly legs: boolean;
  readonly trim: (c: Context, color: string) => void;
};

const piece = (d: string, left: number, right: number, turn = 0, x = 0, y = 0): Piece => ({
  d,
  x,
  y,
  turn,
  left,
  right,
});

/** A skirt of gores that fan out, with a curved hem. */
function skirt(top: number, from: number, bottom: number, to: number, count: number): Piece[] {
  return Array.from({ length: count }, (_, at) => {
    const side = (n: number): number => (n / count) * 2 - 1;
    const [a, b] = [side(at), side(at + 1)];
    const hem = (n: number): number => bottom - Math.abs(n) ** 2 * (bottom - top) * 0.07;
    const mid = (a + b) / 2;
    const bow = (n: number): string =>
      `${(n * (from + (to - from) * 0.3)).toFixed(1)} ${(top + (hem(n) - top) * 0.42).toFixed(1)}`;
    const d =
      `M${(a * from).toFixed(1)} ${top}Q${bow(a)} ${(a * to).toFixed(1)} ${hem(a).toFixed(1)}` +
      `Q${(mid * to).toFixed(1)} ${(hem(mid) + 16).toFixed(1)} ${(b * to).toFixed(1)} ${hem(b).toFixed(1)}` +
      `Q${bow(b)} ${(b * from).toFixed(1)} ${top}Z`;
    const turn = -Math.atan2(mid * (to - from), bottom - top) * 0.9;
    return piece(d, a * to, b * to, turn, mid * from, top);
  });
}

const BODICE =
  'M-50 4C-42 46 42 46 50 4L70 12C68 58 72 92 58 132L60 176H-60L-58 132C-72 92 -68 58 -70 12Z';

function belt(c: Context, color: string, y: number, half: number): void {
  draw.drawPath(
    c,
    `M${-half} ${y}Q0 ${y + 12} ${half} ${y}V${y + 20}Q0 ${y + 32} ${-half} ${y + 20}Z`,
    {
      fill: color,
      rim: INK,
      width: 4,
    },
  );
}

const CUTS: Readonly<Record<Garment, Cut>> = {
  sundress: {
    hem: 480,
    wide: 206,
    legs: true,
    pieces: [...skirt(172, 60, 480, 196, 6), piece(BODICE, -72, 72)],
    trim: (c, color) => {
      belt(c, color, 160, 62);
      draw.drawPath(c, 'M-50 4C-42 46 42 46 50 4', { rim: color, width: 7 });
    },
  },
  gown: {
    hem: 600,
    wide: 262,
    legs: false,
    pieces: [
      ...skirt(172, 58, 600, 250, 8),
      piece(BODICE, -72, 72),
      piece('M-64 12C-104 6 -126 34 -120 66C-104 84 -80 82 -66 70Z', -126, -60, 0.4),
      piece('M64 12C104 6 126 34 120 66C104 84 80 82 66 70Z', 60, 126, -0.4),
    ],
    trim: (c, color) => {
      belt(c, color, 162, 61);
      draw.drawPath(
        c,
        'M0 186C-26 168 -46 182 -40 202C-26 214 -10 204 0 192C10 204 26 214 40 202C46 182 26 168 0 186Z',
        {
          fill: color,
          rim: INK,
          width: 4,
        },
      );
    },
  },
  shirt: {
    hem: 330,
    wide: 160,
    legs: true,
    pieces: [
      piece('M-76 16C-116 30 -138 84 -152 156L-98 170L-84 96Z', -152, -80, 0.3, -110, 40),
      piece('M76 16C116 30 138 84 152 156L98 170L84 96Z', 80, 152, -0.3, 110, 40),
      piece('M-42 0L-80 16L-92 80C-92 180 -98 260 -102 322Q-52 338 0 332V40Z', -102, 4),
      piece('M42 0L80 16L92 80C92 180 98 260 102 322Q52 338 0 332V40Z', -4, 102),
    ],
    trim: (c, color) => {
      draw.drawPath(c, 'M-42 -2L-62 18L-30 58L0 36L30 58L62 18L42 -2L0 34Z', {
        fill: color,
        rim: INK,
        width: 4,
      });
      for (let y = 84; y < 320; y += 56)
        draw.drawPath(c, `M0 ${y}h.1`, { line: INK, rim: color, width: 11 });
      draw.drawPath(c, 'M0 40V330', { rim: draw.fade(INK, 0.4), width: 2.5 });
    },
  },
  robe: {
    hem: 540,
    wide: 212,
    legs: false,
    pieces: [
      piece('M-82 16C-124 40 -172 130 -202 244L-118 268L-88 120Z', -202, -84, 0.42, -130, 60),
      piece('M82 16C124 40 172 130 202 244L118 268L88 120Z', 84, 202, -0.42, 130, 60),
      piece('M-42 0L-84 16C-92 120 -92 180 -98 260L-132 532Q-60 552 6 540V130Z', -132, 6, 0.06),
      piece('M42 0L84 16C92 120 92 180 98 260L132 532Q60 552 6 540V130Z', 6, 132, -0.06),
    ],
    trim: (c, color) => {
      draw.drawPath(c, 'M-44 0L4 136M44 0L4 136L6 540', { line: INK, rim: color, width: 13 });
      belt(c, color, 196, 95);
      draw.drawPath(c, 'M20 216C40 250 30 290 44 322M28 216C54 240 60 280 70 304', {
        line: INK,
        rim: color,
        width: 10,
      });
    },
  },
  poncho: {
    hem: 400,
    wide: 226,
    legs: true,
    pieces: [
      piece('M-40 2C-98 30 -188 170 -216 306Q-100 372 0 392V40Z', -216, 4, 0.42),
      piece('M40 2C98 30 188 170 216 306Q100 372 0 392V40Z', -4, 216, -0.42),
    ],
    trim: (c, color) => {
      draw.drawPath(c, 'M-42 0C-24 52 24 52 42 0', { rim: color, width: 12 });
      const fringe = Array.from({ length: 21 }, (_, at) => {
        const part = at / 10 - 1;
        return `M${(part * 210).toFixed(0)} ${(394 - part * part * 86).toFixed(0)}v18`;
      });
      draw.drawPath(c, fringe.join(''), { rim: color, width: 6 });
    },
  },
};

export const cutOf = (garment: Garment): Cut => CUTS[garment];

/** A bag of the second cloth, its handles from 0, 0 down. */
export const BAG: Cut = {
  hem: 210,
  wide: 84,
  legs: false,
  pieces: [piece('M-72 66H72L80 196Q0 212 -80 196Z', -80, 80, 0, 0, 66)],
  trim: (c, color) => {
    draw.drawPath(c, 'M-40 70C-40 -8 40 -8 40 70', { line: INK, rim: color, width: 10 });
  },
};

/** Folds, light and outlines over the print. */
export function paintFolds(c: Context, { pieces, hem, wide, trim }: Cut, color: string): void {
  for (const { d, left, right } of pieces) {
    c.fillStyle = draw.linear(
      c,
      left,
      0,
      right,
      0,
      draw.fade(INK, 0.2),
      draw.fade('#ffffff', 0.2),
      draw.fade(INK, 0.02),
      draw.fade(INK, 0.16),
    );
    c.fill(draw.pathOf(d));
  }
  const light = draw.linear(
    c,
    -wide,
    0,
    wide,
    hem,
    draw.fade('#fff6d8', 0.22),
    draw.fade('#fff6d8', 0),
    draw.fade(INK, 0.2),
  );
  for (const { d } of pieces) {
    c.fillStyle = light;
    c.fill(draw.pathOf(d));
    draw.drawPath(c, d, { rim: draw.fade(INK, 0.3), width: 2 });
  }
  trim(c, color);
}
