import type { Point } from '@playgrove/kit/contract';
import { cos, sin } from '@playgrove/kit/core';
import { COLUMNS, PINWHEEL } from './murals.ts';
import {
  BOARD_H,
  BOARD_Y,
  cellX,
  cellY,
  FIREWORK,
  halfOf,
  HEIGHT,
  isLoose,
  LAST,
  LEFT,
  muralOf,
  RADIUS,
  speedOf,
  TILE_H,
  TILE_W,
  TOP,
  WIDTH,
  WIND,
  type Ball,
  type Cue,
  type State,
} from './state.ts';

/** How far a ball at the end of the board is turned, radians from straight up. */
const STEEPEST = 1.05;
/** How wide of the board a ball still counts as hit. */
const REACH = 7;
/** The least part of the speed that is up or down. */
const MIN_RISE = 0.34;
/** Units a tick squared that the wind pushes, as a part of the speed. */
const PUSH = 0.026;
/** Smoothed speed of the board from which it blows a gust. */
export const SWIPE = 5;
/** Ticks after the hit in which a swipe still counts. */
export const LATE = 7;
const FARTHEST_STEP = 4;
/** Ticks from one word about a tile to the next. */
const ADVICE = 480;
/** Radians a tick that the breeze turns a ball toward the last tiles. */
const MAGNET = 0.03;

/** Where the first level has its net, and the balls that it catches before it breaks. */
export const NET_Y = BOARD_Y + 34;
const CATCHES = 3;
export const isFirst = ({ params }: State): boolean =>
  params.mode === 'level' && params.level === 0;
/** Balls that the net still catches. */
export const catchesLeft = (state: State): number =>
  isFirst(state) ? Math.max(0, CATCHES - state.lost) : 0;

/** Gives a ball its speed back, never nearly level. */
function keepSpeed(ball: Ball, speed: number): void {
  const now = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy) || 1;
  ball.vx *= speed / now;
  ball.vy *= speed / now;
  const least = speed * MIN_RISE;
  if (Math.abs(ball.vy) >= least) return;
  ball.vy = ball.vy < 0 ? -least : least;
  ball.vx = (ball.vx < 0 ? -1 : 1) * Math.sqrt(speed * speed - least * least);
}

export function launch(state: State, ball: Ball, part: number): void {
  const speed = speedOf(state);
  const angle = Math.max(-1, Math.min(1, part)) * STEEPEST;
  ball.vx = sin(angle) * speed;
  ball.vy = -cos(angle) * speed;
}

export function gust(state: State, ball: Ball, way: number, cue: Cue): void {
  ball.wind = WIND;
  ball.push = way < 0 ? -1 : 1;
  state.gusts += 1;
  state.since = LATE + 1;
  for (const kite of state.kites) kite.vx += ball.push * 2.4;
  cue('gust', { x: ball.x, y: ball.y }, ball.push);
}

/** The breakable tile nearest to a ball. */
export function nearest(state: State, ball: Ball): number {
  let best = -1;
  let least = Infinity;
  for (let cell = 0; cell < state.tiles.length; cell += 1) {
    if ((state.tiles[cell] ?? 0) <= 0) continue;
    const dx = cellX(cell) - ball.x;
    const dy = cellY(cell) - ball.y;
    const far = dx * dx + dy * dy;
    if (far >= least) continue;
    least = far;
    best = cell;
  }
  return best;
}

/** Whether the breeze carries balls to tiles. */
export const isDrawn = (state: State): boolean =>
  state.phase === 'play' && (isLoose(state) || state.idle > 200);

function steer(state: State, ball: Ball): void {
  if (ball.wind > 0) {
    ball.wind -= 1;
    ball.vx += ball.push * speedOf(state) * PUSH;
  } else if (ball.vy < 0 && isDrawn(state)) {
    const cell = nearest(state, ball);
    const side = ball.vx * (cellY(cell) - ball.y) - ball.vy * (cellX(cell) - ball.x);
    const turn = side > 0 ? MAGNET : -MAGNET;
    const vx = ball.vx - ball.vy * turn;
    ball.vy += ball.vx * turn;
    ball.vx = vx;
  }
}

/** One tick of a ball. @returns whether it is still in play */
export function fly(state: State, ball: Ball, cue: Cue): boolean {
  steer(state, ball);
  const speed = speedOf(state);
  const now = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy);
  keepSpeed(ball, now + Math.max(-0.12, Math.min(0.12, speed - now)));
  const steps = Math.ceil(Math.max(now, speed) / FARTHEST_STEP);
  for (let step = 0; step < steps; step += 1) {
    ball.x += ball.vx / steps;
    ball.y += ball.vy / steps;
    walls(state, ball, cue);
    hitTile(state, ball, cue);
    if (ball.vy > 0) hitBoard(state, ball, cue);
    if (state.left === 0) return true;
  }
  return ball.y < HEIGHT + RADIUS;
}

function walls(state: State, ball: Ball, cue: Cue): void {
  const { x, y } = ball;
  if (x < RADIUS) ball.vx = Math.abs(ball.vx);
  if (x > WIDTH - RADIUS) ball.vx = -Math.abs(ball.vx);
  if (y < RADIUS) ball.vy = Math.abs(ball.vy);
  ball.x = Math.max(RADIUS, Math.min(WIDTH - RADIUS, x));
  ball.y = Math.max(RADIUS, y);
  if (x !== ball.x || y !== ball.y) cue('wall', { x: ball.x, y: ball.y });
  const last = state.balls.length === 1;
  if (last && ball.vy > 0 && ball.y > NET_Y - RADIUS && catchesLeft(state) > 0) {
    ball.y = NET_Y - RADIUS;
    ball.vy = -Math.abs(ball.vy);
    state.lost += 1;
    cue('net', { x: ball.x, y: NET_Y }, catchesLeft(state));
  }
}

function hitBoard(state: State, ball: Ball, cue: Cue): void {
  const half = halfOf(state) + REACH;
  const low = ball.y + RADIUS - BOARD_Y;
  if (low < 0 || low > BOARD_H + RADIUS * 1.4 || Math.abs(ball.x - state.x) > half) return;
  ball.y = BOARD_Y - RADIUS;
  launch(state, ball, (ball.x - state.x) / half);
  ball.wind = 0;
  state.combo = 0;
  state.since = 0;
  const at = { x: ball.x, y: BOARD_Y };
  if (Math.abs(state.sweep) >= SWIPE) gust(state, ball, state.sweep, cue);
  else cue('board', at);
  if (Math.abs(ball.x - state.x) > half - REACH) cue('close', at);
}

/** How deep a ball is in a cell, and from where: 0 if it does not touch. */
function depth(ball: Ball, cell: number): number {
  const dx = Math.max(0, Math.abs(ball.x - cellX(cell)) - TILE_W / 2);
  const dy = Math.max(0, Math.abs(ball.y - cellY(cell)) - TILE_H / 2);
  return Math.max(0, RADIUS - Math.sqrt(dx * dx + dy * dy));
}

function hitTile(state: State, ball: Ball, cue: Cue): void {
  const { tiles } = state;
  const row = Math.floor((ball.y - RADIUS - TOP) / TILE_H);
  const column = Math.floor((ball.x - RADIUS - LEFT) / TILE_W);
  let hit = -1;
  let deepest = 0;
  for (let y = row; y <= row + 1; y += 1) {
    for (let x = column; x <= column + 1; x += 1) {
      const cell = y * COLUMNS + x;
      if (x < 0 || x >= COLUMNS || y < 0 || !tiles[cell]) continue;
      const deep = depth(ball, cell);
      if (deep <= deepest) continue;
      deepest = deep;
      hit = cell;
    }
  }
  if (hit < 0) return;
  const dx = ball.x - cellX(hit);
  const dy = ball.y - cellY(hit);
  const outX = Math.abs(dx) - TILE_W / 2;
  const outY = Math.abs(dy) - TILE_H / 2;
  // A corner turns the ball the way its nearer side does.
  const flat = outY >= outX;
  const breaks = strike(state, ball, hit, flat && dy > 0, cue);
  if (breaks && state.power > 0) return;
  if (flat) {
    ball.vy = dy > 0 ? Math.abs(ball.vy) : -Math.abs(ball.vy);
    ball.y += dy > 0 ? deepest : -deepest;
  } else {
    ball.vx = dx > 0 ? Math.abs(ball.vx) : -Math.abs(ball.vx);
    ball.x += dx > 0 ? deepest : -deepest;
  }
}

/** Says why a tile does not break, now and then. */
function advise(state: State, name: string, { x, y }: Point, cue: Cue): void {
  if (state.tick < state.advised) return;
  state.advised = state.tick + ADVICE;
  cue(name, { x, y: y + TILE_H * 2 });
}

/** @returns whether the tile is gone */
function strike(state: State, ball: Ball, cell: number, below: boolean, cue: Cue): boolean {
  const kind = muralOf(state).cells[cell] ?? '.';
  const at = { x: cellX(cell), y: cellY(cell) };
  const hits = state.tiles[cell] ?? 0;
  if (hits < 0) {
    cue('stone', at);
    return false;
  }
  const loose = isLoose(state) || state.power > 0;
  if (kind === PINWHEEL && ball.wind === 0 && !loose) {
    cue('still', at);
    advise(state, 'needs', at, cue);
    return false;
  }
  if (kind >= 'A' && kind <= 'Z' && below && !loose) {
    cue('plate', at);
    advise(state, 'above', at, cue);
    return false;
  }
  state.idle = 0;
  if (hits > 1 && ball.wind === 0 && state.power === 0) {
    state.tiles[cell] = hits - 1;
    cue('crack', at);
    return false;
  }
  const curving = ball.wind > 0;
  smash(state, cell, curving, cue);
  if (curving) ball.wind = kind === PINWHEEL ? WIND : Math.max(ball.wind, 20);
  return true;
}

/** Ticks that a firework burns before it goes off. */
const FUSE = 8;

/** A tile breaks: points, what it held. */
function smash(state: State, cell: number, curving: boolean, cue: Cue): void {
  const kind = muralOf(state).cells[cell] ?? '.';
  const at = { x: cellX(cell), y: cellY(cell) };
  state.tiles[cell] = 0;
  state.left -= 1;
  state.combo += 1;
  const points = 10 * Math.min(8, state.combo) * (curving ? 2 : 1);
  state.score += points;
  const tone = kind === PINWHEEL ? 'pinwheel' : `tile.${kind.toLowerCase()}`;
  cue(tone, at, Math.min(12, state.combo));
  if (curving) {
    state.curved += 1;
    cue('curved', at, points);
  }
  const kite = state.cargo[cell] ?? 0;
  if (kite === FIREWORK) {
    state.fuses.push({ cell, due: state.tick + FUSE, curving, chain: 1 });
    cue('fuse', at);
  } else if (kite > 0) {
    state.kites.push({ ...at, vx: 0, age: 0, kind: kite - 1 });
    cue('kite', at);
  }
  if (state.left === LAST) cue('last', at);
}

/** Fireworks go off: everything around them breaks but stone, and other fireworks are lit. */
export function burst(state: State, cue: Cue): void {
  const { fuses, tiles } = state;
  while (fuses[0] && fuses[0].due <= state.tick) {
    const { cell, curving, ...fuse } = fuses.shift() as (typeof fuses)[number];
    let { chain } = fuse;
    for (const row of [-COLUMNS, 0, COLUMNS]) {
      for (const column of [-1, 0, 1]) {
        const next = cell + row + column;
        const near = Math.abs((next % COLUMNS) - (cell % COLUMNS)) <= 1;
        if (!near || (tiles[next] ?? 0) <= 0) continue;
        smash(state, next, curving, cue);
        chain += 1;
      }
    }
    for (const next of fuses) if (next.due === state.tick + FUSE) next.chain = chain;
    state.idle = 0;
    cue('boom', { x: cellX(cell), y: cellY(cell) }, chain);
  }
}
