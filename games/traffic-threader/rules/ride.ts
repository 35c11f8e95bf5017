import type { Rng, StepContext } from '@playgrove/kit/contract';
import { bubblesOf, doneOf, isMarked, leftOf, missionOf, recipeAt } from './levels.ts';
import { drive, touches } from './traffic.ts';
import {
  BODIES,
  CALM,
  CHAIN_BUBBLE,
  CHAIN_TICKS,
  EDGE,
  FAST,
  GRACE,
  HAIR,
  HOP,
  LOW,
  metersOf,
  NEAR,
  SCOOTER,
  SIDE,
  SIDE_GAIN,
  STALL,
  START,
  STEERED,
  THREAD,
  TIGHT,
  type Kind,
  type State,
  type Vehicle,
} from './types.ts';

type Cue = StepContext['cue'];

/** Speed that the widest and the closest pass give, and a thread on top. */
const BOOST: readonly [number, number] = [1200, 4200];
const THREAD_BOOST = 1800;
/** Points of the widest and the closest pass. */
const POINTS: readonly [number, number] = [4, 20];
/** Passes of a chain after which each one counts once more, and how often at most. */
const CLIMB = 4;
const MAX_TIMES = 5;
/** What the air takes of the speed above `START` in a tick, as a divisor. */
const AIR = 700;
const BUMPED = 27_000;
const KNOCK = 130;

/** How often a pass counts in a chain. */
export const timesOf = (chain: number): number =>
  Math.min(MAX_TIMES, 1 + Math.floor(Math.max(0, chain - 1) / CLIMB));

/** One tick: the scooter leans, traffic drives, speed fades. */
export function ride(state: State, cue: Cue, rng: Rng): void {
  state.clock += 1;
  state.idle += 1;
  steer(state);
  drive(state, rng);
  const before = state.z;
  state.z += Math.floor(state.speed / 100);
  if (state.hop > 0) state.hop -= 1;
  for (const car of state.cars) meet(state, car, cue);
  tire(state, cue);
  fade(state, cue);
  if (Math.floor(before / 100_000) !== Math.floor(state.z / 100_000)) cue('mark');
  finish(state, cue);
}

function steer(state: State): void {
  const most = Math.round(Math.max(-SIDE, Math.min(SIDE, state.lag * 0.3)));
  const wish = most === 0 ? state.lag : most;
  state.aside += Math.max(-SIDE_GAIN, Math.min(SIDE_GAIN, wish - state.aside));
  // It never leans past where it was sent.
  if (state.aside * state.lag > 0 && Math.abs(state.aside) > Math.abs(state.lag))
    state.aside = state.lag;
  const to = Math.max(-EDGE, Math.min(EDGE, state.x + state.aside));
  state.lag -= to - state.x;
  state.x = to;
}

function meet(state: State, car: Vehicle, cue: Cue): void {
  const dz = car.z - state.z;
  if (dz > 6000) return;
  const dx = car.x - state.x;
  if (state.hop === 0 && touches(car.kind, dx, dz)) bump(state, car, cue);
  if (car.passed || dz > 0) return;
  car.passed = true;
  const gap = Math.max(0, Math.abs(dx) - BODIES[car.kind].half - SCOOTER.half);
  if (gap <= NEAR && state.hop === 0 && state.idle < STEERED)
    pass(state, car.kind, Math.sign(dx), gap, cue);
}

/** A close pass: the closer, the more speed and points. */
function pass(state: State, kind: Kind, side: number, gap: number, cue: Cue): void {
  const close = 1 - gap / NEAR;
  const threaded = state.since <= THREAD && state.side === -side;
  state.nears += 1;
  if (isMarked(state.params, kind, gap)) state.marked += 1;
  state.chain += 1;
  state.longest = Math.max(state.longest, state.chain);
  const boost = BOOST[0] + (BOOST[1] - BOOST[0]) * close + (threaded ? THREAD_BOOST : 0);
  state.speed = Math.min(FAST, state.speed + Math.round(boost));
  state.top = Math.max(state.top, state.speed);
  const base = Math.round(POINTS[0] + (POINTS[1] - POINTS[0]) * close) * (threaded ? 2 : 1);
  const points = base * timesOf(state.chain);
  state.points += points;
  const at = { x: state.x, y: side };
  cue('note', at, state.chain);
  if (threaded) {
    state.threads += 1;
    cue('thread', at, points);
  } else cue(gap < HAIR ? 'hair' : gap < TIGHT ? 'tight' : 'near', at, points);
  // A thread uses both of its passes up.
  state.side = threaded ? 0 : side;
  state.since = 0;
  if (state.chain % CHAIN_BUBBLE !== 0 || state.bubbles >= bubblesOf(state.params)) return;
  state.bubbles += 1;
  cue('bubble', { x: state.x, y: 0 });
}

/** A bumper, not a crash: one bubble pops, and the scooter hops on. */
function bump(state: State, car: Vehicle, cue: Cue): void {
  const side = state.x === car.x ? (state.x > 0 ? -1 : 1) : Math.sign(state.x - car.x);
  // The first ten seconds never end a ride.
  if (state.bubbles > 1 || state.clock > GRACE) state.bubbles -= 1;
  state.bumps += 1;
  state.chain = 0;
  state.hop = HOP;
  state.speed = Math.max(BUMPED, Math.round(state.speed * 0.62));
  state.aside = side * KNOCK;
  state.lag = Math.max(-EDGE, Math.min(EDGE, state.x + side * KNOCK * 5)) - state.x;
  car.passed = true;
  cue(state.bubbles > 0 ? 'bump' : 'last', { x: state.x, y: 0 }, state.bubbles);
}

function tire(state: State, cue: Cue): void {
  state.since += 1;
  if (state.chain === 0 || state.since <= CHAIN_TICKS) return;
  if (state.chain >= CLIMB) cue('unchain', { x: state.x, y: 0 });
  state.chain = 0;
}

function fade(state: State, cue: Cue): void {
  const { fade: loss } = recipeAt(state.params, metersOf(state));
  const air = Math.max(0, state.speed - START) / AIR;
  const least = state.clock < GRACE ? CALM : 0;
  const was = state.speed;
  state.speed = Math.max(Math.min(was, least), Math.round(was - loss - air));
  if (was >= LOW && state.speed < LOW) cue('low', { x: state.x, y: 0 });
}

function finish(state: State, cue: Cue): void {
  const mission = missionOf(state.params);
  if (mission && !state.done && mission.count > 0 && doneOf(state, mission) >= mission.count) {
    state.done = true;
    cue('goal', { x: state.x, y: 0 });
  }
  if (state.bubbles <= 0) end(state, 'bumps');
  else if (state.speed < STALL) {
    end(state, 'stall');
    cue('stall', { x: state.x, y: 0 });
  } else if (leftOf(state) === 0) {
    const won = state.done || mission?.count === 0;
    end(state, won ? 'gate' : 'short');
    cue(won ? 'gate' : 'short', { x: state.x, y: 0 });
  }
}

function end(state: State, cause: State['cause']): void {
  state.phase = 'over';
  state.cause = cause;
}
