import * as draw from '@playgrove/kit/draw';
import { animate } from '@playgrove/kit/draw/animate';
import { ease, type Motion, type Point, type Surface } from '@playgrove/kit/runtime';
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
import { onDeck, paintFerry, paintWater } from './ferry.ts';
import { ANGLES, BRIDGE, layoutOf, placeAt, wayOnScreen, type Layout } from './layout.ts';
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
  readonly layout: Layout;
  readonly state: State;
  readonly ui: Ui;
  readonly motion: Motion<State>;
};

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  animate(ui.show, state, motion, to);
  const deck = deckFor(state);
  const layout = layoutOf(to, deck);
  const frame = { to, deck, layout, state, ui, motion };
  const key = `${state.code} ${state.mirrored}`;
  to.layer(`sea ${key}`, (c, bleed) => paintWater(c, bleed, layout, deck));
  drawCrests(frame);
  to.c.save();
  sway(frame);
  drawHull(frame, key);
  drawPreview(frame);
  drawCars(frame);
  drawHint(frame);
  to.c.restore();
  drawSign(to, layout, state);
}

/** The ship rests on the water, and leans with a swell. */
function sway({ to, layout, deck, state, ui }: Frame): void {
  if (to.reducedMotion) return;
  const { c, time } = to;
  c.translate(Math.sin(time * 0.9) * 1.5, Math.cos(time * 1.3) * 1.5);
  const lean = Math.max(0, 1 - ui.show.swell.value / 0.8);
  if (lean === 0) return;
  const way = nextSwell(deck, state.moves - 1);
  if (!way) return;
  const angle = ANGLES[wayOnScreen(layout, way)];
  const push = Math.sin(lean * Math.PI) * 14;
  const { x, y, width, height } = layout.deck;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  c.translate(Math.cos(angle) * push + middleX, Math.sin(angle) * push + middleY);
  c.rotate(Math.sin(lean * Math.PI * 2) * 0.012);
  c.translate(-middleX, -middleY);
}

function drawHull({ to, layout, deck }: Frame, key: string): void {
  const { x, y, width, height } = layout.deck;
  const { cell, portrait } = layout;
  // The bridge is longer than the ramp.
  const [beside, ends] = [cell * 1.2, cell * (BRIDGE + 0.4) * 2];
  const wide = width + (portrait ? beside : ends);
  const high = height + (portrait ? ends : beside);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  draw.stamped(to, `ferry ${key}`, { x: middleX, y: middleY, width: wide, height: high }, (c) => {
    c.translate(-middleX, -middleY);
    onDeck(c, layout, () => paintFerry(c, deck));
  });
}

/** Crests of the next swell, larger and closer with every move. */
function drawCrests({ to, layout, deck, state }: Frame): void {
  const way = nextSwell(deck, state.moves);
  if (!way || isOff(state.at)) return;
  const { c } = to;
  const left = movesToSwell(state.moves);
  const screen = wayOnScreen(layout, way);
  const { x, y, width, height } = layout.deck;
  const isSideways = screen === 'left' || screen === 'right';
  const long = isSideways ? height : width;
  const reach = (isSideways ? width : height) / 2 + layout.cell * 0.42;
  const drift = to.reducedMotion ? 0 : Math.sin(to.time * 2.4) * 3;
  draw.transformed(c, { x: x + width / 2, y: y + height / 2, rotate: ANGLES[screen] }, () => {
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
function placesShown({ to, deck, state, ui, motion }: Frame): Places {
  const { from } = motion;
  const { held } = ui;
  const places = state.at.map((place) => place);
  if (from && from.code === state.code) {
    const rolls = hasRolled(from, state);
    const ms = motion.part * slideOf(from, state);
    const { dropped } = ui;
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
  if (held) places[held.car] = held.place;
  if (motion.ended !== undefined && isOff(state.at)) {
    const part = to.reducedMotion ? 1 : Math.min(1, (motion.ended * 1000) / OUTRO);
    places[0] = -part * part * DRIVE;
  }
  return places;
}

/** The middle of a car in the world. */
function middleAt(layout: Layout, { across, lane, length }: Car, place: number): Point {
  const [along, aside] = [place + length / 2, lane + 0.5];
  return placeAt(layout, across ? { x: along, y: aside } : { x: aside, y: along });
}

/** Cars head for the bow or for either side; the van always for the bow. */
function angleOf({ portrait }: Layout, { across }: Car, index: number): number {
  const turned = across
    ? index % 2 === 0
      ? Math.PI / 2
      : -Math.PI / 2
    : index % 5 === 4
      ? Math.PI
      : 0;
  return turned + (portrait ? 0 : Math.PI / 2);
}

function drawCars(frame: Frame): void {
  const { to, deck, layout, ui } = frame;
  const places = placesShown(frame);
  const { cell } = layout;
  const order = [...deck.cars.keys()].filter((index) => index !== ui.held?.car);
  if (ui.held) order.push(ui.held.car);
  for (const index of order) {
    const car = deck.cars[index];
    if (!car) continue;
    const { x, y } = middleAt(layout, car, places[index] ?? 0);
    const isHeld = ui.held?.car === index;
    // What can roll never stands quite still.
    const shake = car.loose && !to.reducedMotion ? Math.sin(to.time * 3 + index * 2) * 0.025 : 0;
    const size = isHeld ? 1.05 : 1;
    if (isHeld || ui.cursor === index) drawRing(frame, car, { x, y }, isHeld);
    draw.stamped(
      to,
      `${pictureOf(car, index)} ${cell.toFixed(1)}`,
      {
        x,
        y,
        width: cell * 1.3,
        height: cell * (car.length + 0.3),
        rotate: angleOf(layout, car, index) + shake,
        scaleX: size,
        scaleY: size,
      },
      (c) => {
        c.scale(cell / 100, cell / 100);
        paintVehicle(c, car, index, VANS.of(to));
      },
    );
  }
}

/** Around a car that is held, or chosen by keys. */
function drawRing(
  { to, layout }: Frame,
  { across, length }: Car,
  { x, y }: Point,
  isHeld: boolean,
): void {
  const { cell, portrait } = layout;
  const [long, wide] = [cell * length, cell];
  const isWide = across === portrait;
  const [width, height] = isWide ? [long, wide] : [wide, long];
  draw.rounded(
    to.c,
    x - width / 2,
    y - height / 2,
    width,
    height,
    cell * 0.24,
    isHeld ? '#ffffff80' : '#ffffff40',
  );
  draw.rim(to.c, '#ffffff', cell * 0.06);
}

/** Before a swell: where the loose cars will roll. */
function drawPreview(frame: Frame): void {
  const { to, deck, layout, state, ui, motion } = frame;
  const way = nextSwell(deck, state.moves);
  if (!way || movesToSwell(state.moves) !== 1 || isOff(state.at) || motion.ended !== undefined)
    return;
  const before = [...state.at];
  if (ui.held) before[ui.held.car] = Math.max(0, Math.round(ui.held.place));
  const after = rolledBy(deck, before, way);
  const { cell } = layout;
  const { c } = to;
  const pulse = to.reducedMotion ? 0.8 : 0.65 + Math.sin(to.time * 5) * 0.25;
  for (const [index, place] of after.entries()) {
    const car = deck.cars[index];
    if (!car || place === before[index]) continue;
    const { x, y } = middleAt(layout, car, place);
    const isWide = car.across === layout.portrait;
    const [width, height] = isWide ? [cell * 1.84, cell * 0.8] : [cell * 0.8, cell * 1.84];
    c.globalAlpha = pulse;
    c.setLineDash([cell * 0.16, cell * 0.12]);
    draw.rounded(c, x - width / 2, y - height / 2, width, height, cell * 0.3, '#1aa7e040');
    draw.rim(c, '#0a6fae', cell * 0.06);
    c.setLineDash([]);
    c.globalAlpha = 1;
    drawArrow(frame, middleAt(layout, car, ((before[index] ?? 0) + place) / 2), way, '#0a6fae');
  }
}

function drawArrow({ to, layout }: Frame, { x, y }: Point, way: Way, color: string): void {
  const rotate = ANGLES[wayOnScreen(layout, way)];
  const push = to.reducedMotion ? 0 : Math.sin(to.time * 6) * 0.07;
  const at = {
    x: x + Math.cos(rotate) * push * layout.cell,
    y: y + Math.sin(rotate) * push * layout.cell,
    rotate,
  };
  draw.transformed(to.c, at, () => {
    draw.arrow(to.c, layout.cell * 0.3, INK);
    draw.arrow(to.c, layout.cell * 0.22, color);
  });
}

/** The slide that a hint names. */
function drawHint(frame: Frame): void {
  const { deck, layout, state, ui } = frame;
  const car = ui.hint && deck.cars[ui.hint.car];
  if (!ui.hint || !car || ui.held) return;
  const here = state.at[ui.hint.car] ?? 0;
  drawRing(frame, car, middleAt(layout, car, here), false);
  const isBack = ui.hint.to < here;
  const way: Way = car.across ? (isBack ? 'left' : 'right') : isBack ? 'up' : 'down';
  const front = isBack ? here - 0.6 : here + 0.6;
  drawArrow(frame, middleAt(layout, car, front), way, '#ffd02e');
}
