import type { Ending, Goal, Level, Point, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { oneOf, shape, whole } from '@playgrove/kit/core/parse';
import {
  feetOf,
  FLIGHT,
  HIGH,
  hits,
  isOpen,
  isPad,
  LONG,
  TALL,
  type Stretch,
} from './rules/course.ts';
import { stretchOf } from './rules/lay.ts';
import { LEVEL_COUNT, PER_WORLD, stretchesOf, WORLDS } from './rules/plan.ts';
import type { Cause, Input, Params, State } from './rules/state.ts';

export type { Input, Params, State } from './rules/state.ts';

export const HEARTS = 4;
/** In an endless run; a checkpoint without a fall gives one back. */
const ENDLESS_HEARTS = 3;
/** Ticks from a fall to running again: 0.4 seconds. */
export const DOWN = 24;
/** A tap so early in the air still counts on landing, and feet so long above a gap can still flip. */
const EARLY = 8;
const COYOTE = 6;
/** A flip this few ticks before an edge is close. */
const CLOSE = 4;
const SPARK = 10;
const CLOSE_POINTS = 25;
const CHECKPOINT = 100;
const CLEAN = 200;
/** How near a spark has to be. */
const REACH = { x: 30, y: 74 };
/** Edges at which the first level waits. */
const WAITS = 3;
/** Falls that two stars allow. */
const FEW = 2;
/** Stars that open a world. */
const NEEDS = [0, 12, 26, 42];

const levels: Level<Params>[] = Array.from({ length: LEVEL_COUNT }, (_, index) => {
  const world = Math.floor(index / PER_WORLD);
  const needs = NEEDS[world] ?? 0;
  return {
    id: `${WORLDS[world]}-${(index % PER_WORLD) + 1}`,
    params: { level: index + 1 },
    pack: `world.${WORLDS[world]}`,
    ...(needs > 0 && { needs }),
  };
});
const [opening, ...later] = levels as [Level<Params>, ...Level<Params>[]];

export const rules: Rules<Params, State, Input> = {
  slug: 'flipside-sprint',
  version: 3,
  pace: { kind: 'ticks', hz: 60 },
  levels: [opening, ...later, { id: 'endless', params: { level: 0 } }],
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({ level: whole(0, LEVEL_COUNT) }),
  parseInput: oneOf('flip'),
  deal,

  step(state, _, context) {
    if (state.phase === 'end') return 'refused.over';
    if (state.phase === 'down') return undefined;
    if (state.air >= 0) state.early = EARLY;
    else flip(state, context);
    return undefined;
  },

  tick(state, context) {
    if (state.phase === 'run') run(state, context);
    else if (state.phase === 'down' && (state.down += 1) >= DOWN) rise(state, context);
  },

  inputs: ({ phase }) => (phase === 'end' ? [] : ['flip']),
  status({ phase, hearts, params }) {
    if (phase !== 'end') return 'playing';
    if (params.level === 0) return 'over';
    return hearts > 0 ? 'won' : 'lost';
  },
  score: ({ score }) => score,
  stars({ hearts, falls }) {
    if (hearts === 0) return 0;
    if (falls === 0) return 3;
    return falls <= FEW ? 2 : 1;
  },
  goal,
  ending,
  text,
};

function deal(params: Params, rng: Rng): State {
  const { level } = params;
  return {
    params,
    seed: level > 0 ? 0 : rng.int(2 ** 31),
    phase: 'run',
    stretch: 0,
    tick: 0,
    side: 0,
    air: -1,
    rested: 0,
    over: 0,
    early: 0,
    down: 0,
    start: 0,
    hearts: level > 0 ? HEARTS : ENDLESS_HEARTS,
    falls: 0,
    here: 0,
    cause: null,
    waits: level === 1 ? WAITS : 0,
    waiting: false,
    taken: [],
    paid: [],
    score: 0,
  };
}

/** The stretch that a state is in, or one further on. */
export const courseOf = ({ params, seed, stretch }: State, ahead = 0): Stretch =>
  stretchOf(params.level, seed, stretch + ahead);

/** For cues: how high the runner's middle is, or for words the side across from it. */
const placeOf = ({ side, air }: State): Point => ({ x: 0, y: feetOf(side, air) + TALL / 2 });
const besideOf = ({ side }: State): Point => ({ x: 0, y: side === 0 ? HIGH - 80 : 80 });

/** The edge of a gap on the runner's side, if there is one ahead: where, and in how many ticks. */
function edgeIn(state: State): { readonly from: number; readonly ticks: number } | undefined {
  const { traps, plan } = courseOf(state);
  const x = state.tick * plan.speed;
  const next = traps.find(({ kind, side, to }) => kind === 'gap' && side === state.side && to >= x);
  return next && { from: next.from, ticks: (next.from - x) / plan.speed };
}

function flip(state: State, { cue }: StepContext): void {
  const edge = edgeIn(state);
  if (edge && edge.ticks <= CLOSE && !state.waiting && !state.paid.includes(edge.from)) {
    state.paid.push(edge.from);
    state.score += CLOSE_POINTS;
    cue('close', besideOf(state), CLOSE_POINTS);
  }
  if (state.waiting) state.waits -= 1;
  state.waiting = false;
  cue(state.side === 0 ? 'up' : 'down', placeOf(state));
  leave(state);
}

function leave(state: State): void {
  state.side = state.side === 0 ? 1 : 0;
  state.air = 0;
  state.over = 0;
  state.early = 0;
}

function run(state: State, context: StepContext): void {
  const { cue } = context;
  if (state.waits > 0 && state.air < 0) {
    const edge = edgeIn(state);
    const waiting = edge !== undefined && edge.ticks < CLOSE && edge.ticks > 0;
    if (waiting && !state.waiting) cue('wait', placeOf(state));
    state.waiting = waiting;
    if (waiting) return;
  }
  state.tick += 1;
  if (state.tick >= LONG) pass(state, context);
  if (state.phase !== 'run') return;
  const { traps, plan } = courseOf(state);
  const x = state.tick * plan.speed;
  if (state.early > 0) state.early -= 1;
  if (state.air < 0) state.rested += 1;
  else {
    state.air += 1;
    if (state.air >= FLIGHT) {
      state.air = -1;
      state.rested = 0;
      if (traps.some((trap) => isOpen(trap, state.side, x))) {
        fall(state, 'landed', context);
        return;
      }
      cue('land', placeOf(state));
    }
  }
  const feet = feetOf(state.side, state.air);
  const met = traps.find((trap) => hits(trap, x, feet, plan.speed));
  if (met) {
    const early = state.air > FLIGHT / 2 || (state.air < 0 && state.rested < FLIGHT / 2);
    const cause = met.kind === 'block' ? 'block' : early ? 'early' : 'walls';
    fall(state, cause, context);
    return;
  }
  collect(state, x, feet, context);
  if (state.air >= 0) return;
  if (traps.some((trap) => isPad(trap, state.side, x))) {
    cue('pad', placeOf(state));
    leave(state);
    return;
  }
  state.over = traps.some((trap) => isOpen(trap, state.side, x, 0)) ? state.over + 1 : 0;
  if (state.early > 0) flip(state, context);
  else if (state.over > COYOTE) fall(state, 'ran', context);
}

function collect(state: State, x: number, feet: number, { cue }: StepContext): void {
  courseOf(state).sparks.forEach((spark, index) => {
    if (Math.abs(spark.x - x) > REACH.x || Math.abs(spark.y - feet - TALL / 2) > REACH.y) return;
    if (state.taken.includes(index)) return;
    state.taken.push(index);
    state.score += SPARK;
    cue('spark', { x: 0, y: spark.y }, state.taken.length);
  });
}

function fall(state: State, cause: Cause, { cue }: StepContext): void {
  const at = placeOf(state);
  state.cause = cause;
  state.falls += 1;
  state.here += 1;
  state.down = 0;
  // In the first level it costs nothing.
  if (state.params.level !== 1) state.hearts -= 1;
  state.phase = state.hearts > 0 ? 'down' : 'end';
  cue(`fall.${cause}`, at);
}

/** Back to the last checkpoint, running. */
function rise(state: State, { cue }: StepContext): void {
  state.phase = 'run';
  state.tick = 0;
  state.side = state.start;
  state.air = -1;
  state.rested = 0;
  state.over = 0;
  state.early = 0;
  cue('rise', placeOf(state));
}

/** A checkpoint, or the goal. */
function pass(state: State, { cue }: StepContext): void {
  const { level } = state.params;
  const clean = state.here === 0;
  const points = clean ? CLEAN : CHECKPOINT;
  state.score += points;
  state.stretch += 1;
  state.tick = 0;
  state.taken = [];
  state.paid = [];
  state.here = 0;
  state.start = state.side;
  if (level > 0 && state.stretch === stretchesOf(level)) {
    state.phase = 'end';
    cue('goal', placeOf(state), points);
    return;
  }
  cue('checkpoint', besideOf(state), points);
  if (level > 0 || !clean || state.hearts >= ENDLESS_HEARTS) return;
  state.hearts += 1;
  cue('heart', besideOf(state));
}

function goal({ params, stretch }: State): Goal {
  if (params.level === 0) return { name: 'goal.endless', now: stretch, target: stretch + 1 };
  return { name: 'goal.left', now: stretch, target: stretchesOf(params.level) };
}

function ending(state: State): Ending | undefined {
  if (state.phase !== 'end') return undefined;
  const { params, falls, cause, stretch, tick, hearts } = state;
  if (hearts > 0) {
    if (falls === 0) return { reason: 'ending.clean' };
    const value = falls > FEW ? falls - FEW : falls;
    return { reason: 'ending.goal', almost: 'almost.star', value };
  }
  const reason = `ending.${cause ?? 'ran'}`;
  const at = placeOf(state);
  if (params.level === 0) return { reason, at, almost: 'almost.endless', value: stretch };
  const value = Math.floor((100 * (stretch * LONG + tick)) / (stretchesOf(params.level) * LONG));
  return { reason, at, almost: 'almost.goal', value };
}

function text(state: State): string {
  const { phase, stretch, tick, side, air, hearts, falls, score } = state;
  const { traps, plan } = courseOf(state);
  const ahead = traps
    .filter(({ to }) => to > tick * plan.speed)
    .map(({ kind, side: on, from }) => `${kind}${on}@${Math.round(from / plan.speed)}`);
  return `${phase} ${stretch}:${tick} on ${side}, air ${air}, hearts ${hearts}, falls ${falls}, score ${score}
${ahead.join(' ')}`;
}
