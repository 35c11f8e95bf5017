import type { Board, Sizes } from '@playgrove/kit/runtime';
import { BLOT, CROSS, factsOf, INK, isWon, type Mark, type State } from '../rules/state.ts';
import { cellRect, layoutOf, type ToolId } from './layout.ts';
import type { Ui } from './ui.ts';

const KINDS: Readonly<Record<Mark, string>> = {
  0: 'free',
  [INK]: 'ink',
  [CROSS]: 'cross',
  [BLOT]: 'blot',
};

/** The first picture needs no tools. */
export const hasTools = ({ picture }: State): boolean => picture !== 'heart';

/** The page and its tools as elements: what keyboards and screen readers meet. */
export function boardsOf(state: State, ui: Ui, to: Sizes): readonly Board[] {
  const layout = layoutOf(to, state);
  const { width } = state;
  const { lines } = factsOf(state);
  const rows = state.colors.length / width;
  const numbers = lines.map(({ runs }) => (runs.length > 0 ? runs.join(', ') : '0'));
  const page: Board = {
    kind: 'grid',
    label: 'board.page',
    columns: width,
    cells: state.marks.map((mark, cell) => {
      const [row, column] = [Math.floor(cell / width), cell % width];
      return {
        id: String(cell),
        rect: cellRect(layout, width, cell),
        label: {
          key: `cell.${KINDS[mark]}`,
          values: {
            row: row + 1,
            across: numbers[row] ?? '0',
            column: column + 1,
            down: numbers[rows + column] ?? '0',
          },
        },
      };
    }),
  };
  if (isWon(state) || !hasTools(state)) return [page];
  const tool = (
    id: ToolId,
    { x, y, width: wide, height }: { x: number; y: number; width: number; height: number },
  ) => ({
    id,
    rect: { x, y, width: wide, height },
    label: { key: `tool.${id}` },
    text: { key: `tool.${id}.short` },
    size: to.readable(42),
    level: ui.tool === id ? 0.52 : 0.46,
    color: '#2b1b4d',
    selected: ui.tool === id,
  });
  return [
    page,
    {
      kind: 'tools',
      label: 'board.tools',
      columns: 0,
      cells: [...layout.tools].map(([id, rect]) => tool(id, rect)),
    },
  ];
}
