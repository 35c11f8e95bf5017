import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import { xAt, yAt } from '../rules/path.ts';
import { pathsOf } from '../rules/plan.ts';
import { toWorld } from './layout.ts';
import type { Ui } from './ui.ts';

/** Streaks of rain while the river rests, and as the storm comes. */
const DRIZZLE = 12;
const POURING = 62;
/** Small rings on the water. */
const RINGS = 9;

/** A number from 0 to 1 that looks random, the same for the same index. */
const noise = (index: number): number => {
  const wave = Math.sin(index * 127.1) * 43758.5453;
  return wave - Math.floor(wave);
};

/** Rings where drops and shots fall. */
export function drawRipples(to: Surface, ui: Ui): void {
  const { c, bleed } = to;
  if (!to.reducedMotion) {
    c.beginPath();
    for (let ring = 0; ring < RINGS; ring += 1) {
      const clock = to.time * 0.8 + ring / RINGS;
      const age = clock % 1;
      const seed = Math.floor(clock) * RINGS + ring;
      const x = bleed.x + noise(seed) * bleed.width;
      const y = bleed.y + noise(seed + 0.5) * bleed.height;
      const r = 4 + age * 24;
      c.moveTo(x + r, y);
      c.ellipse(x, y, r, r * 0.8, 0, 0, Math.PI * 2);
    }
    draw.rim(c, '#ffffff2e', 2.2);
  }
  for (const { x, y, size, age } of ui.ripples) {
    c.beginPath();
    c.arc(x, y, 12 + size * age, 0, Math.PI * 2);
    draw.rim(c, draw.fade('#ffffff', Math.max(0, 0.7 * (1 - age))), 5 * (1 - age) + 1);
  }
}

/** From this part of a flume on, the way to the drain is lit. */
const ALARM = 0.82;

/** How strong the last heartbeat still is, 0 to 1. */
const pulseOf = (to: Surface, { beat }: Ui): number =>
  to.reducedMotion ? 0.5 : Math.max(0, 1 - beat * 2.4);

/** In the last part of a flume its way to the drain lights up, and the picture's edges beat red. */
export function drawGlow(to: Surface, state: State, ui: Ui, fear: number): void {
  if (state.head < ALARM) return;
  const { c } = to;
  c.save();
  drawEdges(to, ui, fear);
  c.lineCap = 'round';
  c.lineWidth = 42;
  c.globalAlpha = 0.22 + 0.2 * fear + 0.4 * pulseOf(to, ui);
  c.strokeStyle = '#ff3b4a';
  c.beginPath();
  for (const [index, path] of pathsOf(state).entries()) {
    const head = state.lanes[index]?.marbles.at(-1)?.s ?? 0;
    if (head < path.length * ALARM) continue;
    for (let s = path.length * ALARM; s <= path.length; s += 24) {
      const at = toWorld(to, { x: xAt(path, s), y: yAt(path, s) });
      if (s === path.length * ALARM) c.moveTo(at.x, at.y);
      else c.lineTo(at.x, at.y);
    }
  }
  c.stroke();
  c.restore();
}

function drawEdges(to: Surface, ui: Ui, fear: number): void {
  const { c, bleed } = to;
  c.strokeStyle = '#ff2f4f';
  c.globalAlpha = 0.16 * (0.4 + 0.4 * fear + pulseOf(to, ui));
  for (let width = 20; width <= 160; width += 20) {
    c.lineWidth = width;
    c.strokeRect(bleed.x, bleed.y, bleed.width, bleed.height);
  }
}

/** Clouds, rain and lightning above all; at last the flood. */
export function drawWeather(to: Surface, state: State, ui: Ui, storm: number): void {
  const { c, bleed } = to;
  if (storm > 0) {
    c.fillStyle = draw.fade('#0a1638', 0.3 * storm);
    c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  }
  if (ui.flash > 0 && !to.reducedMotion) {
    c.fillStyle = draw.fade('#e8f6ff', ui.flash * ui.flash * 0.32);
    c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  }
  if (!to.reducedMotion) drawRain(to, storm);
  if (ui.flood >= 0) drawFlood(to, state, ui.flood);
}

function drawRain(to: Surface, storm: number): void {
  const { c, bleed } = to;
  const count = Math.round(DRIZZLE + (POURING - DRIZZLE) * storm);
  const long = 44 + 34 * storm;
  c.beginPath();
  for (let drop = 0; drop < count; drop += 1) {
    const speed = 1.5 + noise(drop) * 0.9;
    const clock = to.time * speed + noise(drop + 0.3);
    const way = clock % 1;
    const x = bleed.x + noise(drop + Math.floor(clock) * 7.7) * (bleed.width + 120) - way * 90;
    const y = bleed.y - 80 + way * (bleed.height + 160);
    c.moveTo(x, y);
    c.lineTo(x - long * 0.2, y + long);
  }
  draw.rim(c, draw.fade('#d8f4ff', 0.2 + storm * 0.22), 2.4);
}

/** Brown water spreads from the sluice over the pond. */
function drawFlood(to: Surface, state: State, age: number): void {
  const path = pathsOf(state)[state.jam];
  if (!path) return;
  const { c, bleed } = to;
  const at = toWorld(to, { x: xAt(path, path.length), y: yAt(path, path.length) });
  const part = Math.min(1, age / 1.4);
  const reach = Math.hypot(bleed.width, bleed.height) * (1 - (1 - part) * (1 - part));
  if (reach < 2) return;
  draw.disc(c, at.x, at.y, reach, draw.fade('#0f5f86', 0.72));
  for (const back of [0, 44, 104]) {
    if (reach <= back) continue;
    c.beginPath();
    c.arc(at.x, at.y, reach - back, 0, Math.PI * 2);
    draw.rim(c, draw.fade('#d8f6ff', 0.6 - back / 240), 12 - back / 14);
  }
}
