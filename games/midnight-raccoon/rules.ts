import type { Level, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { list, oneOf, shape, such, union, whole } from '@playgrove/kit/core/parse';
import { LEVELS, parOf, type Place } from './levels.ts';
import { WAIT, type Input, type Params, type State } from './rules/state.ts';
import { calm, GRACE, inCan, passMoods, seenBy } from './rules/watch.ts';
import { walk } from './rules/walk.ts';
import {
  apart,
  CELL,
  clear,
  COLUMNS,
  middle,
  ROWS,
  WAYS,
  blocks,
  type Yard,
} from './rules/yard.ts';

export type { Input, Params, State } from './rules/state.ts';

/** Numbers of a path: three a leg. */
export const LONGEST = 900;
/** Ticks for which it shows who caught you, and the way out. */
export const CAUGHT = 70;
export const OUT = 54;
/** Ticks at rest on the way out before you leave with less than everything. */
export const LEAVE = 30;
const ALL = 7;
const REACH = CELL * 0.5;
/** Ticks in the light, out of `GRACE`, from which an escape is called close. */
const CLOSE = 14;

const levels = LEVELS.map((place, level): Level<Params> => ({
  id: place.id,
  params: { level },
  pack: `pack.${place.pack}`,
  ...(place.needs > 0 && { needs: place.needs }),
}));
const [first, ...rest] = levels;
if (!first) throw new Error('midnight-raccoon has no levels');

/** The level. @throws Error when there is no such level */
export function placeOf({ level }: Params): Place {
  const place = LEVELS[level];
  if (!place) throw new Error(`there is no level ${level}`);
  return place;
}

export function yardFor({ params }: Pick<State, 'params'>): Yard {
  return placeOf(params).yard();
}

/** How many snacks, of their bits. */
export function countOf(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);
}

export const rules: Rules<Params, State, Input> = {
  slug: 'midnight-raccoon',
  version: 1,
  pace: { kind: 'ticks', hz: 60 },
  levels: [first, ...rest],
  parseParams: shape({ level: whole(0, LEVELS.length - 1) }),
  parseInput: union('act', {
    path: {
      legs: such(
        list(whole(0, COLUMNS * ROWS * CELL), LONGEST, 3),
        (legs) => legs.length % 3 === 0 && legs.every((how, at) => at % 3 < 2 || how <= WAIT),
        'legs of three numbers',
      ),
    },
    steer: { dx: whole(-1, 1), dy: whole(-1, 1), sneak: oneOf(true, false) },
    hold: {},
    resume: {},
  }),
  deal,
  step,
  tick,
  inputs,
  status: ({ phase }) => (phase === 'won' || phase === 'lost' ? phase : 'playing'),

  stars(state) {
    if (state.phase !== 'won') return 0;
    if (state.snacks !== ALL) return 1;
    return state.time <= parOf(placeOf(state.params)) ? 3 : 2;
  },

  goal(state) {
    if (state.snacks !== ALL)
      return { name: 'goal.snacks', now: countOf(state.snacks), target: countOf(ALL) };
    const par = Math.ceil(parOf(placeOf(state.params)) / 60);
    const left = Math.max(0, par - Math.floor(state.time / 60));
    return { name: left > 0 ? 'goal.par' : 'goal.out', now: left, target: par };
  },

  ending(state) {
    if (state.phase === 'lost') return lossOf(state);
    return state.phase === 'won' ? winOf(state) : undefined;
  },
  text,
};

function lossOf(state: State): ReturnType<NonNullable<typeof rules.ending>> {
  const { watchers } = yardFor(state);
  const kind = watchers[state.by]?.kind ?? 'guard';
  const at = { x: state.x, y: state.y };
  // A guard that turned its head did so for a noise.
  if (kind === 'guard' && state.moods[state.by]?.off !== 0)
    return { reason: 'reason.heard', almost: 'almost.sneak', at };
  const left = 3 - countOf(state.snacks);
  return {
    reason: `reason.${kind}`,
    almost: left > 0 ? 'almost.snacks' : 'almost.exit',
    value: left,
    at,
  };
}

function winOf(state: State): ReturnType<NonNullable<typeof rules.ending>> {
  const left = 3 - countOf(state.snacks);
  if (left > 0) return { reason: 'reason.out', almost: 'almost.left', value: left };
  const over = state.time - parOf(placeOf(state.params));
  if (over > 0) {
    return { reason: 'reason.all', almost: 'almost.par', value: Math.ceil(over / 6) / 10 };
  }
  return { reason: state.noticed ? 'reason.par' : 'reason.ghost' };
}

function deal(params: Params): State {
  const yard = placeOf(params).yard();
  return {
    params,
    phase: 'play',
    t: 0,
    still: 0,
    time: 0,
    began: false,
    held: false,
    x: yard.start.x,
    y: yard.start.y,
    legs: [],
    steer: { dx: 0, dy: 0, sneak: false },
    gait: -1,
    stride: 0,
    rest: 0,
    snacks: 0,
    open: false,
    moods: yard.watchers.map(calm),
    cats: yard.cats.map(() => 0),
    alarm: 0,
    by: -1,
    peak: 0,
    noticed: false,
  };
}

function step(state: State, input: Input, context: StepContext): string | undefined {
  if (state.phase !== 'play') return input.act === 'path' ? 'refused.over' : undefined;
  if (input.act === 'path') {
    state.held = false;
    state.legs = [...input.legs];
    state.began = true;
    context.cue('go', { x: state.x, y: state.y });
  } else if (input.act === 'steer') {
    state.held = false;
    const { dx, dy, sneak } = input;
    if (dx === 0 && dy === 0) state.legs = [];
    state.steer = { dx, dy, sneak };
    if (dx !== 0 || dy !== 0) state.began = true;
  } else {
    const held = input.act === 'hold';
    if (held !== state.held) context.cue(input.act);
    state.held = held;
  }
}

function tick(state: State, context: StepContext): void {
  if (state.phase === 'caught' || state.phase === 'out') {
    state.still += 1;
    if (state.phase === 'caught' && state.still >= CAUGHT) state.phase = 'lost';
    if (state.phase === 'out' && state.still >= OUT) state.phase = 'won';
    return;
  }
  if (state.phase !== 'play' || state.held) return;
  const yard = yardFor(state);
  state.t += 1;
  if (state.began) state.time += 1;
  const was = inCan(yard, state);
  walk(yard, state, context);
  const hidden = inCan(yard, state);
  if (hidden !== was) context.cue(hidden ? 'hide' : 'rise', { x: state.x, y: state.y });
  passMoods(yard, state, context);
  take(yard, state, context);
  look(yard, state, hidden, context);
  if (state.phase === 'play') leave(yard, state, context);
}

/** Snacks and the key. */
function take(yard: Yard, state: State, context: StepContext): void {
  yard.snacks.forEach((at, snack) => {
    if ((state.snacks & (1 << snack)) !== 0 || apart(at, state) > REACH) return;
    state.snacks |= 1 << snack;
    context.cue('snack', at, countOf(state.snacks));
    if (state.snacks === ALL) context.cue('all', at);
  });
  if (yard.key && !state.open && apart(yard.key, state) <= REACH) {
    state.open = true;
    context.cue('key', yard.key);
    for (const door of yard.doors) context.cue('door', door);
  }
}

/** A watcher that sees you needs a moment to be sure. */
function look(yard: Yard, state: State, hidden: boolean, context: StepContext): void {
  const by = hidden ? -1 : seenBy(yard, state, state);
  if (by < 0) {
    state.alarm = Math.max(0, state.alarm - 1);
    if (state.alarm > 0) return;
    if (state.peak >= CLOSE) context.cue('phew', { x: state.x, y: state.y }, state.peak);
    state.peak = 0;
    return;
  }
  state.by = by;
  if (state.alarm === 0) context.cue('glimpse', { x: state.x, y: state.y });
  state.noticed = true;
  state.alarm += 1;
  state.peak = Math.max(state.peak, state.alarm);
  if (state.alarm < GRACE) return;
  state.phase = 'caught';
  state.still = 0;
  state.legs = [];
  context.cue('caught', { x: state.x, y: state.y });
}

/** With everything: at once. With less, only if it stays there. */
function leave(yard: Yard, state: State, context: StepContext): void {
  if (state.snacks === 0 || apart(yard.exit, state) > REACH * 0.8) return;
  const stays = state.legs.length === 0 && state.rest >= LEAVE;
  if (state.snacks !== ALL && !stays) return;
  state.phase = 'out';
  state.still = 0;
  context.cue('out', yard.exit, countOf(state.snacks));
}

function inputs(state: State, rng: Rng): readonly Input[] {
  if (state.phase === 'won' || state.phase === 'lost') return [];
  if (state.phase !== 'play') return [{ act: 'resume' }];
  const at: Input[] = [];
  const yard = yardFor(state);
  const column = Math.floor(state.x / CELL);
  const row = Math.floor(state.y / CELL);
  for (const [dx, dy] of WAYS) {
    if (blocks(yard, column + dx, row + dy, state.open)) continue;
    const to = middle(column + dx, row + dy);
    if (clear(yard, state, to, state.open)) {
      at.push({ act: 'path', legs: [to.x, to.y, rng.int(2)] });
    }
  }
  return at.length > 0 ? at : [{ act: 'resume' }];
}

/** The map with the raccoon on it, for goldens. */
function text(state: State): string {
  const { map } = yardFor(state);
  const column = Math.floor(state.x / CELL);
  const row = Math.floor(state.y / CELL);
  const lines = map.rows.map((line, at) =>
    at === row ? `${line.slice(0, column)}@${line.slice(column + 1)}` : line,
  );
  return [
    `${placeOf(state.params).id} ${state.phase} tick ${state.t} time ${state.time}`,
    `at ${Math.round(state.x)} ${Math.round(state.y)} snacks ${state.snacks} alarm ${state.alarm}`,
    ...lines,
  ].join('\n');
}
