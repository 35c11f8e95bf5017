import type { StepContext } from '@playgrove/kit/contract';
import { recordEvent } from '@playgrove/kit/logic/missions';
import { earn } from '@playgrove/kit/logic/upgrades';
import { GATE, IN, OUT, SHORTCUTS } from './chunks.ts';
import { APART, ENTERED, lay, swap } from './course.ts';
import { MISSIONS, type Deed } from './goals.ts';
import {
  inLane,
  isHazard,
  meet,
  reaches,
  speedOf,
  thingsOf,
  touches,
  type Before,
  type Hazard,
  type Thing,
} from './layout.ts';
import {
  ALIGHTED,
  board,
  bounce,
  isTurning,
  JUMPED,
  LANDED,
  move,
  pressDown,
  pressUp,
  SLID,
  steer,
  turnInto,
} from './runner.ts';
import { LANE, metersOf, type Laid, type State } from './state.ts';

/** Ticks at the beginning in which nothing costs a carrot. */
export const LEARNING = 600;
/** Ticks in which nothing hurts: after a stumble, after a brush. */
const SPARED = 80;
const BRUSHED = 14;
/** Ticks from a swipe to what it avoided that are close, and very close. */
export const NEAR = 13;
export const WHISKER = 8;
const STREAK_TICKS = 420;
const MAX_STREAK = 5;
const CHAIN_TICKS = 40;
const POINTS = { coin: 2, near: 10, gate: 50, clean: 100 } as const;
const MAGNET = [0, 0.45, 0.95, 1.6] as const;

export type Act = 'left' | 'right' | 'up' | 'down';

/** A swipe, answered in the same tick. */
export function swipe(state: State, act: Act, context: StepContext): void {
  const { runner } = state;
  if (act === 'up') pressUp(runner);
  else if (act === 'down') pressDown(runner);
  else {
    const way = act === 'left' ? -1 : 1;
    const { fork } = state;
    if (fork?.state === 'open' && fork.side === way && runner.lane === way && runner.until === 0) {
      fork.state = 'taken';
      swap(state, fork);
      state.aside += way * APART;
      state.clean = true;
      state.shortcuts += 1;
      turnInto(runner, way, APART);
      context.cue('turn', where(state));
      tell(state, 'fork', 1, context);
    } else if (isTurning(runner)) steer(runner, way);
    else context.cue(steer(runner, way) ? 'shift' : 'edge', where(state), way);
  }
}

/** Where the runner is: meters across and up. */
export function where(state: State, up = 1): { x: number; y: number } {
  return { x: (state.aside + state.runner.x) * LANE, y: state.runner.y + up };
}

/** One tick of running. */
export function run(state: State, context: StepContext): void {
  state.tick += 1;
  lay(state, context.rng);
  const { runner } = state;
  const here = laidUnder(state);
  state.pace += (speedOf(here?.tier ?? 0) - state.pace) * 0.03;
  const was: Before = { z: runner.z, x: runner.x, y: runner.y, slide: runner.slide };
  const meters = metersOf(state);
  const events = move(runner, state.pace);
  if (events & JUMPED) context.cue('jump', where(state, 0));
  if (events & LANDED) context.cue('land', where(state, 0));
  if (events & ALIGHTED) context.cue('alight', where(state, 0));
  if (events & SLID) {
    context.cue('slide', where(state, 0));
    tell(state, 'slide', 1, context);
  }
  if (metersOf(state) > meters) tell(state, 'metre', metersOf(state), context);
  fade(state);
  passFork(state, context);
  if (here && !here.gone.includes(ENTERED)) {
    here.gone.push(ENTERED);
    enter(state, here, context);
  }
  things(state, was, context);
}

export function laidUnder({ way, runner }: State): Laid | undefined {
  return way.find(({ at, length }) => runner.z >= at && runner.z < at + length);
}

function fade(state: State): void {
  if (state.spared > 0) state.spared -= 1;
  state.munch += 1;
  if (state.streakLeft > 0) {
    state.streakLeft -= 1;
    if (state.streakLeft === 0) state.streak = 0;
  }
}

function passFork(state: State, context: StepContext): void {
  const { fork, runner } = state;
  if (fork?.state === 'ahead' && runner.z >= fork.zone) {
    fork.state = 'open';
    context.cue('fork', where(state), fork.side);
  } else if (fork?.state === 'open' && runner.z >= fork.mouth) fork.state = 'left';
}

/** The runner has come to a chunk's beginning. */
function enter(state: State, { chunk }: Laid, context: StepContext): void {
  if (chunk === GATE) {
    state.gates += 1;
    context.cue('gate', where(state, 3), score(state, POINTS.gate));
    tell(state, 'gate', 1, context);
  } else if (chunk === OUT && state.clean) {
    state.clean = false;
    context.cue('clean', where(state, 2.4), score(state, POINTS.clean));
    tell(state, 'clean', 1, context);
  }
}

function score(state: State, points: number): number {
  state.bonus += points;
  return points;
}

/** Whether a chunk belongs to a shortcut. */
export function isShortcut(chunk: number): boolean {
  return (chunk >= IN && chunk < IN + SHORTCUTS) || chunk === OUT;
}

function things(state: State, was: Before, context: StepContext): void {
  const { runner } = state;
  const reach = MAGNET[state.career.purse.levels.magnet] ?? 0;
  let near = 99;
  for (const laid of state.way) {
    if (laid.at > runner.z + 4) break;
    if (laid.at + laid.length < runner.z - 4) continue;
    const list = thingsOf(laid.chunk, laid.tier);
    for (let index = 0; index < list.length; index += 1) {
      const thing = list[index];
      if (!thing) continue;
      const at = laid.at + thing.z;
      if (at > runner.z + 4) break;
      if (at < runner.z - 4 || laid.gone.includes(index)) continue;
      if (thing.kind === 'coin' || thing.kind === 'carrot') {
        if (!isTurning(runner) && touches(runner, thing, at, reach)) {
          laid.gone.push(index);
          take(state, thing, laid, context);
        }
        continue;
      }
      if (isTurning(runner)) continue;
      if (isHazard(thing.kind) && reaches(runner, was, thing, at)) {
        near = Math.min(near, lateness(state, thing));
      }
      answer(state, was, laid, index, thing, at, context);
      if (state.phase === 'end') return;
    }
  }
  if (near <= NEAR && state.spared === 0) missed(state, near, context);
}

/** Ticks since the swipe that keeps this thing from being hit; 99 if it was not needed. */
function lateness({ runner }: State, { kind, lane }: Thing): number {
  const { age, leftLane, leftAt, upAt, downAt } = runner;
  if (runner.until > 0) return 99;
  if (!inLane(runner.x, lane)) return leftLane === lane && runner.lane !== lane ? age - leftAt : 99;
  if (kind === 'sacks' && !runner.ground) return age - upAt;
  if (kind === 'line' && runner.slide > 0) return age - downAt;
  return 99;
}

/** A near miss bursts coins: the later the swipe, the more. */
function missed(state: State, ticks: number, context: StepContext): void {
  const close = ticks <= WHISKER;
  state.streak += 1;
  state.streakLeft = STREAK_TICKS;
  state.nears += 1;
  const coins = (close ? 4 : 2) + state.career.purse.levels.burst;
  state.coins += coins;
  const times = Math.min(MAX_STREAK, state.streak);
  context.cue(close ? 'whisker' : 'near', where(state, 1.4), score(state, POINTS.near * times));
  context.cue('burst', where(state), coins);
  tell(state, 'near', 1, context);
  if (close) tell(state, 'whisker', 1, context);
  tell(state, 'streak', state.streak, context);
}

function answer(
  state: State,
  was: Before,
  laid: Laid,
  index: number,
  thing: Thing,
  at: number,
  context: StepContext,
): void {
  const { runner } = state;
  const meeting = meet(runner, was, thing, at);
  if (meeting === 'none') return;
  if (meeting === 'bounce') {
    bounce(runner);
    context.cue('bounce', where(state, 0));
    tell(state, 'bounce', 1, context);
  } else if (meeting === 'board') {
    laid.gone.push(index);
    board(runner, laid.at + thing.until);
    context.cue('ride', where(state, 0));
    tell(state, 'ride', 1, context);
  } else if (state.spared > 0) return;
  else if (meeting === 'side') brush(state, context);
  else if (isHazard(thing.kind)) hit(state, laid, index, thing.kind, context);
}

/** Shoulder against a stall: back into the lane it came from, and the streak is over. */
function brush(state: State, context: StepContext): void {
  const { runner } = state;
  const back = runner.lane > runner.leftLane ? -1 : 1;
  steer(runner, back);
  runner.leftAt = -99;
  state.spared = BRUSHED;
  state.streak = 0;
  state.clean = false;
  context.cue('brush', where(state));
}

function hit(state: State, laid: Laid, index: number, kind: Hazard, context: StepContext): void {
  const { runner } = state;
  const last = state.tick >= LEARNING && state.carrots === 1;
  // What ends the run stays, to be seen.
  if (!last) smash(laid, index);
  state.spared = SPARED;
  state.streak = 0;
  state.clean = false;
  context.cue(`hit.${kind}`, where(state));
  if (state.tick < LEARNING) {
    context.cue('saved', where(state, 2));
    return;
  }
  state.carrots -= 1;
  state.munch = 0;
  if (state.carrots > 0) {
    context.cue('munch', where(state, 2));
    return;
  }
  state.phase = 'end';
  const lane = thingsOf(laid.chunk, laid.tier)[index]?.lane ?? runner.lane;
  state.end = { reason: kind, x: (state.aside + lane) * LANE, y: kind === 'line' ? 1.6 : 1 };
  context.cue('caught', where(state));
}

/** Breaks a thing; a stall breaks with all that is built onto it. */
function smash(laid: Laid, index: number): void {
  const list = thingsOf(laid.chunk, laid.tier);
  const first = list[index];
  if (!first) return;
  laid.gone.push(index);
  if (first.kind !== 'stall') return;
  let end = first.z + first.half;
  list.forEach(({ kind, lane, z, half }, at) => {
    if (kind !== 'stall' || lane !== first.lane || z <= first.z || z - half > end + 0.1) return;
    end = z + half;
    laid.gone.push(at);
  });
}

function take(state: State, thing: Thing, laid: Laid, context: StepContext): void {
  if (thing.kind === 'carrot') {
    if (state.carrots < carrotsOf(state)) {
      state.carrots += 1;
      context.cue('carrot', where(state));
    } else context.cue('treat', where(state), score(state, POINTS.near));
    return;
  }
  const worth = isShortcut(laid.chunk) ? 2 : 1;
  state.chain = state.tick - state.chainAt < CHAIN_TICKS ? state.chain + 1 : 0;
  state.chainAt = state.tick;
  state.coins += worth;
  score(state, POINTS.coin * worth);
  const x = (state.aside + thing.lane) * LANE;
  context.cue('coin', { x, y: thing.y }, Math.min(16, state.chain));
  tell(state, 'coin', worth, context);
}

export function carrotsOf({ career }: Pick<State, 'career'>): number {
  return 3 + career.purse.levels.basket;
}

/** Counts a deed toward the missions; a finished one pays. */
function tell(state: State, deed: Deed, amount: number, context: StepContext): void {
  const { board: missions, purse } = state.career;
  const recorded = recordEvent(MISSIONS, missions, deed, amount);
  if (recorded.board === missions) return;
  state.career = { ...state.career, board: recorded.board };
  if (recorded.done.length === 0) return;
  const pay = recorded.done.reduce((sum, { reward }) => sum + reward, 0);
  state.career = { ...state.career, purse: earn(purse, pay) };
  // The first run has one goal, and it is no mission.
  if (state.career.runs > 0) context.cue('mission', where(state, 3), pay);
}
