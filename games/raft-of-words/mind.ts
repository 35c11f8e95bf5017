import type { Hint, Mind } from '@playgrove/kit/contract';
import { openSlots, seenCells, type Input, type State } from './rules.ts';
import { cellsOf, COLUMNS } from './rules/board.ts';

/** Names a letter of a raft; after a shuffle that of another raft. */
function hint(state: State): Hint<Input> | undefined {
  const seen = seenCells(state);
  const open = openSlots(state)
    .map((slot) => ({ slot, cells: cellsOf(slot) }))
    .toSorted((a, b) => a.cells.length - b.cells.length);
  const first = state.order[0] ?? 0;
  const chosen = open[first % Math.max(1, open.length)];
  if (!chosen) return undefined;
  const { slot, cells } = chosen;
  const at = cells.map((cell) => ({ x: cell % COLUMNS, y: Math.floor(cell / COLUMNS) }));
  const hidden = cells.findIndex((cell) => !seen.has(cell));
  if (hidden < 0) return { say: 'hint.seen', values: { letters: cells.length }, at };
  const letter = slot.word.charAt(hidden).toUpperCase();
  const values = { letters: cells.length, place: hidden + 1, letter };
  return { say: hidden === 0 ? 'hint.first' : 'hint.letter', values, at };
}

/** The kit runs it in a worker when the player asks for a hint. */
export const mind: Mind<State, Input> = { hint };
