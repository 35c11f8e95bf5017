import type { Hint, Mind } from '@playgrove/kit/contract';
import { BudgetSpent } from '@playgrove/kit/core';
import { amountOf, colorOf, keyOf, POTION, topRun } from './rules/bottles.ts';
import { solution, type Pour } from './rules/search.ts';
import { isSpent, isWon, poursLeft, rewound, type Input, type State } from './rules/state.ts';

/** Positions looked at for one answer; away from the page's own thread. */
const BUDGET = 30_000;
/** From the fewest pours to the fastest answer. */
const WEIGHTS = [1.3, 2] as const;

/** A way to win that needs no more pours than are left; null if none was found in time. */
function wayFrom(state: State): readonly Pour[] | null | undefined {
  let unknown = false;
  for (const weight of WEIGHTS)
    try {
      const pours = solution(state, BUDGET, weight);
      if (!pours) return undefined;
      if (pours.length <= poursLeft(state)) return pours;
    } catch (error) {
      if (!(error instanceof BudgetSpent)) throw error;
      unknown = true;
    }
  return unknown ? null : undefined;
}

/** How many pours can stay: the last position that can still be won. */
function lastSafe(state: State): number {
  let [safe, dead] = [0, state.poured.length];
  while (dead - safe > 1) {
    const middle = Math.floor((safe + dead) / 2);
    if (wayFrom(rewound(state, middle)) === undefined) dead = middle;
    else safe = middle;
  }
  return safe;
}

function sayOf(state: State, [from, to]: Pour): string {
  const target = state.bottles[to] ?? [];
  const amount = amountOf(state, from, to);
  const color = colorOf(state.bottles[from]?.at(-1) ?? 0);
  if (target.length + amount === POTION && topRun(target) === target.length && target.length > 0)
    return state.bottles.flat().some((layer) => keyOf(layer) === color)
      ? 'hint.clear'
      : 'hint.finish';
  return target.length === 0 ? 'hint.empty' : 'hint.join';
}

/** The next pour on a way to the win, or how many pours to take back. */
function hint(state: State): Hint<Input> | undefined {
  if (isWon(state) || isSpent(state)) return undefined;
  const way = wayFrom(state);
  const [first] = way ?? [];
  if (first) {
    const [from, to] = first;
    return {
      say: sayOf(state, first),
      at: [
        { x: from, y: 2 },
        { x: to, y: 2 },
      ],
      input: { act: 'pour', from, to },
    };
  }
  if (way === null || state.poured.length === 0) return { say: 'hint.unknown' };
  const to = lastSafe(state);
  return {
    say: 'hint.back',
    values: { count: state.poured.length - to },
    input: { act: 'back', to },
  };
}

export const mind: Mind<State, Input> = { hint };
