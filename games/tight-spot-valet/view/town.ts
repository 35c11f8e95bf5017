import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Lot } from '../rules/types.ts';
import { paintThing } from './things.ts';
import { MARGIN, shadowOf } from './place.ts';
import type { Theme } from './theme.ts';

const INK = '#33224f';
const BASE = { grass: '#9bd66e', water: '#5cc3ee', street: '#cdb7c9' } as const;
const DAPPLE = { grass: '#b4e584', water: '#86daf8', street: '#dccbd8' } as const;
/** From the wall to the houses. */
const WALK = 34;

export const baseOf = ({ around }: Theme): string => BASE[around];

/** A roof from above: two halves, the lit one on the upper left. */
function paintRoof(
  c: Context,
  [x, y, width, height]: readonly [number, number, number, number],
  color: string,
  at: number,
  isTurned: boolean,
): void {
  const by = shadowOf(isTurned, 16);
  draw.rounded(c, x + by.x, y + by.y, width, height, 8, '#3a1d5a38');
  draw.rounded(c, x - 2.5, y - 2.5, width + 5, height + 5, 9, INK);
  const isStriped = at % 3 === 1;
  draw.rounded(c, x, y, width, height, 7, draw.shade(color, 0.16));
  c.save();
  c.beginPath();
  c.roundRect(x, y, width, height, 7);
  c.clip();
  c.fillStyle = draw.tint(color, 0.18);
  if (isStriped) {
    for (let at2 = 0; at2 * 22 < Math.max(width, height); at2 += 1) {
      c.fillStyle = at2 % 2 ? '#fff8ea' : color;
      if (width > height) c.fillRect(x + at2 * 22, y, 22, height);
      else c.fillRect(x, y + at2 * 22, width, 22);
    }
  } else {
    if (width > height) c.fillRect(x, y, width, height / 2);
    else c.fillRect(x, y, width / 2, height);
    c.strokeStyle = draw.fade(INK, 0.14);
    c.lineWidth = 2;
    c.beginPath();
    for (let row = 10; row < height; row += 12) {
      c.moveTo(x, y + row);
      c.lineTo(x + width, y + row);
    }
    c.stroke();
    const [cx, cy] = [x + width * 0.72, y + height * 0.28];
    draw.rounded(c, cx - 8, cy - 8, 16, 16, 3, INK);
    draw.rounded(c, cx - 6, cy - 6, 12, 12, 2, '#f1dcc4');
    draw.rounded(c, cx - 3, cy - 3, 6, 6, 2, '#6a4a5f');
  }
  draw.rounded(c, x + 4, y + 3, width - 8, 4, 2, '#ffffff66');
  c.restore();
}

/** What lies around a lot: lawns, water or streets, houses and trees. */
export function paintAround(c: Context, lot: Lot, theme: Theme, isTurned: boolean): void {
  const { width, height } = lot;
  const rng = createRng(`town ${lot.place} ${Math.round(width)}`);
  c.fillStyle = baseOf(theme);
  // Past the edge: a bitmap's last pixels are only partly covered.
  c.fillRect(-MARGIN - 4, -MARGIN - 4, width + MARGIN * 2 + 8, height + MARGIN * 2 + 8);
  for (let at = 0; at < 110; at += 1) {
    const x = rng.between(-MARGIN, width + MARGIN);
    const y = rng.between(-MARGIN, height + MARGIN);
    const r = rng.between(5, 15);
    if (theme.around === 'water') draw.rounded(c, x, y, r * 2.2, 3.4, 1.7, DAPPLE.water);
    else draw.blob(c, x, y, r, r * 0.7, DAPPLE[theme.around]);
  }
  // A walk along the wall.
  if (theme.around !== 'water')
    draw.rounded(
      c,
      -WALK,
      -WALK,
      width + WALK * 2,
      height + WALK * 2,
      26,
      draw.tint(theme.seam, 0.35),
    );
  // Whole roofs only: beyond the margin is open land.
  const deep = MARGIN - WALK - 26;
  const row = (length: number, put: (from: number, size: number, at: number) => void): void => {
    for (let from = -MARGIN + 8, at = 0; from < length + MARGIN - 60; at += 1) {
      const size = rng.between(84, 150);
      if (rng.chance(0.74)) put(from, Math.min(size, length + MARGIN - from - 8), at);
      else tree(from + size / 2, 0, put === upper ? -1 : 1);
      from += size + 16;
    }
  };
  const color = (): string => rng.pick(theme.roofs);
  const roof = (x: number, y: number, w: number, h: number, at: number): void => {
    if (theme.around === 'water') boat(c, x + w / 2, y + h / 2, color());
    else paintRoof(c, [x, y, w, h], color(), at, isTurned);
  };
  const tree = (x: number, y: number, side: number): void => {
    if (theme.around === 'water') return;
    const at = side < 0 ? -MARGIN + deep / 2 : height + MARGIN - deep / 2;
    const one = {
      x,
      y: at + y,
      a: 0,
      l: 22,
      w: 22,
      kind: 'tree',
      round: true,
      look: rng.int(4),
    } as const;
    paintThing(c, one, theme, isTurned, true);
    paintThing(c, one, theme, isTurned, false);
  };
  const upper = (from: number, size: number, at: number): void =>
    roof(from, -MARGIN + 6, size, deep, at);
  row(width, upper);
  row(width, (from, size, at) => roof(from, height + WALK + 16, size, deep, at + 1));
  for (const x of [-MARGIN + 6, width + WALK + 16])
    for (let from = 10, at = 0; from < height - 70; at += 1) {
      const size = rng.between(90, 150);
      roof(x, from, deep, Math.min(size, height - from), at);
      from += size + 18;
    }
}

function boat(c: Context, x: number, y: number, color: string): void {
  draw.blob(c, x + 4, y + 9, 40, 15, '#1f6fa044');
  draw.blob(c, x, y, 42, 16, INK);
  draw.blob(c, x, y, 39, 13.5, color);
  draw.blob(c, x - 3, y, 28, 8.5, '#e9c795');
  draw.rounded(c, x - 16, y - 7, 18, 14, 4, '#fff6e2');
}
