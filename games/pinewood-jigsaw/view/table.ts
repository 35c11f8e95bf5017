import * as draw from '@playgrove/kit/draw';
import type { Context, Point, Surface } from '@playgrove/kit/runtime';
import {
  cuttingOf,
  groupOf,
  HEIGHT,
  homeOf,
  MARGIN,
  placeOf,
  SIZES,
  TABLE_HEIGHT,
  TABLE_WIDTH,
  WIDTH,
  type State,
} from '../rules/state.ts';
import { toScreen, type Camera } from './camera.ts';
import { awake, FLASH, GONE, SNAP } from './follow.ts';
import { cameraOf, carried } from './grip.ts';
import { Heap } from './heap.ts';
import type { Layout } from './layout.ts';
import { paintTable, TABLES } from './looks.ts';
import { looseOf, reached, type Ui } from './ui.ts';

/** Pixels of the baked table per unit. */
const GRAIN = 0.25;
const STEP = 300;
const RAIL = 46;
/** Pieces up to which the picture shines through where it belongs. */
const GHOST = 1;

let baked: { readonly look: string; readonly picture: ImageBitmap | undefined } | undefined;

/** The table's surface, the frame in it, and what lies there. */
export function drawTable(to: Surface, state: State, ui: Ui, layout: Layout): void {
  const { c } = to;
  const camera = cameraOf(ui, layout);
  surface(to, layout, camera);
  // The picture has come to the front: nothing of it is left below.
  if (ui.won > GONE) return;
  frame(to, state, ui, layout, camera);
  if (state.size < 0 || !ui.atlas) return;
  ui.atlas.begin();
  const corner = toScreen(layout.area, camera, { x: MARGIN, y: MARGIN });
  ui.atlas.drawHome(c, state, corner.x, corner.y, camera.zoom);
  const { film } = ui;
  const { home } = ui.atlas;
  if (film && home && awake(ui) > 0 && !to.reducedMotion) {
    c.globalAlpha = awake(ui);
    film.draw(c, corner.x, corner.y, WIDTH * camera.zoom, to.time, home);
    c.globalAlpha = 1;
  }
  drawLoose(to, state, ui, layout, camera);
  flash(to, state, ui, layout, camera);
}

/** Many pieces that rest are one picture; what is held or glides is not in it. */
function drawLoose(to: Surface, state: State, ui: Ui, layout: Layout, camera: Camera): void {
  const { drag, glide, held } = ui;
  const carries = drag?.kind === 'piece' && drag.moved ? drag.piece : held;
  const groups = looseOf(state, ui).filter(
    (pieces) => carries === undefined || !pieces.includes(carries),
  );
  const rests = (pieces: readonly number[]): boolean => !glide?.pieces.has(pieces[0] ?? 0);
  const corner = toScreen(layout.area, camera, { x: 0, y: 0 });
  const salt = (carries ?? -1) + (glide ? 1000 : 0) + (ui.atlas?.cuts ?? 0) * 2000 + ui.top * 7;
  const isDrawn =
    Heap.isWorth(state) &&
    ui.heap.draw(to.c, state, { ...corner, zoom: camera.zoom, salt }, (on, scale) => {
      for (const pieces of groups)
        if (rests(pieces))
          for (const piece of pieces) {
            const { x, y } = placeOf(state, piece);
            drawTurned(on, ui, state, piece, Math.round(x * scale), Math.round(y * scale), scale);
          }
    });
  for (const pieces of groups)
    if (!isDrawn || !rests(pieces))
      drawGroup(to, state, ui, layout, pieces, slipOf(ui, pieces[0] ?? 0));
}

function surface(to: Surface, layout: Layout, camera: Camera): void {
  const { c } = to;
  const look = TABLES.of(to);
  c.fillStyle = look.color;
  c.fillRect(to.bleed.x, to.bleed.y, to.bleed.width, to.bleed.height);
  if (baked?.look !== look.id) {
    baked?.picture?.close();
    const [wide, high] = [TABLE_WIDTH * 2 * GRAIN, TABLE_HEIGHT * 2 * GRAIN];
    const paint = (on: Context): void =>
      paintTable(on, { x: 0, y: 0, width: wide, height: high }, look, STEP * GRAIN);
    baked = { look: look.id, picture: draw.bake(wide, high, paint, true) };
  }
  if (!baked.picture) return;
  // Twice the table, so that wide screens see no edge.
  const corner = toScreen(layout.area, camera, { x: -TABLE_WIDTH / 2, y: -TABLE_HEIGHT / 2 });
  c.drawImage(
    baked.picture,
    corner.x,
    corner.y,
    TABLE_WIDTH * 2 * camera.zoom,
    TABLE_HEIGHT * 2 * camera.zoom,
  );
}

function frame(to: Surface, state: State, ui: Ui, layout: Layout, camera: Camera): void {
  const { c } = to;
  const { zoom } = camera;
  const { x, y } = toScreen(layout.area, camera, { x: MARGIN, y: MARGIN });
  const [wide, high, rail] = [WIDTH * zoom, HEIGHT * zoom, RAIL * zoom];
  const { rail: color } = TABLES.of(to);
  draw.rounded(
    c,
    x - rail * 1.2,
    y - rail * 0.8,
    wide + rail * 2.4,
    high + rail * 2.6,
    rail,
    '#1a0b3a44',
  );
  draw.rounded(
    c,
    x - rail,
    y - rail,
    wide + rail * 2,
    high + rail * 2,
    rail * 0.8,
    draw.shade(color, 0.25),
  );
  draw.rounded(
    c,
    x - rail * 0.86,
    y - rail * 0.9,
    wide + rail * 1.72,
    high + rail * 1.76,
    rail * 0.7,
    color,
  );
  c.fillStyle = draw.mix(TABLES.of(to).color, '#221436', 0.62);
  c.fillRect(x, y, wide, high);
  c.fillStyle = '#00000030';
  c.fillRect(x, y, wide, rail * 0.3);
  c.fillRect(x, y, rail * 0.3, high);
  if (ui.atlas?.picture && state.size <= GHOST && !ui.looking) {
    c.globalAlpha = 0.2;
    c.drawImage(ui.atlas.picture, x, y, wide, high);
    c.globalAlpha = 1;
  }
}

/** How far a group that clicked still is from where it lies. */
function slipOf({ glide }: Ui, piece: number): Point {
  if (!glide?.pieces.has(piece)) return { x: 0, y: 0 };
  const part = (1 - glide.age / SNAP) ** 2;
  return { x: glide.dx * part, y: glide.dy * part };
}

/** Draws pieces that move together. @param off units from where they lie */
export function drawGroup(
  to: Surface,
  state: State,
  ui: Ui,
  layout: Layout,
  pieces: readonly number[],
  off: Point,
  lift = 0,
): void {
  const { c } = to;
  const { atlas } = ui;
  const [first] = pieces;
  if (!atlas || first === undefined) return;
  const camera = cameraOf(ui, layout);
  const { zoom } = camera;
  const { width, height } = cuttingOf(state);
  const place = placeOf(state, first);
  const at = toScreen(layout.area, camera, { x: place.x + off.x, y: place.y + off.y });
  const scale = zoom * (1 + lift * 0.03);
  if (lift > 0) shadow(c, state, ui, pieces, at, scale, 3 + lift * 9);
  const home = homeOf(cuttingOf(state), first);
  for (const piece of pieces) {
    const other = homeOf(cuttingOf(state), piece);
    const x = at.x + (other.x - home.x) * scale;
    const y = at.y + (other.y - home.y) * scale;
    if (isSeen(to, x, y, width * scale, height * scale))
      drawTurned(c, ui, state, piece, x, y, scale);
  }
}

/** Whether a piece with its tabs is in sight, under the score strip too. */
function isSeen({ bleed }: Surface, x: number, y: number, wide: number, high: number): boolean {
  const reach = Math.max(wide, high) * 0.4;
  return (
    x < bleed.x + bleed.width + reach &&
    y < bleed.y + bleed.height + reach &&
    x + wide > bleed.x - reach &&
    y + high > bleed.y - reach
  );
}

/** A piece as it lies: turned around its middle. */
export function drawTurned(
  c: Context,
  ui: Ui,
  state: State,
  piece: number,
  x: number,
  y: number,
  scale: number,
): void {
  const quarter = state.turn[piece] ?? 0;
  if (quarter === 0) {
    ui.atlas?.draw(c, piece, x, y, scale);
    return;
  }
  const { width, height } = cuttingOf(state);
  const [half, tall] = [(width * scale) / 2, (height * scale) / 2];
  draw.place(
    c,
    x + half,
    y + tall,
    () => ui.atlas?.draw(c, piece, -half, -tall, scale),
    (quarter * Math.PI) / 2,
  );
}

/** One shadow for all pieces of a group. */
function shadow(
  c: Context,
  state: State,
  ui: Ui,
  pieces: readonly number[],
  at: Point,
  scale: number,
  down: number,
): void {
  const [first = 0] = pieces;
  const key = pieces.length * 1000 + (state.turn[first] ?? 0);
  let known = ui.shadows.get(first);
  if (known?.key !== key) {
    const path = new Path2D();
    const cutting = cuttingOf(state);
    const home = homeOf(cutting, first);
    for (const piece of pieces) {
      const other = homeOf(cutting, piece);
      const outline = ui.atlas?.outline(piece);
      if (outline)
        path.addPath?.(outline, {
          a: 1,
          b: 0,
          c: 0,
          d: 1,
          e: other.x - home.x,
          f: other.y - home.y,
        });
    }
    known = { key, path };
    ui.shadows.set(first, known);
  }
  const { width, height } = cuttingOf(state);
  const { path } = known;
  c.save();
  c.translate(at.x + down * 0.5, at.y + down);
  c.scale(scale, scale);
  if ((state.turn[first] ?? 0) !== 0) {
    c.translate(width / 2, height / 2);
    c.rotate(((state.turn[first] ?? 0) * Math.PI) / 2);
    c.translate(-width / 2, -height / 2);
  }
  c.fillStyle = down > 5 ? '#1a0b3a55' : '#1a0b3a70';
  c.fill(path);
  c.restore();
}

/** Light runs along the seams that have just closed. */
function flash(to: Surface, state: State, ui: Ui, layout: Layout, camera: Camera): void {
  if (!ui.flash || !ui.atlas) return;
  const { c } = to;
  const part = 1 - ui.flash.age / FLASH;
  const wide = Math.min(cuttingOf(state).width, cuttingOf(state).height) * 0.08;
  for (const [piece, next] of ui.flash.seams) {
    const at = toScreen(layout.area, camera, placeOf(state, piece));
    c.save();
    c.translate(at.x, at.y);
    c.scale(camera.zoom, camera.zoom);
    c.lineCap = 'butt';
    c.beginPath();
    ui.atlas.edges.seam(c, piece, next);
    c.strokeStyle = draw.fade('#fff2a8', part * 0.4);
    c.lineWidth = wide * (1 + (1 - part));
    c.stroke();
    c.strokeStyle = draw.fade('#ffffff', part);
    c.lineWidth = wide * 0.5;
    c.stroke();
    c.restore();
  }
}

/** What a finger or the keys carry, over everything. */
export function drawCarried(to: Surface, state: State, ui: Ui, layout: Layout): void {
  const { drag } = ui;
  if (drag?.kind === 'piece' && drag.moved) {
    const at = carried(to, state, ui, layout, drag);
    const place = placeOf(state, drag.piece);
    drawGroup(
      to,
      state,
      ui,
      layout,
      groupWith(state, drag.piece),
      { x: at.x - place.x, y: at.y - place.y },
      ui.lift,
    );
    return;
  }
  if (ui.held === undefined || !ui.keys) return;
  const home = homeOf(cuttingOf(state), ui.slot);
  const place = placeOf(state, ui.held);
  const bob = to.reducedMotion ? 0 : Math.sin(to.time * 4) * 2;
  const { zoom } = cameraOf(ui, layout);
  ring(to, state, layout, cameraOf(ui, layout), home);
  drawGroup(
    to,
    state,
    ui,
    layout,
    groupWith(state, ui.held),
    { x: home.x - place.x, y: home.y - place.y - (12 + bob) / zoom },
    1,
  );
}

/** The piece that is carried comes first, as the others are placed from it. */
const groupWith = (state: State, piece: number): readonly number[] => [
  piece,
  ...groupOf(state, piece).filter((other) => other !== piece),
];

/** The place of the frame that keys have reached. */
function ring(to: Surface, state: State, layout: Layout, camera: Camera, home: Point): void {
  const { width, height } = cuttingOf(state);
  const { x, y } = toScreen(layout.area, camera, home);
  for (const [wide, color] of [
    [6, draw.PALETTE.ink],
    [3, '#ffe45c'],
  ] as const)
    draw.rim(to.c, color, wide, (path) =>
      path.roundRect(x, y, width * camera.zoom, height * camera.zoom, 6),
    );
}

/** Marks a loose piece on the table: reached by keys, taken by a tap, or advised. */
export function drawMarks(to: Surface, state: State, ui: Ui, layout: Layout): void {
  const camera = cameraOf(ui, layout);
  const loose =
    ui.keys && ui.held === undefined && ui.where === 'table' ? reached(state, ui) : undefined;
  if (loose !== undefined) ring(to, state, layout, camera, placeOf(state, loose));
  if (ui.hint === undefined || state.size >= SIZES.length) return;
  const beat = to.reducedMotion ? 0.7 : 0.6 + 0.4 * Math.sin(to.time * 5);
  to.c.globalAlpha = beat;
  ring(to, state, layout, camera, homeOf(cuttingOf(state), ui.hint));
  to.c.globalAlpha = 1;
}
