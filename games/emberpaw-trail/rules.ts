import type { Level, Point, Rules, StepContext } from '@playgrove/kit/contract';
import { oneOf, shape, union, whole, type Parser } from '@playgrove/kit/core/parse';
import { LEVELS, parOf, type Place } from './levels.ts';
import { COATS, coatsOf, FRESH, parseCareer, withEmbers } from './rules/coats.ts';
import { CELL, GROUPS, ROWS } from './rules/course.ts';
import { atStart, DID, press, release, stepWalk } from './rules/fox.ts';
import type { Career, Input, Params, State } from './rules/state.ts';
import { trailOf } from './trail/trail.ts';

export type { Career, Input, Params, State } from './rules/state.ts';

/** Ticks that a fallen fox lies, and that the way into the den takes. */
export const DOWN = 34;
export const HOME = 64;
/** Ticks after a fall from which a press goes on at once. */
const PATIENCE = 8;
const MAX_FALLS = 8;

const ALL = 7;

/** Ticks that each ember left behind adds to a daily trail's time. */
export const LEFT_BEHIND = 60 * 5;

/** Ticks over the third star's time that are called close. */
const CLOSE = 60 * 3;

const DAILY_PARAMS: Parser<Params> = shape({ daily: oneOf(true) });
const LEVEL_PARAMS: Parser<Params> = shape({ level: whole(0, LEVELS.length - 1) });
const DAILY: Level<Params> = { id: 'daily', params: { daily: true }, daily: true };

export const levels = LEVELS.map((place, level): Level<Params> => ({
  id: place.id,
  params: { level },
  pack: `pack.${place.world}`,
  ...(place.needs > 0 && { needs: place.needs }),
}));

/** Where a game takes place. @throws Error when there is no such level */
export function placeOf({ params, trail }: Pick<State, 'params' | 'trail'>): Place {
  if ('daily' in params) return trailOf(trail);
  const place = LEVELS[params.level];
  if (!place) throw new Error(`there is no level ${params.level}`);
  return place;
}

const [first, ...rest] = levels;
if (!first) throw new Error('emberpaw-trail has no levels');

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'emberpaw-trail',
  version: 4,
  pace: { kind: 'ticks', hz: 60 },
  levels: [first, ...rest, DAILY],
  scoring: { better: 'lower', unit: 'seconds' },
  parseParams: (raw) => ('daily' in Object(raw) ? DAILY_PARAMS : LEVEL_PARAMS)(raw),
  parseInput: union('act', {
    press: {},
    release: {},
    again: {},
    coat: { coat: whole(0, COATS.length - 1) },
  }),
  career: {
    fresh: FRESH,
    parse: parseCareer,
    // Levels alone have embers to keep: a trail is gone the next day.
    of: (state) =>
      state.phase === 'won' && 'level' in state.params
        ? withEmbers(state.career, placeOf(state).id, state.walk.embers)
        : state.career,
  },

  deal(params, rng, career) {
    const trail = 'daily' in params ? 1 + rng.int(2 ** 31) : 0;
    return {
      params,
      trail,
      career,
      phase: 'ready',
      walk: atStart(placeOf({ params, trail }).course()),
      still: 0,
      tries: 0,
      falls: [],
      fresh: 0,
    };
  },

  step,
  tick,

  inputs(state) {
    if (state.phase === 'won') return [];
    if (state.phase === 'run' && state.walk.held) return [{ act: 'release' }];
    return [{ act: 'press' }];
  },

  status: ({ phase }) => (phase === 'won' ? 'won' : 'playing'),
  score({ walk, params, phase }) {
    const counted = 'daily' in params && (phase === 'home' || phase === 'won');
    return Math.round((walk.tick + (counted ? lateBy(walk.embers) : 0)) / 6) / 10;
  },

  stars(state) {
    const { walk } = state;
    if (walk.embers !== ALL) return 1;
    return walk.tick <= parOf(placeOf(state)) ? 3 : 2;
  },

  goal(state) {
    const { walk } = state;
    if (!isKnown(state)) return { name: 'goal.embers', now: countOf(walk.embers), target: GROUPS };
    const par = parOf(placeOf(state));
    const left = Math.max(0, Math.ceil((par - walk.tick) / 60));
    return { name: 'goal.par', now: left, target: Math.ceil(par / 60) };
  },
  ending: (state) => (state.phase === 'won' ? endingOf(state) : undefined),
  text,
};

/** Whether an ember of this level was brought home before: until then its star time is not named. */
export function isKnown({ params, career, trail }: State): boolean {
  return 'daily' in params || career.embers[placeOf({ params, trail }).id] !== undefined;
}

/** How many embers, of their bits. */
export function countOf(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);
}

/** Ticks that the embers left behind cost on a daily trail. */
function lateBy(embers: number): number {
  return (GROUPS - countOf(embers)) * LEFT_BEHIND;
}

function endingOf(state: State): {
  readonly reason: string;
  readonly almost?: string;
  readonly value?: number;
} {
  const { walk, params } = state;
  const left = 3 - countOf(walk.embers);
  if (left > 0 && 'daily' in params) {
    return { reason: 'reason.trail', almost: 'almost.late', value: lateBy(walk.embers) / 60 };
  }
  if (left > 0) {
    return {
      reason: 'reason.home',
      almost: 'almost.embers',
      value: left,
    };
  }
  const over = walk.tick - parOf(placeOf(state));
  if (over <= 0) return { reason: 'reason.par' };
  const almost = over <= CLOSE ? 'almost.par' : 'almost.slow';
  return { reason: 'reason.embers', almost, value: Math.ceil(over / 6) / 10 };
}

function step(state: State, input: Input, context: StepContext): string | undefined {
  if (input.act === 'coat') return wear(state, input.coat, context);
  if (input.act === 'release') {
    release(state.walk);
    return;
  }
  if (input.act === 'again') {
    if (state.phase !== 'run') return 'refused.still';
    state.tries += 1;
    back(state);
    context.cue('again', { x: state.walk.x, y: state.walk.y });
    return;
  }
  if (state.phase === 'run') press(state.walk);
  else if (state.phase === 'home') state.phase = 'won';
  else if (state.phase === 'ready') go(state, context);
  else if (state.still >= PATIENCE) {
    back(state);
    go(state, context);
  }
}

function wear(state: State, coat: number, context: StepContext): string | undefined {
  if (state.phase !== 'ready') return 'refused.walking';
  if (coat >= coatsOf(state.career)) return 'refused.coat';
  state.career = { ...state.career, coat };
  context.cue('coat', { x: state.walk.x, y: state.walk.y - 20 });
}

function go(state: State, context: StepContext): void {
  state.phase = 'run';
  context.cue('go', { x: state.walk.x, y: state.walk.y - 40 });
}

/** To the start of the level: lanterns dark, embers where they were. */
function back(state: State): void {
  state.walk = atStart(placeOf(state).course());
  state.phase = 'ready';
  state.still = 0;
  state.fresh = 0;
}

function tick(state: State, context: StepContext): void {
  if (state.phase === 'down' || state.phase === 'home') {
    state.still += 1;
    if (state.phase === 'home' && state.still >= HOME) state.phase = 'won';
    if (state.phase === 'down' && state.still >= DOWN) back(state);
    return;
  }
  if (state.phase !== 'run') return;
  const { walk } = state;
  const [before, falling] = [walk.lit, walk.vy];
  const [x, y] = [walk.x, walk.y];
  const had = walk.embers;
  const did = stepWalk(placeOf(state).course(), walk);
  if (did === 0) return;
  cueMoves(did, { x: walk.x, y: walk.y }, falling, context);
  const at = { x: walk.x, y: walk.y - 20 };
  if ((did & DID.spark) !== 0) context.cue('spark', at, (before ^ walk.lit) >> 1);
  if ((did & DID.ember) !== 0) context.cue('ember', at, countOf(walk.embers));
  if ((did & DID.ember) !== 0 && walk.embers === ALL && had !== ALL) context.cue('all', at);
  if ((did & (DID.spark | DID.ember)) !== 0) state.fresh = walk.tick;
  if ((did & DID.home) !== 0) {
    state.phase = 'home';
    state.still = 0;
    context.cue('home', at, countOf(walk.embers));
  }
  if ((did & (DID.thorns | DID.fell)) !== 0) {
    const by = (did & DID.thorns) !== 0 ? 'thorns' : 'pit';
    state.phase = 'down';
    state.still = 0;
    state.tries += 1;
    state.falls = [...state.falls.slice(1 - MAX_FALLS), { x, y, by }];
    context.cue(by, { x, y: Math.min(y - 16, ROWS * CELL - 20) });
  }
}

const CUED = ['jump', 'kick', 'land', 'turn', 'bounce', 'head', 'cling', 'lift'] as const;

function cueMoves(did: number, at: Point, falling: number, context: StepContext): void {
  for (const name of CUED) {
    if ((did & DID[name]) !== 0) context.cue(name, at, Math.max(0, falling));
  }
}

/** The map with the fox on it, for goldens. */
function text(state: State): string {
  const { walk } = state;
  const place = placeOf(state);
  const column = Math.floor(walk.x / CELL);
  const row = Math.floor((walk.y - 1) / CELL);
  const lines = place
    .course()
    .map.rows.map((line, at) =>
      at === row ? `${line.slice(0, column)}@${line.slice(column + 1)}` : line,
    );
  return [
    `${place.id} ${state.phase} try ${state.tries + 1} tick ${walk.tick}`,
    `lit ${walk.lit} embers ${walk.embers} at ${walk.x} ${walk.y} way ${walk.way}`,
    ...lines,
  ].join('\n');
}
