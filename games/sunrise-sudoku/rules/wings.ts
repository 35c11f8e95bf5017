import { bitCount } from '@playgrove/kit/logic/solving';
import { bitOf, columnOf, digitsOf, PEERS, rowOf, sees, UNITS } from './grid.ts';
import type { Finder } from './singles.ts';
import { firstOf, spots } from './subsets.ts';
import type { Step, Technique } from './technique.ts';

type Line = { readonly unit: number; readonly cells: readonly number[]; readonly across: number };

/** Lines of one direction where a digit has 2 to `most` places; `across` is a mask of those places. */
function linesOf(
  candidates: readonly number[],
  digit: number,
  from: number,
  most: number,
): readonly Line[] {
  const place = from === 0 ? columnOf : rowOf;
  return UNITS.slice(from, from + 9).flatMap((unit, index) => {
    const cells = unit.filter((cell) => (candidates[cell] as number) & bitOf(digit));
    if (cells.length < 2 || cells.length > most) return [];
    const across = cells.reduce((mask, cell) => mask | (1 << place(cell)), 0);
    return [{ unit: from + index, cells, across }];
  });
}

/** As many lines as the crossing lines that hold all their places for a digit: gone elsewhere in those. */
export const fish =
  (size: number): Finder =>
  (candidates) => {
    for (let digit = 1; digit <= 9; digit += 1) {
      for (const from of [0, 9]) {
        const found = firstOf(linesOf(candidates, digit, from, size), size, (lines) => {
          const across = lines.reduce((mask, line) => mask | line.across, 0);
          if (bitCount(across) !== size) return undefined;
          const cells = lines.flatMap((line) => line.cells);
          const crossing = UNITS.slice(9 - from, 18 - from).filter((_, at) => (across >> at) & 1);
          const rest = crossing.flat().filter((cell) => !cells.includes(cell));
          const strikes = spots(candidates, rest, bitOf(digit));
          if (strikes.length === 0) return undefined;
          const technique = size === 2 ? 'x-wing' : 'swordfish';
          return { technique, strikes, cells, digits: [digit], unit: lines[0]?.unit ?? 0 } as const;
        });
        if (found) return found;
      }
    }
    return undefined;
  };

/**
 * Two lines with two places each for a digit, one of them in the same crossing line: the digit
 * stands at one of the two other ends, so what sees both cannot have it.
 */
export const skyscraper: Finder = (candidates) => {
  for (let digit = 1; digit <= 9; digit += 1) {
    for (const from of [0, 9]) {
      const found = firstOf(linesOf(candidates, digit, from, 2), 2, ([one, other]) => {
        if (!one || !other || bitCount(one.across & other.across) !== 1) return undefined;
        const shared = one.across & other.across;
        const place = from === 0 ? columnOf : rowOf;
        const ends = [...one.cells, ...other.cells].filter((cell) => shared !== 1 << place(cell));
        return wing('skyscraper', candidates, [...one.cells, ...other.cells], ends, digit);
      });
      if (found) return found;
    }
  }
  return undefined;
};

/** What sees all `ends` cannot hold `digit`. */
function wing(
  technique: Technique,
  candidates: readonly number[],
  cells: readonly number[],
  ends: readonly number[],
  digit: number,
  digits: readonly number[] = [digit],
): Step | undefined {
  const [first] = ends;
  if (first === undefined) return undefined;
  const seen = (PEERS[first] ?? []).filter((cell) => ends.every((end) => sees(cell, end)));
  const strikes = spots(candidates, seen, bitOf(digit));
  return strikes.length === 0 ? undefined : { technique, strikes, cells, digits };
}

/**
 * A pivot and two cells it sees, each with two digits: whatever the pivot is, one of the two is
 * the digit they share. With `pivotSize` 3 the pivot has that digit too.
 */
const bentThree =
  (technique: Technique, pivotSize: 2 | 3): Finder =>
  (candidates) => {
    for (const [pivot, mask] of candidates.entries()) {
      if (bitCount(mask) !== pivotSize) continue;
      const pincers = (PEERS[pivot] ?? []).filter((cell) => {
        const own = candidates[cell] as number;
        return bitCount(own) === 2 && bitCount(own & mask) === pivotSize - 1;
      });
      const found = firstOf(pincers, 2, ([a, b]) => {
        if (a === undefined || b === undefined) return undefined;
        const [one, other] = [candidates[a] as number, candidates[b] as number];
        const shared = one & other & (pivotSize === 2 ? ~mask : mask);
        const union = one | other | mask;
        if (bitCount(shared) !== 1 || bitCount(union) !== 3 || one === other) return undefined;
        const ends = pivotSize === 2 ? [a, b] : [a, b, pivot];
        const [digit = 0] = digitsOf(shared);
        return wing(technique, candidates, [pivot, a, b], ends, digit, digitsOf(union));
      });
      if (found) return found;
    }
    return undefined;
  };

export const xyWing = bentThree('xy-wing', 2);
export const xyzWing = bentThree('xyz-wing', 3);
