import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Surface } from '@playgrove/kit/runtime';
import { isPotion, isSmoky, type Bottle } from '../rules/bottles.ts';
import type { State } from '../rules/state.ts';
import { drawCork, drawGlassBack, drawGlassFront, drawLayers, drawShine } from './bottle.ts';
import { dyeOf } from './dyes.ts';
import { GLASSES } from './glass.ts';
import { BASE, GLASS, mouthOf, surfaceOf, tallOf, type Layout } from './layout.ts';
import { drawSource, drawStream, LIFT } from './pour.ts';
import { placeOf, PUFF, type Show } from './show.ts';
import type { Ui } from './ui.ts';

/** Seconds that a layer lights up when its smoke clears. */
const FLASH = 0.4;
/** Seconds that a bottle shakes its head. */
const SHAKE = 0.3;

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

function drawBottle(to: Surface, { scale, feet }: Layout, state: State, ui: Ui, at: number): void {
  const { show, why, hint } = ui;
  const size = state.sizes[at] ?? 4;
  const layers = show.bottles[at] ?? [];
  const foot = feet[at] ?? { x: 0, y: 0 };
  const calm = to.reducedMotion;
  const glass = GLASSES.of(to);
  const hop = calm ? 0 : hopOf(show.won - at * 0.07);
  const y = foot.y - ((show.lift[at] ?? 0) * LIFT + hop) * scale;
  const since = show.slosh[at] ?? 9;
  const wave = since > 0.6 || calm ? 0 : Math.exp(-7 * since) * Math.sin(since * 24) * 0.035;
  const shakes = why?.bottle === at && !calm && why.age < SHAKE;
  const shake = shakes ? Math.sin(why.age * 60) * 5 * scale * (1 - why.age / SHAKE) : 0;
  const inside = (): void => {
    const done = isPotion(layers) ? layers[0] : undefined;
    const corked = show.corked[at] ?? 0;
    if (done !== undefined) {
      const flash = Math.max(0, 1 - corked / 0.7);
      const pulse = calm ? 0.75 : 0.65 + 0.15 * Math.sin(to.time * 2.4 + at);
      drawShine(to, done, 1 + flash * 0.5, Math.min(1, pulse + flash));
    }
    drawGlassBack(to, size, glass);
    drawLayers(to, layers, (layer) => show.seen.has(placeOf(at, layer)));
    if (!calm) drawWisp(to, at, layers);
    if (done !== undefined && !calm) drawBubbles(to, at, done);
    for (const layer of layers.keys()) drawFlash(to, layer, show.cleared.get(placeOf(at, layer)));
    for (const flow of show.flows) if (flow.begun && flow.to === at) drawStream(to, size, flow);
    drawGlassFront(to, size, glass);
    if (done !== undefined)
      drawCork(to, size, calm ? 0 : 90 * (1 - ease.bounce(Math.min(1, corked / 0.28))));
    if (hint?.includes(at)) drawPointer(to, 14 - tallOf(size), hint[0] === at);
  };
  draw.place(to.c, foot.x + shake, y, inside, 0, scale * (1 + wave), scale * (1 - wave));
}

/** Potions hop one after the other when all of them are finished. */
const hopOf = (since: number): number =>
  since < 0.2 || since > 1.4 ? 0 : Math.abs(Math.sin((since - 0.2) * 7.9)) * 30 * (1.4 - since);

/** Bubbles rise in a finished potion. */
function drawBubbles(to: Surface, at: number, color: number): void {
  const paint = draw.fade(draw.tint(dyeOf(color).color, 0.75), 0.8);
  for (let bubble = 0; bubble < 4; bubble += 1) {
    const part = (to.time * (0.32 + bubble * 0.07) + bubble * 0.37 + at * 0.21) % 1;
    const x = (bubble - 1.5) * 17 + Math.sin(to.time * 3 + bubble * 2 + at) * 5;
    draw.disc(to.c, x, -BASE - (0.2 + part * 3.6) * GLASS.layer, 2.4 + (bubble % 3) * 1.3, paint);
  }
}

/** Smoke stirs over the highest layer that it hides. */
function drawWisp(to: Surface, at: number, layers: Bottle): void {
  const layer = layers.findLastIndex((value) => isSmoky(value));
  if (layer < 0) return;
  const paint = (c: Context): void => {
    draw.blob(c, -8, 4, 26, 10, '#cfc6e83d');
    draw.blob(c, 12, -3, 18, 8, '#e6deff42');
  };
  const x = Math.sin(to.time * 1.1 + at * 1.9) * 13;
  to.stamp('wisp', 80, 40, paint, x, -BASE - (layer + 0.86) * GLASS.layer);
}

/** A layer lights up when its smoke clears. */
function drawFlash(to: Surface, layer: number, age = FLASH): void {
  if (age >= FLASH) return;
  const paint = (c: Context): void => draw.rounded(c, -39, -27, 78, 54, 12, '#ffffff');
  const alpha = 1 - age / FLASH;
  to.stamp('flash', 84, 58, paint, 0, -BASE - (layer + 0.5) * GLASS.layer, { alpha });
}

/** On the necks of the two bottles that a hint names: from here (up), into here (down). */
function drawPointer(to: Surface, above: number, up: boolean): void {
  const y = above + (to.reducedMotion ? 0 : Math.sin(to.time * 5) * 5);
  const paint = (c: Context): void => {
    draw.disc(c, 0, 0, 32, draw.PALETTE.ink);
    draw.disc(c, 0, 0, 27, draw.PALETTE.yellow);
    draw.place(
      c,
      up ? 1 : -1,
      0,
      () => draw.arrow(c, 17, draw.PALETTE.ink),
      up ? -Math.PI / 2 : Math.PI / 2,
    );
  };
  to.stamp(`pointer ${up}`, 70, 70, paint, 0, y);
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
      draw.disc(
        c,
        x,
        y,
        (15 - tail * 2) * scale,
        draw.fade(draw.tint(paint, 0.12 * tail), 0.85 - tail * 0.11),
      );
    }
  }
}
