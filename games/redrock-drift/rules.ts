import type { Ending, Goal, Json, Result, Rules } from '@playgrove/kit/contract';
import { affordable, buy } from '@playgrove/kit/logic/upgrades';
import {
  circuitFor,
  COURSES,
  courseFor,
  CUP_NEEDS,
  DAYS,
  RACES,
  raceNumber,
  trackFor,
  TRIALS,
} from './levels.ts';
import { putBack } from './rules/car.ts';
import { FRESH, parseCareer } from './rules/career.ts';
import { dealRace, distanceOf, medalOf, PODIUM, tickRace } from './rules/race.ts';
import {
  HZ,
  LOCK,
  PARTS,
  SHOP,
  type Career,
  type Input,
  type Params,
  type Part,
  type State,
} from './rules/types.ts';

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'redrock-drift',
  version: 5,
  pace: { kind: 'ticks', hz: HZ },
  levels: [
    { id: 'race-1', params: { course: 0 }, pack: 'pack.cup-1' },
    ...RACES.slice(1).map((_, at) => {
      const { cup } = raceNumber(at + 1);
      const needs = CUP_NEEDS[cup] ?? 0;
      return {
        id: `race-${at + 2}`,
        params: { course: at + 1 },
        pack: `pack.cup-${cup + 1}`,
        needs,
      };
    }),
    ...TRIALS.map((_, at) => ({
      id: `trial-${at + 1}`,
      params: { course: RACES.length + at },
      pack: 'pack.trials',
    })),
    ...DAYS.map((_, at) => ({
      id: `day-${at + 1}`,
      params: { course: RACES.length + TRIALS.length + at },
      daily: true as const,
    })),
  ],
  scoring: { better: 'higher', unit: 'points' },
  career: {
    fresh: FRESH,
    parse: parseCareer,
    of: (state) => state.career,
  },

  parseParams(raw): Result<Params> {
    const course = fieldOf(raw, 'course');
    if (isWhole(course, 0, COURSES.length - 1)) return { ok: true, value: { course } };
    return refuse(`params.course: expected 0 to ${COURSES.length - 1}, got ${show(course)}`);
  },
  parseInput,
  deal: ({ course }, rng, career) => dealRace(course, rng, career),

  step(state, input) {
    if ('buy' in input) return purchase(state, input.buy);
    if ('go' in input) {
      if (state.phase !== 'garage') return 'refused.racing';
      state.phase = 'countdown';
      return undefined;
    }
    if ('reset' in input) {
      if (state.phase !== 'race') return 'refused.waiting';
      putBack(state.cars[0], trackFor(courseFor(state.course)));
      return undefined;
    }
    state.controls = input;
    return undefined;
  },

  tick: tickRace,

  inputs(state): readonly Input[] {
    if (state.phase === 'over') return [];
    const controls = [-LOCK, -4, 0, 4, LOCK].flatMap((steer) => [
      { steer, drift: false, brake: false },
      { steer, drift: true, brake: false },
    ]);
    if (state.phase !== 'garage') return controls;
    return [
      { go: true },
      ...affordable(SHOP, state.career.purse).map((part) => ({ buy: part }) as const),
    ];
  },

  status(state) {
    if (state.phase !== 'over') return 'playing';
    return rules.stars?.(state) ? 'won' : 'lost';
  },

  score: (state) => state.points,

  stars(state) {
    if (state.cars[0].done === 0) return 0;
    return courseFor(state.course).cup < 0 ? medalOf(state) : Math.max(0, PODIUM + 1 - state.place);
  },

  goal(state): Goal {
    const { laps } = courseFor(state.course);
    const now = Math.min(laps, Math.max(1, state.cars[0].laps.lap + 1));
    return { name: 'goal.lap', now, target: laps };
  },

  ending(state): Ending | undefined {
    if (state.phase !== 'over') return undefined;
    const [{ done, x, y }] = state.cars;
    const { cup, circuit, laps } = courseFor(state.course);
    if (done === 0) return { reason: 'end.time', at: { x, y } };
    if (cup < 0) {
      const medal = medalOf(state);
      const short = done / HZ - (circuitFor(circuit).medals[2 - Math.min(2, medal)] ?? 0) * laps;
      const almost = medal < 3 && short < 3 ? { almost: 'almost.medal', value: tenth(short) } : {};
      return { reason: `end.trial-${medal}`, ...almost };
    }
    const behind = gapAhead(state);
    const almost =
      state.place > 1 && behind < 25 ? { almost: 'almost.place', value: Math.ceil(behind) } : {};
    return { reason: `end.place-${state.place}`, ...almost };
  },

  text(state) {
    const track = trackFor(courseFor(state.course));
    const { circuit, variant } = courseFor(state.course);
    const rows = state.cars.map((car, at) => {
      const name = at === 0 ? 'you' : `rival ${state.rivals[at - 1]}`;
      return `${name} ${distanceOf(car, track).toFixed(1)} m, ${car.v.toFixed(1)} m/s, aside ${car.aside.toFixed(1)}`;
    });
    return [
      `${circuitFor(circuit).id} ${variant} ${state.phase} ${state.clock}`,
      `place ${state.place}, ${state.points} points, ${state.career.purse.coins} coins`,
      ...rows,
    ].join('\n');
  },
};

/** Meters to the car one place ahead. */
function gapAhead(state: State): number {
  const track = trackFor(courseFor(state.course));
  const own = distanceOf(state.cars[0], track);
  const gaps = state.cars.slice(1).map((car) => distanceOf(car, track) - own);
  return Math.min(Infinity, ...gaps.filter((gap) => gap > 0));
}

function tenth(value: number): number {
  return Math.max(0.1, Math.ceil(value * 10) / 10);
}

function purchase(state: State, part: Part): string | undefined {
  if (state.phase !== 'garage') return 'refused.racing';
  const bought = buy(SHOP, state.career.purse, part);
  if (!bought.ok) return `refused.${bought.error}`;
  state.career = { ...state.career, purse: bought.value };
  return undefined;
}

function parseInput(raw: Json): Result<Input> {
  if (fieldOf(raw, 'go') === true) return { ok: true, value: { go: true } };
  if (fieldOf(raw, 'reset') === true) return { ok: true, value: { reset: true } };
  const part = fieldOf(raw, 'buy');
  if (part !== undefined) {
    const known = PARTS.find((name) => name === part);
    if (known) return { ok: true, value: { buy: known } };
    return refuse(`input.buy: expected ${PARTS.join(', ')}, got ${show(part)}`);
  }
  const steer = fieldOf(raw, 'steer');
  const [drift, brake] = [fieldOf(raw, 'drift'), fieldOf(raw, 'brake')];
  if (!isWhole(steer, -LOCK, LOCK)) {
    return refuse(`input.steer: expected −${LOCK} to ${LOCK}, got ${show(steer)}`);
  }
  if (typeof drift !== 'boolean')
    return refuse(`input.drift: expected a boolean, got ${show(drift)}`);
  if (typeof brake !== 'boolean')
    return refuse(`input.brake: expected a boolean, got ${show(brake)}`);
  // Minus nought is written as nought.
  return { ok: true, value: { steer: steer === 0 ? 0 : steer, drift, brake } };
}

function refuse(error: string): { readonly ok: false; readonly error: string } {
  return { ok: false, error };
}

function show(raw: unknown): string {
  return JSON.stringify(raw) ?? 'nothing';
}

function fieldOf(raw: Json | undefined, name: string): Json | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  return (raw as { readonly [key: string]: Json })[name];
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
