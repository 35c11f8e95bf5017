import type { Ending, Goal, Rng, Rules } from '@playgrove/kit/contract';
import { lenient, shape, whole } from '@playgrove/kit/core/parse';
import { hexExists } from '@playgrove/kit/logic/hexgrid';
import { LEVELS } from './levels.ts';
import { deal, helpAfter, type Career } from './rules/deal.ts';
import { STEEPEST } from './rules/flight.ts';
import { aim, outcome } from './rules/outcome.ts';
import { parseParams } from './rules/params.ts';
import { shoot } from './rules/shoot.ts';
import {
  BLUEBERRY,
  COLUMNS,
  EMPTY,
  FULL,
  gridFor,
  LAST_ROW,
  lowestRow,
  missing,
  type Params,
  type State,
} from './rules/state.ts';

/** A shot, in tenths of a degree from straight up; the two sweets change places; the fizz goes into the first. */
export type Input = { readonly angle: number } | 'swap' | 'blast';

const FRESH: Career = { level: 0, losses: 0 };

/** At most this many may be missing for a loss to count as close. */
const NEAR = 5;
const SAMPLES = 24;

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'sherbet-bubbles',
  version: 1,
  pace: { kind: 'turns', undo: 1 },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams,

  parseInput: (raw) =>
    raw === 'swap' || raw === 'blast'
      ? { ok: true, value: raw }
      : shape({ angle: whole(-STEEPEST, STEEPEST) })(raw),

  career: {
    fresh: FRESH,
    parse: lenient({ level: whole(0, 1e9), losses: whole(0, 1e9) }, FRESH),
    of(state) {
      const lost = rules.status(state) === 'lost' ? 1 : 0;
      const won = rules.status(state) === 'won';
      return { level: state.level, losses: won ? 0 : state.losses + lost };
    },
  },

  deal,

  step(state, input, context) {
    if (rules.status(state) !== 'playing') return 'refused.over';
    if (input === 'swap') {
      if (state.charged) return 'refused.charged';
      state.queue = [state.queue[1], state.queue[0]];
      context.cue('swap', undefined, state.queue[0]);
      return undefined;
    }
    if (input === 'blast') {
      if (state.fizz < FULL || state.charged) return 'refused.fizz';
      state.fizz = 0;
      state.charged = true;
      state.blasts += 1;
      context.cue('charge', undefined, state.queue[0]);
      return undefined;
    }
    const pierce = state.charged && state.queue[0] === BLUEBERRY;
    const flight = aim(state, input.angle, pierce);
    const result = outcome(state, flight, state.queue[0], state.charged);
    if (!result.rests) return 'refused.room';
    shoot(state, result, context);
    return undefined;
  },

  inputs(state, rng) {
    if (rules.status(state) !== 'playing') return [];
    const sample: Input[] = anglesOf(state, rng).map((angle) => ({ angle }));
    if (!state.charged && state.queue[0] !== state.queue[1]) sample.push('swap');
    if (!state.charged && state.fizz === FULL) sample.push('blast');
    return sample;
  },

  status(state) {
    if (state.mode === 'endless') return lowestRow(state.cells) >= LAST_ROW ? 'over' : 'playing';
    if (missing(state) === 0) return 'won';
    return state.left > 0 ? 'playing' : 'lost';
  },

  score: (state) => state.score,

  stars(state) {
    if (rules.status(state) !== 'won') return 0;
    const spare = state.left / state.shots;
    return spare >= 0.4 ? 3 : spare >= 0.18 ? 2 : 1;
  },

  goal(state): Goal {
    if (state.mode === 'endless')
      return { name: 'goal.pour', now: state.poured, target: nextPour(state) };
    const now = state.target - missing(state);
    return { name: state.goal === 'free' ? 'goal.free' : 'goal.clear', now, target: state.target };
  },

  ending(state): Ending {
    if (state.mode === 'endless') return { reason: 'reason.pour' };
    const value = missing(state);
    if (value === 0) return { reason: state.goal === 'free' ? 'reason.free' : 'reason.clear' };
    const untouched = state.goal === 'free' && value >= state.target;
    if (value <= NEAR && !untouched) return { reason: 'reason.shots', almost: 'almost.few', value };
    const more = state.level > 0 ? helpAfter(state.losses + 1) : 0;
    if (more > 0) return { reason: 'reason.shots', almost: 'almost.help', value: more };
    return { reason: 'reason.shots', almost: 'almost.high' };
  },

  text(state) {
    const rows = Array.from({ length: lowestRow(state.cells) + 1 }, (_, row) => {
      const marks = state.cells
        .slice(row * COLUMNS, (row + 1) * COLUMNS)
        .map((kind, column) => mark(state, row * COLUMNS + column, kind))
        .filter((one) => one !== '');
      return `${(row + state.shift) % 2 === 1 ? ' ' : ''}${marks.join(' ')}`;
    });
    const [now, next] = state.queue;
    return `${rows.join('\n')}\n${'RLMBOG'[now]}${state.charged ? '!' : ''} then ${'RLMBOG'[next]}, fizz ${state.fizz}, left ${state.left}, score ${state.score}`;
  },
};

/** Angles that lead somewhere, spread over the fan. */
function anglesOf(state: State, rng: Rng): number[] {
  const pierce = state.charged && state.queue[0] === BLUEBERRY;
  const angles = Array.from({ length: SAMPLES }, () => rng.int(STEEPEST * 2 + 1) - STEEPEST);
  const open = angles.filter((angle) => pierce || aim(state, angle, false).cell >= 0);
  return open.length > 0 ? open : [0];
}

/** Milestones of the endless pour. */
function nextPour(state: State): number {
  return (Math.floor(state.poured / 10) + 1) * 10;
}

function mark(state: State, cell: number, kind: number): string {
  if (!hexExists(gridFor(state), cell)) return '';
  if (kind === EMPTY) return '.';
  const letter = 'RLMBOG#@*'[kind] ?? '?';
  if (state.ice[cell] === 1) return letter.toLowerCase();
  return (state.other[cell] ?? -1) >= 0 ? '%' : letter;
}
