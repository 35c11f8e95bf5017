import type { StepContext } from '@playgrove/kit/contract';
import { sin } from '@playgrove/kit/core';
import { far, HEART } from './field.ts';
import {
  DART,
  DART_FROM,
  DART_SPEED,
  DARTER,
  factsOf,
  FLIT,
  HUNTER,
  MITE,
  POD,
  SPIT_EVERY,
  SPIT_FROM,
  SPITTER,
  TELL,
} from './foes.ts';
import { addGem } from './gems.ts';
import { nightOf, type Foes, type State } from './state.ts';

export const MAX_FOES = 210;
/** A darter that ends this near has been dodged. */
const DODGED = 95;

export function noFoes(): Foes {
  return { count: 0, kind: [], x: [], y: [], vx: [], vy: [], hp: [], t: [], lit: [], rest: [] };
}

export function addFoe(state: State, kind: number, x: number, y: number): void {
  const { foes } = state;
  if (foes.count >= MAX_FOES) return;
  const at = foes.count;
  foes.count += 1;
  foes.kind[at] = kind;
  foes.x[at] = x;
  foes.y[at] = y;
  foes.vx[at] = 0;
  foes.vy[at] = 0;
  foes.hp[at] = hpOf(state, kind);
  foes.t[at] = (at * 37) % 90;
  foes.lit[at] = 0;
  foes.rest[at] = 0;
}

/** Grows from night to night, and through a night. */
function hpOf(state: State, kind: number): number {
  const { tough, seconds } = nightOf(state);
  const late = 1 + Math.min(1.6, (state.tick / 3600) * (seconds > 300 ? 0.26 : 0.22));
  const again = kind === HUNTER ? 1 + state.lured * 0.25 : 1;
  return factsOf(kind).hp * tough * late * again;
}

/** The last one takes its place. */
export function removeFoe(foes: Foes, at: number): void {
  const last = foes.count - 1;
  for (const list of [
    foes.kind,
    foes.x,
    foes.y,
    foes.vx,
    foes.vy,
    foes.hp,
    foes.t,
    foes.lit,
    foes.rest,
  ]) {
    list[at] = list[last] as number;
    list.pop();
  }
  foes.count = last;
}

/*
 * A grid for neighbors, worked out again every tick: no part of the state. Its cells repeat after
 * `SIDE` cells in both directions.
 */
const CELL = 56;
const SIDE = 32;
const heads = new Int16Array(SIDE * SIDE);
const nexts = new Int16Array(MAX_FOES + 8);

const cellOf = (x: number, y: number): number =>
  (Math.floor(x / CELL) & (SIDE - 1)) + (Math.floor(y / CELL) & (SIDE - 1)) * SIDE;

export function sortFoes({ count, x, y }: Foes): void {
  heads.fill(-1);
  for (let at = 0; at < count; at += 1) {
    const cell = cellOf(x[at] as number, y[at] as number);
    nexts[at] = heads[cell] as number;
    heads[cell] = at;
  }
}

/** Calls `found` with each shadow whose rim is within `r` of a point, until it returns true. */
export function around(
  foes: Foes,
  px: number,
  py: number,
  r: number,
  found: (at: number) => boolean | void,
): void {
  const reach = r + 36;
  const left = Math.floor((px - reach) / CELL);
  const right = Math.floor((px + reach) / CELL);
  const foot = Math.floor((py + reach) / CELL);
  for (let row = Math.floor((py - reach) / CELL); row <= foot; row += 1) {
    for (let column = left; column <= right; column += 1) {
      let at = heads[(column & (SIDE - 1)) + (row & (SIDE - 1)) * SIDE] as number;
      while (at >= 0) {
        const dx = (foes.x[at] as number) - px;
        const dy = (foes.y[at] as number) - py;
        const near = r + factsOf(foes.kind[at] as number).r;
        if (dx * dx + dy * dy < near * near && found(at)) return;
        at = nexts[at] as number;
      }
    }
  }
}

export function moveFoes(state: State, context: StepContext): void {
  const { foes, x: mx, y: my } = state;
  for (let at = 0; at < foes.count; at += 1) {
    const kind = foes.kind[at] as number;
    const dx = mx - (foes.x[at] as number);
    const dy = my - (foes.y[at] as number);
    const way = far(dx, dy) || 1;
    if ((foes.lit[at] as number) > 0) foes.lit[at] = (foes.lit[at] as number) - 1;
    if ((foes.rest[at] as number) > 0) foes.rest[at] = (foes.rest[at] as number) - 1;
    // Every other one keeps its distance this tick, the rest next tick.
    if ((at + state.tick) % 2 === 0) steer(state, at, kind, dx / way, dy / way, way, context);
    foes.x[at] = (foes.x[at] as number) + (foes.vx[at] as number);
    foes.y[at] = (foes.y[at] as number) + (foes.vy[at] as number);
  }
}

function steer(
  state: State,
  at: number,
  kind: number,
  ux: number,
  uy: number,
  way: number,
  context: StepContext,
): void {
  const { foes } = state;
  let { speed } = factsOf(kind);
  if (kind === DARTER && darts(state, at, ux, uy, way, context)) return;
  let aside = 0;
  if (kind === FLIT) {
    foes.t[at] = (foes.t[at] as number) + 2;
    aside = 1.1 * sin((foes.t[at] as number) * 0.07);
  } else if (kind === SPITTER) {
    foes.t[at] = (foes.t[at] as number) + 2;
    if (way < SPIT_FROM) speed = way < SPIT_FROM - 40 ? -0.6 : 0;
    if (way < SPIT_FROM + 60 && (foes.t[at] as number) >= SPIT_EVERY) spit(state, at, ux, uy);
  }
  let vx = ux * speed - uy * aside * speed;
  let vy = uy * speed + ux * aside * speed;
  const x = foes.x[at] as number;
  const y = foes.y[at] as number;
  const { r } = factsOf(kind);
  let other = heads[cellOf(x, y)] as number;
  // Those in the same cell are enough: a crowd only has to look like one.
  for (let count = 0; other >= 0 && count < 6; count += 1) {
    if (other !== at) {
      const ox = x - (foes.x[other] as number);
      const oy = y - (foes.y[other] as number);
      const apart = (r + factsOf(foes.kind[other] as number).r) * 0.85;
      const square = ox * ox + oy * oy;
      if (square < apart * apart) {
        const push = (0.9 * (apart - Math.sqrt(square))) / apart;
        const length = Math.sqrt(square) || 1;
        vx += ((ox || (at % 2) - 0.5) / length) * push * 1.6;
        vy += ((oy || 0.5 - (other % 2)) / length) * push * 1.6;
      }
    }
    other = nexts[other] as number;
  }
  // Turns gently, so that a push dies away instead of stopping.
  foes.vx[at] = (foes.vx[at] as number) * 0.6 + vx * 0.4;
  foes.vy[at] = (foes.vy[at] as number) * 0.6 + vy * 0.4;
}

/** Stops near the light, shivers, then darts straight on. @returns whether it is at that */
function darts(
  state: State,
  at: number,
  ux: number,
  uy: number,
  way: number,
  context: StepContext,
): boolean {
  const { foes } = state;
  const t = foes.t[at] as number;
  if (t >= 0) {
    foes.t[at] = Math.max(0, t - 2);
    if (t > 0 || way > DART_FROM) return false;
    foes.t[at] = -TELL - DART;
    context.cue('shiver', { x: foes.x[at] as number, y: foes.y[at] as number });
  }
  const left = (foes.t[at] as number) + 2;
  foes.t[at] = left >= 0 ? 110 : left;
  if (left >= 0 && way < DODGED && state.safe === 0) {
    state.score += 15;
    context.cue('dodge', { x: state.x, y: state.y }, 15);
  }
  if (left < -DART) {
    foes.vx[at] = 0;
    foes.vy[at] = 0;
  } else if (left < -DART + 2) {
    foes.vx[at] = ux * DART_SPEED;
    foes.vy[at] = uy * DART_SPEED;
  }
  return true;
}

function spit(state: State, at: number, ux: number, uy: number): void {
  const { foes, drops } = state;
  foes.t[at] = 0;
  if (drops.length > 24) return;
  const x = foes.x[at] as number;
  const y = foes.y[at] as number;
  drops.push({ x: x + ux * 20, y: y + uy * 20, vx: ux * 2.3, vy: uy * 2.3, left: 190 });
}

/** Hurts one; it may be gone afterward. @param push world units a tick, away from the moth */
export function hurt(
  state: State,
  at: number,
  power: number,
  push: number,
  context: StepContext,
): void {
  const { foes } = state;
  foes.hp[at] = (foes.hp[at] as number) - power;
  foes.lit[at] = 7;
  const kind = foes.kind[at] as number;
  if (push > 0 && (kind !== DARTER || (foes.t[at] as number) >= 0)) {
    const dx = (foes.x[at] as number) - state.x;
    const dy = (foes.y[at] as number) - state.y;
    const way = far(dx, dy) || 1;
    const weight = kind === HUNTER ? 0.12 : factsOf(kind).r > 22 ? 0.45 : 1;
    foes.vx[at] = (foes.vx[at] as number) + (dx / way) * push * weight;
    foes.vy[at] = (foes.vy[at] as number) + (dy / way) * push * weight;
  }
  if (kind === HUNTER && (foes.hp[at] as number) > 0 && state.tick % 6 === 0) {
    context.cue('clang', { x: foes.x[at] as number, y: foes.y[at] as number });
  }
}

/** Takes away those without strength, and leaves what they leave. */
export function clearFallen(state: State, context: StepContext): void {
  const { foes } = state;
  for (let at = foes.count - 1; at >= 0; at -= 1) {
    if ((foes.hp[at] as number) > 0) continue;
    const kind = foes.kind[at] as number;
    const x = foes.x[at] as number;
    const y = foes.y[at] as number;
    removeFoe(foes, at);
    state.kills += 1;
    const { glow } = factsOf(kind);
    if (kind === HUNTER) {
      state.felled += 1;
      state.score += 250;
      state.embers.push({ x, y, pull: 0 });
      context.cue('felled', { x, y }, 250);
      continue;
    }
    state.score += 5 + glow * 5;
    addGem(state, x, y, glow);
    if (kind === POD) {
      for (const side of [-1, 0, 1]) addFoe(state, MITE, x + side * 18, y + (side === 0 ? 16 : -8));
      context.cue('burst', { x, y });
    } else if (glow >= 3) context.cue('thud', { x, y });
    else context.cue('fall', { x, y }, state.kills);
  }
}

/** The number of one that touches the moth, or −1. */
export function biterOf(state: State): number {
  let biter = -1;
  around(state.foes, state.x, state.y, HEART - 6, (at) => {
    biter = at;
    return true;
  });
  return biter;
}
