import type { Point } from '@playgrove/kit/contract';
import { cellAt } from '@playgrove/kit/logic/paintmask';
import { lay, letFall } from '../rules/face.ts';
import { FRAME } from '../rules/reference.ts';
import { between, strokeText, type Made } from '../rules/stroke.ts';
import { verdictFor } from '../rules/score.ts';
import type { Input, State } from '../rules/state.ts';
import { tickle } from '../rules/tickle.ts';
import { adopt, grainAt, paintLive, together } from './picture.ts';
import { throughStencil, type Live, type Ui } from './ui.ts';

/** Points at which a long stroke is handed over and a new one begun. */
export const MAX_POINTS = 560;
/** Face units between points at least. */
const GAP = 0.9;

function madeOf(ui: Ui, points: readonly Point[]): Made {
  const plain = ui.tool === 'gel' || ui.tool === 'wipe';
  return {
    tool: ui.tool,
    paint: plain ? 0 : ui.paint,
    size: ui.size,
    mirror: ui.mirror,
    stencil: throughStencil(ui) ? ui.stencil : 0,
    points,
  };
}

export function begin(ui: Ui, state: State, pointer: number, point: Point): void {
  ui.map = false;
  const astray = state.look < 0 ? 0 : verdictFor(state.look, state.strokes).astray;
  ui.wait = 0;
  ui.live = { pointer, points: [point], painted: 0, right: 0, full: false, astray, tickle: 0 };
  show(ui, state);
}

export function extend(ui: Ui, state: State, point: Point): void {
  const { live } = ui;
  const last = live?.points.at(-1);
  if (!live || !last) return;
  const far = Math.abs(point.x - last.x) + Math.abs(point.y - last.y);
  if (far < GAP) return;
  ui.pace = Math.min(1, ui.pace + far * 0.02);
  live.points.push(...between(last, point));
  live.tickle = tickle(state.person, { tool: ui.tool, points: live.points });
  if (live.tickle >= 1) sneeze(live);
  show(ui, state);
}

/** The face jerks away under the brush, which leaves a smear. */
function sneeze({ points }: Live): void {
  for (const [x, y] of SMEAR) {
    const last = points.at(-1) ?? { x: 0, y: 0 };
    const out = last.x < 0 ? -1 : 1;
    points.push(...between(last, { x: last.x + x * out, y: last.y + y }));
  }
}

/** Whether the stroke ends by itself: the step is full, or the model sneezed. */
export function ends({ live }: Ui): boolean {
  return live !== undefined && (live.full || live.tickle >= 1);
}

/** How a sneeze moves the brush, step by step, outward. */
const SMEAR = [
  [9, -7],
  [10, 5],
  [8, -10],
] as const;

/** Paints what is new of the stroke, or lets its grains go. */
function show(ui: Ui, state: State): void {
  const { live, picture } = ui;
  if (!live) return;
  const made = madeOf(ui, live.points);
  if (made.tool === 'pour') letGo(ui, state, made, live.painted);
  else {
    paintLive(picture, made, live.painted);
    // In cells too, for a look at the stroke before it is handed over.
    const points = made.points.slice(Math.max(0, live.painted - 1));
    lay(picture.face, { ...made, points }, state.look, state.strokes.length);
  }
  live.painted = live.points.length;
}

/** Grains that are seen falling at most; more would land at once. */
const MAX_FALLING = 500;

function letGo(ui: Ui, state: State, made: Made, from: number): void {
  const ways = letFall(ui.picture.face, made, state.strokes.length, from);
  for (const [roll, { from: start, to, stuck }] of ways.entries()) {
    const grain = { ...start, speed: 20 + (roll % 7) * 9, to, stuck, paint: made.paint, roll };
    if (ui.falling.length < MAX_FALLING) ui.falling.push(grain);
    else if (stuck) land(ui, grain);
  }
}

function land(ui: Ui, { to, paint }: { readonly to: Point; readonly paint: number }): void {
  const { sheets } = ui.picture;
  const cell = cellAt(FRAME, to.x, to.y);
  if (!sheets || cell < 0) return;
  grainAt(sheets.glitter.c, cell, paint);
  together(ui.picture, { left: to.x - 4, top: to.y - 4, width: 8, height: 8 });
}

/** Lets grains fall for a frame; those that come down on gel stay. */
export function fall(ui: Ui, dt: number): void {
  if (ui.falling.length === 0) return;
  const still: typeof ui.falling = [];
  for (const grain of ui.falling) {
    grain.speed += 420 * dt;
    grain.y += grain.speed * dt;
    const way = grain.to.y - grain.y;
    const part = (grain.speed * dt) / Math.max(4, way + grain.speed * dt);
    grain.x += (grain.to.x - grain.x) * Math.min(1, part);
    if (grain.y < grain.to.y) still.push(grain);
    else if (grain.stuck) land(ui, grain);
  }
  ui.falling = still;
}

/** Hands the stroke over. The picture keeps what was painted of it. */
export function finish(ui: Ui, state: State): Input | 'redraw' {
  const { live } = ui;
  ui.live = undefined;
  if (!live) return 'redraw';
  const made = madeOf(ui, live.points);
  const stroke = strokeText(made);
  adopt(ui.picture, state, stroke);
  return { do: 'paint', stroke };
}
