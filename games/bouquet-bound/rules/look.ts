import { swapCells } from '@playgrove/kit/logic/gridboard';
import { legal } from './legal.ts';
import { playSwap } from './resolve.ts';
import {
  BASKET,
  BASKETS,
  BLOOM,
  BUD,
  BUDS,
  BURST,
  DEW,
  GARDEN,
  gridFor,
  HEDGE,
  left,
  QUEEN,
  type State,
  VINE,
} from './state.ts';
import { boardOf, lookingTurn } from './turn.ts';

/** What a thing is worth for the bouquet, in wanted blossoms. */
const WORTH: readonly number[] = [1, 1, 1, 1, 1, 1, 2, 1.6, 1.5, 1.6, 6, 4];
const BEE = 1.6;
const BUMBLEBEE = 2;
const QUEEN_BEE = 4;
/** Bees are there to fly: each one more is worth less. */
const HOARD = 0.16;
const SPROUT = 0.6;
const BASKET_STEP = 1.5;
const SPARE = 0.003;
const MAX_TARGETS = 10;
const STIR = 0.12;
/** How much of the best second move counts. */
const LATER = 0.75;

export type Prospect = { readonly swap: number; readonly value: number; readonly after: State };

/** A swap's outcome as far as it can be known, and what that is worth. */
export function look(state: State, swap: number): Prospect {
  const after: State = {
    ...state,
    ...boardOf(state),
    got: [...state.got],
    waves: [],
  };
  const turn = lookingTurn(after);
  const pair = swapCells(turn.grid, swap);
  if (!pair) return { swap, value: 0, after };
  const before = standing(state);
  playSwap(turn, pair[0], pair[1]);
  return { swap, value: standing(after) - before + stir(state, after), after };
}

/** Few targets left and none in reach: what moves near them makes the next chance. */
function stir(before: State, after: State): number {
  const missing = left(after);
  const near = new Set<number>();
  let targets = 0;
  for (let cell = 0; cell < after.soil.length; cell += 1) {
    if (after.kinds[cell] === BASKET) {
      // Whatever gives way below it, or is next to what could.
      targets += 1;
      const { columns } = after;
      for (let below = cell + columns; below < after.soil.length; below += columns) {
        near.add(below);
      }
    }
    if (!isTarget(after, cell, missing)) continue;
    targets += 1;
    near.add(cell);
    for (const other of gridFor(after).around[cell] ?? []) near.add(other);
  }
  if (targets === 0 || targets > MAX_TARGETS) return 0;
  let stirred = 0;
  for (const cell of near) if (before.ids[cell] !== after.ids[cell]) stirred += 1;
  return (stirred * STIR) / Math.sqrt(targets);
}

function isTarget(state: State, cell: number, missing: readonly number[]): boolean {
  const wall = state.wall[cell] ?? 0;
  if (wall > 0) return (missing[wall >= BUD ? BUDS : HEDGE] ?? 0) > 0;
  if ((state.vine[cell] ?? 0) > 0) return (missing[VINE] ?? 0) > 0;
  if ((state.dew[cell] ?? 0) > 0) return (missing[DEW] ?? 0) > 0;
  const growth = state.soil[cell] ?? -1;
  return (missing[GARDEN] ?? 0) > 0 && growth >= 0 && growth < BLOOM;
}

/** How far a position is toward the bouquet. */
function standing(state: State): number {
  const missing = left(state);
  let value = state.score * SPARE;
  missing.forEach((count, what) => {
    // A basket on its way counts its steps; one that has arrived must not be worth less.
    const way = what === BASKETS ? state.rows * BASKET_STEP : 0;
    value -= count * ((WORTH[what] ?? 1) + way);
  });
  const { wants } = state;
  const garden = (missing[GARDEN] ?? 0) > 0 ? SPROUT : SPROUT * 0.3;
  let bees = 0;
  let hive = 0;
  state.kinds.forEach((kind, cell) => {
    const power = state.power[cell] ?? 0;
    if (kind === QUEEN || power > 0) {
      bees += 1;
      hive += kind === QUEEN ? QUEEN_BEE : power === BURST ? BUMBLEBEE : BEE;
    }
    const growth = state.soil[cell] ?? -1;
    if (growth > 0) value += Math.min(growth, BLOOM) * garden;
    if (kind === BASKET && (wants[BASKETS] ?? 0) > 0) {
      value += Math.floor(cell / state.columns) * BASKET_STEP;
    }
    // What stands in the way counts even where the bouquet does not ask for it.
    if (wants[HEDGE] === 0 && wants[BUDS] === 0 && (state.wall[cell] ?? 0) > 0) value -= 0.3;
    if (wants[VINE] === 0 && (state.vine[cell] ?? 0) > 0) value -= 0.6;
    if (wants[DEW] === 0 && (state.dew[cell] ?? 0) > 0) value -= 0.1;
  });
  return value + hive / (1 + HOARD * bees);
}

/** Every legal swap, best first, one move ahead. */
export function prospects(state: State): Prospect[] {
  return legal(state)
    .map((swap) => look(state, swap))
    .toSorted((one, other) => other.value - one.value);
}

/**
 * What to advise: a swap that finishes the bouquet, else swaps that bring what it wants at once, else
 * all. Best first, one move ahead.
 */
export function advice(state: State): Prospect[] {
  const all = prospects(state);
  const openIn = (one: State): number => left(one).reduce((sum, count) => sum + count, 0);
  const finishing = all.filter(({ after }) => openIn(after) === 0);
  if (finishing.length > 0) return finishing;
  const open = openIn(state);
  const wanted = all.filter(({ after }) => openIn(after) < open);
  return wanted.length > 0 ? wanted : all;
}

/**
 * The best swap two moves ahead.
 * @param width how many first moves have their second looked at
 */
export function bestSwap(
  state: State,
  width: number,
  choice: readonly Prospect[] = prospects(state),
): number | undefined {
  let best: number | undefined;
  let most = -Infinity;
  for (const { swap, value, after } of choice.slice(0, width)) {
    let next = 0;
    for (const second of legal(after)) next = Math.max(next, look(after, second).value);
    if (value + next * LATER <= most) continue;
    most = value + next * LATER;
    best = swap;
  }
  return best;
}
