import type { Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { oneOf, shape, union, whole } from '@playgrove/kit/core/parse';
import { LEVELS } from './levels.ts';
import { ANCHORS, fall, pointAt, visibleOf } from './rules/hair.ts';
import { dyesOf, startOf, toolsOf } from './rules/look.ts';
import { DYES, PEOPLE } from './rules/people.ts';
import { ASPECTS, STARS, starsFor, verdictFor, type Aspect, type Verdict } from './rules/score.ts';
import { drag, drop, packed, unpacked } from './rules/stroke.ts';
import { TOOLS, ZONES, type Drag, type Input, type Params, type State } from './rules/state.ts';

export type { Input, Params, State } from './rules/state.ts';

/** Ticks of the reveal. */
export const REVEAL = 200;
/** Ticks in which air dries hair a little, where there is no dryer. */
const BREEZE = 45;

const place = whole(-600, 600);
const kind = whole(0, DYES.length - 1);

export const rules: Rules<Params, State, Input> = {
  slug: 'salon-swirl',
  version: 1,
  pace: { kind: 'ticks', hz: 60 },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },

  parseParams: shape({ client: whole(-1, PEOPLE.length - 1) }),
  parseInput: union('act', {
    drag: {
      tool: oneOf(...TOOLS),
      kind,
      zone: oneOf(...ZONES),
      x0: place,
      y0: place,
      x1: place,
      y1: place,
      first: whole(0, 1),
    },
    drop: { kind: whole(0, 1), x: place, y: place },
    undo: {},
    done: {},
  }),

  deal({ client }, rng) {
    const free = client < 0;
    const who = free ? rng.int(PEOPLE.length) : client;
    const locks = startOf(who).map((lock) =>
      free ? { ...lock, dirt: 0, knot: 0, len: Math.max(lock.len, 120) } : { ...lock },
    );
    return {
      client: who,
      free,
      locks,
      held: [],
      past: [],
      warned: false,
      strokes: 0,
      phase: 'work',
      rest: 0,
    };
  },

  step(state, input, { cue }) {
    if (state.phase === 'shown') {
      if (input.act !== 'done') return 'refused.over';
      state.rest = 0;
      return undefined;
    }
    switch (input.act) {
      case 'drag':
        if (!allows(state, input)) return 'refused.tool';
        drag(state, input, cue);
        return undefined;
      case 'drop':
        if (!toolsOf(state.client, state.free).includes('pin')) return 'refused.tool';
        drop(state, input.kind, input.x, input.y, cue);
        return undefined;
      case 'undo':
        return undo(state, cue);
      default:
        return done(state, cue);
    }
  },

  tick(state) {
    if (state.phase === 'shown') {
      state.rest -= 1;
      return;
    }
    if (toolsOf(state.client, state.free).includes('dry')) return;
    // Without a dryer the breeze has to do.
    const turn = state.locks.find(({ wet }) => wet > 0);
    if (!turn) return;
    state.rest = (state.rest + 1) % BREEZE;
    if (state.rest === 0) for (const lock of state.locks) lock.wet = Math.max(0, lock.wet - 1);
  },

  inputs: inputsOf,

  status(state) {
    if (state.phase === 'work' || state.rest > 0) return 'playing';
    if (state.free) return 'over';
    return starsFor(verdictOf(state).total) > 0 ? 'won' : 'lost';
  },
  score: (state) => (state.free ? flairOf(state) : verdictOf(state).total),
  stars: (state) => starsFor(verdictOf(state).total),

  goal: (state) =>
    state.free ? undefined : { name: 'goal.match', now: verdictOf(state).total, target: 100 },

  ending(state) {
    if (state.free) return { reason: 'ending.free' };
    const { total } = verdictOf(state);
    const next = STARS.find((least) => least > total);
    const weak = weakestOf(verdictOf(state));
    if (total >= STARS[0]) {
      if (next === undefined) return { reason: 'ending.perfect' };
      return { reason: 'ending.won', almost: 'ending.star', value: next - total };
    }
    return { reason: `ending.${weak}`, almost: 'ending.lost', value: STARS[0] - total };
  },

  text({ client, free, locks, phase, strokes, rest }) {
    return [
      `client ${client}${free ? ' free' : ''} ${phase} ${strokes} ${rest}`,
      ...packed(locks).split(' '),
    ].join('\n');
  },
};

/** How near the hair is to the wish. */
export const verdictOf = ({ locks, client }: State): Verdict => verdictFor(locks, client);

/** What cost the most. */
export function weakestOf({ parts, requested }: Verdict): Aspect {
  const order = [...ASPECTS].toSorted((a, b) => parts[a] - parts[b]);
  return order.find((aspect) => requested.includes(aspect) || parts[aspect] < 0.8) ?? 'length';
}

/** Free style counts variety: colors, curls, lengths and pins. */
function flairOf({ locks }: State): number {
  const colors = new Set(
    locks.flatMap(({ color, len }) => color.slice(0, Math.ceil(len / 24)).split('')),
  );
  const kinds = new Set(locks.map(({ curl }) => Math.round(curl / 4)));
  const pins = new Set(locks.map(({ pin }) => pin));
  return (colors.size + kinds.size + pins.size - 3) * 10;
}

function allows({ client, free }: State, { tool, kind: which }: Drag): boolean {
  if (!toolsOf(client, free).includes(tool)) return false;
  if (tool === 'dye') return dyesOf(client, free).includes(which);
  return which <= { wash: 1, comb: 0, cut: 0, dry: 0, curl: 3, pin: 1 }[tool];
}

function undo(state: State, cue: StepContext['cue']): string | undefined {
  const head = state.past.at(-1);
  if (head === undefined) return 'refused.undo';
  state.past = state.past.slice(0, -1);
  state.locks = unpacked(head);
  state.held = [];
  cue('undo');
  return undefined;
}

function done(state: State, cue: StepContext['cue']): string | undefined {
  if (state.strokes === 0) return 'refused.early';
  state.phase = 'shown';
  state.held = [];
  state.rest = REVEAL;
  const stars = state.free ? 3 : starsFor(verdictOf(state).total);
  cue('reveal', { x: 0, y: -60 }, stars);
  return undefined;
}

/** A sample: each tool somewhere on the hair. */
function inputsOf(state: State, rng: Rng): readonly Input[] {
  if (state.phase === 'shown') {
    return state.rest > 0 ? [{ act: 'done' }] : [];
  }
  const inputs: Input[] = [];
  for (const tool of toolsOf(state.client, state.free)) {
    const at = rng.int(state.locks.length);
    const lock = state.locks[at];
    if (!lock) continue;
    const { x, y } = pointAt(fall(at, lock), visibleOf(lock) * rng.unit());
    const kinds =
      tool === 'dye'
        ? dyesOf(state.client, state.free)
        : tool === 'curl'
          ? [0, 1, 2, 3]
          : tool === 'wash' || tool === 'pin'
            ? [0, 1]
            : [0];
    const from = { x0: Math.round(x - rng.between(4, 30)), y0: Math.round(y - rng.between(-8, 8)) };
    inputs.push({
      act: 'drag',
      tool,
      kind: rng.pick(kinds),
      zone: 'all',
      ...from,
      x1: Math.round(x + rng.between(4, 30)),
      y1: Math.round(y + rng.between(-8, 8)),
      first: rng.int(2),
    });
    if (tool === 'pin') {
      const anchor = rng.pick(ANCHORS);
      inputs.push({ act: 'drop', kind: rng.int(2), ...anchor });
    }
  }
  if (state.past.length > 0) inputs.push({ act: 'undo' });
  if (state.strokes > 0) inputs.push({ act: 'done' });
  return inputs;
}
