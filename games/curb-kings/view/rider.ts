import {
  blob,
  disc,
  fillPath,
  line,
  PALETTE,
  place,
  rounded,
  shade,
  stamp,
  tint,
  type Context,
} from '@playgrove/kit/stage';
import { drawBoard, type BoardTurn } from './board.ts';
import type { Pose } from './pose.ts';

type Point = { readonly x: number; readonly y: number };

const INK = PALETTE.ink;
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
  arm(
    c,
    { x: shoulder.x - 5 * wide, y: shoulder.y + 5 },
    pose.backArm * wide,
    pose.backBend * wide,
    true,
  );
  leg(c, { x: hip.x - 4, y: hip.y }, backFoot, true);
  place(c, 0, -17, () => drawBoard(c, deck, board), -pose.pitch);
  leg(c, { x: hip.x + 4, y: hip.y }, frontFoot, false);
  torso(c, hip, shoulder, wide);
  head(c, shoulder, pose, crowned, fast);
  arm(
    c,
    { x: shoulder.x + 4 * wide, y: shoulder.y + 6 },
    pose.frontArm * wide,
    pose.frontBend * wide,
    false,
  );
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
  const cloth = far ? shade(TROUSERS, 0.22) : TROUSERS;
  line(c, [hip, bend, ankle], 25, INK);
  shoe(c, ankle, far);
  line(c, [hip, bend], 18, cloth);
  line(c, [bend, { x: ankle.x, y: ankle.y - 2 }], 16, cloth);
  if (!far) {
    line(
      c,
      [
        { x: hip.x + 3, y: hip.y + 4 },
        { x: bend.x + 2, y: bend.y - 2 },
      ],
      3.5,
      tint(TROUSERS, 0.3),
    );
  }
}

function shoe(c: Context, at: Point, far: boolean): void {
  const reach = { left: -17, right: 21, top: -10, bottom: 13 };
  stamp(
    c,
    `shoe ${far}`,
    at.x,
    at.y,
    1,
    () => reach,
    (on) => {
      rounded(on, -15, -8, 34, 19, 8, INK);
      rounded(on, -11.5, -5, 27, 12, 6, far ? shade(SHOE, 0.16) : SHOE);
      rounded(on, -12, 3, 28, 5, 2, HOODIE);
    },
  );
}

function arm(c: Context, from: Point, angle: number, bend: number, far: boolean): void {
  const elbow = { x: from.x + Math.sin(angle) * UPPER, y: from.y + Math.cos(angle) * UPPER };
  const hand = {
    x: elbow.x + Math.sin(angle + bend) * LOWER,
    y: elbow.y + Math.cos(angle + bend) * LOWER,
  };
  const cloth = far ? shade(HOODIE, 0.22) : HOODIE;
  line(c, [from, elbow, hand], 20, INK);
  disc(c, hand.x, hand.y, 11, INK);
  line(
    c,
    [from, elbow, { x: (elbow.x + hand.x * 2) / 3, y: (elbow.y + hand.y * 2) / 3 }],
    13,
    cloth,
  );
  disc(c, hand.x, hand.y, 7.5, far ? shade(SKIN, 0.15) : SKIN);
}

/** Upright and facing right or left it is always the same; while it turns about it is painted. */
function torso(c: Context, hip: Point, shoulder: Point, wide: number): void {
  if (Math.abs(wide) < 1) {
    paintTorso(c, hip, shoulder, wide);
    return;
  }
  const reach = { left: -26, right: 26, top: -64, bottom: 26 };
  const paint = (on: Context): void => paintTorso(on, { x: 0, y: 0 }, { x: 0, y: -TORSO }, 1);
  const turn = Math.atan2(shoulder.x - hip.x, hip.y - shoulder.y);
  const still = (): void => stamp(c, 'torso', 0, 0, 1, () => reach, paint);
  place(c, hip.x, hip.y, still, turn, wide, 1);
}

function paintTorso(c: Context, hip: Point, shoulder: Point, wide: number): void {
  const low = { x: hip.x, y: hip.y + 2 };
  line(c, [low, shoulder], 40, INK);
  line(c, [low, shoulder], 32, HOODIE);
  const at = (part: number, off: number): Point => ({
    x: low.x + (shoulder.x - low.x) * part + off * wide,
    y: low.y + (shoulder.y - low.y) * part,
  });
  line(c, [at(-0.1, -12), at(-0.1, 12)], 7, shade(HOODIE, 0.25));
  line(c, [at(0.35, -11), at(0.85, -9)], 5, tint(HOODIE, 0.4));
  // The pocket and a crown on the chest.
  const chest = at(0.55, 6);
  fillPath(c, '#ffd02e', (path) => {
    path.moveTo(chest.x - 8, chest.y + 6);
    path.lineTo(chest.x - 9, chest.y - 5);
    path.lineTo(chest.x - 4, chest.y);
    path.lineTo(chest.x, chest.y - 7);
    path.lineTo(chest.x + 4, chest.y);
    path.lineTo(chest.x + 9, chest.y - 5);
    path.lineTo(chest.x + 8, chest.y + 6);
  });
}

function head(c: Context, shoulder: Point, pose: Pose, crowned: boolean, fast: number): void {
  const x = shoulder.x + Math.sin(pose.lean) * 19 + 3;
  const y = shoulder.y - 27 * Math.max(0.7, Math.cos(pose.lean));
  // The wind has a few strengths, so that each head is painted once.
  const blown = Math.round(Math.min(1, fast) * 5) / 5;
  const grin = fast > GRIN;
  const paint = (on: Context): void => paintHead(on, blown, grin, crowned);
  const key = `head ${blown} ${grin} ${crowned}`;
  place(c, x, y, () => stamp(c, key, 0, 0, 1, () => HEAD, paint), pose.head + pose.lean * 0.35);
}

/** About its middle; `blown` 0 to 1 is how far the hair flies. */
function paintHead(c: Context, blown: number, grin: boolean, crowned: boolean): void {
  // Hair blown back, then the hood behind the neck.
  fillPath(c, INK, (path) => {
    path.moveTo(-8, -14);
    path.quadraticCurveTo(-30 - blown * 8, -6, -34 - blown * 14, 10 - blown * 10);
    path.quadraticCurveTo(-22, 10, -12, 16);
  });
  line(
    c,
    [
      { x: -16, y: 20 },
      { x: 4, y: 24 },
    ],
    15,
    INK,
  );
  line(
    c,
    [
      { x: -15, y: 19 },
      { x: 3, y: 23 },
    ],
    8,
    shade(HOODIE, 0.18),
  );
  disc(c, 0, 0, 26, INK);
  disc(c, 0, 0, 22, SKIN);
  fillPath(c, '#4a2a3c', (path) => {
    path.arc(0, 0, 22, Math.PI * 0.62, Math.PI * 1.3);
    path.quadraticCurveTo(-6, -2, -8, 14);
  });
  face(c, grin);
  // The beanie, with a rolled edge.
  fillPath(c, INK, (path) => {
    path.arc(-1, -5, 27, Math.PI * 0.98, Math.PI * 1.98);
    path.closePath();
  });
  fillPath(c, BEANIE, (path) => {
    path.arc(-1, -6, 22.5, Math.PI, Math.PI * 1.98);
    path.closePath();
  });
  line(
    c,
    [
      { x: -16, y: -19 },
      { x: -8, y: -25 },
    ],
    5,
    tint(BEANIE, 0.5),
  );
  line(
    c,
    [
      { x: -23, y: -6 },
      { x: 22, y: -9 },
    ],
    14,
    INK,
  );
  line(
    c,
    [
      { x: -22, y: -6 },
      { x: 21, y: -9 },
    ],
    8,
    tint(BEANIE, 0.28),
  );
  if (crowned) crown(c, -2, -30);
}

function face(c: Context, grin: boolean): void {
  blob(c, 6, 3, 4.6, 5.4, '#ffffff');
  blob(c, 17, 2.5, 4.2, 5.2, '#ffffff');
  disc(c, 8, 3.6, 2.9, INK);
  disc(c, 18.4, 3.2, 2.8, INK);
  blob(c, 3, 11, 4, 2.6, '#ff8a7a');
  if (grin) {
    blob(c, 14, 13, 5, 4, INK);
    blob(c, 14, 14.5, 3, 1.8, '#ff6a7a');
  } else {
    line(
      c,
      [
        { x: 8, y: 12 },
        { x: 13, y: 14.5 },
        { x: 19, y: 11 },
      ],
      2.8,
      INK,
    );
  }
}

/** About its foot. */
export function crown(c: Context, x: number, y: number): void {
  const trace = (grow: number) => (path: Context) => {
    path.moveTo(x - 19 - grow, y + 5 + grow);
    path.lineTo(x - 23 - grow * 1.4, y - 19 - grow);
    path.lineTo(x - 9, y - 8 - grow);
    path.lineTo(x, y - 27 - grow * 1.6);
    path.lineTo(x + 9, y - 8 - grow);
    path.lineTo(x + 23 + grow * 1.4, y - 19 - grow);
    path.lineTo(x + 19 + grow, y + 5 + grow);
    path.closePath();
  };
  fillPath(c, INK, trace(4));
  fillPath(c, '#ffd02e', trace(0));
  rounded(c, x - 18, y - 2, 36, 6, 2, '#ff8a1f');
  for (const [by, colour] of [
    [-10, '#ff4b55'],
    [0, '#2f7dff'],
    [10, '#45d15b'],
  ] as const) {
    disc(c, x + by, y - 5, 2.8, colour);
  }
}

/** Thrown off: the figure tumbles, the board shoots away. `part` 0 to 1 until it lies. */
export function drawFallen(c: Context, deck: string, part: number, since: number): void {
  const away = Math.min(1, since / 40);
  place(
    c,
    58 + away * 90,
    -17 - Math.sin(away * Math.PI) * 46,
    () => drawBoard(c, deck, { roll: since * 0.22, yaw: since * 0.1 }),
    since * 0.16,
  );
  const flail = Math.sin(since * 0.5) * (1 - part);
  place(
    c,
    0,
    -20 - Math.sin(part * Math.PI) * 34,
    () => {
      c.translate(0, 34);
      drawBody(c, flail, part);
    },
    -Math.PI * (0.46 * part) - (1 - part) * flail * 0.2,
  );
}

function drawBody(c: Context, flail: number, part: number): void {
  const hip = { x: 0, y: -38 };
  const shoulder = { x: 6, y: -74 };
  arm(c, shoulder, -2.2 + flail, -0.5, true);
  leg(c, hip, { x: 26 + flail * 16, y: 4 - part * 14 }, true);
  leg(c, hip, { x: -10 - flail * 12, y: 12 }, false);
  torso(c, hip, shoulder, 1);
  head(c, shoulder, { ...FALLEN, head: flail * 0.4 }, false, 1);
  arm(c, shoulder, 2.3 - flail, 0.4, false);
}

const FALLEN: Pose = {
  hipX: 0,
  hipY: 0,
  lean: 0.1,
  frontX: 0,
  frontY: 0,
  backX: 0,
  backY: 0,
  frontArm: 0,
  frontBend: 0,
  backArm: 0,
  backBend: 0,
  head: 0,
  pitch: 0,
};
