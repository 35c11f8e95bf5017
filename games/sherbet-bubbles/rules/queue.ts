import type { Rng } from '@playgrove/kit/contract';
import {
  COLUMNS,
  EMPTY,
  isFlavor,
  lowestRow,
  NOZZLE_ROW,
  rowsOf,
  type State,
  VISIBLE,
} from './state.ts';

/** The lowest row in sight that sweets may hang down to. */
const LOWEST = 9;

/** Flavors that are on the board, first those in sight: nothing else is ever handed out. */
export function presentOf(state: Pick<State, 'cells' | 'other' | 'top' | 'flavours'>): number[] {
  const seen = new Set<number>();
  const look = (from: number): void => {
    for (let cell = from; cell < state.cells.length; cell += 1) {
      const kind = state.cells[cell] ?? EMPTY;
      if (!isFlavor(kind)) continue;
      seen.add(kind);
      const twirl = state.other[cell] ?? -1;
      if (twirl >= 0) seen.add(twirl);
    }
  };
  look(state.top * COLUMNS);
  if (seen.size === 0) look(0);
  const present = [...seen].sort((a, b) => a - b);
  return present.length > 0 ? present : state.flavours.slice();
}

/** After a shot: the next moves up, and what is no longer on the board changes its flavor. */
export function advance(state: State, rng: Rng): void {
  const present = presentOf(state);
  const refill = (flavor: number): number =>
    present.includes(flavor) ? flavor : rng.pick(present);
  state.queue = [refill(state.queue[1]), rng.pick(present)];
}

/** Keeps as many rows as sweets could come to rest in, and slides the board so that its end is in sight. */
export function fitRows(state: State): void {
  const lowest = lowestRow(state.cells);
  const rows = Math.max(NOZZLE_ROW + 1, lowest + 3);
  const count = rows * COLUMNS;
  if (rowsOf(state.cells) !== rows) {
    const fit = (list: readonly number[], empty: number): number[] =>
      Array.from({ length: count }, (_, cell) => list[cell] ?? empty);
    state.cells = fit(state.cells, EMPTY);
    state.ice = fit(state.ice, 0);
    state.other = fit(state.other, -1);
  }
  if (state.mode === 'endless') {
    state.top = 0;
    return;
  }
  // The board slides down as soon as it can. It gives way upward only when a chain of sweets that
  // popped nothing would reach the nozzle: what is to be cleared shall stay in sight.
  const rest = Math.max(0, lowest + 1 - VISIBLE);
  state.top = rest <= state.top ? rest : Math.max(state.top, lowest - LOWEST);
}
