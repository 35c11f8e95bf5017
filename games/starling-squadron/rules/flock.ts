import { addBullet } from './bullets/index.ts';
import type { StepContext } from '@playgrove/kit/contract';
import { atan2, cos, sin } from '@playgrove/kit/core';
import { power } from '@playgrove/kit/core/power';
import { levelOf } from './boons.ts';
import { CALM_PACE, clamp, DASH, HEART, keepInRange, MAX_SEEDS, WING_SPEED } from './field.ts';
import type { Bird, State } from './types.ts';

export const MAX_GUNS = 8;
export const MAX_GUARDS = 3;
const LEAD_EVERY = 10;
const BIRD_EVERY = 21;
const SEED_SPEED = 9;
const SEED_R = 5;
/** Ticks until a guard that stopped a bullet is back. */
export const GUARD_REST = 330;
const ORBIT = 38;
export const GUARD_R = 12;

const QUARTER = Math.PI / 2;

/** The leader and all who fly with it: its health, and what every score is multiplied with. */
export function flockSize(state: State): number {
  return state.birds.length + 1;
}

export function gunsOf(state: State): Bird[] {
  return state.birds.filter(({ role }) => role === 'seed');
}

export function guardsOf(state: State): Bird[] {
  return state.birds.filter(({ role }) => role === 'guard');
}

/** Where the gunner of that rank flies: a vee behind the leader. */
export function slotOf(rank: number): { readonly x: number; readonly y: number } {
  const [side, row] = [rank % 2 === 0 ? -1 : 1, Math.floor(rank / 2) + 1];
  return { x: side * (15 + 19 * row), y: 6 + 16 * row };
}

export function guardAt(state: State, index: number, of: number): { x: number; y: number } {
  const angle = state.clock * 0.045 + (index * 4 * QUARTER) / of;
  return { x: state.x + cos(angle) * ORBIT, y: state.y + sin(angle) * ORBIT };
}

export function heartOf(state: State): number {
  return HEART * (1 - 0.16 * levelOf(state.boons, 'feather'));
}

/** Another bird flies along; false when there is no room. */
export function join(state: State, role: Bird['role']): boolean {
  const full =
    role === 'seed' ? gunsOf(state).length >= MAX_GUNS : guardsOf(state).length >= MAX_GUARDS;
  if (full) return false;
  state.birds.push({ id: state.nextId, role, wait: role === 'seed' ? BIRD_EVERY : 0 });
  state.nextId += 1;
  return true;
}

export function moveFlock(state: State): void {
  const pace = state.calm ? CALM_PACE : 1;
  if (state.steerX !== 0 || state.steerY !== 0) {
    const target = { x: state.targetX, y: state.targetY };
    target.x += (state.steerX / 8) * WING_SPEED * pace;
    target.y += (state.steerY / 8) * WING_SPEED * pace;
    keepInRange(target);
    state.targetX = target.x;
    state.targetY = target.y;
  }
  const [dx, dy] = [state.targetX - state.x, state.targetY - state.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const part = far > DASH ? DASH / far : 1;
  state.x += dx * part;
  state.y += dy * part;
}

export function shoot(state: State, dt: number, context: StepContext): void {
  const { boons } = state;
  state.leadWait -= dt;
  if (state.leadWait <= 0) {
    state.leadWait += LEAD_EVERY * power(0.86, levelOf(boons, 'rapid'));
    const twin = levelOf(boons, 'twin');
    for (let at = 0; at <= twin; at += 1) {
      throwSeed(state, state.x + (at - twin / 2) * 11, state.y - 14, -QUARTER, 0);
    }
    for (let at = 1; at <= levelOf(boons, 'fan'); at += 1) {
      throwSeed(state, state.x, state.y - 12, -QUARTER - at * 0.2, 0);
      throwSeed(state, state.x, state.y - 12, -QUARTER + at * 0.2, 0);
    }
    context.cue('shot');
  }
  let rank = 0;
  for (const bird of state.birds) {
    bird.wait -= dt;
    if (bird.role === 'guard') {
      bird.wait = Math.max(0, bird.wait);
      continue;
    }
    if (bird.wait <= 0) {
      bird.wait += BIRD_EVERY * power(0.9, levelOf(boons, 'rapid'));
      const slot = slotOf(rank);
      const [x, y] = [state.x + slot.x, state.y + slot.y - 8];
      throwSeed(state, x, y, levelOf(boons, 'seeker') > 0 ? towardsFoe(state, x, y) : -QUARTER, 1);
    }
    rank += 1;
  }
}

function throwSeed(state: State, x: number, y: number, angle: number, kind: number): void {
  const [vx, vy] = [cos(angle) * SEED_SPEED, sin(angle) * SEED_SPEED];
  addBullet(state.seeds, x, y, vx, vy, SEED_R, kind, MAX_SEEDS);
}

/** Toward the nearest foe ahead, turned by no more than a third of a right angle either way. */
function towardsFoe(state: State, x: number, y: number): number {
  let [best, nearest] = [-QUARTER, Infinity];
  for (const foe of state.foes) {
    if (foe.y > y - 30 || foe.y < 0) continue;
    const [dx, dy] = [foe.x - x, foe.y - y];
    const far = dx * dx + dy * dy;
    if (far >= nearest) continue;
    nearest = far;
    best = clamp(atan2(dy, dx), -QUARTER - 0.55, -QUARTER + 0.55);
  }
  return best;
}

/** What one seed does. */
export function seedPower(state: State): number {
  return 1 + 0.3 * levelOf(state.boons, 'heavy') + 0.14 * state.purse.levels.beak;
}
