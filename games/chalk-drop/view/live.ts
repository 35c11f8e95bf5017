import type { Point } from '@playgrove/kit/contract';
import { parsOf } from '../levels.ts';
import { boardOf } from '../rules.ts';
import { chalkOf, shaped, toPoints } from '../rules/stroke.ts';
import type { State } from '../rules/state.ts';
import type { Drawing, Ui } from './ui.ts';

/** The line under the finger, as the rules would take it. */
export type LiveLine = {
  readonly points: readonly Point[];
  /** Chalk that it takes. */
  readonly chalk: number;
};

type Known = { readonly count: number; readonly left: number; readonly line: LiveLine };
const known = new WeakMap<Drawing, Known>();
const NONE: LiveLine = { points: [], chalk: 0 };

/** Worked out once for each point that the finger adds. */
export function liveLine(state: State, ui: Ui): LiveLine {
  const { drawing } = ui;
  if (!drawing) return NONE;
  const left = parsOf(boardOf(state.params)).all - state.chalk;
  const count = drawing.points.length;
  const last = known.get(drawing);
  if (last?.count === count && last.left === left) return last.line;
  const taken = shaped(
    drawing.points.flatMap(({ x, y }) => [x, y]),
    ui.room,
    left,
  );
  const line = { points: toPoints(taken), chalk: chalkOf(taken) };
  known.set(drawing, { count, left, line });
  return line;
}
