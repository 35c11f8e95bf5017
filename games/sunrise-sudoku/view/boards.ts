import * as draw from '@playgrove/kit/draw';
import type { Board, BoardCell, Rect, Saying, Sizes } from '@playgrove/kit/runtime';
import { isGiven, isRight, litBoxes, type State } from '../rules.ts';
import { bitOf, boxOf, columnOf, digitsOf, rowOf } from '../rules/grid.ts';
import { cellRect, layoutOf, type Layout, type ToolId } from './layout.ts';
import type { Ui } from './ui.ts';

/** Tools that are plain words next to the board instead of keys. */
export const QUIET: ReadonlySet<ToolId> = new Set<ToolId>(['fill', 'check']);

const INK = draw.PALETTE.ink;
/** Digits on night glass and on morning glass: given, the player's, wrong. */
const NIGHT = { given: '#ffffff', own: '#8fe3ff', note: '#cfd6ff', wrong: '#ffffff' } as const;
const MORNING = { given: INK, own: '#1c53c9', note: '#4b3a78', wrong: '#ffffff' } as const;

/** The grid and its tools as elements: what keyboards and screen readers meet. */
export function boardsOf(state: State, ui: Ui, to: Sizes): readonly Board[] {
  const layout = layoutOf(to);
  const lit = litBoxes(state);
  const boards: Board[] = [
    {
      kind: 'grid',
      label: 'board.grid',
      columns: 9,
      cells: state.values.map((_, cell) => gridCell(state, ui, layout, lit, to, cell)),
    },
  ];
  // When the sun is up, the keys disappear to show the landscape.
  if (lit.length < 9) {
    const cells = [...layout.tools].map(([id, rect]) => tool(state, ui, id, rect, to));
    boards.push({ kind: 'tools', label: 'board.tools', columns: 0, cells });
  }
  return boards;
}

/** Whether a cell is shown as wrong: where slips are marked, or where two like digits meet. */
export function isWrong(state: State, ui: Ui, cell: number): boolean {
  return state.values[cell] !== 0 && !isRight(state, cell) && ui.check;
}

function gridCell(
  state: State,
  ui: Ui,
  layout: Layout,
  lit: readonly number[],
  { readable }: Sizes,
  cell: number,
): BoardCell {
  const value = state.values[cell] as number;
  const notes = state.notes[cell] as number;
  const rect = cellRect(layout, cell);
  const given = isGiven(state, cell);
  const colors = lit.includes(boxOf(cell)) ? MORNING : NIGHT;
  const wrong = isWrong(state, ui, cell);
  const look =
    value !== 0
      ? { text: String(value), size: layout.cell * 0.68 }
      : notes !== 0
        ? { marks: marksOf(notes), size: readable(layout.cell * 0.27, 14) }
        : {};
  return {
    id: `c${cell}`,
    rect,
    label: labelOf(cell, value, notes, given, wrong),
    color: wrong ? colors.wrong : value === 0 ? colors.note : given ? colors.given : colors.own,
    selected: cell === ui.selected,
    locked: given,
    ...look,
  };
}

const marksOf = (notes: number): readonly string[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (notes & bitOf(digit) ? String(digit) : ''));

function labelOf(
  cell: number,
  value: number,
  notes: number,
  given: boolean,
  wrong: boolean,
): Saying {
  const where = { row: rowOf(cell) + 1, column: columnOf(cell) + 1 };
  if (value !== 0) {
    const key = given ? 'cell.given' : wrong ? 'cell.wrong' : 'cell.own';
    return { key, values: { ...where, digit: value } };
  }
  if (notes === 0) return { key: 'cell.empty', values: where };
  return { key: 'cell.notes', values: { ...where, digits: digitsOf(notes).join(', ') } };
}

/** How many of a digit are still to be placed. */
export function digitsLeft(state: State, digit: number): number {
  return Math.max(0, 9 - state.values.filter((value) => value === digit).length);
}

function tool(state: State, ui: Ui, id: ToolId, rect: Rect, { readable }: Sizes): BoardCell {
  if (id.startsWith('d')) {
    const digit = Number(id.slice(1));
    const left = digitsLeft(state, digit);
    return {
      id,
      rect,
      label: { key: ui.notes ? 'tool.note' : 'tool.digit', values: { digit, left } },
      text: String(digit),
      size: rect.height * 0.56,
      color: left === 0 ? '#54456f' : INK,
      level: 0.3,
    };
  }
  const on = id === 'notes' ? ui.notes : id === 'check' ? ui.check : undefined;
  return {
    id,
    rect,
    label: { key: `tool.${id}` },
    text: { key: `tool.${id}.short` },
    size: readable(30, 15),
    color: '#ffffff',
    level: QUIET.has(id) ? 0.5 : 0.72,
    ...(on !== undefined && { selected: on }),
    ...(id === 'apply' && { disabled: !ui.hint?.input }),
  };
}
