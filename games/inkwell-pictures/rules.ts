import type { Ending, Goal, Rules, StepContext } from '@playgrove/kit/contract';
import { oneOf, optional, shape, whole } from '@playgrove/kit/core/parse';
import { LEVELS } from './levels.ts';
import { BOOKS, colorsOf, DAILY_PICTURES, isInked, pictureOf } from './rules/pictures.ts';
import {
  BLOT,
  CROSS,
  factsOf,
  FREE,
  INK,
  inkedOf,
  isDone,
  isWon,
  linesThrough,
  runThrough,
  type Input,
  type Params,
  type State,
} from './rules/state.ts';

const DAY = 86_400;
const MAX_HINTS = 999;
const MAX_CELLS = 144;
const MAX_DROPS = 9;
const IDS = Object.values(BOOKS)
  .flat()
  .map(({ id }) => id);

export const rules: Rules<Params, State, Input> = {
  slug: 'inkwell-pictures',
  version: 1,
  // Right ink stays and wrong ink leaves a stain, so there is nothing to undo but crosses.
  pace: { kind: 'turns', undo: 'none' },
  levels: LEVELS,
  scoring: { better: 'lower', unit: 'seconds' },
  parseParams: shape({ picture: oneOf('daily', ...IDS), drops: whole(1, MAX_DROPS) }),
  parseInput: shape({
    cell: whole(0, MAX_CELLS - 1),
    to: oneOf(FREE, INK, CROSS),
    t: optional(whole(0, DAY)),
    h: optional(whole(0, MAX_HINTS)),
  }),

  deal({ picture: id, drops }, rng) {
    const isDaily = id === 'daily';
    const picture = isDaily ? rng.pick(DAILY_PICTURES) : pictureOf(id);
    const mirrored = isDaily && rng.chance(0.5);
    return {
      picture: picture.id,
      mirrored,
      width: picture.width,
      colors: colorsOf(picture, mirrored),
      marks: [...picture.colors].map(() => FREE),
      drops,
      blots: 0,
      stain: -1,
      hints: 0,
      seconds: 0,
    };
  },

  step(state, { cell, to, t = 0, h = 0 }, context) {
    if (isOver(state)) return 'refused.over';
    const mark = state.marks[cell];
    if (mark === undefined) return 'refused.outside';
    if (mark === INK || mark === BLOT) return 'refused.fixed';
    if (mark === to) return 'refused.same';
    state.seconds = Math.max(state.seconds, t);
    state.hints = Math.max(state.hints, h);
    if (to === INK) ink(state, cell, context);
    else {
      state.marks[cell] = to;
      context.cue(to === CROSS ? 'cross' : 'clear', placeOf(state, cell));
    }
    return undefined;
  },

  inputs: (state) =>
    isOver(state)
      ? []
      : state.marks.flatMap((mark, cell): Input[] => {
          if (mark === FREE) return [INK, CROSS].map((to) => ({ cell, to }) as Input);
          return mark === CROSS ? [INK, FREE].map((to) => ({ cell, to }) as Input) : [];
        }),

  status: (state) => (isWon(state) ? 'won' : state.drops > 0 ? 'playing' : 'lost'),
  score: ({ seconds }) => seconds,
  stars: starsOf,

  goal(state): Goal {
    const target = factsOf(state).full.filter(Boolean).length;
    return { name: 'goal.cells', now: inkedOf(state), target };
  },

  ending(state): Ending | undefined {
    if (!isOver(state)) return undefined;
    const spent = state.blots + state.hints;
    const name = `name.${state.picture}`;
    if (isWon(state)) {
      return spent === 0
        ? { reason: name, almost: name }
        : { reason: name, almost: 'almost.spent', value: spent };
    }
    const value = factsOf(state).full.filter(Boolean).length - inkedOf(state);
    return {
      reason: 'reason.spoiled',
      almost: 'almost.cells',
      value,
      at: placeOf(state, state.stain),
    };
  },

  text(state) {
    const signs = state.marks.map((mark) => '.#xo'[mark] ?? '?').join('');
    const rows = Array.from({ length: signs.length / state.width }, (_, row) =>
      signs.slice(row * state.width, (row + 1) * state.width),
    );
    const { picture, mirrored, drops, hints } = state;
    return `${picture}${mirrored ? ' mirrored' : ''}, drops ${drops}, hints ${hints}\n${rows.join('\n')}`;
  },
};

const isOver = (state: State): boolean => state.drops <= 0 || isWon(state);

/** Stars that the page earns as it stands. */
export function starsOf({ blots, hints }: Pick<State, 'blots' | 'hints'>): number {
  const spent = blots + hints;
  return spent === 0 ? 3 : spent <= 2 ? 2 : 1;
}

function placeOf({ width }: State, cell: number): { readonly x: number; readonly y: number } {
  return { x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5 };
}

/** Inks a cell; what belongs to no run leaves a stain, and a finished line crosses out its rest. */
function ink(state: State, cell: number, { cue }: StepContext): void {
  if (!isInked(state.colors[cell])) {
    state.marks[cell] = BLOT;
    state.blots += 1;
    state.drops -= 1;
    state.stain = cell;
    cue('blot', placeOf(state, cell), state.drops);
    return;
  }
  state.marks[cell] = INK;
  const lines = linesThrough(state, cell);
  const runs = lines.map(({ cells }) => runThrough(state, cells, cell));
  cue('ink', placeOf(state, cell), Math.max(...runs));
  for (const line of lines) {
    if (!isDone(state, line)) continue;
    const rest = line.cells.filter((one) => state.marks[one] === FREE);
    for (const one of rest) state.marks[one] = CROSS;
    cue('line', placeOf(state, cell), doneLines(state));
  }
}

const doneLines = (state: State): number =>
  factsOf(state).lines.filter((line) => isDone(state, line)).length;
