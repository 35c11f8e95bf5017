import { bitCount, lowestBit } from '@playgrove/kit/logic/solving';
import { bitOf, UNITS } from './grid.ts';
import type { Step, Technique } from './technique.ts';

/** Looks for one step; `candidates` holds a mask by cell, 0 where a digit stands. */
export type Finder = (candidates: readonly number[]) => Step | undefined;

const placed = (
  technique: Technique,
  cell: number,
  digit: number,
  unit: number | undefined,
): Step => ({
  technique,
  place: { cell, digit },
  strikes: [],
  cells: [cell],
  digits: [digit],
  ...(unit !== undefined && { unit }),
});

/** A unit with one empty cell. */
export const lastCell: Finder = (candidates) => {
  for (const [unit, cells] of UNITS.entries()) {
    const open = cells.filter((cell) => candidates[cell] !== 0);
    const [cell] = open;
    if (open.length !== 1 || cell === undefined) continue;
    const mask = candidates[cell] as number;
    if (bitCount(mask) === 1) return placed('last-cell', cell, lowestBit(mask) + 1, unit);
  }
  return undefined;
};

/** A digit with one place left in a unit. */
function hiddenSingle(technique: Technique, from: number, to: number): Finder {
  return (candidates) => {
    for (let unit = from; unit < to; unit += 1) {
      const cells = UNITS[unit] ?? [];
      let once = 0;
      let more = 0;
      for (const cell of cells) {
        more |= once & (candidates[cell] as number);
        once |= candidates[cell] as number;
      }
      const single = once & ~more;
      if (single === 0) continue;
      const digit = lowestBit(single) + 1;
      const cell = cells.find((each) => (candidates[each] as number) & bitOf(digit));
      if (cell !== undefined) return placed(technique, cell, digit, unit);
    }
    return undefined;
  };
}

export const hiddenSingleBox = hiddenSingle('hidden-single-box', 18, 27);
export const hiddenSingleLine = hiddenSingle('hidden-single-line', 0, 18);

/** A cell with one digit left. */
export const nakedSingle: Finder = (candidates) => {
  const cell = candidates.findIndex((mask) => mask !== 0 && (mask & (mask - 1)) === 0);
  if (cell < 0) return undefined;
  return placed('naked-single', cell, lowestBit(candidates[cell] as number) + 1, undefined);
};
