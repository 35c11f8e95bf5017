import { createRng } from '@playgrove/kit/core';
import type { Rng } from '@playgrove/kit/contract';
import { gridFor, type Board } from './board.ts';

/** What a board is made of. */
export type Spec = {
  readonly cols: number;
  readonly rows: number;
  readonly houses: number;
  readonly fences: number;
  readonly ponds: number;
};

/** Bends of a route for each of its cells: enough that nothing of the first rows is left. */
const BENDS = 14;

/** A board from a seed. Only some have a single solution: those are sealed. */
export function makeBoard(spec: Spec, seed: number): Board {
  const rng = createRng(seed);
  const { cols, rows } = spec;
  const path = wander(spec, rng);
  const { adjacent } = gridFor(spec);
  const at = new Map(path.map((cell, index) => [cell, index]));
  const between = path.flatMap((cell, index) =>
    (adjacent[cell] ?? [])
      .filter((next) => next > cell && Math.abs((at.get(next) ?? index) - index) > 1)
      .map((next) => [cell, next] as const),
  );
  return {
    cols,
    rows,
    path,
    stops: spread(path, spec.houses, rng),
    fences: rng.shuffled(between).slice(0, spec.fences),
  };
}

/** A route over all cells but the ponds: rows up and down, bent at its ends again and again. */
function wander({ cols, rows, ponds }: Spec, rng: Rng): number[] {
  const { adjacent } = gridFor({ cols, rows });
  let path = Array.from({ length: cols * rows - ponds }, (_, index) => {
    const row = Math.floor(index / cols);
    return row * cols + (row % 2 === 0 ? index % cols : cols - 1 - (index % cols));
  });
  for (let bend = path.length * BENDS; bend > 0; bend -= 1) {
    if (rng.chance(0.5)) path.reverse();
    const next = rng.pick(adjacent[path.at(-1) ?? 0] ?? []);
    const found = path.indexOf(next);
    if (found < 0) path = [...path.slice(1), next];
    else path = [...path.slice(0, found + 1), ...path.slice(found + 1).reverse()];
  }
  return path;
}

/** The start, houses about evenly along the route, and its end. */
function spread(path: readonly number[], houses: number, rng: Rng): readonly number[] {
  const stops = [path[0] ?? 0];
  const step = (path.length - 1) / houses;
  for (let house = 1; house < houses; house += 1)
    stops.push(path[Math.round(step * (house + rng.between(-0.4, 0.4)))] ?? 0);
  stops.push(path.at(-1) ?? 0);
  return stops;
}
