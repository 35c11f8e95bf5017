import * as draw from '@playgrove/kit/draw';
import { animate } from '@playgrove/kit/draw/animate';
import { ease, type Motion, type Point, type Surface } from '@playgrove/kit/runtime';
import { RAFTS } from '../looks.ts';
import { goldSlot, rules, seenCells, wordOf, type State } from '../rules.ts';
import { cellsOf, type Slot } from '../rules/board.ts';
import { EACH, marksOf } from '../rules/waters.ts';
import {
  angleOf,
  cellPoint,
  frameOf,
  layoutOf,
  lilyPoint,
  lilySize,
  middleOf,
  MIDDLE,
  onWheel,
  type Frame,
  type Layout,
} from './layout.ts';
import { paintLily, paintMiddle } from './lilies.ts';
import { paintBody, paintHead, type Mood } from './otter.ts';
import { paintDeck, paintRafts } from './rafts.ts';
import { KINDS, paintFish, paintGlass, paintTank } from './tank.ts';
import type { Ui } from './ui.ts';
import { paintWater } from './water.ts';

const INK = draw.PALETTE.ink;
/** Milliseconds that letters fly, and between two of them. */
const [FLY, AFTER] = [420, 70] as const;
/** Milliseconds in which a letter settles on its raft. */
const POP = 220;
/** Seconds after the end at which the rafts sail off, and how fast they get. */
const SAIL = [1, 1700] as const;
/** Fish that are drawn. */
const MAX_FISH = 7;

/** Milliseconds of the answer to a move. */
export function slideOf(from: State, to: State): number {
  const letters = wordOf(from).length;
  const isWord = from.found.length < to.found.length || from.bonus.length < to.bonus.length;
  return isWord
    ? FLY + AFTER * Math.max(letters, 3) + POP
    : from.shown.length < to.shown.length
      ? FLY + POP
      : 120;
}

type Scene = {
  readonly to: Surface;
  readonly layout: Layout;
  readonly frame: Frame;
  readonly state: State;
  readonly ui: Ui;
  readonly motion: Motion<State>;
  /** Milliseconds of the move's animation; Infinity at rest. */
  readonly ms: number;
};

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  animate(ui.show, state, motion, to);
  const layout = layoutOf(to);
  const frame = frameOf(layout, state);
  const { from } = motion;
  const isMoving = from !== undefined && motion.part < 1 && !to.reducedMotion;
  const ms = isMoving ? motion.part * slideOf(from, state) : Infinity;
  const scene = { to, layout, frame, state, ui, motion, ms };
  const water = Math.max(0, Math.floor((state.level - 1) / EACH));
  to.layer(`water ${water}`, (c, bleed) => paintWater(c, bleed, layout, water));
  drawRafts(scene);
  drawWheel(scene);
  drawTank(scene);
  drawOtter(scene);
  drawWord(scene);
  drawFlights(scene);
}

/** By cell: when its letter lands in this move, milliseconds. */
function landings({ state, motion, ms }: Scene): ReadonlyMap<number, number> {
  const lands = new Map<number, number>();
  const { from } = motion;
  if (!from || ms === Infinity) return lands;
  const seen = seenCells(from);
  const found = state.found.slice(from.found.length).flatMap((at) => state.slots[at] ?? []);
  for (const slot of found)
    for (const [at, cell] of cellsOf(slot).entries()) lands.set(cell, FLY + at * AFTER);
  for (const cell of state.shown.slice(from.shown.length))
    if (!seen.has(cell)) lands.set(cell, FLY);
  return lands;
}

function drawRafts(scene: Scene): void {
  const { to, frame, state, ui, motion, ms } = scene;
  const wood = RAFTS.of(to);
  const { cell } = frame;
  const sway = to.reducedMotion ? 0 : 1;
  const off = Math.max(0, (motion.ended ?? 0) - SAIL[0]) ** 2 * SAIL[1] * sway;
  const dx = Math.sin(to.time * 0.7) * 2.5 * sway;
  const dy = Math.sin(to.time * 1.1) * 3.5 * sway - off;
  const key = `rafts ${state.slots.map(({ word, x, y }) => word + x + y).join('')} ${cell.toFixed(1)}`;
  const [width, height] = [frame.width + cell, frame.height + cell];
  draw.stamped(to, key, { ...shift(middleOf(frame), dx, dy), width, height }, (c) =>
    draw.place(c, -frame.width / 2, -frame.height / 2, () =>
      paintRafts(c, state.slots, cell, wood),
    ),
  );
  const lands = landings(scene);
  const seen = seenCells(state);
  const before = motion.from && seenCells(motion.from);
  for (const slot of state.slots) {
    for (const [at, each] of cellsOf(slot).entries()) {
      const landing = lands.get(each) ?? -Infinity;
      if (!seen.has(each) || (ms < landing && !before?.has(each))) continue;
      const pop =
        ms < landing || ms > landing + POP ? 0 : Math.sin(((ms - landing) / POP) * Math.PI);
      const { x, y } = cellPoint(frame, each);
      const won =
        motion.ended === undefined || to.reducedMotion ? 0 : cheer(motion.ended - (x + y) / 1600);
      const letter = slot.word.charAt(at);
      const scale = 1 + pop * 0.22;
      draw.stamped(
        to,
        `deck ${letter} ${cell.toFixed(1)}`,
        {
          x: x + dx,
          y: y + dy - won * cell * 0.3,
          width: cell,
          height: cell,
          scaleX: scale,
          scaleY: scale,
        },
        (c) => paintDeck(c, 0, 0, cell, wood, letter),
      );
    }
  }
  const beat = to.reducedMotion ? 0 : Math.sin(to.time * 6) * 3;
  const gold = ms < Infinity ? undefined : goldSlot(state);
  if (gold) drawGold(scene, gold, dx, dy);
  for (const each of ui.hint) {
    const { x, y } = cellPoint(frame, each);
    const half = cell * 0.45 + beat;
    outline(to, '#ffffff', 5, () =>
      to.c.roundRect(x + dx - half, y + dy - half, half * 2, half * 2, cell * 0.18),
    );
  }
}

/** A golden rope around the raft, and the fish that it brings. */
function drawGold({ to, frame }: Scene, slot: Slot, dx: number, dy: number): void {
  const cells = cellsOf(slot).map((each) => shift(cellPoint(frame, each), dx, dy));
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return;
  const half = frame.cell * 0.52;
  const glow = to.reducedMotion ? 5 : 5 + Math.sin(to.time * 4) * 1.5;
  outline(to, '#ffd02e', glow, () =>
    to.c.roundRect(
      first.x - half,
      first.y - half,
      last.x - first.x + half * 2,
      last.y - first.y + half * 2,
      frame.cell * 0.3,
    ),
  );
  const at = { x: last.x + half * 0.8, y: last.y + half * 0.8, width: 56, height: 44 };
  draw.stamped(to, 'fish 0', at, (on) => paintFish(on, 0, 44));
}

/** A light line around what `trace` traces. */
function outline(to: Surface, color: string, width: number, trace: () => void): void {
  draw.rim(to.c, INK, width + 5, trace);
  draw.rim(to.c, color, width, trace);
}

const cheer = (time: number): number =>
  time < 0 || time > 0.5 ? 0 : Math.sin((time / 0.5) * Math.PI);

const shift = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

/** Where a lily is shown: on its way to its place, drifting a little. */
function lilyShown({ to, layout, state, ui }: Scene, lily: number): Point {
  const angle = ui.angles[lily] ?? angleOf(state.order.indexOf(lily), state.order.length);
  const { x, y } = onWheel(layout, angle);
  if (to.reducedMotion) return { x, y };
  return shift(
    { x, y },
    Math.sin(to.time * 0.9 + lily * 2) * 4,
    Math.cos(to.time * 0.75 + lily) * 4,
  );
}

function drift({ to, state, ui, motion }: Scene): void {
  const count = state.order.length;
  for (const [place, lily] of state.order.entries()) {
    const goal = angleOf(place, count);
    const now = ui.angles[lily] ?? goal;
    const turn = Math.PI * 2;
    const way = ((((goal - now) % turn) + turn * 1.5) % turn) - Math.PI;
    ui.angles[lily] = to.reducedMotion ? goal : now + way * (1 - Math.exp(-7 * motion.dt));
  }
}

function drawWheel(scene: Scene): void {
  const { to, layout, state, ui } = scene;
  drift(scene);
  const points = state.spelled.map((lily) => lilyShown(scene, lily));
  const all = ui.finger && points.length > 0 ? [...points, ui.finger] : points;
  if (all.length > 1) {
    const line = all.flatMap(({ x, y }) => [x, y]);
    draw.line(to.c, line, 26, INK);
    draw.line(to.c, line, 18, '#ffb21f');
    draw.line(to.c, line, 6, '#fff6c8');
  }
  const r = lilySize(state.order.length);
  for (const lily of state.order) {
    const { x, y } = lilyShown(scene, lily);
    const lit = state.spelled.includes(lily);
    const scale = (lit ? 1.07 : 1) * (ui.pressed === `l${lily}` ? 0.94 : 1);
    const rotate = to.reducedMotion ? 0 : Math.sin(to.time * 0.5 + lily) * 0.12;
    draw.stamped(
      to,
      `lily ${lit} ${r}`,
      { x, y, width: r * 2.3, height: r * 2.4, rotate, scaleX: scale, scaleY: scale },
      (on) => paintLily(on, r, lit),
    );
    to.label(state.letters.charAt(lily).toUpperCase(), x, y + 2, r * 0.86 * scale);
  }
  const icon = state.spelled.length > 0 ? 'say' : 'shuffle';
  const isDown = ui.pressed === 'middle';
  const { scaleX, scaleY } = ui.show.middle;
  draw.stamped(
    to,
    `middle ${icon} ${isDown}`,
    { ...layout.wheel, width: MIDDLE * 2 + 20, height: MIDDLE * 2 + 30, scaleX, scaleY },
    (on) => paintMiddle(on, icon, isDown),
  );
}

function drawTank({ to, layout, state, ui, ms, motion }: Scene): void {
  const { tank } = layout;
  const { x, y } = middleOf(tank);
  const { scaleX, scaleY } = ui.show.tank;
  const pose = { x, y, width: tank.width + 40, height: tank.height + 40, scaleX, scaleY };
  draw.stamped(to, 'tank', pose, (on) => paintTank(on, tank));
  const isFed = motion.from !== undefined && motion.from.bonus.length < state.bonus.length;
  const shown = Math.min(MAX_FISH, isFed && ms < FLY ? state.fish - 1 : state.fish);
  const time = to.reducedMotion ? 0 : to.time;
  for (let fish = 0; fish < shown; fish += 1) {
    const phase = time * (0.5 + (fish % 3) * 0.12) + fish * 2.4;
    const size = 44;
    const at = {
      x: x + Math.sin(phase) * (tank.width / 2 - 38),
      y: y + 12 + Math.sin(fish * 1.9) * 34 + Math.sin(phase * 2.3) * 4,
    };
    const scale = Math.cos(phase) < 0 ? -1 : 1;
    draw.stamped(
      to,
      `fish ${fish % KINDS}`,
      { ...at, width: 56, height: 44, scaleX: scale },
      (on) => paintFish(on, fish % KINDS, size),
    );
  }
  draw.stamped(to, 'glass', pose, (on) => paintGlass(on, tank));
  const size = to.readable(25);
  const [, most] = marksOf(state.letters);
  draw.drawText(
    to.c,
    to.words(state.fish < most ? 'tank.of' : 'tank.fish', { count: state.fish, most }),
    x,
    tank.y + tank.height - size * 0.9,
    { size, rim: INK, weight: 700 },
  );
}

function moodOf({ to, state, ui, motion }: Scene): Mood {
  if (rules.status(state) === 'won' || motion.ended !== undefined || ui.show.joy.value < 1.6)
    return 'happy';
  if (ui.show.missed.value < 1) return 'sad';
  return to.time % 3.9 < 0.13 && !to.reducedMotion ? 'blink' : 'calm';
}

function drawOtter(scene: Scene): void {
  const { to, layout, ui, state } = scene;
  const { otter } = layout;
  const { body, joy, look } = ui.show;
  const mood = moodOf(scene);
  const calm = to.reducedMotion ? 0 : 1;
  const bob = Math.sin(to.time * 1.4) * 3 * calm;
  const hop =
    mood === 'happy' && joy.value < 1.2
      ? Math.abs(Math.sin(joy.value * 7)) * 20 * (1 - joy.value / 1.2) * calm
      : 0;
  look.target = state.spelled.length > 0 ? -10 : 0;
  const { x, y } = shift(otter, 0, bob - hop);
  draw.stamped(
    to,
    `otter ${mood === 'happy'}`,
    { x, y: y - 45, width: 210, height: 170, scaleX: body.scaleX, scaleY: body.scaleY },
    (on) => draw.place(on, 0, 45, () => paintBody(on, mood === 'happy' ? mood : 'calm')),
  );
  draw.stamped(
    to,
    `head ${mood}`,
    {
      x: x + look.value,
      y: y - 116 - (body.scaleY - 1) * 90,
      width: 170,
      height: 130,
      rotate: look.value * 0.008 + Math.sin(to.time * 1.9) * 0.03 * calm,
    },
    (on) => paintHead(on, mood),
  );
}

/** The word so far, or for a moment the one that does not count. */
function drawWord({ to, layout, state, ui }: Scene): void {
  const word = wordOf(state);
  const isMissed = word === '' && ui.show.missed.value < 0.9;
  const text = (isMissed ? ui.missed : word).toUpperCase();
  if (text === '') return;
  const { x, y } = middleOf(layout.word);
  const shake =
    isMissed && !to.reducedMotion
      ? Math.sin(ui.show.missed.value * 40) * 10 * (1 - ui.show.missed.value)
      : 0;
  const wide = 70 + text.length * 42;
  draw.rounded(to.c, x - wide / 2 + shake, y - 36, wide, 72, 36, INK);
  draw.rounded(
    to.c,
    x - wide / 2 + 5 + shake,
    y - 31,
    wide - 10,
    62,
    31,
    isMissed ? '#d23f5c' : '#1b6f9c',
  );
  to.label(text, x + shake, y + 2, 50, {
    top: '#ffffff',
    bottom: isMissed ? '#ffd9e0' : '#ffe9a8',
  });
}

/** Letters on their way to their rafts or into the tank, and a fish on its way to a raft. */
function drawFlights(scene: Scene): void {
  const { to, layout, frame, state, motion, ms } = scene;
  const { from } = motion;
  if (!from || ms === Infinity) return;
  const found =
    state.found.length > from.found.length ? state.slots[state.found.at(-1) ?? -1] : undefined;
  const isFed = state.bonus.length > from.bonus.length;
  const goals = found
    ? cellsOf(found).map((cell) => cellPoint(frame, cell))
    : isFed
      ? [...(state.bonus.at(-1) ?? '')].map(() => middleOf(layout.tank))
      : [];
  const word = found?.word ?? state.bonus.at(-1) ?? '';
  for (const [at, goal] of goals.entries()) {
    const part = (ms - at * AFTER) / FLY;
    if (part <= 0 || part >= 1) continue;
    const lily = from.spelled[at];
    const start = lily === undefined ? layout.wheel : lilyPoint(layout, from, lily);
    const { x, y } = arc(start, goal, part);
    to.label(word.charAt(at).toUpperCase(), x, y, 62 - part * (isFed ? 30 : 16), {
      top: '#fff6c8',
      bottom: '#ffd02e',
    });
  }
  const cell = state.shown.length > from.shown.length ? state.shown.at(-1) : undefined;
  if (cell === undefined || ms >= FLY) return;
  const { x, y } = arc(middleOf(layout.tank), cellPoint(frame, cell), ms / FLY);
  draw.stamped(
    to,
    'fish 0',
    { x, y, width: 56, height: 44, rotate: -0.6 + (ms / FLY) * 1.2, scaleX: 1.4, scaleY: 1.4 },
    (on) => paintFish(on, 0, 44),
  );
}

/** On a bow from one point to another. */
function arc(from: Point, goal: Point, part: number): Point {
  const p = ease.inOut(part);
  return {
    x: from.x + (goal.x - from.x) * p,
    y: from.y + (goal.y - from.y) * p - Math.sin(part * Math.PI) * 60,
  };
}
