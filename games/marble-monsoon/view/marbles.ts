import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { WIDE } from '../rules/path.ts';
import { CLAY } from '../rules/state.ts';

const R = WIDE / 2;
/** Each color has a mark of its own. */
export const HUES = ['#f23b4e', '#ffc21c', '#2f86ff', '#2fbf5f', '#9b4df2', '#a8754c'] as const;
const CREAM = '#fffaf0';
const ROOM = WIDE + 18;

export const hueOf = (hue: number): string => HUES[hue] ?? HUES[0];

function paintBody(c: Context, hue: number): void {
  const color = hueOf(hue);
  draw.blob(c, 3, 6, R * 0.98, R * 0.92, draw.fade('#03182a', 0.45));
  draw.disc(c, 0, 0, R, draw.PALETTE.ink);
  const face = draw.radial(
    c,
    -6,
    -8,
    R * 1.75,
    draw.tint(color, 0.42),
    color,
    draw.shade(color, 0.55),
  );
  draw.disc(c, 0, 0, R - 1.6, face);
  if (hue === CLAY) {
    for (const [x, y, r] of [
      [-8, 4, 5],
      [7, -6, 4],
      [5, 9, 3.4],
      [-6, -10, 3],
    ] as const)
      draw.disc(c, x, y, r, draw.fade('#5c3620', 0.5));
    draw.drawPath(c, 'M-16 -4L-6 0L-2 9L8 6L15 12M-6 0L-2 -12', { line: '#5c3620', width: 2.4 });
    return;
  }
  // Light that comes back from the water.
  draw.rim(c, draw.fade(draw.tint(color, 0.6), 0.75), 2.6, (path) =>
    path.arc(0, 0, R - 4.4, 0.5, 2.2),
  );
}

function paintMark(c: Context, hue: number): void {
  const dark = draw.fade(draw.shade(hueOf(hue), 0.72), 0.85);
  const outlined = (trace: (path: Context) => void): void => {
    c.beginPath();
    trace(c);
    draw.rim(c, dark, 3.4);
    c.fillStyle = CREAM;
    c.fill();
  };
  switch (hue) {
    case 0:
      // A ring.
      draw.ring(c, 0, 0, 8.6, 8.2, dark);
      draw.ring(c, 0, 0, 8.6, 5, CREAM);
      break;
    case 1:
      outlined((path) => draw.traceStar(path, 0, 0, 14, 5, 0.48));
      break;
    case 2:
      for (const [color, width] of [
        [dark, 8],
        [CREAM, 4.8],
      ] as const) {
        draw.drawPath(
          c,
          'M-13 -5C-8 -11 -4 -1 1 -6C5 -10 9 -8 13 -5M-13 6C-8 0 -4 10 1 5C5 1 9 3 13 6',
          {
            line: color,
            width,
          },
        );
      }
      break;
    case 3:
      outlined((path) => {
        path.moveTo(-13, 8);
        path.quadraticCurveTo(-12, -10, 12, -11);
        path.quadraticCurveTo(12, 10, -6, 11);
        path.closePath();
      });
      draw.drawPath(c, 'M-12 11L6 -5', { line: dark, width: 2.6 });
      break;
    case 4:
      outlined((path) => {
        path.moveTo(0, -14);
        path.lineTo(10, 0);
        path.lineTo(0, 14);
        path.lineTo(-10, 0);
        path.closePath();
      });
      break;
    default:
  }
}

function paintGloss(c: Context): void {
  draw.blob(c, -7, -11, 9, 5.2, '#ffffffb8', -0.5);
  draw.disc(c, 8, -12, 1.8, '#ffffffa0');
}

/** A paper lantern inside: ribs, and a warm glow around. */
function paintLamp(c: Context): void {
  draw.disc(c, 0, 0, R + 14, draw.radial(c, 0, 0, R + 14, '#ffd56ad0', '#ffb04a90', '#ff9a3000'));
}

function paintFrame(c: Context): void {
  draw.ring(c, 0, 0, R - 1, 5.6, draw.PALETTE.ink);
  draw.ring(c, 0, 0, R - 1, 3, '#ffdf7a');
  for (const turn of [0, 1, 2, 3]) {
    c.save();
    c.rotate((turn * Math.PI) / 2 + Math.PI / 4);
    draw.drawPath(c, 'M15 -4L25 0L15 4Z', { fill: '#ffdf7a', line: draw.PALETTE.ink, width: 2.4 });
    c.restore();
  }
}

/** Flash of a marble that is about to pop. */
function paintFlash(c: Context): void {
  draw.disc(c, 0, 0, R + 2, '#fffdf0');
}

export type MarbleLook = {
  readonly hue: number;
  readonly lamp?: boolean;
  /** Radians that it has rolled, for its mark. */
  readonly turn: number;
  readonly size?: number;
  /** 0 to 1. */
  readonly flash?: number;
};

export function drawMarble(to: Surface, x: number, y: number, look: MarbleLook): void {
  const { hue, turn, size = 1, flash = 0, lamp = false } = look;
  const grown = { scaleX: size, scaleY: size };
  if (lamp) to.stamp('lamp', 84, 84, paintLamp, x, y, grown);
  to.stamp(`ball ${hue}`, ROOM, ROOM, (c) => paintBody(c, hue), x, y, grown);
  if (hue !== CLAY) {
    to.stamp(`mark ${hue}`, WIDE, WIDE, (c) => paintMark(c, hue), x, y, { ...grown, rotate: turn });
  }
  to.stamp('gloss', WIDE, WIDE, paintGloss, x, y, grown);
  if (lamp) to.stamp('frame', 64, 64, paintFrame, x, y, { ...grown, rotate: turn * 0.4 });
  if (flash > 0)
    to.stamp('flash', WIDE + 8, WIDE + 8, paintFlash, x, y, { ...grown, alpha: flash });
}

/** Colors of what a marble bursts into. */
export const shards = (hue: number): readonly string[] => {
  const color = hueOf(hue);
  return [color, draw.tint(color, 0.45), draw.mix(color, '#ffffff', 0.75)];
};
