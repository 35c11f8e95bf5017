import type { Board, BoardCell, Saying, Sizes } from '@playgrove/kit/runtime';
import {
  count,
  darkAt,
  EMPTY,
  fieldFor,
  isKing,
  IVORY,
  pointOf,
  RED,
  sideOf,
} from '../rules/board.ts';
import { speech } from '../rules/speech.ts';
import type { State } from '../rules/state.ts';
import { cellRect, layoutOf, type Layout } from './layout.ts';
import { firstOf, goesOn, openTo, type Ui } from './ui.ts';

const BUTTON_TEXT = 40;

/** The board's squares and the buttons of the look back, for keys and screen readers. */
export function boardsOf(state: State, ui: Ui, to: Sizes): readonly Board[] {
  const layout = layoutOf(to);
  if (state.phase === 'review') {
    return [{ kind: 'tools', label: 'board.look', columns: 2, cells: buttons(layout, to) }];
  }
  const field = fieldFor(state.variant);
  const movable = new Set(openTo(state, ui).map(({ path }) => path[0]));
  const spots = new Set(goesOn(state, ui).flatMap(({ path }) => path.slice(ui.path.length)));
  const labelsOf = (square: number): readonly Saying[] => {
    const values = { square: square + 1 };
    const what: Saying = { key: `cell.${signOf(state.cells[square] ?? EMPTY)}`, values };
    if (spots.has(square)) return [what, { key: 'cell.spot' }];
    if (ui.path[0] === square) return [what, { key: 'cell.chosen' }];
    return movable.has(square) ? [what, { key: 'cell.movable' }] : [what];
  };
  const first = firstOf(openTo(state, ui))?.path[0] ?? 0;
  const home = ui.over ?? pointOf(field, first);
  const cells = Array.from({ length: field.size ** 2 }, (_, index): BoardCell => {
    const [x, y] = [index % field.size, Math.floor(index / field.size)];
    const square = darkAt(field, x, y);
    return {
      id: `s${index}`,
      rect: cellRect(layout, field, { x, y }),
      label: square === undefined ? { key: 'cell.light' } : labelsOf(square),
      selected: x === home.x && y === home.y,
      keysOnly: true,
    };
  });
  return [{ kind: 'grid', label: 'board.squares', columns: field.size, cells }];
}

function signOf(piece: number): string {
  if (piece === EMPTY) return 'empty';
  return `${sideOf(piece) === RED ? 'red' : 'ivory'}-${isKing(piece) ? 'king' : 'man'}`;
}

function buttons({ buttons: [show, skip] }: Layout, to: Sizes): readonly BoardCell[] {
  const size = to.readable(BUTTON_TEXT, 17);
  const cell = (id: string, key: string, rect: typeof show): BoardCell => ({
    id,
    rect,
    label: { key },
    text: { key },
    size,
    color: id === 'show' ? '#2b1b4d' : '#ffffff',
  });
  return [cell('show', 'look.show', show), cell('skip', 'look.skip', skip)];
}

/** How it stands, for the live region. */
export function sayingOf(state: State, ui: Ui): Saying {
  const { last, cells, phase, rival, turn } = state;
  const counts = { red: count(cells, RED), ivory: count(cells, IVORY) };
  const { key, values } = speech(state, undefined);
  if (phase !== 'play' || !last) return { key, ...(values && { values }) };
  const to = last.path.at(-1) ?? 0;
  return {
    key: rival === 'friend' ? `say.moved-${turn === RED ? 'red' : 'ivory'}` : 'say.moved',
    values: {
      from: (last.path[0] ?? 0) + 1,
      to: to + 1,
      taken: last.taken.length,
      ...counts,
      moves: openTo(state, ui).length,
    },
  };
}
