import * as draw from '@playgrove/kit/draw';
import { ease, Squash, type Motion, type Surface } from '@playgrove/kit/runtime';
import { hookIn, PERFECT } from '../rules.ts';
import {
  builtOf,
  FALL,
  halfOf,
  LOAD,
  topOf,
  type Floor,
  type Kind,
  type State,
} from '../rules/state.ts';
import { FEAR, LIMIT, swayIn, widthOf } from '../rules/sway.ts';
import { siteOf } from '../rules/towns.ts';
import { drawBeam, drawRig, drawSling, type CraneMood } from './crane.ts';
import { Fjord } from './fjord.ts';
import { drawHouse, type House } from './house.ts';
import type { Mood } from './puffin.ts';
import { FLOOR_HEIGHT, LOOKS } from './shapes.ts';
import { cabFoot, hangY, hookY, SLING, standingAt, topY, type Standing } from './yard.ts';

/** How fast the camera follows, per second. */
const FOLLOW = 9;
const GRAVITY = 2600;
/** Seconds of a wave after a landing, of the driver's joy or fright, and of a gust's streaks. */
const WAVE = 1.5;
const MOOD = 1.1;
const GUST = 0.9;
/** The trolley makes so much of the hook's way. */
const RUN = 0.6;
/** With the last life the tower topples: this many floors, a moment apart, in seconds. */
const TOPPLE = 5;
const APART = 0.09;
/** Floors of the first town over which a line shows where the floor will land. */
const GUIDED = 3;

/** A floor that fell off the tower. */
type Tumble = {
  readonly kind: Kind;
  readonly number: number;
  readonly guests: number;
  x: number;
  y: number;
  vy: number;
  rotate: number;
  readonly vx: number;
  readonly turn: number;
};

export type Ui = {
  /** Floors of the tower, smoothly. */
  shown: number;
  readonly squash: Squash;
  readonly fjord: Fjord;
  tumbles: Tumble[];
  /** Floors of a lost tower that have toppled, and seconds until the next does. */
  fallen: number;
  toNext: number;
  /** Seconds since a floor landed, since the driver's mood changed, since a gust. */
  landed: number;
  moodAge: number;
  mood: CraneMood;
  gust: number;
  gustSide: number;
  /** What the last frame showed, for what falls off in this one. */
  last: { next: Kind; top: Floor };
};

export function createUi(state: State): Ui {
  return {
    shown: builtOf(state),
    squash: new Squash(),
    fjord: new Fjord(),
    tumbles: [],
    fallen: 0,
    toNext: APART,
    landed: WAVE,
    moodAge: MOOD,
    mood: 'calm',
    gust: GUST,
    gustSide: 1,
    last: { next: state.next, top: topOf(state) },
  };
}

function follow(to: Surface, state: State, ui: Ui, { dt, cues }: Motion<State>): void {
  const built = builtOf(state);
  for (const { name, at, value = 0 } of cues) {
    if (name === 'perfect' || name === 'good' || name === 'rough' || name === 'heavy') {
      ui.squash.kick(name === 'perfect' ? 0.5 : 0.8, to.reducedMotion);
      ui.landed = 0;
      if (name === 'perfect') feelOf(ui, 'glad');
    } else if (name === 'roof') feelOf(ui, 'glad');
    else if (name === 'miss' && at) {
      feelOf(ui, 'shocked');
      const x = to.width / 2 + at.x - state.center;
      tumble(ui, ui.last.next, built + 1, 0, x, topY(to) - FLOOR_HEIGHT / 2, value);
    } else if (name === 'shaken' && at) {
      feelOf(ui, 'shocked');
      const { kind, guests } = ui.last.top;
      tumble(
        ui,
        kind,
        built + 1,
        guests,
        to.width / 2 + at.x - state.center,
        topY(to) + FLOOR_HEIGHT / 2,
        value * 60,
      );
    } else if (name === 'breeze' || name === 'gust') {
      ui.gust = name === 'gust' ? 0 : GUST;
      ui.gustSide = value;
    }
  }
  ui.last = { next: state.next, top: topOf(state) };
  ui.shown += (built - ui.shown) * (1 - Math.exp(-dt * FOLLOW));
  ui.squash.step(dt);
  ui.landed += dt;
  ui.moodAge += dt;
  ui.gust += dt;
  if (ui.moodAge > MOOD) ui.mood = 'calm';
  if (state.phase === 'end' && state.hearts === 0 && !to.reducedMotion) topple(to, state, ui, dt);
  const end = to.bleed.y + to.bleed.height + 200;
  for (const one of ui.tumbles) {
    one.vy += GRAVITY * dt;
    one.x += one.vx * dt;
    one.y += one.vy * dt;
    one.rotate += one.turn * dt;
  }
  if (ui.tumbles.some(({ y }) => y > end)) ui.tumbles = ui.tumbles.filter(({ y }) => y <= end);
}

/** From the top down, each floor a little farther out than the one before. */
function topple(to: Surface, state: State, ui: Ui, dt: number): void {
  ui.toNext -= dt;
  const floor = state.floors.at(-1 - ui.fallen);
  if (ui.toNext > 0 || ui.fallen >= TOPPLE || !floor || floor.kind === 'base') return;
  const number = builtOf(state) - ui.fallen;
  const { x, y } = standingAt(to, state, number, floor.x, ui.shown);
  const side = state.cause === 'shaken' ? state.sway : state.hook - topOf(state).x;
  tumble(ui, floor.kind, number, floor.guests, x, y, (side < 0 ? -30 : 30) * ui.fallen);
  ui.fallen += 1;
  ui.toNext = APART;
}

function feelOf(ui: Ui, mood: CraneMood): void {
  ui.mood = mood;
  ui.moodAge = 0;
}

function tumble(
  ui: Ui,
  kind: Kind,
  number: number,
  guests: number,
  x: number,
  y: number,
  off: number,
): void {
  const side = off < 0 ? -1 : 1;
  const vx = side * (90 + Math.min(120, Math.abs(off)));
  ui.tumbles.push({
    kind,
    number,
    guests,
    x,
    y,
    vy: -260,
    rotate: side * 0.1,
    vx,
    turn: side * 3.4,
  });
}

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  follow(to, state, ui, motion);
  const { coast } = siteOf(state.params, Math.max(0, builtOf(state) - 1));
  const grain = draw.grainOf(to.c);
  ui.fjord.draw(to, grain, coast, ui.shown * FLOOR_HEIGHT);
  drawPier(to, ui);
  drawRopes(to, state, ui, false);
  drawTower(to, state, ui);
  drawRopes(to, state, ui, true);
  drawLoad(to, state, ui, motion.part);
  const shift = state.center;
  drawBeam(to, grain, shift);
  for (const { kind, number, guests, x, y, rotate } of ui.tumbles) {
    const house: House = { kind, number, guests, mood: 'panic', time: to.time };
    drawHouse(to, house, { x, y, rotate, scaleX: 1, scaleY: 1 });
  }
  drawWind(to, state, ui);
}

/** What the tower stands on. */
function drawPier(to: Surface, ui: Ui): void {
  const { c, bleed } = to;
  const y = topY(to) + (ui.shown + 1) * FLOOR_HEIGHT;
  if (y > bleed.y + bleed.height + 40) return;
  const x = to.width / 2;
  draw.blob(c, x, y + 54, 250, 40, draw.fade('#ffffff', 0.3));
  for (const off of [-190, -120, 120, 190]) {
    draw.rounded(c, x + off - 13, y - 6, 26, 120, 6, draw.PALETTE.ink);
    draw.rounded(c, x + off - 8, y - 4, 16, 112, 4, '#8a5a3c');
  }
  draw.rounded(c, x - 240, y - 14, 480, 34, 9, draw.PALETTE.ink);
  draw.rounded(c, x - 235, y - 9, 470, 24, 6, '#c98a52');
  for (let n = -5; n <= 5; n += 1) draw.rounded(c, x + n * 42 - 2, y - 9, 4, 24, 1, '#8a5a3c');
  draw.rounded(c, x - 235, y - 9, 470, 6, 3, '#eab67a');
}

function moodOf(state: State, ui: Ui): Mood {
  if (state.phase === 'end' && state.hearts > 0) return 'wave';
  return widthOf(state, builtOf(state)) > FEAR || (ui.moodAge < MOOD && ui.mood === 'shocked')
    ? 'panic'
    : 'calm';
}

function drawTower(to: Surface, state: State, ui: Ui): void {
  const { bleed } = to;
  const built = builtOf(state);
  const mood = moodOf(state, ui);
  state.floors.forEach(({ kind, x, guests }, index) => {
    const number = state.first + index;
    if (number > built - ui.fallen) return;
    const at = standingAt(to, state, number, x, ui.shown);
    if (at.y - FLOOR_HEIGHT > bleed.y + bleed.height) return;
    const isTop = number === built;
    const happy = isTop && ui.landed < WAVE && mood === 'calm';
    drawHouse(
      to,
      { kind, number, guests, mood: happy ? 'wave' : mood, time: to.time },
      { ...at, scaleX: isTop ? ui.squash.scaleX : 1, scaleY: isTop ? ui.squash.scaleY : 1 },
    );
  });
  if (state.phase === 'end') return;
  drawShade(to, state, ui);
  drawLimits(to, state, ui);
}

/** Where the top floor will slide off, while the tower swings that far or nearly. */
function drawLimits(to: Surface, state: State, ui: Ui): void {
  const built = builtOf(state);
  const near = (widthOf(state, built) - FEAR) / (LIMIT - FEAR);
  if (near <= 0 || built < 2) return;
  const { c, width } = to;
  const top = topOf(state);
  const y = topY(to) + (ui.shown - built) * FLOOR_HEIGHT;
  const paint = draw.fade('#ff5a5f', Math.min(1, 0.6 + near * 0.4));
  for (const side of [-1, 1]) {
    const x = width / 2 + top.x - state.center + side * (LIMIT + halfOf(top.kind) + 8);
    for (const step of [10, 46, 82]) {
      c.fillStyle = paint;
      c.beginPath();
      c.moveTo(x - side * 12, y + step - 3);
      c.lineTo(x + side * 13, y + step + 14);
      c.lineTo(x - side * 12, y + step + 31);
      c.closePath();
      c.fill();
      draw.rim(c, draw.PALETTE.white, 4);
    }
  }
}

/** The floor's shadow on the roof below; over the first floors a line that turns gold in time. */
function drawShade(to: Surface, state: State, ui: Ui): void {
  if (state.phase === 'load') return;
  const { c, width } = to;
  const top = topOf(state);
  const at = standingAt(to, state, builtOf(state), top.x, ui.shown);
  const y = at.y - FLOOR_HEIGHT / 2 + 5;
  const x = width / 2 + (state.phase === 'fall' ? state.hook : hookIn(state)) - state.center;
  const half = halfOf(top.kind);
  const from = Math.max(x - halfOf(state.next), at.x - half);
  const end = Math.min(x + halfOf(state.next), at.x + half);
  if (end > from)
    draw.rounded(c, from, y - 5, end - from, 10, 5, draw.fade(draw.PALETTE.ink, 0.34));
  if (state.params.town !== 1 || builtOf(state) >= GUIDED || state.phase !== 'swing') return;
  const off = hookIn(state) - top.x - swayIn(state, builtOf(state), FALL);
  const now = Math.abs(off) <= PERFECT * 1.6;
  c.setLineDash([4, 18]);
  draw.line(
    c,
    [x, hangY(to) + 14, x, y - 8],
    now ? 10 : 6,
    now ? '#ffd02e' : draw.fade('#ffffff', 0.8),
  );
  c.setLineDash([]);
  if (now) draw.star(c, x, y - 22, 26, '#ffd02e');
}

/** Ropes from the last perfect floors, to both sides. */
function drawRopes(to: Surface, state: State, ui: Ui, near: boolean): void {
  const { c } = to;
  let left = ui.fallen > 0 ? 0 : state.ropes;
  for (let index = state.floors.length - 1; index > 0 && left > 0; index -= 1) {
    const floor = state.floors[index];
    if (!floor?.roped) continue;
    left -= 1;
    const number = state.first + index;
    const at = standingAt(to, state, number, floor.x, ui.shown);
    const grown = number === builtOf(state) ? ease.out(Math.min(1, ui.landed / 0.3)) : 1;
    const side = near ? 1 : -1;
    const half = halfOf(floor.kind);
    const x = at.x + side * (half + 2);
    const y = at.y + (floor.kind === 'roof' ? 10 : 8 - FLOOR_HEIGHT / 2);
    const goalX = at.x + side * (half + 210);
    const goalY = y + 560;
    const toX = x + (goalX - x) * grown;
    const toY = y + (goalY - y) * grown;
    draw.line(c, [x, y, toX, toY], 9, draw.PALETTE.ink);
    draw.line(c, [x, y, toX, toY], 4.5, '#ffe6a8');
    for (let flag = 1; flag < 6 * grown; flag += 1) {
      const part = flag / 7;
      const fx = x + (goalX - x) * part;
      const fy = y + (goalY - y) * part;
      c.fillStyle = flag % 2 === 0 ? '#ff4b55' : '#ffffff';
      c.beginPath();
      c.moveTo(fx, fy);
      c.lineTo(fx + side * 7, fy + 20);
      c.lineTo(fx + side * 22, fy + 10);
      c.fill();
    }
  }
}

/** The crane with what it carries: hanging, falling, or coming with the next floor. */
function drawLoad(to: Surface, state: State, ui: Ui, part: number): void {
  const { c, width } = to;
  const middle = width / 2;
  const { phase } = state;
  const swing = hookIn(state, phase === 'end' ? 0 : part) - state.center;
  const rest = hookY(to);
  const number = builtOf(state) + 1;
  const cabX = middle + swing * RUN;
  const hook = { x: middle + swing, y: rest };
  if (phase === 'fall') {
    const fell = Math.min(1, (state.tick + part) / FALL);
    const x = middle + state.hook - state.center;
    const hang = hangY(to);
    const foot = hang + (landY(to, state, ui) - hang) * fell * fell;
    drawHanging(to, state, number, { x, y: foot - FLOOR_HEIGHT / 2, rotate: 0 });
    hook.x = x + (middle + swing - x) * fell;
    hook.y = rest - 20 * Math.sin(fell * Math.PI);
  } else if (phase !== 'end') {
    // The next floor unfolds while the hook comes down.
    const come = phase === 'load' ? Math.min(1, (state.tick + part) / LOAD) : 1;
    const from = cabFoot(to);
    hook.y = from + (rest - from) * ease.out(come);
    const grown = to.reducedMotion ? 1 : Math.max(0.05, ease.back(come));
    const roof = state.next === 'roof';
    const half = (roof ? 26 : halfOf(state.next) - 14) * grown;
    const eaves = hook.y + (SLING + (roof ? 14 : 4)) * grown;
    drawSling(c, hook, { x: hook.x - half, y: eaves }, { x: hook.x + half, y: eaves });
    // Houses grow from their feet.
    const y = hook.y + (SLING + FLOOR_HEIGHT) * grown - FLOOR_HEIGHT / 2;
    drawHanging(to, state, number, { x: hook.x, y, rotate: swing * -0.0003 }, grown);
  }
  drawRig(to, { x: cabX, hook, mood: ui.mood, time: to.time });
}

/** Where the tower's top is on the screen, also while the camera follows. */
const landY = (to: Surface, state: State, ui: Ui): number =>
  topY(to) + (ui.shown - builtOf(state)) * FLOOR_HEIGHT;

function drawHanging(to: Surface, state: State, number: number, at: Standing, grown = 1): void {
  const house: House = { kind: state.next, number, guests: 0, mood: 'calm', time: to.time };
  drawHouse(to, house, { ...at, scaleX: grown, scaleY: grown });
}

/** Streaks of the wind: few while it announces itself, many while it blows. */
function drawWind(to: Surface, state: State, ui: Ui): void {
  const blows = ui.gust < GUST;
  if (state.wind === 0 && !blows) return;
  const { c, bleed, time } = to;
  const side = state.wind === 0 ? ui.gustSide : state.wind;
  const { cloud } = LOOKS.noon;
  const count = blows ? 16 : 7;
  const speed = blows ? 1500 : 620;
  const run = bleed.width + 400;
  for (let n = 0; n < count; n += 1) {
    const long = 90 + ((n * 53) % 5) * 30;
    const moved = to.reducedMotion ? 0 : time * speed * (0.8 + ((n * 29) % 7) / 18);
    const across = (((n * 0.618 * run + moved) % run) + run) % run;
    const x = side > 0 ? bleed.x - 200 + across : bleed.x + bleed.width + 200 - across;
    const y = bleed.y + bleed.height * (0.16 + 0.66 * ((n * 0.377) % 1));
    draw.line(c, [x, y, x + side * long, y], blows ? 6 : 4, draw.fade(cloud, blows ? 0.6 : 0.45));
  }
}
