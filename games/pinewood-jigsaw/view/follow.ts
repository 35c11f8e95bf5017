import { within, type Motion, type Surface } from '@playgrove/kit/runtime';
import { cuttingOf, HOME, isWhole, joinedOf, nextTo, placeOf, type State } from '../rules/state.ts';
import { Atlas, sceneFor } from './atlas.ts';
import { bounded, fitOn, HANDY, shortSide, toward, zoomedAt } from './camera.ts';
import { Film } from './film.ts';
import { cameraOf } from './grip.ts';
import { reachOf, type Layout } from './layout.ts';
import { shownIn, type Ui } from './ui.ts';

/** How fast things come to rest, a second. */
const GLIDE = 9;
const ROLL = 4;
/** Seconds that a finger rests over the table until small pieces are magnified. */
const DWELL = 0.22;
/** Seconds until the table is seen whole again. */
export const FLASH = 0.5;
export const SNAP = 0.1;
/** Seconds in which what lies in the frame moves; up to this size, after each click. */
export const AWAKE = 2.6;
const OFTEN = 1;
/** Seconds after the last click until the seams are gone. */
export const GONE = 1.15;

/** Passes display time. */
export function follow(
  to: Surface,
  state: State,
  ui: Ui,
  layout: Layout,
  { dt, cues }: Motion<State>,
): void {
  if (!ui.camera) {
    ui.camera = fitOn(layout.area);
    ui.aim = undefined;
  }
  const key = `${state.picture} ${state.size} ${state.cut}`;
  if (ui.atlasKey !== key) {
    ui.atlasKey = key;
    ui.atlas = state.size < 0 ? undefined : new Atlas(state);
    ui.film = state.size >= 0 || ui.known ? new Film(sceneFor(state.picture)) : undefined;
    ui.woke = state.size >= 0 && joinedOf(state) > 0 ? 0 : Infinity;
    ui.camera = fitOn(layout.area);
    ui.shadows.clear();
    ui.groupsKey = NaN;
  }
  ui.woke += dt;
  if (state.size >= 0) ui.film?.warm();
  for (const { name } of cues) {
    if (name === 'click') click(state, ui);
    const wakes = name === 'click' && state.size <= OFTEN && state.group[ui.mine[0] ?? -1] === HOME;
    if (wakes || name === 'edge' || name === 'half')
      ui.woke = ui.woke > AWAKE ? 0 : Math.min(ui.woke, AWAKE - ui.woke);
  }
  if (ui.flash && (ui.flash.age += dt) > FLASH) ui.flash = undefined;
  if (ui.glide && (to.reducedMotion || (ui.glide.age += dt) > SNAP)) ui.glide = undefined;
  const lifts = ui.drag?.kind === 'piece' || ui.held !== undefined ? 1 : 0;
  ui.lift += (lifts - ui.lift) * Math.min(1, dt * 16);
  roll(ui, layout, shownIn(state, ui).length, dt);
  if (isWhole(state)) finish(ui, state, dt);
  else magnify(state, ui, layout, dt);
  if (ui.aim && ui.camera) {
    const part = to.reducedMotion ? 1 : 1 - Math.exp(-dt * GLIDE);
    ui.camera = toward(ui.camera, ui.aim, part);
    if (Math.abs(ui.camera.zoom / ui.aim.zoom - 1) < 0.002) ui.aim = undefined;
  } else ui.camera = bounded(layout.area, state, cameraOf(ui, layout));
}

/** How much of the picture that moves shows over the pieces in the frame, 0 to 1. */
export function awake({ woke }: Ui): number {
  if (woke > AWAKE) return 0;
  return Math.sin((woke / AWAKE) * Math.PI) ** 0.6;
}

/** The new seams between what was put down and what it met. */
function click(state: State, ui: Ui): void {
  const mine = new Set(ui.mine);
  const cutting = cuttingOf(state);
  const own = state.group[ui.mine[0] ?? -1];
  const seams = ui.mine.flatMap((piece) =>
    nextTo(cutting, piece)
      .filter((next) => !mine.has(next) && state.group[next] === own)
      .map((next) => [piece, next] as const),
  );
  ui.flash = { seams, age: 0 };
}

/** The tray rolls on after a flick, and never beyond its ends. */
function roll(ui: Ui, layout: Layout, count: number, dt: number): void {
  if (ui.drag?.kind !== 'scroll') {
    ui.scroll += ui.roll * dt;
    ui.roll *= Math.exp(-dt * ROLL);
    if (Math.abs(ui.roll) < 4) ui.roll = 0;
  }
  ui.scroll = Math.min(reachOf(layout, count), Math.max(0, ui.scroll));
}

/**
 * Small pieces: the table grows under a finger that rests, and shows itself whole again once the
 * piece is down. A table that the player has zoomed stays as it is.
 */
function magnify(state: State, ui: Ui, layout: Layout, dt: number): void {
  const { drag } = ui;
  const camera = cameraOf(ui, layout);
  const fit = fitOn(layout.area);
  const isSmall = shortSide(state) * fit.zoom < HANDY * 0.7;
  if (!isSmall || ui.zoomed) return;
  if (drag?.kind !== 'piece') {
    if (drag === undefined && !ui.aim && camera.zoom > fit.zoom * 1.01) ui.aim = fit;
    return;
  }
  drag.rest += dt;
  if (drag.rest < DWELL || !drag.moved || !within(layout.area, drag.at)) return;
  const zoom = HANDY / shortSide(state);
  if (camera.zoom > zoom * 0.99) return;
  ui.aim = undefined;
  const step = toward(camera, { ...camera, zoom }, 1 - Math.exp(-dt * GLIDE));
  ui.camera = bounded(layout.area, state, zoomedAt(layout.area, camera, drag.at, step.zoom));
}

/** The picture comes to the middle of the screen and begins to move. */
function finish(ui: Ui, state: State, dt: number): void {
  ui.drag = undefined;
  ui.held = undefined;
  ui.pinch = undefined;
  ui.won += dt;
  ui.film ??= new Film(sceneFor(state.picture));
}

/** Where the picture lies once it is whole: its upper left corner on the table. */
export const wholeAt = (state: State): { x: number; y: number } => placeOf(state, 0);
