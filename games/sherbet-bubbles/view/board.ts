import { hexCenter } from '@playgrove/kit/logic/hexgrid';
import * as draw from '@playgrove/kit/draw';
import { ease, type Motion, type Surface } from '@playgrove/kit/runtime';
import { outcome, aim, type Outcome } from '../rules/outcome.ts';
import {
  BLUEBERRY,
  COLUMNS,
  EMPTY,
  gridFor,
  LAST_ROW,
  type Shot,
  type State,
} from '../rules/state.ts';
import { flavorOf } from './flavors.ts';
import { givesWay } from './follow.ts';
import { type Layout, ROW, toWorld, UNIT } from './layout.ts';
import { drawIce, drawSweet } from './sweets.ts';
import { along, STAGGER, timesOf } from './timeline.ts';
import type { Ui } from './ui.ts';

const R = UNIT * 0.485;
const POPPING = 170;

/** The court between awning and sea, clipped. */
export function inCourt(to: Surface, layout: Layout, paint: () => void): void {
  const { bleed } = to;
  draw.clipped(
    to.c,
    (path) => path.rect(layout.x - 4, bleed.y, layout.court + 8, bleed.height),
    paint,
  );
}

/** The board at rest, or in the midst of a shot. */
export function drawBoard(
  to: Surface,
  state: State,
  layout: Layout,
  ui: Ui,
  motion: Motion<State>,
): void {
  const { from, part } = motion;
  const shot = state.last;
  if (from && shot && part < 1 && from.shot === state.shot - 1) {
    drawShot(to, from, shot, layout, ui, part);
  } else {
    drawRest(to, state, layout, ui, new Set());
  }
}

function drawRest(
  to: Surface,
  state: State,
  layout: Layout,
  ui: Ui,
  gone: ReadonlySet<number>,
): void {
  const grid = gridFor(state);
  const first = Math.max(0, Math.floor(ui.camera - 1)) * COLUMNS;
  for (let cell = first; cell < state.cells.length; cell += 1) {
    const kind = state.cells[cell] ?? EMPTY;
    if (kind === EMPTY || gone.has(cell)) continue;
    const center = hexCenter(grid, cell);
    const at = toWorld(layout, center, ui.camera - ui.push);
    if (at.y < layout.y - UNIT * 0.9) continue;
    const give = givesWay(ui, center.x, center.y);
    drawSweet(to, kind, state.other[cell] ?? -1, at.x + give.x, at.y + give.y, R, { seed: cell });
    if (state.ice[cell] === 1) drawIce(to, at.x + give.x, at.y + give.y, R);
  }
}

function drawShot(
  to: Surface,
  from: State,
  shot: Shot,
  layout: Layout,
  ui: Ui,
  part: number,
): void {
  const { flight, fall, end } = timesOf(shot);
  const now = part * end;
  const gone = new Set<number>();
  const popping: { cell: number; part: number }[] = [];
  for (let at = 0; at < shot.pops.length; at += 2) {
    const cell = shot.pops[at] ?? 0;
    const begins = flight + STAGGER * (shot.pops[at + 1] ?? 0);
    if (now < begins) continue;
    gone.add(cell);
    if (now < begins + POPPING) popping.push({ cell, part: (now - begins) / POPPING });
  }
  for (const cell of shot.drops) gone.add(cell);
  drawRest(to, from, layout, ui, gone);
  const grid = gridFor(from);
  const own = shot.pops.indexOf(shot.cell);
  const landed = now >= flight;
  if (!landed || (shot.cell >= 0 && (own < 0 || !gone.has(shot.cell)))) {
    const spot = landed ? hexCenter(grid, shot.cell) : along(shot.path, now / flight);
    const at = toWorld(layout, spot, ui.camera);
    if (!landed) drawTail(to, shot, layout, ui, now / flight);
    drawSweet(to, shot.flavour, -1, at.x, at.y, R, landed ? {} : { rotate: now * 0.006 });
  }
  for (const { cell, part: gonePart } of popping) {
    const kind = cell === shot.cell ? shot.flavour : (from.cells[cell] ?? 0);
    const at = toWorld(layout, hexCenter(grid, cell), ui.camera);
    drawPop(to, kind, at.x, at.y, gonePart);
  }
  if (now >= fall) for (const cell of shot.melted) drawThaw(to, from, cell, layout, ui, now - fall);
}

function drawTail(to: Surface, shot: Shot, layout: Layout, ui: Ui, part: number): void {
  const { light } = flavorOf(shot.flavour);
  for (let step = 1; step <= 7; step += 1) {
    const back = part - step * 0.035;
    if (back <= 0) return;
    const at = toWorld(layout, along(shot.path, back), ui.camera);
    const paint = draw.fade(shot.charged ? '#ffffff' : light, 0.4 - step * 0.05);
    draw.disc(to.c, at.x, at.y, R * (0.72 - step * 0.08), paint);
  }
}

/** A pop: the sweet swells, its shell opens into a ring. */
function drawPop(to: Surface, kind: number, x: number, y: number, part: number): void {
  const grow = 1 + 0.28 * ease.out(Math.min(1, part * 2));
  if (part < 0.5) drawSweet(to, kind, -1, x, y, R, { scaleX: grow, scaleY: grow, alpha: 1 - part });
  const { light } = flavorOf(kind);
  draw.ring(
    to.c,
    x,
    y,
    R * (0.7 + ease.out(part) * 0.9),
    9 * (1 - part),
    draw.fade(light, 1 - part),
  );
  for (let spark = 0; spark < 5; spark += 1) {
    const angle = spark * 1.257 + kind;
    const far = R * (0.6 + ease.out(part) * 0.9);
    draw.sparkle(
      to.c,
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      11 * (1 - part),
      '#ffffff',
    );
  }
}

function drawThaw(
  to: Surface,
  from: State,
  cell: number,
  layout: Layout,
  ui: Ui,
  since: number,
): void {
  const at = toWorld(layout, hexCenter(gridFor(from), cell), ui.camera);
  const left = Math.max(0, 1 - since / 200);
  drawSweet(to, from.cells[cell] ?? 0, from.other[cell] ?? -1, at.x, at.y, R);
  if (left > 0) drawIce(to, at.x, at.y, R * (1 + (1 - left) * 0.3), left);
}

/** What is coming down, and where it dives in. */
export function drawRain(to: Surface, layout: Layout, ui: Ui): void {
  for (const sweet of ui.fallers) {
    drawSweet(to, sweet.kind, -1, sweet.x, sweet.y, R, { rotate: sweet.turn });
  }
  for (const { x, age } of ui.splashes) {
    const part = age / 0.5;
    const alpha = 1 - part;
    draw.blob(
      to.c,
      x,
      layout.sea + 16,
      30 + part * 60,
      7 + part * 10,
      draw.fade('#ffffff', alpha * 0.6),
    );
    for (let drop = -2; drop <= 2; drop += 1) {
      const rise = Math.sin(Math.PI * part) * (70 - Math.abs(drop) * 14);
      const dx = x + drop * (8 + part * 34);
      draw.disc(to.c, dx, layout.sea + 10 - rise, 7 * alpha + 1, draw.fade('#ffffff', alpha));
    }
  }
}

type Seen = { key: string; result: Outcome };
const previews = new WeakMap<Ui, Seen>();

/** What a shot at the shown angle would do; worked out once for each angle. */
export function previewOf(state: State, ui: Ui): Outcome {
  const [flavor] = state.queue;
  const key = `${state.shot} ${flavor} ${state.charged} ${ui.angle}`;
  const known = previews.get(ui);
  if (known?.key === key) return known.result;
  const flight = aim(state, ui.angle, state.charged && flavor === BLUEBERRY);
  const result = outcome(state, flight, flavor, state.charged);
  previews.set(ui, { key, result });
  return result;
}

/** The way, exact to the last bank, the place it comes to rest, and what would pop. */
export function drawAim(to: Surface, state: State, layout: Layout, ui: Ui): void {
  const { c } = to;
  const [flavor] = state.queue;
  const { flight, pops, drops } = previewOf(state, ui);
  const { light, body } = flavorOf(flavor);
  const points = flight.path.map((spot) => toWorld(layout, spot, state.top));
  const march = to.reducedMotion ? 0 : (to.time * 90) % 34;
  let skip = 70 - march;
  const dots: { readonly x: number; readonly y: number }[] = [];
  let straight = 0;
  for (let at = 1; at < points.length; at += 1) {
    const [a, b] = [points[at - 1], points[at]];
    if (!a || !b) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    for (; skip < length; skip += 34) {
      if (at === 1 && skip < 62) continue;
      const part = skip / length;
      dots.push({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
      if (at === 1) straight = dots.length;
    }
    skip -= length;
  }
  for (const [from, upTo, r, paint] of [
    [0, dots.length, 8.5, '#2b1b4d99'],
    [0, straight, 6.5, '#ffffff'],
    [straight, dots.length, 6.5, light],
  ] as const) {
    draw.fillPath(c, paint, (path) => {
      for (const { x, y } of dots.slice(from, upTo)) {
        path.moveTo(x + r, y);
        path.arc(x, y, r, 0, 7);
      }
    });
  }
  const grid = gridFor(state);
  if (flight.cell >= 0) {
    const at = toWorld(layout, hexCenter(grid, flight.cell), state.top);
    drawSweet(to, flavor, -1, at.x, at.y, R, { alpha: 0.5 });
    draw.ring(c, at.x, at.y, R, 4, pops.size > 0 ? '#ffffff' : draw.fade(body, 0.9));
  }
  const beat = to.reducedMotion ? 0.7 : 0.6 + 0.4 * Math.sin(to.time * 8);
  for (const cell of [...pops.keys(), ...drops]) {
    if (cell === flight.cell) continue;
    const at = toWorld(layout, hexCenter(grid, cell), state.top);
    if (at.y < layout.y) continue;
    const color = draw.fade('#ffffff', pops.has(cell) ? beat : 0.45);
    draw.ring(c, at.x, at.y, R * 0.98, pops.has(cell) ? 6 : 3, color);
  }
}

/** The endless pour ends where this line is crossed. */
export function drawLine(to: Surface, state: State, layout: Layout): void {
  if (state.mode !== 'endless') return;
  const y = layout.y + LAST_ROW * ROW;
  for (let dash = 0; dash < 18; dash += 1) {
    const x = layout.x + 10 + dash * ((layout.court - 20) / 17.5);
    to.c.fillStyle = dash % 2 === 0 ? '#ff5a6acc' : '#ffffffa6';
    to.c.fillRect(x, y - 3, layout.court / 28, 6);
  }
}
