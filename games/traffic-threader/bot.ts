import type { Bot, Proof } from '@playgrove/kit/contract';
import { bell, graded, shaky } from '@playgrove/kit/logic/bots';
import { aheadOf, gapOf } from './corridor.ts';
import { missionOf } from './rules/levels.ts';
import { touches } from './rules/traffic.ts';
import { EDGE, NEAR, SCOOTER, type Input, type State, type Vehicle } from './rules/types.ts';

/** Ticks of a step of the plan, steps that are planned, and places across. */
const TICKS = 6;
const STEPS = [13, 20] as const;
const WIDE = 200;
const PLACES = (EDGE * 2) / WIDE + 1;
/** Places that are crossed in a step, at most. */
const REACH = 2;
/** What a bump costs, what the closest pass is worth, what a step to the side costs. */
const BUMP = 60;
const CLOSE = 3;
const MOVE = 0.02;
/** Space that it would rather keep, at skill 0 and at skill 1. */
const SLACK = [220, 50] as const;
/** How much of a close pass it goes for. */
const NERVE = [0.25, 1] as const;
const ERROR = 220;
/** How much farther than the plan's next place it leans: leaning takes its time. */
const EAGER = 1.6;

const placeAt = (place: number): number => place * WIDE - EDGE;

/** The best way through the next two seconds; traffic goes on as it is, and what blinks turns. */
function plan(state: State, skill: number): number {
  const steps = Math.round(graded(STEPS, skill));
  const slack = graded(SLACK, skill);
  const careful = missionOf(state.params)?.task === 'clean' ? 0.3 : 1;
  const nerve = graded(NERVE, skill) * careful;
  const near = state.cars.filter(({ z }) => z - state.z < 110_000 && z > state.z - 7000);
  let later = Array.from({ length: PLACES }, () => 0);
  for (let step = steps; step >= 1; step -= 1) {
    const here = worth(state, near, step * TICKS, nerve, slack);
    const next = later;
    later = here.map((value, place) => {
      const to = best(next, place);
      return value + (next[to] ?? 0) - Math.abs(to - place) * MOVE;
    });
  }
  const to = placeAt(best(later, Math.round((state.x + EDGE) / WIDE)));
  return state.x + (to - state.x) * EAGER;
}

/** The best place that a step to the side reaches. */
function best(values: readonly number[], from: number): number {
  let [to, most] = [from, -Infinity];
  for (let place = from - REACH; place <= from + REACH; place += 1) {
    const value = (values[place] ?? -Infinity) - Math.abs(place - from) * MOVE;
    if (value > most) [to, most] = [place, value];
  }
  return to;
}

/** What each place is worth in this many ticks: close passes, bumps. */
function worth(
  state: State,
  near: readonly Vehicle[],
  ticks: number,
  nerve: number,
  slack: number,
): number[] {
  const way = (state.speed * TICKS) / 100;
  const z = state.z + (state.speed * ticks) / 100;
  const here = Array.from({ length: PLACES }, () => 0);
  for (const car of near) {
    const at = aheadOf(car, ticks);
    const dz = at.z - z;
    if (Math.abs(dz) > 7000) continue;
    // Whatever it touches on the way to this step counts as well.
    const sweep = dz < 0 ? Math.min(0, dz + way - (car.speed * TICKS) / 100) : dz;
    const passes = !car.passed && dz <= 0 && dz > -way;
    for (let place = 0; place < PLACES; place += 1) {
      const dx = at.x - placeAt(place);
      if (state.hop <= ticks && touches(car.kind, dx, sweep, slack)) here[place] = -BUMP;
      if (!passes || here[place] === -BUMP) continue;
      const gap = gapOf(car.kind, dx, SCOOTER.half);
      if (gap <= NEAR) here[place] = (here[place] ?? 0) + nerve * (1 + CLOSE * (1 - gap / NEAR));
    }
  }
  return here;
}

/** Plans two seconds ahead; a beginner sees little more than one, looks seldom and steers roughly. */
export const bot: Bot<State, Input> = shaky(
  (state, rng, skill) => {
    const goal = plan(state, skill) + bell(rng) * ERROR * (1 - skill) * (1 - skill);
    const to = Math.max(-EDGE, Math.min(EDGE, Math.round(goal)));
    const by = to - state.x - state.lag;
    return Math.abs(by) > 20 ? [{ by }] : [];
  },
  {
    slips: [0.05, 0],
    any: () => [],
    lookTicks: [10, 3],
    clock: ({ phase, clock }) => (phase === 'ride' ? clock : undefined),
  },
);

export const proof: Proof = {
  level: 'endless',
  golden: 'dusk-3',
  measure: 'score',
  margin: 300,
  ends: 'random',
};
