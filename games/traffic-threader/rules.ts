import type { Ending, Goal, Rng, Rules } from '@playgrove/kit/contract';
import { shape, whole } from '@playgrove/kit/core/parse';
import { medalsFor } from '@playgrove/kit/logic/levels';
import { bubblesOf, doneOf, LAST, leftOf, LEVELS, marksOf, missionOf } from './rules/levels.ts';
import { ride } from './rules/ride.ts';
import { openRoad } from './rules/traffic.ts';
import {
  EDGE,
  HZ,
  LANE,
  metersOf,
  paceOf,
  START,
  STEERED,
  type Input,
  type Params,
  type State,
} from './rules/types.ts';

export type { Input, Params, State } from './rules/types.ts';

/** Meters between two goals of the endless road. */
const STEP = 500;

/** A meter is a point. */
const scoreOf = (state: State): number => metersOf(state) + state.points;

const medals = medalsFor<State>({
  value: scoreOf,
  marks: ({ params }) => marksOf(params),
  almost: 'almost.star',
});

export const rules: Rules<Params, State, Input> = {
  slug: 'traffic-threader',
  version: 2,
  pace: { kind: 'ticks', hz: HZ },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({ level: whole(0, LAST) }),
  parseInput: shape({ by: whole(-EDGE * 2, EDGE * 2) }),
  deal,

  step(state, { by }) {
    if (state.phase === 'over') return 'refused.over';
    // What leads off the road is forgotten at once, so that the way back answers at once.
    const to = Math.max(-EDGE, Math.min(EDGE, state.x + state.lag + by));
    state.lag = to - state.x;
    state.idle = 0;
    return undefined;
  },

  tick(state, { cue, rng }) {
    if (state.phase === 'ride') ride(state, cue, rng);
  },

  inputs({ phase }, rng) {
    if (phase === 'over') return [];
    return [-LANE, -LANE / 2, LANE / 2, LANE, rng.int(4000) - 2000].map((by) => ({ by }));
  },

  status({ phase, cause, params }) {
    if (phase === 'ride') return 'playing';
    return params.level === 0 ? 'over' : cause === 'gate' ? 'won' : 'lost';
  },

  score: scoreOf,
  stars: (state) => (state.cause === 'gate' ? medals.stars(state) : 0),
  goal,
  ending,
  text,
};

function deal(params: Params, rng: Rng): State {
  const state: State = {
    params,
    phase: 'ride',
    cause: '',
    clock: 0,
    x: 0,
    lag: 0,
    aside: 0,
    idle: STEERED,
    z: 0,
    speed: START,
    top: START,
    bubbles: bubblesOf(params),
    bumps: 0,
    hop: 0,
    nears: 0,
    threads: 0,
    marked: 0,
    chain: 0,
    longest: 0,
    since: 999,
    side: 0,
    points: 0,
    done: false,
    cars: [],
    made: 0,
  };
  openRoad(state, rng);
  return state;
}

function goal(state: State): Goal {
  const mission = missionOf(state.params);
  const now = metersOf(state);
  if (!mission) return { name: 'goal.far', now, target: (Math.floor(now / STEP) + 1) * STEP };
  const { task, count, meters } = mission;
  if (count === 0 || state.done)
    return { name: task === 'clean' ? 'goal.clean' : 'goal.gate', now, target: meters };
  const done = task === 'chain' ? state.chain : doneOf(state, mission);
  return { name: `goal.${task}`, now: Math.min(done, count), target: count };
}

function ending(state: State): Ending | undefined {
  const { phase, cause } = state;
  if (phase === 'ride') return undefined;
  if (cause === 'gate') return { reason: 'end.gate', ...medals.almost(state) };
  const mission = missionOf(state.params);
  const at = { x: state.x, y: 0 };
  if (cause === 'short' && mission) {
    const value = mission.count - doneOf(state, mission);
    return { reason: 'end.short', almost: `almost.${mission.task}`, value, at };
  }
  const reason = cause === 'stall' ? 'end.stall' : 'end.bumps';
  if (mission) return { reason, almost: 'almost.gate', value: leftOf(state), at };
  const now = metersOf(state);
  const value = (Math.floor(now / STEP) + 1) * STEP - now;
  return { reason, almost: 'almost.far', value, at };
}

function text(state: State): string {
  const { phase, cause, clock, x, lag, z, speed, bubbles, hop, nears, threads, chain } = state;
  const near = state.cars.filter((car) => car.z > z - 6000 && car.z < z + 40_000);
  const row = ({ kind, x: across, z: far, to, blink }: (typeof near)[number]): string =>
    `${kind} ${across} +${far - z}${to >= 0 ? ` to lane ${to}${blink > 0 ? ` in ${blink}` : ''}` : ''}`;
  return [
    `${phase}${cause && ` ${cause}`} ${clock}, at ${x}${lag ? ` leaning ${lag}` : ''}, ${metersOf(state)} m`,
    `${paceOf(speed)} km/h, bubbles ${bubbles}${hop ? ` hopping ${hop}` : ''}`,
    `passes ${nears}, threads ${threads}, chain ${chain}, points ${state.points}`,
    ...near.toSorted((a, b) => a.z - b.z || a.id - b.id).map(row),
  ].join('\n');
}
