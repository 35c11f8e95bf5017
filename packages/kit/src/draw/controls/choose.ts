import type { Board, Sizes } from '@playgrove/kit/runtime';
import type { Control, Teach } from './control.ts';

export type ChooseRow<S, I, Ui> = {
  /** As in `View.boards`. */
  boards(state: S, ui: Ui, to: Sizes): readonly Board[];
  /** Called when a cell is pressed, by any device. */
  press(id: string, state: S, ui: Ui): I | 'redraw' | undefined;
  /** The cell that the ghost hand presses. */
  readonly teach?: Teach<S, Ui, string>;
};

/** Cells and buttons of `View.boards`: the kit moves the focus to them and names them. */
export function choose<S, I, Ui extends object>({
  boards,
  press,
  teach,
}: ChooseRow<S, I, Ui>): Control<S, I, Ui> {
  return {
    boards,
    read: (event, state, ui) =>
      event.kind === 'cell' && event.phase === 'down' ? press(event.id, state, ui) : undefined,

    coach(state, ui, device, to) {
      const id = teach?.(state, ui, to, device);
      if (id === undefined || id === 'wait') return id;
      const cells = boards(state, ui, to).flatMap((board) => board.cells);
      const rect = cells.find((cell) => cell.id === id)?.rect;
      if (!rect) return undefined;
      // The focus is where the player left it, so no keys are named.
      return {
        kind: 'tap',
        at: { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 },
        keys: [],
      };
    },
  };
}
