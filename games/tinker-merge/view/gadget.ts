import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { chainOf, tierOf } from '../rules/pieces.ts';
import { GADGETS } from './gadgets.ts';
import { moves, paintFace, paintPart, paintRound, spinOf, type Part } from './parts.ts';

const NONE: readonly Part[] = [];
export const partsOf = (piece: number): readonly Part[] =>
  GADGETS[chainOf(piece)]?.[tierOf(piece) - 1] ?? NONE;

/** A gadget that stands still, in a square of 100 around 0, 0. */
export function paintGadget(c: Context, piece: number): void {
  paintStill(c, piece);
  for (const part of partsOf(piece)) if (moves(part)) paintPart(c, part);
}

function paintStill(c: Context, piece: number): void {
  draw.blob(c, 0, 44, 36, 7, draw.fade('#1b1038', 0.22));
  for (const part of partsOf(piece)) {
    if (part[0] === 'dial') paintFace(c, part[1], part[2], part[3]);
    else if (!moves(part)) paintPart(c, part);
  }
}

export type Pose = {
  readonly x: number;
  readonly y: number;
  /** World units of its square. */
  readonly size: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  readonly alpha?: number;
  /** 0 at rest, 1 while it is wound up, more while it runs. */
  readonly power?: number;
  readonly time?: number;
};

/** Stamps are larger than their square for what stands out of it. */
const ROOM = 112;

/** A gadget on the bench: its body, and what moves on top of it. */
export function drawGadget(to: Surface, piece: number, pose: Pose): void {
  const { x, y, size, scaleX = 1, scaleY = 1, alpha = 1, power = 0, time = 0 } = pose;
  const one = size / 100;
  const [wide, high] = [one * scaleX, one * scaleY];
  to.stamp(`gadget ${piece}`, ROOM, ROOM, (c) => paintStill(c, piece), x, y, {
    scaleX: wide,
    scaleY: high,
    alpha,
  });
  for (const [at, part] of partsOf(piece).entries()) {
    if (!moves(part)) continue;
    const [px, py] = [x + Number(part[1]) * wide, y + Number(part[2]) * high];
    if (part[0] === 'steam') {
      if (power > 0) drawSteam(to, px, py, one, time + at * 0.7, alpha);
      continue;
    }
    if (part[0] === 'lamp' && power > 0) {
      const beat = 0.75 + 0.25 * Math.sin(time * 3 + at);
      drawGlow(to, px, py, part[3] * one * 2.4, alpha * beat);
    }
    const dim = part[0] === 'lamp' && power === 0 ? 0.55 : 1;
    to.stamp(`part ${piece} ${at}`, ROOM, ROOM, (c) => paintRound(c, part), px, py, {
      scaleX: wide,
      scaleY: high,
      alpha: alpha * dim,
      rotate: spinOf(part) * time * power,
    });
  }
}

/** A soft light, painted once. */
export function drawGlow(to: Surface, x: number, y: number, r: number, alpha: number): void {
  const one = r / 50;
  to.stamp(
    'glow',
    100,
    100,
    (c) => draw.disc(c, 0, 0, 50, draw.radial(c, 0, 0, 50, '#ffe98ad0', '#ffd24a60', '#ffd24a00')),
    x,
    y,
    { scaleX: one, scaleY: one, alpha },
  );
}

function drawSteam(
  to: Surface,
  x: number,
  y: number,
  one: number,
  time: number,
  alpha: number,
): void {
  for (let puff = 0; puff < 2; puff += 1) {
    const age = (time * 0.8 + puff * 0.5) % 1;
    const r = (4 + age * 7) * one;
    draw.disc(
      to.c,
      x + Math.sin(age * 5 + puff) * 4 * one,
      y - age * 22 * one,
      r,
      draw.fade('#ffffff', 0.75 * (1 - age) * alpha),
    );
  }
}
