import type { Ending, Goal, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { shape, whole } from '@playgrove/kit/core/parse';
import { almost, levels, medalsFor } from '@playgrove/kit/logic/levels';
import { rimAt, THROW } from './rules/aim.ts';
import { fuseAll, isGrown } from './rules/fusing.ts';
import { DAILY, ENDLESS, PACKS, PER_PACK, planOf, type Plan } from './rules/levels.ts';
import { isAsleep, move } from './rules/motion.ts';
import {
  isWorld,
  MOON,
  NONE,
  radiusOf,
  RELOAD,
  RIM,
  ROCK,
  sizeOf,
  SPILL,
  SUN,
  type Body,
  type Input,
  type Params,
  type State,
} from './rules/state.ts';

export type { Input, Params, State } from './rules/state.ts';

/** Points that complete the day's challenge. */
export const DAILY_SCORE = 400;
/** Parts of a level's worlds that are left over for two and for three stars. */
const STARS = [0.1, 0.22];
/** What the first level, which has no limit, counts as its worlds. */
const GENEROUS = 22;
/** Points for each world that is left over. */
export const SPARE = 30;
/** The overflow ring never closes further than this. */
const SMALLEST_RING = 120;
/** Ticks without a fusion after the last drop, until nothing more is expected. */
const TIMEOUT = 200;
/** From this part of the time over the ring on it was close. */
const CLOSE = 0.62;
/** Faster than this it only bounces over the ring. */
const BOUNCES = 110;
/** A bag of worlds to drop, by the largest of them; each is used up before the next one. */
const BAGS = [
  [],
  [1],
  [1, 1, 1, 2, 2],
  [1, 1, 2, 2, 3],
  [1, 1, 2, 2, 3, 3, 4],
  [1, 1, 1, 2, 2, 2, 3, 3, 4, 5],
];

const medals = medalsFor<State>({
  value: leftOf,
  marks({ params }) {
    const { drops, spare } = planOf(params.level);
    return spare ?? STARS.map((part) => Math.max(1, Math.round((drops || GENEROUS) * part)));
  },
  almost: 'almost.star',
});

export const rules: Rules<Params, State, Input> = {
  slug: 'bowlful-of-worlds',
  version: 3,
  pace: { kind: 'ticks', hz: 60 },
  levels: [
    ...levels({
      packs: PACKS,
      each: PER_PACK,
      params: ({ number }) => ({ level: number }),
      retry: 'same',
      endless: { level: ENDLESS },
    }),
    { id: 'daily', params: { level: DAILY }, daily: true },
  ],
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({ level: whole(0, DAILY) }),
  parseInput: whole(0, 3599),
  deal,

  step(state, angle, context) {
    if (state.end !== '') return 'refused.over';
    // A press while the spoon is loaded is not lost.
    if (state.reload > 0) state.wish = angle;
    else drop(state, angle, context);
    return undefined;
  },

  tick(state, context) {
    if (state.end !== '') return;
    if (state.reload > 0) state.reload -= 1;
    if (state.reload === 0 && state.wish >= 0) drop(state, state.wish, context);
    const plan = planOf(state.params.level);
    const contacts = land(state, context, plan);
    fuseAll(state, contacts, context);
    state.idle += 1;
    watchRing(state, plan, context);
    settle(state, plan, context);
  },

  inputs: ({ end }, rng) => (end === '' ? [rng.int(3600), rng.int(3600), rng.int(3600)] : []),
  status({ end, params }) {
    if (end === '') return 'playing';
    if (end === 'won') return 'won';
    return planOf(params.level).goal === 0 ? 'over' : 'lost';
  },
  score: ({ score }) => score,
  stars: medals.stars,
  goal,
  ending,
  text,
};

function deal(params: Params, rng: Rng): State {
  const plan = planOf(params.level);
  const state: State = {
    params,
    bodies: [],
    nextId: 1,
    bag: [],
    held: NONE,
    next: NONE,
    moons: 0,
    reload: 0,
    wish: -1,
    drops: 0,
    ring: plan.ring,
    heat: 0,
    peak: 0,
    chain: 0,
    longest: 0,
    score: 0,
    best: 0,
    done: 0,
    idle: 0,
    end: '',
    cause: 0,
  };
  state.held = fromBag(state, rng);
  state.next = fromBag(state, rng);
  scatterRocks(state, plan, rng);
  return state;
}

/** Rocks lie in the middle, as a pile that has come to rest. */
function scatterRocks(state: State, { rocks }: Plan, rng: Rng): void {
  const r = radiusOf(ROCK);
  const first = rng.int(3600);
  for (let n = 0; n < rocks; n += 1) {
    const far = n === 0 ? 0 : n < 7 ? r * 2.02 : r * 3.56;
    const { x, y } = rimAt((first + (n < 7 ? n * 600 : 300 + n * 1200)) % 3600, far);
    state.bodies.push({ ...body(state, ROCK, x, y), landed: true, turn: rng.unit() * 6, age: 60 });
  }
}

function body(state: State, kind: number, x: number, y: number): Body {
  const id = state.nextId;
  state.nextId += 1;
  return {
    id,
    kind,
    x,
    y,
    vx: 0,
    vy: 0,
    turn: 0,
    spin: 0,
    age: 0,
    landed: false,
    calm: 0,
    over: 0,
    link: 0,
  };
}

/** The next world, or NONE if all are dropped or wait in the spoon. */
function fromBag(state: State, rng: Rng): number {
  const { drops, top } = planOf(state.params.level);
  const waiting = Number(isWorld(state.held)) + Number(isWorld(state.next));
  if (drops > 0 && state.drops + waiting >= drops) return NONE;
  if (state.bag.length === 0) state.bag = rng.shuffled(BAGS[top] ?? []);
  return state.bag.pop() ?? 1;
}

function drop(state: State, angle: number, { rng, cue }: StepContext): void {
  state.wish = -1;
  if (state.held === NONE) return;
  const at = rimAt(angle);
  const { held } = state;
  // A chain belongs to one drop: only what a drop sets off by itself multiplies.
  for (const one of state.bodies) one.link = 0;
  state.bodies.push({
    ...body(state, held, at.x, at.y),
    vx: (-at.x / RIM) * THROW,
    vy: (-at.y / RIM) * THROW,
    // It comes out of the spoon in its full size.
    age: 30,
    turn: 0,
  });
  if (isWorld(held)) {
    state.drops += 1;
    const { close } = planOf(state.params.level);
    if (close > 0) state.ring = Math.max(SMALLEST_RING, state.ring - close);
  }
  state.held = state.next;
  state.next = NONE;
  if (state.moons > 0) {
    state.moons -= 1;
    state.next = MOON;
  } else state.next = fromBag(state, rng);
  if (state.held === NONE) {
    state.held = state.next;
    state.next = NONE;
  }
  state.reload = RELOAD;
  state.idle = 0;
  cue('drop', at, held);
}

/** Moves everything, and says what lands how hard. */
function land(state: State, { cue }: StepContext, { swirl }: Plan): number[] {
  const flying = state.bodies.filter(({ landed }) => !landed);
  const speeds = flying.map(({ vx, vy }) => Math.sqrt(vx * vx + vy * vy));
  const contacts = move(state.bodies, swirl);
  for (const [n, one] of flying.entries()) {
    if (!one.landed) continue;
    const hard = Math.round((speeds[n] ?? 0) / 10);
    cue(radiusOf(one.kind) > 40 ? 'thud' : 'land', { x: one.x, y: one.y }, hard);
  }
  return contacts;
}

/** How far a body sticks out over the ring. */
export const overBy = (state: State, one: Body): number =>
  Math.sqrt(one.x * one.x + one.y * one.y) + sizeOf(one) - state.ring;

/** What stays over the ring too long ends the game. */
function watchRing(state: State, { ring }: Plan, { cue }: StepContext): void {
  if (ring === 0) return;
  const before = state.heat;
  let heat = 0;
  let worst: Body | undefined;
  for (const one of state.bodies) {
    const isFast = one.vx * one.vx + one.vy * one.vy > BOUNCES * BOUNCES;
    if (one.landed && isGrown(one) && !isFast && overBy(state, one) > 2) one.over += 1;
    else one.over = Math.max(0, one.over - 4);
    if (one.over <= heat) continue;
    heat = one.over;
    worst = one;
  }
  state.heat = heat;
  const at = worst && { x: worst.x, y: worst.y };
  // A heartbeat, faster toward the end.
  const every = heat > SPILL * 0.6 ? 16 : 32;
  if (heat > before && heat > 40 && heat % every === 0) cue('alarm', at, Math.floor(heat / 20));
  state.peak = Math.max(state.peak, heat);
  if (heat === 0) {
    if (state.peak > SPILL * CLOSE) cue('phew');
    state.peak = 0;
  }
  if (heat < SPILL || !worst) return;
  state.end = 'spill';
  state.cause = worst.id;
  cue('spill', at);
}

/** Whether the level is won, or nothing more can come. */
function settle(state: State, plan: Plan, { cue }: StepContext): void {
  if (state.end !== '') return;
  if (plan.goal > 0 && state.done >= plan.count) {
    state.end = 'won';
    state.score += SPARE * leftOf(state);
    cue('won');
    return;
  }
  if (state.held !== NONE || state.moons > 0) {
    if (state.held === NONE) {
      state.moons -= 1;
      state.held = MOON;
    }
    return;
  }
  const isStill = state.idle > 90 && state.bodies.every(isAsleep);
  if (!isStill && state.idle < TIMEOUT) return;
  state.end = plan.goal === 0 ? 'full' : 'out';
  if (state.end === 'out') cue('out');
}

/** Worlds that are left to drop. */
export function leftOf(state: State): number {
  const { drops } = planOf(state.params.level);
  return Math.max(0, (drops || GENEROUS) - state.drops);
}

function goal(state: State): Goal {
  const { level } = state.params;
  const plan = planOf(level);
  if (level === DAILY)
    return { name: 'goal.daily', now: Math.min(state.score, DAILY_SCORE), target: DAILY_SCORE };
  if (level === ENDLESS) {
    const target = Math.min(SUN, Math.max(4, state.best + 1));
    return { name: 'goal.make', now: Math.min(state.best, target), target };
  }
  if (plan.goal === ROCK)
    return { name: 'goal.rocks', now: Math.min(state.done, plan.count), target: plan.count };
  if (plan.count === 1) {
    const now = state.done > 0 ? plan.goal : Math.min(state.best, plan.goal - 1);
    return { name: 'goal.make', now, target: plan.goal };
  }
  return {
    name: `goal.more.${plan.goal}`,
    now: Math.min(state.done, plan.count),
    target: plan.count,
  };
}

function ending(state: State): Ending | undefined {
  const { end, params, best, done, cause } = state;
  if (end === '') return undefined;
  const plan = planOf(params.level);
  if (end === 'won') {
    const reason = state.longest >= 4 ? 'ending.chain' : 'ending.won';
    return { reason, ...medals.almost(state) };
  }
  const spilled = state.bodies.find(({ id }) => id === cause);
  const at = spilled && { x: spilled.x, y: spilled.y };
  const reason = end === 'full' ? 'ending.full' : end === 'spill' ? 'ending.spill' : 'ending.out';
  const why = { reason, ...(at && { at }) };
  if (plan.goal === 0) return { ...why, almost: 'almost.best', value: best };
  if (plan.goal === ROCK) return { ...why, ...almost(goal(state), 'almost.rocks') };
  if (plan.count > 1 && done > 0) return { ...why, ...almost(goal(state), 'almost.more') };
  return { ...why, almost: 'almost.steps', value: plan.goal - best };
}

function text(state: State): string {
  const { held, next, drops, score, best, chain, moons, ring, heat, done, reload } = state;
  return [
    `holds ${held} then ${next}, moons ${moons}, dropped ${drops}, reload ${reload}`,
    `score ${score}, best ${best}, done ${done}, chain ${chain}, ring ${ring.toFixed(1)}, heat ${heat}`,
    ...state.bodies.map(
      ({ kind, x, y, calm, landed }) =>
        `${kind}${landed ? '' : '!'}@${x.toFixed(1)},${y.toFixed(1)} ${calm}`,
    ),
  ].join('\n');
}
