import {
  disc,
  down,
  fade,
  fillPath,
  labelFont,
  radial,
  rim,
  rounded,
  sparkle,
  tint,
  type Context,
  type Motion,
  type Surface,
} from '@playgrove/kit/stage';
import { playing, type Piece } from '../rules/charts.ts';
import { heardAt, isFinale, waits } from '../rules/play.ts';
import { FULL, HZ, LANES } from '../rules/state.ts';
import type { State } from '../rules.ts';
import { keysTop, moonOf, paintFestival, paintNight, STARS_A_WINDOW } from './backdrop.ts';
import { fieldOf, nearness, sizeAt, xAt, yAt } from './field.ts';
import { colourOf, drawLantern, drawReflection, ripple, sign } from './lantern.ts';
import { drawTuning } from './tuning.ts';
import type { Ui } from './ui.ts';

const LETTERS = ['D', 'F', 'J', 'K'] as const;
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
    if (name === 'bright' || name === 'warm' || name === 'dim') {
      ui.sky.rise(lane, name === 'bright');
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
  c.globalAlpha = ui.finale * 0.85;
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
    keys(c, to, ui);
    drawTuning(to, state, ui);
    return;
  }
  const piece = playing(state);
  const standing = waits(state, piece);
  const now = heardAt(state) + (standing || state.end ? 0 : part);
  const drift = driftOf(state, piece);
  boat(to, state, ui, piece);
  beats(c, piece, ui, now, drift);
  line(c, ui, ui.light);
  lanterns(to, state, piece, ui, now, drift);
  keys(c, to, ui);
  nudges(c, ui);
}

/** Ticks in which a lantern comes from the horizon to the line; in haste less. */
function driftOf(state: State, { song }: Piece): number {
  return Math.max(0.9 * HZ, (song.drift * HZ * 100) / Math.max(100, state.speed));
}

/** Light dancing on the moon's road. */
function glitter(to: Surface, { field }: Ui): void {
  const { c, bleed, time, calm } = to;
  const { x } = moonOf(field, bleed);
  c.fillStyle = '#fff1c4';
  // Not over the pier.
  const bottom = keysTop(field) - 26;
  for (let spark = 0; spark < 16; spark += 1) {
    const at = ((spark * 0.618 + (calm ? 0 : time * 0.02)) % 1) ** 1.5;
    const y = field.horizon + 6 + at * (bottom - field.horizon);
    const sway = Math.sin(spark * 2.4 + (calm ? 0 : time * 1.1));
    const half = (14 + at * 60) * (0.6 + 0.4 * Math.sin(spark + (calm ? 0 : time * 2.3)));
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
  c.fillStyle = fade('#070322', Math.round(dark * 100) / 100);
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
}

/** A boat crosses the far water as the song goes on; its lamp is the light. */
function boat(to: Surface, state: State, ui: Ui, piece: Piece): void {
  const { c, time, calm } = to;
  const { field } = ui;
  const done = Math.max(0, Math.min(1, state.clock / Math.max(1, piece.chart.end)));
  const reach = Math.min(field.width * 0.43, 430);
  const x = field.middle - reach + done * reach * 2;
  const y = field.horizon + 22 + (calm ? 0 : Math.sin(time * 1.3) * 2);
  // The way it has to go, and the landing at its end.
  c.fillStyle = fade('#fff6dc', 0.3);
  c.fillRect(x + 34, field.horizon + 30, Math.max(0, field.middle + reach - x - 40), 3);
  sparkle(c, field.middle + reach, field.horizon + 30, 11, '#ffe08a');
  const { light } = ui;
  const r = 30 + 66 * light;
  disc(
    c,
    x,
    y - 26,
    r,
    radial(
      c,
      x,
      y - 26,
      r,
      fade('#ffd98a', 0.35 + 0.6 * light),
      fade('#ffb04a', 0.3 * light),
      fade('#ffb04a', 0),
    ),
  );
  fillPath(c, '#160d38', (path) => {
    path.moveTo(x - 36, y);
    path.quadraticCurveTo(x, y + 30, x + 36, y);
    path.closePath();
  });
  rounded(c, x - 28, y - 2, 56, 6, 3, '#c47c4c');
  rounded(c, x - 2, y - 40, 4, 40, 2, '#160d38');
  rounded(c, x - 11, y - 38, 22, 26, 9, '#160d38');
  rounded(c, x - 8, y - 35, 16, 20, 7, light > 0.25 ? '#ffe9a6' : '#ff8a5a');
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
  rounded(c, field.middle - half, y - 8, half * 2, 16, 8, '#160d38cc');
  rounded(c, field.middle - half + 4, y - 4, half * 2 - 8, 8, 4, '#5a4a9c');
  const burning = Math.max(0, (half - 4) * light);
  const warm = light > 0.25 ? '#ffd76a' : '#ff6a4a';
  rounded(
    c,
    field.middle - burning,
    y - 16 - beat * 6,
    burning * 2,
    32 + beat * 12,
    16,
    fade(warm, 0.2 + beat * 0.12),
  );
  rounded(c, field.middle - burning, y - 6, burning * 2, 12, 6, warm);
  rounded(c, field.middle - burning, y - 2.5, burning * 2, 5, 2.5, '#fffbe4');
  for (let lane = 0; lane < LANES; lane += 1) {
    const x = xAt(field, lane, 1);
    const glow = ui.glow[lane] ?? 0;
    const colour = colourOf(lane);
    const r = 58 + beat * 5 + glow * 16;
    rim(c, '#160d3899', 13, (path) => path.ellipse(x, y, r, r * 0.42, 0, 0, 7));
    rim(c, glow > 0.1 ? tint(colour, 0.5) : colour, 6 + glow * 6, (path) =>
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
  const bob = to.calm ? 0 : Math.sin(to.time * 3 + index * 1.7) * 4 * size;
  const y = yAt(field, near) - 46 * size + bob;
  const come = Math.min(1, part * 6);
  drawReflection(to, lane, x, y + 84 * size, size, come * 0.75);
  const waiting = !state.started && index === state.next;
  const beat = waiting && !to.calm ? 0.06 * Math.sin(to.time * 5) : 0;
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
  const rock = to.calm ? 0 : Math.sin(to.time * 22) * 2.5;
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
  const colour = colourOf(note.lane);
  const band = (half: number, paint: string): void => {
    const [a, b] = [half * sizeAt(tail), half * sizeAt(head)];
    const [ax, bx] = [xAt(field, note.lane, tail), xAt(field, note.lane, head)];
    const [ay, by] = [yAt(field, tail), yAt(field, head)];
    fillPath(c, paint, (path) => {
      path.moveTo(ax - a, ay);
      path.quadraticCurveTo(ax, ay - a * 1.2, ax + a, ay);
      path.lineTo(bx + b, by);
      path.lineTo(bx - b, by);
    });
  };
  band(44, fade('#160d38', 0.5));
  band(38, fade(burning ? tint(colour, 0.3) : colour, burning ? 0.9 : 0.62));
  band(14, fade('#fff3c8', burning ? 0.95 : 0.55));
}

/** Four ivory keys with their lane's sign, or the letter that plays them. */
function keys(c: Context, to: Surface, ui: Ui): void {
  const { field } = ui;
  const top = keysTop(field);
  const bottom = Math.max(field.height, to.bleed.y + to.bleed.height) + 20;
  const width = (field.span / LANES) * sizeAt(1.06);
  const text = Math.max(40, 15 / to.px);
  for (let lane = 0; lane < LANES; lane += 1) {
    const x = field.middle + (lane - LANES / 2) * width + 5;
    const pressed = ui.pressed[lane] ?? 0;
    const glow = Math.max(ui.glow[lane] ?? 0, pressed * 0.35);
    const y = top + pressed * 9;
    const colour = colourOf(lane);
    rounded(c, x, top - 2, width - 10, bottom - top, 18, '#160d38');
    rounded(
      c,
      x + 4,
      y,
      width - 18,
      bottom - top,
      15,
      down(c, y, field.height, '#fffaf0', '#f3e2cf', '#c9a9b4'),
    );
    if (glow > 0.02)
      rounded(c, x + 4, y, width - 18, bottom - top, 15, fade(colour, Math.round(glow * 70) / 100));
    rounded(c, x + 14, y + 8, width - 38, 7, 3.5, '#ffffffd9');
    rounded(c, x + 12, y + 24, width - 34, 12, 6, colour);
    const middle = x + width / 2 - 5;
    const low = y + 36 + Math.min(66, (field.height - top) * 0.34);
    if (ui.letters) {
      c.fillStyle = '#2b1b4d';
      c.font = labelFont(text);
      c.textAlign = 'center';
      c.textBaseline = 'middle';
      c.fillText(LETTERS[lane] ?? '', middle, low);
    } else sign(c, lane, middle, low, 22, '#2b1b4d');
  }
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
      rim(c, fade(paint, Math.round(left * 100) / 100), width, (path) => {
        path.moveTo(x - 18, y - way * 9);
        path.lineTo(x, y + way * 9);
        path.lineTo(x + 18, y - way * 9);
      });
    }
  });
}
