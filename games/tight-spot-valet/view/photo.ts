import type { Rect } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { boxesOf } from '../rules/body.ts';
import { lotOf } from '../rules/lots.ts';
import type { State } from '../rules/types.ts';
import { vehicleOf } from '../rules/vehicles.ts';
import { drawEyes, GUESTS, paintCar } from './cars.ts';
import { paintLot, themeOf } from './ground.ts';
import { drawRibbons } from './ribbons.ts';
import { baseOf } from './town.ts';
import type { Ui } from './ui.ts';

/** The lot with every ribbon of wheels. */
export function photo(c: Context, area: Rect, state: State, ui: Ui): void {
  const lot = lotOf(state);
  const isTurned = area.width > area.height !== lot.width > lot.height;
  const [across, along] = isTurned ? [lot.height, lot.width] : [lot.width, lot.height];
  const scale = Math.min(area.width / (across + 40), area.height / (along + 40));
  draw.cover(c, area, baseOf(themeOf(lot)));
  c.save();
  c.beginPath();
  c.rect(area.x, area.y, area.width, area.height);
  c.clip();
  c.translate(area.x + area.width / 2, area.y + area.height / 2);
  c.scale(scale, scale);
  if (isTurned) c.rotate(-Math.PI / 2);
  c.translate(-lot.width / 2, -lot.height / 2);
  paintLot(c, lot, isTurned);
  drawRibbons(c, ui, 1);
  for (const [at, { body, vehicle }] of state.parked.entries()) {
    const [box] = boxesOf(body, vehicleOf(vehicle));
    const paint = GUESTS[at % GUESTS.length];
    if (!box || !paint) continue;
    c.save();
    c.translate(box.x, box.y);
    c.rotate(box.a);
    paintCar(c, box, paint);
    drawEyes(c, box, { x: 0.6, y: 0, open: 1 });
    c.restore();
  }
  c.restore();
}
