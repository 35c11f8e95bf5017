import { fire } from './bullets/index.ts';
import type { StepContext } from '@playgrove/kit/contract';
import { sin } from '@playgrove/kit/core';
import type { Arrival } from '@playgrove/kit/logic/spawn';
import { standOff } from '@playgrove/kit/logic/spawn';
import { clamp, HEIGHT, MAX_BULLETS, WIDTH, wordsAt } from './field.ts';
import { BULLET_R, factsOf, isBoss, isCage, type FoeKind } from './foes.ts';
import { haste, strength, zeal } from './pace.ts';
import type { Foe, State } from './types.ts';

const ABOVE = -34;
/** Ticks that those who hover stay. */
const STAY = 900;
/** A diver wriggles so long before it falls. */
export const DIVE_TELL = 84;
const DIVE_SPEED = 6.2;
/** No gun fires from below here, or nearer than this to the flock. */
const LOWEST_GUN = 430;
const POINT_BLANK = 84;

/** Nobody comes in upon the flock: near the top, foes that come down keep their distance. */
export function enter(state: State, arrival: Arrival<FoeKind>): void {
  const { kind } = arrival;
  const facts = factsOf(kind);
  const margin = facts.r + 6;
  const wanted = arrival.across * WIDTH;
  const close = state.y < 300;
  const x = close
    ? standOff(wanted, state.x, 64, margin, WIDTH - margin)
    : clamp(wanted, margin, WIDTH - margin);
  const drifts = facts.path === 'drift';
  // Those who hover in one place would hide each other.
  const aside = facts.path === 'hover' ? ((state.nextId * 5) % 7) - 3 : 0;
  const full = Math.round(facts.hp * (isCage(kind) ? 1 : strength(state, isBoss(kind))));
  state.foes.push({
    id: state.nextId,
    kind,
    x,
    y: ABOVE,
    hp: full,
    full,
    age: 0,
    homeX: clamp(x + aside * 17, margin, WIDTH - margin),
    homeY: 106 + ((arrival.index + state.nextId) % 3) * 44,
    side: (drifts ? arrival.across < 0.5 : state.wave % 2 === 0) ? 1 : -1,
    wait: (facts.guns[0]?.first ?? 0) + arrival.index * 9,
    volley: 0,
    lit: 0,
    phase: 0,
  });
  state.nextId += 1;
  if (isCage(kind)) state.cages += 1;
}

function easeOut(part: number): number {
  const left = 1 - Math.min(1, part);
  return 1 - left * left * left;
}

/** @returns false when it has flown away */
function fly(foe: Foe, state: State, dt: number): boolean {
  const { age, homeX, homeY, side } = foe;
  switch (factsOf(foe.kind).path) {
    case 'glide':
      foe.x = homeX + sin(age * 0.03 + homeX) * 20;
      foe.y = ABOVE + age * 1.05;
      break;
    case 'zig':
      foe.x = clamp(homeX + sin(age * 0.024) * 92 * side, 24, WIDTH - 24);
      foe.y = ABOVE + age * 0.85;
      break;
    case 'sweep': {
      const way = -40 + age * 1.8;
      foe.x = side > 0 ? way : WIDTH - way;
      foe.y = homeY - 20 + sin(age * 0.05) * 10;
      return way < WIDTH + 50;
    }
    case 'hover':
      foe.x = clamp(homeX + sin(age * 0.016 * side) * 42, 26, WIDTH - 26);
      foe.y = ABOVE + (homeY - ABOVE) * easeOut(age / 80);
      if (age > STAY) foe.y -= (age - STAY) * 2;
      return age < STAY + 120;
    case 'dive':
      if (age < DIVE_TELL) {
        if (age < DIVE_TELL - 30) foe.x += clamp(state.x - foe.x, -1.2, 1.2) * dt;
        foe.y = ABOVE + (70 - ABOVE) * easeOut(age / 40);
      } else foe.y += DIVE_SPEED * dt;
      break;
    case 'hop': {
      const hops = Math.floor(age / 80);
      foe.y = ABOVE + 54 * (hops + easeOut((age - hops * 80) / 30));
      foe.x = clamp(homeX + sin(hops * 1.7) * 46, 24, WIDTH - 24);
      break;
    }
    case 'drift': {
      const way = -30 + age * 0.72;
      foe.x = side > 0 ? way : WIDTH - way;
      foe.y = 150 + sin(age * 0.03) * 22;
      return way < WIDTH + 40;
    }
    case 'boss':
      foe.x = WIDTH / 2 + sin(Math.max(0, age - 100) * 0.011) * 92;
      foe.y = -80 + 222 * easeOut(age / 110) + sin(age * 0.03) * 6;
      break;
  }
  return foe.y < HEIGHT + 40;
}

export function moveFoes(state: State, dt: number, context: StepContext): void {
  for (let at = state.foes.length - 1; at >= 0; at -= 1) {
    const foe = state.foes[at] as Foe;
    foe.age += dt;
    foe.lit = Math.max(0, foe.lit - dt);
    if (!fly(foe, state, dt)) {
      state.foes.splice(at, 1);
      if (isCage(foe.kind)) context.cue('away', wordsAt(foe.x, foe.y));
      continue;
    }
    turnPhase(foe, state, context);
    aim(foe, state, dt, context);
  }
}

/** A boss changes its tune with each part of its strength that is gone. */
function turnPhase(foe: Foe, state: State, context: StepContext): void {
  if (!isBoss(foe.kind)) return;
  const { guns } = factsOf(foe.kind);
  const phase = Math.min(
    guns.length - 1,
    Math.floor((1 - Math.max(0, foe.hp) / foe.full) * guns.length),
  );
  if (phase <= foe.phase || foe.hp <= 0) return;
  foe.phase = phase;
  foe.volley = 0;
  foe.wait = (guns[phase]?.first ?? 60) + 20;
  state.bullets.count = 0;
  context.cue('phase', { x: foe.x, y: foe.y });
  context.cue('say.phase', { x: WIDTH / 2, y: foe.y + 90 });
}

function aim(foe: Foe, state: State, dt: number, context: StepContext): void {
  const facts = factsOf(foe.kind);
  const gun = facts.guns[foe.phase];
  if (!gun || (isBoss(foe.kind) && foe.age < 110)) return;
  foe.wait -= dt * zeal(state);
  if (foe.wait > 0) return;
  const [dx, dy] = [state.x - foe.x, state.y - foe.y];
  const blocked = foe.y > LOWEST_GUN || foe.y < 0 || dx * dx + dy * dy < POINT_BLANK * POINT_BLANK;
  if (blocked || foe.x < 0 || foe.x > WIDTH) {
    foe.wait = 10;
    return;
  }
  const r = BULLET_R[facts.bullet as 0 | 1 | 2];
  fire(state.bullets, gun.pattern, {
    x: foe.x,
    y: foe.y + facts.r * 0.5,
    targetX: state.x,
    targetY: state.y,
    volley: foe.volley,
    haste: haste(state),
    r,
    kind: facts.bullet,
    width: WIDTH,
    most: MAX_BULLETS,
  });
  foe.volley += 1;
  foe.wait += gun.every;
  if (gun.burst && foe.volley % gun.burst[0] === 0) foe.wait += gun.burst[1];
  const single = gun.every < 40;
  if (!single || foe.volley % 3 === 1) context.cue('volley', { x: foe.x, y: foe.y });
}
