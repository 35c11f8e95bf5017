import * as draw from '@playgrove/kit/draw';
import { drawStick } from '@playgrove/kit/draw/controls';
import type { Motion, Surface } from '@playgrove/kit/runtime';
import { needOf } from '../rules/boons.ts';
import { nightOf } from '../rules/state.ts';
import type { State } from '../rules.ts';
import {
  drawBeams,
  drawHealth,
  drawLamps,
  drawLure,
  drawNight,
  drawPetals,
  drawRings,
  drawSparks,
} from './lights.ts';
import { drawMoth } from './moth.ts';
import { drawDrops, drawGlows, drawShades } from './shades.ts';
import { tipOf } from './tips.ts';
import { fly } from './read.ts';
import { passTime, type Ui } from './ui.ts';

const later = draw.lazy(() => import('./more.ts'));
/** The ground until its picture has loaded. */
const PLAIN = ['#3f8f6e', '#2f7f94', '#9a6a44', '#7467b4'] as const;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  passTime(to, state, ui, motion);
  const { c, bleed } = to;
  const scale = draw.grainOf(c)?.a ?? 0;
  const more = later();
  const part = state.phase === 'fly' ? motion.part : 0;
  if (more) more.drawGround(to, state, ui, scale);
  else {
    c.fillStyle = PLAIN[nightOf(state).place] ?? PLAIN[0];
    c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  }
  drawPetals(to, state, ui, scale);
  drawNight(to, state, ui);
  more?.drawAir(to, state, ui);
  drawBeams(to, state, ui, part);
  drawLamps(to, state, ui, scale);
  drawGlows(to, state, ui, scale);
  drawLure(to, state, ui);
  drawHealth(to, state, ui);
  drawShades(to, state, ui, scale, part);
  drawSparks(to, state, ui, scale, part);
  drawMoth(to, state, ui, scale);
  drawDrops(to, state, ui, scale, part);
  drawRings(to, ui);
  drawVeil(to, '#ffb98a', ui.show.dawn.value * 0.34);
  drawVeil(to, '#3a0a4a', (0.3 - ui.show.hit.value) * (to.reducedMotion ? 0.6 : 1));
  more?.drawPointers(to, state, ui);
  drawProgress(to, state, ui);
  if (state.phase !== 'ready' && state.phase !== 'end') drawStick(to, fly.shown(ui));
  drawTip(to, state, ui);
  more?.drawMenu(to, state, ui, scale);
}

function drawVeil({ c, bleed }: Surface, color: string, alpha: number): void {
  if (alpha <= 0) return;
  c.globalAlpha = alpha;
  c.fillStyle = color;
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  c.globalAlpha = 1;
}

/** How much glow is missing for the next choice, along the lower edge. */
function drawProgress(to: Surface, state: State, ui: Ui): void {
  if (state.phase === 'ready') return;
  const { c, bleed } = to;
  const high = 11;
  const y = bleed.y + bleed.height - high - 16;
  const width = bleed.width - 20;
  const part = Math.min(1, state.glow / needOf(state.level));
  draw.rounded(c, bleed.x + 10, y, width, high, high / 2, '#0d0630cc');
  if (part > 0.01) {
    const color = ui.show.choice.value < 0.4 ? '#ffffff' : '#7df6c8';
    draw.rounded(c, bleed.x + 12, y + 2, (width - 4) * part, high - 4, (high - 4) / 2, color);
  }
}

function drawTip(to: Surface, state: State, ui: Ui): void {
  const tip = tipOf(state, ui, to);
  if (tip === undefined) return;
  const { c } = to;
  const size = to.readable(24, 17);
  const y = to.portrait ? to.height * 0.215 : to.height - 66;
  const wide = Math.min(to.width - 30, 520);
  draw.drawText(c, to.words(tip), to.width / 2, y, {
    size,
    wide,
    weight: 700,
    color: '#fff6d0',
    rim: '#120a34',
  });
}
