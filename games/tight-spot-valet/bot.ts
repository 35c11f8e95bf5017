import type { Bot, Proof } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { graded, shaky } from '@playgrove/kit/logic/bots';
import { endOf, farFrom, follow, isThere, nearest } from './plan/follow.ts';
import { search, type Step } from './plan/search.ts';
import { jobOf, standingCars } from './rules.ts';
import { boxesOf } from './rules/body.ts';
import { ducksAt } from './rules/ducks.ts';
import { lotOf } from './rules/lots.ts';
import { touches } from './rules/shapes.ts';
import { HZ, IDLE, type Body, type Input, type Lot, type State } from './rules/types.ts';
import { vehicleOf } from './rules/vehicles.ts';

/** How far off its way it makes a new plan, and how often for a car. */
const LOST = 22;
const MAX_PLANS = 3;
/** A beginner: part of the top speed, units of stopping too late, and the error of the wheel. */
const PACE = [0.72, 0.82] as const;
const LATE = [8, 0] as const;
const OFF = [0.5, 0] as const;
/** Seconds for which a hand errs alike. */
const MOOD = 1.1;

type Memory = {
  lot: Lot;
  job: number;
  clock: number;
  way: readonly Step[];
  at: number;
  bumps: number;
  plans: number;
};

let memory: Memory | undefined;

function planOf(state: State): Memory {
  const lot = lotOf(state);
  const { job } = state;
  const isSame = memory?.lot === lot && memory.job === job && state.clock >= memory.clock;
  const isLost =
    memory !== undefined &&
    (state.bumps !== memory.bumps || farFrom(state.body, memory.way[memory.at]) > LOST);
  if (memory && isSame && (!isLost || memory.plans >= MAX_PLANS)) return memory;
  const way = search(lot, jobOf(state), state.body, standingCars(state)) ?? [];
  const plans = isSame ? (memory?.plans ?? 0) + 1 : 1;
  memory = { lot, job, clock: state.clock, way, at: 0, bumps: state.bumps, plans };
  return memory;
}

/** Whether there is a way for the car at hand. */
export const hasWay = (state: State): boolean => planOf(state).way.length > 0;

/** Steps of its way that it looks ahead for ducks, and the room that it leaves them. */
const WATCH = 7;
const ROOM = 18;

/** Whether ducks are on the way, or about to be: it lets them pass. */
function awaitsDucks(state: State, { way, at }: Memory): boolean {
  const { crossing } = lotOf(state);
  if (!crossing) return false;
  const ducks = ducksAt(crossing, state);
  const vehicle = vehicleOf(jobOf(state).vehicle);
  const isNear = (body: Body): boolean =>
    boxesOf(body, vehicle).some((box) => touches(box, ducks, ROOM));
  return (
    !isNear(state.body) &&
    way.slice(at, at + WATCH).some((step) => isNear({ ...state.body, ...step }))
  );
}

/** Follows the planned way. A weaker hand sees late, brakes late and holds the wheel off. */
export const bot: Bot<State, Input> = shaky(
  (state, _, skill) => {
    const plan = planOf(state);
    const { way } = plan;
    plan.clock = state.clock;
    plan.at = nearest(way, plan.at, state.body);
    if (isThere(way, plan.at, state.body)) {
      const end = endOf(way, plan.at);
      if (end + 1 >= way.length) {
        // Not inside after all: try again from here.
        if (state.body.v === 0 && state.fit === 0) plan.bumps = -1;
        return [IDLE];
      }
      if (Math.abs(state.body.v) > 4) return [IDLE];
      plan.at = end + 1;
    }
    if (awaitsDucks(state, plan)) return [IDLE];
    const mood = createRng(`${state.lot} ${state.bumps} ${Math.floor(state.clock / (MOOD * HZ))}`);
    const manner = {
      pace: graded(PACE, skill),
      late: graded(LATE, skill) * mood.unit(),
      off: graded(OFF, skill) * mood.between(-1, 1),
    };
    return [follow(way, plan.at, state.body, vehicleOf(jobOf(state).vehicle), manner)];
  },
  {
    slips: [0, 0],
    lookTicks: [13, 1],
    clock: ({ phase, clock }) => (phase === 'drive' ? clock : undefined),
  },
);

/** The better bot parks without a bump where the weaker one runs out of hearts. */
export const proof: Proof = {
  level: 'hotel-4',
  golden: 'square-5',
  measure: 'win-rate',
  seeds: 12,
  margin: 0.3,
  ends: 'bot',
  limit: 150 * HZ,
};
