import type { Point } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { drawBoard, type BoardTurn } from './board.ts';
import type { Pose } from './pose.ts';

const INK = draw.PALETTE.ink;
const SKIN = '#e0a070';
const HOODIE = '#ff5a5f';
const TROUSERS = '#3a4a9a';
const SHOE = '#fff6e3';
const BEANIE = '#14c4b4';
const [THIGH, SHIN] = [28, 27];
const TORSO = 37;
const [UPPER, LOWER] = [20, 19];
/** So fast that it is fun, as a part of the highest speed. */
const GRIN = 0.85;
/** On the chest. */
const CROWN = 'M-8 6L-9-5L-4 0L0-7L4 0L9-5L8 6';
/** How far the head reaches, flying hair and crown included. */
const HEAD = { left: -54, right: 32, top: -70, bottom: 36 };

/**
 * The rider, wheels on 0, 0, facing right, about 130 tall.
 * @param facing 1, or −1 with the other foot ahead; between while turning
 */
export function drawRider(
  c: Context,
  pose: Pose,
  deck: string,
  board: BoardTurn,
  facing: number,
  crowned: boolean,
  fast: number,
): void {
  const wide = Math.max(0.3, Math.abs(facing)) * (facing < 0 ? -1 : 1);
  const hip = { x: pose.hipX * wide, y: pose.hipY };
  const shoulder = {
    x: hip.x + Math.sin(pose.lean) * TORSO * (wide < 0 ? 0.9 : 1),
    y: hip.y - Math.cos(pose.lean) * TORSO,
  };
  const [frontFoot, backFoot] = [foot(pose, true, wide), foot(pose, false, wide)];
  arm(c, shoulder.x - 5 * wide, shoulder.y + 5, pose.backArm * wide, pose.backBend * wide, true);
  leg(c, { x: hip.x - 4, y: hip.y }, backFoot, true);
  draw.place(c, 0, -17, () => drawBoard(c, deck, board), -pose.pitch);
  leg(c, { x: hip.x + 4, y: hip.y }, frontFoot, false);
  torso(c, hip, shoulder, wide);
  head(c, shoulder, pose, crowned, fast);
  arm(c, shoulder.x + 4 * wide, shoulder.y + 6, pose.frontArm * wide, pose.frontBend * wide, false);
}

/** Feet go up and down with the board's ends. */
function foot(pose: Pose, front: boolean, wide: number): Point {
  const x = (front ? pose.frontX : pose.backX) * wide;
  const y = front ? pose.frontY : pose.backY;
  return { x, y: y - 8 - Math.sin(pose.pitch) * x };
}

/** The joint between two bones, bent forward. */
function knee(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.min(THIGH + SHIN - 0.5, Math.max(6, Math.hypot(dx, dy)));
  const along = (THIGH * THIGH - SHIN * SHIN + far * far) / (2 * far);
  const out = Math.sqrt(Math.max(0, THIGH * THIGH - along * along));
  const [ux, uy] = [dx / far, dy / far];
  return { x: from.x + ux * along + uy * out, y: from.y + uy * along - ux * out };
}

function leg(c: Context, hip: Point, ankle: Point, far: boolean): void {
  const bend = knee(hip, ankle);
  const cloth = far ? draw.shade(TROUSERS, 0.22) : TROUSERS;
  draw.line(c, [hip, bend, ankle], 25, INK);
  shoe(c, ankle, far);
  draw.line(c, [hip, bend], 18, cloth);
  draw.line(c, [bend, { x: ankle.x, y: ankle.y - 2 }], 16, cloth);
  if (!far) {
    draw.segment(c, hip.x + 3, hip.y + 4, bend.x + 2, bend.y - 2, 3.5, draw.tint(TROUSERS, 0.3));
  }
}

function shoe(c: Context, at: Point, far: boolean): void {
  const reach = { left: -17, right: 21, top: -10, bottom: 13 };
  const paint = (on: Context): void => {
    draw.rounded(on, -15, -8, 34, 19, 8, INK);
    draw.rounded(on, -11.5, -5, 27, 12, 6, far ? draw.shade(SHOE, 0.16) : SHOE);
    draw.rounded(on, -12, 3, 28, 5, 2, HOODIE);
  };
  draw.stamp(c, `shoe ${far}`, at.x, at.y, 1, () => reach, paint);
}

function arm(c: Context, x: number, y: number, angle: number, bend: number, far: boolean): void {
  const [from, elbow, hand] = draw.limb(x, y, angle, bend, UPPER, LOWER);
  const cuff = { x: (elbow.x + hand.x * 2) / 3, y: (elbow.y + hand.y * 2) / 3 };
  draw.line(c, [from, elbow, hand], 20, INK);
  draw.disc(c, hand.x, hand.y, 11, INK);
  draw.line(c, [from, elbow, cuff], 13, far ? draw.shade(HOODIE, 0.22) : HOODIE);
  draw.disc(c, hand.x, hand.y, 7.5, far ? draw.shade(SKIN, 0.15) : SKIN);
}

/** Standing and facing right or left it is always the same; while it turns about it is painted. */
function torso(c: Context, hip: Point, shoulder: Point, wide: number): void {
  if (Math.abs(wide) < 1) {
    paintTorso(c, hip, shoulder, wide);
    return;
  }
  const reach = { left: -26, right: 26, top: -64, bottom: 26 };
  const paint = (on: Context): void => paintTorso(on, { x: 0, y: 0 }, { x: 0, y: -TORSO }, 1);
  const turn = Math.atan2(shoulder.x - hip.x, hip.y - shoulder.y);
  const still = (): void => draw.stamp(c, 'torso', 0, 0, 1, () => reach, paint);
  draw.place(c, hip.x, hip.y, still, turn, wide, 1);
}

function paintTorso(c: Context, hip: Point, shoulder: Point, wide: number): void {
  const low = { x: hip.x, y: hip.y + 2 };
  draw.line(c, [low, shoulder], 40, INK);
  draw.line(c, [low, shoulder], 32, HOODIE);
  const at = (part: number, off: number): Point => ({
    x: low.x + (shoulder.x - low.x) * part + off * wide,
    y: low.y + (shoulder.y - low.y) * part,
  });
  draw.line(c, [at(-0.1, -12), at(-0.1, 12)], 7, draw.shade(HOODIE, 0.25));
  draw.line(c, [at(0.35, -11), at(0.85, -9)], 5, draw.tint(HOODIE, 0.4));
  const chest = at(0.55, 6);
  draw.place(c, chest.x, chest.y, () => draw.drawPath(c, CROWN, { fill: '#ffd02e' }));
}

function head(
  c: Context,
  shoulder: Point,
  pose: Pick<Pose, 'lean' | 'head'>,
  crowned: boolean,
  fast: number,
): void {
  const x = shoulder.x + Math.sin(pose.lean) * 19 + 3;
  const y = shoulder.y - 27 * Math.max(0.7, Math.cos(pose.lean));
  // The wind has a few strengths, so that each head is painted once.
  const blown = Math.round(Math.min(1, fast) * 5) / 5;
  const grin = fast > GRIN;
  const paint = (on: Context): void => paintHead(on, blown, grin, crowned);
  const key = `head ${blown} ${grin} ${crowned}`;
  const stamped = (): void => draw.stamp(c, key, 0, 0, 1, () => HEAD, paint);
  draw.place(c, x, y, stamped, pose.head + pose.lean * 0.35);
}

/** About its middle; `blown` 0 to 1 is how far the hair flies. */
function paintHead(c: Context, blown: number, grin: boolean, crowned: boolean): void {
  // Hair blown back, then the hood behind the neck.
  const [x, y] = [-34 - blown * 14, 10 - blown * 10];
  draw.drawPath(c, `M-8-14Q${-30 - blown * 8}-6 ${x} ${y}Q-22 10-12 16`, { fill: INK });
  draw.segment(c, -16, 20, 4, 24, 15, INK);
  draw.segment(c, -15, 19, 3, 23, 8, draw.shade(HOODIE, 0.18));
  draw.disc(c, 0, 0, 26, INK);
  draw.disc(c, 0, 0, 22, SKIN);
  draw.drawPath(c, 'M-8.1 20.46A22 22 0 0 1-12.93-17.8Q-6-2-8 14', { fill: '#4a2a3c' });
  face(c, grin);
  // The beanie, with a rolled edge.
  draw.drawPath(c, 'M-27.95-3.3A27 27 0 0 1 25.95-6.7Z', { fill: INK });
  draw.drawPath(c, 'M-23.5-6A22.5 22.5 0 0 1 21.46-7.41Z', { fill: BEANIE });
  draw.segment(c, -16, -19, -8, -25, 5, draw.tint(BEANIE, 0.5));
  draw.segment(c, -23, -6, 22, -9, 14, INK);
  draw.segment(c, -22, -6, 21, -9, 8, draw.tint(BEANIE, 0.28));
  if (crowned) draw.place(c, -2, -30, () => crown(c));
}

function face(c: Context, grin: boolean): void {
  draw.blob(c, 6, 3, 4.6, 5.4, '#ffffff');
  draw.blob(c, 17, 2.5, 4.2, 5.2, '#ffffff');
  draw.disc(c, 8, 3.6, 2.9, INK);
  draw.disc(c, 18.4, 3.2, 2.8, INK);
  draw.blob(c, 3, 11, 4, 2.6, '#ff8a7a');
  if (grin) {
    draw.blob(c, 14, 13, 5, 4, INK);
    draw.blob(c, 14, 14.5, 3, 1.8, '#ff6a7a');
  } else {
    draw.drawPath(c, 'M8 12L13 14.5L19 11', { line: INK, width: 2.8 });
  }
}

/** On 0, 0. */
function crown(c: Context): void {
  draw.drawPath(c, 'M-23 9L-28.6-23L-9-12L0-33.4L9-12L28.6-23L23 9Z', { fill: INK });
  draw.drawPath(c, 'M-19 5L-23-19L-9-8L0-27L9-8L23-19L19 5Z', { fill: '#ffd02e' });
  draw.rounded(c, -18, -2, 36, 6, 2, '#ff8a1f');
  ['#ff4b55', '#2f7dff', '#45d15b'].forEach((gem, at) => draw.disc(c, at * 10 - 10, -5, 2.8, gem));
}

/** Thrown off: the figure tumbles, the board shoots away. `part` 0 to 1 until it lies. */
export function drawFallen(c: Context, deck: string, part: number, since: number): void {
  const away = Math.min(1, since / 40);
  const board = (): void => drawBoard(c, deck, { roll: since * 0.22, yaw: since * 0.1 });
  draw.place(c, 58 + away * 90, -17 - Math.sin(away * Math.PI) * 46, board, since * 0.16);
  const flail = Math.sin(since * 0.5) * (1 - part);
  const body = (): void => draw.place(c, 0, 34, () => drawBody(c, flail, part));
  const turn = -Math.PI * (0.46 * part) - (1 - part) * flail * 0.2;
  draw.place(c, 0, -20 - Math.sin(part * Math.PI) * 34, body, turn);
}

function drawBody(c: Context, flail: number, part: number): void {
  const hip = { x: 0, y: -38 };
  const shoulder = { x: 6, y: -74 };
  arm(c, shoulder.x, shoulder.y, -2.2 + flail, -0.5, true);
  leg(c, hip, { x: 26 + flail * 16, y: 4 - part * 14 }, true);
  leg(c, hip, { x: -10 - flail * 12, y: 12 }, false);
  torso(c, hip, shoulder, 1);
  head(c, shoulder, { lean: 0.1, head: flail * 0.4 }, false, 1);
  arm(c, shoulder.x, shoulder.y, 2.3 - flail, 0.4, false);
}
