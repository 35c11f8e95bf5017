import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { MINE, type Side } from '../rules/board.ts';

const INK = draw.PALETTE.ink;
const BODY =
  'M0 -0.6 C0.22 -0.94 0.96 -0.92 0.96 -0.14 C0.96 0.5 0.56 0.94 0.24 0.94 C0.12 0.94 0.08 0.88 0 0.88 C-0.08 0.88 -0.12 0.94 -0.24 0.94 C-0.56 0.94 -0.96 0.5 -0.96 -0.14 C-0.96 -0.92 -0.22 -0.94 0 -0.6 Z';
const LEAF = 'M0.06 -0.68 C0.1 -1.02 0.4 -1.12 0.72 -1.02 C0.62 -0.74 0.34 -0.6 0.06 -0.68 Z';

export type Peel = {
  readonly light: string;
  readonly skin: string;
  readonly deep: string;
  readonly leaf: string;
  /** What is on the peel, in the light color. */
  readonly mark?: 'stripes' | 'dots' | 'stars' | 'glaze';
};
type Look = Peel & { readonly id: string; readonly needs: number };

const row = (
  id: string,
  needs: number,
  light: string,
  skin: string,
  deep: string,
  leaf = '#3fae52',
  mark?: Peel['mark'],
): Look => ({ id, needs, light, skin, deep, leaf, ...(mark && { mark }) });

/** What players own: their apples. None is green, like the squirrels’. */
export const APPLES = keepsakes<Look>(
  [
    row('red', 0, '#ff9a7a', '#f0303f', '#9c1038'),
    row('rose', 2, '#ffe0e6', '#ff6f9c', '#b0246a'),
    row('striped', 8, '#ffd98a', '#ee3f35', '#961a34', '#3fae52', 'stripes'),
    row('plum', 18, '#e0b0ff', '#8d3fd0', '#431a86'),
    row('toffee', 32, '#ffd27a', '#a8431c', '#5a1a1e', '#f3d7a0', 'glaze'),
    row('berry', 52, '#b0dcff', '#2f78f0', '#16318f', '#2aa88a', 'dots'),
    row('snow', 80, '#ff8fa0', '#fff3ee', '#c993ad', '#3fae52', 'dots'),
    row('night', 120, '#ffe27a', '#3b2f94', '#170f4a', '#8fd0ff', 'stars'),
  ],
  (c, look) => {
    c.scale(43, 43);
    paintApple(c, look);
  },
);

export const GREEN: Peel = { light: '#f0ff9a', skin: '#93d03a', deep: '#3f8a2a', leaf: '#2f9e4a' };

/** An apple around 0, 0 with a reach of 1. `bitten`: a squirrel has tried it. */
export function paintApple(
  c: Context,
  { light, skin, deep, leaf, mark }: Peel,
  bitten = false,
): void {
  draw.drawPath(c, BODY, { line: INK, width: 0.2 });
  draw.drawPath(c, BODY, { fill: draw.radial(c, -0.26, -0.34, 1.65, light, skin, skin, deep) });
  c.save();
  c.clip(draw.pathOf(BODY));
  if (mark) paintMark(c, mark, light);
  draw.blob(c, 0.16, 0.96, 0.78, 0.36, draw.fade(light, 0.34));
  draw.blob(c, 0, -0.62, 0.34, 0.14, draw.fade(deep, 0.75));
  if (bitten) {
    for (const [x, y, r] of BITES) draw.disc(c, x, y, r + 0.09, INK);
    for (const [x, y, r] of BITES) draw.disc(c, x, y, r, '#fff6d2');
    draw.blob(c, 0.62, -0.2, 0.05, 0.1, '#7a4a20', 0.5);
  }
  c.restore();
  draw.blob(c, -0.44, -0.42, 0.24, 0.15, draw.fade('#ffffff', 0.85), -0.7);
  draw.disc(c, -0.66, -0.08, 0.07, draw.fade('#ffffff', 0.7));
  draw.drawPath(c, 'M0 -0.56 Q-0.02 -0.84 0.1 -1.02', { line: INK, width: 0.24 });
  draw.drawPath(c, 'M0 -0.56 Q-0.02 -0.84 0.1 -1.02', { line: '#8a5528', width: 0.11 });
  if (bitten) return;
  draw.drawPath(c, LEAF, { line: INK, width: 0.16 });
  draw.drawPath(c, LEAF, {
    fill: draw.linear(c, 0, -1.1, 0.5, -0.7, draw.tint(leaf, 0.35), leaf),
  });
}

const BITES = [
  [0.98, -0.52, 0.27],
  [0.82, -0.16, 0.3],
  [0.98, 0.16, 0.22],
] as const;

function paintMark(c: Context, mark: NonNullable<Peel['mark']>, light: string): void {
  const paint = draw.fade(light, 0.75);
  if (mark === 'glaze') {
    draw.drawPath(
      c,
      'M-1 -1 H1 V0 Q0.8 0.5 0.6 0.05 Q0.4 -0.1 0.25 0.3 Q0.05 0.6 -0.15 0.1 Q-0.4 -0.1 -0.5 0.35 Q-0.75 0.6 -1 0 Z',
      { fill: draw.fade('#ff9a3a', 0.6) },
    );
    return;
  }
  for (let at = 0; at < 9; at += 1) {
    const [x, y] = [((at * 0.618) % 1) * 1.6 - 0.8, ((at * 0.381 + 0.1) % 1) * 1.3 - 0.5];
    if (mark === 'dots') draw.disc(c, x, y, 0.08, paint);
    else if (mark === 'stars') draw.sparkle(c, x, y, at % 2 === 0 ? 0.2 : 0.12, paint);
    else {
      const out = (at - 4) * 0.22;
      draw.drawPath(c, `M${out * 0.3} -0.7 Q${out * 1.5} 0 ${out * 0.6} 1`, {
        line: draw.fade(light, 0.5),
        width: 0.07,
      });
    }
  }
}

/** An apple of one side with the radius `r`. */
export function drawApple(
  to: Surface,
  side: Side,
  x: number,
  y: number,
  r: number,
  pose: {
    readonly rotate?: number;
    readonly scaleX?: number;
    readonly scaleY?: number;
    readonly alpha?: number;
  } = {},
): void {
  to.stamp(
    `apple ${side} ${r.toFixed(0)}`,
    r * 2.5,
    r * 2.5,
    (c) => {
      c.scale(r, r);
      paintApple(c, side === MINE ? APPLES.of(to) : GREEN, side !== MINE);
    },
    x,
    y,
    pose,
  );
}
