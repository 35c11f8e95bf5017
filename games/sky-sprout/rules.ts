import type { Ending, Goal, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { shape, whole } from '@playgrove/kit/core/parse';
import { almost, medalsFor } from '@playgrove/kit/logic/levels';
import {
  BOUNCE,
  COUNT,
  GRAVITY,
  grow,
  halfOf,
  leafX,
  LEVELS,
  RESCUE,
  siteAt,
  SPEED,
  SPRING,
  STRETCH,
  thingX,
  wayX,
  WIDE,
  wrapX,
  type Leaf,
  type Thing,
} from './rules/climb.ts';

export type Params = { readonly level: number };
/** Tilt in tenths, −10 (left) to 10. */
export type Input = number;

export type State = {
  readonly params: Params;
  tick: number;
  x: number;
  /** The sprout's feet; up is positive. */
  y: number;
  vx: number;
  vy: number;
  tilt: number;
  /** Bottom to top. Those deep in the frost are forgotten. */
  leaves: Leaf[];
  things: Thing[];
  /** The leaf from which the way grows on. */
  last: Leaf;
  /** Where it stood last. */
  stood: number;
  /** The highest it has been. */
  high: number;
  frost: number;
  hearts: number;
  dew: number;
  /** Dewdrops that a level has. */
  all: number;
  /** Whether each of the last leaves that it landed on was dry until then. */
  watered: boolean[];
  /** New leaves in a row, and the height to which the vine carries the sprout; 0 if it does not. */
  streak: number;
  surge: number;
  /** Ticks for which beetles do no harm. */
  safe: number;
  won: boolean;
};

export const HEARTS = 3;
/** Above what is seen, so that nothing appears in sight. */
const AHEAD = 260;
/** Below the frost, so far leaves are kept. */
const BELOW = 30;
/** The frost starts so far below the ground, and is never farther behind than this. */
const START = -50;
const FARTHEST = 150;
/** Landings that slow the frost, and how much it slows if all of them were first ones. */
const MEMORY = 6;
const SLOWER = 0.6;
/** New leaves in a row for which the vine shoots up, how far at most, and how fast. */
export const STREAK = 8;
const SURGE = 150;
const SURGE_SPEED = 3.4;
/** How far away the sprout picks dew, jumping and on the vine. */
const REACH = [10, 34] as const;
const BODY = 5;
const SAFE = 60;
/** A landing so close above the frost is a narrow escape. */
const NARROW = 12;
/** Parts of a level's dew that two and three stars take. */
const MARKS = [0.65, 0.9];
const NEAR = 60;
/** Points next to those for meters: for a dewdrop, and for each heart that reaches the flower. */
const [PER_DEW, PER_HEART] = [5, 20] as const;

const medals = medalsFor<State>({
  value: ({ dew }) => dew,
  marks: ({ all }) => MARKS.map((part) => Math.ceil(all * part)),
  almost: 'almost.star',
});

export const rules: Rules<Params, State, Input> = {
  slug: 'sky-sprout',
  version: 5,
  records: 2,
  pace: { kind: 'ticks', hz: 60 },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({ level: whole(0, COUNT) }),
  parseInput: whole(-10, 10),
  deal,
  step(state, tilt) {
    if (isOver(state)) return 'refused.over';
    state.tilt = tilt;
    return undefined;
  },

  tick(state, context) {
    if (isOver(state)) return;
    state.tick += 1;
    state.safe = Math.max(0, state.safe - 1);
    state.vx += ((state.tilt / 10) * SPEED - state.vx) * 0.22;
    state.x = wrapX(state.x + state.vx);
    const from = state.y;
    if (state.surge === 0) state.vy -= GRAVITY;
    state.y += state.vy;
    if (state.surge > 0) ride(state, from, context);
    else if (state.vy < 0) land(state, from, context);
    meet(state, context);
    freeze(state, context);
    climb(state, context);
  },

  inputs: (state) => (isOver(state) ? [] : [-10, 0, 10]),
  status(state) {
    if (!isOver(state)) return 'playing';
    return state.won ? 'won' : state.params.level === 0 ? 'over' : 'lost';
  },
  score: ({ high, dew, hearts, won }) =>
    metersOf(high) + dew * PER_DEW + (won ? hearts * PER_HEART : 0),
  stars: medals.stars,
  goal,
  ending,
  text: ({ tick, x, y, vx, vy, frost, hearts, dew, streak, surge, leaves, things }) =>
    [
      `tick ${tick}, at ${x.toFixed(2)} ${y.toFixed(2)}, speed ${vx.toFixed(2)} ${vy.toFixed(2)}`,
      `frost ${frost.toFixed(1)}, hearts ${hearts}, dew ${dew}, streak ${streak}, surge ${surge}`,
      leaves
        .map(
          (leaf) =>
            `${leaf.kind}${leaf.wet ? '*' : ''}${leaf.gone ? '-' : ''}${leaf.x.toFixed(0)}:${leaf.y.toFixed(0)}`,
        )
        .join(' '),
      things
        .map(
          (thing) =>
            `${thing.kind}${thing.gone ? '-' : ''}${thing.x.toFixed(0)}:${thing.y.toFixed(0)}`,
        )
        .join(' '),
    ].join('\n'),
};

function deal(params: Params, rng: Rng): State {
  const ground: Leaf = { kind: 'top', x: WIDE / 2, y: 0, wet: true, gone: false };
  const state: State = {
    params,
    tick: 0,
    x: WIDE / 2,
    y: 0,
    vx: 0,
    vy: BOUNCE,
    tilt: 0,
    leaves: [ground],
    things: [],
    last: { ...ground, kind: 'leaf' },
    stood: 0,
    high: 0,
    frost: START,
    hearts: HEARTS,
    dew: 0,
    all: 0,
    watered: [],
    streak: 0,
    surge: 0,
    safe: 0,
    won: false,
  };
  // A level is whole from the beginning, so that its dew can be counted.
  extend(state, params.level === 0 ? AHEAD : siteAt(params.level, 0).top, rng);
  state.all = state.things.filter(({ kind }) => kind === 'dew').length;
  return state;
}

function extend(state: State, height: number, rng: Rng): void {
  while (state.last.y < height && state.last.kind !== 'top') {
    const { leaves, things } = grow(state.params.level, state.last, rng);
    state.leaves.push(...leaves);
    state.things.push(...things);
    state.last = leaves[0] ?? state.last;
  }
}

/** Dewdrops that the next star takes; 0 if there is none. */
export const dewLeft = (state: State): number =>
  Math.max(0, (medals.next(state) ?? state.dew) - state.dew);

const isOver = ({ won, hearts }: State): boolean => won || hearts === 0;
/** Players read meters: two units each. */
export const metersOf = (units: number): number => Math.max(0, Math.round(units / 2));

function land(state: State, from: number, { cue }: StepContext): void {
  const leaf = state.leaves.find(
    (one) =>
      !one.gone &&
      from >= one.y &&
      state.y <= one.y &&
      Math.abs(wayX(state.x, leafX(one, state.tick))) <= halfOf(one) + BODY * 0.6,
  );
  if (!leaf) return;
  state.y = leaf.y;
  state.stood = leaf.y;
  const at = { x: state.x, y: leaf.y };
  if (leaf.kind === 'top' && leaf.y > 0) {
    state.won = true;
    cue('top', at);
    return;
  }
  state.vy = leaf.kind === 'spring' ? SPRING : BOUNCE;
  const isFirst = !leaf.wet && leaf.kind !== 'dry';
  if (isFirst && leaf.y - state.frost < NARROW) cue('close', at);
  if (leaf.y > 0) state.watered = [...state.watered, isFirst].slice(-MEMORY);
  if (leaf.kind !== 'dry') state.streak = isFirst ? state.streak + 1 : 0;
  leaf.gone = leaf.kind === 'dry';
  leaf.wet ||= isFirst;
  cue(
    leaf.kind === 'spring' ? 'spring' : leaf.kind === 'dry' ? 'crack' : isFirst ? 'water' : 'hop',
    at,
    state.streak,
  );
  if (state.streak < STREAK) return;
  // It ends on a leaf of the way, so that nobody falls back all the way.
  const end = carriers(state).findLast(({ y }) => y > leaf.y && y <= leaf.y + SURGE);
  if (!end) return;
  state.streak = 0;
  state.surge = end.y;
  state.vy = SURGE_SPEED;
  cue('surge', at);
}

const carriers = ({ leaves }: State): Leaf[] =>
  leaves.filter(({ kind }) => kind !== 'dry' && kind !== 'top');

/** The vine carries the sprout up along the way and waters every leaf on it. */
function ride(state: State, from: number, { cue }: StepContext): void {
  state.safe = SAFE / 2;
  state.stood = state.y;
  for (const leaf of carriers(state)) {
    if (leaf.y <= from || leaf.y > state.surge) continue;
    const x = leafX(leaf, state.tick);
    if (leaf.y > state.y) {
      state.x = wrapX(state.x + wayX(state.x, x) * 0.3);
      return;
    }
    leaf.wet = true;
    cue('bloom', { x, y: leaf.y });
  }
  state.surge = 0;
  state.vy = BOUNCE;
}

/** Dew is collected; a beetle hurts, unless the sprout comes down on it. */
function meet(state: State, { cue }: StepContext): void {
  for (const thing of state.things) {
    if (thing.gone) continue;
    const up = thing.y - state.y;
    if (up < -9 || up > 16) continue;
    const across = Math.abs(wayX(state.x, thingX(thing, state.tick)));
    const at = { x: state.x, y: thing.y };
    if (thing.kind === 'dew') {
      if (across > REACH[state.surge > 0 ? 1 : 0]) continue;
      thing.gone = true;
      state.dew += 1;
      cue('dew', at, state.dew);
    } else if (state.surge > 0) continue;
    else if (across < 8 && state.vy < 0 && up < 3) {
      thing.gone = true;
      state.vy = SPRING;
      cue('stomp', at);
    } else if (across < 6.5 && up > -4 && up < 11 && state.safe === 0) {
      state.safe = SAFE;
      state.vy = Math.min(state.vy, 0.4);
      hurt(state, 'ouch', at, cue);
    }
  }
}

function hurt(
  state: State,
  name: string,
  at: { x: number; y: number },
  cue: StepContext['cue'],
): void {
  state.hearts -= 1;
  state.streak = 0;
  cue(name, at, state.hearts);
}

/** How fast the frost rises now, a tick: slower if the last landings were on leaves that were dry. */
export function frostSpeed(state: State): number {
  const share = state.watered.filter(Boolean).length / MEMORY;
  return siteAt(state.params.level, Math.max(0, state.high)).frost * (1 - SLOWER * share) * 1.4;
}

function freeze(state: State, { cue }: StepContext): void {
  state.frost = Math.max(state.frost + frostSpeed(state), state.high - FARTHEST);
  if (state.y > state.frost) return;
  state.y = state.frost;
  state.vy = RESCUE;
  state.safe = SAFE;
  hurt(state, 'freeze', { x: state.x, y: state.frost }, cue);
}

function climb(state: State, { rng, cue }: StepContext): void {
  const { params } = state;
  const before = Math.floor(state.high / STRETCH);
  state.high = Math.max(state.high, state.y);
  if (params.level > 0) return;
  if (Math.floor(state.high / STRETCH) > before) cue('world', { x: state.x, y: state.y });
  extend(state, state.high + AHEAD, rng);
  const low = state.frost - BELOW;
  if ((state.leaves[0]?.y ?? low) < low) {
    state.leaves = state.leaves.filter(({ y }) => y >= low);
    state.things = state.things.filter(({ y }) => y >= low);
  }
}

function goal({ params, high }: State): Goal {
  if (params.level === 0)
    return { name: 'goal.world', now: metersOf(high % STRETCH), target: metersOf(STRETCH) };
  const { top } = siteAt(params.level, 0);
  return { name: 'goal.top', now: metersOf(Math.min(high, top)), target: metersOf(top) };
}

function ending(state: State): Ending | undefined {
  if (!isOver(state)) return undefined;
  if (state.won) return { reason: 'ending.top', ...medals.almost(state) };
  const at = { x: state.x, y: state.y };
  const reason = state.y <= state.frost + 1 ? 'ending.frost' : 'ending.beetle';
  if (state.params.level === 0)
    return { reason, at, almost: 'almost.high', value: metersOf(state.high) };
  const next = goal(state);
  return {
    reason,
    at,
    ...almost(next, 'almost.far'),
    ...almost(next, 'almost.near', metersOf(NEAR)),
  };
}
