import { bitCount } from '@playgrove/kit/logic/solving';
import { bitOf, digitsOf, UNITS, UNITS_OF } from './grid.ts';
import type { Finder } from './singles.ts';
import type { Spot, Step, Technique } from './technique.ts';

/** Every way to take `size` of a list, in order; stops at the first for which `look` gives something. */
export function firstOf<T, R>(
  list: readonly T[],
  size: number,
  look: (chosen: readonly T[]) => R | undefined,
): R | undefined {
  const chosen: T[] = [];
  const deeper = (from: number): R | undefined => {
    if (chosen.length === size) return look(chosen);
    for (let index = from; index <= list.length - (size - chosen.length); index += 1) {
      chosen.push(list[index] as T);
      const found = deeper(index + 1);
      chosen.pop();
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return deeper(0);
}

/** The candidates of `mask` in these cells. */
export function spots(
  candidates: readonly number[],
  cells: readonly number[],
  mask: number,
): Spot[] {
  return cells.flatMap((cell) =>
    digitsOf((candidates[cell] as number) & mask).map((digit) => ({ cell, digit })),
  );
}

/** Cells of a unit that hold only as many digits as there are cells: the others of the unit cannot have them. */
export const naked =
  (size: 2 | 3): Finder =>
  (candidates) => {
    for (const [unit, cells] of UNITS.entries()) {
      const open = cells.filter((cell) => candidates[cell] !== 0);
      if (open.length <= size) continue;
      const few = open.filter((cell) => bitCount(candidates[cell] as number) <= size);
      const found = firstOf(few, size, (chosen) => {
        const mask = chosen.reduce((all, cell) => all | (candidates[cell] as number), 0);
        if (bitCount(mask) !== size) return undefined;
        const rest = open.filter((cell) => !chosen.includes(cell));
        const strikes = spots(candidates, rest, mask);
        return strikes.length === 0
          ? undefined
          : step(size === 2 ? 'naked-pair' : 'naked-triple', chosen, mask, strikes, unit);
      });
      if (found) return found;
    }
    return undefined;
  };

/** Digits with only as many cells in a unit as there are digits: those cells can hold nothing else. */
export const hidden =
  (size: 2 | 3): Finder =>
  (candidates) => {
    for (const [unit, cells] of UNITS.entries()) {
      const open = cells.filter((cell) => candidates[cell] !== 0);
      if (open.length <= size) continue;
      const held = (digit: number): number[] =>
        open.filter((cell) => (candidates[cell] as number) & bitOf(digit));
      const few = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => {
        const count = held(digit).length;
        return count > 0 && count <= size;
      });
      const found = firstOf(few, size, (chosen) => {
        const mask = chosen.reduce((all, digit) => all | bitOf(digit), 0);
        const where = open.filter((cell) => (candidates[cell] as number) & mask);
        if (where.length !== size) return undefined;
        const strikes = spots(candidates, where, ~mask);
        return strikes.length === 0
          ? undefined
          : step(size === 2 ? 'hidden-pair' : 'hidden-triple', where, mask, strikes, unit);
      });
      if (found) return found;
    }
    return undefined;
  };

function step(
  technique: Technique,
  cells: readonly number[],
  mask: number,
  strikes: readonly Spot[],
  unit?: number,
): Step {
  return {
    technique,
    strikes,
    cells: [...cells],
    digits: digitsOf(mask),
    ...(unit !== undefined && { unit }),
  };
}

/** A digit whose places in a box lie in one line: it is nowhere else in that line. */
export const pointing: Finder = (candidates) => locked(candidates, 'pointing', 18, 27);

/** A digit whose places in a line lie in one box: it is nowhere else in that box. */
export const boxLine: Finder = (candidates) => locked(candidates, 'box-line', 0, 18);

function locked(
  candidates: readonly number[],
  technique: Technique,
  from: number,
  to: number,
): Step | undefined {
  for (let unit = from; unit < to; unit += 1) {
    const cells = UNITS[unit] ?? [];
    for (let digit = 1; digit <= 9; digit += 1) {
      const bit = bitOf(digit);
      const where = cells.filter((cell) => (candidates[cell] as number) & bit);
      const [first] = where;
      if (first === undefined || where.length < 2 || where.length > 3) continue;
      for (const other of UNITS_OF[first] ?? []) {
        if (other === unit || !where.every((cell) => UNITS_OF[cell]?.includes(other))) continue;
        const rest = (UNITS[other] ?? []).filter((cell) => !where.includes(cell));
        const strikes = spots(candidates, rest, bit);
        if (strikes.length > 0) return step(technique, where, bit, strikes, unit);
      }
    }
  }
  return undefined;
}
