import * as draw from '@playgrove/kit/draw';
import type { Motion, Surface } from '@playgrove/kit/runtime';
import { BODIES } from '../rules/fruit.ts';
import { BLADES, spoils } from '../rules/orders.ts';
import { GRACE, type State, type Toss } from '../rules/state.ts';
import { drawBough, paintOrchard } from './backdrop.ts';
import { hourOf } from './hours.ts';
import { BLADE_LOOKS } from './looks.ts';
import { drawShelf } from './shelf.ts';
import type { Ui } from './ui.ts';
import { drawWasp } from './wasps.ts';

/** Seconds in which the bough leaves. */
const LEAVE = 0.5;
/** The world's slow pace once it is over. */
const SLOW = 0.35;
/** A fruit this far down, falling, is about to be lost. */
const LATE = 0.8;

/** Brings the picture up to what the state says now: new cuts, drops, wasps, and time that passed. */
export function follow(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  ui.px = to.px;
  refit(to, ui);
  const fresh = Math.min(state.cuts.length, state.sliced - ui.sliced);
  ui.sliced = state.sliced;
  for (let at = state.cuts.length - fresh; at < state.cuts.length; at += 1) {
    const cut = state.cuts[at];
    if (!cut) continue;
    ui.pieces.split(cut);
    if (cut.points > 0 && cut.chain < 3)
      ui.marks.add(`+${cut.points}`, cut.x, cut.y - BODIES[cut.kind].size * 0.3);
    if (cut.poured) ui.glass.pour(cut.poured, cut.x, cut.y);
  }
  for (const cue of motion.cues) {
    if (cue.name === 'nest' && cue.at) ui.wasps.burst(cue.at.x, cue.at.y, to.reducedMotion);
    if (cue.name === 'wrong' && cue.at) ui.marks.add('x', cue.at.x, cue.at.y);
    if (cue.name === 'lost' && cue.at && !state.end) ui.marks.add('x', cue.at.x, cue.at.y - 60);
  }
  ui.glass.follow(state.order);
  letPass(to, state, ui, motion);
}

/** The screen has another shape: the keys' blade keeps its place on it. */
function refit(to: Surface, ui: Ui): void {
  if (ui.field.w === to.width && ui.field.h === to.height) return;
  ui.pad.x *= to.width / ui.field.w;
  ui.pad.y *= to.height / ui.field.h;
  ui.field = { w: to.width, h: to.height };
}

function letPass(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const now = (state.tick + motion.part) / 60;
  // A freeze holds the ticks, and with them everything that was cut.
  const played = Math.max(0, Math.min(0.1, now - ui.shown));
  ui.shown = now;
  const dt = state.end ? motion.dt * SLOW : played;
  ui.pieces.step(dt, to.height + 220);
  ui.wasps.step(state.end ? motion.dt : played);
  ui.marks.step(motion.dt);
  ui.glass.step(motion.dt);
  if (state.started) ui.begun += motion.dt;
  for (const blade of ui.blades) blade.step(motion.dt);
}

export function drawScene(to: Surface, state: State, ui: Ui, part: number): void {
  const { c } = to;
  const hour = hourOf(state);
  to.layer(`orchard ${hour}`, (on, area) => paintOrchard(on, area, hour));
  ui.pieces.drawStains(to);
  const across = to.width / state.field.w;
  const along = to.height / state.field.h;
  const still = state.slow % 2 === 1 || !state.started || state.end;
  const ahead = still ? 0 : part;
  if (ui.begun < LEAVE) hang(to, state, ui, across, along);
  if (state.slow > 0) frost(to, state.slow);
  ui.pieces.draw(to);
  // Nests over fruit: none may lurk unseen.
  for (let layer = 0; layer < 2; layer += 1) {
    for (const toss of state.air) {
      if (toss.wait > 0 || (toss.kind === 'nest') !== (layer === 1)) continue;
      const x = (toss.x + toss.vx * ahead) * across;
      const y = (toss.y + toss.vy * ahead) * along;
      if (toss.kind === 'nest') drawNest(to, x, y, toss.id);
      else drawFruit(to, state, toss, x, y, ahead);
    }
  }
  ui.wasps.draw(to);
  ui.glass.draw(to, state);
  if (ui.shelf && ui.begun < LEAVE) drawShelf(to, state, Math.min(1, ui.begun / LEAVE));
  const level = BLADES.filter((glasses) => state.served >= glasses).length;
  for (const blade of ui.blades) blade.draw(c, (level + state.career.blade) % BLADE_LOOKS.length);
  if (ui.pad.shown && !state.end) drawPad(to, ui);
  ui.marks.draw(to);
}

/** Slow air: a cold light at the edges. */
function frost({ c, bleed }: Surface, slow: number): void {
  c.save();
  c.globalAlpha = Math.min(0.5, slow / 60);
  c.strokeStyle = '#dff6ff';
  c.lineWidth = 34;
  c.strokeRect(bleed.x, bleed.y, bleed.width, bleed.height);
  c.globalAlpha *= 0.4;
  c.lineWidth = 90;
  c.strokeRect(bleed.x, bleed.y, bleed.width, bleed.height);
  c.restore();
}

const spinning = { rotate: 0 };

function drawFruit(
  to: Surface,
  state: State,
  toss: Toss,
  x: number,
  y: number,
  ahead: number,
): void {
  const { c } = to;
  const { size } = BODIES[toss.kind];
  const sway = state.started ? 0 : Math.sin(to.time * 1.9 + toss.id) * 0.07;
  draw.blob(c, x + size * 0.07, y + size * 0.14, size * 0.46, size * 0.43, '#06295c4d');
  if (toss.gift && state.started) shine(c, x, y, size, to.time + toss.id);
  if (toss.kind === 'golden') shine(c, x, y, size * 1.25, to.time * 1.4 + toss.id);
  spinning.rotate = toss.turn + toss.spin * ahead + sway;
  to.sprite(toss.kind, x, y, size, spinning);
  const late = toss.vy > 0 && y > to.height * LATE && !toss.gift && state.tick > GRACE;
  if (late && state.params.mode !== 'rush' && !spoils(state, toss)) {
    const beat = to.reducedMotion ? 0.7 : 0.55 + 0.35 * Math.sin(to.time * 18);
    draw.ring(c, x, y, size * 0.62, 7, draw.fade('#fff36a', Math.round(beat * 10) / 10));
  }
}

/** Gifts glitter: losing one costs nothing. */
function shine(
  c: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  time: number,
): void {
  draw.disc(c, x, y, size * 0.64, '#fffbe03d');
  for (let at = 0; at < 4; at += 1) {
    const angle = at * 1.57 + time * 1.3;
    const r = size * (0.07 + 0.035 * Math.sin(time * 7 + at * 2));
    draw.sparkle(c, x + Math.cos(angle) * size * 0.62, y + Math.sin(angle) * size * 0.62, r);
  }
}

/** A nest swings, its wasps about it, a broken ring saying how near is near. */
function drawNest(to: Surface, x: number, y: number, id: number): void {
  const { c } = to;
  const { size, reach } = BODIES.nest;
  const time = to.time + id;
  const beat = to.reducedMotion ? 0 : Math.sin(time * 6);
  draw.blob(c, x + 12, y + 22, size * 0.42, size * 0.42, '#06295c4d');
  c.lineWidth = 7;
  c.lineCap = 'round';
  c.strokeStyle = '#ff5a4d';
  c.globalAlpha = 0.75 + 0.2 * beat;
  c.beginPath();
  for (let arc = 0; arc < 8; arc += 1) {
    const from = arc * 0.7854 + time * 0.7;
    const far = reach + 44 + beat * 3;
    c.moveTo(x + Math.cos(from) * far, y + Math.sin(from) * far);
    c.arc(x, y, far, from, from + 0.42);
  }
  c.stroke();
  c.globalAlpha = 1;
  for (const [shift, behind] of NEST_WASPS) {
    if (behind === Math.sin(time * 3 + shift) < 0) orbit(to, x, y, time * 3 + shift);
  }
  spinning.rotate = 0.12 * Math.sin(time * 3.1);
  to.sprite('nest', x, y, size, spinning);
  for (const [shift, behind] of NEST_WASPS) {
    if (behind !== Math.sin(time * 3 + shift) < 0) orbit(to, x, y, time * 3 + shift);
  }
}

const NEST_WASPS = [
  [0, true],
  [3.3, true],
] as const;

function orbit(to: Surface, x: number, y: number, angle: number): void {
  const [dx, dy] = [Math.cos(angle) * 96, Math.sin(angle) * 40 - 14];
  drawWasp(to, x + dx, y + dy, 44, Math.sin(angle) > 0, angle * 3);
}

function hang(to: Surface, state: State, ui: Ui, across: number, along: number): void {
  const hanging = state.started
    ? []
    : state.air.map((toss) => ({
        x: toss.x * across,
        y: toss.y * along,
        top: toss.y * along - BODIES[toss.kind].size * 0.5,
      }));
  drawBough(to, to.height * 0.24, hanging, Math.min(1, (ui.begun / LEAVE) ** 2));
}

/** The keys' blade: a ring, and the way it will cut. */
function drawPad(to: Surface, ui: Ui): void {
  const { c } = to;
  const { x, y, dx, dy } = ui.pad;
  c.lineCap = 'round';
  for (let pass = 0; pass < 2; pass += 1) {
    c.strokeStyle = pass === 0 ? '#2b1b4d' : '#ffffff';
    c.lineWidth = pass === 0 ? 15 : 7;
    c.beginPath();
    c.arc(x, y, 34, 0, 7);
    c.moveTo(x - dx * 78, y - dy * 78);
    c.lineTo(x - dx * 40, y - dy * 40);
    c.moveTo(x + dx * 40, y + dy * 40);
    c.lineTo(x + dx * 78, y + dy * 78);
    c.stroke();
  }
}
