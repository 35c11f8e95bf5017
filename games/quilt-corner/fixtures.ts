import { createRng } from '@playgrove/kit/core';
import { rules } from './rules.ts';
import { EMPTY, HOLE, SIDE } from './rules/board.ts';
import { shapeOf } from './rules/patches.ts';
import { ENDLESS } from './rules/quests.ts';
import type { Held, State } from './rules/state.ts';

/** Cells drawn as rows: `.` is empty, `#` a hole, `a` to `e` a fabric. Rows above are empty. */
export function cellsOf(...rows: readonly string[]): number[] {
  return Array.from(rows.join('').padStart(SIDE * SIDE, '.'), (sign) =>
    sign === '.' ? EMPTY : sign === '#' ? HOLE : 'abcde'.indexOf(sign),
  );
}

export const held = (rows: string, fabric = 0): Held => ({ shape: shapeOf(rows), fabric });

/** An endless quilt with these rows at its lower edge. */
export function quilt(
  rows: readonly string[],
  hand: readonly (Held | null)[],
  over: Partial<State> = {},
): State {
  const state = rules.deal({ quest: ENDLESS, patches: 0 }, createRng('quilt'), {
    quest: 0,
    losses: 0,
  });
  return { ...state, cells: cellsOf(...rows), hand: [...hand], ...over };
}
