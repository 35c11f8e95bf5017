import { cells } from '@playgrove/kit/draw/controls';
import { BERRY, middleOf } from './board.ts';
import { GRID, handful, SMALLEST, type Input, type State } from './rules.ts';
import type { Ui } from './view.ts';

/** The one action, on every device: a row says what it is, and the kit reads fingers, mouse and keys. */
export const pick = cells<State, Input, Ui>({
  grid: GRID,
  rectOf(cell) {
    const { x, y } = middleOf(cell);
    return { x: x - BERRY / 2, y: y - BERRY / 2, width: BERRY, height: BERRY };
  },
  start: largest,
  teach: largest,

  press(cell, { berries }, ui) {
    // The rules will refuse it; the berry says so itself.
    if (handful(berries, cell).length < SMALLEST) {
      ui.alone = cell;
      ui.show.refused.start();
    }
    return cell;
  },
});

/** A cell of the largest handful. */
export function largest({ berries }: State): number {
  const sizes = berries.map((_, cell) => handful(berries, cell).length);
  return sizes.indexOf(Math.max(...sizes));
}
