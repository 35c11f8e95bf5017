import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { isKing, RED, sideOf } from '../rules/board.ts';
import { IVORY, paintCounter, WALL, type Counter } from './counter.ts';
import { SETS } from './sets.ts';

const INK = draw.PALETTE.ink;
const TURN = Math.PI * 2;

/** A gold crown that stands on 0, 0, about 1.5 wide. */
export function paintCrown(c: Context): void {
  const gold = draw.linear(c, -0.7, 0, 0.7, 0, '#ffe98a', '#ffc629', '#ff9d1a');
  const outline = (path: Context): void => {
    path.moveTo(-0.62, 0.02);
    path.lineTo(-0.78, -0.68);
    path.lineTo(-0.4, -0.36);
    path.lineTo(0, -0.94);
    path.lineTo(0.4, -0.36);
    path.lineTo(0.78, -0.68);
    path.lineTo(0.62, 0.02);
    path.quadraticCurveTo(0, 0.32, -0.62, 0.02);
    path.closePath();
  };
  draw.blob(c, 0.06, 0.12, 0.72, 0.24, draw.fade(INK, 0.35));
  // The far rim, seen through the points.
  draw.fillPath(c, '#b56a0c', (path) => {
    path.ellipse(0, -0.16, 0.6, 0.2, 0, 0, TURN);
  });
  draw.fillPath(c, gold, outline);
  draw.rim(c, INK, 0.1, outline);
  draw.rim(c, '#fff7c4', 0.05, (path) => {
    path.moveTo(-0.56, -0.16);
    path.quadraticCurveTo(0, 0.1, 0.56, -0.16);
  });
  for (const [x, y, color] of [
    [-0.78, -0.7, '#4cc3ff'],
    [0, -0.97, '#ff4f9a'],
    [0.78, -0.7, '#4cc3ff'],
  ] as const) {
    draw.disc(c, x, y, 0.14, INK);
    draw.disc(c, x, y, 0.095, color);
    draw.disc(c, x - 0.03, y - 0.03, 0.03, draw.PALETTE.white);
  }
  draw.disc(c, 0, -0.02, 0.12, INK);
  draw.disc(c, 0, -0.02, 0.085, '#45d15b');
  draw.disc(c, -0.36, -0.07, 0.07, '#ff4b55');
  draw.disc(c, 0.36, -0.07, 0.07, '#ff4b55');
}

/** A piece around 0, 0 with a radius of 1; kings are two high and wear a crown. */
function paintPiece(c: Context, piece: number, set: Counter): void {
  const look = sideOf(piece) === RED ? set : IVORY;
  const crowned = isKing(piece);
  const high = crowned ? 2 : 1;
  for (let floor = 0; floor < high; floor += 1) {
    draw.place(c, 0, -floor * WALL, () => paintCounter(c, look, floor === high - 1 && !crowned));
  }
  if (crowned) draw.place(c, 0, -WALL * (high - 1) + 0.2, () => paintCrown(c), 0, 0.92, 0.92);
}

/** Where a piece meets the board. `lift` 0 to 1: higher means farther and softer. */
function paintShadow(c: Context): void {
  for (const [grow, alpha] of [
    [1.16, 0.12],
    [1.06, 0.16],
    [0.96, 0.22],
  ] as const) {
    draw.blob(c, 0.12, WALL + 0.08, grow, grow * 0.94, draw.fade('#10082e', alpha));
  }
}

export type Pose = {
  readonly lift?: number;
  readonly alpha?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  readonly rotate?: number;
};

/** A piece on the board: `r` its radius, `lift` world units above the board. */
export function drawPiece(
  to: Surface,
  piece: number,
  x: number,
  y: number,
  r: number,
  { lift = 0, alpha = 1, scaleX = 1, scaleY = 1, rotate = 0 }: Pose = {},
): void {
  const size = r.toFixed(1);
  const set = SETS.of(to);
  const shift = lift * 0.4;
  // Its wall counts too: the face sits a little above the middle.
  const face = y - r * WALL * 0.4;
  if (lift === 0 && alpha === 1 && scaleX === 1 && scaleY === 1 && rotate === 0) {
    // Most pieces rest: they and their shadows are one picture.
    const paint = (c: Context): void => {
      paintShadow(c);
      paintPiece(c, piece, set);
    };
    to.stamp(
      `resting ${piece} ${size}`,
      r * 3.2,
      r * 3.8,
      (c) => draw.place(c, 0, 0, () => paint(c), 0, r),
      x,
      face,
    );
    return;
  }
  to.stamp(
    `shadow ${size}`,
    r * 3,
    r * 3,
    (c) => draw.place(c, 0, 0, () => paintShadow(c), 0, r),
    x + shift,
    face + shift,
    { alpha: alpha / (1 + lift / 120), scaleX, scaleY },
  );
  const turn = rotate === 0 ? {} : { rotate };
  to.stamp(
    `piece ${piece} ${size}`,
    r * 3.2,
    r * 3.8,
    (c) => draw.place(c, 0, 0, () => paintPiece(c, piece, set), 0, r),
    x,
    face - lift,
    { alpha, scaleX, scaleY, ...turn },
  );
}

/** The light under a piece that can move. */
export function drawGlow(to: Surface, x: number, y: number, r: number, strength: number): void {
  to.stamp(
    `glow ${r.toFixed(1)}`,
    r * 3.4,
    r * 3.4,
    (c) => {
      const light = c.createRadialGradient(0, 0, r * 0.7, 0, 0, r * 1.5);
      light.addColorStop(0, '#fff3a8');
      light.addColorStop(0.45, '#ffd54ad0');
      light.addColorStop(1, '#ffd54a00');
      c.fillStyle = light;
      c.fillRect(-r * 1.6, -r * 1.6, r * 3.2, r * 3.2);
      draw.ring(c, 0, 0, r * 1.1, r * 0.1, '#fff9d8');
    },
    x,
    y + r * WALL * 0.1,
    { alpha: strength },
  );
}

/** Where the chosen piece may go. */
export function paintSpot(c: Context, jumps: boolean): void {
  draw.disc(c, 0.03, 0.09, 0.54, draw.fade('#082a2a', 0.5));
  draw.disc(c, 0, 0, 0.5, '#2b1b4d');
  draw.disc(c, 0, 0, 0.44, draw.down(c, -0.4, 0.4, '#fffbe0', jumps ? '#ffa21f' : '#ffd54a'));
  draw.blob(c, -0.1, -0.2, 0.2, 0.1, '#ffffffcc', -0.4);
  if (jumps) draw.ring(c, 0, 0, 0.78, 0.11, '#ffd54a');
}
