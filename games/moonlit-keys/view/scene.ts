import * as draw from '@playgrove/kit/draw';
import type { Context, Motion, Surface } from '@playgrove/kit/runtime';
import { playing, type Piece } from '../rules/charts.ts';
import { heardAt, isFinale, waits } from '../rules/play.ts';
import { FULL, HZ, LANES } from '../rules/state.ts';
import type { State } from '../rules.ts';
import { drawBoat } from './boat.ts';
import { moonOf, paintFestival, paintNight, STARS_A_WINDOW } from './backdrop.ts';
import { fieldOf, nearness, sizeAt, xAt, yAt } from './field.ts';
import { drawKeys, keysTop } from './keys.ts';
import { colorOf, drawLantern, drawReflection, ripple } from './lantern.ts';
import { drawTuning } from './tuning.ts';
import type { Ui } from './ui.ts';

/** Seconds a sign of early or late stays. */
const NUDGE = 0.55;
/** Parts of a drift after the line in which what was missed goes down. */
const SINKS = 0.3;

/** Brings display-only things up to what happened and to the time that passed. */
export function follow(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  if (ui.field.width !== to.width || ui.field.height !== to.height) {
    ui.field = fieldOf(to.width, to.height);
  }
  for (const { name, at } of motion.cues) {
    const lane = Math.round(at?.x ?? 0);
    if (name === 'whole' || name === 'early') ui.sky.rise(lane, name === 'whole');
    if (name === 'bright' || name === 'warm' || name === 'dim') {
      // What is held stays on the line until it is let go.
      if (state.holding < 0) ui.sky.rise(lane, name === 'bright');
      ui.glow[lane] = name === 'bright' ? 1 : 0.7;
    }
    if (name === 'hasty' || name === 'tardy') {
      const nudge = ui.nudges[lane];
      if (nudge) {
        nudge.age = 0;
        nudge.late = name === 'tardy';
      }
    }
    if (name === 'silence') ui.sky.scatter(9);
  }
  const { dt } = motion;
  if (dt === 0) {
    // Behind a sheet keys are let go without a word.
    ui.keys.clear();
    ui.fingers.clear();
  }
  const toward = (now: number, goal: number, pace: number): number =>
    now + (goal - now) * Math.min(1, dt * pace);
  const under = new Set([...ui.fingers.values(), ...ui.keys]);
  for (let lane = 0; lane < LANES; lane += 1) {
    ui.pressed[lane] = toward(
      ui.pressed[lane] ?? 0,
      under.has(lane) ? 1 : 0,
      under.has(lane) ? 60 : 14,
    );
    ui.glow[lane] = toward(ui.glow[lane] ?? 0, 0, 5);
  }
  for (const nudge of ui.nudges) nudge.age += dt;
  ui.light = toward(ui.light, state.light / FULL, 6);
  ui.beat = toward(ui.beat, 0, 6);
  ui.sky.step(dt);
  if (state.params.mode === 'tuning') return;
  const piece = playing(state);
  ui.finale = toward(ui.finale, isFinale(state, piece) ? 1 : 0, 1.5);
  const now = heardAt(state);
  const beat = piece.chart.beats.findLastIndex((tick) => tick <= now);
  if (beat !== ui.lastBeat) {
    ui.lastBeat = beat;
    ui.beat = 1;
  }
}

export function drawScene(to: Surface, state: State, ui: Ui, part: number): void {
  const { c } = to;
  const { field } = ui;
  const lit = Math.floor(ui.stars / STARS_A_WINDOW);
  to.layer(`night ${lit}`, (on, bleed) => paintNight(on, bleed, field, lit));
  c.globalAlpha = ui.finale * 0.66;
  const festive = ui.finale > 0.01;
  to.layer(`festival ${festive}`, (on, bleed) => {
    if (festive) paintFestival(on, bleed, field);
  });
  c.globalAlpha = 1;
  glitter(to, ui);
  darkness(to, ui);
  ui.sky.draw(to, field);
  if (state.params.mode === 'tuning') {
    line(c, ui, 1);
    drawKeys(to, ui);
    drawTuning(to, state, ui);
    return;
  }
  const piece = playing(state);
  const standing = waits(state, piece);
  const now = heardAt(state) + (standing || state.end ? 0 : part);
  const drift = driftOf(state, piece);
  drawBoat(to, state.clock / Math.max(1, piece.chart.end), ui);
  beats(c, piece, ui, now, drift);
  line(c, ui, ui.light);
  lanterns(to, state, piece, ui, now, drift);
  drawKeys(to, ui);
  nudges(c, ui);
}

/** Ticks in which a lantern comes from the horizon to the line; in haste less. */
function driftOf(state: State, { song }: Piece): number {
  return Math.max(0.75 * HZ, (song.drift * HZ * 100) / Math.max(100, state.speed));
}

/** Light dancing on the moon's road. */
function glitter(to: Surface, { field }: Ui): void {
  const { c, bleed, time, reducedMotion } = to;
  const { x } = moonOf(field, bleed);
  c.fillStyle = '#fff1c4';
  // Not over the pier.
  const bottom = keysTop(field) - 26;
  for (let spark = 0; spark < 16; spark += 1) {
    const at = ((spark * 0.618 + (reducedMotion ? 0 : time * 0.02)) % 1) ** 1.5;
    const y = field.horizon + 6 + at * (bottom - field.horizon);
    const sway = Math.sin(spark * 2.4 + (reducedMotion ? 0 : time * 1.1));
    const half = (14 + at * 60) * (0.6 + 0.4 * Math.sin(spark + (reducedMotion ? 0 : time * 2.3)));
    c.globalAlpha = 0.3 + 0.22 * sway;
    c.fillRect(x + sway * (16 + at * 60) - half, y, half * 2, 2 + at * 4);
  }
  c.globalAlpha = 1;
}

/** The night closes in as the light goes down. */
function darkness(to: Surface, ui: Ui): void {
  const dark = Math.max(0, 0.5 - ui.light) * 1.15;
  if (dark < 0.02) return;
  const { c, bleed } = to;
  c.fillStyle = draw.fade('#070322', Math.round(dark * 100) / 100);
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
}

/** Bars and beats come along with the water: the pulse can be seen. */
function beats(c: Context, { chart }: Piece, { field }: Ui, now: number, drift: number): void {
  const bars = new Set(chart.bars);
  c.fillStyle = '#ffffff';
  for (const tick of chart.beats) {
    const part = 1 - (tick - now) / drift;
    if (part <= 0.03) break;
    if (part > 1) continue;
    const near = nearness(part);
    const half = (field.span / 2) * sizeAt(near);
    c.globalAlpha = (bars.has(tick) ? 0.34 : 0.13) * part;
    const thick = (bars.has(tick) ? 5 : 3) * sizeAt(near);
    c.fillRect(field.middle - half, yAt(field, near) - thick / 2, half * 2, thick);
  }
  c.globalAlpha = 1;
}

/** The glowing line: as much of it burns as there is light left. */
function line(c: Context, ui: Ui, light: number): void {
  const { field, beat } = ui;
  const half = field.span / 2 + 8;
  const y = field.line;
  draw.rounded(c, field.middle - half, y - 8, half * 2, 16, 8, '#160d38cc');
  draw.rounded(c, field.middle - half + 4, y - 4, half * 2 - 8, 8, 4, '#5a4a9c');
  const burning = Math.max(0, (half - 4) * light);
  const warm = light > 0.25 ? '#ffd76a' : '#ff6a4a';
  draw.rounded(
    c,
    field.middle - burning,
    y - 16 - beat * 6,
    burning * 2,
    32 + beat * 12,
    16,
    draw.fade(warm, 0.2 + beat * 0.12),
  );
  draw.rounded(c, field.middle - burning, y - 6, burning * 2, 12, 6, warm);
  draw.rounded(c, field.middle - burning, y - 2.5, burning * 2, 5, 2.5, '#fffbe4');
  for (let lane = 0; lane < LANES; lane += 1) {
    const x = xAt(field, lane, 1);
    const glow = ui.glow[lane] ?? 0;
    const color = colorOf(lane);
    const r = 58 + beat * 5 + glow * 16;
    draw.rim(c, '#160d3899', 13, (path) => path.ellipse(x, y, r, r * 0.42, 0, 0, 7));
    draw.rim(c, glow > 0.1 ? draw.tint(color, 0.5) : color, 6 + glow * 6, (path) =>
      path.ellipse(x, y, r, r * 0.42, 0, 0, 7),
    );
    if (glow > 0.05) ripple(c, x, y, 66 + (1 - glow) * 64, glow * 0.8, '#fff6dc');
  }
}

function lanterns(
  to: Surface,
  state: State,
  piece: Piece,
  ui: Ui,
  now: number,
  drift: number,
): void {
  const { chart } = piece;
  let last = chart.notes.length;
  for (let index = Math.max(0, state.next - 12); index < chart.notes.length; index += 1) {
    if ((chart.notes[index]?.tick ?? 0) - now > drift) {
      last = index;
      break;
    }
  }
  for (let index = last - 1; index >= Math.max(0, state.next - 12); index -= 1) {
    const note = chart.notes[index];
    if (!note) continue;
    const mark = state.marks[index];
    const part = 1 - (note.tick - now) / drift;
    const isHeld = state.holding === index;
    if (note.hold > 0 && (mark === '-' || isHeld)) ribbon(to, ui, note, now, drift, isHeld);
    if (mark === 'x') sinking(to, ui, note.lane, part);
    else if (mark === '-') floating(to, state, ui, note.lane, Math.min(part, 1.12), index);
    else if (isHeld) held(to, ui, note.lane);
  }
}

function floating(
  to: Surface,
  state: State,
  ui: Ui,
  lane: number,
  part: number,
  index: number,
): void {
  const { field } = ui;
  const near = nearness(part);
  const size = sizeAt(near);
  const x = xAt(field, lane, near);
  const bob = to.reducedMotion ? 0 : Math.sin(to.time * 3 + index * 1.7) * 4 * size;
  const y = yAt(field, near) - 46 * size + bob;
  const come = Math.min(1, part * 6);
  drawReflection(to, lane, x, y + 84 * size, size, come * 0.75);
  const waiting = !state.started && index === state.next;
  const beat = waiting && !to.reducedMotion ? 0.06 * Math.sin(to.time * 5) : 0;
  drawLantern(to, lane, x, y, size * (1.04 + beat), come);
}

function sinking(to: Surface, ui: Ui, lane: number, part: number): void {
  const gone = (part - 1) / SINKS;
  if (gone > 1) return;
  const { field } = ui;
  const near = 1 + Math.max(0, gone) * 0.12;
  const x = xAt(field, lane, near);
  const y = yAt(field, near);
  drawLantern(to, lane, x, y - 30 + gone * 40, 0.9 - gone * 0.25, 1 - gone, true);
  ripple(to.c, x, y + 8, 40 + gone * 60, (1 - gone) * 0.6, '#b9c4ff');
}

/** A lantern held at the line burns and rocks. */
function held(to: Surface, ui: Ui, lane: number): void {
  const { field } = ui;
  const rock = to.reducedMotion ? 0 : Math.sin(to.time * 22) * 2.5;
  drawLantern(to, lane, xAt(field, lane, 1) + rock, field.line - 48, 1.12);
}

/** The light that a long note draws behind it. */
function ribbon(
  to: Surface,
  ui: Ui,
  note: { readonly tick: number; readonly hold: number; readonly lane: number },
  now: number,
  drift: number,
  burning: boolean,
): void {
  const { c } = to;
  const { field } = ui;
  const head = burning ? 1 : Math.min(1.05, nearness(1 - (note.tick - now) / drift));
  const tail = nearness(Math.max(0, 1 - (note.tick + note.hold - now) / drift));
  if (tail >= head) return;
  const color = colorOf(note.lane);
  const band = (half: number, paint: string): void => {
    const [a, b] = [half * sizeAt(tail), half * sizeAt(head)];
    const [ax, bx] = [xAt(field, note.lane, tail), xAt(field, note.lane, head)];
    const [ay, by] = [yAt(field, tail), yAt(field, head)];
    draw.fillPath(c, paint, (path) => {
      path.moveTo(ax - a, ay);
      path.quadraticCurveTo(ax, ay - a * 1.2, ax + a, ay);
      path.lineTo(bx + b, by);
      path.lineTo(bx - b, by);
    });
  };
  band(44, draw.fade('#160d38', 0.5));
  band(38, draw.fade(burning ? draw.tint(color, 0.3) : color, burning ? 0.9 : 0.62));
  band(14, draw.fade('#fff3c8', burning ? 0.95 : 0.55));
}

/** A small arrow: up for early, down for late. */
function nudges(c: Context, ui: Ui): void {
  ui.nudges.forEach((nudge, lane) => {
    if (nudge.age > NUDGE) return;
    const left = 1 - nudge.age / NUDGE;
    const x = xAt(ui.field, lane, 1);
    const way = nudge.late ? 1 : -1;
    const y = ui.field.line - 128 + way * (1 - left) * 16;
    for (const [width, paint] of [
      [16, '#160d38'],
      [8, nudge.late ? '#ff9d7a' : '#8fe3ff'],
    ] as const) {
      draw.rim(c, draw.fade(paint, Math.round(left * 100) / 100), width, (path) => {
        path.moveTo(x - 18, y - way * 9);
        path.lineTo(x, y + way * 9);
        path.lineTo(x + 18, y - way * 9);
      });
    }
  });
}
