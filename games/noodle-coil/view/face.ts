import * as draw from '@playgrove/kit/draw';
import { blob, PALETTE, rim, type Context } from './draw.ts';
import { paintsOf, type Skin } from './ribbon.ts';

export type Mood = {
  /** Radians: where the head points, and where the eyes look. */
  readonly angle: number;
  readonly gaze: number;
  /** 0 shut to 1 wide open. */
  readonly mouth: number;
  /** 0 open to 1 shut. */
  readonly blink: number;
  /** 0 round to 1 flattened against something. */
  readonly squash: number;
  readonly temper?: 'calm' | 'cross' | 'shy' | 'dizzy';
  /** The player wears a sprig of scallion. */
  readonly sprig?: boolean;
  readonly rim: number;
};

const TURN = 2 * Math.PI;
const SIDES = [-1, 1] as const;

/** Where the features of a face sit on the ball of the head, in its radii. */
type Features = {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
};

/**
 * A head as a ball that looks where it goes: the face slides over it and never stands on its head.
 * `r` is its radius.
 */
export function paintHead(
  c: Context,
  x: number,
  y: number,
  r: number,
  skin: Skin,
  mood: Mood,
): void {
  const dx = Math.cos(mood.angle);
  const dy = Math.sin(mood.angle);
  const face: Features = { x: dx * 0.32, y: dy * 0.27 - 0.02, dx, dy };
  c.save();
  c.translate(x, y);
  if (mood.sprig) paintSprig(c, r, face, mood);
  const { squash } = mood;
  c.fillStyle = skin.body;
  c.beginPath();
  c.ellipse(0, 0, r * (1.03 - 0.22 * squash), r * (0.99 + 0.18 * squash), mood.angle, 0, TURN);
  c.fill();
  rim(c, PALETTE.ink, mood.rim * 2);
  c.fill();
  const { below, gloss, cheek } = paintsOf(skin);
  blob(c, r * 0.12, r * 0.42, r * 0.74, r * 0.5, below);
  blob(c, -r * 0.3, -r * 0.52, r * 0.44, r * 0.24, gloss, -0.5);
  c.fillStyle = cheek;
  c.beginPath();
  for (const side of SIDES) {
    const wide = r * 0.17 * (side * dx > 0 ? 0.72 : 1);
    const cheekX = (face.x + side * (0.68 - 0.16 * Math.abs(dx))) * r;
    const cheekY = (face.y + 0.3) * r;
    c.moveTo(cheekX + wide, cheekY);
    c.ellipse(cheekX, cheekY, wide, r * 0.13, 0, 0, TURN);
  }
  c.fill();
  paintMouth(c, r, face, mood);
  paintEyes(c, r, face, mood);
  c.restore();
}

function paintMouth(c: Context, r: number, face: Features, mood: Mood): void {
  const [x, y] = [(face.x + face.dx * 0.08) * r, (face.y + 0.42) * r];
  const open = mood.mouth;
  if (open > 0.12) {
    const [wide, tall] = [r * (0.14 + 0.16 * open), r * (0.1 + 0.24 * open)];
    blob(c, x, y + tall * 0.2, wide, tall, PALETTE.ink);
    blob(c, x, y + tall * 0.62, wide * 0.62, tall * 0.42, '#ff6f7d');
    return;
  }
  const bend = mood.temper === 'cross' || mood.temper === 'dizzy' ? -0.1 : 0.16;
  rim(c, PALETTE.ink, r * 0.1, (path) => {
    path.moveTo(x - r * 0.2, y - bend * r * 0.4);
    path.quadraticCurveTo(x, y + r * bend * 1.4, x + r * 0.2, y - bend * r * 0.4);
  });
}

/** Both eyes, white by white and pupil by pupil. The one on the far side of the turn is seen at a slant. */
function paintEyes(c: Context, r: number, face: Features, mood: Mood): void {
  const y = (face.y - 0.1) * r;
  const aside = 0.4 - 0.07 * Math.abs(face.dx);
  const lx = (face.x - aside) * r;
  const rx = (face.x + aside) * r;
  const slant = 1 - 0.26 * Math.abs(face.dx);
  const lf = face.dx < 0 ? slant : 1;
  const rf = face.dx > 0 ? slant : 1;
  if (mood.temper === 'dizzy') {
    rim(c, PALETTE.ink, r * 0.13, (path) => {
      for (const x of [lx, rx])
        for (const lean of SIDES) {
          path.moveTo(x - r * 0.2, y - lean * r * 0.2);
          path.lineTo(x + r * 0.2, y + lean * r * 0.2);
        }
    });
    return;
  }
  if (mood.blink > 0.5) {
    rim(c, PALETTE.ink, r * 0.11, (path) => {
      path.moveTo(lx - r * 0.24 * lf, y);
      path.quadraticCurveTo(lx, y + r * 0.16, lx + r * 0.24 * lf, y);
      path.moveTo(rx - r * 0.24 * rf, y);
      path.quadraticCurveTo(rx, y + r * 0.16, rx + r * 0.24 * rf, y);
    });
    return;
  }
  c.fillStyle = '#ffffff';
  twoBlobs(c, lx, rx, y, r * 0.34, r * 0.4, lf, rf);
  rim(c, PALETTE.ink, r * 0.085);
  const gx = Math.cos(mood.gaze) * r * 0.14;
  const py = y + Math.sin(mood.gaze) * r * 0.16;
  c.fillStyle = PALETTE.ink;
  twoBlobs(c, lx + gx * lf, rx + gx * rf, py, r * 0.2, r * 0.225, lf, rf);
  c.fillStyle = '#ffffff';
  const glint = r * 0.06;
  twoBlobs(
    c,
    lx + gx * lf - glint,
    rx + gx * rf - glint,
    py - r * 0.09,
    r * 0.085,
    r * 0.085,
    1,
    1,
  );
  if (mood.temper !== 'cross' && mood.temper !== 'shy') return;
  const inner = mood.temper === 'cross' ? 0.1 : -0.16;
  rim(c, PALETTE.ink, r * 0.13, (path) => {
    path.moveTo(lx + r * 0.3, y - r * (0.5 - inner));
    path.lineTo(lx - r * 0.3, y - r * (0.5 + inner));
    path.moveTo(rx - r * 0.3, y - r * (0.5 - inner));
    path.lineTo(rx + r * 0.3, y - r * (0.5 + inner));
  });
}

/** Fills one on either side, each `lf` and `rf` as wide as it would be from the front. */
function twoBlobs(
  c: Context,
  lx: number,
  rx: number,
  y: number,
  wide: number,
  tall: number,
  lf: number,
  rf: number,
): void {
  c.beginPath();
  c.moveTo(lx + wide * lf, y);
  c.ellipse(lx, y, wide * lf, tall, 0, 0, TURN);
  c.moveTo(rx + wide * rf, y);
  c.ellipse(rx, y, wide * rf, tall, 0, 0, TURN);
  c.fill();
}

/** Scallion leaves, one unit long for the head's radius, each turned about the foot of the sprig. */
const LEAVES = (
  [
    [-0.72, 0.86, '#2fae4d'],
    [0.66, 0.94, '#43c55c'],
    [-0.04, 1.16, '#6fdc6a'],
  ] as const
).map(([turn, long, color]) => ({ color, shape: leaf(turn, long) }));

function leaf(turn: number, long: number): draw.Outline {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return new draw.Outline((path) => {
    const bend = (bx: number, by: number, x: number, y: number): void =>
      path.quadraticCurveTo(
        bx * cos - by * sin,
        bx * sin + by * cos,
        x * cos - y * sin,
        x * sin + y * cos,
      );
    path.moveTo(-0.1 * cos - 0.12 * sin, -0.1 * sin + 0.12 * cos);
    bend(-0.34, -0.6 * long, 0.02, -long);
    bend(0.3, -0.5 * long, 0.1, 0.12);
    path.closePath();
  });
}

/** Scallion leaves on top of the head, left behind a little by every turn. */
function paintSprig(c: Context, r: number, face: Features, mood: Mood): void {
  const lag = Math.max(-0.5, Math.min(0.5, Math.sin(mood.gaze - mood.angle)));
  c.save();
  c.translate(-face.dx * r * 0.3, -r * (0.9 + 0.06 * face.dy));
  c.rotate(-face.dx * 0.42 - lag * 0.4);
  c.scale(r, r);
  for (const { shape, color } of LEAVES) {
    shape.fill(c, color);
    shape.rim(c, PALETTE.ink, (mood.rim * 1.1) / r);
  }
  c.restore();
}
