import type { StepContext } from '@playgrove/kit/contract';
import { EMPTY_RUN, record } from '@playgrove/kit/logic/ghost';
import { cos, sin, wrapAngle } from '@playgrove/kit/core';
import { freshLaps, type Track } from '@playgrove/kit/logic/track';
import { affordable, earn, type Purse } from '@playgrove/kit/logic/upgrades';
import type { Rng } from '@playgrove/kit/contract';
import { circuitFor, courseFor, trackFor, type Course } from '../levels.ts';
import { bump, driveCar, type Report } from './car.ts';
import { driverFor, PACES, RIVALS } from './driver.ts';
import {
  COUNTDOWN,
  DT,
  GHOST_EVERY,
  HZ,
  MAX_TICKS,
  ROLL_OUT,
  SHOP,
  type Car,
  type Career,
  type Part,
  type State,
  type Stats,
} from './types.ts';

/** The last place that counts as won. */
export const PODIUM = 3;

const GRID_GAP = 7;
const TOW_REACH = 20;
const PLACE_POINTS = [1000, 750, 550, 350, 200, 100] as const;
const PLACE_COINS = [120, 85, 60, 35, 25, 20] as const;
/** Points of a boost by its step, of passing somebody, of a full tow let go. */
const BOOST_POINTS = [0, 20, 50, 100] as const;
const PASS_POINTS = 60;
const SECOND_POINTS = 20;

export function dealRace(course: number, rng: Rng, career: Career): State {
  const { cup } = courseFor(course);
  const track = trackFor(courseFor(course));
  const rivals = cup < 0 ? [] : RIVALS.map((_, at) => at);
  const order = rng.shuffled(rivals);
  const grid = (row: number): Car => onGrid(track, row);
  return {
    course,
    phase: affordable(SHOP, career.purse).length > 0 ? 'garage' : 'countdown',
    ticks: 0,
    clock: 0,
    controls: { steer: 0, drift: false, brake: false },
    cars: [grid(rivals.length), ...order.map((_, row) => grid(row))],
    rivals: order,
    moods: order.map(() => rng.between(-1, 1)),
    points: 0,
    place: rivals.length + 1,
    bestLap: 0,
    lapStart: 0,
    won: 0,
    run: EMPTY_RUN,
    career,
  };
}

function onGrid(track: Track, row: number): Car {
  const aside = row % 2 === 0 ? -2.6 : 2.6;
  const { x, y, angle } = track.at(-8 - row * GRID_GAP, aside);
  return {
    x,
    y,
    dir: angle,
    v: 0,
    yaw: 0,
    slide: 0,
    drift: 0,
    charge: 0,
    boost: 0,
    tow: 0,
    ...track.nearest({ x, y }),
    laps: freshLaps(),
    lost: 0,
    hush: 0,
    done: 0,
  };
}

export function playerStats({ levels }: Purse<Part>): Stats {
  return {
    top: 42 + 0.9 * levels.engine,
    pull: 14 + 0.5 * levels.engine,
    grip: 21 + 0.9 * levels.tyres,
    boost: 1 + 0.12 * levels.boost,
  };
}

/** A rival's car grows with the cup, never with the gap. */
export function rivalStats({ cup, ease }: Course, pace: number, mood: number): Stats {
  const tune = pace * 3.4 + mood * 0.5;
  const behind = (PACES[1] - pace) / (PACES[1] - PACES[0]);
  const slower = ease[0] + (ease[1] - ease[0]) * behind;
  return {
    top: 37.6 + tune + cup * 0.85 - slower,
    pull: 12.2 + pace * 1.2 + cup * 0.35,
    grip: 19.4 + pace + cup * 0.5 - slower * 0.5,
    boost: 1 + cup * 0.07,
  };
}

/** Distance driven since the first crossing of the line, meters; below 0 on the grid. */
export function distanceOf(car: Car, track: Track): number {
  const { lap, next } = car.laps;
  if (lap < 0) return track.progress(0, car.along);
  const passed = ((next + track.checkpoints - 1) % track.checkpoints) / track.checkpoints;
  const mark = passed * track.length;
  return lap * track.length + mark + track.progress(mark, car.along);
}

export function tickRace(state: State, context: StepContext): void {
  if (state.phase === 'garage' || state.phase === 'over') return;
  state.ticks += 1;
  if (state.phase === 'countdown') {
    countDown(state, context);
    return;
  }
  state.clock += 1;
  const track = trackFor(courseFor(state.course));
  moveAll(state, track, context);
  meet(state, context);
  rank(state, track, context);
  if (state.phase === 'race') {
    if (state.cars.length === 1 && state.clock % GHOST_EVERY === 1) {
      const [{ x, y, dir, slide }] = state.cars;
      state.run = record(state.run, { x, y, angle: wrapAngle(dir + slide) });
    }
    if (state.clock >= MAX_TICKS) state.phase = 'over';
  } else if (state.ticks >= ROLL_OUT) {
    state.phase = 'over';
  }
}

function countDown(state: State, context: StepContext): void {
  const left = COUNTDOWN - state.ticks;
  if (left > 0 && left % 45 === 0) context.cue('light', undefined, left / 45);
  if (left > 0) return;
  state.phase = 'race';
  state.ticks = 0;
  context.cue('go');
}

function moveAll(state: State, track: Track, context: StepContext): void {
  const course = courseFor(state.course);
  state.cars.forEach((car, at) => {
    const others = state.cars.filter((other) => other !== car);
    const rival = RIVALS[state.rivals[at - 1] ?? -1];
    const stats = rival
      ? rivalStats(course, rival.temper.pace, state.moods[at - 1] ?? 0)
      : playerStats(state.career.purse);
    const controls =
      rival || car.done > 0
        ? driverFor(car, others, track, stats, (rival ?? ROLLING).temper)
        : state.controls;
    const report: Report =
      at === 0 ? (name, value) => answer(state, context, name, value) : () => {};
    const line = driveCar(car, controls, stats, track, report);
    if (line === 'line' && car.done === 0) crossed(state, at, course.laps, context);
  });
}

/** Past the line the car is driven home. */
const ROLLING = { temper: { pace: 0.5, nerve: 0, foresight: 1, flair: 0 } } as const;

function answer(state: State, context: StepContext, name: string, value?: number): void {
  const [{ x, y }] = state.cars;
  context.cue(name, { x, y }, value);
  if (name === 'boost' && state.phase === 'race') state.points += BOOST_POINTS[value ?? 0] ?? 0;
}

function crossed(state: State, at: number, laps: number, context: StepContext): void {
  const car = state.cars[at];
  if (!car || car.laps.lap < 1) return;
  const last = car.laps.lap >= laps;
  if (last) car.done = state.clock;
  if (at > 0) return;
  const ticks = state.clock - state.lapStart;
  state.lapStart = state.clock;
  if (state.bestLap === 0 || ticks < state.bestLap) state.bestLap = ticks;
  if (last) finish(state, context);
  else
    context.cue(car.laps.lap === laps - 1 ? 'last' : 'lap', { x: car.x, y: car.y }, car.laps.lap);
}

function finish(state: State, context: StepContext): void {
  const { cup, circuit, laps } = courseFor(state.course);
  const [car] = state.cars;
  state.phase = 'rolling';
  state.ticks = 0;
  const bronze = circuitFor(circuit).medals[2] * laps * HZ;
  state.points += Math.round((Math.max(0, bronze - state.clock) / HZ) * SECOND_POINTS);
  if (cup < 0) {
    state.won = 15 + 25 * medalOf(state);
    const previous = state.career.ghosts[circuit];
    if (!previous || state.clock < previous.ticks) {
      const best = { ticks: state.clock, run: state.run.text };
      state.career = { ...state.career, ghosts: { ...state.career.ghosts, [circuit]: best } };
      context.cue('record', { x: car.x, y: car.y });
    }
  } else {
    state.place = 1 + state.cars.filter((other, at) => at > 0 && other.done > 0).length;
    state.points += PLACE_POINTS[state.place - 1] ?? 0;
    state.won = Math.round((PLACE_COINS[state.place - 1] ?? 20) * (1 + cup * 0.25));
  }
  state.career = { ...state.career, purse: earn(state.career.purse, state.won) };
  const cheered = cup < 0 ? medalOf(state) > 0 : state.place <= PODIUM;
  context.cue(cheered ? 'podium' : 'finish', { x: car.x, y: car.y }, state.place);
}

/** Stars against the clock, 0 to 3. */
export function medalOf(state: State): number {
  const { circuit, laps } = courseFor(state.course);
  const seconds = state.clock / HZ;
  const done = state.cars[0].done > 0 ? state.cars[0].done / HZ : seconds;
  return circuitFor(circuit).medals.filter((medal) => done <= medal * laps).length;
}

/** Bumps between cars, and the tow behind one. */
function meet(state: State, context: StepContext): void {
  state.cars.forEach((car, at) => {
    let towed = false;
    state.cars.forEach((other, by) => {
      if (by === at) return;
      const hard = by > at ? bump(car, other) + bump(other, car) : 0;
      if (hard > 2 && at === 0 && car.hush === 0) {
        car.hush = 24;
        context.cue('bump', { x: (car.x + other.x) / 2, y: (car.y + other.y) / 2 }, hard);
      }
      const [dx, dy] = [other.x - car.x, other.y - car.y];
      const ahead = dx * cos(car.dir) + dy * sin(car.dir);
      const across = Math.abs(dy * cos(car.dir) - dx * sin(car.dir));
      if (ahead > 3 && ahead < TOW_REACH && across < 1.9 && car.v > 24) towed = true;
    });
    const before = car.tow;
    car.tow = Math.max(0, Math.min(1, car.tow + (towed ? DT / 0.7 : -DT / 0.9)));
    if (at === 0 && before < 0.5 && car.tow >= 0.5 && towed) {
      context.cue('tow', { x: car.x, y: car.y });
    }
  });
}

/** The player's place now. */
function rank(state: State, track: Track, context: StepContext): void {
  if (state.phase !== 'race' || state.cars.length === 1) return;
  const own = distanceOf(state.cars[0], track);
  const place =
    1 + state.cars.filter((car, at) => at > 0 && distanceOf(car, track) > own + 0.5).length;
  if (place === state.place) return;
  const [{ x, y }] = state.cars;
  if (place < state.place) state.points += PASS_POINTS * (state.place - place);
  context.cue(place < state.place ? 'pass' : 'passed', { x, y }, place);
  state.place = place;
}
