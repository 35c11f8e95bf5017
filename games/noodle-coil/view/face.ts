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

/** A head seen from above, its nose along its angle. `r` is its radius. */
export function paintHead(
  c: Context,
  x: number,
  y: number,
  r: number,
  skin: Skin,
  mood: Mood,
): void {
  c.save();
  c.translate(x, y);
  c.rotate(mood.angle);
  c.scale(1 - 0.2 * mood.squash, 1 + 0.16 * mood.squash);
  fillPath(c, skin.body, (path) => path.ellipse(0, 0, r * 1.06, r * 0.98, 0, 0, 7));
  rim(c, PALETTE.ink, mood.rim * 2);
  c.fillStyle = skin.body;
  c.fill();
  blob(c, -r * 0.16, r * 0.3, r * 0.84, r * 0.6, fade(shade(skin.body, 0.3), 0.22));
  blob(c, r * 0.1, -r * 0.36, r * 0.62, r * 0.34, fade(tint(skin.body, 0.8), 0.5));
  for (const side of [-1, 1])
    blob(c, r * 0.36, side * r * 0.72, r * 0.2, r * 0.15, fade(skin.cheek, 0.75));
  paintMouth(c, r, mood);
  for (const side of [-1, 1]) paintEye(c, r, side, mood);
  if (mood.sprig) paintSprig(c, r, mood);
  c.restore();
}

function paintMouth(c: Context, r: number, mood: Mood): void {
  const open = mood.mouth;
  if (open > 0.12) {
    blob(c, r * 0.8, 0, r * (0.12 + 0.2 * open), r * (0.14 + 0.28 * open), PALETTE.ink);
    blob(c, r * 0.76, 0, r * 0.12 * open, r * 0.2 * open, '#ff6f7d');
    return;
  }
  rim(c, PALETTE.ink, r * 0.09, (path) => {
    path.moveTo(r * 0.8, -r * 0.22);
    path.quadraticCurveTo(r * 0.94, 0, r * 0.8, r * 0.22);
  });
}

function paintEye(c: Context, r: number, side: number, mood: Mood): void {
  const [x, y] = [r * 0.3, side * r * 0.43];
  if (mood.temper === 'dizzy') {
    rim(c, PALETTE.ink, r * 0.13, (path) => {
      for (const slant of [-1, 1]) {
        path.moveTo(x - r * 0.2, y - slant * r * 0.2);
        path.lineTo(x + r * 0.2, y + slant * r * 0.2);
      }
    });
    return;
  }
  const open = 1 - mood.blink;
  if (open < 0.25) {
    rim(c, PALETTE.ink, r * 0.11, (path) => {
      path.moveTo(x - r * 0.05, y - r * 0.26);
      path.quadraticCurveTo(x + r * 0.12, y, x - r * 0.05, y + r * 0.26);
    });
    return;
  }
  fillPath(c, '#ffffff', (path) => path.ellipse(x, y, r * 0.34 * open, r * 0.36, 0, 0, 7));
  rim(c, PALETTE.ink, r * 0.08);
  const look = mood.gaze - mood.angle;
  const [px, py] = [x + Math.cos(look) * r * 0.13, y + Math.sin(look) * r * 0.13];
  disc(c, px, py, r * 0.2, PALETTE.ink);
  disc(c, px + r * 0.06, py - r * 0.07, r * 0.075, '#ffffff');
  if (mood.temper === 'cross' || mood.temper === 'shy') {
    const tilt = mood.temper === 'cross' ? 1 : -0.8;
    rim(c, PALETTE.ink, r * 0.12, (path) => {
      path.moveTo(x - r * 0.02 - tilt * r * 0.12, y + side * r * 0.34);
      path.lineTo(x - r * 0.02 + tilt * r * 0.2 + r * 0.16, y - side * r * 0.26);
    });
  }
}

/** Two scallion leaves that lag behind the turn. */
function paintSprig(c: Context, r: number, mood: Mood): void {
  const lag = Math.max(-0.6, Math.min(0.6, Math.sin(mood.gaze - mood.angle)));
  for (const [turn, colour] of [
    [0.42, '#2fae4d'],
    [-0.38, '#58d368'],
  ] as const) {
    c.save();
    c.translate(-r * 0.42, 0);
    c.rotate(Math.PI + turn - lag * 0.6);
    fillPath(c, colour, (path) => {
      path.moveTo(0, 0);
      path.quadraticCurveTo(r * 0.4, -r * 0.34, r * 0.86, -r * 0.04);
      path.quadraticCurveTo(r * 0.42, r * 0.2, 0, 0);
    });
    rim(c, PALETTE.ink, r * 0.09);
    c.restore();
  }
  disc(c, -r * 0.42, 0, r * 0.13, '#f4ffe8');
  rim(c, PALETTE.ink, r * 0.07);
}
