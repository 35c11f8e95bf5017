import * as draw from '@playgrove/kit/draw';
import type { Surface, Context } from '@playgrove/kit/runtime';
import { BOARD, COURT, RIM } from '../rules/court.ts';
import { OWN_BOARD, type Ends, type Hoop, type Place } from '../rules/hoops.ts';

/** How round a rim looks from where one stands, a part of its width. */
export const ROUND = 0.2;

/** The far half of the rim. */
export function paintBack(c: Context, set: Hoop, place: Place, lit: boolean, shake: number): void {
  arc(c, set, place, lit, shake, true);
}

/** The near half, over the ball that falls through. */
export function paintFront(c: Context, set: Hoop, place: Place, lit: boolean, shake: number): void {
  arc(c, set, place, lit, shake, false);
  for (const end of [-1, 1]) {
    const [x, y] = [place.x + end * set.half * place.c, place.y + end * set.half * place.s + shake];
    draw.disc(c, x, y, RIM + 5, draw.PALETTE.ink);
    draw.disc(c, x, y, RIM + 1, colorOf(set, lit));
    draw.disc(c, x - 2, y - 3, 3, '#ffffffb3');
  }
}

function colorOf(set: Hoop, lit: boolean): string {
  if (set.spin > 0) return draw.PALETTE.purple;
  return lit ? draw.PALETTE.yellow : draw.PALETTE.red;
}

function arc(
  c: Context,
  set: Hoop,
  place: Place,
  lit: boolean,
  shake: number,
  back: boolean,
): void {
  const color = colorOf(set, lit);
  const turn = Math.atan2(place.s, place.c);
  const trace = (path: Context): void => {
    path.ellipse(
      place.x,
      place.y + shake,
      set.half,
      set.half * ROUND,
      turn,
      back ? Math.PI : 0,
      back ? Math.PI * 2 : Math.PI,
    );
  };
  draw.rim(c, draw.PALETTE.ink, back ? 17 : 21, trace);
  draw.rim(c, back ? draw.shade(color, 0.35) : color, back ? 9 : 12, trace);
  if (!back) draw.rim(c, draw.fade(draw.tint(color, 0.6), 0.8), 3.5, trace);
}

/** The bracket and the glass that stand behind a rim, seen nearly edge on. */
export function paintOwnBoard(c: Context, ends: Ends, set: Hoop, place: Place, thud: number): void {
  const { x, y, c: cos, s: sin } = place;
  const out = set.side * (set.half + OWN_BOARD.gap);
  const from = { x: x + set.side * set.half * cos, y: y + set.side * set.half * sin };
  draw.line(c, [from, { x: x + out * cos, y: y + out * sin }], 18, draw.PALETTE.ink);
  draw.line(c, [from, { x: x + out * cos, y: y + out * sin }], 9, '#8a86b8');
  paintBoard(c, ends, set.side, thud);
}

/** A glass board: a thick slab with depth toward its back, a lit frame and a shine. */
export function paintBoard(c: Context, ends: Ends, side: number, thud: number): void {
  const { ax, ay, bx, by } = ends;
  const depth = side * 26;
  const rise = -12;
  draw.fillPath(
    c,
    draw.linear(c, ax, ay, bx + depth, by, '#c9f1ffe6', '#7fb7f0cc', '#a98bffcc'),
    (path) => {
      path.moveTo(ax, ay);
      path.lineTo(ax + depth, ay + rise);
      path.lineTo(bx + depth, by + rise);
      path.lineTo(bx, by);
      path.closePath();
    },
  );
  draw.rim(c, draw.PALETTE.ink, 7);
  draw.line(
    c,
    [ax + depth * 0.5, ay + rise * 0.5 + 24, bx + depth * 0.5, by + rise * 0.5 - 40],
    5,
    '#ffffff80',
  );
  const face = [
    { x: ax, y: ay },
    { x: bx, y: by },
  ];
  draw.line(c, face, BOARD * 2 + 7, draw.PALETTE.ink);
  draw.line(c, face, BOARD * 2, thud > 0 ? '#fff6c8' : '#ffffff');
  draw.line(c, [ax, ay + 26, bx, by - 26], 4, draw.PALETTE.pink);
}

/** Where a hoop hangs from: a crane's cable for those that move, a pole for those that stand. */
export function paintHanger(to: Surface, set: Hoop, place: Place, top: number): void {
  const { c } = to;
  if (set.side !== 0) {
    const x = place.x + set.side * (set.half + OWN_BOARD.gap + 13) * place.c;
    const foot = { x: x + set.side * 12, y: COURT.floor - 52 };
    const head = { x: foot.x, y: place.y - 60 };
    draw.blob(c, foot.x + 10, foot.y + 16, 62, 15, draw.fade(draw.PALETTE.ink, 0.36));
    draw.line(c, [head, foot], 28, draw.PALETTE.ink);
    draw.line(c, [head, foot], 17, '#5d5796');
    draw.line(c, [head.x - 4, head.y, foot.x - 4, foot.y], 4, '#9a92d0');
    draw.rounded(c, foot.x - 46, foot.y - 22, 92, 40, 12, draw.PALETTE.ink);
    draw.rounded(c, foot.x - 40, foot.y - 17, 80, 29, 8, '#7a68c8');
    draw.rounded(c, foot.x - 32, foot.y - 13, 64, 7, 3, '#ffffff59');
    return;
  }
  for (const end of [-1, 1]) {
    const [x, y] = [place.x + end * set.half * place.c, place.y + end * set.half * place.s];
    const knot = { x: place.x + end * 12, y: top - 60 };
    draw.line(c, [{ x, y }, knot], 7, draw.fade(draw.PALETTE.ink, 0.7));
    draw.line(c, [{ x, y }, knot], 3, '#b8aee8');
  }
}
