import type { Point } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Motion, type Surface } from '@playgrove/kit/runtime';
import { leftOf, overBy, SPARE } from '../rules.ts';
import { pointsFor } from '../rules/fusing.ts';
import { PER_PACK, planOf } from '../rules/levels.ts';
import { isAsleep } from '../rules/motion.ts';
import { MOON, NONE, radiusOf, SPILL, SUN, sizeOf, type Body, type State } from '../rules/state.ts';
import { layoutFor, type Layout } from './layout.ts';
import { drawGuide, drawSpoon } from './spoon.ts';
import { paintWorld, plainPose, type Pose } from './prints.ts';
import { clothOf, paintPaper, paintSaucer, paintTable } from './table.ts';
import { wayTo, type Ui } from './ui.ts';
import { lookOf, type Mood } from './worlds.ts';

/** Seconds of a fusion's ring, of rising points, and of a moon's way to the saucer. */
const RING = 0.5;
const POINTS = 1;
const FLIGHT = 1.1;
const BUMP = 0.34;
const MAX_EFFECTS = 24;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const layout = layoutFor(to);
  follow(to, state, ui, motion);
  const cloth = clothOf(state.params.level);
  to.layer(`table ${cloth} ${to.width} ${to.height}`, (c, bleed) => {
    paintTable(c, bleed, layout, cloth);
  });
  ui.sprites.begin(draw.grainOf(to.c));
  drawCurrent(to, layout, state);
  drawRing(to, layout, state, ui);
  drawGuide(to, layout, state, ui);
  drawNote(to, layout, state);
  drawBodies(to, layout, state, ui, motion.part);
  drawEffects(to, layout, ui);
  drawSpoon(to, layout, state, ui);
  drawMenu(to, layout, state, ui);
  drawNext(to, layout, state, ui);
  drawMoon(to, layout, ui);
}

function follow(to: Surface, state: State, ui: Ui, { dt, cues }: Motion<State>): void {
  // What the last fusion counts by itself.
  let base = 0;
  for (const { name, at, value = 0 } of cues) {
    if (name === 'drop') ui.kick = 1;
    else if (name === 'land' || name === 'thud') bump(state, ui, at, value);
    else if (name.startsWith('fuse.') && at) {
      const kind = Number(name.slice(5));
      const color = lookOf(kind).colors[0];
      ui.effects.push({ kind: 'ring', x: at.x, y: at.y, size: radiusOf(kind), color, age: 0 });
      base = pointsFor(kind);
    } else if (name === 'nova' && at) {
      base = 0;
      ui.effects.push({ kind: 'nova', x: at.x, y: at.y, size: 150, color: '#fff6c0', age: 0 });
    } else if (name === 'points' && at) {
      const times = base > 0 ? value / base : 1;
      rise(ui, at, value, times > 1 ? `+${base} ×${times}` : `+${value}`);
    } else if (name === 'won') {
      const left = leftOf(state);
      const text = to.words('shout.spare', { value: left, points: left * SPARE });
      // It stays until the results come.
      if (left > 0) rise(ui, { x: 0, y: -110 }, left * SPARE, text, -1);
    } else if (name === 'moon' && at) {
      ui.moonAge = 0;
      ui.moonFrom = at;
    } else if (name === 'first') {
      ui.menu = value;
      ui.menuAge = 0;
    }
  }
  if (ui.effects.length > MAX_EFFECTS) ui.effects = ui.effects.slice(-MAX_EFFECTS);
  for (const effect of ui.effects) effect.age += dt;
  if (ui.effects.some(({ age }) => age > 1)) ui.effects = ui.effects.filter(({ age }) => age <= 1);
  for (const [id, one] of ui.bumps) {
    one.age += dt;
    if (one.age > BUMP) ui.bumps.delete(id);
  }
  ui.menu = Math.max(ui.menu, state.best);
  ui.menuAge += dt;
  ui.moonAge += dt;
  ui.kick = Math.max(0, ui.kick - dt * 4.5);
  ui.shown += wayTo(ui.shown, ui.angle) * (1 - Math.exp(-dt * 32));
  ui.ring += (state.ring - ui.ring) * (1 - Math.exp(-dt * 8));
}

/** Points that rise. */
function rise(ui: Ui, { x, y }: Point, size: number, text: string, age = 0): void {
  ui.effects.push({ kind: 'points', x, y, size, text, color: '#ffffff', age });
}

/** Squashes what has landed here. */
function bump(state: State, ui: Ui, at: { x: number; y: number } | undefined, hard: number): void {
  const body =
    at && state.bodies.find(({ x, y }) => Math.abs(x - at.x) < 3 && Math.abs(y - at.y) < 3);
  if (!body) return;
  ui.bumps.set(body.id, { way: Math.atan2(body.y, body.x), hard: Math.min(1, hard / 50), age: 0 });
}

/** Streaks in the milk show which way it flows. */
function drawCurrent(to: Surface, { x, y }: Layout, { params }: State): void {
  const { swirl } = planOf(params.level);
  if (swirl === 0) return;
  const { c } = to;
  const way = swirl > 0 ? 1 : -1;
  const moved = to.reducedMotion ? 0 : to.time * (0.35 + Math.abs(swirl) / 700) * way;
  c.strokeStyle = draw.fade('#bfe9ff', 0.42);
  c.lineWidth = 6;
  c.lineCap = 'round';
  c.beginPath();
  for (let n = 0; n < 12; n += 1) {
    const far = 150 + ((n * 47) % 5) * 30;
    const turn = n * 1.31 + moved * (1.5 - far / 420);
    const [from, end] = [turn, turn + way * 0.34];
    c.moveTo(x + Math.cos(from) * far, y + Math.sin(from) * far);
    c.arc(x, y, far, from, end, way < 0);
    // An arrow's head.
    const [hx, hy] = [x + Math.cos(end) * far, y + Math.sin(end) * far];
    for (const side of [-1, 1]) {
      const back = end - way * 0.05;
      c.moveTo(hx, hy);
      c.lineTo(x + Math.cos(back) * (far + side * 9), y + Math.sin(back) * (far + side * 9));
    }
  }
  c.stroke();
}

/** The overflow ring: calm and dashed, hot and counting while something is over it. */
function drawRing(to: Surface, { x, y }: Layout, state: State, ui: Ui): void {
  if (planOf(state.params.level).ring === 0) return;
  const { c } = to;
  const heat = Math.min(1, state.heat / SPILL);
  const hot = Math.min(1, state.heat / 40);
  const beat = to.reducedMotion ? 0.5 : (Math.sin(to.time * (6 + heat * 12)) + 1) / 2;
  const color = draw.mix('#ffffff', '#ff4b55', hot);
  if (hot > 0) {
    c.strokeStyle = draw.fade('#ff4b55', hot * (0.16 + beat * 0.2));
    c.lineWidth = 22 + heat * 20;
    c.beginPath();
    c.arc(x, y, ui.ring, 0, Math.PI * 2);
    c.stroke();
  }
  c.strokeStyle = draw.fade(color, 0.55 + hot * 0.45);
  c.lineWidth = 4 + hot * 3;
  c.lineCap = 'round';
  c.setLineDash([12, 15]);
  c.lineDashOffset = to.reducedMotion ? 0 : -to.time * 8;
  c.beginPath();
  c.arc(x, y, ui.ring, 0, Math.PI * 2);
  c.stroke();
  c.setLineDash([]);
  c.lineDashOffset = 0;
  if (heat < 0.08) return;
  // What is left of the time, from the top.
  c.strokeStyle = '#fff0a0';
  c.lineWidth = 8;
  c.beginPath();
  c.arc(x, y, ui.ring, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * (1 - heat));
  c.stroke();
}

function moodOf(state: State, body: Body, time: number): Mood {
  if (body.over > 14) return 'fear';
  if (!body.landed || body.age < 46) return 'joy';
  if (isAsleep(body) && state.idle > 200 + ((body.id * 37) % 5) * 60) return 'asleep';
  // A blink now and then, each world in its own time.
  return (time * 1.0 + body.id * 1.7) % 4.3 < 0.13 ? 'asleep' : 'awake';
}

/** A new world overshoots its size. */
function popOf({ age }: Body): number {
  if (age >= 44) return 1;
  return 1 + 0.2 * Math.exp(-age / 11) * Math.sin(age * 0.42);
}

/** One for all bodies, so that a frame makes no garbage. */
const pose = plainPose(0, 0, 1);

function drawBodies(to: Surface, { x, y }: Layout, state: State, ui: Ui, part: number): void {
  const { c } = to;
  const { sprites } = ui;
  const ahead = part / 60;
  for (const body of state.bodies) {
    const r = sizeOf(body);
    sprites.shade(c, x + body.x + r * 0.14, y + body.y + r * 0.2, r * 1.12);
  }
  for (const body of state.bodies) {
    const bumped = to.reducedMotion ? undefined : ui.bumps.get(body.id);
    const t = bumped ? bumped.age / BUMP : 1;
    pose.long = bumped ? 1 - bumped.hard * 0.2 * Math.cos(t * 9) * (1 - t) : 1;
    pose.wide = 1 / pose.long;
    pose.way = bumped?.way ?? 0;
    pose.r = sizeOf(body) * (to.reducedMotion ? 1 : popOf(body));
    pose.x = x + body.x + body.vx * ahead;
    pose.y = y + body.y + body.vy * ahead;
    pose.turn = body.turn;
    sprites.world(c, body.kind, moodOf(state, body, to.time), radiusOf(body.kind), pose);
    if (body.over > 14 && overBy(state, body) > 0) drawWarning(to, pose);
  }
}

/** A red rim around what is over the ring. */
function drawWarning(to: Surface, { x, y, r }: Pose): void {
  const beat = to.reducedMotion ? 0.6 : (Math.sin(to.time * 14) + 1) / 2;
  draw.ring(to.c, x, y, r + 3, 5, draw.fade('#ff4b55', 0.5 + beat * 0.5));
}

function drawEffects(to: Surface, { x, y }: Layout, ui: Ui): void {
  const { c } = to;
  for (const { kind, x: ex, y: ey, size, color, text = '', age } of ui.effects) {
    if (kind === 'points') {
      if (age > POINTS) continue;
      const t = Math.max(0, age / POINTS);
      const scale = 25 + Math.min(20, size / 4);
      to.label(text, x + ex, y + ey - 26 - ease.out(t) * 46, to.readable(scale), {
        alpha: 1 - t * t,
        bottom: '#ffe14a',
      });
      continue;
    }
    const long = kind === 'nova' ? 1 : RING;
    if (age > long) continue;
    const t = ease.out(age / long);
    const reach = size * 0.8 + t * (kind === 'nova' ? 260 : 40 + size * 0.9);
    draw.ring(c, x + ex, y + ey, reach, (1 - t) * 16 + 1, draw.fade(color, 0.9 * (1 - t)));
    draw.ring(c, x + ex, y + ey, reach * 0.8, (1 - t) * 6 + 1, draw.fade('#ffffff', 0.7 * (1 - t)));
  }
}

/** All worlds in order; what has not been made yet is pale, the goal is circled. */
function drawMenu(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { menu, slots } = layout;
  const { goal } = planOf(state.params.level);
  const wanted = goal > SUN ? 0 : goal;
  const known = Math.max(ui.menu, 1);
  to.stamp(
    `menu ${known} ${wanted} ${to.width} ${to.height}`,
    menu.width + 24,
    menu.height + 32,
    (c) => paintMenu(c, layout, known, wanted),
    menu.x + menu.width / 2,
    menu.y + menu.height / 2,
  );
  const slot = slots[ui.menu - 1];
  if (!slot || ui.menuAge > 0.6 || to.reducedMotion) return;
  const grown = 1 + 0.4 * Math.sin((ui.menuAge / 0.6) * Math.PI);
  const big = plainPose(slot.x, slot.y, slot.r * grown);
  ui.sprites.world(to.c, ui.menu, 'joy', radiusOf(ui.menu), big);
}

function paintMenu(c: Context, { menu, slots }: Layout, known: number, wanted: number): void {
  c.translate(-menu.x - menu.width / 2, -menu.y - menu.height / 2);
  paintPaper(c, menu);
  for (const [n, { x, y, r }] of slots.entries()) {
    const kind = n + 1;
    if (kind === wanted) {
      draw.ring(c, x, y, r * 1.13, r * 0.16, '#ff8a1f');
      draw.ring(c, x, y, r * 1.13, r * 0.08, '#ffe14a');
    }
    c.save();
    c.translate(x, y);
    c.scale((r * 0.94) / 100, (r * 0.94) / 100);
    paintWorld(c, kind);
    // What is still to come is pale.
    if (kind > known && kind !== wanted) draw.disc(c, 0, 0, 116, '#fffaf09c');
    c.restore();
  }
  c.translate(menu.x + menu.width / 2, menu.y + menu.height / 2);
}

function drawNext(to: Surface, { saucer }: Layout, state: State, ui: Ui): void {
  const { x, y } = saucer;
  to.stamp('saucer', 130, 140, paintSaucer, x, y);
  if (state.next === NONE) return;
  const r = Math.min(40, 16 + radiusOf(state.next) * 0.62);
  const grown = to.reducedMotion ? 1 : Math.max(0.2, 1 - ui.kick * 0.6);
  ui.sprites.world(to.c, state.next, 'awake', radiusOf(state.next), plainPose(x, y, r * grown));
}

/** The moon that a chain threw flies to the saucer. */
function drawMoon(to: Surface, { x, y, saucer }: Layout, { moonAge, moonFrom, sprites }: Ui): void {
  if (moonAge > FLIGHT) return;
  const t = to.reducedMotion ? 1 : ease.inOut(moonAge / FLIGHT);
  const [fx, fy] = [x + moonFrom.x, y + moonFrom.y];
  const at = plainPose(fx + (saucer.x - fx) * t, fy + (saucer.y - fy) * t - 60 * t * (1 - t), 30);
  sprites.world(to.c, MOON, 'joy', radiusOf(MOON), at);
}

/** Drops during which a new thing is explained, and the levels that bring one. */
const EXPLAINED = 3;
const NOTES: Readonly<Record<number, string>> = {
  2: 'note.ring',
  7: 'note.rocks',
  13: 'note.swirl',
  19: 'note.close',
};

/** One line in the lower part of the bowl, where the pile has not come yet. */
function drawNote(to: Surface, { x, y }: Layout, { params, drops, best, held }: State): void {
  const { level } = params;
  const isNew = drops < EXPLAINED && best < 5;
  const isMoon = held === MOON && level > 0 && level <= PER_PACK;
  const key = isMoon ? 'note.moon' : isNew ? NOTES[level] : undefined;
  if (key === undefined) return;
  const size = to.readable(27);
  draw.drawText(to.c, to.words(key), x, y + 196, {
    size,
    wide: 350,
    rim: '#1a1254',
    color: '#fff6d8',
  });
}
