import { blob, disc, ease, fade, line, PALETTE, ring, rounded, tint, type Surface } from '@playgrove/kit/runtime';
import { isPotion, isSmoky, type Bottle } from '../rules/bottles.ts';
import type { State } from '../rules/state.ts';
import { drawCork, drawGlassBack, drawGlassFront, drawLayers, drawShine } from './bottle.ts';
import { dyeOf } from './dyes.ts';
import { BASE, GLASS, mouthOf, surfaceOf, tallOf, type Layout } from './layout.ts';
import { drawSource, drawStream, LIFT } from './pour.ts';
import { placeOf, PUFF, type Show } from './show.ts';
import type { Ui } from './ui.ts';

/** Seconds that a layer lights up when its smoke clears. */
const FLASH = 0.4;

/** The bottles on their shelves, and what happens between them. */
export function drawTable(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { show } = ui;
  for (const at of state.sizes.keys()) {
    const flow = show.flows.find(({ from, begun }) => begun && from === at);
    if (!flow) drawBottle(to, layout, state, ui, at);
  }
  for (const flow of show.flows) if (flow.begun) drawSource(to, layout, state, show, flow);
  drawPuffs(to, layout, state, show);
}

function drawBottle(to: Surface, layout: Layout, state: State, ui: Ui, at: number): void {
  const { show } = ui;
  const { scale, feet } = layout;
  const size = state.sizes[at] ?? 4;
  const layers = show.bottles[at] ?? [];
  const foot = feet[at] ?? { x: 0, y: 0 };
  const { x } = foot;
  const hop = show.won > 0 && !to.reducedMotion ? hopOf(show.won - at * 0.07) : 0;
  const y = foot.y - ((show.lift[at] ?? 0) * LIFT + hop) * scale;
  const since = show.slosh[at] ?? 9;
  const calm = to.reducedMotion;
  const wave = since > 0.6 || calm ? 0 : Math.exp(-7 * since) * Math.sin(since * 24) * 0.035;
  const shake =
    ui.why?.bottle === at && !calm && ui.why.age < 0.3
      ? Math.sin(ui.why.age * 60) * 5 * scale * (1 - ui.why.age / 0.3)
      : 0;
  const pose = { scaleX: scale * (1 + wave), scaleY: scale * (1 - wave) };
  const isDone = isPotion(layers);
  const corked = show.corked[at] ?? 0;
  if (isDone) {
    const pulse = calm ? 0.75 : 0.65 + 0.15 * Math.sin(to.time * 2.4 + at);
    const flash = corked < 0.7 ? 1 - corked / 0.7 : 0;
    drawShine(to, layers[0] ?? 0, x, y, scale * (1 + flash * 0.5), Math.min(1, pulse + flash));
  }
  drawGlassBack(to, size, x + shake, y, pose);
  drawLayers(to, show, at, layers, x + shake, y, scale);
  if (!calm) drawWisp(to, at, layers, x, y, scale);
  if (isDone && !calm) drawBubbles(to, at, x, y, scale, layers[0] ?? 0);
  for (let layer = 0; layer < layers.length; layer += 1) {
    const age = show.cleared.get(placeOf(at, layer)) ?? 1;
    if (age < FLASH) drawFlash(to, x, y - (BASE + (layer + 0.5) * GLASS.layer) * scale, scale, 1 - age / FLASH);
  }
  for (const flow of show.flows)
    if (flow.begun && flow.to === at) drawStream(to, layout, state, flow);
  drawGlassFront(to, size, x + shake, y, pose);
  if (isDone) {
    const part = calm ? 1 : Math.min(1, corked / 0.28);
    drawCork(to, size, x, y, scale, 90 * (1 - ease.bounce(part)));
  }
  const hinted = ui.hint?.indexOf(at) ?? -1;
  if (hinted >= 0) drawPointer(to, x, y - (tallOf(size) + 46) * scale, scale, hinted === 0);
}

/** Potions hop one after the other when all of them are finished. */
const hopOf = (since: number): number =>
  since < 0.2 || since > 1.4 ? 0 : Math.abs(Math.sin((since - 0.2) * 7.9)) * 30 * (1.4 - since);

/** Bubbles rise in a finished potion. */
function drawBubbles(to: Surface, at: number, x: number, foot: number, scale: number, color: number): void {
  const paint = fade(tint(dyeOf(color).color, 0.75), 0.8);
  for (let bubble = 0; bubble < 4; bubble += 1) {
    const part = (to.time * (0.32 + bubble * 0.07) + bubble * 0.37 + at * 0.21) % 1;
    const y = foot - (BASE + (0.2 + part * 3.6) * GLASS.layer) * scale;
    const sway = Math.sin(to.time * 3 + bubble * 2 + at) * 5;
    disc(to.c, x + ((bubble - 1.5) * 17 + sway) * scale, y, (2.4 + (bubble % 3) * 1.3) * scale, paint);
  }
}

/** Smoke stirs over the highest layer that it hides. */
function drawWisp(to: Surface, at: number, layers: Bottle, x: number, y: number, scale: number): void {
  let layer = layers.length - 1;
  while (layer >= 0 && !isSmoky(layers[layer] ?? 0)) layer -= 1;
  if (layer < 0) return;
  const drift = Math.sin(to.time * 1.1 + at * 1.9);
  to.stamp(
    'wisp',
    80,
    40,
    (c) => {
      blob(c, -8, 4, 26, 10, '#cfc6e83d');
      blob(c, 12, -3, 18, 8, '#e6deff42');
    },
    x + drift * 13 * scale,
    y - (BASE + (layer + 0.86) * GLASS.layer) * scale,
    { scaleX: scale, scaleY: scale, alpha: 0.75 + 0.25 * Math.cos(to.time * 1.7 + at) },
  );
}

/** A layer that smoke has just left lights up. */
function drawFlash(to: Surface, x: number, y: number, scale: number, alpha: number): void {
  to.stamp('flash', 84, 58, (c) => rounded(c, -39, -27, 78, 54, 12, '#ffffff'), x, y, {
    scaleX: scale,
    scaleY: scale,
    alpha,
  });
}

/** Over the two bottles that a hint names: from here (up), into here (down). */
function drawPointer(to: Surface, x: number, y: number, scale: number, up: boolean): void {
  const bob = to.reducedMotion ? 0 : Math.sin(to.time * 5) * 5;
  const size = 19 * scale;
  const way = up ? -1 : 1;
  const { c } = to;
  ring(c, x, y + bob, size * 1.15, size * 1.1, PALETTE.ink);
  disc(c, x, y + bob, size * 1.45, PALETTE.yellow);
  line(c, [x, y + bob - way * size * 0.7, x, y + bob + way * size * 0.6], size * 0.34, PALETTE.ink);
  line(
    c,
    [
      x - size * 0.55,
      y + bob + way * size * 0.1,
      x,
      y + bob + way * size * 0.7,
      x + size * 0.55,
      y + bob + way * size * 0.1,
    ],
    size * 0.34,
    PALETTE.ink,
  );
}

/** Smoke that a potion sends to what it clears. */
function drawPuffs(to: Surface, layout: Layout, { sizes }: State, show: Show): void {
  const { c } = to;
  const { scale, feet } = layout;
  for (const { from, bottle, layer, color, age } of show.puffs) {
    if (age < 0) continue;
    const start = mouthOf(layout, sizes, from);
    const end = { x: feet[bottle]?.x ?? 0, y: surfaceOf(layout, bottle, layer + 0.5) };
    const paint = dyeOf(color).color;
    const rise = 120 * scale + Math.abs(end.x - start.x) * 0.2;
    for (let tail = 5; tail >= 0; tail -= 1) {
      const part = ease.inOut(Math.min(1, Math.max(0, age / PUFF - tail * 0.045)));
      const x = start.x + (end.x - start.x) * part;
      const y = start.y + (end.y - start.y) * part - Math.sin(part * Math.PI) * rise;
      disc(c, x, y, (15 - tail * 2) * scale, fade(tint(paint, 0.12 * tail), 0.85 - tail * 0.11));
    }
  }
}
