import type { Rng } from '@playgrove/kit/contract';
import { BudgetSpent, createBudget } from '@playgrove/kit/core';
import { power } from '@playgrove/kit/core/power';
import { solutions } from './count.ts';
import { neighborsOf, connected, type Wood } from './grove.ts';

const REPAIRS = 400;
const NODES = 400_000;

/**
 * Grows a wood with exactly one solution: owls first, groves around them, and then cells change
 * groves until no other solution is left. Offline; boards are shipped as text.
 * @returns `undefined` when this attempt fails
 */
export function growWood(size: number, rng: Rng): Wood | undefined {
  try {
    return grown(size, rng);
  } catch (error) {
    if (error instanceof BudgetSpent) return undefined;
    throw error;
  }
}

function grown(size: number, rng: Rng): Wood | undefined {
  const owls = roost(size, rng);
  const groves = grow(size, owls, rng);
  const wood: Wood = { size, groves };
  const budget = createBudget('owl-roost: grow', NODES);
  for (let repair = 0; repair < REPAIRS; repair += 1) {
    const other = solutions(wood, 2, budget).find((columns) =>
      columns.some((column, row) => column !== owls[row]),
    );
    if (!other) return wood;
    if (!breakUp(wood, groves, owls, other, rng)) return undefined;
  }
  return undefined;
}

/** Columns by row: all different, and neighbors at least two apart. */
function roost(size: number, rng: Rng): number[] {
  const columns: number[] = [];
  const place = (row: number): boolean => {
    if (row === size) return true;
    for (const column of rng.shuffled(Array.from({ length: size }, (_, each) => each))) {
      const last = columns[row - 1] ?? -9;
      if (columns.slice(0, row).includes(column) || Math.abs(column - last) <= 1) continue;
      columns[row] = column;
      if (place(row + 1)) return true;
      columns.length = row;
    }
    return false;
  };
  place(0);
  return columns;
}

/** Groves that spread from their owls, some of them greedier than others. */
function grow(size: number, owls: readonly number[], rng: Rng): number[] {
  const groves = Array.from({ length: size * size }, () => -1);
  owls.forEach((column, row) => (groves[row * size + column] = row));
  const appetite = owls.map(() => power(rng.between(0.15, 1), 1.6));
  for (let left = size * size - size; left > 0;) {
    const grove = rng.int(size);
    if (!rng.chance(appetite[grove] ?? 1)) continue;
    const edge = groves.flatMap((one, cell) =>
      one === -1 && neighborsOf(size, cell).some((next) => groves[next] === grove) ? [cell] : [],
    );
    if (edge.length === 0) continue;
    groves[rng.pick(edge)] = grove;
    left -= 1;
  }
  return groves;
}

/** Moves a cell of another solution into the grove next to it, so that it is one no more. */
function breakUp(
  wood: Wood,
  groves: number[],
  owls: readonly number[],
  other: readonly number[],
  rng: Rng,
): boolean {
  const { size } = wood;
  const cells = rng.shuffled(
    other.flatMap((column, row) => (column === owls[row] ? [] : [row * size + column])),
  );
  for (const cell of cells) {
    const before = groves[cell] ?? 0;
    const around = new Set(neighborsOf(size, cell).map((next) => groves[next] ?? 0));
    around.delete(before);
    for (const grove of rng.shuffled([...around])) {
      groves[cell] = grove;
      if (connected(wood)) return true;
    }
    groves[cell] = before;
  }
  return false;
}
