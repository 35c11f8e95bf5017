import { damp, since } from '@playgrove/kit/draw/animate';
import {
  within,
  type Board,
  type BoardCell,
  type InputEvent,
  type Motion,
  type Point,
  type Saying,
  type Sizes,
  type Surface,
} from '@playgrove/kit/runtime';
import { columnsOf, EMPTY, landing, MINE, POP, refusal, ROWS } from '../rules/board.ts';
import { speech } from '../rules/speech.ts';
import { HINTED } from '../rules/state.ts';
import type { Input, State } from '../rules.ts';
import { columnRect, flapRect, layoutOf, type Layout } from './layout.ts';

/** What one frame is drawn from. */
export type Scene = {
  readonly to: Surface;
  readonly layout: Layout;
  readonly state: State;
  readonly ui: Ui;
  readonly motion: Motion<State>;
};

export type Ui = {
  /** The move that the keys or the mouse are on. */
  over: number | undefined;
  hint: Input | undefined;
  readonly show: {
    /** Where the held apple hangs, in columns. */
    readonly held: ReturnType<typeof damp<State>>;
    readonly felt: ReturnType<typeof since>;
  };
};

export function freshUi(state: State): Ui {
  const ui: Ui = {
    over: undefined,
    hint: undefined,
    show: {
      held: damp<State>(22, (now) => heldColumn(now, ui)),
      felt: since('double', 'block', 'their-line', 'line', 'pop'),
    },
  };
  ui.show.held.target = heldColumn(state, ui);
  return ui;
}

/** Whether somebody at this device moves now. */
export const isOwnTurn = ({ end, turn, rival }: State): boolean =>
  end === null && (turn === MINE || rival === 'friend');

export const canPop = (state: State, column: number): boolean =>
  refusal(state, column + POP) === undefined;

/** The column that the next apple hangs over: pointed at, the last one, or the middle. */
export function heldColumn({ rule, cells, last }: State, { over }: Ui): number {
  const middle = Math.floor(columnsOf(rule) / 2);
  const column = (over ?? (last?.side === MINE ? last.move : middle)) % POP;
  return landing(cells, column) === undefined ? middle : column;
}

/** What an event means: columns are `c3`, flaps `p3`. */
export function readEvent(
  event: InputEvent,
  state: State,
  ui: Ui,
  to: Sizes,
): Input | 'redraw' | undefined {
  if (event.kind === 'key') {
    return event.phase === 'down' ? played(Number(event.key) - 1, ui) : undefined;
  }
  if (event.kind === 'press' && event.phase === 'hover') {
    const over = isOwnTurn(state) ? moveAt(event, state, to) : undefined;
    if (over === ui.over) return undefined;
    ui.over = over;
    return 'redraw';
  }
  if (event.kind !== 'cell' || (event.phase !== 'focus' && event.phase !== 'down'))
    return undefined;
  const move = Number(event.id.slice(1)) + (event.id.startsWith('p') ? POP : 0);
  if (event.phase === 'down') return played(move, ui);
  ui.over = move;
  return 'redraw';
}

function played(move: number, ui: Ui): Input {
  return move + (ui.hint === undefined ? 0 : HINTED);
}

function moveAt(point: Point, { rule }: State, to: Sizes): number | undefined {
  const layout = layoutOf(to);
  for (let column = 0; column < columnsOf(rule); column += 1) {
    if (within(columnRect(layout, rule, column), point)) return column;
    if (rule === 'pop' && within(flapRect(layout, rule, column), point)) return column + POP;
  }
  return undefined;
}

/** A button for each column, and with taking out one below each. */
export function boardsOf(state: State, ui: Ui, to: Sizes): readonly Board[] {
  const layout = layoutOf(to);
  const { rule, cells } = state;
  const columns = Array.from({ length: columnsOf(rule) }, (_, column) => column);
  const home = heldColumn(state, ui);
  const drops = columns.map((column): BoardCell => {
    const own = cells.slice(column * ROWS, column * ROWS + ROWS).filter((each) => each !== EMPTY);
    const content: Saying[] = own.map((each) => ({
      key: each === MINE ? 'cell.red' : 'cell.green',
    }));
    return {
      id: `c${column}`,
      rect: columnRect(layout, rule, column),
      label: [
        { key: 'cell.column', values: { column: column + 1, apples: own.length } },
        ...content,
      ],
      selected: column === home,
      home: column === home,
    };
  });
  const flaps = columns.map((column): BoardCell => ({
    id: `p${column}`,
    rect: flapRect(layout, rule, column),
    label: {
      key: canPop(state, column) ? 'cell.pop' : 'cell.no-pop',
      values: { column: column + 1 },
    },
  }));
  const shown = rule === 'pop' ? [...drops, ...flaps] : drops;
  return [{ kind: 'grid', label: 'board.columns', columns: columns.length, cells: shown }];
}

/** How it stands, for the live region. */
export function sayingOf(state: State): Saying {
  const { last, end, rival, turn } = state;
  if (end !== null || !last) return { key: speech(state).key };
  const friend = turn === MINE ? 'red' : 'green';
  const whose = rival === 'friend' ? friend : isOwnTurn(state) ? 'theirs' : 'yours';
  const how = last.move >= POP ? '-pop' : '';
  return { key: `say.${whose}${how}`, values: { column: (last.move % POP) + 1 } };
}
