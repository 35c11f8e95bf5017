import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { isKing, RED, sideOf } from '../rules/board.ts';

const INK = draw.PALETTE.ink;
const TURN = Math.PI * 2;
/** Height of one piece's wall, in radii. */
const WALL = 0.3;

type Look = {
  readonly face: readonly string[];
  readonly wall: readonly string[];
  readonly groove: string;
  readonly shine: string;
};

const RED_LOOK: Look = {
  face: ['#ff9a84', '#f4434a', '#c4152f'],
  wall: ['#7d0c2a', '#d0243c', '#8f0f2c'],
  groove: '#a30f2c',
  shine: '#ffe1d6',
};
const IVORY_LOOK: Look = {
  face: ['#ffffff', '#fbf1df', '#dccab8'],
  wall: ['#8d7890', '#e9dccb', '#9a86a0'],
  groove: '#c3aecb',
  shine: '#ffffff',
};

/** One turned counter around 0, 0 with a radius of 1: wall, milled edge, face and emblem. */
function paintCounter(c: Context, red: boolean, emblem: boolean): void {
  const { face, wall, groove, shine } = red ? RED_LOOK : IVORY_LOOK;
  const body = (path: Context): void => {
    path.arc(0, 0, 0.98, Math.PI, TURN);
    path.lineTo(0.98, WALL);
    path.arc(0, WALL, 0.98, 0, Math.PI);
    path.closePath();
  };
  draw.fillPath(c, draw.linear(c, -1, 0, 1, 0, ...wall), body);
  // Milled all around: red in even notches, ivory in pairs.
  for (let notch = 1; notch < 18; notch += 1) {
    if (!red && notch % 3 === 0) continue;
    const angle = (notch / 18) * Math.PI;
    const [x, y] = [Math.cos(angle) * 0.95, Math.sin(angle) * 0.95];
    draw.rim(c, draw.fade(INK, 0.38), 0.045, (path) => {
      path.moveTo(x, y + 0.07);
      path.lineTo(x, y + WALL - 0.05);
    });
  }
  draw.rim(c, INK, 0.085, body);
  draw.disc(c, 0, 0, 0.96, draw.radial(c, -0.34, -0.42, 1.7, ...face));
  draw.ring(c, 0, 0, 0.93, 0.06, draw.fade(shine, 0.75));
  draw.ring(c, 0, 0, 0.77, 0.075, groove);
  draw.ring(c, 0, 0.025, 0.735, 0.03, draw.fade(shine, 0.7));
  if (emblem) (red ? paintSun : paintMoon)(c);
  draw.clipped(
    c,
    (path) => path.arc(0, 0, 0.93, 0, TURN),
    () => {
      draw.blob(c, -0.42, -0.56, 0.4, 0.17, draw.fade(draw.PALETTE.white, red ? 0.55 : 0.9), -0.6);
      draw.disc(c, -0.74, -0.1, 0.06, draw.fade(draw.PALETTE.white, 0.7));
    },
  );
}

/** Red's emblem: a sun with eight rays, in gold leaf. */
function paintSun(c: Context): void {
  const gold = draw.linear(c, -0.5, -0.5, 0.5, 0.5, '#fff3b0', '#ffc93a', '#e08a10');
  const rays = (path: Context): void => draw.traceStar(path, 0, 0, 0.6, 8, 0.58);
  draw.fillPath(c, draw.fade('#6d0820', 0.55), (path) =>
    draw.traceStar(path, 0.03, 0.06, 0.6, 8, 0.58),
  );
  draw.fillPath(c, gold, rays);
  draw.disc(c, 0, 0, 0.25, draw.radial(c, -0.08, -0.1, 0.36, '#fff8d0', '#ffb81f'));
  draw.ring(c, 0, 0, 0.25, 0.05, '#b8640a');
}

/** Ivory's emblem: a crescent moon and a star, inlaid in violet. */
function paintMoon(c: Context): void {
  const violet = draw.linear(c, -0.4, -0.5, 0.4, 0.5, '#9a6bff', '#5a2fc0');
  draw.fillPath(c, violet, (path) => {
    path.arc(-0.06, 0, 0.52, Math.PI * 0.3, Math.PI * 1.7);
    path.quadraticCurveTo(-0.36, 0, 0.246, 0.42);
    path.closePath();
  });
  draw.fillPath(c, violet, (path) => draw.traceStar(path, 0.24, 0, 0.21, 5, 0.46));
}

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
export function paintPiece(c: Context, piece: number, crowned = isKing(piece)): void {
  const red = sideOf(piece) === RED;
  const high = isKing(piece) ? 2 : 1;
  for (let floor = 0; floor < high; floor += 1) {
    draw.place(c, 0, -floor * WALL, () => paintCounter(c, red, floor === high - 1 && !crowned));
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
  const shift = lift * 0.4;
  // Its wall counts too: the face sits a little above the middle.
  const face = y - r * WALL * 0.4;
  if (lift === 0 && alpha === 1 && scaleX === 1 && scaleY === 1 && rotate === 0) {
    // Most pieces rest: they and their shadows are one picture.
    const paint = (c: Context): void => {
      paintShadow(c);
      paintPiece(c, piece);
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
    (c) => draw.place(c, 0, 0, () => paintPiece(c, piece), 0, r),
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
