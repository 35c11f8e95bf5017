import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import { animate } from '@playgrove/kit/draw/animate';
import type { Context, Motion, Point, Rect, Surface } from '@playgrove/kit/runtime';
import { around, AWAKE, FLAG, LEAVES, numbersOf, OPEN, placesOf } from '../rules/meadow.ts';
import { hasBegun, type State } from '../rules.ts';
import { FLAGS } from './flags.ts';
import { drawKeeper } from './keeper.ts';
import { layoutOf, middleOf, type Layout } from './layout.ts';
import {
  INK,
  paintClover,
  paintFlag,
  paintGround,
  paintHog,
  paintNumber,
  paintPile,
  traceHex,
} from './pieces.ts';
import type { Ui } from './ui.ts';
import { HOLD_TICKS } from './hands.ts';

/** Seconds that leaves take to fly off, and that a snore is seen. */
const RAKED = 0.32;
const SNORE = 1.6;
/** Seconds from one ring of a clearing to the next, so that leaves blow away from the finger. */
const RIPPLE = 0.06;
/** Seconds that a hint stands. */
const HINT = 10;
/** At the end, hedgehogs show up one after the other; seconds. */
const EACH = 0.05;

type Frame = {
  readonly to: Surface;
  readonly layout: Layout;
  readonly state: State;
  readonly ui: Ui;
  readonly motion: Motion<State>;
};

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  animate(ui.show, state, motion, to);
  const layout = layoutOf(to, state);
  follow(to, layout, state, ui, motion);
  const frame = { to, layout, state, ui, motion };
  to.layer(`park ${state.cols} ${state.rows}`, (c, bleed) => paintPark(c, bleed, layout, state));
  drawPlaces(frame);
  drawFinger(frame);
  drawHint(frame);
  drawSnores(frame);
  if (motion.ended !== undefined) drawEnd(frame, motion.ended);
  drawKeeper(to, layout, state, ui);
}

/** Passes display time, and notes what changed. */
function follow(to: Surface, layout: Layout, state: State, ui: Ui, { dt }: Motion<State>): void {
  const from = middleOf(layout, state, ui.raked < 0 ? state.start : ui.raked);
  for (const [place, sees] of state.shown.entries()) {
    if (sees === ui.seen[place]) continue;
    ui.seen[place] = sees;
    const { x, y } = middleOf(layout, state, place);
    const rings = sees === OPEN ? Math.hypot(x - from.x, y - from.y) / layout.unit : 0;
    ui.changed[place] = to.reducedMotion ? 0 : -rings * RIPPLE;
  }
  for (const place of ui.changed.keys()) ui.changed[place] = (ui.changed[place] ?? 0) + dt;
  if (ui.hint && (ui.hint.left -= dt) < 0) ui.hint = undefined;
  const place = ui.hint?.input?.place;
  if (place !== undefined && (ui.changed[place] ?? 9) < dt * 2) ui.hint = undefined;
}

/** A park in the fall, and the soil under the meadow. */
export function paintPark(c: Context, bleed: Rect, layout: Layout, state: State): void {
  const { board, unit, portrait } = layout;
  const bottom = bleed.y + bleed.height;
  draw.cover(c, bleed, draw.down(c, bleed.y, bottom, '#ffd9a0', '#f7a26a', '#7f9a4c', '#4f7a3c'));
  const sun = { x: bleed.x + bleed.width * 0.8, y: bleed.y + 70 };
  draw.rays(c, bleed, sun.x, sun.y);
  draw.disc(c, sun.x, sun.y, 54, '#fff3c8');
  const horizon = portrait ? board.y + 40 : bleed.y + bleed.height * 0.3;
  draw.ridge(c, bleed, horizon - 70, 60, '#e58a55');
  draw.ridge(c, bleed, horizon, 70, '#c0703c');
  const rng = createRng('park');
  for (let tree = 0; tree < 9; tree += 1) {
    const x = bleed.x + ((tree + 0.5) / 9) * bleed.width + rng.between(-20, 20);
    const size = rng.between(46, 80);
    draw.rounded(c, x - 7, horizon - 60, 14, 90, 5, '#6b3a2a');
    for (const [dx, dy, r] of [
      [-0.4, 0, 0.6],
      [0.45, -0.05, 0.6],
      [0, -0.5, 0.7],
    ] as const)
      draw.disc(
        c,
        x + dx * size,
        horizon - 70 + dy * size,
        r * size,
        ['#d9532f', '#e8822f', '#c9442f', '#efa83a'][tree % 4] ?? '#d9532f',
      );
  }
  draw.ridge(c, bleed, horizon + 66, 40, draw.down(c, horizon, bottom, '#8cae52', '#557f3d'));
  for (let leaf = 0; leaf < 60; leaf += 1)
    draw.blob(
      c,
      bleed.x + rng.between(0, bleed.width),
      horizon + 80 + rng.between(0, Math.max(60, bottom - horizon - 80)),
      9,
      5,
      ['#e8822f', '#d9532f', '#f2b53a'][leaf % 3] ?? '#e8822f',
      rng.between(0, 6),
    );
  draw.vignette(c, bleed, '#3a1020', 0.3);
  const soil = (r: number, drop: number, color: string): void => {
    for (const place of placesOf(state)) {
      const { x, y } = middleOf(layout, state, place);
      draw.fillPath(c, color, traceHex(!portrait, unit * r, x, y + drop));
    }
  };
  soil(0.7, unit * 0.1, '#2b1b4d50');
  soil(0.67, 0, INK);
  soil(0.63, 0, '#7a4a2c');
}

/** A piece that is painted in places of 100. */
function piece(
  { to, layout }: Frame,
  key: string,
  { x, y }: Point,
  paint: (c: Context) => void,
  more: { readonly alpha?: number; readonly scale?: number; readonly rotate?: number } = {},
): void {
  const side = layout.unit * 1.24;
  const { alpha = 1, scale = 1, rotate = 0 } = more;
  const at = { x, y, width: side, height: side, alpha, scaleX: scale, scaleY: scale, rotate };
  draw.stamped(to, `${key} ${layout.unit.toFixed(2)} ${layout.portrait}`, at, (c) => {
    c.scale(layout.unit / 100, layout.unit / 100);
    paint(c);
  });
}

function drawPlaces(frame: Frame): void {
  const { layout, state, ui, to, motion } = frame;
  const counts = numbersOf(state);
  const flat = !layout.portrait;
  const begun = hasBegun(state);
  const { finger } = ui;
  for (const [place, sees] of state.shown.entries()) {
    const at = middleOf(layout, state, place);
    const age = ui.changed[place] ?? 9;
    const isHidden = sees === LEAVES || sees === FLAG || age < 0;
    const pressed = finger?.place === place && isHidden && !finger.sweeps;
    if (isHidden) {
      const kind = (place * 13 + ((place * place) >> 2)) % 5;
      piece(frame, `pile ${kind} ${pressed}`, at, (c) => paintPile(c, kind, flat, pressed));
      if (sees === FLAG) {
        const pop = to.reducedMotion ? 1 : 1 + 0.5 * Math.max(0, 1 - age / 0.18);
        piece(frame, 'flag', at, (c) => paintFlag(c, FLAGS.of(to)), { scale: pop });
      } else if (!begun && place === state.start) {
        const pulse = to.reducedMotion ? 1 : 1 + Math.sin(to.time * 5) * 0.06;
        piece(frame, 'clover', at, paintClover, { scale: pulse });
      }
      continue;
    }
    piece(frame, 'ground', at, (c) => paintGround(c, flat));
    if (sees === AWAKE) {
      const shake = to.reducedMotion || age > 0.6 ? 0 : Math.sin(age * 50) * 0.16;
      piece(frame, 'hog cross', at, (c) => paintHog(c, 'cross'), { rotate: shake });
      continue;
    }
    const value = counts[place] ?? 0;
    if (value > 0) {
      const isDone = !around(state, place).some((next) => state.shown[next] === LEAVES);
      piece(frame, `number ${value}`, at, (c) => paintNumber(c, value), {
        alpha: isDone ? 0.42 : 1,
      });
    }
    if (age < RAKED && !to.reducedMotion && motion.ended === undefined) {
      const part = age / RAKED;
      piece(frame, 'pile 0 false', at, (c) => paintPile(c, 0, flat, false), {
        alpha: 1 - part,
        scale: 1 + part * 0.4,
        rotate: part * 0.5,
      });
    }
  }
}

/** What a finger is about to do: how long it rests, and what its number sees. */
function drawFinger({ to, layout, state, ui }: Frame): void {
  const { finger, focus } = ui;
  const { unit } = layout;
  const flat = !layout.portrait;
  if (focus >= 0) {
    const { x, y } = middleOf(layout, state, focus);
    draw.rim(to.c, INK, unit * 0.13, traceHex(flat, unit * 0.52, x, y));
    draw.rim(to.c, '#ffffff', unit * 0.07);
  }
  if (!finger || finger.place < 0) return;
  const at = middleOf(layout, state, finger.place);
  if (state.shown[finger.place] === OPEN) {
    for (const next of around(state, finger.place)) {
      if (state.shown[next] !== LEAVES && state.shown[next] !== FLAG) continue;
      const { x, y } = middleOf(layout, state, next);
      draw.rim(to.c, '#ffffffe0', unit * 0.07, traceHex(flat, unit * 0.47, x, y));
    }
  } else if (!finger.acted && finger.ticks > 2 && hasBegun(state)) {
    const part = Math.min(1, finger.ticks / HOLD_TICKS);
    const end = -Math.PI / 2 + part * Math.PI * 2;
    const ring = (path: Context): void => path.arc(at.x, at.y, unit * 0.72, -Math.PI / 2, end);
    draw.rim(to.c, INK, unit * 0.2, ring);
    draw.rim(to.c, '#c9a6ff', unit * 0.12, ring);
  }
}

/** The numbers that a hint follows from in blue, and what to do in yellow. */
function drawHint({ to, layout, ui, state }: Frame): void {
  if (!ui.hint) return;
  const { unit } = layout;
  const flat = !layout.portrait;
  const pulse = to.reducedMotion ? 0 : Math.sin(to.time * 6) * 0.02;
  for (const place of ui.hint.places) {
    const { x, y } = middleOf(layout, state, place);
    const isClue = state.shown[place] === OPEN;
    draw.rim(to.c, INK, unit * 0.15, traceHex(flat, unit * (0.5 + pulse), x, y));
    draw.rim(to.c, isClue ? '#5cc8ff' : '#ffe14a', unit * 0.09);
  }
}

/** Who sleeps under a new flag snores. */
function drawSnores({ to, layout, state, ui }: Frame): void {
  for (const [place, sees] of state.shown.entries()) {
    const age = ui.changed[place] ?? 9;
    if (sees !== FLAG || age > SNORE || to.reducedMotion) continue;
    const { x, y } = middleOf(layout, state, place);
    for (let z = 0; z < 3; z += 1) {
      const part = age / SNORE - z * 0.16;
      if (part <= 0 || part > 0.7) continue;
      const rise = layout.unit * (0.3 + part * 1.1);
      to.label('z', x + layout.unit * (0.2 + z * 0.12), y - rise, layout.unit * (0.24 + z * 0.07), {
        alpha: 1 - part / 0.7,
        rotate: Math.sin(part * 9) * 0.3,
      });
    }
  }
}

/** All hedgehogs show up; wrong flags are crossed out. */
function drawEnd(frame: Frame, ended: number): void {
  const { to, layout, state } = frame;
  const isLost = state.caught >= 0;
  const flat = !layout.portrait;
  for (const [index, place] of state.hogs.entries()) {
    const part = to.reducedMotion ? 1 : Math.min(1, Math.max(0, (ended - index * EACH) / 0.25));
    if (part === 0 || state.shown[place] === AWAKE) continue;
    const at = middleOf(layout, state, place);
    piece(frame, 'ground', at, (c) => paintGround(c, flat), { alpha: part });
    piece(frame, 'hog asleep', at, (c) => paintHog(c, 'asleep'), {
      alpha: part,
      scale: 1.3 - part * 0.3,
    });
  }
  if (!isLost) return;
  for (const [place, sees] of state.shown.entries()) {
    if (sees !== FLAG || state.hogs.includes(place)) continue;
    const { x, y } = middleOf(layout, state, place);
    const r = layout.unit * 0.26;
    for (const [paint, wide] of [
      [INK, 0.22],
      ['#ff5a5a', 0.13],
    ] as const) {
      draw.line(to.c, [x - r, y - r, x + r, y + r], layout.unit * wide, paint);
      draw.line(to.c, [x + r, y - r, x - r, y + r], layout.unit * wide, paint);
    }
  }
}

export { HINT };
