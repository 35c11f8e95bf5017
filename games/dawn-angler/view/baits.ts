import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { type Bait, BAITS } from '../rules/fish.ts';
import { nextGear, type State } from '../rules/state.ts';
import { baitsOf } from '../rules/water.ts';
import { landscape, type Size, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;

/** A bait as an icon about 0, 0, some 40 units large. */
export function paintBait(c: Context, bait: Bait): void {
  if (bait === 'worm') {
    const worm = 'M-17 10C-12-18-2-16 0 0C2 16 14 14 16-11';
    draw.drawPath(c, worm, { line: INK, width: 13 });
    draw.drawPath(c, worm, { line: '#ff8aa0', width: 8 });
    draw.disc(c, 14, -9, 2, INK);
  } else if (bait === 'corn') {
    for (const [x, y] of [
      [-9, 5],
      [9, 6],
      [0, -10],
    ] as const) {
      draw.rounded(c, x - 10, y - 11, 20, 22, 8, INK);
      draw.rounded(c, x - 7, y - 8, 14, 16, 6, draw.down(c, y - 8, y + 8, '#fff0a0', '#f4b41c'));
    }
  } else if (bait === 'fly') {
    for (const [turn, color] of [
      [-0.9, '#7adcff'],
      [-0.3, '#b8f0ff'],
    ] as const) {
      draw.blob(c, -4 + turn * 6, -10, 8, 16, INK, turn);
      draw.blob(c, -4 + turn * 6, -10, 5, 13, color, turn);
    }
    draw.blob(c, 2, 6, 16, 8, INK, 0.2);
    draw.blob(c, 2, 6, 13, 5, '#b0703c', 0.2);
    for (const x of [-4, 2, 8]) draw.line(c, [x, 2, x - 1, 10], 2.4, '#ffd88a');
  } else if (bait === 'spinner') {
    draw.blob(c, -2, 0, 12, 19, INK, 0.5);
    draw.blob(c, -2, 0, 8.5, 15.5, '#c8d4e0', 0.5);
    draw.blob(c, -5, -4, 3, 8, '#ffffff', 0.5);
    draw.disc(c, 12, 14, 6, INK);
    draw.disc(c, 12, 14, 3.6, '#ff4b55');
  } else {
    draw.drawPath(c, 'M-20 -11 L-8 0 Q6 -17 21 0 Q6 17 -8 0 L-20 11', { fill: INK });
    draw.drawPath(c, 'M-16 -5 L-6 0 Q6 -12 17 0 Q6 12 -6 0 L-16 5', {
      fill: draw.mix('#5aa8e0', '#ffffff', 0.1),
    });
    draw.disc(c, 10, -2, 2.4, INK);
  }
}

export function drawBait(to: Surface, bait: Bait, x: number, y: number, scale = 1): void {
  to.stamp(`bait ${BAITS.indexOf(bait)}`, 56, 56, (c) => paintBait(c, bait), x, y, {
    scaleX: scale,
    scaleY: scale,
  });
}

/** Wide enough for the baits next to the angler. */
const ONE_ROW = 900;

/** The baits that can be put on the hook, on buttons. */
export function boxOf(size: Size, state: State): readonly { bait: Bait; rect: Rect }[] {
  const flat = landscape(size) && size.width >= ONE_ROW;
  const side = flat ? 92 : 86;
  const step = side + (flat ? 20 : 8);
  const baits = baitsOf(state);
  const left = flat ? 20 : (size.width - baits.length * step + step - side) / 2;
  return baits.map((bait, at) => ({
    bait,
    rect: { x: left + at * step, y: size.height - side - 30, width: side, height: side },
  }));
}

/** Before a cast: the bait box, and the coins on their way to the next gear. */
export function drawBaits(to: Surface, state: State, { size }: Ui): void {
  if (state.phase !== 'idle') return;
  const text = to.readable(19, 14.05);
  const box = boxOf(size, state);
  for (const { bait, rect } of box) {
    const { x, y, width, height } = rect;
    const lift = bait === state.bait ? 6 : 0;
    const color = lift > 0 ? '#2fbf6a' : '#3f74c8';
    if (lift > 0) draw.rounded(to.c, x - 6, y - 6 - lift, width + 12, height + 20, 34, '#ffffff');
    const paint = (c: Context): void =>
      draw.button(c, -width / 2, -height / 2, width, height, color);
    const middle = x + width / 2;
    to.stamp(
      `bait ${color} ${width}`,
      width + 4,
      height * 1.2 + 4,
      paint,
      middle,
      y + height / 2 - lift,
    );
    drawBait(to, bait, middle, y + height / 2 - 2 - lift, 1.15);
    plate(to, to.words(`bait.${bait}`), middle, y + height + text * 0.2, width + 4, text);
  }
  const next = state.params.lent ? undefined : nextGear(state.career.purse);
  const [first, last] = [box[0]?.rect, box.at(-1)?.rect];
  if (!next || !first || !last || state.career.purse.coins === 0) return;
  const values = { coins: state.career.purse.coins, price: next.price };
  const wide = last.x + last.width - first.x;
  plate(
    to,
    to.words(`next.${next.ware}`, values),
    first.x + wide / 2,
    first.y - text * 1.4,
    wide,
    text,
  );
}

/** Words on a dark plate. */
function plate(to: Surface, said: string, x: number, y: number, wide: number, size: number): void {
  draw.rounded(to.c, x - wide / 2, y - size * 0.7, wide, size * 1.36, size * 0.6, '#140a2ee6');
  draw.drawText(to.c, said, x, y, { size, color: '#fff6da', wide: wide - 4, lines: 1 });
}
