import { liningSwaps, swapCells } from '@playgrove/kit/logic/gridboard';
import { BASKET, gridFor, movable, QUEEN, type State } from './state.ts';

/** Whether two neighbors do something together without lining up. */
function paired({ kinds, power }: State, a: number, b: number): boolean {
  if (kinds[a] === BASKET || kinds[b] === BASKET) return false;
  if (kinds[a] === QUEEN || kinds[b] === QUEEN) return true;
  return (power[a] ?? 0) > 0 && (power[b] ?? 0) > 0;
}

/** Every swap that lines up three or more, that brings two bees together, or that moves a queen. */
export function legal(state: State): number[] {
  const grid = gridFor(state);
  const lining = liningSwaps(grid, state.kinds, (cell) => movable(state, cell));
  const special = state.kinds.some((kind, cell) => kind === QUEEN || (state.power[cell] ?? 0) > 0);
  if (!special) return lining;
  const all = new Set(lining);
  for (let swap = 0; swap < grid.size * 2; swap += 1) {
    const pair = swapCells(grid, swap);
    if (!pair || !movable(state, pair[0]) || !movable(state, pair[1])) continue;
    if (paired(state, pair[0], pair[1])) all.add(swap);
  }
  return [...all].toSorted((a, b) => a - b);
}
