import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { designOf } from '../rules/designs.ts';
import type { State } from '../rules/types.ts';
import { starsOf } from '../rules.ts';
import { cakeOf, drawCake } from './cake.ts';
import type { Layout } from './layout.ts';
import { K, tallOf, topOf, topWide } from './shape.ts';
import { paintStandBody, paintTrim } from './stand.ts';
import { STANDS, roomOf } from './theme.ts';
import type { Ui } from './ui.ts';

/** The lights go down around the cake. */
export function drawDim({ c, bleed }: Surface, { geo }: Layout, state: State, ui: Ui): void {
  const part = ui.show.lights.value;
  if (part <= 0) return;
  const glad = state.cake < 0 || starsOf(state) > 0;
  c.globalAlpha = part;
  c.fillStyle = glad ? '#1c0f3fb8' : '#2a2440a0';
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  if (glad) {
    const tiers = designOf(state.cake).tiers;
    const y = geo.y - topOf(tiers) * geo.s;
    const far = 470 * geo.s;
    draw.disc(
      c,
      geo.x,
      y,
      far,
      draw.radial(c, geo.x, y, far, '#ffcf7a88', '#ffb05a33', '#ffb05a00'),
    );
  }
  c.globalAlpha = 1;
}

/** Sparkles around the finished cake, and the camera's flash. */
export function drawGlints(to: Surface, { geo }: Layout, state: State, ui: Ui): void {
  if (ui.after <= 0.7 || (state.cake >= 0 && starsOf(state) === 0)) return;
  const tiers = designOf(state.cake).tiers;
  const middle = geo.y - topOf(tiers) * 0.5 * geo.s;
  for (let at = 0; at < 12; at += 1) {
    const angle = at * 0.53 + (to.reducedMotion ? 0 : to.time * 0.25);
    const far = (250 + (at % 3) * 46) * geo.s;
    const beat = to.reducedMotion ? 0.7 : Math.max(0, Math.sin(to.time * 2.6 + at * 1.7));
    draw.sparkle(
      to.c,
      geo.x + Math.cos(angle) * far,
      middle + Math.sin(angle) * far * 0.9,
      24 * geo.s * beat,
      '#fff6d0',
    );
  }
  const flash = 1 - Math.abs(ui.after - 1.5) / 0.16;
  if (flash <= 0 || to.reducedMotion) return;
  to.c.globalAlpha = flash * 0.7;
  to.c.fillStyle = '#ffffff';
  to.c.fillRect(to.bleed.x, to.bleed.y, to.bleed.width, to.bleed.height);
  to.c.globalAlpha = 1;
}

/** The cake by candlelight, in a frame. */
export function paintPhoto(c: Context, area: Rect, state: State, ui: Ui): void {
  const design = designOf(state.cake);
  const { width, height } = area;
  const [high = '', low = ''] = roomOf(state.cake).wall;
  const s = Math.min(width / 700, height / (tallOf(design.tiers) + 170));
  const x = area.x + width / 2;
  const top = area.y + (height - tallOf(design.tiers) * s) / 2 + 24 * s;
  const y = top + (topOf(design.tiers) + topWide(design.tiers) * K) * s;
  draw.sky(c, area, draw.shade(high, 0.45), draw.shade(low, 0.2));
  draw.glow(c, area, x, y - topOf(design.tiers) * s, '#ffcf7ac0', '#ffb05a44', '#ffb05a00');
  draw.bokeh(c, area, ['#ffd98a', '#ff9fc0', '#9fe0ff'], 14, 5);
  const look = STANDS.rows.find(({ id }) => id === ui.stand) ?? STANDS.rows[0];
  paintStandBody(c, x, y, s, look);
  paintTrim(c, x, y, s, look, 0);
  // The dabs of the game are for other pixels: these are painted one by one.
  drawCake(c, { x, y, s }, cakeOf(state, design), ui.angle, { dabs: ui.photo, lit: 1, clock: 1e9 });
}
