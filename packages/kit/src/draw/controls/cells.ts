import type { Grid } from '@playgrove/kit/core';
import { moveCursor } from '@playgrove/kit/logic/gridboard';
import type { PadButton, Point, Rect, Sizes } from '@playgrove/kit/runtime';
import { isWay, memory, type Control, type Teach, type Way } from './control.ts';

export type CellsRow<S, I, Ui> = {
  readonly grid: Grid;
  /** Where a cell is. Touches in the gaps and up to 20 CSS pixels from the board count too. */
  rectOf(cell: number, state: S, to: Sizes): Rect;
  press(cell: number, state: S, ui: Ui): I | undefined;
  /** Where the keys' cursor begins. Default: the middle. */
  start?(state: S): number;
  /** The cell that the ghost hand presses. */
  readonly teach?: Teach<S, Ui, number>;
};

/** What is pointed at before anything is pressed. A finger points at nothing until it presses. */
export type Pointed = { readonly cell: number; readonly by: 'mouse' | 'keys' };

export type CellsControl<S, I, Ui> = Control<S, I, Ui> & {
  pointed(ui: Ui): Pointed | undefined;
  /** Points at a cell: for pictures of How to play. */
  point(ui: Ui, cell: number): void;
};

/** CSS pixels. */
const NEAR = 20;

/**
 * One cell of a grid: by a tap, a click, or keys with a cursor. For boards that the canvas draws
 * alone; `View.boards` also tells screen readers about them.
 */
export function cells<S, I, Ui extends object>({
  grid,
  rectOf,
  press,
  start = () => Math.floor(grid.size / 2),
  teach,
}: CellsRow<S, I, Ui>): CellsControl<S, I, Ui> {
  type Memory = { cell: number | undefined; by: 'mouse' | 'keys' | undefined };
  const memoryOf = memory<Memory>(() => ({ cell: undefined, by: undefined }));

  function cellAt(at: Point, state: S, to: Sizes): number | undefined {
    let best: number | undefined;
    let nearest = NEAR / to.px;
    for (let cell = 0; cell < grid.size; cell += 1) {
      const { x, y, width, height } = rectOf(cell, state, to);
      const far = Math.hypot(outside(at.x - x, width), outside(at.y - y, height));
      if (far === 0) return cell;
      if (far < nearest) [best, nearest] = [cell, far];
    }
    return best;
  }

  return {
    pointed(ui) {
      const { cell, by } = memoryOf(ui);
      return by === undefined || cell === undefined ? undefined : { cell, by };
    },

    point(ui, cell) {
      Object.assign(memoryOf(ui), { cell, by: 'mouse' });
    },

    read(event, state, ui, to) {
      const own = memoryOf(ui);
      if (event.kind === 'press') {
        const cell = event.phase === 'cancel' ? undefined : cellAt(event, state, to);
        const before = own.by;
        if (event.phase !== 'up' || before === 'keys')
          own.by = event.device !== 'touch' && cell !== undefined ? 'mouse' : undefined;
        own.cell = cell ?? own.cell;
        if (event.phase === 'down' && cell !== undefined) return press(cell, state, ui) ?? 'redraw';
        return (own.by ?? before) ? 'redraw' : undefined;
      }
      if (event.kind !== 'pad' || event.phase === 'up') return undefined;
      const { button } = event;
      const cell = (own.cell ??= start(state));
      if (button === 'a') {
        own.by = 'keys';
        return event.phase === 'down' ? (press(cell, state, ui) ?? 'redraw') : undefined;
      }
      if (!isWay(button)) return undefined;
      // The first arrow only shows where the cursor is.
      if (own.by === 'keys') own.cell = moveCursor(grid, cell, button);
      own.by = 'keys';
      return 'redraw';
    },

    coach(state, ui, device, to) {
      const cell = teach?.(state, ui, to, device);
      if (cell === undefined || cell === 'wait') return cell;
      const { x, y, width, height } = rectOf(cell, state, to);
      const own = memoryOf(ui);
      const keyed = device === 'keyboard' || device === 'gamepad';
      return {
        kind: 'tap',
        // Keys are drawn below the cell, so that they do not hide it.
        at: { x: x + width / 2, y: y + height * (keyed ? 1.5 : 0.5) },
        keys: [...keysTo(grid, own.by === 'keys' ? own.cell : undefined, cell), 'a'],
      };
    },
  };
}

/** How far outside a side a point is. */
const outside = (along: number, side: number): number => Math.max(0, -along, along - side);

/** The arrow keys that lead a cursor from one cell to another. */
export function keysTo(grid: Grid, from: number | undefined, to: number): readonly PadButton[] {
  if (from === undefined) return [];
  const across = (to % grid.width) - (from % grid.width);
  const along = Math.floor(to / grid.width) - Math.floor(from / grid.width);
  const times = (count: number, way: Way): Way[] => Array<Way>(Math.abs(count)).fill(way);
  return [
    ...times(across, across > 0 ? 'right' : 'left'),
    ...times(along, along > 0 ? 'down' : 'up'),
  ];
}
