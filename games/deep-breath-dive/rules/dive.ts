import type { Point, StepContext } from '@playgrove/kit/contract';
import { recordEvent } from '@playgrove/kit/logic/missions';
import { sin } from '@playgrove/kit/core';
import { MISSIONS, type Deed } from './goals.ts';
import { FLOOR, fillSea, HALF, LOOT, ZONES, zoneAt, type Beast, type Creature } from './sea.ts';
import type { State } from './state.ts';

export const HZ = 60;
export const DIVES = 3;
/** Seconds of breath without lungs bought, and what each level adds. */
const BREATH = 21;
const LUNG = 3.4;
/** Meters a second, down and up; each level of fins adds this part. */
const SINK = 4.6;
const RISE = 3.9;
const FIN = 0.16;
/** Each weight slows the way up by this part, down to the least. */
const HEAVY = 0.035;
const SLOWEST = 0.55;
const SWIM = 4.2;
/** At this depth breath is used twice as fast. Meters. */
const PRESSURE = 85;
/** Seconds: what a sting costs, what a vent gives, how long nothing stings again. */
const STING = 3.2;
const BUBBLES = 3.5;
const SPARED = 1.6;
/** Meters: how far an arm reaches, and its levels add. */
const ARM = 0.72;
const LONGER = 0.24;
const VENT = 0.95;
const BODY = 0.42;
/** Shallower than this a dive has not begun. */
const SHALLOW = 2.2;
export const RESCUE = 105;
/** Air left on coming up that counts as close, seconds. */
export const CLOSE = 2.5;
/** What a blackout leaves, before the depth multiplies it. */
export const PEARL = 4;
const CHAIN = 1.5 * HZ;

export const SIZES: Readonly<Record<Beast, number>> = {
  jelly: 0.5,
  puffer: 0.5,
  eel: 0.42,
  angler: 0.62,
};

export function fullChest(state: { readonly career: State['career'] }): number {
  return Math.round((BREATH + LUNG * state.career.purse.levels.lungs) * HZ);
}

/** Meters a second at which the diver rises with what is in the bag. */
export function riseSpeed({ career, weight }: Pick<State, 'career' | 'weight'>): number {
  return RISE * (1 + FIN * career.purse.levels.fins) * Math.max(SLOWEST, 1 - HEAVY * weight);
}

export function sinkSpeed({ career }: Pick<State, 'career'>): number {
  return SINK * (1 + FIN * career.purse.levels.fins);
}

export function armOf({ career }: Pick<State, 'career'>): number {
  return ARM + LONGER * career.purse.levels.reach;
}

/** Breath used in a tick at this depth. */
export const drain = (depth: number): number => 1 + depth / PRESSURE;

/** Ticks of breath that the way up takes from here. */
export function breathHome(state: State): number {
  const speed = riseSpeed(state) / HZ;
  const ticks = state.y / speed;
  return ticks * drain(state.y / 2) + 10;
}

/** The deepest zone of this dive multiplies the bag. */
export function timesOf(state: State): number {
  return ZONES[zoneAt(state.deepest)]?.times ?? 1;
}

export function placeOf(creature: Creature, tick: number): { x: number; y: number } {
  const turn = ((tick + creature.phase) / creature.round) * Math.PI * 2;
  const across = creature.beast === 'puffer' ? 0 : sin(turn) * creature.reach;
  const along =
    creature.beast === 'jelly'
      ? sin(turn * 2) * 0.35
      : creature.beast === 'puffer'
        ? sin(turn) * 0.9
        : 0;
  return { x: creature.x + across, y: creature.y + along };
}

/** How large it is now: puffers swell. */
export function sizeOf(creature: Creature, tick: number): number {
  if (creature.beast !== 'puffer') return SIZES[creature.beast];
  const turn = ((tick + creature.phase) / creature.round) * Math.PI * 2;
  return SIZES.puffer * (1 + 0.55 * Math.max(0, sin(turn * 1.5)));
}

export function deed(state: State, what: Deed, amount: number, context: StepContext): void {
  const recorded = recordEvent(MISSIONS, state.career.board, what, amount);
  state.career = { ...state.career, board: recorded.board };
  for (const { reward } of recorded.done) {
    state.rewards += reward;
    context.cue('mission', { x: state.x, y: state.y }, reward);
  }
}

/** Off the boat. */
export function plunge(state: State, context: StepContext): void {
  state.phase = 'dive';
  state.since = 0;
  state.y = 0.2;
  state.vy = 0.03;
  state.down = true;
  context.cue('plunge', { x: state.x, y: 0 });
}

/** A new breath and another piece of sea. */
export function board(state: State, context: StepContext): void {
  state.dive += 1;
  state.phase = 'boat';
  state.since = 0;
  state.full = fullChest(state);
  state.air = state.full;
  state.sea = fillSea(context.rng);
  state.taken = [];
  state.met = [];
  state.near = [];
  state.bag = 0;
  state.pieces = 0;
  state.weight = 0;
  state.deepest = 0;
  state.stung = false;
  state.chain = 0;
  state.chainLeft = 0;
  state.spared = 0;
  state.down = false;
  Object.assign(state, { x: 0, y: 0, vx: 0, vy: 0, aim: 0 });
}

export function swim(state: State, context: StepContext): void {
  move(state);
  breathe(state, context);
  if (state.phase !== 'dive') return;
  gather(state, context);
  meet(state, context);
  deeper(state, context);
  if (state.y <= 0 && state.vy < 0) surface(state, context);
}

function move(state: State): void {
  const want = state.down ? sinkSpeed(state) / HZ : -riseSpeed(state) / HZ;
  state.vy += (want - state.vy) * 0.075;
  state.y = Math.min(FLOOR, state.y + state.vy);
  const gap = state.aim - state.x;
  const swimmingTo = Math.max(-SWIM / HZ, Math.min(SWIM / HZ, gap * 0.12));
  state.vx += (swimmingTo - state.vx) * 0.2;
  state.x = Math.max(-HALF + 0.4, Math.min(HALF - 0.4, state.x + state.vx));
  if (state.spared > 0) state.spared -= 1;
  if (state.chainLeft > 0) {
    state.chainLeft -= 1;
    if (state.chainLeft === 0) state.chain = 0;
  }
}

function breathe(state: State, context: StepContext): void {
  state.air = Math.max(0, state.air - drain(Math.max(0, state.y)));
  const at = { x: state.x, y: state.y };
  const part = state.air / state.full;
  state.beat -= 1;
  if (state.beat <= 0) {
    // From one a second to more than two.
    state.beat = Math.round(HZ * (0.42 + 0.62 * part));
    if (part < 0.6)
      context.cue(part < 0.25 ? 'beat.fast' : 'beat', at, Math.round((1 - part) * 10));
  }
  if (state.air > 0) return;
  context.cue('blackout', at, state.bag);
  state.phase = 'rescue';
  state.since = 0;
  state.down = false;
}

/** The square of how far two places are apart, meters. */
function apart(a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return dx * dx + dy * dy;
}

function gather(state: State, context: StepContext): void {
  const arm = armOf(state);
  for (const { id, kind, x, y } of state.sea.things) {
    // They lie one below the other.
    if (y - state.y > arm) break;
    if (state.y - y > arm || state.taken.includes(id)) continue;
    const far = kind === 'bell' ? arm + 0.9 : arm;
    if (apart(state, { x, y }) > far * far) continue;
    state.taken.push(id);
    state.chain = state.chainLeft > 0 ? Math.min(12, state.chain + 1) : 1;
    state.chainLeft = CHAIN;
    state.bag += LOOT[kind].worth;
    state.weight += LOOT[kind].weight;
    state.pieces += 1;
    context.cue(LOOT[kind].weight > 0 ? 'loot.big' : 'loot', { x, y }, state.chain);
    context.cue(`got.${kind}`, { x, y }, LOOT[kind].worth);
    deed(state, 'loot', 1, context);
    if (kind === 'pearl' || kind === 'chest' || kind === 'crown' || kind === 'bell')
      deed(state, kind, 1, context);
  }
  for (const { id, x, y } of state.sea.vents) {
    if (state.taken.includes(id) || apart(state, { x, y }) > VENT * VENT) continue;
    state.taken.push(id);
    state.air = Math.min(state.full, state.air + BUBBLES * HZ);
    context.cue('bubbles', { x, y }, BUBBLES);
    deed(state, 'vent', 1, context);
  }
}

/**
 * Touching costs breath. A close pass counts once the creature is behind: before that it may still
 * sting.
 */
function meet(state: State, context: StepContext): void {
  for (const creature of state.sea.creatures) {
    const { id } = creature;
    if (Math.abs(creature.y - state.y) > 2.4) continue;
    const at = placeOf(creature, state.tick);
    const far = apart(state, at);
    const touch = sizeOf(creature, state.tick) * 0.8 + BODY;
    if (far < touch * touch) {
      leave(state, id);
      if (state.spared > 0 || state.met.includes(id)) continue;
      state.met.push(id);
      state.spared = SPARED * HZ;
      state.stung = true;
      const softer = 1 - 0.22 * state.career.purse.levels.suit;
      state.air = Math.max(1, state.air - STING * HZ * softer);
      state.vx = (state.x > at.x ? 1 : -1) * 0.12;
      context.cue(`sting.${creature.beast}`, at);
    } else if (far < (touch + 0.45) * (touch + 0.45)) {
      const known = [...state.met, ...state.near];
      if (state.spared > 0 || known.includes(id) || known.includes(-id)) continue;
      state.near.push(id);
    } else if (state.near.includes(id)) {
      leave(state, id);
      if (state.spared > 0) continue;
      state.met.push(-id);
      context.cue('brush', at);
      deed(state, 'brush', 1, context);
    }
  }
}

function leave(state: State, id: number): void {
  state.near = state.near.filter((one) => one !== id);
}

function deeper(state: State, context: StepContext): void {
  const before = zoneAt(state.deepest);
  if (state.y <= state.deepest) return;
  state.deepest = state.y;
  const now = zoneAt(state.y);
  if (now === before) return;
  context.cue(`zone.${ZONES[now]?.id ?? ''}`, { x: state.x, y: state.y }, ZONES[now]?.times ?? 1);
}

/** Out of the water: what is in the bag is multiplied and safe. */
function surface(state: State, context: StepContext): void {
  state.y = 0;
  if (state.deepest < SHALLOW) {
    // Only bobbing: the dive has not begun.
    state.vy = 0;
    state.air = Math.min(state.full, state.air + 8);
    return;
  }
  const times = timesOf(state);
  const coins = state.bag * times;
  const air = state.air / HZ;
  state.coins += coins;
  const at = { x: state.x, y: 0 };
  state.ended.push({
    how: 'banked',
    coins,
    times,
    depth: Math.round(state.deepest),
    air: Math.round(air * 10) / 10,
  });
  context.cue('banked', at, coins);
  deed(state, 'surface', 1, context);
  deed(state, 'bank', coins, context);
  deed(state, 'depth', Math.floor(state.deepest), context);
  deed(state, 'heavy', state.weight, context);
  if (!state.stung && state.deepest >= 20) deed(state, 'clean', 1, context);
  if (air <= CLOSE && state.deepest >= 12) {
    context.cue('close', at, Math.round(air * 10) / 10);
    deed(state, 'close', 1, context);
  }
  state.career = {
    ...state.career,
    deepest: Math.max(state.career.deepest, Math.round(state.deepest)),
  };
  next(state, context);
}

/** After a blackout the rope pulls the diver up with one pearl. */
export function haul(state: State, context: StepContext): void {
  state.y -= state.y / Math.max(1, RESCUE - state.since);
  state.vy = -0.05;
  if (state.since < RESCUE) return;
  const times = timesOf(state);
  const coins = PEARL * times;
  state.coins += coins;
  state.ended.push({ how: 'blackout', coins, times, depth: Math.round(state.deepest), air: 0 });
  context.cue('pearl', { x: state.x, y: 0 }, coins);
  next(state, context);
}

function next(state: State, context: StepContext): void {
  if (state.dive < DIVES) {
    board(state, context);
    return;
  }
  state.phase = 'end';
  deed(state, 'run', state.coins, context);
}
