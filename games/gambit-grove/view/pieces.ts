import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, type Kind } from '../rules/board.ts';

/** The colors of one side’s wood. */
export type Wood = {
  readonly light: string;
  readonly wood: string;
  readonly deep: string;
  readonly trim: string;
};

export const WALNUT: Wood = {
  light: '#a06a86',
  wood: '#663a5c',
  deep: '#3c1f42',
  trim: '#ffb04d',
};

const INK = draw.PALETTE.ink;
const LINE = 9;

const PLINTH = 'M-56 86 Q-58 68 -42 64 L42 64 Q58 68 56 86 Q56 94 46 94 L-46 94 Q-56 94 -56 86 Z';
const SLIM = 'M-36 66 C-30 44 -16 34 -15 12 L15 12 C16 34 30 44 36 66 Z';
const STRONG = 'M-40 66 C-32 40 -22 20 -24 -8 L24 -8 C22 20 32 40 40 66 Z';
const TOWER = 'M-42 66 C-36 40 -32 20 -33 -10 L33 -10 C32 20 36 40 42 66 Z';

/** Outlines of each kind in a box of 200, from the foot up; the first is the body. */
const SHAPES: Readonly<Record<Kind, readonly string[]>> = {
  // An acorn: a nut and its cap.
  [PAWN]: [
    SLIM,
    'M-30 -16 C-34 10 -16 24 0 26 C16 24 34 10 30 -16 Z',
    'M-6 -46 Q-6 -60 6 -66 L13 -56 Q6 -54 6 -46 Z M-39 -14 C-40 -44 -18 -52 0 -52 C18 -52 40 -44 39 -14 C30 -4 -30 -4 -39 -14 Z',
  ],
  [KNIGHT]: [
    'M-38 66 C-36 44 -8 34 -4 8 C-16 20 -32 24 -43 17 C-54 10 -55 -3 -48 -12 C-38 -24 -30 -34 -23 -50 C-17 -62 -6 -70 4 -73 L13 -88 L23 -70 C44 -56 52 -26 47 6 C44 30 38 46 41 66 Z',
    'M23 -70 C44 -56 52 -26 47 6 C44 30 38 46 41 66 L24 66 C30 40 34 20 30 -6 C28 -30 18 -50 8 -62 Z',
  ],
  // A bud.
  [BISHOP]: [
    SLIM,
    'M0 -80 C27 -54 38 -28 31 -5 C27 11 14 17 0 17 C-14 17 -27 11 -31 -5 C-38 -28 -27 -54 0 -80 Z',
  ],
  [ROOK]: [
    TOWER,
    'M-46 -60 L-46 -16 Q-46 -6 -37 -6 L37 -6 Q46 -6 46 -16 L46 -60 L25 -60 L25 -42 L11 -42 L11 -60 L-11 -60 L-11 -42 L-25 -42 L-25 -60 Z',
  ],
  [QUEEN]: [STRONG, 'M-50 -60 L-31 -6 L31 -6 L50 -60 L26 -36 L17 -70 L0 -40 L-17 -70 L-26 -36 Z'],
  [KING]: [
    STRONG,
    'M-44 -46 C-48 -20 -36 -6 -31 -6 L31 -6 C36 -6 48 -20 44 -46 C36 -60 14 -58 0 -42 C-14 -58 -36 -60 -44 -46 Z',
    'M-7 -92 H7 V-79 H20 V-66 H7 V-46 H-7 V-66 H-20 V-79 H-7 Z',
  ],
};

/** A piece around 0, 0, inside 200 × 200. */
export function paintPiece(c: Context, kind: Kind, { light, wood, deep, trim }: Wood): void {
  const paths = [PLINTH, ...SHAPES[kind]];
  draw.blob(c, 0, 92, 58, 14, draw.fade(INK, 0.3));
  // One outline around all of it, then the parts without lines between them.
  for (const d of paths) draw.drawPath(c, d, { line: INK, width: LINE * 2 });
  const across = draw.linear(c, -44, -40, 50, 40, light, wood, deep);
  for (const [index, d] of paths.entries()) {
    draw.drawPath(c, d, { fill: across });
    if (index > 0) draw.drawPath(c, d, { rim: draw.fade(deep, 0.55), width: 3 });
  }
  details(c, kind, trim, deep, light);
  // Shine on the shoulder, and a ring at the foot.
  draw.drawPath(c, 'M-30 60 C-25 42 -12 34 -11 16', { line: draw.fade('#ffffff', 0.55), width: 6 });
  draw.rounded(c, -46, 66, 92, 9, 4, trim);
}

function details(c: Context, kind: Kind, trim: string, deep: string, light: string): void {
  if (kind === PAWN) {
    draw.drawPath(c, SHAPES[PAWN][2] ?? '', { fill: trim });
    draw.drawPath(c, 'M-24 -24 L-12 -36 M-6 -22 L8 -36 M12 -22 L24 -34', {
      line: draw.fade(deep, 0.5),
      width: 4,
    });
  }
  if (kind === KNIGHT) {
    draw.drawPath(c, SHAPES[KNIGHT][1] ?? '', { fill: trim });
    draw.disc(c, -12, -38, 7, INK);
    draw.disc(c, -14, -40, 2.6, light);
    draw.disc(c, -44, 0, 3.6, INK);
    draw.drawPath(c, 'M-46 12 Q-36 14 -28 6', { line: INK, width: 4 });
  }
  if (kind === BISHOP) {
    draw.drawPath(c, 'M13 -50 L-4 -18', { line: INK, width: 8 });
    draw.rounded(c, -25, 12, 50, 10, 5, trim);
    draw.disc(c, 0, -82, 9, trim);
    draw.ring(c, 0, -82, 9, 5, INK);
  }
  if (kind === ROOK) {
    draw.drawPath(c, 'M-12 64 V44 Q-12 30 0 30 Q12 30 12 44 V64 Z', { fill: deep });
    draw.rounded(c, -37, -14, 74, 10, 5, trim);
  }
  if (kind === QUEEN || kind === KING) draw.rounded(c, -31, -13, 62, 11, 5, trim);
  if (kind === QUEEN) {
    for (const [x, y] of [
      [-50, -63],
      [-17, -75],
      [17, -75],
      [50, -63],
    ] as const) {
      draw.disc(c, x, y, 11, INK);
      draw.disc(c, x, y, 7.5, trim);
    }
  }
  if (kind === KING) draw.drawPath(c, SHAPES[KING][2] ?? '', { fill: trim });
}
