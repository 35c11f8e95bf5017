import * as draw from '@playgrove/kit/draw';
import { boardFrame, middleOf } from '@playgrove/kit/logic/gridboard';
import {
  ease,
  type Context,
  type Motion,
  type Point,
  type Rect,
  type Surface,
} from '@playgrove/kit/runtime';
import { gridFor } from './lamps.ts';
import type { State } from './rules.ts';

/** World units. The world is a square, so one layout fits every screen. */
export const WORLD = 720;
const MARGIN = 30;
const SIDE = WORLD - MARGIN * 2;

type Lit = State['lit'];

/** The colors of lit lamps. */
export type Glass = { readonly pane: string; readonly core: string; readonly mark: string };

const frameOf = (lit: Lit) =>
  boardFrame(gridFor(lit), { x: MARGIN, y: MARGIN, width: SIDE, height: SIDE });

/** From cells (the middle of the first is ½, ½) to world units. */
export function placeOf(lit: Lit, { x, y }: Point): Point {
  const frame = frameOf(lit);
  return { x: frame.x + x * frame.cell, y: frame.y + y * frame.cell };
}

export function centerOf(lit: Lit, cell: number): Point {
  return middleOf(gridFor(lit), frameOf(lit), cell);
}

export function cellRect(lit: Lit, cell: number): Rect {
  const { x, y } = centerOf(lit, cell);
  const { cell: side } = frameOf(lit);
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

/** Everything that stands still, painted once into a bitmap of the whole screen. */
export function drawNight(to: Surface): void {
  to.layer('night', (c, bleed) => {
    draw.cover(
      c,
      bleed,
      draw.down(c, bleed.y, bleed.y + bleed.height, '#1c2a6b', '#4a3c94', '#b8638f'),
    );
    draw.glow(c, bleed, WORLD / 2, WORLD / 2, draw.fade('#ffe9b0', 0.22), draw.fade('#ffe9b0', 0));
    draw.vignette(c, bleed, '#0d1033', 0.4);
  });
}

/** The lamps, each fading from what it was before the move. */
export function drawLamps(to: Surface, lit: Lit, motion: Motion<State>, glass: Glass): void {
  const before = motion.from?.lit ?? lit;
  const { cell: side } = frameOf(lit);
  for (const [cell, on] of lit.entries()) {
    const { x, y } = centerOf(lit, cell);
    to.stamp(`lamp off ${side}`, side, side, (c) => paintLamp(c, side, false, glass), x, y);
    const [from, until] = [before[cell] ? 1 : 0, on ? 1 : 0];
    const part = to.reducedMotion ? 1 : ease.out(motion.part);
    const alpha = from + (until - from) * part;
    if (alpha > 0)
      to.stamp(`lamp on ${side}`, side, side, (c) => paintLamp(c, side, true, glass), x, y, {
        alpha,
      });
  }
}

/** A lit lamp differs in shape too: it carries a star. */
export function paintLamp(c: Context, side: number, on: boolean, glass: Glass): void {
  const [half, r] = [side * 0.45, side * 0.3];
  draw.rounded(c, -half, -half, half * 2, half * 2, side * 0.16, on ? glass.pane : '#39346f');
  draw.disc(c, 0, 0, r, on ? glass.core : '#211d4b');
  draw.ring(c, 0, 0, r, side * 0.03, on ? glass.mark : '#5a539c');
  if (on) draw.star(c, 0, 0, r * 0.72, glass.mark);
}

/** The lamp that a hint names. */
export function drawHint({ c }: Surface, lit: Lit, cell: number): void {
  const { x, y } = centerOf(lit, cell);
  const { cell: side } = frameOf(lit);
  draw.ring(c, x, y, side * 0.4, side * 0.06, draw.PALETTE.white);
}
