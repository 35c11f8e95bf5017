import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Surface } from '@playgrove/kit/runtime';
import { shapeOf } from '../rules/shape.ts';
import { tableOf, type State } from '../rules/state.ts';
import { cornerOf, frameOf, LIFT, UNIT, type Frame, type Layout } from './layout.ts';
import { CORNER, paintGlow, tilesFor, type Tiles } from './tile.ts';
import { FLASH, FLIGHT, MEET, type Flight, type Ui } from './ui.ts';

/** How far a picked tile rises, in tile units. */
const RAISED = 11;

/** All tiles at rest as one picture, and on it what moves and glows. */
export function drawBoard(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { c } = to;
  const target = frameOf(layout, state);
  const frame = ui.frame ?? target;
  const zoom = frame.scale / target.scale;
  c.save();
  c.translate(frame.x - target.x * zoom, frame.y - target.y * zoom);
  c.scale(zoom, zoom);
  to.layer(keyOf(state, ui, target), (on) =>
    paintTiles(on, tilesFor(to, target.tall), state, target, ui.picked),
  );
  c.restore();
  c.save();
  c.translate(frame.x, frame.y);
  c.scale(frame.scale, frame.scale);
  drawGlows(to, state, ui, frame);
  c.restore();
  for (const flight of ui.flights) drawFlight(to, state, flight);
}

let lastKey = {
  taken: [] as readonly unknown[],
  picked: undefined as number | undefined,
  x: 0,
  scale: 0,
  key: '',
};

/** Changes with everything that the picture shows. */
function keyOf(state: State, ui: Ui, { x, y, scale, tall }: Frame): string {
  const { taken, deal } = state;
  if (
    lastKey.taken === taken &&
    lastKey.picked === ui.picked &&
    lastKey.x === x &&
    lastKey.scale === scale
  )
    return lastKey.key;
  const gone = taken.map(([a, b]) => `${a}-${b}`).join();
  const key = `tiles ${deal.layout} ${deal.seed} ${gone} ${ui.picked ?? -1} ${x} ${y} ${scale} ${tall}`;
  lastKey = { taken, picked: ui.picked, x, scale, key };
  return key;
}

function paintTiles(
  c: Context,
  tiles: Tiles,
  state: State,
  frame: Frame,
  picked: number | undefined,
): void {
  const shape = shapeOf(state.deal.layout);
  const table = tableOf(state);
  c.save();
  c.translate(frame.x, frame.y);
  c.scale(frame.scale, frame.scale);
  const grain = draw.grainOf(c);
  let layer = 0;
  for (let from = 0; from < shape.size; from = layer) {
    layer = from;
    while (layer < shape.size && shape.z[layer] === shape.z[from]) layer += 1;
    // A layer's shadows fall on what is below it, not on itself.
    for (let place = from; place < layer; place += 1) {
      if (table.there[place] !== 1 || place === picked) continue;
      const { x, y } = cornerOf(shape, frame.tall, place);
      tiles.shadow(c, x, y, grain);
    }
    for (let place = from; place < layer; place += 1) {
      if (table.there[place] !== 1 || place === picked) continue;
      const { x, y } = cornerOf(shape, frame.tall, place);
      tiles.draw(c, state.tiles[place] ?? 0, x, y, grain);
      if (!table.isFree(place)) tiles.shade(c, x, y, grain);
    }
  }
  c.restore();
}

function outline(c: Context, x: number, y: number, tall: number, color: string, width = 6): void {
  draw.rim(c, color, width, (path) => path.roundRect(x - 1, y - 1, UNIT + 2, tall + 2, CORNER));
}

/** A soft golden light: widths and strengths, widest first. */
const GLOW = [
  [30, 0.22],
  [20, 0.3],
  [9, 0.7],
] as const;

function drawGlows(to: Surface, state: State, ui: Ui, frame: Frame): void {
  const { c } = to;
  const shape = shapeOf(state.deal.layout);
  const table = tableOf(state);
  const tiles = tilesFor(to, frame.tall);
  const { tall } = frame;
  const beat = to.reducedMotion ? 0.8 : 0.62 + 0.38 * Math.sin(to.time * 5);
  const rise = to.reducedMotion ? 1 : Math.min(1, ui.freshAge / 0.3);
  for (const place of state.fresh) {
    if (place === ui.picked || !table.isFree(place)) continue;
    const { x, y } = cornerOf(shape, tall, place);
    // A frame alone would look like a picked tile.
    for (const [grow, alpha] of GLOW) {
      outline(c, x, y, tall, draw.fade('#ffb300', alpha * (0.6 + 0.4 * beat) * rise), grow);
    }
    draw.sparkle(c, x + UNIT - 20, y + 20, 27 * rise, draw.PALETTE.ink);
    draw.sparkle(c, x + UNIT - 20, y + 20, 20 * rise, '#ffd02e');
  }
  if (ui.back) {
    const alpha = 1 - ui.back.age / 0.5;
    for (const place of ui.back.places) {
      if (table.there[place] !== 1 || table.isCovered(place)) continue;
      const { x, y } = cornerOf(shape, tall, place);
      outline(c, x, y, tall, draw.fade('#8ff0ff', alpha), 7);
    }
  }
  if (ui.hint) {
    for (const place of ui.hint) {
      if (table.there[place] !== 1 || place === ui.picked) continue;
      const { x, y } = cornerOf(shape, tall, place);
      outline(c, x, y, tall, draw.PALETTE.ink, 14);
      outline(c, x, y, tall, draw.fade('#3df0a4', 0.75 + 0.25 * beat), 9);
    }
  }
  if (ui.flash) drawFlash(c, state, ui.flash, tall);
  if (ui.picked !== undefined && table.there[ui.picked] === 1)
    drawPicked(to, state, ui.picked, ui.pickedAge, tiles);
}

/** A blocked tile in red, and what blocks it. */
function drawFlash(c: Context, state: State, flash: NonNullable<Ui['flash']>, tall: number): void {
  const shape = shapeOf(state.deal.layout);
  const part = flash.age / FLASH;
  const alpha = Math.min(1, (1 - part) * 2);
  for (const place of flash.by) {
    const { x, y } = cornerOf(shape, tall, place);
    outline(c, x, y, tall, draw.fade(draw.PALETTE.ink, alpha), 12);
    outline(c, x, y, tall, draw.fade('#ff4b55', alpha), 8);
  }
}

function drawPicked(to: Surface, state: State, place: number, age: number, tiles: Tiles): void {
  const { c } = to;
  const { tall } = tiles;
  const { x, y } = cornerOf(shapeOf(state.deal.layout), tall, place);
  const part = to.reducedMotion ? 1 : ease.back(Math.min(1, age / 0.16));
  const up = RAISED * part;
  tiles.shadow(c, x + up * 0.5, y + up * 0.4);
  const scale = 1 + 0.07 * part;
  c.save();
  c.translate(x + UNIT / 2 - up * 0.3, y + tall / 2 - up);
  c.scale(scale, scale);
  c.translate(-UNIT / 2, -tall / 2);
  paintGlow(c, tall, '#ffe27a');
  tiles.draw(c, state.tiles[place] ?? 0, 0, 0);
  outline(c, 0, 0, tall, '#ffc81f', 6);
  c.restore();
}

/** Two tiles fly together, click, and rise into the light. */
function drawFlight(to: Surface, state: State, { a, b, frame, age }: Flight): void {
  const { c } = to;
  const shape = shapeOf(state.deal.layout);
  const tiles = tilesFor(to, frame.tall);
  const { scale, tall } = frame;
  const [from, other] = [cornerOf(shape, tall, a), cornerOf(shape, tall, b)];
  const middle = { x: (from.x + other.x) / 2, y: (from.y + other.y) / 2 };
  const flown = ease.in(Math.min(1, age / MEET)) * 0.6 + ease.inOut(Math.min(1, age / MEET)) * 0.4;
  const after = Math.max(0, (age - MEET) / (FLIGHT - MEET));
  const swell = Math.sin(Math.min(1, age / MEET) * Math.PI) * 0.16;
  const alpha = after > 0.35 ? 1 - (after - 0.35) / 0.65 : 1;
  for (const [place, corner, side] of [
    [a, from, from.x <= other.x ? -1 : 1],
    [b, other, from.x <= other.x ? 1 : -1],
  ] as const) {
    const meet = to.reducedMotion ? corner : { x: middle.x + (side * UNIT) / 2, y: middle.y };
    // After the click they part a little and shrink.
    const x = corner.x + (meet.x - corner.x) * flown + side * 10 * Math.sin(after * Math.PI);
    const y = corner.y + (meet.y - corner.y) * flown - (to.reducedMotion ? 0 : 130 * after * after);
    const size = scale * (1 + swell + 0.1 - 0.45 * ease.in(after));
    const squash = after > 0 && after < 0.3 ? 1 - 0.14 * Math.sin((after / 0.3) * Math.PI) : 1;
    c.save();
    c.globalAlpha = Math.max(0, alpha);
    c.translate(frame.x + (x + UNIT / 2) * scale, frame.y + (y + tall / 2) * scale);
    if (!to.reducedMotion) c.rotate(side * (0.1 * Math.sin(flown * Math.PI) + 0.22 * after));
    c.scale(size * squash, size / squash);
    c.translate(-(UNIT + LIFT.x) / 2, -(tall + LIFT.y) / 2);
    tiles.draw(c, state.tiles[place] ?? 0, 0, 0);
    c.restore();
  }
}
