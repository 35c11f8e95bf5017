import type { StepContext } from '@playgrove/kit/contract';
import { sin } from '@playgrove/kit/core';
import { hang, setBall } from './deal.ts';
import { burst, fly, gust, LATE, launch, SWIPE } from './flight.ts';
import {
  BALLS,
  BOARD_Y,
  halfOf,
  HEIGHT,
  KITES,
  RADIUS,
  WIDTH,
  type Ball,
  type Kite,
  type State,
} from './state.ts';

/** Units a tick of a board moved by keys. */
const KEYS = 8;
const FALL = 1.7;
/** Ticks that a kite's gift lasts. */
const LASTS = 780;
const POWER = 300;
const MAX_BALLS = 6;
const HEART_POINTS = 50;
const TRICK = 20;

export function moveBoard(state: State, x: number): void {
  state.x = Math.max(24, Math.min(WIDTH - 24, x));
}

export function tick(state: State, context: StepContext): void {
  const { cue } = context;
  if (state.phase === 'over') return;
  state.tick += 1;
  if (state.steer !== 0) moveBoard(state, state.x + (state.steer / 8) * KEYS);
  state.sweep = state.sweep * 0.72 + (state.x - state.lastX) * 0.28;
  state.lastX = state.x;
  if (state.phase === 'ready') return;
  for (const left of ['wide', 'slow', 'power'] as const) if (state[left] > 0) state[left] -= 1;
  state.idle += 1;
  state.since += 1;
  if (state.since <= LATE && Math.abs(state.sweep) >= SWIPE) lateGust(state, cue);
  burst(state, cue);
  const { balls } = state;
  for (let at = balls.length - 1; at >= 0; at -= 1) {
    const ball = balls[at];
    if (!ball || fly(state, ball, cue)) continue;
    state.fallX = ball.x;
    balls.splice(at, 1);
  }
  // A ball that has found nothing for long is nudged out of its rut.
  if (state.idle > 240 && state.idle % 60 === 0) {
    for (const ball of balls) ball.vx += context.rng.between(-5, 5);
  }
  sail(state, cue);
  if (state.left === 0) cleared(state, context);
  else if (balls.length === 0) dropped(state, cue);
}

/** A swipe just after the hit counts for the ball that was hit. */
function lateGust(state: State, cue: StepContext['cue']): void {
  const ball = state.balls.find(
    ({ y, vy, wind }) => vy < 0 && wind === 0 && y > BOARD_Y - RADIUS - LATE * 8,
  );
  if (ball) gust(state, ball, state.sweep, cue);
}

/** Kites sail down, sway and drift with a gust. */
function sail(state: State, cue: StepContext['cue']): void {
  const { kites } = state;
  for (let at = kites.length - 1; at >= 0; at -= 1) {
    const kite = kites[at] as Kite;
    kite.age += 1;
    kite.vx *= 0.97;
    kite.x += kite.vx + sin(kite.age * 0.06) * 0.7;
    kite.x = Math.max(18, Math.min(WIDTH - 18, kite.x));
    kite.y += FALL;
    const near = Math.abs(kite.x - state.x) < halfOf(state) + 18;
    if (near && kite.y > BOARD_Y - 18 && kite.y < BOARD_Y + 34) catchKite(state, kite, cue);
    else if (kite.y < HEIGHT + 30) continue;
    kites.splice(at, 1);
  }
}

function catchKite(state: State, { x, y, kind }: Kite, cue: StepContext['cue']): void {
  const name = KITES[kind] ?? 'balls';
  state.score += TRICK;
  cue(`catch.${name}`, { x, y });
  if (name === 'wide' || name === 'slow') state[name] = LASTS;
  else if (name === 'power') state.power = POWER;
  else if (name === 'balls') split(state);
  else if (state.lives > BALLS) state.score += HEART_POINTS;
  else state.lives += 1;
}

function split(state: State): void {
  const made: Ball[] = [];
  for (const ball of state.balls) {
    for (const part of [-0.4, 0.4]) {
      if (state.balls.length + made.length >= MAX_BALLS) break;
      const twin = { ...ball, wind: 0 };
      launch(state, twin, part);
      made.push(twin);
    }
  }
  state.balls.push(...made);
}

function cleared(state: State, { rng, cue }: StepContext): void {
  const at = { x: WIDTH / 2, y: HEIGHT * 0.4 };
  if (state.params.mode !== 'endless') {
    state.score += 100 * state.lives;
    finish(state, 'won');
    cue('won', at);
    return;
  }
  state.wave += 1;
  state.score += 200;
  // Every third mural gives a lost ball back.
  if (state.wave % 3 === 0 && state.lives < BALLS) state.lives += 1;
  cue('wave', at, state.wave + 1);
  hang(state, rng);
}

function dropped(state: State, cue: StepContext['cue']): void {
  state.lives -= 1;
  state.lost += 1;
  if (state.lives > 0) {
    cue('drop', { x: state.fallX, y: HEIGHT - 20 }, state.lives);
    setBall(state);
    return;
  }
  finish(state, state.params.mode === 'endless' ? 'over' : 'lost');
  cue('lost', { x: state.fallX, y: HEIGHT - 20 });
}

function finish(state: State, end: State['end']): void {
  state.end = end;
  state.phase = 'over';
  state.kites = [];
}
