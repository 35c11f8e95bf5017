import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Keepsake, Surface } from '@playgrove/kit/runtime';
import {
  BELLY,
  CREST,
  EYE,
  HEAD,
  LIMBS,
  lookOf,
  MOUTH,
  signOf,
  SPIKES,
  TORSO,
  type Pose,
} from './shapes.ts';

const INK = draw.PALETTE.ink;
const OUT = 15;

export type Posed = {
  readonly x: number;
  readonly y: number;
  readonly color: number;
  readonly pose: Pose;
  /** 1 to the right, −1 to the left. */
  readonly face: number;
  readonly rotate: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** Where the eye looks, radians, and how far its lid is down, 0 to 1. */
  readonly gaze: number;
  readonly lid: number;
};

/** The hero, its feet on x, y. */
export function drawChameleon(to: Surface, at: Posed): void {
  const { c } = to;
  const look = lookOf(at.color);
  const hat = HATS.of(to);
  c.save();
  c.translate(at.x, at.y);
  c.rotate(at.rotate);
  c.scale(at.scaleX * at.face, at.scaleY);
  const box = { x: -28, y: -86, width: 330, height: 300 };
  draw.stamped(to, `chameleon ${at.color} ${at.pose}`, box, (on) =>
    draw.transformed(on, { x: 28, y: 86 }, () => paintBody(on, at.color, at.pose, hat)),
  );
  const x = EYE.x + Math.cos(at.gaze) * 8;
  const y = EYE.y + Math.sin(at.gaze) * 8;
  draw.disc(c, x, y, 10, INK);
  draw.disc(c, x + 3, y - 4, 3.6, draw.PALETTE.white);
  if (at.lid > 0) draw.blob(c, EYE.x, EYE.y - 19 + 10 * at.lid, 20, 12 * at.lid, look.body);
  c.restore();
}

type Look = Keepsake & {
  /** The crown of the hat on its head, about 60 wide, and its brim. */
  readonly crown: string;
  readonly brim?: string;
  readonly fill: readonly [string, string];
  readonly trim: string;
};
const BAND = 'M-27 -2Q0 -10 27 -2L28 -12Q0 -21 -28 -12Z';

/** What players own: the chameleon's hats. */
export const HATS = keepsakes<Look>(
  [
    { id: 'bare', needs: 0, crown: '', fill: ['', ''], trim: '' },
    {
      id: 'leaf',
      needs: 2,
      crown:
        'M0 2C-34 0 -48 -30 -36 -52C-8 -54 10 -30 0 2ZM0 2C2 -22 18 -36 38 -34C42 -14 26 2 0 2Z',
      fill: ['#a8e05a', '#4f9e2a'],
      trim: '#2f6b1a',
    },
    {
      id: 'straw',
      needs: 5,
      crown: 'M-28 0C-28 -46 28 -46 28 0Z',
      brim: 'M-54 2Q0 -14 54 2Q0 18 -54 2Z',
      fill: ['#fff0b0', '#e8b84a'],
      trim: '#e5484d',
    },
    {
      id: 'party',
      needs: 10,
      crown: 'M-25 2L4 -64L27 2Q0 10 -25 2Z',
      fill: ['#ff8fd0', '#d93a9a'],
      trim: '#ffe14a',
    },
    {
      id: 'top',
      needs: 18,
      crown: 'M-26 0L-30 -52Q0 -62 30 -52L26 0Z',
      brim: 'M-44 2Q0 -12 44 2Q0 16 -44 2Z',
      fill: ['#5a5288', '#2a2450'],
      trim: '#ffcf3a',
    },
    {
      id: 'wizard',
      needs: 30,
      crown: 'M-28 0Q-14 -52 14 -76Q10 -34 28 0Z',
      brim: 'M-52 2Q0 -14 52 2Q0 20 -52 2Z',
      fill: ['#8a7aff', '#3f2fb8'],
      trim: '#8ff6ff',
    },
    {
      id: 'crown',
      needs: 46,
      crown: 'M-29 4L-35 -38L-15 -20L0 -46L15 -20L35 -38L29 4Q0 12 -29 4Z',
      fill: ['#fff0a0', '#f0a81f'],
      trim: '#e5384f',
    },
  ],
  (c, look) => {
    c.scale(0.36, 0.36);
    c.translate(-4, 84);
    paintBody(c, 0, 'sit', look);
    draw.disc(c, EYE.x + 8, EYE.y, 10, INK);
  },
);

function paintHat(c: Context, { crown, brim, fill, trim }: Look): void {
  const paint = draw.down(c, -60, 6, ...fill);
  draw.drawPath(c, crown, { fill: paint, line: INK, width: 10 });
  if (brim !== undefined) {
    draw.drawPath(c, BAND, { fill: trim });
    draw.drawPath(c, brim, { fill: paint, line: INK, width: 10 });
  } else for (const x of [-14, 0, 14]) draw.disc(c, x, -8, 4.5, trim);
}

function paintBody(c: Context, color: number, pose: Pose, hat: Look): void {
  const { body, deep, light } = lookOf(color);
  const { tail, back, front } = LIMBS[pose];
  const skin = draw.down(c, -160, 10, light, body, body);
  const dark = draw.down(c, -80, 10, body, deep);
  // The outline of the whole, first.
  draw.drawPath(c, tail, { line: INK, width: 22 + OUT });
  for (const d of [back, front]) draw.drawPath(c, d, { line: INK, width: 22 + OUT });
  for (const d of [SPIKES, TORSO, HEAD]) draw.drawPath(c, d, { line: INK, width: OUT });
  draw.disc(c, EYE.x, EYE.y, EYE.r + 7, INK);

  draw.drawPath(c, tail, { line: body, width: 22 });
  draw.drawPath(c, tail, { line: draw.fade(light, 0.55), width: 6 });
  draw.drawPath(c, back, { line: dark, width: 22 });
  draw.drawPath(c, SPIKES, { fill: deep });
  draw.drawPath(c, TORSO, { fill: skin });
  draw.drawPath(c, BELLY, { fill: draw.fade(light, 0.75) });
  draw.drawPath(c, front, { line: body, width: 22 });
  draw.drawPath(c, front, { line: draw.fade(light, 0.4), width: 7 });
  draw.drawPath(c, HEAD, { fill: draw.down(c, -168, -60, light, body) });
  draw.drawPath(c, CREST, { fill: draw.fade(deep, 0.55) });
  // The sign on its flank: nobody needs the color.
  draw.transformed(c, { x: -22, y: -68, scale: 29 }, () => {
    draw.drawPath(c, signOf(color), { fill: '#fffdf4', line: deep, width: 0.34 });
  });
  draw.blob(c, -34, -104, 24, 7, draw.fade(draw.PALETTE.white, 0.6), -0.3);
  draw.drawPath(c, MOUTH, { line: deep, width: 6 });
  draw.blob(c, 58, -76, 11, 7, draw.fade('#ff7fa8', 0.75));
  draw.disc(c, 108, -100, 3.4, deep);
  draw.disc(
    c,
    EYE.x,
    EYE.y,
    EYE.r,
    draw.radial(c, EYE.x - 6, EYE.y - 10, EYE.r * 1.5, light, body, deep),
  );
  draw.ring(c, EYE.x, EYE.y, EYE.r - 4, 2.5, draw.fade(deep, 0.5));
  draw.disc(c, EYE.x, EYE.y, 18, draw.PALETTE.white);
  if (hat.crown !== '')
    draw.transformed(c, { x: 36, y: -146, rotate: -0.24, scale: 0.9 }, () => paintHat(c, hat));
}

/** From the mouth to a beetle, and back. */
export function drawTongue(
  to: Surface,
  from: { readonly x: number; readonly y: number },
  goal: { readonly x: number; readonly y: number },
  part: number,
): void {
  const { c } = to;
  const reach = Math.sin(part * Math.PI);
  const x = from.x + (goal.x - from.x) * reach;
  const y = from.y + (goal.y - from.y) * reach;
  for (const [width, paint] of [
    [17, INK],
    [10, '#ff7fa8'],
  ] as const) {
    c.strokeStyle = paint;
    c.lineWidth = width;
    c.lineCap = 'round';
    c.beginPath();
    c.moveTo(from.x, from.y);
    c.quadraticCurveTo((from.x + x) / 2, Math.min(from.y, y) - 16, x, y);
    c.stroke();
  }
  draw.disc(c, x, y, 13, INK);
  draw.disc(c, x, y, 9, '#ff7fa8');
}
