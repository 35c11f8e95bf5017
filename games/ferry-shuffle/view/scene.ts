import * as draw from '@playgrove/kit/draw';
import { animate } from '@playgrove/kit/draw/animate';
import type { Turned } from '@playgrove/kit/draw/controls';
import { ease, type Motion, type Rect, type Surface } from '@playgrove/kit/runtime';
import {
  isOff,
  movedTo,
  movesToSwell,
  nextSwell,
  rolledBy,
  type Car,
  type Deck,
  type Places,
  type Way,
} from '../rules/deck.ts';
import { deckFor, type State } from '../rules.ts';
import { paintFerry, paintWater } from './ferry.ts';
import { heldNow } from './hands.ts';
import { BRIDGE, carOn, deckOn } from './layout.ts';
import { drawSign } from './sign.ts';
import { VANS } from './vans.ts';
import { paintVehicle, pictureOf } from './vehicles.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;

/** Milliseconds: a slide, the swell's way under the ship, and the cars that roll. */
export const SLIDE = 140;
export const SWELL = 220;
const ROLL = 420;
/** Of the end: the van drives onto the beach. */
export const OUTRO = 1300;
/** Cells that the van drives meanwhile. */
const DRIVE = 7;

/** How long a move is shown. */
export const slideOf = (from: State, to: State): number =>
  hasRolled(from, to) ? SLIDE + SWELL + ROLL : SLIDE;

function hasRolled(from: State, to: State): boolean {
  const { swells } = deckFor(to);
  return swells.length > 0 && to.moves === from.moves + 1 && movesToSwell(from.moves) === 1;
}

type Frame = {
  readonly to: Surface;
  readonly deck: Deck;
  readonly on: Turned;
  readonly state: State;
  readonly ui: Ui;
  readonly motion: Motion<State>;
};

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  animate(ui.show, state, motion, to);
  ui.held = heldNow(state, ui, to);
  const deck = deckFor(state);
  const frame = { to, deck, on: deckOn(to, deck), state, ui, motion };
  const key = `${state.code} ${state.mirrored}`;
  to.layer(`sea ${key}`, (c, bleed) => paintWater(c, bleed, frame.on, deck));
  drawCrests(frame);
  to.c.save();
  sway(frame);
  drawHull(frame, key);
  drawPreview(frame);
  drawCars(frame);
  drawHint(frame);
  to.c.restore();
  drawSign(to, frame.on, state);
}

const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/** The ship rests on the water, and leans with a swell. */
function sway({ to, on, deck, state, ui }: Frame): void {
  if (to.reducedMotion) return;
  const { c, time } = to;
  c.translate(Math.sin(time * 0.9) * 1.5, Math.cos(time * 1.3) * 1.5);
  const lean = Math.max(0, 1 - ui.show.swell.value / 0.8);
  const way = nextSwell(deck, state.moves - 1);
  if (lean === 0 || !way) return;
  const angle = on.angleOf(way);
  const push = Math.sin(lean * Math.PI) * 14;
  const { x, y } = middleOf(on.rect);
  c.translate(Math.cos(angle) * push + x, Math.sin(angle) * push + y);
  c.rotate(Math.sin(lean * Math.PI * 2) * 0.012);
  c.translate(-x, -y);
}

function drawHull({ to, on, deck }: Frame, key: string): void {
  const middle = { x: deck.cols / 2, y: deck.rows / 2 };
  // The bridge is longer than the ramp.
  const { x, y, width, height } = on.rectAround(
    middle,
    deck.cols + 1.2,
    deck.rows + (BRIDGE + 0.4) * 2,
  );
  const at = { ...middleOf({ x, y, width, height }), width, height };
  draw.stamped(to, `ferry ${key}`, at, (c) => {
    c.translate(-at.x, -at.y);
    on.paint(c, () => paintFerry(c, deck));
  });
}

/** Crests of the next swell, larger and closer with every move. */
function drawCrests({ to, on, deck, state }: Frame): void {
  const way = nextSwell(deck, state.moves);
  if (!way || isOff(state.at)) return;
  const { c } = to;
  const left = movesToSwell(state.moves);
  const { width, height } = on.rect;
  const isSideways = ['left', 'right'].includes(on.wayOf(way));
  const long = isSideways ? height : width;
  const reach = (isSideways ? width : height) / 2 + on.cell * 0.42;
  const drift = to.reducedMotion ? 0 : Math.sin(to.time * 2.4) * 3;
  draw.transformed(c, { ...middleOf(on.rect), rotate: on.angleOf(way) }, () => {
    for (let crest = 0; crest < 3; crest += 1) {
      const away = reach + (left - 1) * 7 + crest * 15 - drift;
      const half = long * (0.46 - crest * 0.06);
      const alpha = 0.95 - crest * 0.25 - (left - 1) * 0.12;
      if (alpha <= 0) continue;
      c.globalAlpha = alpha;
      draw.rim(c, '#ffffff', 9 - crest * 2, (path) => {
        path.moveTo(-away, -half);
        for (let at = -half; at < half - 1; at += half / 4)
          path.quadraticCurveTo(-away - 12, at + half / 8, -away, at + half / 4);
      });
    }
    c.globalAlpha = 1;
  });
}

/** Where each car is shown, in cells along its lane. */
function placesShown({ to, deck, state, ui: { held, dropped }, motion }: Frame): Places {
  const { from } = motion;
  const places = [...state.at];
  if (from && from.code === state.code) {
    const rolls = hasRolled(from, state);
    const ms = motion.part * slideOf(from, state);
    const isDropped =
      dropped &&
      movedTo(deck, from.at, from.moves, dropped.car, dropped.to).join() === state.at.join();
    const slid = [...from.at];
    if (isDropped) slid[dropped.car] = dropped.to;
    const first = to.reducedMotion ? 1 : ease.out(Math.min(1, ms / SLIDE));
    const second = rolls ? ease.inOut(Math.max(0, Math.min(1, (ms - SLIDE - SWELL) / ROLL))) : 1;
    for (const [car, place] of state.at.entries()) {
      const was = isDropped && dropped.car === car ? dropped.shown : (from.at[car] ?? place);
      const middle = rolls ? (slid[car] ?? place) : place;
      places[car] = was + (middle - was) * first + (place - middle) * (rolls ? second : 0);
    }
  }
  if (held && held.place !== state.at[held.car]) places[held.car] = held.place;
  if (motion.ended !== undefined && isOff(state.at)) {
    const part = to.reducedMotion ? 1 : Math.min(1, (motion.ended * 1000) / OUTRO);
    places[0] = -part * part * DRIVE;
  }
  return places;
}

/** Cars head for the bow or for either side; the van always for the bow. */
function headingOf({ across }: Car, index: number): number {
  if (across) return index % 2 === 0 ? Math.PI / 2 : -Math.PI / 2;
  return index % 5 === 4 ? Math.PI : 0;
}

function drawCars(frame: Frame): void {
  const { to, deck, on } = frame;
  const { held } = frame.ui;
  const places = placesShown(frame);
  const { cell } = on;
  const order = [...deck.cars.keys()].filter((index) => index !== held?.car);
  if (held) order.push(held.car);
  for (const index of order) {
    const car = deck.cars[index];
    if (!car) continue;
    const rect = carOn(on, car, places[index] ?? 0);
    const isHeld = held?.car === index && held.by !== 'tap';
    if (held?.car === index) drawRing(frame, rect, isHeld ? '#ffffff80' : '#ffffff40');
    // What can roll never stands quite still.
    const shake = car.loose && !to.reducedMotion ? Math.sin(to.time * 3 + index * 2) * 0.025 : 0;
    const size = isHeld ? 1.05 : 1;
    const [width, height] = [cell * 1.3, cell * (car.length + 0.3)];
    const rotate = headingOf(car, index) + on.rotate + shake;
    const at = { ...middleOf(rect), width, height, rotate, scaleX: size, scaleY: size };
    draw.stamped(to, `${pictureOf(car, index)} ${cell.toFixed(1)}`, at, (c) => {
      c.scale(cell / 100, cell / 100);
      paintVehicle(c, car, index, VANS.of(to));
    });
  }
}

/** Around a car that is held, chosen or named by a hint. */
function drawRing({ to, on }: Frame, { x, y, width, height }: Rect, paint: string): void {
  draw.rounded(to.c, x, y, width, height, on.cell * 0.24, paint);
  draw.rim(to.c, '#ffffff', on.cell * 0.06);
}

/** Before a swell: where the loose cars will roll. */
function drawPreview(frame: Frame): void {
  const { to, deck, on, state, ui, motion } = frame;
  const way = nextSwell(deck, state.moves);
  if (!way || movesToSwell(state.moves) !== 1 || isOff(state.at) || motion.ended !== undefined)
    return;
  const before = [...state.at];
  if (ui.held) before[ui.held.car] = Math.round(ui.held.place);
  const { cell } = on;
  const { c } = to;
  for (const [index, place] of rolledBy(deck, before, way).entries()) {
    const car = deck.cars[index];
    if (!car || place === before[index]) continue;
    const { x, y, width, height } = carOn(on, car, place);
    const [insetX, insetY] = width > height ? [0.08, 0.1] : [0.1, 0.08];
    c.globalAlpha = to.reducedMotion ? 0.8 : 0.65 + Math.sin(to.time * 5) * 0.25;
    c.setLineDash([cell * 0.16, cell * 0.12]);
    const [left, top] = [cell * insetX, cell * insetY];
    draw.rounded(c, x + left, y + top, width - left * 2, height - top * 2, cell * 0.3, '#1aa7e040');
    draw.rim(c, '#0a6fae', cell * 0.06);
    c.setLineDash([]);
    c.globalAlpha = 1;
    drawArrow(frame, carOn(on, car, ((before[index] ?? 0) + place) / 2), way, '#0a6fae');
  }
}

function drawArrow({ to, on }: Frame, rect: Rect, way: Way, color: string): void {
  const rotate = on.angleOf(way);
  const push = to.reducedMotion ? 0 : Math.sin(to.time * 6) * 0.07 * on.cell;
  draw.transformed(to.c, { ...middleOf(rect), rotate }, () => {
    to.c.translate(push, 0);
    draw.arrow(to.c, on.cell * 0.3, INK);
    draw.arrow(to.c, on.cell * 0.22, color);
  });
}

/** The slide that a hint names. */
function drawHint(frame: Frame): void {
  const { deck, on, state, ui } = frame;
  const car = ui.hint && deck.cars[ui.hint.car];
  if (!ui.hint || !car || ui.held) return;
  const here = state.at[ui.hint.car] ?? 0;
  drawRing(frame, carOn(on, car, here), '#ffffff40');
  const isBack = ui.hint.to < here;
  const way: Way = car.across ? (isBack ? 'left' : 'right') : isBack ? 'up' : 'down';
  drawArrow(frame, carOn(on, car, here + (isBack ? -0.6 : 0.6)), way, '#ffd02e');
}
