import type { Point } from '@playgrove/kit/contract';
import type { PadButton, Press, Sizes } from '@playgrove/kit/runtime';
import { memory, type Answer, type Control, type Teach } from './control.ts';

/** A cell that a finger has come to, and where. */
export type Step = { readonly cell: number | undefined; readonly at: Point };

export type DragRow<S, I, Ui> = {
  /** The cell under a point; undefined outside. */
  cellAt(at: Point, state: S, to: Sizes): number | undefined;
  /** World units of a cell. The finger's way is walked in parts of it, so that it misses none. */
  sideOf(state: S, to: Sizes): number;
  /** A finger comes down. Undefined: the drag is none of this row's. */
  begin(step: Step, press: Press, state: S, ui: Ui, to: Sizes): Answer<I>;
  /** It comes to other cells, often several at once. */
  over(steps: readonly Step[], state: S, ui: Ui, to: Sizes): Answer<I>;
  /** It leaves. `lost`: it was taken away. Without this, leaving only draws a frame. */
  end?(step: Step, lost: boolean, state: S, ui: Ui, to: Sizes): Answer<I>;
  /** The way that the ghost hand draws, and the keys that begin it. */
  readonly teach?: Teach<
    S,
    Ui,
    { readonly points: readonly Point[]; readonly keys: readonly PadButton[] }
  >;
};

/** Parts of a cell. */
const STEP = 0.3;

type Finger = { pointer: number; at: Point; cell: number | undefined };

/** A finger that draws a way over cells: a road, a word, a sweep. Keys are the game's own row. */
export function drag<S, I, Ui extends object>(row: DragRow<S, I, Ui>): Control<S, I, Ui> {
  const { cellAt, sideOf, begin, over, end, teach } = row;
  const memoryOf = memory<{ finger: Finger | undefined }>(() => ({ finger: undefined }));

  /** The cells on the way to a point. */
  function walk(finger: Finger, goal: Point, state: S, to: Sizes): Step[] {
    const { x, y } = finger.at;
    const far = Math.hypot(goal.x - x, goal.y - y);
    const count = Math.max(1, Math.ceil(far / (sideOf(state, to) * STEP)));
    const steps: Step[] = [];
    for (let part = 1; part <= count; part += 1) {
      const at = { x: x + ((goal.x - x) * part) / count, y: y + ((goal.y - y) * part) / count };
      const cell = cellAt(at, state, to);
      if (cell !== finger.cell) steps.push({ cell, at });
      finger.cell = cell;
    }
    finger.at = { x: goal.x, y: goal.y };
    return steps;
  }

  return {
    read(event, state, ui, to) {
      if (event.kind !== 'press' || event.phase === 'hover') return undefined;
      const own = memoryOf(ui);
      if (event.phase === 'down') {
        const at = { x: event.x, y: event.y };
        const cell = cellAt(at, state, to);
        if (own.finger && own.finger.pointer !== event.pointer) return undefined;
        const answer = begin({ cell, at }, event, state, ui, to);
        if (answer !== undefined) own.finger = { pointer: event.pointer, at, cell };
        return answer;
      }
      const { finger } = own;
      if (finger?.pointer !== event.pointer) return undefined;
      if (event.phase === 'move') {
        const steps = event.path.flatMap((point) => walk(finger, point, state, to));
        return (steps.length > 0 ? over(steps, state, ui, to) : undefined) ?? 'redraw';
      }
      own.finger = undefined;
      const { cell, at } = finger;
      return end?.({ cell, at }, event.phase === 'cancel', state, ui, to) ?? 'redraw';
    },

    coach(state, ui, device, to) {
      if (memoryOf(ui).finger) return 'wait';
      const shown = teach?.(state, ui, to, device);
      return typeof shown === 'object' ? { kind: 'path', ...shown } : shown;
    },
  };
}
