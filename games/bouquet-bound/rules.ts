import { swapCells } from '@playgrove/kit/logic/gridboard';
import type { Ending, Rules } from '@playgrove/kit/contract';
import { clamped, lenient, whole } from '@playgrove/kit/core/parse';
import { LEVELS } from './levels.ts';
import { deal, FRESH, type Career } from './rules/deal.ts';
import { legal } from './rules/legal.ts';
import { nextOrder } from './rules/meadow.ts';
import { parseParams } from './rules/params.ts';
import { finale, playSwap, reshuffle } from './rules/resolve.ts';
import {
  BASKET,
  bloomed,
  bound,
  BUD,
  EMPTY,
  HOLE,
  left,
  type Params,
  QUEEN,
  type State,
} from './rules/state.ts';
import { turnFor } from './rules/turn.ts';

/** A swap of two neighbors, numbered as `@playgrove/kit/logic/gridboard` does. */
export type Input = number;

const MAX_SWAPS = 162;
/** What may be missing for a loss to count as close. */
const NEAR = 6;
const LAST_MOVES = 3;
const LETTERS = 'RSBTPL';

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'bouquet-bound',
  version: 1,
  pace: { kind: 'turns', undo: 'none' },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams,

  parseInput: whole(0, MAX_SWAPS - 1),

  career: {
    fresh: FRESH,
    parse: lenient({ level: clamped(0, 1e9), losses: clamped(0, 1e9) }, FRESH),
    of(state) {
      const lost = rules.status(state) === 'lost' ? 1 : 0;
      const losses = bound(state) ? 0 : state.losses + lost;
      return { level: state.level, losses };
    },
  },

  deal,

  step(state, input, context) {
    const turn = turnFor(state, context);
    const pair = swapCells(turn.grid, input);
    if (!pair) return 'refused.edge';
    if (!legal(state).includes(input)) return 'refused.line';
    state.movesLeft -= 1;
    playSwap(turn, pair[0], pair[1]);
    if (state.mode === 'endless') nextOrder(turn);
    const won = state.mode !== 'endless' && bound(state);
    if (won && state.movesLeft === 0) turn.cue('rescue', pair[1]);
    if (won) finale(turn);
    else if (state.movesLeft > 0 && legal(state).length === 0) reshuffle(turn);
    if (!won && state.movesLeft > 0 && state.movesLeft <= LAST_MOVES) {
      turn.cue(state.movesLeft === 1 ? 'last' : 'few', middle(state), state.movesLeft);
    }
    return undefined;
  },

  inputs: (state) => (rules.status(state) === 'playing' ? legal(state) : []),

  status(state) {
    if (state.mode === 'endless') return state.movesLeft > 0 ? 'playing' : 'over';
    if (bound(state)) return 'won';
    return state.movesLeft > 0 ? 'playing' : 'lost';
  },

  score: (state) => state.score,

  stars(state) {
    if (state.mode === 'endless' || !bound(state)) return 0;
    const spare = state.movesLeft / state.moves;
    return spare >= 0.25 ? 3 : spare >= 0.1 ? 2 : 1;
  },

  ending(state): Ending {
    if (state.mode === 'endless') return { reason: 'reason.meadow' };
    const value = missingOf(state);
    if (value === 0) return { reason: 'reason.bound' };
    // Far off, the results say what helps most instead.
    if (value > NEAR) return { reason: 'reason.moves', almost: 'almost.bees' };
    return { reason: 'reason.moves', almost: 'almost.few', value };
  },

  text(state) {
    const rows = Array.from({ length: state.rows }, (_, row) =>
      Array.from({ length: state.columns }, (__, column) =>
        mark(state, row * state.columns + column),
      ).join(' '),
    );
    const plots = state.soil.some((growth) => growth >= 0) ? `, ${bloomed(state)} in bloom` : '';
    return `${rows.join('\n')}\nwants ${left(state).join(' ')}${plots}, moves ${state.movesLeft}, score ${state.score}`;
  },
};

/** One cell: the kind, its bee, its vine, and what lies under it. */
function mark(state: State, cell: number): string {
  const wall = state.wall[cell] ?? 0;
  const kind = state.kinds[cell] ?? EMPTY;
  if (wall === HOLE) return '   ';
  if (wall >= BUD) return `(${LETTERS[wall - BUD]})`;
  if (wall > 0) return `[${wall}]`;
  const piece = kind === QUEEN ? 'Q' : kind === BASKET ? 'K' : (LETTERS[kind] ?? '?');
  const bee = '.-|*'[state.power[cell] ?? 0] ?? '.';
  const drops = state.dew[cell] ?? 0;
  const soil = state.soil[cell] ?? -1;
  const ground = (state.vine[cell] ?? 0) > 0 ? '&' : drops > 0 ? "'" : soil >= 0 ? soil : '.';
  return `${piece}${bee}${ground}`;
}

function missingOf(state: State): number {
  return left(state).reduce((sum, count) => sum + count, 0);
}

function middle(state: State): number {
  return Math.floor(state.rows / 2) * state.columns + Math.floor(state.columns / 2);
}
