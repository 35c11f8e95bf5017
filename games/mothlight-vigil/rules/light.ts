import type { Rng, StepContext } from '@playgrove/kit/contract';
import { cos, sin } from '@playgrove/kit/core';
import { far, HEADING_X, HEADING_Y, HEADINGS } from './field.ts';
import { factsOf, HUNTER } from './foes.ts';
import { take, vacuum } from './gems.ts';
import { MOTHS_FACTS, mothOf } from './moths.ts';
import { nightOf, type State } from './state.ts';
import { around, biterOf, hurt } from './swarm.ts';

/** Ticks until the lantern is turned all the way up, and down. */
const UP = 26;
const DOWN = 14;
/** A bite pushes what is this near away. */
const SHOVE = 96;
const SAFE = 38;
/** In the first seconds, and in the first night, the light does not go out. */
const GRACE = 600;
const MIN = 30;

export const LAMP_NEAR = 86;
export const LAMP_CHARGE = 75;
const LAMP_BURNS = 900;
/** The light of a lamp hurts what is this near. */
export const LAMP_R = 135;
const LAMP_LIGHT = 18;
const LAMP_FAR: readonly [number, number] = [430, 620];
const EMBER_LIGHT = 14;
const EMBER_GLOW = 10;

/** How far the light reaches: as far as it is strong. It is what lights can hit. */
export const radiusOf = (state: State): number =>
  (72 + state.light * 1.02) * (1 + 0.1 * state.boons.wick) * (1 + 0.34 * state.shine);

/** How much faster lights fire while the lantern is turned up. */
export const hasteOf = (state: State): number => 1 + state.shine * (0.8 + 0.25 * state.boons.blaze);

export const speedOf = (state: State): number =>
  MOTHS_FACTS[mothOf(state)].speed * (1 + 0.09 * state.boons.wings);

export function fly(state: State): void {
  if (state.to < 0) return;
  const speed = speedOf(state);
  state.x += (HEADING_X[state.to] ?? 0) * speed;
  state.y += (HEADING_Y[state.to] ?? 0) * speed;
}

/** At rest the lantern turns up, and its light is seen from afar. */
export function shine(state: State, context: StepContext): boolean {
  const before = state.shine;
  const up = state.to < 0;
  state.shine = up ? Math.min(1, before + 1 / UP) : Math.max(0, before - 1 / DOWN);
  if (before < 1 && state.shine === 1) context.cue('shine', { x: state.x, y: state.y });
  const { lure } = nightOf(state);
  if (lure === 0) return false;
  const seen = (1 + 0.22 * state.boons.wick) * (1 - 0.24 * state.boons.hush);
  const more = state.shine > 0.5 ? (100 / 660) * lure * seen * state.shine : -100 / 3000;
  state.lure = Math.max(0, state.lure + more);
  if (state.lure < 100) return false;
  state.lure = 0;
  state.lured += 1;
  return true;
}

export function bite(state: State, context: StepContext): void {
  if (state.safe > 0) {
    state.safe -= 1;
    return;
  }
  const biter = biterOf(state);
  if (biter < 0) return;
  const kind = state.foes.kind[biter] as number;
  dim(state, factsOf(kind).bite * (1 + (nightOf(state).tough - 1) * 0.35), kind, context);
}

/** Takes light, and shoves away what is near. @param by a kind, or 7 for ink */
function dim(state: State, much: number, by: number, context: StepContext): void {
  const floor = state.params.night === 0 || state.tick < GRACE ? MIN : 0;
  const before = state.light;
  state.light = Math.max(Math.min(floor, before), before - much);
  state.least = Math.min(state.least, state.light / state.full);
  state.by = by;
  state.safe = SAFE;
  around(state.foes, state.x, state.y, SHOVE, (at) => {
    // A hunter weighs more, and is thrown back as far.
    hurt(state, at, 0.01, state.foes.kind[at] === HUNTER ? 60 : 5, context);
  });
  const at = { x: state.x, y: state.y };
  if (state.light <= 0) {
    state.phase = 'end';
    state.end = 'dark';
    context.cue('dark', at);
  } else {
    context.cue('bite', at, Math.round(much));
    const low = state.full * 0.3;
    if (before >= low && state.light < low) context.cue('low', { x: state.x, y: state.y });
  }
}

export function placeLamps(state: State, rng: Rng): void {
  const { lamps } = nightOf(state);
  const first = rng.between(0, 6.28);
  for (let at = 0; at < lamps; at += 1) {
    const angle = first + (at * 6.28) / lamps + rng.between(-0.5, 0.5);
    const way = at === 0 ? 300 : rng.between(...LAMP_FAR);
    state.lamps.push({ x: cos(angle) * way, y: sin(angle) * way, lit: 0, charge: 0 });
  }
}

/** A moth that shines beside a lamp lights it; it burns for a while, then stands elsewhere. */
export function tendLamps(state: State, { rng, cue }: StepContext): void {
  for (const lamp of state.lamps) {
    const way = far(lamp.x - state.x, lamp.y - state.y);
    if (lamp.lit > 0) {
      lamp.lit -= 1;
      if (lamp.lit % 12 === 0) {
        around(state.foes, lamp.x, lamp.y, LAMP_R, (at) => hurt(state, at, 2, 0, { rng, cue }));
      }
      if (lamp.lit > 0) continue;
    }
    if (lamp.lit === 0 && (way > 1000 || lamp.charge < 0)) {
      move(state, lamp, rng);
      continue;
    }
    if (way < LAMP_NEAR && state.shine > 0.3) {
      lamp.charge += 1;
      if (lamp.charge % 15 === 1) cue('charge', { x: lamp.x, y: lamp.y }, lamp.charge / 15);
    } else lamp.charge = Math.max(0, lamp.charge - 1);
    if (lamp.charge < LAMP_CHARGE) continue;
    // Burnt down, it moves on.
    lamp.charge = -1;
    lamp.lit = LAMP_BURNS;
    brighten(state, LAMP_LIGHT);
    state.score += 50;
    vacuum(state, 700);
    cue('lamp', { x: lamp.x, y: lamp.y });
    cue('gain', { x: state.x, y: state.y }, LAMP_LIGHT);
  }
}

function move(state: State, lamp: { x: number; y: number; charge: number }, rng: Rng): void {
  // Ahead of the moth, half a turn at most.
  const ahead = HEADING_X[state.face] ?? 1;
  const across = HEADING_Y[state.face] ?? 0;
  const turn = rng.between(-1.5, 1.5);
  const way = rng.between(...LAMP_FAR);
  lamp.x = state.x + (ahead * cos(turn) - across * sin(turn)) * way;
  lamp.y = state.y + (across * cos(turn) + ahead * sin(turn)) * way;
  lamp.charge = 0;
}

export function brighten(state: State, much: number): void {
  state.light = Math.min(state.full, state.light + much);
}

/** What a hunter left comes to the moth from any distance that can be seen. */
export function moveEmbers(state: State, context: StepContext): void {
  for (let at = state.embers.length - 1; at >= 0; at -= 1) {
    const ember = state.embers[at];
    if (!ember) continue;
    const dx = state.x - ember.x;
    const dy = state.y - ember.y;
    const way = far(dx, dy);
    if (ember.pull === 0 && way > 190) continue;
    ember.pull += 1;
    const step = Math.min(way, ember.pull * 0.25);
    if (way < 24) {
      state.embers.splice(at, 1);
      brighten(state, EMBER_LIGHT);
      take(state, EMBER_GLOW, context);
      vacuum(state, 700);
      context.cue('ember', { x: state.x, y: state.y });
      context.cue('gain', { x: state.x, y: state.y }, EMBER_LIGHT);
      continue;
    }
    ember.x += (dx / way) * step;
    ember.y += (dy / way) * step;
  }
}

/** Ink flies straight, and dims what it meets. */
export function moveDrops(state: State, context: StepContext): void {
  for (let at = state.drops.length - 1; at >= 0; at -= 1) {
    const drop = state.drops[at];
    if (!drop) continue;
    drop.x += drop.vx;
    drop.y += drop.vy;
    drop.left -= 1;
    const hit = state.safe === 0 && far(drop.x - state.x, drop.y - state.y) < 18;
    if (hit || drop.left <= 0) state.drops.splice(at, 1);
    if (hit) dim(state, 7, 7, context);
    if (state.phase === 'end') return;
  }
}

export const nearest = (angle: number): number =>
  ((Math.round((angle / (2 * Math.PI)) * HEADINGS) % HEADINGS) + HEADINGS) % HEADINGS;
