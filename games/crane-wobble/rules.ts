import type { Ending, Goal, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { cos, sin } from '@playgrove/kit/core';
import { oneOf, shape, whole } from '@playgrove/kit/core/parse';
import { almost, levels, medalsFor } from '@playgrove/kit/logic/levels';
import {
  BUFFER,
  builtOf,
  FALL,
  halfOf,
  HEARTS,
  LOAD,
  MAX_ROPES,
  topOf,
  WARNING,
  type Floor,
  type Input,
  type Params,
  type State,
} from './rules/state.ts';
import { LIMIT, push, swayOn, widthOf } from './rules/sway.ts';
import { COASTS, nextKind, PER_COAST, siteOf, STRETCH, TOWN_COUNT } from './rules/towns.ts';

export type { Input, Params, State } from './rules/state.ts';

const TAU = Math.PI * 2;
/** This near to the middle is perfect, and this near is good. */
export const PERFECT = 12;
const GOOD = 36;
/** A floor holds while its middle is over this part of the floor below. */
const HOLD = 0.82;
/** From this part of that on it was close. */
const CLOSE = 0.84;
/** Perfect drops in a row from which on puffins come in crowds, and that bring a life back. */
const CROWD = 3;
const HEAL = 5;
/** Puffins of the first crowd and of the largest; each drop of the row brings one more. */
const FULL = 5;
const FULLEST = 9;
/** How much faster the hook gets with each drop of such a row, until the crowds are the largest. */
const HEAT = 0.08;
const WEIGHT = 1.8;
/** Speed from a gust, and from a floor that only brushed the tower. */
const GUST = 82;
const BRUSH = 34;
/** So much calmer, and it is worth a word. */
const CALMER = 9;
/** How far the hook goes over the first floors of the first town, and of the others. */
const GENTLE = [54, 54, 110] as const;
const FIRST = 120;
/** How much faster the hook gets with each swing that is waited for, and at most. */
const IMPATIENT = 0.2;
const QUICKEST = 1.8;
/** Floors that are remembered: more than any screen shows. */
const MEMORY = 14;
/** Puffins for each floor that two and three stars take. */
const STARS = [1.9, 2.8];
/** With this many floors to go it was close. */
const NEAR = 2;
/** Stars that open each coast. */
const NEEDS = [0, 4, 10, 16, 24];

const medals = medalsFor<State>({
  value: ({ score }) => score,
  marks({ params }) {
    const { floors } = siteOf(params, 0);
    return STARS.map((each) => Math.round(floors * each));
  },
  almost: 'almost.star',
});

export const rules: Rules<Params, State, Input> = {
  slug: 'crane-wobble',
  version: 4,
  pace: { kind: 'ticks', hz: 60 },
  levels: levels({
    packs: COASTS.map((name, coast) => ({ name, needs: NEEDS[coast] ?? 0 })),
    each: PER_COAST,
    prefix: 'coast.',
    params: ({ number }) => ({ town: number }),
    endless: { town: 0 },
  }),
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({ town: whole(0, TOWN_COUNT) }),
  parseInput: oneOf('drop'),
  deal,

  step(state, _, { cue }) {
    if (state.phase === 'end') return 'refused.over';
    if (state.phase === 'swing') drop(state, cue);
    else if (state.phase === 'load' && state.tick >= LOAD - BUFFER) state.pressed = true;
    return undefined;
  },

  tick(state, context) {
    if (state.phase === 'end') return;
    state.tick += 1;
    swayOn(state, builtOf(state));
    blow(state, context);
    if (Math.abs(state.sway) > LIMIT && builtOf(state) > 1) {
      shakeOff(state, context);
      if (state.hearts === 0) return;
    }
    const site = siteOf(state.params, builtOf(state));
    const waiting = state.phase === 'swing' && state.params.town !== 1;
    if (waiting && state.tick % site.period === 0) context.cue('hurry', { x: 0, y: 2 });
    state.turn = (state.turn + rateOf(state) / site.period) % 1;
    state.center += (topOf(state).x - state.center) * 0.08;
    if (state.phase === 'fall' && state.tick >= FALL) land(state, context);
    else if (state.phase === 'load' && state.tick >= LOAD) {
      state.phase = 'swing';
      state.tick = 0;
      if (state.pressed) drop(state, context.cue);
    }
  },

  inputs: ({ phase }) => (phase === 'end' ? [] : ['drop']),
  status({ phase, params, hearts }) {
    if (phase !== 'end') return 'playing';
    if (params.town === 0) return 'over';
    return hearts > 0 ? 'won' : 'lost';
  },
  score: ({ score }) => score,
  stars: medals.stars,
  goal,
  ending,
  text,
};

function deal(params: Params, rng: Rng): State {
  const base: Floor = { kind: 'base', x: 0, guests: 0, roped: false };
  const { gusts } = siteOf(params, 0);
  return {
    params,
    floors: [base],
    first: 0,
    phase: 'swing',
    tick: 0,
    turn: rng.unit(),
    center: 0,
    hook: 0,
    going: 1,
    next: nextKind(params, 0, rng),
    pressed: false,
    sway: 0,
    speed: 0,
    ropes: 0,
    gust: gusts,
    wind: 0,
    hearts: HEARTS,
    streak: 0,
    perfects: 0,
    score: 0,
    cause: '',
  };
}

/** How far the hook swings to each side. */
export function reachOf({ params }: State, built: number): number {
  const { reach } = siteOf(params, built);
  if (params.town === 1) return GENTLE[built] ?? reach;
  return built === 0 ? FIRST : reach;
}

/** Puffins that a perfect drop brings. */
const crowdOf = (streak: number): number =>
  streak < CROWD ? 3 : Math.min(FULLEST, FULL + streak - CROWD);

/**
 * A row of perfect drops speeds the hook up, and so does waiting, so that it doesn’t pay. Nobody
 * is hurried in the first town.
 */
function rateOf(state: State): number {
  const { phase, tick, params, streak } = state;
  if (phase !== 'swing') return 1;
  const heat = streak < CROWD ? 1 : 1 + HEAT * (crowdOf(streak) - FULL + 1);
  if (params.town === 1) return heat;
  const { period } = siteOf(params, builtOf(state));
  return Math.min(QUICKEST, heat + IMPATIENT * Math.floor(tick / period));
}

/** Where the hook is, or will be in this many ticks; before now if negative. */
export function hookIn(state: State, ticks = 0): number {
  const built = builtOf(state);
  const { period } = siteOf(state.params, built);
  return (
    state.center +
    reachOf(state, built) * sin((state.turn + (ticks * rateOf(state)) / period) * TAU)
  );
}

function drop(state: State, cue: StepContext['cue']): void {
  state.hook = hookIn(state);
  state.going = cos(state.turn * TAU) < 0 ? -1 : 1;
  state.phase = 'fall';
  state.tick = 0;
  state.pressed = false;
  cue('drop', { x: state.hook, y: 1 });
}

/** Wind on a windy coast: announced, then it pushes. */
function blow(state: State, { rng, cue }: StepContext): void {
  const { gusts } = siteOf(state.params, builtOf(state));
  if (gusts === 0 && state.wind === 0) return;
  state.gust -= 1;
  if (state.gust === WARNING && state.wind === 0) {
    state.wind = rng.chance(0.5) ? 1 : -1;
    cue('breeze', undefined, state.wind);
  }
  if (state.gust > 0) return;
  state.speed += (state.wind * GUST) / (1 + 0.5 * state.ropes);
  if (state.wind !== 0) cue('gust', undefined, state.wind);
  state.wind = 0;
  state.gust = Math.max(WARNING + 60, gusts + rng.int(120) - 60);
}

/** How far off the middle a floor may be to stay on this one. */
export const holdOf = ({ kind }: Floor): number => halfOf(kind) * HOLD;

function land(state: State, context: StepContext): void {
  const { cue } = context;
  const top = topOf(state);
  const off = state.hook - (top.x + state.sway);
  const far = Math.abs(off);
  state.tick = 0;
  state.phase = 'load';
  if (far > holdOf(top)) {
    miss(state, off, context);
    return;
  }
  const perfect = far <= PERFECT;
  const before = widthOf(state, builtOf(state));
  const at = { x: state.hook, y: 0 };
  if (perfect) {
    state.streak += 1;
    state.perfects += 1;
    state.speed *= 0.4;
  } else {
    state.streak = 0;
    push(state, off * (state.next === 'heavy' ? WEIGHT : 1), builtOf(state) + 1);
  }
  const guests = perfect ? crowdOf(state.streak) : far <= GOOD ? 2 : 1;
  state.score += guests;
  const x = perfect ? top.x : top.x + off;
  state.floors.push({ kind: state.next, x, guests, roped: perfect });
  if (state.floors.length > MEMORY) {
    state.floors.shift();
    state.first += 1;
  }
  // One word for each landing: two at the same place could not be read.
  let word = `guests.${Math.min(guests, FULL)}`;
  if (perfect) {
    state.ropes = Math.min(MAX_ROPES, state.ropes + 1);
    cue('perfect', at, state.streak);
    if (state.streak % HEAL === 0 && state.hearts < HEARTS) {
      state.hearts += 1;
      word = 'heart';
    }
  } else {
    cue(state.next === 'heavy' ? 'heavy' : guests === 2 ? 'good' : 'rough', at);
    if (guests === 1) snap(state, cue);
    const after = widthOf(state, builtOf(state));
    if (far > holdOf(top) * CLOSE) word = 'phew';
    else if (before - after > CALMER) word = 'steady';
  }
  cue(word, { x: state.hook, y: 1 }, guests);
  arrive(state, context);
}

/** After a floor: the roof ends a town, and ten floors lead to the next sky. */
function arrive(state: State, { rng, cue }: StepContext): void {
  const built = builtOf(state);
  if (state.next === 'roof') {
    state.phase = 'end';
    cue('roof', { x: state.hook, y: 0 });
    return;
  }
  if (state.params.town === 0 && built % STRETCH === 0) {
    cue(`coast.${siteOf(state.params, built).coast}`, { x: 0, y: 2 });
  }
  const { gusts } = siteOf(state.params, built);
  if (gusts > 0 && state.gust <= 0) state.gust = gusts;
  state.next = nextKind(state.params, built, rng);
}

function snap(state: State, cue: StepContext['cue']): void {
  if (state.ropes === 0) return;
  state.ropes -= 1;
  cue('snap', { x: state.hook, y: 0 });
}

function miss(state: State, off: number, { rng, cue }: StepContext): void {
  const side = off < 0 ? -1 : 1;
  state.cause = side === state.going ? 'late' : 'early';
  cue('miss', { x: state.hook, y: 0 }, off);
  if (Math.abs(off) < halfOf(topOf(state).kind) + halfOf(state.next)) {
    state.speed += side * BRUSH;
    snap(state, cue);
  }
  lose(state);
  if (state.hearts === 0) return;
  cue(state.cause, { x: state.hook, y: 1 });
  state.next = nextKind(state.params, builtOf(state), rng);
}

/** The tower swung so far that its top slides off. */
function shakeOff(state: State, { cue }: StepContext): void {
  const gone = topOf(state);
  state.floors.pop();
  state.score -= gone.guests;
  state.cause = 'shaken';
  state.sway *= 0.7;
  state.speed *= -0.2;
  cue('shaken', { x: gone.x + state.sway, y: 0 }, state.sway < 0 ? -1 : 1);
  // A floor on its way down goes on; a roof that hung ready waits until it is its turn again.
  if (state.next === 'roof') state.next = 'plain';
  lose(state);
}

function lose(state: State): void {
  state.hearts -= 1;
  state.streak = 0;
  if (state.hearts > 0) return;
  state.phase = 'end';
  state.tick = 0;
}

function goal(state: State): Goal {
  const { floors } = siteOf(state.params, 0);
  const built = builtOf(state);
  if (floors > 0) return { name: 'goal.roof', now: Math.min(built, floors), target: floors };
  return { name: 'goal.sky', now: built % STRETCH, target: STRETCH };
}

function ending(state: State): Ending | undefined {
  const { phase, params, hearts, cause, hook } = state;
  if (phase !== 'end') return undefined;
  const built = builtOf(state);
  const { floors } = siteOf(params, 0);
  if (hearts > 0) {
    const reason = state.perfects >= floors ? 'ending.perfect' : 'ending.roof';
    return { reason, ...medals.almost(state) };
  }
  const reason = `ending.${cause || 'late'}`;
  const at = { x: cause === 'shaken' ? topOf(state).x + state.sway : hook, y: 0 };
  if (built === 0) return { reason, at };
  const next = goal(state);
  if (floors === 0)
    return {
      reason,
      at,
      almost: 'almost.height',
      value: built,
      ...almost(next, 'almost.sky', NEAR),
    };
  return { reason, at, ...almost(next, 'almost.far'), ...almost(next, 'almost.roof', NEAR) };
}

function text(state: State): string {
  const { phase, tick, next, hearts, ropes, streak, score, sway, speed } = state;
  const round = (value: number): number => Math.round(value * 10) / 10 + 0;
  return [
    `${phase} ${tick}, ${next} at ${round(phase === 'fall' ? state.hook : hookIn(state))}`,
    `${builtOf(state)} floors, sway ${round(sway)} at ${round(speed)}, wind ${state.wind} in ${state.gust}`,
    `hearts ${hearts}, ropes ${ropes}, streak ${streak}, score ${score}`,
    state.floors.map(({ kind, x, guests }) => `${kind[0]}${round(x)}:${guests}`).join(' '),
  ].join('\n');
}
