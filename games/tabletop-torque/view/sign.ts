import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { tireGrip, WARM } from '../rules/car.ts';
import type { Car, State } from '../rules/types.ts';
import { lookOf } from './cars.ts';
import type { Spot } from './place.ts';

const INK = '#2b1b4d';
const WIDE = 168;
const ROW = 62;
const BAR = 140;
const COLD = '#4c9bff';
const RIGHT = '#45d15b';
const HOT = '#ff4b55';

const wordOf = ({ warm }: Car): 'sign.cold' | 'sign.warm' | 'sign.hot' =>
  warm < WARM[0] ? 'sign.cold' : warm <= WARM[1] ? 'sign.warm' : 'sign.hot';

/** The board by the way: how warm each player's tires are, and the last lap in time trials. */
export function drawSign(to: Surface, state: State, { x, y, r }: Spot): void {
  const two = state.params.kind === 'two';
  const rows = two ? 2 : 1;
  const high = ROW * rows + 18;
  const scale = Math.min(1.25, (r * 2) / Math.hypot(WIDE, high) + 0.16);
  const { c } = to;
  c.save();
  c.translate(x, y);
  c.scale(scale, scale);
  to.stamp(
    `sign ${rows}`,
    WIDE + 24,
    high + 32,
    (on) => {
      draw.rounded(on, -WIDE / 2 + 4, -high / 2 + 12, WIDE, high, 16, '#1a0f3a4d');
      draw.rounded(on, -WIDE / 2, -high / 2, WIDE, high, 16, INK);
      draw.rounded(on, -WIDE / 2 + 4, -high / 2 + 4, WIDE - 8, high - 12, 13, '#fff6e3');
      for (let row = 0; row < rows; row += 1) paintBar(on, barY(row, rows));
    },
    0,
    0,
  );
  for (let row = 0; row < rows; row += 1) {
    const car = state.cars[row];
    if (!car) continue;
    const bar = barY(row, rows);
    if (two) draw.disc(c, -BAR / 2 + 6, bar - 24, 9, lookOf(to, state, row).body);
    const size = Math.max(18, 15 / (to.px * scale));
    const place = { size, color: INK, weight: 700, wide: WIDE - (two ? 44 : 20), lines: 1 };
    draw.drawText(c, to.words(wordOf(car)), two ? 8 : 0, bar - 24, place);
    const at = -BAR / 2 + 6 + car.warm * (BAR - 12);
    draw.disc(c, at, bar, 12, INK);
    draw.disc(c, at, bar, 8.5, tireGrip(car.warm) >= 1 ? '#ffffff' : '#ffd02e');
    draw.disc(c, at, bar, 3, INK);
  }
  c.restore();
}

const barY = (row: number, rows: number): number => (row - (rows - 1) / 2) * ROW + 12;

function paintBar(c: Context, y: number): void {
  draw.rounded(c, -BAR / 2, y - 9, BAR, 18, 9, INK);
  c.save();
  c.beginPath();
  c.roundRect(-BAR / 2 + 3, y - 6, BAR - 6, 12, 6);
  c.clip();
  c.fillStyle = COLD;
  c.fillRect(-BAR / 2, y - 9, BAR * WARM[0], 18);
  c.fillStyle = RIGHT;
  c.fillRect(-BAR / 2 + BAR * WARM[0], y - 9, BAR * (WARM[1] - WARM[0]), 18);
  c.fillStyle = HOT;
  c.fillRect(-BAR / 2 + BAR * WARM[1], y - 9, BAR, 18);
  c.fillStyle = '#ffffff55';
  c.fillRect(-BAR / 2, y - 6, BAR, 5);
  c.restore();
}
