import type { StepContext } from '@playgrove/kit/contract';
import { belowOf, floorOf, tileAt, wrap } from './floors.ts';
import { floorsOf } from './levels.ts';
import {
  BOUNCE,
  CHARGE,
  FALL,
  FASTEST,
  HOP,
  PULL,
  SIZES,
  SIZZLE,
  STORY,
  type State,
} from './types.ts';

type Cue = StepContext['cue'];

/** Points of the first gap of a fall; the second gives twice as much. */
export const POINTS = 10;
const SMASH = 50;
const CLOSE = 5;
/** As near as this to heat is a close call. */
const NEAR = 90;

export const isCharged = ({ chain }: Pick<State, 'chain'>): boolean => chain >= CHARGE;

/** One tick: the tower turns, the droplet falls. */
export function fall(state: State, cue: Cue): void {
  state.clock += 1;
  const turn = Math.max(-FASTEST, Math.min(FASTEST, state.lag));
  state.angle = wrap(state.angle + turn);
  state.lag -= turn;
  state.speed = Math.max(-FALL, state.speed - PULL);
  state.high += state.speed;
  if (state.high > 0) return;
  const tile = state.broken.includes(state.floor)
    ? 'gap'
    : tileAt(floorOf(state, state.floor), belowOf(state), state.clock);
  if (tile === 'gap') pass(state, cue);
  else if (isCharged(state)) smash(state, cue);
  else if (tile === 'hot') boil(state, cue);
  else bounce(state, cue);
}

const here = ({ floor }: State) => ({ x: 0, y: floor });

function pass(state: State, cue: Cue): void {
  const at = here(state);
  state.floor += 1;
  state.high += STORY;
  state.chain += 1;
  state.score += POINTS * state.chain;
  cue('pass', at, state.chain);
  if (state.chain === CHARGE) cue('charge', at);
  state.broken = state.broken.filter((floor) => floor >= state.floor - 3);
  if (state.floor < floorsOf(state.params)) return;
  state.phase = 'over';
  state.cause = 'sea';
  cue('sea', here(state));
}

/** A charged droplet breaks the floor, hot or not, and catches its spray. */
function smash(state: State, cue: Cue): void {
  state.broken.push(state.floor);
  state.smashes += 1;
  state.chain = 0;
  state.score += SMASH;
  rebound(state, HOP);
  cue('smash', here(state), SMASH);
  if (state.size === SIZES) return;
  state.size += 1;
  cue('grow', here(state));
}

function boil(state: State, cue: Cue): void {
  state.size -= 1;
  state.chain = 0;
  rebound(state, SIZZLE);
  cue(state.size === 0 ? 'gone' : 'sizzle', here(state), state.size);
  if (state.size > 0) return;
  state.phase = 'over';
  state.cause = 'hot';
}

function bounce(state: State, cue: Cue): void {
  const floor = floorOf(state, state.floor);
  const isNear = [-NEAR, NEAR].some(
    (off) => tileAt(floor, belowOf(state) + off, state.clock) === 'hot',
  );
  // Once a fall: who bounces beside heat again takes no risk.
  const fell = state.chain > 0;
  state.chain = 0;
  rebound(state, BOUNCE);
  cue('bounce', here(state));
  if (!isNear || !fell) return;
  state.score += CLOSE;
  cue('close', here(state), CLOSE);
}

function rebound(state: State, speed: number): void {
  state.high = 0;
  state.speed = speed;
}
