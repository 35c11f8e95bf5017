import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Runner } from '../rules/crew.ts';
import { joints, type Joints, type Limb, type Pose } from './pose.ts';

const INK = draw.PALETTE.ink;

type Look = {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly legs: string;
  readonly shoe: string;
  readonly mark: string;
};

export const LOOKS: Readonly<Record<Runner, Look>> = {
  pia: {
    skin: '#ffd2ae',
    hair: '#e2502e',
    top: '#ff4b55',
    legs: '#2f4fa8',
    shoe: '#ffffff',
    mark: '#ffd02e',
  },
  koa: {
    skin: '#9a5d36',
    hair: '#2a1a2e',
    top: '#14c4b4',
    legs: '#f7f0dc',
    shoe: '#ff8a1f',
    mark: '#eafffb',
  },
  zuri: {
    skin: '#6a3a22',
    hair: '#23152b',
    top: '#ffd02e',
    legs: '#7338e8',
    shoe: '#ff4f9a',
    mark: '#ff4f9a',
  },
  mateo: {
    skin: '#cf9060',
    hair: '#4a2a1c',
    top: '#45d15b',
    legs: '#3d3358',
    shoe: '#4cc3ff',
    mark: '#ffffff',
  },
  noor: {
    skin: '#e0a070',
    hair: '#8a4dff',
    top: '#2f7dff',
    legs: '#2b1b4d',
    shoe: '#ffd02e',
    mark: '#ff6ab0',
  },
};

/** The limbs that are farther away. */
const FAR = Object.fromEntries(
  Object.entries(LOOKS).map(([who, look]) => [
    who,
    Object.fromEntries(
      Object.entries(look).map(([part, color]) => [part, draw.shade(color, 0.15)]),
    ),
  ]),
) as Readonly<Record<Runner, Look>>;

/**
 * A runner, feet on 0, 0, facing right, about 100 tall.
 * @param baton holds it
 */
export function drawRunner(c: Context, who: Runner, pose: Pose, baton: boolean): void {
  const look = LOOKS[who];
  const far = FAR[who];
  const j = joints(pose);
  const shoulder = { x: Math.sin(j.lean) * 34, y: j.hip - Math.cos(j.lean) * 34 };
  if (pose.kind === 'glide') kite(c, who, shoulder.x, shoulder.y - 66);
  // All that is drawn with `limb`.
  c.lineJoin = 'round';
  c.lineCap = 'round';
  arm(c, shoulder.x - 4, shoulder.y + 4, j.rear, far, false);
  leg(c, -3, j.hip, j.back, far);
  ponytail(c, who, shoulder, j.lean, pose.phase);
  torso(c, look, j, shoulder);
  leg(c, 3, j.hip, j.front, look);
  const wide = pose.kind === 'fall' || pose.kind === 'wall';
  draw.place(
    c,
    shoulder.x + Math.sin(j.lean) * 20,
    shoulder.y - 22 * Math.max(0.55, Math.cos(j.lean)),
    () => {
      const paint = (on: Context): void => head(on, who, wide);
      draw.stamp(c, `head ${who} ${wide}`, 0, 0, 1, () => HEAD_REACH, paint);
    },
    j.lean * 0.4,
  );
  arm(c, shoulder.x + 2, shoulder.y + 5, j.arm, look, baton);
}

/** A line from one point to another, and on to a third where there is one. */
function limb(
  c: Context,
  width: number,
  paint: string,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  dx = bx,
  dy = by,
): void {
  c.strokeStyle = paint;
  c.lineWidth = width;
  c.beginPath();
  c.moveTo(ax, ay);
  c.lineTo(bx, by);
  c.lineTo(dx, dy);
  c.stroke();
}

function leg(c: Context, x: number, y: number, [a, b]: Limb, look: Look): void {
  const kx = x + Math.sin(a) * 22;
  const ky = y + Math.cos(a) * 22;
  const fx = kx + Math.sin(a + b) * 21;
  const fy = ky + Math.cos(a + b) * 21;
  limb(c, 20, INK, x, y, kx, ky, fx, fy);
  limb(c, 13, look.legs, x, y, kx, ky);
  limb(c, 11, look.skin, (kx * 2 + x) / 3, (ky * 2 + y) / 3, kx, ky, fx, fy);
  c.save();
  c.translate(fx, fy);
  c.rotate(-(a + b) * 0.75);
  SHOE.fill(c, INK);
  UPPER.fill(c, look.shoe);
  c.fillStyle = look.mark;
  c.fillRect(-6, 2, 22, 3);
  c.restore();
}

const SHOE = new draw.Outline((path) => path.roundRect(-10, -8, 30, 17, 8));
const UPPER = new draw.Outline((path) => path.roundRect(-6.5, -4.5, 23, 9, 4.5));
const BATON = new draw.Outline((path) => path.roundRect(-6, -24, 13, 44, 6));
const STICK = new draw.Outline((path) => path.roundRect(-2.5, -20.5, 6, 37, 3));

function arm(c: Context, x: number, y: number, [a, b]: Limb, look: Look, baton: boolean): void {
  const ex = x + Math.sin(a) * 17;
  const ey = y + Math.cos(a) * 17;
  const hx = ex + Math.sin(a + b) * 16;
  const hy = ey + Math.cos(a + b) * 16;
  if (baton) {
    c.save();
    c.translate(hx, hy);
    c.rotate(0.5 - (a + b) * 0.4);
    BATON.fill(c, INK);
    STICK.fill(c, '#ffd02e');
    c.fillStyle = '#ff4b55';
    c.fillRect(-2.5, -8, 6, 9);
    c.restore();
  }
  limb(c, 17, INK, x, y, ex, ey, hx, hy);
  limb(c, 9, look.skin, x, y, ex, ey, hx, hy);
  limb(c, 11, look.top, x, y, (x + ex) / 2, (y + ey) / 2);
  draw.disc(c, hx, hy, 6.5, look.skin);
}

function torso(c: Context, look: Look, j: Joints, { x, y }: { x: number; y: number }): void {
  const foot = j.hip + 1;
  /** This far up the back. */
  const up = (part: number): number => foot + (y - foot) * part;
  limb(c, 35, INK, 0, foot, x, y);
  limb(c, 26, look.legs, 0, foot, x * 0.3, up(0.3));
  limb(c, 27, look.top, x * 0.4, up(0.4), x, y);
  limb(c, 6, draw.tint(look.top, 0.45), x * 0.5 - 9, up(0.5), x - 8, y + 2);
  const cx = x * 0.66 + 4;
  const cy = up(0.66);
  draw.rounded(c, cx - 7, cy - 6, 14, 12, 3, '#ffffff');
  draw.rounded(c, cx - 2, cy - 4, 4, 8, 1, look.legs);
}

function ponytail(
  c: Context,
  who: Runner,
  at: { x: number; y: number },
  lean: number,
  phase: number,
): void {
  const look = LOOKS[who];
  const x = at.x + Math.sin(lean) * 20 - 16;
  const y = at.y - 26 * Math.max(0.5, Math.cos(lean));
  const wave = Math.sin(phase * 2) * 7;
  if (who === 'pia') {
    limb(c, 19, INK, x, y, x - 18, y - 4 + wave * 0.4, x - 36, y + 8 + wave);
    limb(c, 12, look.hair, x, y, x - 18, y - 4 + wave * 0.4, x - 36, y + 8 + wave);
  }
  if (who === 'noor') {
    limb(c, 17, INK, x + 4, y + 18, x - 16, y + 14 + wave * 0.5, x - 42, y + 20 + wave);
    limb(c, 10, look.mark, x + 4, y + 18, x - 16, y + 14 + wave * 0.5, x - 42, y + 20 + wave);
  }
}

const HEAD_REACH = { left: -42, top: -46, right: 44, bottom: 34 };

/** A head on its side of the neck, looking ahead; with `wide` eyes where there is no ground. */
function head(c: Context, who: Runner, wide: boolean): void {
  const look = LOOKS[who];
  if (who === 'zuri') {
    draw.disc(c, -5, -10, 31, INK);
    draw.disc(c, -5, -10, 27, look.hair);
  }
  draw.disc(c, 0, 0, 25, INK);
  draw.disc(c, 0, 0, 21.5, draw.down(c, -22, 22, draw.tint(look.skin, 0.18), look.skin));
  hair(c, who, look);
  draw.disc(c, 4, 2, 4.6, '#ffffff');
  draw.disc(c, 15, 2, 4.4, '#ffffff');
  draw.disc(c, 6, 2.5, 2.9, INK);
  draw.disc(c, 16.5, 2.5, 2.8, INK);
  const brow = wide ? -8 : -5;
  c.lineJoin = 'round';
  c.lineCap = 'round';
  limb(c, 2.6, INK, 0, -6, 7, brow);
  limb(c, 2.6, INK, 13, brow, 19, -6);
  draw.blob(c, 2, 10, 4, 2.6, draw.fade('#ff5a6e', 0.4));
  if (wide) draw.blob(c, 12, 12, 3.4, 4.4, INK);
  else limb(c, 2.8, INK, 7, 11, 11, 13.5, 16, 11);
}

function hair(c: Context, who: Runner, look: Look): void {
  const cap = (color: string): void =>
    draw.drawPath(
      c,
      'M-17.8 12.93A22 22 0 0 1-9.05-20.05A22 22 0 0 1 21.47-4.8Q6-8-8-4Q-13 2-15 13',
      {
        fill: color,
      },
    );
  if (who === 'mateo') {
    cap(look.hair);
    draw.drawPath(c, 'M-24-5A24 24 0 0 1 24-5L38-5L38-5A8 8 0 0 1 30 3L-24 3', { fill: INK });
    draw.drawPath(c, 'M-20-6A20 20 0 0 1 20-6L-20-6', { fill: look.top });
    draw.rounded(c, 4, -6, 30, 6, 3, draw.tint(look.top, 0.4));
    return;
  }
  if (who === 'noor') {
    draw.drawPath(c, 'M-6.22 24.67A27 27 0 0 1-23.59-18.21A27 27 0 0 1 22.43-13.5', { fill: INK });
    draw.drawPath(c, 'M-7.84 20.76A23.5 23.5 0 0 1-20.57-16.4A23.5 23.5 0 0 1 18.59-13.32', {
      fill: look.mark,
    });
    return;
  }
  cap(look.hair);
  if (who === 'koa') {
    draw.segment(c, -20, -5, 19, -10, 8, look.top);
    for (const [x, y] of [
      [-14, -17],
      [-3, -22],
      [9, -20],
    ] as const)
      draw.disc(c, x, y, 9, look.hair);
  }
  if (who === 'pia') draw.segment(c, -21, -3, 20, -9, 6, look.mark);
  if (who === 'zuri') draw.segment(c, -19, -6, 20, -11, 7, look.mark);
}

/** What everyone glides under: a scarf of their color; for one it is a kite. */
function kite(c: Context, who: Runner, x: number, y: number): void {
  const look = LOOKS[who];
  const wide = who === 'koa' ? 74 : 40;
  const tall = who === 'koa' ? 34 : 20;
  for (const side of [-1, 1])
    draw.segment(c, x + 12, y + 40, x + 12 + side * wide * 0.8, y + 4, 3, INK);
  const sail =
    (grow: number): ((path: Context) => void) =>
    (path) => {
      path.moveTo(x + 12 - wide - grow, y + 6 + grow);
      path.quadraticCurveTo(x + 12, y - tall * 1.9 - grow * 2, x + 12 + wide + grow, y + 6 + grow);
      path.quadraticCurveTo(x + 12, y - tall * 0.35 + grow, x + 12 - wide - grow, y + 6 + grow);
    };
  draw.fillPath(c, INK, sail(5));
  draw.fillPath(
    c,
    draw.down(c, y - tall, y + 8, draw.tint(look.top, 0.35), look.top, draw.shade(look.top, 0.2)),
    sail(0),
  );
}
