import { fieldOf } from './field.ts';
import { KINDS } from './kinds.ts';
import { shareOf, strength, ticksFor, wayTo } from './march.ts';
import type { Side, State } from './types.ts';

export type Forecast = {
  /** Where the march really ends: the first mound in the way that is not one's own. */
  readonly to: number;
  /** Creatures that would set out. */
  readonly send: number;
  /** One's own that are on their way there already. */
  readonly coming: number;
  /** Defenders that will stand there, with those born on the way; 0 at one's own mound. */
  readonly defend: number;
  /** How many attackers each of them takes along. */
  readonly guard: number;
  /** Creatures left after the fight; negative: this many attackers too few. */
  readonly left: number;
  readonly ways: readonly (readonly number[])[];
};

/** What would come of an order, if nobody else moved; nothing where no way leads there. */
export function forecast(
  state: State,
  side: Side,
  from: readonly number[],
  to: number,
  all: boolean,
): Forecast | undefined {
  const field = fieldOf(state);
  const ways = from.flatMap((mound) => {
    if (mound === to) return [];
    const way = wayTo(state, field, side, mound, to);
    return way ? [way] : [];
  });
  const end = ways[0]?.at(-1);
  if (end === undefined) return undefined;
  const send = ways.reduce((sum, way) => sum + shareOf(state, way[0] ?? -1, all), 0);
  const [mound, site] = [state.mounds[end], field.sites[end]];
  if (!mound || !site) return undefined;
  const { guard } = KINDS[site.kind];
  const coming = bound(state, end, (other) => other === side);
  const mine = send + coming;
  if (mound.side === side) {
    return { to: end, send, coming, defend: 0, guard: 1, left: mound.count + mine, ways };
  }
  const ticks = Math.max(...ways.map((way) => ticksFor(field, way)));
  const born = bornWithin(state, end, ticks);
  return {
    to: end,
    send,
    coming,
    defend: mound.count + born,
    guard,
    left: mine - (strength(state, field, end) + born * guard),
    ways,
  };
}

/** How many will be born at a mound in this many ticks, if it stays whose it is. */
export function bornWithin(state: State, at: number, ticks: number): number {
  const field = fieldOf(state);
  const [mound, site] = [state.mounds[at], field.sites[at]];
  if (!mound || !site || mound.side === 0) return 0;
  const { every, cap } = KINDS[site.kind];
  if (every === 0 || mound.count >= cap) return 0;
  return Math.min(cap - mound.count, Math.floor((mound.birth + ticks) / every));
}

/** Creatures of a side under way to a mound, those still leaving included. */
export function bound(state: State, to: number, counts: (side: Side) => boolean): number {
  let n = 0;
  for (const row of state.rows) if (row.way.at(-1) === to && counts(row.side)) n += row.n;
  for (const one of state.streams) if (one.way.at(-1) === to && counts(one.side)) n += one.left;
  return n;
}
