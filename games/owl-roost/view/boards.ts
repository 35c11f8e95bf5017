import type { Board, BoardCell, Rect, Sizes } from '@playgrove/kit/runtime';
import { awake, CROSS, isWon, OWL, type State, woodOf } from '../rules/state.ts';
import { cellRect, layoutOf, type ToolId } from './layout.ts';
import { shownMark, type Ui } from './ui.ts';

/** The wood and its tools as elements: what keyboards and screen readers meet. */
export function boardsOf(state: State, ui: Ui, to: Sizes): readonly Board[] {
  const layout = layoutOf(to);
  const restless = new Set(awake(state));
  const { groves } = woodOf(state);
  const boards: Board[] = [
    {
      kind: 'grid',
      label: 'board.wood',
      columns: state.size,
      cells: state.marks.map((_, cell) => {
        const mark = shownMark(state, ui, cell);
        const kind =
          mark === OWL ? (restless.has(cell) ? 'awake' : 'owl') : mark === CROSS ? 'cross' : 'free';
        return {
          id: `c${cell}`,
          rect: cellRect(layout, state.size, cell),
          label: {
            key: `cell.${kind}`,
            values: {
              row: Math.floor(cell / state.size) + 1,
              column: (cell % state.size) + 1,
              grove: (groves[cell] ?? 0) + 1,
            },
          },
        };
      }),
    },
  ];
  if (!isWon(state)) {
    const cells = [...layout.tools].map(([id, rect]) => tool(id, rect, ui, to));
    boards.push({ kind: 'tools', label: 'board.tools', columns: 0, cells });
  }
  return boards;
}

function tool(id: ToolId, rect: Rect, ui: Ui, { readable }: Sizes): BoardCell {
  return {
    id,
    rect,
    label: { key: `tool.${id}` },
    text: { key: `tool.${id}.short` },
    size: readable(38),
    // Under the icon, on the light part of the face; a pressed button is lower.
    level: id === 'gaze' && ui.gaze ? 0.69 : 0.6,
    color: '#2b1b4d',
    selected: id === 'gaze' && ui.gaze,
    disabled: id === 'apply' && !ui.hint?.input,
  };
}
