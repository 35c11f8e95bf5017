import { createBuckets, fillBuckets, removeBullet, touching } from './bullets/index.ts';
import type { StepContext } from '@playgrove/kit/contract';
import { clamp, FIELD, HEART, HZ, NEAR, WIDTH, wordsAt } from './field.ts';
import { flockSize, GUARD_R, GUARD_REST, guardAt, guardsOf, heartOf, seedPower } from './flock.ts';
import { factsOf, isBoss, isCage } from './foes.ts';
import type { Foe, State } from './types.ts';

/** For the first ten seconds a hit only ruffles feathers. */
export const SPARED = 10 * HZ;
const SAFE = 105;
/** A hit blows bullets away this far around, so that none is followed by a second. */
const RELIEF = 120;
/** Near misses that make a gust. */
export const SONG = 24;
export const MAX_GUSTS = 5;
export const GUST_TICKS = 34;
const GUST_HARM = 14;

// Computed again each tick: no part of the state.
const grid = createBuckets(FIELD, 48);
const found: number[] = [];
const doomed: number[] = [];

/** Seeds that meet foes. */
export function pepper(state: State, context: StepContext): void {
  const { seeds, foes } = state;
  if (seeds.count === 0) return;
  fillBuckets(grid, seeds);
  const pierce = state.boons.pierce ?? 0;
  const power = seedPower(state);
  doomed.length = 0;
  for (const foe of foes) {
    if (foe.y < -10) continue;
    const { r } = factsOf(foe.kind);
    const count = touching(grid, seeds, foe.x, foe.y, r, found);
    for (let item = 0; item < count && foe.hp > 0; item += 1) {
      const at = found[item] as number;
      if (doomed.includes(at)) continue;
      foe.hp -= power;
      foe.lit = 4;
      const through = (seeds.mark[at] as number) < pierce && !isBoss(foe.kind);
      if (through) {
        seeds.mark[at] = (seeds.mark[at] as number) + 1;
        seeds.y[at] = foe.y - r - 6;
      } else doomed.push(at);
    }
    if (count > 0 && isBoss(foe.kind) && state.tick % 8 === 0)
      context.cue('clank', { x: foe.x, y: foe.y + r * 0.6 });
  }
  doomed.sort((a, b) => b - a);
  for (const at of doomed) removeBullet(seeds, at);
}

/** Enemy bullets that meet guards, pass near or hit. */
export function weather(state: State, context: StepContext): void {
  const { bullets } = state;
  fillBuckets(grid, bullets);
  doomed.length = 0;
  const guards = guardsOf(state);
  for (const [index, guard] of guards.entries()) {
    if (guard.wait > 0) continue;
    const at = guardAt(state, index, guards.length);
    if (touching(grid, bullets, at.x, at.y, GUARD_R, found) === 0) continue;
    doomed.push(found[0] as number);
    guard.wait = GUARD_REST;
    context.cue('block', at);
  }
  const near = touching(grid, bullets, state.x, state.y, NEAR, found);
  let struck = -1;
  for (let item = 0; item < near; item += 1) {
    const at = found[item] as number;
    if (doomed.includes(at)) continue;
    const [dx, dy] = [(bullets.x[at] as number) - state.x, (bullets.y[at] as number) - state.y];
    const reach = heartOf(state) + (bullets.r[at] as number) * 0.85;
    if (dx * dx + dy * dy < reach * reach) struck = at;
    else if (bullets.mark[at] === 0 && state.safe <= 0) graze(state, at, context);
  }
  doomed.sort((a, b) => b - a);
  for (const at of doomed) removeBullet(bullets, at);
  if (struck >= 0 && state.safe <= 0) blow(state, state.x, state.y, context);
}

function graze(state: State, at: number, context: StepContext): void {
  const { bullets } = state;
  bullets.mark[at] = 1;
  state.grazes += 1;
  state.song += 1;
  state.score += 2 * flockSize(state);
  const where = {
    x: (state.x + (bullets.x[at] as number)) / 2,
    y: (state.y + (bullets.y[at] as number)) / 2,
  };
  context.cue('graze', where, Math.ceil(state.song / 3));
  if (state.song < SONG) return;
  state.song = 0;
  if (state.gusts < MAX_GUSTS) {
    state.gusts += 1;
    context.cue('song', wordsAt(state.x, state.y - 46));
  } else state.score += 50;
}

/** Foes that fly into the leader. */
export function bump(state: State, context: StepContext): void {
  if (state.safe > 0) return;
  for (const foe of state.foes) {
    if (isCage(foe.kind)) continue;
    const reach = factsOf(foe.kind).r * 0.7 + HEART;
    const [dx, dy] = [foe.x - state.x, foe.y - state.y];
    if (dx * dx + dy * dy >= reach * reach) continue;
    foe.hp -= 6;
    foe.lit = 4;
    blow(state, foe.x, foe.y, context);
    return;
  }
}

/** The leader is hit: a bird of the flock is lost in its place. */
function blow(state: State, x: number, y: number, context: StepContext): void {
  state.blowX = x;
  state.blowY = y;
  clearAround(state, RELIEF);
  if (state.clock < SPARED) {
    state.safe = 60;
    context.cue('spared', { x, y });
    context.cue('say.spared', wordsAt(x, y - 30));
    return;
  }
  state.lost += 1;
  state.safe = SAFE;
  const last = state.birds.findLastIndex(({ role }) => role === 'seed');
  if (state.birds.length > 0) {
    state.birds.splice(last >= 0 ? last : state.birds.length - 1, 1);
    context.cue('hurt', { x: state.x, y: state.y }, flockSize(state));
    const alone = state.birds.length === 0;
    context.cue(alone ? 'alone' : 'say.hurt', wordsAt(state.x, state.y - 46));
    return;
  }
  state.phase = 'over';
  state.end = 'scattered';
  context.cue('scattered', { x: state.x, y: state.y });
}

function clearAround(state: State, r: number): void {
  const { bullets } = state;
  for (let at = bullets.count - 1; at >= 0; at -= 1) {
    const [dx, dy] = [(bullets.x[at] as number) - state.x, (bullets.y[at] as number) - state.y];
    if (dx * dx + dy * dy < r * r) removeBullet(bullets, at);
  }
}

/** The whole flock wheels at once: bullets turn to points, every foe is shaken. */
export function gust(state: State, context: StepContext): void {
  state.gusts -= 1;
  state.blowing = GUST_TICKS;
  state.safe = Math.max(state.safe, 70);
  state.score += state.bullets.count * 2;
  state.bullets.count = 0;
  for (const foe of state.foes) {
    if (isCage(foe.kind)) continue;
    foe.hp -= GUST_HARM;
    foe.lit = 6;
  }
  context.cue('gust', { x: state.x, y: state.y });
}

/** Clears away who has no strength left, and leaves what they carried. */
export function fell(state: State, context: StepContext): void {
  for (let at = state.foes.length - 1; at >= 0; at -= 1) {
    const foe = state.foes[at] as Foe;
    if (foe.hp > 0) continue;
    const facts = factsOf(foe.kind);
    state.foes.splice(at, 1);
    state.score += facts.worth * flockSize(state);
    const where = { x: foe.x, y: foe.y };
    if (isCage(foe.kind)) {
      const kind = foe.kind === 'balloon' ? 'bird' : 'guard';
      state.drops.push({ kind, id: state.nextId, x: foe.x, y: foe.y, vx: 0, vy: 0.9 });
      state.nextId += 1;
      context.cue('opened', where);
      continue;
    }
    scatterGrains(state, foe, facts.grains);
    if (isBoss(foe.kind)) {
      state.bullets.count = 0;
      context.cue('bossdown', where);
      context.cue('say.bossdown', wordsAt(where.x, where.y), facts.worth * flockSize(state));
    } else {
      context.cue(facts.hp >= 16 ? 'crash' : 'down', where, facts.worth * flockSize(state));
    }
  }
}

function scatterGrains(state: State, foe: Foe, many: number): void {
  const count = Math.min(many, isBoss(foe.kind) ? 14 : 4);
  for (let at = 0; at < count; at += 1) {
    const part = count === 1 ? 0 : at / (count - 1) - 0.5;
    const x = clamp(foe.x + part * 50, 12, WIDTH - 12);
    state.drops.push({ kind: 'grain', id: state.nextId, x, y: foe.y, vx: part * 1.6, vy: -1.6 });
    state.nextId += 1;
  }
}
