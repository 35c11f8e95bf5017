import type { Ending, Rules, StepContext } from '@playgrove/kit/contract';
import { boxesOf, copied, isJackknifed, roll, standing } from './rules/body.ts';
import { ducksAt, turn, waddle } from './rules/ducks.ts';
import { aimOf, isIdle, steer, type Aim } from './rules/drive.ts';
import { cos, sin } from '@playgrove/kit/core';
import { parseInput, parseParams } from './rules/inputs.ts';
import { DAILIES, HEARTS, heartsOf, LEVELS, numberOf } from './rules/levels.ts';
import { lotAt, lotOf, parOf } from './rules/lots.ts';
import { apart, fitOf, hitAt, inFrame } from './rules/shapes.ts';
import {
  FULL,
  HZ,
  IDLE,
  type Body,
  type Box,
  type Input,
  type Job,
  type Params,
  type State,
  type Thing,
} from './rules/types.ts';
import { vehicleOf } from './rules/vehicles.ts';

export type { Input, Params, State } from './rules/types.ts';

/** Ticks of standing still in the bay with the hand off. */
export const DWELL = 26;
/** Ticks between two cars. */
export const NEXT = 46;
/** A touch below this speed is only felt. */
const SOFT = 24;
/** Units a second and ticks: a bump rolls the car back, so that it can steer away. */
const RECOIL = 42;
const RECOIL_TICKS = 20;
/** Ticks for which a honk makes ducks hurry. */
const HONK = 80;
/** Ticks until the ducks set out. */
const START = 90;
/** How far a car must get away from a bump before it can bump again. */
const AWAY = 16;
/** Units a second, and how far from the end of its bay. */
const CRAWL = 72;
const CRAWL_FROM = 34;
/** Passing this near and this fast is worth a word. */
const CLOSE = 5;
const CLOSE_SPEED = 85;
const CLOSE_HUSH = 150;

export const rules: Rules<Params, State, Input> = {
  slug: 'tight-spot-valet',
  version: 3,
  pace: { kind: 'ticks', hz: HZ },
  levels: LEVELS,
  scoring: { better: 'lower', unit: 'seconds' },

  parseParams,
  parseInput,

  deal(params, rng) {
    const lot = params.level > 0 ? params.level : numberOf(rng.int(DAILIES));
    const isMirrored = params.level === 0 && rng.chance(0.5);
    const first = lotAt(lot, isMirrored).jobs[0];
    if (!first) throw new Error(`lot ${lot} has no job`);
    return {
      params,
      lot,
      isMirrored,
      phase: 'drive',
      job: 0,
      body: standing(first.vehicle, first.start),
      want: IDLE,
      gear: 1,
      parked: [],
      bumps: 0,
      dents: [],
      bumpedAt: null,
      recoil: 0,
      duck: { at: 0, way: 1, rest: START, waits: 0 },
      honk: 0,
      dwell: 0,
      fit: 0,
      hush: 0,
      clock: 0,
      age: 0,
    };
  },

  step(state, input, { cue }) {
    if (state.phase === 'won' || state.phase === 'lost') return 'refused.over';
    if (input.kind === 'honk') {
      state.honk = HONK;
      cue('honk', state.body);
    } else state.want = input;
    return undefined;
  },

  tick,

  inputs({ phase }, rng) {
    if (phase === 'won' || phase === 'lost') return [];
    const any = (): number => rng.int(FULL * 2 + 1) - FULL;
    return [
      { kind: 'push', x: any(), y: any() },
      { kind: 'drive', gas: FULL, wheel: any() },
      { kind: 'drive', gas: -FULL, wheel: any() },
      IDLE,
      { kind: 'honk' },
    ];
  },

  status({ phase }) {
    return phase === 'won' || phase === 'lost' ? phase : 'playing';
  },

  score: ({ clock }) => secondsOf(clock),

  stars(state) {
    if (state.phase !== 'won') return 0;
    return Math.max(
      1,
      Number(state.bumps === 0) + Number(isStraight(state)) + Number(inPar(state)),
    );
  },

  goal(state) {
    const target = lotOf(state).jobs.length;
    if (target < 2) return undefined;
    return { name: 'goal.cars', now: state.parked.length, target };
  },

  ending,

  text({ lot, isMirrored, phase, job, body, bumps, fit, clock, parked }) {
    const { x, y, a, v, wheel, tows } = body;
    const pose = [x, y, a * 57.2958, v, wheel].map((value) => value.toFixed(1)).join(' ');
    const behind = tows.map((tow) => ` ${(tow * 57.2958).toFixed(1)}`).join('');
    const state = `bumps ${bumps}, fit ${fit}, parked ${parked.length}, tick ${clock}`;
    return `lot ${lot}${isMirrored ? ' mirrored' : ''} ${phase}, car ${job}: ${pose}${behind}\n${state}`;
  },
};

/** `12.3` of ticks. */
export const secondsOf = (ticks: number): number => Math.round((ticks * 10) / HZ) / 10;

export const isStraight = ({ parked }: State): boolean => parked.every((car) => car.isStraight);

export const inPar = (state: State): boolean => secondsOf(state.clock) <= parOf(state.lot);

/** The job at hand; after the last one, that one still. */
export function jobOf(state: State): Job {
  const { jobs } = lotOf(state);
  const job = jobs[Math.min(state.job, jobs.length - 1)];
  if (!job) throw new Error(`lot ${state.lot} has no job`);
  return job;
}

/** What was parked already stands in the way. */
export function standingCars({ parked }: Pick<State, 'parked'>): readonly Thing[] {
  return parked.flatMap(({ body, vehicle }) =>
    boxesOf(body, vehicleOf(vehicle)).map((box) => asThing(box)),
  );
}

const asThing = (box: Box): Thing => ({ ...box, kind: 'car', round: false, look: 0 });

/** Where a body hits something. */
export function hitOf(state: State, body: Body, room = 0) {
  const lot = lotOf(state);
  const ducks = lot.crossing && ducksAt(lot.crossing, state);
  const others = ducks ? [...standingCars(state), ducks] : standingCars(state);
  for (const box of boxesOf(body, vehicleOf(jobOf(state).vehicle))) {
    const hit = hitAt(box, lot, others, room);
    if (hit) return hit;
  }
  return undefined;
}

function tick(state: State, context: StepContext): void {
  if (state.phase === 'won' || state.phase === 'lost') return;
  state.age += 1;
  if (state.phase === 'next') {
    if (state.age >= NEXT) fetch(state, context);
    return;
  }
  // The clock waits for the first move.
  if (state.clock > 0 || !isIdle(state.want)) state.clock += 1;
  state.hush = Math.max(0, state.hush - 1);
  state.honk = Math.max(0, state.honk - 1);
  const job = jobOf(state);
  const vehicle = vehicleOf(job.vehicle);
  const { body } = state;
  const { crossing } = lotOf(state);
  if (crossing && state.clock > 0) waddle(state, crossing, boxesOf(body, vehicle));
  if (state.recoil > 0) {
    state.recoil -= 1;
    if (state.recoil === 0) body.v = 0;
    else move(state, context);
    return;
  }
  const aim = slowed(aimOf(body, vehicle, state.want, state.gear), state, job);
  if (aim.gear !== state.gear && Math.abs(aim.v) > 0) {
    state.gear = aim.gear;
    if (state.clock > 1) context.cue('gear', body, (1 - aim.gear) / 2);
  }
  steer(body, aim);
  if (Math.abs(body.v) > 0.01) move(state, context);
  if (state.phase === 'drive') settle(state, job, context);
}

/** Near its bay a car crawls: there is time to stop where the hand wants. */
function slowed(aim: Aim, { body }: State, { vehicle, bay }: Job): Aim {
  const [car] = boxesOf(body, vehicleOf(vehicle));
  if (!car || apart(car, bay) > bay.l + CRAWL_FROM) return aim;
  return { ...aim, v: Math.max(-CRAWL, Math.min(CRAWL, aim.v)) };
}

function move(state: State, context: StepContext): void {
  const { body } = state;
  const vehicle = vehicleOf(jobOf(state).vehicle);
  const before = copied(body);
  roll(body, vehicle, body.v / HZ);
  if (isJackknifed(body) && body.v < 0) {
    const hard = body.v < -SOFT;
    Object.assign(body, before, { v: 0 });
    if (hard) context.cue('jackknife', body);
    return;
  }
  const hit = hitOf(state, body);
  if (hit) {
    Object.assign(body, before);
    if (state.recoil > 0) body.v = 0;
    else bump(state, hit, context);
    return;
  }
  if (state.bumpedAt) {
    const [dx, dy] = [body.x - state.bumpedAt.x, body.y - state.bumpedAt.y];
    if (dx * dx + dy * dy > AWAY * AWAY || isIdle(state.want)) state.bumpedAt = null;
    return;
  }
  if (state.hush > 0 || Math.abs(body.v) < CLOSE_SPEED || state.fit > 0) return;
  const near = hitOf(state, body, CLOSE);
  if (!near) return;
  state.hush = CLOSE_HUSH;
  context.cue('close', near);
}

function bump(state: State, at: { x: number; y: number }, { cue }: StepContext): void {
  const { body } = state;
  const speed = Math.abs(body.v);
  const isFirst = speed > SOFT && !state.bumpedAt;
  // What tows would only fold up.
  if (body.tows.length > 0 || (speed <= SOFT && !state.bumpedAt)) body.v = 0;
  else {
    body.v = -Math.sign(body.v) * RECOIL;
    state.recoil = RECOIL_TICKS;
  }
  if (!isFirst) {
    if (speed > SOFT * 0.6 && state.hush === 0) {
      cue('kiss', at);
      state.hush = 30;
    }
    return;
  }
  const { crossing } = lotOf(state);
  if (crossing && apart(ducksAt(crossing, state), at) < 40) {
    turn(state);
    cue('quack', at);
  }
  state.bumps += 1;
  state.bumpedAt = { x: body.x, y: body.y };
  state.hush = CLOSE_HUSH;
  const dent = inFrame({ x: body.x, y: body.y, a: body.a, l: 0, w: 0 }, at);
  if (state.dents.length < HEARTS) state.dents.push(dent);
  cue('bump', at, Math.min(1, 0.45 + speed / 200));
  if (heartsOf(state) > 0) return;
  state.phase = 'lost';
  state.age = 0;
  body.v = 0;
}

/** Stands in the bay with the hand off long enough: it is parked. */
function settle(state: State, { vehicle, bay }: Job, { cue }: StepContext): void {
  const { body } = state;
  const fit = fitOf(boxesOf(body, vehicleOf(vehicle)), bay);
  if (fit > state.fit && Math.abs(body.v) < 140) cue(fit === 2 ? 'straight' : 'inside', bay);
  state.fit = fit;
  const rests = fit > 0 && body.v === 0 && isIdle(state.want);
  state.dwell = rests ? state.dwell + 1 : 0;
  if (state.dwell < DWELL) return;
  state.parked.push({ body: copied(body), vehicle, isStraight: fit === 2 });
  state.dwell = 0;
  state.age = 0;
  const isLast = state.parked.length >= lotOf(state).jobs.length;
  cue(fit === 2 ? 'perfect' : 'parked', bay);
  state.phase = isLast ? 'won' : 'next';
}

/** The next customer's car is at the stand. */
function fetch(state: State, { cue }: StepContext): void {
  state.job += 1;
  const { vehicle, start } = jobOf(state);
  Object.assign(state, {
    phase: 'drive',
    age: 0,
    body: standing(vehicle, start),
    gear: 1,
    want: IDLE,
    dents: [],
    bumpedAt: null,
    recoil: 0,
    fit: 0,
  } satisfies Partial<State>);
  cue('fetch', start);
}

function ending(state: State): Ending | undefined {
  if (state.phase === 'lost') return lossOf(state);
  if (state.phase !== 'won') return undefined;
  const { bumps } = state;
  if (bumps > 0) return { reason: 'end.parked', almost: 'almost.clean', value: bumps };
  const off = Math.round((secondsOf(state.clock) - parOf(state.lot)) * 10) / 10;
  if (!isStraight(state)) return { reason: 'end.clean', almost: 'almost.straight' };
  if (off > 0) return { reason: 'end.straight', almost: 'almost.par', value: off };
  return { reason: 'end.perfect' };
}

/** Units of a meter: a car is 1.8 meters wide. */
const METER = 23;

/** What was left: cars, or the way to the bay. */
function lossOf(state: State): Ending {
  const { body, dents, parked } = state;
  const { x, y, a } = body;
  const dent = dents.at(-1) ?? { x: 0, y: 0 };
  const at = {
    x: x + dent.x * cos(a) - dent.y * sin(a),
    y: y + dent.x * sin(a) + dent.y * cos(a),
  };
  const left = lotOf(state).jobs.length - parked.length;
  const reason = 'end.bumps';
  if (left > 1) return { reason, at, almost: 'almost.cars', value: left };
  const { bay } = jobOf(state);
  const far = apart(bay, body);
  return { reason, at, almost: 'almost.far', value: Math.max(1, Math.round(far / METER)) };
}
