import type { Ending, Result, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import {
  byName,
  lenient,
  oneOf,
  otherwise,
  shape,
  such,
  text as textOf,
  whole,
  type Parser,
} from '@playgrove/kit/core/parse';
import { EMPTY_RUN, readRun, record } from '@playgrove/kit/logic/ghost';
import { driveCar, freshCar, placeOf } from './rules/car.ts';
import { asideAt, courseOf, CROSS, lapped, type Course } from './rules/course.ts';
import { wantsThrottle } from './rules/driver.ts';
import { DAYS, LEVELS, MEDALS, parOf, RACES, raceOf, RIVALS, secondsOf } from './rules/levels.ts';
import { TRACKS } from './rules/tracks.ts';
import {
  CAR_LENGTH,
  COUNTDOWN,
  HZ,
  LAMP,
  MAX_TICKS,
  ROLL_OUT,
  type Car,
  type Career,
  type Input,
  type Params,
  type State,
} from './rules/types.ts';

export type { Input, Params, State } from './rules/types.ts';

/** Behind the line. */
const GRID = 30;
/** Ticks between two samples of a ghost. */
export const GHOST_EVERY = 4;
/** Parts of a lap in which a rival is as daring as it feels. */
const MOODS = 8;
const EVEN = 0.025;
const OVERDONE = 1.4;
/** Cars this close in a crossover touch, and the one behind loses this part of its speed. */
const TOUCH = CAR_LENGTH * 0.75;
const TOUCH_COST = 0.3;
const TOUCH_HUSH = 50;
/** A loss by less than this many seconds was close. */
const CLOSE = 1.5;

const parsers = {
  race: shape({ kind: oneOf('race'), race: whole(0, RACES.length - 1) }),
  trial: shape({ kind: oneOf('trial'), track: whole(0, TRACKS.length - 1) }),
  two: shape({ kind: oneOf('two'), track: whole(0, TRACKS.length - 1) }),
  daily: shape({ kind: oneOf('daily'), day: whole(0, DAYS - 1) }),
} as const;
const parseKind = shape({ kind: oneOf('race', 'trial', 'two', 'daily') });

const FRESH: Career = { ghosts: {} };
const parseRun: Parser<string> = such(textOf(20_000), (raw) => readRun(raw).ok, 'a run');
/** A ghost that cannot be read is gone, the time to beat stays. */
const parseCareer: Parser<Career> = lenient(
  {
    ghosts: byName(
      TRACKS.map(({ id }) => id),
      shape({ ticks: whole(1, 1e6), run: otherwise(parseRun, '') }),
    ) as Parser<Career['ghosts']>,
  },
  FRESH,
);

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'tabletop-torque',
  version: 2,
  pace: { kind: 'ticks', hz: HZ },
  levels: LEVELS,
  scoring: { better: 'lower', unit: 'seconds' },

  parseParams(raw): Result<Params> {
    const kind = parseKind(raw);
    return kind.ok ? parsers[kind.value.kind](raw) : kind;
  },
  parseInput: whole(0, 3),

  career: { fresh: FRESH, parse: parseCareer, of: careerOf },

  deal(params, _, career) {
    const alone = params.kind === 'trial';
    return {
      params,
      phase: 'lights',
      ticks: 0,
      clock: 0,
      held: 0,
      cars: alone ? [freshCar(-GRID, 1)] : [freshCar(-GRID, 1), freshCar(-GRID, -1)],
      bestLap: 0,
      lapStart: 0,
      ended: 0,
      run: EMPTY_RUN,
      career,
    };
  },

  step(state, input) {
    if (state.phase === 'over') return 'refused.over';
    state.held = state.params.kind === 'two' ? input : input & 1;
    return undefined;
  },

  tick,

  inputs({ phase, params }) {
    if (phase === 'over') return [];
    return params.kind === 'two' ? [0, 1, 2, 3] : [0, 1];
  },

  status(state) {
    if (state.phase !== 'over') return 'playing';
    if (state.params.kind === 'two') return 'over';
    return hasWon(state) ? 'won' : 'lost';
  },

  score(state) {
    const [car, other] = state.cars;
    const both = state.params.kind === 'two' ? [car, other] : [car];
    const done = both.map((one) => one?.done ?? 0).filter((ticks) => ticks > 0);
    return secondsOf(done.length > 0 ? Math.min(...done) : state.clock);
  },

  stars(state) {
    const [car] = state.cars;
    if (!car || !hasWon(state)) return 0;
    if (state.params.kind === 'trial') return medalOf(state);
    const par = car.done <= parOf(state.params) * HZ;
    return 1 + Number(car.spills === 0) + Number(par);
  },

  goal(state) {
    const { laps } = raceOf(state.params);
    return { name: 'goal.lap', now: Math.min(laps, lapOf(state, 0) + 1), target: laps };
  },

  ending,

  text(state) {
    const { track, way } = raceOf(state.params);
    const rows = state.cars.map(
      ({ s, v, side, slide, warm, out, spills }, at) =>
        `${at}: ${s.toFixed(1)} at ${v.toFixed(1)}, slot ${side}, tail ${slide.toFixed(2)}, tires ${warm.toFixed(2)}, out ${out}, spills ${spills}`,
    );
    return [`${TRACKS[track]?.id} ${way} ${state.phase} ${state.clock}`, ...rows].join('\n');
  },
};

export function courseIn(state: State): Course {
  return courseOf(raceOf(state.params));
}

/** Laps finished. */
export function lapOf(state: State, who: number): number {
  const s = state.cars[who]?.s ?? 0;
  return Math.max(0, Math.floor(s / courseIn(state).length));
}

/** 1 or 2; who has finished stays where they came in. */
export function placeIn(state: State): number {
  const [car, other] = state.cars;
  if (!car || !other) return 1;
  if (car.done > 0 || other.done > 0) return isFirst(car, other) ? 1 : 2;
  return car.s >= other.s ? 1 : 2;
}

function isFirst(car: Car, other: Car): boolean {
  if (car.done === 0) return false;
  return other.done === 0 || car.done <= other.done;
}

function medalOf({ params, cars: [car] }: State): number {
  const par = parOf(params) * HZ;
  if (!car || car.done === 0) return 0;
  return MEDALS.filter((part) => car.done <= par * part).length;
}

function hasWon(state: State): boolean {
  const [car, other] = state.cars;
  if (state.params.kind === 'trial') return medalOf(state) > 0;
  return car !== undefined && other !== undefined && isFirst(car, other);
}

function tick(state: State, context: StepContext): void {
  if (state.phase === 'over') return;
  state.ticks += 1;
  if (state.phase === 'lights') {
    lights(state, context.cue);
    return;
  }
  state.clock += 1;
  const course = courseIn(state);
  const { rival, pace } = raceOf(state.params);
  for (const [who, car] of state.cars.entries()) {
    const before = car.s;
    const mine = who === 0 || state.params.kind === 'two';
    const throttle =
      car.done === 0 &&
      (mine
        ? (state.held & (1 << who)) !== 0
        : wantsThrottle(car, course, pace + car.mood, RIVAL_LATE));
    driveCar(car, course, throttle, context, mine);
    if (!mine) feel(car, before, course, { pace, wild: RIVALS[rival]?.wild ?? 0 }, context.rng);
    pass(state, who, before, course, context.cue);
  }
  touch(state, course, context.cue);
  if (state.params.kind === 'trial' && state.clock % GHOST_EVERY === 0) keep(state, course);
  finish(state, context.cue);
}

const RIVAL_LATE = 0.03;

function lights(state: State, cue: StepContext['cue']): void {
  if (state.ticks < COUNTDOWN) {
    if (state.ticks % LAMP === 0) cue('lamp', undefined, state.ticks / LAMP);
    return;
  }
  // Nobody is left on the grid: the race is on when a player holds.
  if (state.held === 0) return;
  state.phase = 'race';
  cue('go');
}

/** In each part of a lap, a rival dares a little more or less, and now and then far too much. */
function feel(
  car: Car,
  before: number,
  course: Course,
  { pace, wild }: { readonly pace: number; readonly wild: number },
  rng: Rng,
): void {
  const part = course.length / MOODS;
  if (Math.floor(before / part) === Math.floor(car.s / part)) return;
  car.mood = rng.chance(wild) ? OVERDONE - pace : rng.between(-EVEN, EVEN);
}

/** Over the line, and past the other car. */
function pass(
  state: State,
  who: number,
  before: number,
  course: Course,
  cue: StepContext['cue'],
): void {
  const car = state.cars[who];
  if (!car || car.done > 0) return;
  const lap = Math.floor(car.s / course.length);
  if (lap <= Math.floor(before / course.length) || lap < 1) return;
  const { laps } = raceOf(state.params);
  const at = placeOf(car, course);
  if (who === 0) {
    const ticks = state.clock - state.lapStart;
    const best = state.bestLap > 0 && ticks < state.bestLap;
    if (state.bestLap === 0 || best) state.bestLap = ticks;
    state.lapStart = state.clock;
    if (lap < laps) cue(best ? 'best-lap' : lap === laps - 1 ? 'last-lap' : 'lap', at, ticks / HZ);
  }
  if (lap < laps) return;
  car.done = state.clock;
  const first = state.cars.every(({ done }) => done === 0 || done === car.done);
  const mine = who === 0 || state.params.kind === 'two';
  cue(first && mine ? 'flag' : 'second', at);
}

/** Both cars in one crossover: who comes second runs into the other's tail. */
function touch(state: State, course: Course, cue: StepContext['cue']): void {
  const [car, other] = state.cars;
  if (!car || !other || car.out > 0 || other.out > 0 || car.hush > 0 || other.hush > 0) return;
  for (const cross of course.crosses) {
    const one = lapped(course, car.s - cross + CROSS);
    const two = lapped(course, other.s - cross + CROSS);
    if (one > CROSS * 2 || two > CROSS * 2 || Math.abs(one - two) > TOUCH) continue;
    // Side by side at the edge of a crossover is still clear.
    const apart = Math.abs(asideAt(course, car.s, car.side) - asideAt(course, other.s, other.side));
    if (apart > 30) continue;
    const behind = one < two ? car : other;
    const ahead = behind === car ? other : car;
    behind.v *= 1 - TOUCH_COST;
    ahead.hop = Math.max(ahead.hop, 10);
    car.hush = TOUCH_HUSH;
    other.hush = TOUCH_HUSH;
    const mine = behind === car || state.params.kind === 'two';
    cue(mine ? 'touch' : 'touched', placeOf(behind, course));
  }
}

function keep(state: State, course: Course): void {
  const [car] = state.cars;
  if (!car || car.done > 0) return;
  const { x, y, angle } = course.track.at(car.s, asideAt(course, car.s, car.side));
  state.run = record(state.run, { x, y, angle });
}

function finish(state: State, cue: StepContext['cue']): void {
  const done = state.cars.filter((car) => car.done > 0);
  if (done.length > 0 && state.ended === 0) state.ended = state.clock;
  const late = state.ended > 0 && state.clock - state.ended >= ROLL_OUT;
  if (!late && state.clock < MAX_TICKS) return;
  state.phase = 'over';
  if (state.params.kind === 'trial' && isRecord(state)) cue('record');
}

function isRecord({ params, cars: [car], career }: State): boolean {
  if (params.kind !== 'trial' || !car || car.done === 0) return false;
  const id = TRACKS[params.track]?.id ?? '';
  const best = career.ghosts[id];
  return best === undefined || car.done < best.ticks;
}

function careerOf(state: State): Career {
  const { params, career, run, phase } = state;
  const [car] = state.cars;
  if (phase !== 'over' || params.kind !== 'trial' || !car || !isRecord(state)) return career;
  const id = TRACKS[params.track]?.id ?? '';
  return { ghosts: { ...career.ghosts, [id]: { ticks: car.done, run: run.text } } };
}

function ending(state: State): Ending | undefined {
  if (state.phase !== 'over') return undefined;
  const [car, other] = state.cars;
  if (!car) return undefined;
  if (state.params.kind === 'two') {
    if (!other || (car.done === 0 && other.done === 0)) return { reason: 'end.time' };
    if (car.done === other.done) return { reason: 'end.tie' };
    return { reason: isFirst(car, other) ? 'end.red' : 'end.blue' };
  }
  const par = parOf(state.params);
  const time = secondsOf(car.done);
  if (state.params.kind === 'trial') {
    if (car.done === 0) return { reason: 'end.time' };
    const medal = medalOf(state);
    const next = MEDALS[2 - medal];
    const off = next === undefined ? 0 : Math.round((time - par * next) * 10) / 10;
    const reason = `end.medal-${medal}`;
    return off > 0 ? { reason, almost: 'almost.medal', value: off } : { reason };
  }
  if (hasWon(state)) {
    if (car.spills > 0) return { reason: 'end.won', almost: 'almost.clean', value: car.spills };
    if (time <= par) return { reason: 'end.perfect' };
    const off = Math.max(0.1, Math.round((time - par) * 10) / 10);
    return { reason: 'end.won', almost: 'almost.par', value: off };
  }
  if (car.done === 0 && (other?.done ?? 0) === 0) return { reason: 'end.time' };
  const gap = gapOf(state);
  const isClose = gap <= CLOSE;
  const almost = isClose
    ? { almost: 'almost.gap', value: gap }
    : { almost: 'almost.far', value: Math.round(gap) };
  if (car.spills > 1) return { reason: 'end.spills', ...almost };
  return { reason: 'end.slow', ...almost };
}

/** Seconds behind the rival, by this race's mean speed where the line was not reached. */
function gapOf(state: State): number {
  const [car, other] = state.cars;
  if (!car || !other) return 0;
  if (car.done > 0) return Math.max(0.1, secondsOf(car.done - other.done));
  const left = raceOf(state.params).laps * courseIn(state).length - car.s;
  const speed = Math.max(100, (car.s / Math.max(1, state.clock)) * HZ);
  return Math.max(0.1, Math.round((ROLL_OUT / HZ + left / speed) * 10) / 10);
}
