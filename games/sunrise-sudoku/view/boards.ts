import {
  PALETTE,
  type Board,
  type BoardCell,
  type Saying,
  type Surface,
} from '@playgrove/kit/stage';
import { isGiven, isRight, litBoxes, type State } from '../rules.ts';
import { bitOf, boxOf, columnOf, digitsOf, rowOf } from '../rules/grid.ts';
import { cellRect, layoutOf, type Layout, type ToolId } from './layout.ts';
import { hintOf, type Ui } from './ui.ts';

const LEAST_TEXT = 14;

const INK = PALETTE.ink;
/** Digits on night glass and on morning glass: given, the player's, wrong. */
const NIGHT = { given: '#ffffff', own: '#8fe3ff', note: '#cfd6ff', wrong: '#ffffff' } as const;
const MORNING = { given: INK, own: '#1c53c9', note: '#4b3a78', wrong: '#ffffff' } as const;

/** The grid and its tools as elements: what keyboards and screen readers meet. */
export function boardsOf(
  state: State,
  ui: Ui,
  to: Pick<Surface, 'width' | 'height' | 'px'>,
): readonly Board[] {
  const layout = layoutOf(to);
  const lit = litBoxes(state);
  const boards: Board[] = [
    {
      kind: 'grid',
      label: 'board.grid',
      columns: 9,
      cells: state.values.map((_, cell) => gridCell(state, ui, layout, lit, to.px, cell)),
    },
  ];
  // When the sun is up the keys make way for the landscape.
  if (lit.length < 9) {
    const cells = [...layout.tools].map(([id, rect]) => tool(state, ui, id, rect, to.px));
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
  px: number,
  cell: number,
): BoardCell {
  const value = state.values[cell] as number;
  const notes = state.notes[cell] as number;
  const rect = cellRect(layout, cell);
  const given = isGiven(state, cell);
  const colours = lit.includes(boxOf(cell)) ? MORNING : NIGHT;
  const wrong = isWrong(state, ui, cell);
  const look =
    value !== 0
      ? { text: String(value), size: layout.cell * 0.68 }
      : notes !== 0
        ? { marks: marksOf(notes), size: Math.max(layout.cell * 0.27, LEAST_TEXT / px) }
        : {};
  return {
    id: `c${cell}`,
    rect,
    label: labelOf(cell, value, notes, given, wrong),
    colour: wrong
      ? colours.wrong
      : value === 0
        ? colours.note
        : given
          ? colours.given
          : colours.own,
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

/** How often a digit still has to be placed. */
export function digitsLeft(state: State, digit: number): number {
  return Math.max(0, 9 - state.values.filter((value) => value === digit).length);
}

function tool(state: State, ui: Ui, id: ToolId, rect: BoardCell['rect'], px: number): BoardCell {
  if (id.startsWith('d')) {
    const digit = Number(id.slice(1));
    const left = digitsLeft(state, digit);
    return {
      id,
      rect,
      label: { key: ui.notes ? 'tool.note' : 'tool.digit', values: { digit, left } },
      text: String(digit),
      size: rect.height * 0.56,
      colour: left === 0 ? '#54456f' : INK,
      level: 0.3,
    };
  }
  const on = id === 'notes' ? ui.notes : id === 'check' ? ui.check : undefined;
  return {
    id,
    rect,
    label: { key: `tool.${id}` },
    text: { key: `tool.${id}.short` },
    size: Math.max(30, 15 / px),
    colour: '#ffffff',
    level: 0.72,
    ...(on !== undefined && { selected: on }),
    ...(id === 'apply' && { disabled: !hintOf(state, ui)?.input }),
  };
}
