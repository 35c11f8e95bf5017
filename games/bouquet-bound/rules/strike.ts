import { type Grid } from '@playgrove/kit/core';
import {
  BASKET,
  BLOOM,
  BUD,
  BURST,
  CALL,
  COLUMN,
  EMPTY,
  type Flight,
  HOLE,
  KINDS,
  QUEEN,
  ROW,
  STORM,
  UNKNOWN,
} from './state.ts';
import type { Turn } from './turn.ts';

const BLOSSOM_POINTS = 10;
const PLOT_POINTS = 30;
const HEDGE_POINTS = 20;
const BUD_POINTS = 60;

/** What stands where a long match was: a bee on a blossom, or a queen. */
export type Hatch = { readonly kind: number; readonly power: number };

/** The cells a bee flies over. */
export function areaOf(grid: Grid, cell: number, power: number): number[] {
  const { width, height } = grid;
  const [x, y] = [cell % width, Math.floor(cell / width)];
  if (power === ROW) return Array.from({ length: width }, (_, column) => y * width + column);
  if (power === COLUMN) return Array.from({ length: height }, (_, row) => row * width + x);
  const reach = power === STORM ? 2 : 1;
  const cells: number[] = [];
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1)
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1)
      cells.push(row * width + column);
  return cells;
}

/** The cells of one kind, wherever they are. */
export function cellsOf(kinds: readonly number[], kind: number): number[] {
  return kinds.flatMap((each, cell) => (each === kind ? [cell] : []));
}

function commonest(kinds: readonly number[]): number {
  const counts = Array.from({ length: KINDS }, () => 0);
  for (const kind of kinds) if (kind >= 0) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}

/**
 * Picks what stands in these cells; bees among them fly and pick more, what is next to them grows,
 * hedges lose a layer, buds open.
 * @param hatches what long matches leave behind
 * @param flights bees that are already on the wing
 */
export function strike(
  turn: Turn,
  cells: Iterable<number>,
  hatches: ReadonlyMap<number, Hatch> = new Map(),
  flights: Flight[] = [],
): { readonly gone: number[]; readonly flights: readonly Flight[] } {
  const { state, grid } = turn;
  const queue = [...cells];
  const reached = new Set<number>();
  const trimmed = new Set<number>();
  const gone: number[] = [];
  const picked: { readonly cell: number; readonly kind: number }[] = [];
  for (const cell of queue) {
    if (reached.has(cell)) continue;
    reached.add(cell);
    if (state.wall[cell] !== 0) {
      if (open(turn, cell, trimmed)) gone.push(cell);
      continue;
    }
    if ((state.vine[cell] ?? 0) > 0) {
      state.vine[cell] = (state.vine[cell] ?? 0) - 1;
      turn.vinesCut += 1;
      turn.cue('cut', cell);
      continue;
    }
    const kind = state.kinds[cell] ?? EMPTY;
    if (kind === EMPTY || kind === BASKET) continue;
    const power = state.power[cell] ?? 0;
    if (power > 0 || kind === QUEEN) {
      const call = kind === QUEEN ? cellsOf(state.kinds, commonest(state.kinds)) : [];
      flights.push({ cell, power: kind === QUEEN ? CALL : power, cells: call });
      queue.push(...(kind === QUEEN ? call : areaOf(grid, cell, power)));
      turn.cue(kind === QUEEN ? 'queen' : power === BURST ? 'bumble' : 'bee', cell, turn.depth);
    }
    take(turn, cell, kind);
    gone.push(cell);
    picked.push({ cell, kind });
  }
  pollinate(turn, picked, trimmed);
  for (const [cell, { kind, power }] of hatches) {
    state.kinds[cell] = kind;
    state.power[cell] = power;
    state.ids[cell] = state.nextId;
    state.nextId += 1;
  }
  return { gone, flights };
}

function take(turn: Turn, cell: number, kind: number): void {
  const { state } = turn;
  const worth = (state.soil[cell] ?? -1) >= BLOOM ? 2 : 1;
  if (kind >= 0) state.got[kind] = (state.got[kind] ?? 0) + worth;
  if (kind !== UNKNOWN) state.score += BLOSSOM_POINTS * turn.depth * worth;
  if ((state.dew[cell] ?? 0) > 0) {
    state.dew[cell] = (state.dew[cell] ?? 0) - 1;
    turn.cue('dew', cell);
  }
  state.kinds[cell] = EMPTY;
  state.power[cell] = 0;
  state.ids[cell] = 0;
}

/** A hedge loses a layer, a bud opens with the bumblebee that slept in it. @returns whether it gave way */
function open(turn: Turn, cell: number, trimmed: Set<number>): boolean {
  const { state } = turn;
  const wall = state.wall[cell] ?? 0;
  if (wall === HOLE || trimmed.has(cell)) return false;
  trimmed.add(cell);
  if (wall < BUD) {
    state.wall[cell] = wall - 1;
    state.score += HEDGE_POINTS;
    turn.cue('hedge', cell);
    return wall === 1;
  }
  state.wall[cell] = 0;
  state.kinds[cell] = wall - BUD;
  state.power[cell] = BURST;
  state.ids[cell] = state.nextId;
  state.nextId += 1;
  state.score += BUD_POINTS;
  turn.cue('bud', cell);
  return false;
}

/** Soil under and next to what was picked grows by one; so do the shears and the buds of its color. */
function pollinate(
  turn: Turn,
  picked: readonly { readonly cell: number; readonly kind: number }[],
  trimmed: Set<number>,
): void {
  const { state, grid } = turn;
  const plots = new Set<number>();
  for (const { cell, kind } of picked) {
    plots.add(cell);
    for (const near of grid.adjacent[cell] ?? []) {
      plots.add(near);
      const wall = state.wall[near] ?? 0;
      if ((wall > 0 && wall < BUD) || (wall >= BUD && wall - BUD === kind)) {
        open(turn, near, trimmed);
      }
    }
  }
  for (const cell of plots) {
    const growth = state.soil[cell] ?? -1;
    if (growth < 0 || growth >= BLOOM) continue;
    state.soil[cell] = growth + 1;
    if (growth + 1 < BLOOM) continue;
    state.score += PLOT_POINTS;
    turn.cue('bloom', cell);
  }
}
