import type { StepContext } from '@playgrove/kit/contract';
import { cos, sin } from '@playgrove/kit/core';
import { far } from './field.ts';
import { factsOf } from './foes.ts';
import { hasteOf, radiusOf } from './light.ts';
import type { State } from './state.ts';
import { around, hurt } from './swarm.ts';

/** Ticks between two hits of what keeps touching a shadow. */
const REST = 16;
const SHOT_SPEED = 7.4;
const MAX_PETALS = 70;
const PETAL_R = 27;

export const fliesOf = (level: number): number => (level === 0 ? 0 : 1 + level);
const FLY_R = 15;
export const orbitOf = (state: State): number => 62 + state.boons.flies * 5 + 22 * state.shine;
/** Radians of the first firefly. */
export const turnOf = (state: State): number => state.tick * 0.052;
export const beamTurn = (state: State): number => state.tick * 0.034;
export const beamsOf = (level: number): number => (level === 0 ? 0 : level >= 4 ? 2 : 1);
export const beamLength = (state: State): number => radiusOf(state) * 1.08;
const BEAM_HALF = 13;

export function useLights(state: State, context: StepContext): void {
  shootSparks(state, context);
  moveSparks(state, context);
  circleFlies(state, context);
  ringPulse(state, context);
  sweepBeams(state, context);
  dropPetals(state, context);
}

const sparksOf = (level: number): number => (level >= 5 ? 3 : level >= 3 ? 2 : 1);

/** At the nearest shadows in the light, each at another one. */
function shootSparks(state: State, context: StepContext): void {
  const level = state.boons.spark;
  if (level === 0) return;
  state.sparkWait -= hasteOf(state);
  if (state.sparkWait > 0) return;
  const { foes } = state;
  const reach = radiusOf(state) + 12;
  const aimed: number[] = [];
  for (let shot = 0; shot < sparksOf(level); shot += 1) {
    let best = -1;
    let least = reach * reach;
    for (let at = 0; at < foes.count; at += 1) {
      const dx = (foes.x[at] as number) - state.x;
      const dy = (foes.y[at] as number) - state.y;
      const square = dx * dx + dy * dy;
      if (square >= least || aimed.includes(at)) continue;
      least = square;
      best = at;
    }
    if (best < 0) break;
    aimed.push(best);
    const way = Math.sqrt(least) || 1;
    // A little ahead of where it goes.
    const soon = way / SHOT_SPEED;
    const dx = (foes.x[best] as number) + (foes.vx[best] as number) * soon - state.x;
    const dy = (foes.y[best] as number) + (foes.vy[best] as number) * soon - state.y;
    const length = far(dx, dy) || 1;
    state.shots.push({
      x: state.x + (dx / length) * 22,
      y: state.y + (dy / length) * 22,
      vx: (dx / length) * SHOT_SPEED,
      vy: (dy / length) * SHOT_SPEED,
      left: 46,
      hurt: 4.4 + level * 0.9,
    });
  }
  if (aimed.length === 0) return;
  state.sparkWait = 44 - level * 3;
  context.cue('spark', { x: state.x, y: state.y });
}

function moveSparks(state: State, context: StepContext): void {
  const { shots } = state;
  for (let at = shots.length - 1; at >= 0; at -= 1) {
    const shot = shots[at];
    if (!shot) continue;
    shot.x += shot.vx;
    shot.y += shot.vy;
    shot.left -= 1;
    let met = -1;
    around(state.foes, shot.x, shot.y, 7, (foe) => {
      met = foe;
      return (state.foes.hp[foe] as number) > 0;
    });
    if (met >= 0 && (state.foes.hp[met] as number) > 0) {
      hurt(state, met, shot.hurt, 1.6, context);
      shot.left = 0;
    }
    if (shot.left <= 0) shots.splice(at, 1);
  }
}

function touch(
  state: State,
  x: number,
  y: number,
  r: number,
  power: number,
  push: number,
  context: StepContext,
): void {
  around(state.foes, x, y, r, (at) => {
    if ((state.foes.rest[at] as number) > 0) return;
    state.foes.rest[at] = REST;
    hurt(state, at, power, push, context);
  });
}

function circleFlies(state: State, context: StepContext): void {
  const level = state.boons.flies;
  const count = fliesOf(level);
  const orbit = orbitOf(state);
  for (let fly = 0; fly < count; fly += 1) {
    const angle = turnOf(state) + (fly / count) * 2 * Math.PI;
    const x = state.x + cos(angle) * orbit;
    const y = state.y + sin(angle) * orbit;
    touch(state, x, y, FLY_R, 3 + level * 0.8, 2.4, context);
  }
}

/** A ring of light to the rim of the light. */
function ringPulse(state: State, context: StepContext): void {
  const level = state.boons.pulse;
  if (level === 0) return;
  state.pulseWait -= hasteOf(state);
  if (state.pulseWait > 0) return;
  state.pulseWait = 210 - level * 20;
  around(state.foes, state.x, state.y, radiusOf(state), (at) => {
    hurt(state, at, 3.5 + level * 2, 3.6, context);
  });
  context.cue('pulse', { x: state.x, y: state.y }, Math.round(radiusOf(state)));
}

function sweepBeams(state: State, context: StepContext): void {
  const { boons, foes } = state;
  const count = beamsOf(boons.beam);
  const length = beamLength(state);
  const power = 3.4 + boons.beam * 1.5;
  for (let beam = 0; beam < count; beam += 1) {
    const angle = beamTurn(state) + beam * Math.PI;
    const ux = cos(angle);
    const uy = sin(angle);
    for (let at = 0; at < foes.count; at += 1) {
      if ((foes.rest[at] as number) > 0) continue;
      const dx = (foes.x[at] as number) - state.x;
      const dy = (foes.y[at] as number) - state.y;
      const along = dx * ux + dy * uy;
      const { r } = factsOf(foes.kind[at] as number);
      if (along < 10 || along > length + r) continue;
      const aside = dx * uy - dy * ux;
      if (aside > BEAM_HALF + r || -aside > BEAM_HALF + r) continue;
      foes.rest[at] = REST + 8;
      hurt(state, at, power, 0.8, context);
    }
  }
}

/** Glowing petals where the moth has flown. */
function dropPetals(state: State, context: StepContext): void {
  const level = state.boons.trail;
  const { petals } = state;
  for (const petal of petals) petal.left -= 1;
  while (petals[0] && petals[0].left <= 0) petals.shift();
  if (level > 0 && state.to >= 0) {
    state.petalWait -= 1;
    if (state.petalWait <= 0) {
      state.petalWait = 15 - level;
      petals.push({ x: state.x, y: state.y + 14, left: 150 + level * 24 });
      if (petals.length > MAX_PETALS) petals.shift();
    }
  }
  const power = 3 + level * 0.9;
  for (const { x, y } of petals) touch(state, x, y, PETAL_R - 8, power, 0.5, context);
}
