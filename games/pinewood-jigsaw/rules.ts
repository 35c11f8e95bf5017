import type { Ending, Goal, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { clamped, lenient, oneOf, shape, union, whole } from '@playgrove/kit/core/parse';
import { LEVELS, PICTURES } from './levels.ts';
import { lay, MIDDLE, settle } from './rules/joins.ts';
import {
  cuttingOf,
  groupOf,
  HEIGHT,
  HOME,
  homeOf,
  isEdge,
  isWhole,
  joinedOf,
  MARGIN,
  MAX_PIECES,
  placeOf,
  SIZES,
  TABLE_HEIGHT,
  TABLE_WIDTH,
  TRAY,
  WIDTH,
  type Input,
  type Params,
  type State,
} from './rules/state.ts';

export type { Input, Params, State } from './rules/state.ts';

/** Pictures that were finished. */
export type Career = { readonly done: number };
const FRESH: Career = { done: 0 };
const MAX_DONE = 1_000_000;

const HZ = 30;
/** Points of a piece that is joined, and more for one that clicked on its first try. */
const JOINED = 10;
const CLEAN = 5;
/** Misses that leave a picture its star for a steady hand: this part of its pieces. */
const MISSES = 0.2;
/** From this many pieces on, the edge and the half are worth a word. */
const LONG = 24;
/** The first picture begins with these in the frame, and the next one first in the tray. */
const OPENING = [4, 5, 6] as const;
export const MAX_STARS = 3;

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'pinewood-jigsaw',
  version: 2,
  // No time counts. But only games of ticks hear of a second finger, and the table is zoomed by two.
  pace: { kind: 'ticks', hz: HZ },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({
    picture: whole(-1, PICTURES.length - 1),
    size: whole(-1, SIZES.length - 1),
  }),
  parseInput: union('act', {
    cut: { size: whole(0, SIZES.length - 1), turned: oneOf(0, 1) },
    put: {
      piece: whole(0, MAX_PIECES - 1),
      x: whole(-TABLE_WIDTH, TABLE_WIDTH * 2),
      y: whole(-TABLE_HEIGHT, TABLE_HEIGHT * 2),
    },
    turn: { piece: whole(0, MAX_PIECES - 1) },
    stow: { piece: whole(0, MAX_PIECES - 1) },
  }),

  career: {
    fresh: FRESH,
    parse: lenient({ done: clamped(0, MAX_DONE) }, FRESH),
    of: (state) => ({ done: Math.min(MAX_DONE, state.done + (isWhole(state) ? 1 : 0)) }),
  },

  deal({ picture, size }, rng, { done }) {
    const which = picture < 0 ? rng.int(PICTURES.length) : picture;
    const state: State = {
      picture: which,
      size: -1,
      cut: rng.int(1_000_000),
      tray: [],
      group: [],
      x: [],
      y: [],
      turn: [],
      tried: [],
      clean: 0,
      streak: 0,
      edged: 0,
      done,
    };
    // A new player begins with pieces in hand, not with a choice.
    const isFirst = size < 0 && which === 0 && done === 0;
    if (size >= 0 || isFirst) cut(state, Math.max(0, size), 0, rng);
    if (isFirst) open(state);
    return state;
  },

  step(state, input, context) {
    if (input.act === 'cut') {
      if (state.size >= 0) return 'refused.cut';
      cut(state, input.size, input.turned, context.rng);
      context.cue('cut', MIDDLE, state.tray.length);
      return undefined;
    }
    if (isWhole(state)) return 'refused.done';
    const { piece } = input;
    const group = state.group[piece];
    if (group === undefined) return 'refused.none';
    if (group === HOME) return 'refused.home';
    if (input.act === 'put') return put(state, input, context);
    return input.act === 'turn' ? turn(state, piece, context) : stow(state, piece, context);
  },

  tick: () => undefined,

  inputs,
  status: (state) => (isWhole(state) ? 'won' : 'playing'),
  score: (state) => joinedOf(state) * JOINED + state.clean * CLEAN,
  stars: (state) => (isWhole(state) ? starsOf(state) : 0),

  goal(state): Goal | undefined {
    if (state.size < 0) return undefined;
    return { name: 'goal.pieces', now: joinedOf(state), target: cuttingOf(state).count };
  },

  ending(state): Ending | undefined {
    if (!isWhole(state)) return undefined;
    const reason = PICTURES[state.picture]?.name ?? '';
    const left = missesLeft(state);
    if (starsOf(state) === MAX_STARS) return { reason, almost: 'almost.clean', value: state.clean };
    return left < 0
      ? { reason, almost: 'almost.steady', value: -left }
      : { reason, almost: 'almost.larger' };
  },

  text(state) {
    const { columns, count } = cuttingOf(state);
    const turned = state.turn.filter((quarter) => quarter !== 0).length;
    const rows = Array.from({ length: count / columns }, (_, row) =>
      state.group
        .slice(row * columns, (row + 1) * columns)
        .map((group, column) => {
          if (group === HOME) return '#';
          if (group === TRAY) return '.';
          const piece = row * columns + column;
          return `${group}@${state.x[piece]},${state.y[piece]}`;
        })
        .join(' '),
    );
    return [
      `picture ${state.picture} size ${state.size} cut ${state.cut} turned ${turned}`,
      `clean ${state.clean} streak ${state.streak} tray ${state.tray.join(' ')}`,
      ...rows,
    ].join('\n');
  },
};

/** How often a piece may still miss until the star for a steady hand is gone; negative after that. */
export const missesLeft = (state: State): number =>
  Math.floor(cuttingOf(state).count * MISSES) - state.tried.reduce((sum, each) => sum + each, 0);

/** The stars of a picture that is finished without another miss. */
export const starsOf = (state: State): number =>
  Math.min(MAX_STARS, (SIZES[state.size]?.stars ?? 0) + (missesLeft(state) >= 0 ? 1 : 0));

/** Cuts the picture, and mixes its pieces into the tray. */
function cut(state: State, size: number, turned: number, rng: Rng): void {
  state.size = size;
  const { count } = cuttingOf(state);
  const pieces = Array.from({ length: count }, (_, piece) => piece);
  state.tray = rng.shuffled(pieces);
  state.group = pieces.map(() => TRAY);
  state.x = pieces.map(() => 0);
  state.y = pieces.map(() => 0);
  state.turn = pieces.map(() => (turned === 1 ? rng.int(4) : 0));
  state.tried = pieces.map(() => 0);
}

function open(state: State): void {
  const [one, other, next] = OPENING;
  for (const piece of [one, other]) state.group[piece] = HOME;
  const rest = state.tray.filter((piece) => !OPENING.includes(piece as 4));
  state.tray = [next, ...rest];
}

const middleOf = (state: State, piece: number): { x: number; y: number } => {
  const { width, height } = cuttingOf(state);
  const { x, y } = placeOf(state, piece);
  return { x: x + width / 2, y: y + height / 2 };
};

function put(
  state: State,
  { piece, x, y }: Extract<Input, { act: 'put' }>,
  context: StepContext,
): undefined {
  const before = joinedOf(state);
  const isAlone = groupOf(state, piece).length === 1;
  if (lay(state, piece, { x, y })) {
    if (isAlone && state.tried[piece] === 0) state.clean += 1;
    clicked(state, piece, before, context);
    return undefined;
  }
  const middle = middleOf(state, piece);
  // Pieces beside the frame are sorted, not tried.
  if (within(middle)) {
    if (isAlone) state.tried[piece] = 1;
    state.streak = 0;
  }
  context.cue('put', middle);
  return undefined;
}

const within = ({ x, y }: { x: number; y: number }): boolean =>
  x > MARGIN && x < MARGIN + WIDTH && y > MARGIN && y < MARGIN + HEIGHT;

function clicked(state: State, piece: number, before: number, { cue }: StepContext): void {
  const joined = joinedOf(state);
  const { count, columns, rows } = cuttingOf(state);
  state.streak += 1;
  cue('click', middleOf(state, piece), state.streak);
  if (isWhole(state)) {
    cue('done', MIDDLE, count);
    return;
  }
  if (count < LONG) return;
  const edge = state.group.filter((_, each) => isEdge(cuttingOf(state), each));
  if (state.edged === 0 && edge[0] !== TRAY && edge.every((group) => group === edge[0])) {
    state.edged = 1;
    cue('edge', MIDDLE, (columns + rows) * 2 - 4);
  } else if (before < count / 2 && joined >= count / 2) cue('half', MIDDLE, joined);
}

/** A piece that lies alone turns by a quarter, and clicks if that was what it lacked. */
function turn(state: State, piece: number, context: StepContext): string | undefined {
  if (groupOf(state, piece).length > 1) return 'refused.turn';
  if (!state.turn.some((quarter) => quarter !== 0)) return 'refused.straight';
  const before = joinedOf(state);
  state.turn[piece] = ((state.turn[piece] ?? 0) + 1) % 4;
  const isOut = state.group[piece] !== TRAY;
  if (isOut && settle(state, piece)) clicked(state, piece, before, context);
  else context.cue('turn', isOut ? middleOf(state, piece) : undefined);
  return undefined;
}

function stow(state: State, piece: number, { cue }: StepContext): string | undefined {
  if (state.group[piece] === TRAY || groupOf(state, piece).length > 1) return 'refused.stow';
  const at = middleOf(state, piece);
  state.group[piece] = TRAY;
  state.x[piece] = 0;
  state.y[piece] = 0;
  state.tray = [...state.tray, piece];
  cue('stow', at);
  return undefined;
}

/** A sample: a piece to its place, one to anywhere, and what else can be done with it. */
function inputs(state: State, rng: Rng): readonly Input[] {
  if (isWhole(state)) return [];
  if (state.size < 0)
    return SIZES.map((_, size): Input => ({ act: 'cut', size, turned: rng.chance(0.5) ? 1 : 0 }));
  const loose = [...state.group.keys()].filter((piece) => state.group[piece] !== HOME);
  const piece = rng.pick(loose);
  const other = rng.pick(loose);
  const turned = state.turn[piece] !== 0;
  return [
    turned ? { act: 'turn', piece } : { act: 'put', piece, ...homeOf(cuttingOf(state), piece) },
    { act: 'put', piece: other, x: rng.int(TABLE_WIDTH), y: rng.int(TABLE_HEIGHT) },
  ];
}
