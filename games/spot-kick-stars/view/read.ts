import type { Held, InputEvent, Key, Pad, Press } from '@playgrove/kit/runtime';
import { BALLS, isOpen } from '../rules/career.ts';
import { STEER } from '../rules/match.ts';
import { decided } from '../rules/shootout.ts';
import { HZ, type Input, type State } from '../rules/types.ts';
import { diveOf, diveTo, shotAt, shotOf } from './aim.ts';
import { onGoal } from './lens.ts';
import type { Ui } from './ui.ts';

/** A swipe this long, in parts of the screen's height, is a dive. */
const DIVE = 0.035;
/** Meters a tick of the keys' mark; power and bow a tick. */
const MOVE = 0.062;
const DRAW = 0.019;
const CURL = 0.035;
const MIN_POWER = 0.3;

export function read(event: InputEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'pad') return readPad(event, state, ui);
  return event.kind === 'key' ? readKey(event, state, ui) : undefined;
}

/** A tap is a word on from here, and nothing else. */
function tapsOn({ phase }: State): boolean {
  return phase === 'after' || phase === 'bracket' || phase === 'pass';
}

/**
 * The last kick is not tapped away: it is watched to its end, and no tap that was meant for it
 * lands on the results.
 */
export function isLast({ phase, params, hearts, mine, theirs }: State): boolean {
  if (phase !== 'after') return false;
  return params.mode === 'streak' ? hearts <= 0 : decided(mine, theirs) !== 0;
}

function keeps({ phase, turn }: State): boolean {
  return phase === 'secret' || (turn === 1 && (phase === 'run' || phase === 'flight'));
}

function mayDive(state: State): boolean {
  const { dive } = state.keeper;
  return state.phase === 'secret' || !dive || state.tick - dive.at <= STEER;
}

function readPress(event: Press, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (event.phase === 'hover') return undefined;
  ui.keys.shown = false;
  if (event.phase === 'down') {
    if (tapsOn(state)) return isLast(state) ? 'redraw' : { kind: 'go' };
    const { rack } = ui;
    const hit =
      event.x > rack.x &&
      event.x < rack.x + rack.width &&
      event.y > rack.y &&
      event.y < rack.y + rack.height;
    if (hit && state.phase === 'aim') return nextBall(state);
    ui.pointer = event.pointer;
    ui.stroke.clear();
    ui.from = { x: event.x, y: event.y };
  }
  if (event.pointer !== ui.pointer) return undefined;
  ui.now = { x: event.x, y: event.y };
  ui.stroke.add(event.path, event.times ?? [(state.tick * 1000) / HZ]);
  if (event.phase === 'move') return keeps(state) ? moving(state, ui) : 'redraw';
  if (event.phase === 'down') return 'redraw';
  ui.pointer = undefined;
  if (event.phase === 'cancel') return 'redraw';
  if (state.phase === 'aim') return shotOf(ui.lens, ui.stroke.samples) ?? 'redraw';
  // A tap in the goal is a dive there.
  if (keeps(state) && mayDive(state) && far(ui) < DIVE) {
    return state.keeper.dive ? 'redraw' : diveTo(onGoal(ui.lens, ui.now));
  }
  return 'redraw';
}

function far({ from, now, lens }: Ui): number {
  return Math.hypot(now.x - from.x, now.y - from.y) / lens.bleed.height;
}

/** The dive goes off as soon as its way is clear, and follows the finger for a moment. */
function moving(state: State, ui: Ui): Input | 'redraw' {
  if (!mayDive(state) || far(ui) < DIVE) return 'redraw';
  if (state.phase === 'secret') ui.pointer = undefined;
  return diveOf(ui.lens, ui.from, ui.now) ?? 'redraw';
}

function nextBall({ career }: State): Input | 'redraw' {
  for (let step = 1; step < BALLS.length; step += 1) {
    const at = (career.ball + step) % BALLS.length;
    if (isOpen(career, at)) return { kind: 'ball', at };
  }
  return 'redraw';
}

function readPad(event: Pad, state: State, ui: Ui): Input | 'redraw' | undefined {
  const { button, phase } = event;
  if (phase === 'repeat') return undefined;
  if (phase === 'down') ui.down.add(button);
  else ui.down.delete(button);
  if (button === 'x')
    return phase === 'down' && state.phase === 'aim' ? nextBall(state) : undefined;
  if (button === 'a') return readA(phase, state, ui);
  if (!(button === 'left' || button === 'right' || button === 'up' || button === 'down')) {
    return undefined;
  }
  ui.keys.shown = true;
  return phase === 'down' ? jump(state, ui) : 'redraw';
}

function readA(phase: 'down' | 'up', state: State, ui: Ui): Input | 'redraw' | undefined {
  const { keys } = ui;
  if (phase === 'down' && tapsOn(state)) return isLast(state) ? 'redraw' : { kind: 'go' };
  if (keeps(state)) return phase === 'down' ? jump(state, ui) : undefined;
  if (phase === 'down') {
    keys.shown = true;
    keys.drawn = state.phase === 'aim';
    keys.power = MIN_POWER;
    keys.way = 1;
    return 'redraw';
  }
  if (!keys.drawn) return undefined;
  keys.drawn = false;
  return shotAt(keys, keys.power, keys.bow);
}

/** What is held says where to: aside, high or low, or up where one stands. */
function jump(state: State, { down }: Ui): Input | 'redraw' {
  if (!keeps(state) || !mayDive(state)) return 'redraw';
  const left = down.has('left') || down.has('key a');
  const right = down.has('right') || down.has('key d');
  const y = down.has('up') ? 1.9 : down.has('down') ? 0.35 : 0.95;
  return diveTo({ x: left === right ? 0 : left ? -2.7 : 2.7, y: left === right ? 1.5 : y });
}

function readKey({ phase, key }: Key, state: State, ui: Ui): Input | 'redraw' {
  if (phase === 'down') ui.down.add(`key ${key}`);
  else ui.down.delete(`key ${key}`);
  return phase === 'down' ? jump(state, ui) : 'redraw';
}

/** Before every tick: arrows move the mark, A and D bend the way, Space draws power up and down again. */
export function poll({ pad, stick }: Held, state: State, { keys, down }: Ui): undefined {
  if (state.phase !== 'aim') {
    keys.drawn = false;
    return undefined;
  }
  const held = (one: 'left' | 'right' | 'up' | 'down'): number => (pad.has(one) ? 1 : 0);
  const limit = (value: number, low: number, high: number): number =>
    Math.max(low, Math.min(high, value));
  if (Math.abs(stick.x) + Math.abs(stick.y) > 0.2) keys.shown = true;
  keys.x = limit(keys.x + (held('right') - held('left') + stick.x) * MOVE, -4, 4);
  keys.y = limit(keys.y + (held('up') - held('down') - stick.y) * MOVE * 0.7, 0.2, 2.9);
  const left = down.has('key a') || pad.has('l') ? 1 : 0;
  const right = down.has('key d') || pad.has('r') ? 1 : 0;
  if (left !== right) keys.bow = limit(keys.bow + (right - left) * CURL, -1.6, 1.6);
  if (!keys.drawn) return undefined;
  keys.power = limit(keys.power + DRAW * keys.way, MIN_POWER, 1);
  if (keys.power >= 1 || keys.power <= MIN_POWER) keys.way = keys.power >= 1 ? -1 : 1;
  return undefined;
}
