import type { Rules, StepContext } from '@playgrove/kit/contract';
import { oneOf, shape, whole } from '@playgrove/kit/core/parse';
import { hexCenter } from '@playgrove/kit/logic/hexgrid';
import { medalsFor } from '@playgrove/kit/logic/levels';
import { LEVELS, sizeOf, SIZES, type Params } from './levels.ts';
import { makeMeadow } from './rules/make.ts';
import {
  around,
  AWAKE,
  clearing,
  FLAG,
  gridFor,
  LEAVES,
  numbersOf,
  OPEN,
  placesOf,
} from './rules/meadow.ts';

export const HZ = 30;
/** Hedgehogs that may wake: the first wakes into the blanket. */
export const MAX_SLIPS = 1;
/** Two stars take this much longer than three. */
const SILVER = 2;

export type State = {
  /** Which meadow of the ladder. */
  size: number;
  cols: number;
  rows: number;
  hogs: number[];
  /** The place to begin; no hedgehog is near. */
  start: number;
  /** By place: `LEAVES`, `FLAG`, `OPEN` or `AWAKE`. */
  shown: number[];
  slips: number;
  /** Ticks since the first place was opened. */
  time: number;
  /** The hedgehog that ended the game; −1 before. */
  caught: number;
};
export type Input = { readonly act: 'open' | 'flag'; readonly place: number };

const MAX_PLACE = 9 * 15 - 1;

export const goldOf = ({ size }: Pick<State, 'size'>): number => sizeOf(size).gold;

const medals = medalsFor<State>({
  value: ({ time }) => Math.ceil(time / HZ),
  better: 'lower',
  marks: (state) => [goldOf(state) * SILVER, goldOf(state)],
  almost: 'almost.star',
});

export const hasBegun = ({ shown }: State): boolean => shown.includes(OPEN);

/** Places that are still to open. */
export function toOpen(state: State): number {
  const done = state.shown.filter((sees) => sees === OPEN).length;
  return placesOf(state).length - state.hogs.length - done;
}

/** Hedgehogs that are marked, by a flag or because they are awake. */
export const marked = ({ shown }: State): number =>
  shown.filter((sees) => sees === FLAG || sees === AWAKE).length;

const isLost = ({ caught }: State): boolean => caught >= 0;
const isWon = (state: State): boolean => !isLost(state) && toOpen(state) === 0;

/** What an open number still hides if its hedgehogs are all marked; empty if they are not. */
export function satisfied(state: State, place: number): readonly number[] {
  const near = around(state, place);
  const found = near.filter((next) => state.shown[next] === FLAG || state.shown[next] === AWAKE);
  if (state.shown[place] !== OPEN || found.length !== numbersOf(state)[place]) return [];
  return near.filter((next) => state.shown[next] === LEAVES);
}

export const rules: Rules<Params, State, Input> = {
  slug: 'hidden-hedgehogs',
  version: 2,
  pace: { kind: 'ticks', hz: HZ },
  levels: LEVELS,
  scoring: { better: 'lower', unit: 'seconds' },
  parseParams: shape({ size: whole(0, SIZES - 1) }),
  parseInput: shape({ act: oneOf('open', 'flag'), place: whole(0, MAX_PLACE) }),

  deal({ size }, rng) {
    const sides = sizeOf(size);
    const { cols, rows, hogs, start } = makeMeadow(sides, rng);
    const shown = Array.from({ length: gridFor(sides).count }, () => LEAVES);
    return { size, cols, rows, hogs: [...hogs], start, shown, slips: 0, time: 0, caught: -1 };
  },

  step(state, { act, place }, context) {
    if (isLost(state) || isWon(state)) return 'refused.over';
    const sees = state.shown[place];
    if (sees === undefined) return 'refused.outside';
    if (!hasBegun(state) && (act === 'flag' || place !== state.start)) return 'refused.start';
    if (act === 'flag') {
      if (sees !== LEAVES && sees !== FLAG) return 'refused.open';
      state.shown[place] = sees === FLAG ? LEAVES : FLAG;
      context.cue(sees === FLAG ? 'unflag' : 'flag', pointOf(state, place));
      return undefined;
    }
    if (sees === FLAG) return 'refused.flag';
    if (sees === LEAVES) {
      open(state, [place], context);
      return undefined;
    }
    const near = satisfied(state, place);
    if (near.length === 0) {
      const hidden = around(state, place).some((next) => state.shown[next] === LEAVES);
      return sees === OPEN && hidden ? 'refused.count' : 'refused.open';
    }
    open(state, near, context);
    return undefined;
  },

  tick(state) {
    if (hasBegun(state) && !isWon(state) && !isLost(state)) state.time += 1;
  },

  inputs(state) {
    if (isLost(state) || isWon(state)) return [];
    if (!hasBegun(state)) return [{ act: 'open', place: state.start }];
    return placesOf(state).flatMap((place): Input[] => {
      const sees = state.shown[place];
      if (sees === FLAG) return [{ act: 'flag', place }];
      if (sees === LEAVES)
        return [
          { act: 'open', place },
          { act: 'flag', place },
        ];
      return satisfied(state, place).length > 0 ? [{ act: 'open', place }] : [];
    });
  },

  status: (state) => (isLost(state) ? 'lost' : isWon(state) ? 'won' : 'playing'),
  score: ({ time }) => time / HZ,
  stars: (state) => Math.min(medals.stars(state), state.slips > 0 ? 2 : 3),

  ending(state) {
    if (isLost(state)) {
      const value = toOpen(state);
      return {
        reason: 'ending.woken',
        almost: 'almost.left',
        value,
        at: pointOf(state, state.caught),
      };
    }
    if (!isWon(state)) return undefined;
    if (state.slips > 0 && medals.stars(state) > 2)
      return { reason: 'ending.won', almost: 'almost.slip' };
    return { reason: 'ending.won', ...medals.almost(state) };
  },

  text(state) {
    const counts = numbersOf(state);
    const signs = state.shown.map((sees, place) => {
      const isHog = state.hogs.includes(place);
      if (sees === FLAG) return isHog ? 'F' : 'f';
      if (sees === AWAKE) return '!';
      if (sees === OPEN) return String(counts[place]);
      return isHog ? '*' : place === state.start ? '+' : '.';
    });
    const rows = Array.from({ length: state.rows }, (_, row) => {
      const line = signs.slice(row * state.cols, (row + 1) * state.cols);
      return row % 2 === 0 ? line.join(' ') : ` ${line.join(' ')}`;
    });
    return [...rows, `to open ${toOpen(state)}, slips ${state.slips}`].join('\n');
  },
};

export const pointOf = (state: State, place: number): { readonly x: number; readonly y: number } =>
  hexCenter(gridFor(state), place);

/** Opens places one after the other; a hedgehog that wakes stops it. */
function open(state: State, places: readonly number[], { cue }: StepContext): void {
  let opened = 0;
  for (const place of places) {
    if (state.hogs.includes(place)) {
      state.slips += 1;
      state.shown[place] = AWAKE;
      if (state.slips > MAX_SLIPS) state.caught = place;
      cue(state.slips > MAX_SLIPS ? 'caught' : 'wake', pointOf(state, place));
      return;
    }
    for (const each of clearing(state, state.shown, place)) {
      if (state.shown[each] === OPEN) continue;
      state.shown[each] = OPEN;
      opened += 1;
      cue('open', pointOf(state, each), opened);
    }
  }
  if (isWon(state)) cue('done');
}
