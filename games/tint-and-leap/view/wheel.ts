import * as draw from '@playgrove/kit/draw';
import { ease, type Surface } from '@playgrove/kit/runtime';
import { BANDS, bandsOf, COLORS, perchAt, type State } from '../rules/state.ts';
import { lookOf, signOf } from './shapes.ts';
import { isTall } from './way.ts';

/** The colors in the order of taps: the one worn first, large. */
export type Wheel = {
  /** The color shown first, and how far the row still has to slide, 1 to 0. */
  shown: number;
  turn: number;
  /** Whether a keyboard is used: then each color shows its key. */
  keys: boolean;
};

const BIG = 46;
const SMALL = 31;
const APART = 98;
/** Slides a second. */
const SPEED = 8;

export function drawWheel(to: Surface, state: State, wheel: Wheel, dt: number): void {
  if (wheel.shown !== state.color) {
    wheel.shown = state.color;
    wheel.turn = to.reducedMotion ? 0 : 1;
  }
  wheel.turn = Math.max(0, wheel.turn - dt * SPEED);
  const { c } = to;
  const { colors, color } = state;
  const wide = BIG * 2 + (colors - 1) * APART + 40;
  const left = isTall(to) ? to.width / 2 - wide / 2 : 24;
  const y = to.height - 74;
  draw.pill(c, left, y - 58, wide, 116, draw.fade(draw.PALETTE.ink, 0.88));
  drawBands(to, state, left + wide / 2, y - 84);
  const wanted = wantedColor(state);
  const slide = ease.in(wheel.turn) * APART;
  for (let n = colors - 1; n >= 0; n -= 1) {
    const tint = (color + n) % colors;
    const x = left + 20 + BIG + n * APART + (n === 0 ? slide * 0.3 : slide * 0.6);
    const r = n === 0 ? BIG : SMALL;
    if (n > 0) draw.place(c, x - r - 17, y, () => draw.arrow(c, 10, draw.PALETTE.white));
    drawSwatch(to, tint, x, y, r);
    if (n > 0 && tint === wanted) draw.ring(c, x, y, r + 6, 5, draw.PALETTE.white);
    if (wheel.keys) to.label(String(tint + 1), x, y + r + 2, to.readable(24));
  }
}

/** A dot for each clean landing on the way to the next rainbow. */
function drawBands(to: Surface, state: State, x: number, y: number): void {
  const earned = bandsOf(state);
  for (let at = 0; at < BANDS; at += 1) {
    const dot = x + (at - (BANDS - 1) / 2) * 34;
    draw.disc(to.c, dot, y, 14, draw.fade(draw.PALETTE.ink, 0.88));
    if (at < earned) draw.disc(to.c, dot, y, 10, lookOf(at % COLORS.length).body);
  }
}

/** The color of the next leaf, as far as it can be seen. */
function wantedColor(state: State): number | undefined {
  const n = Math.min(state.at + (state.phase === 'teeter' ? 0 : 1), lastLaid(state));
  const { kind, color } = perchAt(state, n);
  if (kind === 'bloom' || (kind === 'bud' && state.phase === 'sit')) return undefined;
  return color;
}

const lastLaid = ({ first, perches }: State): number => first + perches.length - 1;

function drawSwatch(to: Surface, tint: number, x: number, y: number, r: number): void {
  const size = { width: 110, height: 110, scaleX: r / BIG, scaleY: r / BIG };
  draw.stamped(to, `swatch ${tint}`, { x, y, ...size }, (c) => {
    const { body, deep, light } = lookOf(tint);
    draw.disc(c, 0, 0, BIG, draw.PALETTE.ink);
    draw.disc(c, 0, 0, BIG - 6, draw.down(c, -BIG, BIG, light, body, body, deep));
    draw.transformed(c, { scale: 24 }, () =>
      draw.drawPath(c, signOf(tint), { fill: '#fffdf4', line: deep, width: 0.3 }),
    );
  });
}
