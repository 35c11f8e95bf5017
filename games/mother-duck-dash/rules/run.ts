import type { StepContext } from '@playgrove/kit/contract';
import { lay } from './course.ts';
import { alongStay, covering, rowAt, stayAt } from './lanes.ts';
import { tell } from './missions.ts';
import {
  COLUMNS,
  EDGE,
  FLUTTER,
  HALF,
  HEARTS,
  HOLD,
  HOP,
  isRail,
  LAG,
  MAX_DUCKLINGS,
  type Cause,
  type Duck,
  type Row,
  type State,
} from './types.ts';

/** Points of a new row, of the first duckling in a pond (the next one twice as many), of a close call. */
const ROW = 5;
const DUCK = 10;
const CLOSE = 10;
/** Rows a tick that the rain comes nearer, at first and at last, and its greatest distance. */
const RAIN = [0.0055, 0.0115] as const;
const RAIN_HARDEST = 160;
const DRY = 9;
/** The row at which it begins to rain, and rows that it falls back after it has caught her. */
const FIRST_RAIN = 5;
const BACK = 7;
/** Points for the longest line in one pond. */
const PARADE = 200;
/** Ticks before a train comes in which its bell rings, and how many rows away it is heard. */
export const BELL = 80;
const EARSHOT = 7;
/** Ducklings in a pond that bring a heart back, and that make a clean delivery. */
const HEART = 5;
const CLEAN = 3;
/** Ticks in which nothing costs a heart: players who are learning to hop hop into cars. */
export const GRACE = 600;
/** A car that comes this many ticks after the last duckling was close. */
const NARROW = 9;

export type Spot = { readonly x: number; readonly row: number; readonly part: number };

/** Where the mother is, or was. */
export const motherAt = (state: Pick<State, 'trail'>, clock: number): Spot =>
  alongStay(stayAt(state, clock), clock);

export const duckAt = (state: Pick<State, 'trail'>, duck: Duck, clock: number): Spot =>
  motherAt(state, Math.max(clock - duck.lag, duck.since));

/** Whether she may hop now. */
export const isIdle = ({ phase, trail, clock }: State): boolean =>
  phase === 'play' && clock >= (trail.at(-1)?.at ?? 0) + HOP;

export function pass(state: State, context: StepContext): void {
  state.clock += 1;
  if (state.phase === 'flutter') {
    state.wait -= 1;
    if (state.wait <= 0) settle(state, context);
    return;
  }
  const stay = stayAt(state, state.clock);
  const here = rowAt(state, stay.row);
  if (state.clock === stay.at + HOP && here) land(state, here, context);
  ringBells(state, context);
  moveRain(state, context);
  if (state.phase === 'play') watchMother(state, context);
  if (state.phase === 'play') watchLine(state, context);
  forget(state);
}

function land(state: State, here: Row, context: StepContext): void {
  const { x, row } = motherAt(state, state.clock);
  if (row > state.far) {
    state.far = row;
    state.score += ROW;
    tell(state, 'row', row, context);
    lay(state, context.rng);
  }
  if (here.kind === 'stream') {
    if (!covering(here, x, state.clock, HOLD)) lose(state, 'water', context);
    else {
      context.cue(here.speed === 0 ? 'pad' : 'log', { x, y: row });
      tell(state, 'log', 1, context);
    }
    return;
  }
  context.cue('step', { x, y: row });
  if (here.kind !== 'meadow') return;
  state.safe = { row, x };
  if (here.duck === x) join(state, here, context);
}

function join(state: State, here: Row, { cue }: StepContext): void {
  const { x, row } = state.safe;
  if (state.ducks.length >= MAX_DUCKLINGS) {
    cue('full', { x, y: row });
    return;
  }
  here.duck = -1;
  state.ducks.push({ lag: (state.ducks.at(-1)?.lag ?? 0) + LAG, since: state.clock });
  cue('join', { x, y: row }, state.ducks.length);
}

function moveRain(state: State, context: StepContext): void {
  if (state.far < FIRST_RAIN) return;
  const { row } = motherAt(state, state.clock);
  const part = Math.min(1, state.far / RAIN_HARDEST);
  state.rain = Math.max(state.rain + RAIN[0] + (RAIN[1] - RAIN[0]) * part, row - DRY);
  if (state.rain >= row) lose(state, 'rain', context);
}

/** Whether a train is about to cross the field, this many ticks from now. */
export function isTrainDue(row: Row, clock: number, ticks: number): boolean {
  const edge = row.speed > 0 ? 0 : COLUMNS - 1;
  return isRail(row) && covering(row, edge, clock + ticks, 1) !== undefined;
}

function ringBells(state: State, { cue }: StepContext): void {
  const { row } = motherAt(state, state.clock);
  for (let near = Math.ceil(row) - 1; near <= row + EARSHOT; near += 1) {
    const lane = rowAt(state, near);
    if (!lane || !isRail(lane)) continue;
    for (const [name, ticks] of [['bell', BELL] as const, ['train', 0] as const])
      if (isTrainDue(lane, state.clock, ticks) && !isTrainDue(lane, state.clock - 1, ticks))
        cue(name, { x: (COLUMNS - 1) / 2, y: near });
  }
}

function watchMother(state: State, context: StepContext): void {
  const { x, row, part } = motherAt(state, state.clock);
  const here = rowAt(state, row);
  if (here?.kind === 'road' && covering(here, x, state.clock, HALF))
    lose(state, isRail(here) ? 'train' : 'car', context);
  else if (here?.kind === 'stream' && part === 1 && (x < -EDGE || x > COLUMNS - 1 + EDGE))
    lose(state, 'edge', context);
}

/** What happens to ducklings: a car, a log that is too short, a pond. */
function watchLine(state: State, context: StepContext): void {
  const { clock } = state;
  const mother = stayAt(state, clock);
  const last = state.ducks.at(-1);
  state.ducks = state.ducks.filter((duck, index) => {
    const { x, row, part } = duckAt(state, duck, clock);
    const here = rowAt(state, row);
    if (!here) return false;
    if (part === 1 && here.pond && x >= here.pond[0] && x <= here.pond[1]) {
      bank(state, here, row, x, context);
      return false;
    }
    const hit =
      here.kind === 'road'
        ? covering(here, x, clock, HALF)
        : here.kind === 'stream' && part === 1 && !covering(here, x, clock, HOLD);
    if (hit) {
      state.lost += 1;
      context.cue('flutter', { x, y: row }, index);
      return false;
    }
    if (duck === last) watchTail(state, duck, context);
    return true;
  });
  // In a huddle all are in one place, so a gap in the line closes unseen.
  state.ducks.forEach((duck, index) => {
    const lag = (index + 1) * LAG;
    const then = Math.max(clock - duck.lag, duck.since);
    if (duck.lag > lag && mother.speed === 0 && then >= mother.at + HOP) duck.lag = lag;
  });
}

/** The last one has just left a lane before a car. */
function watchTail(state: State, duck: Duck, context: StepContext): void {
  const then = state.clock - duck.lag;
  const stay = stayAt(state, then);
  if (then !== stay.at + HOP / 2 || then < duck.since || stay.fromRow === stay.row) return;
  const left = rowAt(state, stay.fromRow);
  if (left?.kind !== 'road' || !covering(left, stay.fromX, state.clock + NARROW, HALF)) return;
  state.score += CLOSE;
  context.cue('close', { x: stay.x, y: stay.row }, CLOSE);
  tell(state, 'close', 1, context);
}

function bank(state: State, here: Row, row: number, x: number, context: StepContext): void {
  // Both rows of a pond are one pond.
  if (Math.abs(row - state.pond) > 1) state.chain = 0;
  state.pond = row;
  state.chain += 1;
  state.banked += 1;
  here.swim += 1;
  const points = DUCK * state.chain;
  state.score += points;
  context.cue('bank', { x, y: row }, points);
  tell(state, 'bank', 1, context);
  tell(state, 'line', state.chain, context);
  if (state.chain === MAX_DUCKLINGS) {
    state.score += PARADE;
    context.cue('parade', { x, y: row }, PARADE);
  }
  if (state.chain === CLEAN && state.lost === 0) tell(state, 'clean', 1, context);
  if (state.chain === HEART && state.hearts < HEARTS) {
    state.hearts += 1;
    context.cue('heart', { x, y: row });
  }
  if (state.ducks.length === 1) state.lost = 0;
}

/** She flutters back to the last meadow, and her ducklings home: nobody is hurt. */
function lose(state: State, cause: Cause, { cue }: StepContext): void {
  const { x, row } = motherAt(state, state.clock);
  if (state.clock > GRACE) state.hearts -= 1;
  state.cause = cause;
  state.ducks.forEach((duck, index) => {
    const spot = duckAt(state, duck, state.clock);
    cue('flutter', { x: spot.x, y: spot.row }, index);
  });
  state.lost += state.ducks.length;
  state.ducks = [];
  if (cause === 'rain') state.rain -= BACK;
  state.phase = state.hearts > 0 ? 'flutter' : 'over';
  state.wait = FLUTTER;
  cue(cause === 'water' || cause === 'edge' ? 'splash' : cause === 'rain' ? 'soaked' : 'bump', {
    x,
    y: row,
  });
}

function settle(state: State, { cue }: StepContext): void {
  const { row, x } = state.safe;
  state.phase = 'play';
  state.trail = [{ at: state.clock - HOP, fromRow: row, fromX: x, row, x, speed: 0 }];
  state.rain = Math.min(state.rain, row - BACK + 2);
  cue('back', { x, y: row });
}

/** Stays that the last duckling has left are no longer needed. */
function forget(state: State): void {
  const lag = state.ducks.at(-1)?.lag ?? 0;
  const oldest = state.clock - lag - HOP - 1;
  while ((state.trail[1]?.at ?? Infinity) < oldest) state.trail.shift();
}
