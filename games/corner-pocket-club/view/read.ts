import { within, type InputEvent, type Key, type Pad, type Press } from '@playgrove/kit/runtime';
import type { Input, State } from '../rules.ts';
import { angleOf } from '../rules/sight.ts';
import { unplaceable } from '../rules/state.ts';
import { R } from '../rules/table.ts';
import { onTable, type Layout } from './layout.ts';
import { aimAtNext, cueSpot, isReady, MIN_POWER, shotOf, turn, type Spot, type Ui } from './ui.ts';

type Read = Input | 'redraw' | undefined;

/** CSS pixels that a finger may wander and still tap. */
const TAP = 8;
/** CSS pixels a second of a drag that turns the aim one to one; slower is finer, down to a part. */
const FULL_SPEED = 260;
const FINEST = 0.1;
/** The least distance, in table units, that a drag turns around. */
const NEAREST = 420;
/** Hundredths of a degree of an arrow and of a fine arrow. */
const ARROW = 10;
const FINE = 2;
/** Table units that an arrow moves the cue ball, and hundredths that it moves the tip. */
const PUSH = 16;
const TIP = 10;
/** Power of a tap on Space. */
const TAPPED = 120;

export function read(event: InputEvent, state: State, ui: Ui): Read {
  if (event.kind === 'press') return readPress(event, state, ui);
  if (!isReady(ui, state)) return undefined;
  if (event.kind === 'pad') return readPad(event, state, ui);
  return event.kind === 'key' ? readKey(event, ui) : undefined;
}

function readPress(event: Press, state: State, ui: Ui): Read {
  const { layout } = ui;
  if (!layout || event.phase === 'hover') return undefined;
  if (!isReady(ui, state)) {
    ui.drag = null;
    return undefined;
  }
  if (event.phase === 'down') return down(event, state, ui, layout);
  const { drag } = ui;
  if (!drag || drag.pointer !== event.pointer) return undefined;
  const isEnd = event.phase !== 'move';
  switch (drag.kind) {
    case 'power':
      return pull(event, drag.from, state, ui, layout);
    case 'spin':
      if (!isEnd) setTip(ui, layout, event);
      break;
    case 'place':
      moveCue(ui, state, onTable(layout, { x: event.x + drag.dx, y: event.y + drag.dy }));
      break;
    default:
      aim(event, drag, state, ui, layout);
  }
  if (isEnd) ui.drag = null;
  return 'redraw';
}

function down(event: Press, state: State, ui: Ui, layout: Layout): Read {
  const { pointer, x, y } = event;
  ui.keys = 'aim';
  ui.charging = null;
  if (ui.isPadOpen) {
    const { pad } = layout;
    if (Math.hypot(x - pad.x, y - pad.y) > pad.r * 1.25) {
      ui.isPadOpen = false;
      return 'redraw';
    }
    ui.drag = { kind: 'spin', pointer };
    setTip(ui, layout, event);
    return 'redraw';
  }
  if (within(layout.spin, event, 10)) {
    ui.isPadOpen = true;
    return 'redraw';
  }
  if (within(layout.slider, event, 24)) {
    ui.drag = { kind: 'power', pointer, from: y };
    ui.power = 0;
    return 'redraw';
  }
  const cue = cueSpot(ui, state);
  const at = onTable(layout, event);
  // A finger is large: the cue ball is caught from two balls away.
  const reach = Math.max(R * 1.6, 26 / ui.px);
  if (state.hand !== 'no' && Math.hypot(at.x - cue.x, at.y - cue.y) < reach) {
    const { x: cueX, y: cueY } = cue;
    const off = layout.portrait
      ? { dx: cueY - at.y, dy: at.x - cueX }
      : { dx: cueX - at.x, dy: cueY - at.y };
    ui.drag = { kind: 'place', pointer, ...off };
    return 'redraw';
  }
  ui.drag = { kind: 'aim', pointer, x: at.x, y: at.y, at: event.times?.[0] ?? 0, moved: 0 };
  return 'redraw';
}

/** A drag turns the aim around the cue ball, the slower the finer; a tap aims at its place. */
function aim(
  event: Press,
  drag: Extract<NonNullable<Ui['drag']>, { kind: 'aim' }>,
  state: State,
  ui: Ui,
  layout: Layout,
): void {
  const cue = cueSpot(ui, state);
  const now = onTable(layout, event);
  if (event.phase === 'up' && drag.moved * ui.px < TAP) {
    ui.angle = angleOf(now.x - cue.x, now.y - cue.y);
    return;
  }
  const time = event.times?.at(-1) ?? drag.at + 16;
  const [dx, dy] = [now.x - drag.x, now.y - drag.y];
  const far = Math.hypot(dx, dy);
  const speed = (far * ui.px * 1000) / Math.max(8, time - drag.at);
  drag.moved += far;
  drag.x = now.x;
  drag.y = now.y;
  drag.at = time;
  if (far === 0 || drag.moved * ui.px < TAP) return;
  const [rx, ry] = [now.x - cue.x, now.y - cue.y];
  const r = Math.max(1, Math.hypot(rx, ry));
  const across = (rx * dy - ry * dx) / r;
  const gain = Math.max(FINEST, Math.min(1, speed / FULL_SPEED));
  turn(ui, ((across * gain) / Math.max(r, NEAREST)) * (18_000 / Math.PI));
}

function pull(event: Press, from: number, state: State, ui: Ui, layout: Layout): Read {
  const way = layout.slider.height * 0.74;
  ui.power = Math.max(0, Math.min(1000, ((event.y - from) / way) * 1000));
  if (event.phase === 'move') return 'redraw';
  ui.drag = null;
  const { power } = ui;
  ui.power = 0;
  if (event.phase === 'cancel' || power < MIN_POWER) return 'redraw';
  return shotOf(ui, state, power);
}

function setTip(ui: Ui, { pad }: Layout, { x, y }: Spot): void {
  const [dx, dy] = [(x - pad.x) / (pad.r * 0.7), (y - pad.y) / (pad.r * 0.7)];
  const far = Math.max(1, Math.hypot(dx, dy));
  ui.side = Math.round((dx / far) * 100);
  ui.follow = Math.round((-dy / far) * 100);
  // Nobody hits the very middle with a finger.
  if (Math.hypot(ui.side, ui.follow) < 9) {
    ui.side = 0;
    ui.follow = 0;
  }
}

/** Moves the cue ball there, or as near as it may be. */
function moveCue(ui: Ui, state: State, to: Spot): void {
  const at = { x: Math.round(to.x), y: Math.round(to.y) };
  const before = ui.place ?? at;
  for (const spot of [at, { x: at.x, y: before.y }, { x: before.x, y: at.y }]) {
    const inside = {
      x: Math.max(R, Math.min(state.hand === 'line' ? 500 : 2000 - R, spot.x)),
      y: Math.max(R, Math.min(1000 - R, spot.y)),
    };
    if (unplaceable(state, inside) !== undefined) continue;
    ui.place = inside;
    return;
  }
}

function readPad({ button, phase }: Pad, state: State, ui: Ui): Read {
  if (phase === 'up') {
    if (button === 'left' || button === 'right') ui.turning = 0;
    if (button !== 'a' || ui.charging === null) return undefined;
    const power = Math.max(TAPPED, ui.power);
    ui.charging = null;
    ui.power = 0;
    return shotOf(ui, state, power);
  }
  switch (button) {
    case 'a':
      if (phase === 'repeat') return undefined;
      if (ui.keys === 'place') ui.keys = 'aim';
      ui.isPadOpen = false;
      ui.charging = 0;
      ui.power = 0;
      return 'redraw';
    case 'b':
      ui.charging = null;
      ui.power = 0;
      return 'redraw';
    case 'x':
      return nextKeys(ui, state);
    case 'y':
      aimAtNext(ui, state);
      return 'redraw';
    case 'l':
    case 'r':
      turn(ui, button === 'l' ? -FINE : FINE);
      return 'redraw';
    case 'tab':
      return undefined;
    default:
      return arrow(button, phase, state, ui);
  }
}

function arrow(
  button: 'up' | 'down' | 'left' | 'right',
  phase: Pad['phase'],
  state: State,
  ui: Ui,
): Read {
  const [dx, dy] = {
    up: [0, -1] as const,
    down: [0, 1] as const,
    left: [-1, 0] as const,
    right: [1, 0] as const,
  }[button];
  if (ui.keys === 'spin') {
    moveTip(ui, dx, dy);
    return 'redraw';
  }
  if (ui.keys === 'place' && ui.place && ui.layout) {
    const { x, y } = ui.place;
    const up = ui.layout.portrait;
    moveCue(ui, state, { x: x + (up ? -dy : dx) * PUSH, y: y + (up ? dx : dy) * PUSH });
    return 'redraw';
  }
  if (dx === 0) {
    turn(ui, dy * FINE);
    return 'redraw';
  }
  if (phase === 'down') {
    ui.turning = dx;
    ui.held = 0;
    turn(ui, dx * ARROW);
  }
  return 'redraw';
}

/** What the arrows do next: aim, then move the cue ball if it is in hand, then spin. */
function nextKeys(ui: Ui, state: State): Read {
  const order =
    state.hand === 'no' ? (['aim', 'spin'] as const) : (['aim', 'place', 'spin'] as const);
  ui.keys = order[(order.indexOf(ui.keys as 'aim') + 1) % order.length] ?? 'aim';
  ui.isPadOpen = ui.keys === 'spin';
  return 'redraw';
}

function moveTip(ui: Ui, dx: number, dy: number): void {
  const [x, y] = [ui.side + dx * TIP, ui.follow - dy * TIP];
  const far = Math.max(1, Math.hypot(x, y) / 100);
  ui.side = Math.round(x / far);
  ui.follow = Math.round(y / far);
}

const TIPS: Readonly<Record<string, readonly [number, number]>> = {
  w: [0, -1],
  a: [-1, 0],
  s: [0, 1],
  d: [1, 0],
};

function readKey({ key, phase }: Key, ui: Ui): Read {
  const tip = TIPS[key];
  if (!tip || phase === 'up') return undefined;
  moveTip(ui, ...tip);
  return 'redraw';
}

/** Hundredths of a degree a second of a held arrow, at first and after a second. */
const TURN_FROM = 200;
const TURN_TO = 6000;
/** Seconds from no power to all of it. */
const CHARGE = 1.5;

/** Passes time for what is held. */
export function hold(ui: Ui, dt: number): void {
  if (ui.turning !== 0) {
    ui.held += dt;
    const part = Math.max(0, Math.min(1, ui.held - 0.25));
    if (part > 0) turn(ui, ui.turning * dt * (TURN_FROM + (TURN_TO - TURN_FROM) * part * part));
  }
  if (ui.charging === null) return;
  ui.charging += dt;
  const wave = (ui.charging / CHARGE) % 2;
  ui.power = (wave < 1 ? wave : 2 - wave) * 1000;
}
