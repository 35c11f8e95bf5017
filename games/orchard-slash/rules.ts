import type { Ending, Level, Rng, Rules } from '@playgrove/kit/contract';
import { list, oneOf, optional, such, union, whole } from '@playgrove/kit/core/parse';
import { bladeAt, BLADE_KINDS } from './rules/blades.ts';
import { carriedAfter, FRESH, openBlades, parseCarried, type Carried } from './rules/career.ts';
import { BODIES, type Fruit } from './rules/fruit.ts';
import { fieldFor, gravity, isField, refit, PORTRAIT, type Field } from './rules/field.ts';
import { fly, NO_SWIPE } from './rules/flight.ts';
import { CARDS, modeOf } from './rules/modes.ts';
import { missing, orderFor } from './rules/orders.ts';
import { picture } from './rules/picture.ts';
import { slash } from './rules/slash.ts';
import { RUSH_TICKS, type Params, type State, type Toss } from './rules/state.ts';

export type { Params, State } from './rules/state.ts';

/**
 * `slash`: a stretch of one swipe as whole world units `[x, y, x, y, …]`; `swipe` numbers the
 * swipe it belongs to. `field`: the screen's shape, given before the first cut and when it changes.
 */
export type Input =
  | { readonly kind: 'slash'; readonly swipe: number; readonly path: readonly number[] }
  | { readonly kind: 'field'; readonly w: number; readonly h: number }
  /** Before the first cut: another blade that is open. */
  | { readonly kind: 'blade'; readonly at: number };

/** Numbers in one stretch; a longer one is split. */
export const LONGEST_PATH = 128;
const FARTHEST = 4000;

/** Hours of the orchard, six cards each, and the stars that open them. */
const HOURS = [
  ['pack.dawn', 0],
  ['pack.morning', 8],
  ['pack.noon', 18],
  ['pack.gold', 30],
  ['pack.dusk', 44],
  ['pack.moon', 60],
] as const;

const cards = Array.from({ length: CARDS }, (_, at): Level<Params> => {
  const [pack, needs] = HOURS[Math.floor(at / 6)] ?? HOURS[0];
  return { id: `card-${at + 1}`, params: { mode: 'recipe', card: at + 1 }, pack, needs };
});

export const rules: Rules<Params, State, Input, Carried> = {
  slug: 'orchard-slash',
  version: 4,
  pace: { kind: 'ticks', hz: 60 },
  levels: [
    { id: 'endless', params: { mode: 'endless' } },
    { id: 'rush', params: { mode: 'rush' } },
    { id: 'daily-rush', params: { mode: 'rush', daily: true }, daily: true },
    ...cards,
  ],
  scoring: { better: 'higher', unit: 'points' },
  career: {
    fresh: FRESH,
    parse: parseCarried,
    of: (state) => carriedAfter(state, state.end !== null),
  },
  parseParams: union('mode', {
    endless: {},
    rush: { daily: optional(oneOf(true)) },
    recipe: { card: whole(1, CARDS) },
  }),
  parseInput: such(
    union('kind', {
      field: { w: whole(0, FARTHEST), h: whole(0, FARTHEST) },
      blade: { at: whole(0, BLADE_KINDS.length - 1) },
      slash: {
        swipe: whole(0, Number.MAX_SAFE_INTEGER),
        path: such(
          list(whole(-FARTHEST, FARTHEST), LONGEST_PATH, 4),
          ({ length }) => length % 2 === 0,
          'pairs of numbers',
        ),
      },
    }),
    (input) => input.kind !== 'field' || isField(input.w, input.h),
    'a field of this game',
  ),
  deal,

  step(state, input, context) {
    if (input.kind === 'field') {
      reshape(state, { w: input.w, h: input.h });
      return undefined;
    }
    if (input.kind === 'blade') return take(state, input.at);
    slash(state, input.swipe, input.path, context);
    finish(state);
    return undefined;
  },

  tick: fly,

  inputs(state, rng) {
    if (state.end) return [];
    return [
      through(state, rng),
      anywhere(state, rng),
      { kind: 'field', ...fieldFor(rng.between(0.4, 2.4)) },
    ];
  },

  status(state) {
    if (!state.end) return 'playing';
    if (state.params.mode !== 'recipe') return 'over';
    return state.end.reason === 'served' ? 'won' : 'lost';
  },

  score: (state) => state.score,
  stars: (state) => Math.max(1, Math.min(3, state.lives)),

  /** The glass itself shows what it waits for; a card counts its glasses. */
  goal({ params, served }) {
    const { glasses } = modeOf(params);
    return glasses > 0 ? { name: 'goal.card', now: served, target: glasses } : undefined;
  },

  ending,
  text: picture,
};

/** Three fruits on the branch; where, in parts of the field. */
const BRANCH: readonly (readonly [Fruit, number, number])[] = [
  ['orange', 0.24, 0.47],
  ['melon', 0.5, 0.52],
  ['strawberry', 0.77, 0.46],
];

function deal(params: Params, rng: Rng, career: Carried): State {
  const field = PORTRAIT;
  const air = BRANCH.map(([kind, x, y], at): Toss => {
    const g = gravity(field, 1);
    return {
      id: at + 1,
      kind,
      x: Math.round(field.w * x),
      y: Math.round(field.h * y),
      vx: 0,
      vy: 0,
      g,
      turn: 0,
      spin: 0,
      wait: 0,
      gift: true,
      row: 0,
      shaved: false,
    };
  });
  return {
    params,
    career: career ?? FRESH,
    field,
    started: false,
    tick: 0,
    nextId: air.length + 1,
    air,
    cuts: [],
    chain: { swipe: NO_SWIPE, count: 0, last: 0, x: 0, y: 0, dx: 0, dy: 0 },
    stroked: 0,
    stung: NO_SWIPE,
    order: orderFor(params, 0, rng),
    next: orderFor(params, 1, rng),
    served: 0,
    score: 0,
    lives: bladeAt((career ?? FRESH).blade).hearts,
    left: params.mode === 'rush' ? RUSH_TICKS : 0,
    mercy: 0,
    slow: 0,
    wave: 0,
    nextWave: 70,
    bestChain: 0,
    sliced: 0,
    end: null,
  };
}

/** Another blade, as long as nothing has been cut. */
function take(state: State, at: number): string | undefined {
  if (state.started) return 'refused.started';
  if (at >= openBlades(state.career)) return 'refused.locked';
  state.career = { ...state.career, blade: at };
  state.lives = bladeAt(at).hearts;
  return undefined;
}

function reshape(state: State, field: Field): void {
  for (const toss of state.air) refit(toss, state.field, field);
  state.field = field;
}

/** A recipe card is done with its last glass. */
function finish(state: State): void {
  const { glasses } = modeOf(state.params);
  if (glasses === 0 || state.served < glasses || state.end) return;
  state.end = { reason: 'served', x: state.field.w / 2, y: state.field.h / 2 };
}

function ending(state: State): Ending | undefined {
  const { end } = state;
  if (!end) return undefined;
  const reason = `reason.${end.reason}`;
  const at = { x: end.x, y: end.y };
  const where = end.reason === 'time' ? {} : { at };
  if (end.reason === 'served') return { reason, ...where };
  const glasses = modeOf(state.params).glasses - state.served;
  if (glasses > 1) return { reason, ...where, almost: 'almost.glasses', value: glasses };
  return { reason, ...where, almost: 'almost.fruit', value: missing(state.order).length };
}

/** A stroke through a fruit in sight, or through the middle. */
function through(state: State, rng: Rng): Input {
  const seen = state.air.filter((toss) => toss.wait === 0 && toss.kind !== 'nest');
  const toss = seen.length > 0 ? rng.pick(seen) : undefined;
  const x = Math.round(toss?.x ?? state.field.w / 2);
  const y = Math.round(toss?.y ?? state.field.h / 2);
  const half = BODIES.melon.reach;
  return { kind: 'slash', swipe: state.tick, path: [x - half, y - half, x + half, y + half] };
}

function anywhere(state: State, rng: Rng): Input {
  const { w, h } = state.field;
  return {
    kind: 'slash',
    swipe: state.tick,
    path: [rng.int(w), rng.int(h), rng.int(w), rng.int(h)],
  };
}
