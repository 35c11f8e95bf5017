import { animate } from '@playgrove/kit/draw/animate';
import { drawStick } from '@playgrove/kit/draw/controls';
import * as draw from '@playgrove/kit/draw';
import type { Motion, Surface } from '@playgrove/kit/runtime';
import { boxesOf } from '../rules/body.ts';
import { ducksAt } from '../rules/ducks.ts';
import { jobOf } from '../rules.ts';
import { lotOf } from '../rules/lots.ts';
import type { Body, Lot, State } from '../rules/types.ts';
import { vehicleOf, type VehicleName } from '../rules/vehicles.ts';
import { drawBay } from './bay.ts';
import { drawEyes, GUESTS, type Gaze, type Paintwork } from './cars.ts';
import { drawShadow, drawVehicle } from './fleet.ts';
import { paintLot, themeOf } from './ground.ts';
import { drawGuide, drawPointer } from './guide.ts';
import { PAINTS } from './looks.ts';
import { look, MARGIN, onLot, scalesOf, shadowOf } from './place.ts';
import { push } from './read.ts';
import { drawMarks, drawRibbons } from './ribbons.ts';
import { baseOf } from './town.ts';
import { paintDucks } from './things.ts';
import { rub, type Ui } from './ui.ts';

/** Neighbors this near wake up and look, units. */
const AWAKE = 150;
/** Seconds that ribbons take, and from when on. */
const REEL = 1.5;
const FALL = 7;
/** Seconds in which a bumped car shuts its eyes. */
const OUCH = 0.5;

let scene: { readonly key: string; readonly print: draw.Print; readonly scale: number } | undefined;

/** The lot as one picture in the pixels of play, whatever the camera does. */
function drawGround(to: Surface, lot: Lot, key: string, isTurned: boolean, play: number): void {
  const { c } = to;
  const now = c.getTransform?.();
  const scale = now ? Math.hypot(now.a, now.b) : 1;
  const device = (scale / (to.px || 1)) * play;
  if (scene?.key !== key || Math.abs(scene.scale / device - 1) > 0.3) {
    scene?.print.forget();
    const print = new draw.Print(
      lot.width + MARGIN * 2,
      lot.height + MARGIN * 2,
      (on) => {
        on.translate(MARGIN, MARGIN);
        paintLot(on, lot, isTurned);
      },
      true,
    );
    scene = { key, print, scale: device };
  }
  const hasBitmaps = draw.grainOf(c) !== undefined;
  // Not the camera's: a zoom must not paint it again in every frame.
  const grain = hasBitmaps ? { a: 0, b: Math.min(2.2, device), d: 0, e: 0, f: 0 } : undefined;
  scene.print.draw(c, grain, -MARGIN, -MARGIN);
}

/** Guests differ from car to car; the player's own paint is on the first. */
function paintOf(to: Surface, state: State, job: number): { paint: Paintwork; look: string } {
  const own = PAINTS.of(to);
  if (job === 0) return { paint: own, look: 'own' };
  const at = (state.lot * 3 + job) % GUESTS.length;
  return { paint: GUESTS[at] ?? own, look: `guest ${at}` };
}

/** It looks where it is steered; it blinks, and shuts its eyes at a bump. */
function gazeOf(state: State, ui: Ui, time: number): Gaze {
  const { body, fit, dwell } = state;
  if (ui.show.hit.value < OUCH) return { x: 0, y: 0, open: 0 };
  if (dwell > 8 || time % 3.7 < 0.12) return { x: 0, y: 0, open: 0 };
  const back = body.v < -4;
  return { x: back ? -1 : fit > 0 ? 0.4 : 0.9, y: ui.show.wheel.value * 0.9, open: 1 };
}

function drawOne(
  to: Surface,
  state: State,
  ui: Ui,
  name: VehicleName,
  body: Body,
  job: number,
  gaze: Gaze,
): void {
  const isNow = job === state.job && state.parked.length <= job;
  const { body: show } = ui.show;
  const wheel = (isNow ? ui.show.wheel.value : 0) * vehicleOf(name).lock;
  drawVehicle(to, name, body, {
    ...paintOf(to, state, job),
    gaze,
    wheel,
    ...(job === state.job && { scale: [show.scaleY, show.scaleX] as const }),
  });
}

/** Cars nearby open their eyes and follow what passes. */
function drawNeighbors(to: Surface, state: State, lot: Lot): void {
  const { c } = to;
  const { x, y } = state.body;
  for (const thing of lot.things) {
    if (thing.kind !== 'car') continue;
    const [dx, dy] = [x - thing.x, y - thing.y];
    const far = Math.hypot(dx, dy);
    if (far > AWAKE && state.honk === 0) continue;
    const turn = Math.atan2(dy, dx) - thing.a;
    c.save();
    c.translate(thing.x, thing.y);
    c.rotate(thing.a);
    drawEyes(c, thing, { x: Math.cos(turn), y: Math.sin(turn), open: 1 });
    c.restore();
  }
}

/** Plasters where it was bumped. */
function drawDents(to: Surface, state: State): void {
  const { c } = to;
  if (state.dents.length === 0) return;
  const { x, y, a } = state.body;
  c.save();
  c.translate(x, y);
  c.rotate(a);
  for (const [at, dent] of state.dents.entries()) {
    c.save();
    c.translate(dent.x * 0.9, dent.y * 0.82);
    c.rotate(at * 1.3 + 0.6);
    draw.rounded(c, -10, -4.5, 20, 9, 4.5, '#33224f');
    draw.rounded(c, -9, -3.5, 18, 7, 3.5, '#ffd9a8');
    draw.rounded(c, -3.5, -3.5, 7, 7, 1.5, '#f3b983');
    c.restore();
  }
  c.restore();
}

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  animate(ui.show, state, motion, to);
  const isOver = state.phase === 'won' && motion.ended !== undefined;
  look(ui.camera, state, to, motion.dt, isOver);
  rub(ui, state);
  const lot = lotOf(state);
  const { c } = to;
  const { isTurned } = ui.camera;
  const key = `${state.lot} ${state.isMirrored} ${isTurned}`;
  to.layer(`around ${lot.place}`, (on, area) => draw.cover(on, area, baseOf(themeOf(lot))));
  const job = jobOf(state);
  const isDriving = state.phase === 'drive';
  onLot(c, ui.camera, () => {
    drawGround(to, lot, key, isTurned, scalesOf(lot, to).play);
    if (isDriving || state.phase === 'lost') drawBay(to, state, ui, job.bay);
    if (!isOver) drawMarks(c, ui);
    const { x, y } = shadowOf(isTurned, FALL);
    if (isOver) {
      const part = to.reducedMotion ? 1 : Math.min(1, (motion.ended ?? 0) / REEL);
      drawRibbons(c, ui, part);
    }
    drawNeighbors(to, state, lot);
    if (lot.crossing) {
      const { rest, waits } = state.duck;
      const beat = rest > 0 || waits > 0 || to.reducedMotion ? 0 : to.time * 16;
      paintDucks(c, ducksAt(lot.crossing, state), beat);
    }
    if (isDriving) drawGuide(c, state);
    for (const [at, { body, vehicle }] of state.parked.entries()) {
      drawShadow(c, boxesOf(body, vehicleOf(vehicle)), x, y);
      drawOne(to, state, ui, vehicle, body, at, { x: 0, y: 0, open: at === state.job ? 1 : 0 });
    }
    if (state.parked.length <= state.job) {
      drawShadow(c, boxesOf(state.body, vehicleOf(job.vehicle)), x, y);
      drawOne(to, state, ui, job.vehicle, state.body, state.job, gazeOf(state, ui, to.time));
      drawDents(to, state);
    }
  });
  if (isDriving) {
    drawPointer(to, ui, job.bay);
    drawStick(to, push.shown(ui));
  }
}
