import type { Ending, Goal, Level, Result, Rules, StepContext } from '@playgrove/kit/contract';
import { oneOf, shape, whole } from '@playgrove/kit/core/parse';
import { EMPTY_RUN, record } from '@playgrove/kit/logic/ghost';
import { middleOf, rollOn } from './rules/body.ts';
import { careerOf, FRESH, parseCareer } from './rules/career.ts';
import { courseOf } from './rules/course.ts';
import {
  DAY_MAPS,
  GARDENS,
  LEVEL_COUNT,
  MAP_COUNT,
  STEPS,
  timesOf,
  type Garden,
} from './rules/levels.ts';
import {
  BLOOM,
  FALL,
  GHOST_EVERY,
  GHOST_SCALE,
  LONGEST_RUN,
  HZ,
  MARBLES,
  STEEP,
  type Career,
  type Input,
  type Params,
  type State,
} from './rules/types.ts';

export type { Career, Input, Params, State } from './rules/types.ts';

/** Stars that open each garden. */
const NEEDS = [0, 8, 20, 34, 50, 66] as const;
/** The flower catches a marble this near to its middle. */
const CATCH = 0.42;
/** A checkpoint is reached this near to its middle. */
const TOUCH = 0.5;
/** From this many seconds before sunset on it is counted down. */
export const HURRY = 10;
/** Characters of a ghost's longest sample. */
const SAMPLE = 12;

/** Gardens from easy to hard; `GARDENS` only numbers their maps. */
const ORDER: readonly Garden[] = ['stone', 'moss', 'ice', 'magnet', 'bridge', 'clock'];

const levels: Level<Params>[] = ORDER.flatMap((garden, place) =>
  Array.from({ length: STEPS }, (_, step) => {
    const needs = NEEDS[place] ?? 0;
    return {
      id: `${garden}-${step + 1}`,
      params: { map: GARDENS.indexOf(garden) * STEPS + step, mirror: false },
      pack: `garden.${garden}`,
      ...(needs > 0 && { needs }),
    };
  }),
);
const [opening, ...later] = levels as [Level<Params>, ...Level<Params>[]];
const days: Level<Params>[] = Array.from({ length: DAY_MAPS * 2 }, (_, day) => ({
  id: `day-${day + 1}`,
  params: { map: LEVEL_COUNT + (day % DAY_MAPS), mirror: day >= DAY_MAPS },
  daily: true,
}));

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'tilt-garden',
  version: 1,
  pace: { kind: 'ticks', hz: HZ },
  levels: [opening, ...later, ...days],
  scoring: { better: 'lower', unit: 'seconds' },
  parseParams: shape({ map: whole(0, MAP_COUNT - 1), mirror: oneOf(true, false) }),
  parseInput: (raw): Result<Input> => parseTilt(raw),
  career: { fresh: FRESH, parse: parseCareer, of: careerOf },

  deal(params, _, career) {
    const course = courseOf(params);
    return {
      params,
      phase: 'ready',
      clock: 0,
      wait: 0,
      ...middleOf(course, course.checks[0] ?? 0),
      vx: 0,
      vy: 0,
      want: { x: 0, y: 0 },
      tilt: { x: 0, y: 0 },
      check: 0,
      marbles: MARBLES,
      falls: 0,
      lip: false,
      hush: 0,
      ground: 'floor',
      cause: '',
      run: EMPTY_RUN,
      career,
    };
  },

  step(state, input) {
    if (state.phase === 'over') return 'refused.over';
    if (state.phase === 'bloom') return undefined;
    state.want = input;
    if (state.phase === 'ready' && (input.x !== 0 || input.y !== 0)) state.phase = 'roll';
    return undefined;
  },

  tick,

  inputs({ phase }, rng) {
    if (phase === 'over') return [];
    if (phase === 'bloom') return [{ x: 0, y: 0 }];
    const tilt = (): number => rng.int(STEEP * 2 + 1) - STEEP;
    return [
      { x: 0, y: 0 },
      { x: STEEP, y: 0 },
      { x: -STEEP, y: 0 },
      { x: 0, y: STEEP },
      { x: 0, y: -STEEP },
      { x: tilt(), y: tilt() },
    ];
  },

  status({ phase, cause }) {
    if (phase !== 'over') return 'playing';
    return cause === 'flower' ? 'won' : 'lost';
  },

  score: ({ clock }) => secondsOf(clock),

  stars({ params, cause, clock }) {
    if (cause !== 'flower') return 0;
    const [three, two] = timesOf(params.map);
    const seconds = secondsOf(clock);
    return seconds <= three ? 3 : seconds <= two ? 2 : 1;
  },

  goal({ params, clock, career }): Goal | undefined {
    // Times come once the first maze has been won without one.
    if (params.map === 0 && !career.ghosts[0]) return undefined;
    const seconds = secondsOf(clock);
    const [three, two, end] = timesOf(params.map);
    const name = seconds <= three ? 'goal.three' : seconds <= two ? 'goal.two' : 'goal.sun';
    const target = seconds <= three ? three : seconds <= two ? two : end;
    return target === 0 ? undefined : { name, now: Math.min(target, seconds), target };
  },

  ending,
  text,
};

/** Tenths of a second. */
export const secondsOf = (ticks: number): number => Math.round((ticks / HZ) * 10) / 10;

const parseTilt = shape({ x: whole(-STEEP, STEEP), y: whole(-STEEP, STEEP) });

/** Seconds until the sun sets; none if it stays. */
export function sunOf({ params, clock }: State): number | undefined {
  const [, , end] = timesOf(params.map);
  return end === 0 ? undefined : Math.max(0, end - clock / HZ);
}

function tick(state: State, { cue }: StepContext): void {
  if (state.phase === 'over' || state.phase === 'ready') return;
  const course = courseOf(state.params);
  if (state.phase === 'bloom') {
    state.wait += 1;
    if (state.wait >= BLOOM) state.phase = 'over';
    return;
  }
  state.clock += 1;
  const left = sunOf(state);
  if (left !== undefined) {
    if (left <= 0) {
      finish(state, 'time');
      cue('sunset', { x: state.x, y: state.y });
      return;
    }
    if (left <= HURRY && state.clock % HZ === 0) cue('hurry', undefined, Math.ceil(left));
  }
  if (state.clock % GHOST_EVERY === 1 && state.run.text.length + SAMPLE <= LONGEST_RUN) {
    const pose = { x: state.x * GHOST_SCALE, y: state.y * GHOST_SCALE, angle: 0 };
    state.run = record(state.run, pose);
  }
  if (state.phase === 'fall') {
    state.wait += 1;
    if (state.wait >= FALL) giveBack(state, cue);
    return;
  }
  if (rollOn(state, course, cue)) {
    fall(state, cue);
    return;
  }
  reach(state, cue);
}

function reach(state: State, cue: StepContext['cue']): void {
  const course = courseOf(state.params);
  const within = (cell: number, far: number): boolean => {
    const { x, y } = middleOf(course, cell);
    const [dx, dy] = [x - state.x, y - state.y];
    return dx * dx + dy * dy < far * far;
  };
  const flower = course.way.at(-1) ?? 0;
  if (within(flower, CATCH)) {
    state.phase = 'bloom';
    state.wait = 0;
    state.cause = 'flower';
    state.want = { x: 0, y: 0 };
    cue('flower', middleOf(course, flower), state.falls);
    return;
  }
  for (let next = state.check + 1; next < course.checks.length; next += 1) {
    const cell = course.checks[next] ?? 0;
    if (!within(cell, TOUCH)) continue;
    state.check = next;
    cue('check', middleOf(course, cell), next);
  }
}

function fall(state: State, cue: StepContext['cue']): void {
  state.marbles -= 1;
  state.falls += 1;
  cue(state.marbles === 0 ? 'gone' : 'fall', { x: state.x, y: state.y }, state.marbles);
  state.phase = 'fall';
  state.wait = 0;
}

/** The next marble, at the last checkpoint. */
function giveBack(state: State, cue: StepContext['cue']): void {
  if (state.marbles === 0) {
    finish(state, 'marbles');
    return;
  }
  const course = courseOf(state.params);
  const at = middleOf(course, course.checks[state.check] ?? 0);
  Object.assign(state, at);
  state.phase = 'roll';
  state.vx = 0;
  state.vy = 0;
  state.tilt = { x: 0, y: 0 };
  state.lip = false;
  state.ground = 'floor';
  cue('back', at);
}

function finish(state: State, cause: State['cause']): void {
  state.phase = 'over';
  state.cause = cause;
}

function ending(state: State): Ending | undefined {
  const { phase, cause, clock, params, falls } = state;
  if (phase !== 'over') return undefined;
  const course = courseOf(params);
  const at = { x: state.x, y: state.y };
  if (cause === 'flower') {
    const [three, two] = timesOf(params.map);
    const seconds = secondsOf(clock);
    const reason = falls === 0 ? 'end.clean' : 'end.flower';
    if (seconds <= three) return { reason };
    return seconds > two
      ? { reason, almost: 'almost.two', value: two }
      : { reason, almost: 'almost.three', value: three };
  }
  const left = cellsLeft(state);
  const reason = cause === 'time' ? 'end.time' : 'end.marbles';
  return left <= course.way.length / 2
    ? { reason, almost: 'almost.flower', value: left, at }
    : { reason, at };
}

/** Cells of the way from the marble to the flower. */
function cellsLeft(state: State): number {
  const course = courseOf(state.params);
  let [best, at] = [99, 0];
  for (const [index, cell] of course.way.entries()) {
    const { x, y } = middleOf(course, cell);
    const far = Math.abs(x - state.x) + Math.abs(y - state.y);
    if (far < best) [best, at] = [far, index];
  }
  return Math.max(1, course.way.length - 1 - at);
}

const SIGNS = {
  bed: '#',
  floor: '.',
  moss: 'm',
  ice: 'i',
  hole: 'o',
  gap: '~',
  plank: '=',
  magnet: 'U',
} as const;

function text(state: State): string {
  const { phase, clock, x, y, vx, vy, tilt, check, marbles } = state;
  const course = courseOf(state.params);
  const near = (value: number): string => (Math.round(value * 100) / 100 + 0).toFixed(2);
  const rows = Array.from({ length: course.rows }, (_, row) =>
    course.cells
      .slice(row * course.columns, (row + 1) * course.columns)
      .map((cell) => SIGNS[cell])
      .join(''),
  );
  return [
    `${phase} ${clock}, marbles ${marbles}, checkpoint ${check}`,
    `at ${near(x)} ${near(y)}, speed ${near(vx)} ${near(vy)}, tilt ${near(tilt.x)} ${near(tilt.y)}`,
    ...rows,
  ].join('\n');
}
