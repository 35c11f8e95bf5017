import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
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
  c.save();
  c.translate(at.x, at.y);
  c.rotate(at.rotate);
  c.scale(at.scaleX * at.face, at.scaleY);
  const box = { x: -28, y: -66, width: 330, height: 260 };
  draw.stamped(to, `chameleon ${at.color} ${at.pose}`, box, (on) =>
    draw.transformed(on, { x: 28, y: 66 }, () => paintBody(on, at.color, at.pose)),
  );
  const x = EYE.x + Math.cos(at.gaze) * 8;
  const y = EYE.y + Math.sin(at.gaze) * 8;
  draw.disc(c, x, y, 10, INK);
  draw.disc(c, x + 3, y - 4, 3.6, draw.PALETTE.white);
  if (at.lid > 0) draw.blob(c, EYE.x, EYE.y - 19 + 10 * at.lid, 20, 12 * at.lid, look.body);
  c.restore();
}

function paintBody(c: Context, color: number, pose: Pose): void {
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
