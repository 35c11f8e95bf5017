import type { Board, BoardCell, Saying, Sizes } from '@playgrove/kit/runtime';
import { count, EMPTY, fieldFor, isKing, IVORY, RED, sideOf } from '../rules/board.ts';
import { speech } from '../rules/speech.ts';
import type { State } from '../rules/state.ts';
import { layoutOf, squareRect, type Layout } from './layout.ts';
import { goesOn, openTo, type Ui } from './ui.ts';

const BUTTON_TEXT = 40;

/** The board's dark squares and the buttons of the look back, for keys and screen readers. */
export function boardsOf(state: State, ui: Ui, to: Sizes): readonly Board[] {
  const layout = layoutOf(to);
  if (state.phase === 'review') {
    return [{ kind: 'tools', label: 'board.look', columns: 2, cells: buttons(layout, to) }];
  }
  const field = fieldFor(state.variant);
  const movable = new Set(openTo(state, ui).map(({ path }) => path[0]));
  const spots = new Set(goesOn(state, ui).flatMap(({ path }) => path.slice(ui.path.length)));
  const home = ui.over ?? openTo(state, ui)[0]?.path[0] ?? 0;
  const cells = Array.from({ length: field.squares }, (_, square): BoardCell => {
    const piece = state.cells[square] ?? EMPTY;
    const labels: Saying[] = [{ key: `cell.${signOf(piece)}`, values: { square: square + 1 } }];
    if (spots.has(square)) labels.push({ key: 'cell.spot' });
    else if (ui.path[0] === square) labels.push({ key: 'cell.chosen' });
    else if (movable.has(square)) labels.push({ key: 'cell.movable' });
    return {
      id: `s${square}`,
      rect: squareRect(layout, field, square),
      label: labels,
      selected: square === home,
      keysOnly: true,
    };
  });
  return [{ kind: 'grid', label: 'board.squares', columns: field.half, cells }];
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
  const { last, cells, phase } = state;
  const counts = { red: count(cells, RED), ivory: count(cells, IVORY) };
  const { key, values } = speech(state, undefined);
  if (phase !== 'play' || !last) return { key, ...(values && { values }) };
  const to = last.path.at(-1) ?? 0;
  return {
    key: 'say.moved',
    values: {
      from: (last.path[0] ?? 0) + 1,
      to: to + 1,
      taken: last.taken.length,
      ...counts,
      moves: openTo(state, ui).length,
    },
  };
}
