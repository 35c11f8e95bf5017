import { blob, disc, fade, fillPath, PALETTE, rim, shade, tint, type Context } from './draw.ts';
import type { Skin } from './ribbon.ts';

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
  const [dx, dy] = [Math.cos(mood.angle), Math.sin(mood.angle)];
  const face: Features = { x: dx * 0.32, y: dy * 0.27 - 0.02, dx, dy };
  c.save();
  c.translate(x, y);
  if (mood.sprig) paintSprig(c, r, face, mood);
  c.save();
  c.rotate(mood.angle);
  c.scale(1.03 - 0.22 * mood.squash, 0.99 + 0.18 * mood.squash);
  disc(c, 0, 0, r, skin.body);
  rim(c, PALETTE.ink, mood.rim * 2);
  c.fill();
  c.restore();
  blob(c, r * 0.12, r * 0.42, r * 0.74, r * 0.5, fade(shade(skin.body, 0.34), 0.26));
  blob(c, -r * 0.3, -r * 0.52, r * 0.44, r * 0.24, fade(tint(skin.body, 0.85), 0.62), -0.5);
  for (const side of [-1, 1]) {
    const far = side * dx > 0 ? 0.72 : 1;
    const cheekX = face.x + side * (0.68 - 0.16 * Math.abs(dx));
    blob(c, cheekX * r, (face.y + 0.3) * r, r * 0.17 * far, r * 0.13, fade(skin.cheek, 0.85));
  }
  paintMouth(c, r, face, mood);
  for (const side of [-1, 1]) paintEye(c, r, face, side, mood);
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

function paintEye(c: Context, r: number, face: Features, side: number, mood: Mood): void {
  // The eye on the far side of the turn is seen at a slant.
  const far = side * face.dx > 0 ? 1 - 0.26 * Math.abs(face.dx) : 1;
  const x = (face.x + side * (0.4 - 0.07 * Math.abs(face.dx))) * r;
  const y = (face.y - 0.1) * r;
  if (mood.temper === 'dizzy') {
    rim(c, PALETTE.ink, r * 0.13, (path) => {
      for (const slant of [-1, 1]) {
        path.moveTo(x - r * 0.2, y - slant * r * 0.2);
        path.lineTo(x + r * 0.2, y + slant * r * 0.2);
      }
    });
    return;
  }
  if (mood.blink > 0.5) {
    rim(c, PALETTE.ink, r * 0.11, (path) => {
      path.moveTo(x - r * 0.24 * far, y);
      path.quadraticCurveTo(x, y + r * 0.16, x + r * 0.24 * far, y);
    });
    return;
  }
  fillPath(c, '#ffffff', (path) => path.ellipse(x, y, r * 0.34 * far, r * 0.4, 0, 0, 7));
  rim(c, PALETTE.ink, r * 0.085);
  const [px, py] = [x + Math.cos(mood.gaze) * r * 0.14 * far, y + Math.sin(mood.gaze) * r * 0.16];
  blob(c, px, py, r * 0.2 * far, r * 0.225, PALETTE.ink);
  disc(c, px - r * 0.06, py - r * 0.09, r * 0.085, '#ffffff');
  if (mood.temper !== 'cross' && mood.temper !== 'shy') return;
  const inner = mood.temper === 'cross' ? 0.1 : -0.16;
  rim(c, PALETTE.ink, r * 0.13, (path) => {
    path.moveTo(x - side * r * 0.3, y - r * (0.5 - inner));
    path.lineTo(x + side * r * 0.3, y - r * (0.5 + inner));
  });
}

/** Scallion leaves on top of the head, left behind a little by every turn. */
function paintSprig(c: Context, r: number, face: Features, mood: Mood): void {
  const lag = Math.max(-0.5, Math.min(0.5, Math.sin(mood.gaze - mood.angle)));
  c.save();
  c.translate(-face.dx * r * 0.3, -r * (0.9 + 0.06 * face.dy));
  c.rotate(-face.dx * 0.42 - lag * 0.4);
  for (const [turn, long, colour] of [
    [-0.72, 0.86, '#2fae4d'],
    [0.66, 0.94, '#43c55c'],
    [-0.04, 1.16, '#6fdc6a'],
  ] as const) {
    c.save();
    c.rotate(turn);
    fillPath(c, colour, (path) => {
      path.moveTo(-r * 0.1, r * 0.12);
      path.quadraticCurveTo(-r * 0.34, -r * long * 0.6, r * 0.02, -r * long);
      path.quadraticCurveTo(r * 0.3, -r * long * 0.5, r * 0.1, r * 0.12);
      path.closePath();
    });
    rim(c, PALETTE.ink, mood.rim * 1.1);
    c.restore();
  }
  c.restore();
}
