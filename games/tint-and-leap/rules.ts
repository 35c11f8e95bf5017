import type { Ending, Goal, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { oneOf, shape, whole } from '@playgrove/kit/core/parse';
import { almost, levels, medalsFor } from '@playgrove/kit/logic/levels';
import { lastOf, layNext, placeOf, REACH } from './rules/course.ts';
import { endlessLeft, HOUSES, LEVEL_COUNT, paceOf, PER_HOUSE } from './rules/pace.ts';
import {
  BANDS,
  CLEAN,
  HEARTS,
  perchAt,
  RAINBOW,
  tapsTo,
  timesOf,
  type Input,
  type Params,
  type Perch,
  type State,
} from './rules/state.ts';

export type { Input, Params, State } from './rules/state.ts';

/** Perches that are laid ahead: more than any screen shows. */
const AHEAD = 8;
/** A change so shortly before a landing is just in time: 250 ms. */
export const LATE = 15;
/** Ticks after a wrong landing in which the right color still saves it. */
export const GRACE = 9;
/** Ticks of a slip, and of rest after it. */
export const SLIP = 46;
const RECOVER = 34;
/** Ticks of rest after a rainbow, to see what comes. */
const AFTER_RAINBOW = 18;
const LEAF = 10;
const JUST_IN_TIME = 10;
/** Just-in-times in a row pay once more each, up to this many times. */
const MAX_LATES = 4;
const BUG = 15;
/** Of the points that a clean run without extras earns: what two and three stars take. */
const STARS = [1, 1.6];
const NEAR_POINTS = 200;
/** Stars that open a house. */
const NEEDS = [0, 5, 12, 20, 28];

const medals = medalsFor<State>({
  value: ({ score }) => score,
  marks: ({ params }) => STARS.map((part) => Math.round((cleanRun(params) * part) / 10) * 10),
  almost: 'almost.star',
  near: NEAR_POINTS,
});

export const rules: Rules<Params, State, Input> = {
  slug: 'tint-and-leap',
  version: 4,
  pace: { kind: 'ticks', hz: 60 },
  levels: levels({
    packs: HOUSES.map((name, house) => ({ name, needs: NEEDS[house] ?? 0 })),
    each: PER_HOUSE,
    prefix: 'house.',
    params: ({ number }) => ({ level: number }),
    retry: 'same',
    endless: { level: 0 },
  }),
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({ level: whole(0, LEVEL_COUNT) }),
  parseInput: oneOf('next', 0, 1, 2, 3),
  deal,

  step(state, input, { cue }) {
    if (state.phase === 'end') return 'refused.over';
    if (input !== 'next' && input >= state.colors) return 'refused.color';
    const color = input === 'next' ? (state.color + 1) % state.colors : input;
    if (color === state.color || state.sure || state.rainbow > 0) return undefined;
    state.color = color;
    state.since = 0;
    cue(`tint.${color}`, { x: whereOf(state), y: 1 });
    return undefined;
  },

  tick(state, context) {
    if (state.phase === 'end') return;
    state.since += 1;
    // A rainbow flies twice as fast.
    state.tick += state.rainbow > 0 ? 2 : 1;
    if (state.phase === 'sit') sit(state, context);
    else if (state.phase === 'leap') fly(state, context);
    else if (state.phase === 'teeter') teeter(state, context);
    else if (state.tick >= SLIP) rest(state, -RECOVER);
  },

  inputs: (state) =>
    state.phase === 'end'
      ? []
      : ['next', ...([0, 1, 2, 3] as const).filter((color) => color < state.colors)],
  status(state) {
    if (state.phase !== 'end') return 'playing';
    if (state.params.level === 0) return 'over';
    return state.hearts > 0 ? 'won' : 'lost';
  },
  score: (state) => state.score,
  stars: (state) => (state.hearts > 0 ? medals.stars(state) : 0),
  goal,
  ending,
  text,
};

function deal(params: Params, rng: Rng): State {
  const { pace } = placeOf(params, 1);
  const color = rng.int(pace.colors);
  const start: Perch = {
    kind: 'leaf',
    color,
    leap: 0,
    rest: pace.rest,
    spring: false,
    side: -0.7,
    bug: null,
  };
  const state: State = {
    params,
    perches: [start],
    first: 0,
    at: 0,
    phase: 'sit',
    tick: 0,
    color,
    colors: pace.colors,
    since: 0,
    // The first leap always waits for the first tap; the first level teaches.
    waits: params.level === 1 ? 4 : 1,
    sure: false,
    hearts: HEARTS,
    streak: 0,
    lates: 0,
    rainbow: 0,
    score: 0,
    caught: false,
    bugs: 0,
    saves: 0,
    slips: 0,
    missed: 0,
    slipped: false,
  };
  layAhead(state, rng);
  return state;
}

function layAhead(state: State, rng: Rng): void {
  const last = Math.min(lastOf(state.params), state.at + AHEAD);
  for (let n = state.first + state.perches.length; n <= last; n += 1)
    state.perches.push(layNext(state.params, perchAt(state, n - 1), n, rng));
  // Two below stay, for the view.
  while (state.first < state.at - 2) {
    state.perches.shift();
    state.first += 1;
  }
}

/** The number of the perch, and part of the way to the next one. */
export function whereOf(state: State): number {
  if (state.phase !== 'leap') return state.at;
  return state.at + state.tick / perchAt(state, state.at + 1).leap;
}

function rest(state: State, tick: number): void {
  state.phase = 'sit';
  state.tick = tick;
}

function sit(state: State, { cue }: StepContext): void {
  const next = perchAt(state, state.at + 1);
  if (state.waits > 0) {
    if (state.color !== next.color) return;
    state.waits -= 1;
    // A beetle may want a change on the way.
    state.sure = next.bug === null;
  } else if (state.rainbow === 0 && state.tick < perchAt(state, state.at).rest) return;
  state.phase = 'leap';
  state.tick = 0;
  state.caught = false;
  cue(perchAt(state, state.at).spring ? 'spring' : 'leap', { x: state.at, y: 0 });
  if (next.kind === 'bud') cue('open', { x: state.at + 1, y: 0 });
}

function fly(state: State, context: StepContext): void {
  const next = perchAt(state, state.at + 1);
  const { bug } = next;
  const near = bug !== null && !state.caught && Math.abs(state.tick - bug.at) <= REACH;
  if (near && (bug.color === state.color || state.rainbow > 0)) {
    state.caught = true;
    state.bugs += 1;
    const points = BUG * timesOf(state.streak);
    state.score += points;
    context.cue('bug', { x: whereOf(state), y: 1 }, points);
  }
  if (state.tick < next.leap) return;
  state.at += 1;
  state.tick = 0;
  state.sure = false;
  if (state.rainbow > 0 && next.kind !== 'bloom') {
    state.color = next.color;
    state.since = LATE + 1;
  }
  layAhead(state, context.rng);
  const { colors } = placeOf(state.params, state.at + 1).pace;
  if (colors > state.colors) {
    state.colors = colors;
    // A new house says so itself.
    if (next.kind !== 'bloom') context.cue('color', { x: state.at, y: 1 });
  }
  if (next.kind === 'bloom') arrive(state, context);
  else if (next.color === state.color) land(state, context);
  else {
    state.phase = 'teeter';
    context.cue('teeter', { x: state.at, y: 0 });
  }
}

/** Clean: the color was right on touching the leaf. */
function land(state: State, { cue }: StepContext): void {
  const at = { x: state.at, y: 0 };
  const times = timesOf(state.streak);
  state.streak += 1;
  state.score += LEAF * times;
  cue(`land.${state.color}`, at, Math.min(state.streak, 12));
  if (state.since <= LATE) {
    state.lates += 1;
    state.saves += 1;
    const points = JUST_IN_TIME * times * Math.min(MAX_LATES, state.lates);
    state.score += points;
    cue('late', { x: state.at, y: 1 }, points);
  } else if (state.rainbow === 0) state.lates = 0;
  if (timesOf(state.streak) > times) cue('times', { x: state.at, y: 1 }, timesOf(state.streak));
  if (state.rainbow > 0) {
    state.rainbow -= 1;
    rest(state, state.rainbow > 0 ? 0 : -AFTER_RAINBOW);
    return;
  }
  rest(state, 0);
  if (state.streak % CLEAN !== BANDS) return;
  state.rainbow = RAINBOW;
  cue('rainbow', { x: state.at, y: 1 });
}

function teeter(state: State, { cue }: StepContext): void {
  const at = { x: state.at, y: 0 };
  if (state.color === perchAt(state, state.at).color) {
    // Saved: the leaf counts, the streak neither grows nor breaks.
    state.score += LEAF;
    state.lates = 0;
    cue(`land.${state.color}`, at, 0);
    cue('saved', { x: state.at, y: 1 });
    rest(state, 0);
    return;
  }
  if (state.tick < GRACE) return;
  state.hearts -= 1;
  state.slips += 1;
  state.slipped = true;
  state.missed = perchAt(state, state.at).color;
  state.streak = 0;
  state.lates = 0;
  state.tick = 0;
  state.phase = state.hearts > 0 ? 'slip' : 'end';
  cue('slip', at);
}

/** A bloom: the end of a level, or of a house in an endless run. */
function arrive(state: State, { cue }: StepContext): void {
  const at = { x: state.at, y: 0 };
  const points = LEAF * timesOf(state.streak) * 5;
  state.score += points;
  state.streak += 1;
  state.rainbow = 0;
  cue('bloom', at, points);
  if (state.params.level > 0) {
    state.phase = 'end';
    return;
  }
  if (!state.slipped && state.hearts < HEARTS) {
    state.hearts += 1;
    cue('heart', { x: state.at, y: 1 });
  }
  state.slipped = false;
  cue(`house.${placeOf(state.params, state.at + 1).pace.house}`);
  rest(state, 0);
}

/** Points of a run without mistakes, beetles and just-in-times. */
function cleanRun({ level }: Params): number {
  let points = 0;
  const { leaves } = paceOf(Math.max(1, level));
  for (let streak = 0; streak < leaves; streak += 1) points += LEAF * timesOf(streak);
  return points + LEAF * timesOf(leaves) * 5;
}

function goal({ params, at }: State): Goal {
  if (params.level > 0) return { name: 'goal.top', now: at, target: lastOf(params) };
  const target = endlessLeft(1) + 1;
  return { name: 'goal.house', now: at % target, target };
}

function ending(state: State): Ending | undefined {
  if (state.phase !== 'end') return undefined;
  const { params, at } = state;
  if (state.hearts > 0) {
    const reason = state.slips === 0 ? 'ending.clean' : 'ending.top';
    return { reason, ...medals.almost(state) };
  }
  const reason = `ending.missed.${state.missed}`;
  const close = almost(goal(state), params.level > 0 ? 'almost.top' : 'almost.house');
  return { reason, at: { x: at, y: 0 }, ...close };
}

function text(state: State): string {
  const { at, phase, tick, color, colors, hearts, streak, score, rainbow } = state;
  const ahead = state.perches
    .filter((_, index) => state.first + index > at)
    .map(({ kind, color: tint, leap, bug, spring }) => {
      const taps = kind === 'bloom' ? '*' : `${tint}${kind === 'bud' ? '?' : ''}`;
      return `${taps}/${leap}${bug ? `b${bug.color}@${bug.at}` : ''}${spring ? '^' : ''}`;
    });
  const next = perchAt(state, Math.min(at + 1, state.first + state.perches.length - 1));
  return [
    `${phase} ${tick} on ${at}, color ${color} of ${colors}, ${tapsTo(color, next.color, colors)} taps to go`,
    `hearts ${hearts}, streak ${streak}, rainbow ${rainbow}, score ${score}, bugs ${state.bugs}, just in time ${state.saves}`,
    ahead.join(' '),
  ].join('\n');
}
