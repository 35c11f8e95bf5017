import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import { placeAt, UNIT, type Eye } from './eye.ts';

/** From one stretch to the next; they overlap. */
const TILE = 310;
/** Units below the screen from which the cold is felt. */
const FELT = 60;

/** The frost that rises from below, and the cold that goes ahead of it. */
export function drawFrost({ to, focus }: Eye, { frost }: State): void {
  const { c, bleed } = to;
  const { y } = placeAt(to, focus, { x: 0, y: frost });
  const bottom = bleed.y + bleed.height;
  const cold = Math.min(1, Math.max(0, 1 - (y - bottom) / (FELT * UNIT)));
  if (cold > 0) {
    const top = Math.min(y, bottom) - 190;
    c.fillStyle = draw.down(c, top, top + 230, '#dff6ff00', draw.fade('#dff6ff', 0.6 * cold));
    c.fillRect(bleed.x, top, bleed.width, bottom - top);
  }
  if (y - 70 > bottom) return;
  c.fillStyle = draw.down(c, y, y + 520, '#e3f6ff', '#c2e8ff', '#86bdf0', '#4f86cf');
  c.fillRect(bleed.x, y + 20, bleed.width, Math.max(0, bottom - y - 20));
  const sway = to.reducedMotion ? 0 : Math.sin(to.time * 1.6) * 3;
  for (let x = bleed.x + TILE / 2; x < bleed.x + bleed.width + TILE; x += TILE)
    to.stamp('frost', TILE + 60, 220, paintFrost, x, y + sway);
}

/** A stretch of ice crystals that grow up from y 0. */
function paintFrost(c: Context): void {
  const rng = createRng('frost');
  const spike = (x: number, tall: number, wide: number, lean: number, paint: string): void => {
    draw.fillPath(c, draw.down(c, -tall, 60, '#ffffff', paint), (path) => {
      path.moveTo(x - wide, 44);
      path.lineTo(x + lean - wide * 0.3, -tall * 0.7);
      path.lineTo(x + lean, -tall);
      path.lineTo(x + lean + wide * 0.5, -tall * 0.6);
      path.lineTo(x + wide, 44);
    });
    draw.rim(c, '#5f9fd877', 2.5);
  };
  for (let n = 0; n < 15; n += 1) {
    const lean = rng.between(-12, 12);
    spike(-152 + n * 21.7, rng.between(26, 74), rng.between(12, 22), lean, '#6fb6f0');
  }
  for (let n = 0; n < 15; n += 1)
    spike(-148 + n * 21, rng.between(2, 36), rng.between(13, 24), rng.between(-9, 9), '#cdeeff');
  draw.fillPath(c, draw.down(c, 20, 108, '#f4fcff', '#e3f6ff', '#e3f6ff00'), (path) => {
    path.moveTo(-TILE / 2 - 26, 110);
    for (let x = -TILE / 2 - 26; x <= TILE / 2 + 26; x += 10)
      path.lineTo(x, 24 + Math.sin((x / TILE) * Math.PI * 6) * 7);
    path.lineTo(TILE / 2 + 26, 110);
  });
  for (let n = 0; n < 9; n += 1)
    draw.sparkle(c, rng.between(-165, 165), rng.between(-30, 90), rng.between(6, 13), '#ffffff');
}
