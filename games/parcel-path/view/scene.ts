import * as draw from '@playgrove/kit/draw';
import {
  ease,
  type Context,
  type Motion,
  type Point,
  type SpriteOptions,
  type Surface,
} from '@playgrove/kit/runtime';
import { headOf, isDone, vanAt, type State } from '../rules/state.ts';
import { INK } from './colors.ts';
import { layoutOf, placeOf, type Layout } from './layout.ts';
import { paintGlow, paintHouse, paintLost, paintParcel, paintVan } from './pieces.ts';
import { dayOf, drawDay, drawSign } from './signs.ts';
import { drawTown } from './town.ts';
import { lookAt, takeHint, type Ui } from './ui.ts';
import { VANS } from './vans.ts';

/** The road: its rim, its asphalt, its dashes, as parts of a cell. */
const ROAD = [
  [INK, 0.5],
  ['#5d587c', 0.42],
  ['#ffe9a8', 0.05],
] as const;
/** How wide it bends, in cells. */
const BEND = 0.34;
/** How quickly its end follows, a second. */
const HURRY = 34;
/** Seconds that a parcel flies, and that a house hops. */
const TOSS = 0.42;
const HOP = 0.4;
/** Where the van stops before the last house, in cells from the end. */
const STOP = 0.62;
/** Parts of the day at which it gets dark, and lights come on. */
const EVENING = 0.35;
const LIGHTS = 0.6;
/** Marking more squares than this says nothing. */
const MAX_LOST = 8;

type Frame = {
  readonly to: Surface;
  readonly layout: Layout;
  readonly state: State;
  readonly ui: Ui;
  readonly motion: Motion<State>;
  /** Of the evening, 0 to 1. */
  readonly dark: number;
};

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const layout = layoutOf(to, state);
  lookAt(state, ui, layout);
  ui.whyFor = Math.max(0, ui.whyFor - motion.dt);
  if (ui.hintFor > 0 && (ui.hintFor -= motion.dt) <= 0) takeHint([], ui);
  const part = state.night > 0 ? state.time / dayOf(state) : 0;
  const dark = Math.max(0, Math.min(1, (part - EVENING) / (1 - EVENING)));
  const frame = { to, layout, state, ui, motion, dark };
  drawTown(to, layout, state, ui.key);
  drawRoad(frame);
  if (ui.lost.length <= MAX_LOST) drawLost(frame);
  if (dark > 0) {
    to.c.globalAlpha = dark * 0.52;
    draw.cover(to.c, to.bleed, '#34187a');
    to.c.globalAlpha = 1;
  }
  if (state.drive > 0) drawVan(frame, part > LIGHTS);
  drawHouses(frame);
  if (state.drive === 0) drawVan(frame, part > LIGHTS);
  else drawParcels(frame);
  drawFirst(frame);
  drawHint(frame);
  drawDay(to, layout, state);
  drawSign(to, layout, state, ui);
}

/** A piece that is painted in a cell of 100 by 100; `size` is what it takes, in cells. */
function piece(
  { to, layout }: Frame,
  key: string,
  { x, y }: Point,
  size: number,
  paint: (c: Context) => void,
  options: SpriteOptions = {},
): void {
  const { cell } = layout.frame;
  const side = cell * size;
  // Boards differ in size, and a key names one picture.
  draw.stamped(to, `${key} ${cell}`, { x, y, width: side, height: side, ...options }, (c) => {
    c.scale(cell / 100, cell / 100);
    paint(c);
  });
}

function drawRoad({ to, layout, state, ui, motion }: Frame): void {
  const { c } = to;
  const { cell } = layout.frame;
  const { route } = state;
  const head = placeOf(layout, state, headOf(state));
  const before = placeOf(layout, state, route.at(-2) ?? headOf(state));
  ui.road ??= new draw.Outline((path) => {
    const points = route.slice(0, -1).map((at) => placeOf(layout, state, at));
    for (const [at, { x, y }] of points.entries()) {
      const next = points[at + 1];
      if (at === 0) path.moveTo(x, y);
      else if (next) path.arcTo(x, y, next.x, next.y, cell * BEND);
      else path.lineTo(x, y);
    }
  });
  const was = ui.tip ?? before;
  const near = Math.hypot(was.x - head.x, was.y - head.y) < cell * 1.5;
  const part = to.reducedMotion || !near ? 1 : Math.min(1, motion.dt * HURRY);
  const end = { x: was.x + (head.x - was.x) * part, y: was.y + (head.y - was.y) * part };
  ui.tip = end;
  for (const [paint, wide] of ROAD) {
    if (wide < 0.1) c.setLineDash([cell * 0.14, cell * 0.16]);
    if (route.length > 1) ui.road.rim(c, paint, cell * wide, wide < 0.1 ? 'butt' : 'round');
    draw.line(c, [before.x, before.y, end.x, end.y], cell * wide, paint);
  }
  c.setLineDash([]);
  if (isDone(state)) return;
  const pulse = to.reducedMotion ? 0 : Math.sin(to.time * 5) * 0.03;
  draw.ring(c, end.x, end.y, cell * (0.34 + pulse), cell * 0.05, '#ffd02e');
  draw.disc(c, end.x, end.y, cell * 0.15, INK);
  draw.disc(c, end.x, end.y, cell * 0.11, '#ffd02e');
}

function drawLost(frame: Frame): void {
  const { to, layout, state, ui } = frame;
  const alpha = to.reducedMotion ? 1 : 0.85 + 0.15 * Math.sin(to.time * 6);
  for (const cell of ui.lost)
    piece(frame, 'lost', placeOf(layout, state, cell), 1, paintLost, { alpha });
}

/** Seconds since something became true; −1 while it is not. */
const since = (is: boolean, before = -1, dt = 0): number => (is ? Math.max(0, before + dt) : -1);

function drawHouses(frame: Frame): void {
  const { to, layout, state, ui, motion, dark } = frame;
  const { cell } = layout.frame;
  const van = state.drive > 0 ? vanAt(state, state.drive) : -1;
  for (const [number, at] of state.stops.entries()) {
    if (number === 0) continue;
    const { x, y } = placeOf(layout, state, at);
    const step = state.route.indexOf(at);
    const lit = step >= 0;
    const came = (ui.came[number] = since(lit, ui.came[number], motion.dt));
    const got = (ui.got[number] = since(lit && van >= step, ui.got[number], motion.dt));
    const part = (got < 0 ? came : got - TOSS) / HOP;
    const still = to.reducedMotion || part < 0 || part > 1;
    const hop = still ? 0 : Math.sin(part * Math.PI * 2) * 0.14 * (1 - part);
    if (lit && dark > 0) piece(frame, 'glow', { x, y }, 1.6, paintGlow, { alpha: dark });
    const last = number === state.stops.length - 1;
    const paint = (c: Context): void => paintHouse(c, number, last, lit);
    const pose = { scaleX: 1 + hop, scaleY: 1 - hop };
    piece(
      frame,
      `house ${number} ${last} ${lit}`,
      { x, y: y - hop * cell * 0.3 },
      1.1,
      paint,
      pose,
    );
  }
}

/** A refused house points to the one that comes first. */
function drawFirst({ to, layout, state, ui }: Frame): void {
  if (ui.whyFor === 0 || ui.why?.key !== 'refused.order') return;
  const stop = state.stops[Number(ui.why.values?.['next'])];
  if (stop === undefined || state.route.includes(stop)) return;
  const { x, y } = placeOf(layout, state, stop);
  const { cell } = layout.frame;
  const pulse = to.reducedMotion ? 0 : Math.sin(to.time * 9) * 0.03;
  draw.ring(to.c, x, y, cell * (0.52 + pulse), cell * 0.1, INK);
  draw.ring(to.c, x, y, cell * (0.52 + pulse), cell * 0.06, '#ffd02e');
}

/** An arrow that points right. */
function paintHint(c: Context): void {
  draw.arrow(c, 23, INK);
  draw.arrow(c, 15, '#ffffff');
}

function drawHint(frame: Frame): void {
  const { to, layout, state, ui } = frame;
  let from = placeOf(layout, state, headOf(state));
  const push = 0.5 + (to.reducedMotion ? 0 : Math.sin(to.time * 6) * 0.08);
  for (const cell of ui.hint) {
    const here = placeOf(layout, state, cell);
    const [dx, dy] = [here.x - from.x, here.y - from.y];
    const at = { x: from.x + dx * push, y: from.y + dy * push };
    piece(frame, 'arrow', at, 0.6, paintHint, { rotate: Math.atan2(dy, dx) });
    from = here;
  }
}

/** A point of the road, this many cells from its start. */
function alongRoad({ layout, state }: Frame, along: number): Point {
  const { route } = state;
  const at = Math.max(0, Math.min(route.length - 1, along));
  const low = Math.floor(at);
  const a = placeOf(layout, state, route[low] ?? 0);
  const b = placeOf(layout, state, route[low + 1] ?? route[low] ?? 0);
  return { x: a.x + (b.x - a.x) * (at - low), y: a.y + (b.y - a.y) * (at - low) };
}

/** The van heads from a point behind it to one before it, so that it cuts bends. */
function drawVan(frame: Frame, lights: boolean): void {
  const { to, state, motion } = frame;
  const drive = state.drive > 0 ? vanAt(state, state.drive + motion.part) : 0;
  const along = Math.min(drive, state.path.length - 1 - STOP);
  const [back, front] = [alongRoad(frame, along - 0.3), alongRoad(frame, along + 0.3)];
  const at = { x: (back.x + front.x) / 2, y: (back.y + front.y) / 2 };
  const idle = to.reducedMotion ? 0 : Math.sin(to.time * 18) * 0.014;
  piece(frame, `van ${lights}`, drive > 0 ? at : back, 2, (c) => paintVan(c, lights, VANS.of(to)), {
    rotate: Math.atan2(front.y - back.y, front.x - back.x),
    scaleX: 1 + idle,
    scaleY: 1 - idle,
  });
}

/** Parcels fly out of the van and stay at the door. */
function drawParcels(frame: Frame): void {
  const { to, layout, state, ui } = frame;
  const { cell } = layout.frame;
  for (const [number, at] of state.stops.entries()) {
    const age = ui.got[number] ?? -1;
    if (number === 0 || age < 0) continue;
    const { x, y } = placeOf(layout, state, at);
    const flown = to.reducedMotion ? 1 : ease.out(Math.min(1, age / TOSS));
    const high = Math.sin(flown * Math.PI) * cell * 0.7;
    const place = { x: x + cell * 0.28 * flown, y: y + cell * 0.3 * flown - high };
    piece(frame, 'parcel', place, 0.5, paintParcel, { rotate: (1 - flown) * 5 });
  }
}
