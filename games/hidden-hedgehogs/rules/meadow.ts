import { hexGrid, type HexGrid } from '@playgrove/kit/logic/hexgrid';

/** What a place shows: leaves, leaves with a flag, open ground, a hedgehog that was woken. */
export const LEAVES = 0;
export const FLAG = 1;
export const OPEN = 2;
export const AWAKE = 3;

/** A meadow of hexagons with hedgehogs asleep under the leaves. */
export type Meadow = {
  readonly cols: number;
  readonly rows: number;
  /** Where hedgehogs sleep. */
  readonly hogs: readonly number[];
};

type Sides = Pick<Meadow, 'cols' | 'rows'>;

/** Every other row is shifted by half a place. */
export const gridFor = ({ cols, rows }: Sides): HexGrid =>
  hexGrid({ columns: cols, rows, shift: 0, short: false });

/** All places of a meadow, row by row. */
export const placesOf = ({ cols, rows }: Sides): number[] => [...Array(cols * rows).keys()];

export const around = (sides: Sides, place: number): readonly number[] =>
  gridFor(sides).adjacent[place] ?? [];

const numbers = new WeakMap<readonly number[], readonly number[]>();

/** By place: how many hedgehogs sleep next to it. */
export function numbersOf(meadow: Meadow): readonly number[] {
  let known = numbers.get(meadow.hogs);
  if (!known) {
    const counts = Array.from({ length: gridFor(meadow).count }, () => 0);
    for (const hog of meadow.hogs)
      for (const place of around(meadow, hog)) counts[place] = (counts[place] ?? 0) + 1;
    known = counts;
    numbers.set(meadow.hogs, known);
  }
  return known;
}

/** A place and, if no hedgehog is near, all the ground that lies open with it; nearest first. */
export function clearing(meadow: Meadow, shown: readonly number[], from: number): number[] {
  const counts = numbersOf(meadow);
  const found = new Set([from]);
  for (const place of found) {
    if (counts[place] !== 0) continue;
    for (const next of around(meadow, place)) if (shown[next] === LEAVES) found.add(next);
  }
  return [...found];
}
