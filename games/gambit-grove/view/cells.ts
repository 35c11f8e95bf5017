import type { Board, BoardCell, Saying, Sizes } from '@playgrove/kit/runtime';
import { EMPTY, inCheck, kindOf, nameOf, PROMOTIONS } from '../rules/board.ts';
import { speech } from '../rules/speech.ts';
import type { State } from '../rules.ts';
import { choiceRect, isTurned, layoutOf, squareRect } from './layout.ts';
import { goesOn, isOwnTurn, KINGS_PAWN, openTo, type Ui } from './ui.ts';

const KINDS = ['', 'pawn', 'knight', 'bishop', 'rook', 'queen', 'king'];
const wordOf = (piece: number): string => KINDS[kindOf(piece)] ?? '';

/** The squares, and what a pawn may become, for keys and screen readers. */
export function boardsOf(state: State, ui: Ui, to: Sizes): readonly Board[] {
  const layout = layoutOf(to);
  const turned = isTurned(state);
  const movable = new Set(openTo(state, ui).map(({ from }) => from));
  const ways = new Set(goesOn(state, ui).map((move) => move.to));
  const home = ui.over ?? ui.from ?? homeOf(movable);
  const cells = Array.from({ length: 64 }, (_, index): BoardCell => {
    const square = turned ? 63 - index : index;
    const piece = state.cells[square] ?? EMPTY;
    const what: Saying = {
      key:
        piece === EMPTY ? 'cell.empty' : `cell.${piece > 0 ? 'white' : 'black'}-${wordOf(piece)}`,
      values: { square: nameOf(square) },
    };
    const more = ways.has(square)
      ? ['cell.way']
      : ui.from === square
        ? ['cell.chosen']
        : movable.has(square)
          ? ['cell.movable']
          : [];
    return {
      id: `s${square}`,
      rect: squareRect(layout, square, turned),
      label: [what, ...more.map((key) => ({ key }))],
      selected: square === home,
      keysOnly: true,
    };
  });
  const grid: Board = { kind: 'grid', label: 'board.squares', columns: 8, cells };
  return ui.arrives === undefined ? [grid] : [choice(ui.arrives, turned, to), grid];
}

/** Where keys begin: at the king's pawn, or any piece that can move. */
const homeOf = (movable: ReadonlySet<number>): number =>
  [KINGS_PAWN, ...movable].find((square) => movable.has(square)) ?? KINGS_PAWN;

function choice(square: number, turned: boolean, to: Sizes): Board {
  const cells = PROMOTIONS.map((kind, index): BoardCell => ({
    id: `p${index}`,
    rect: choiceRect(to, square, index, turned),
    label: { key: `promote.${wordOf(kind)}` },
    home: index === 0,
  }));
  return { kind: 'tools', label: 'board.promote', columns: PROMOTIONS.length, cells };
}

/** How it stands, for the live region. */
export function sayingOf(state: State, ui: Ui): Saying {
  const { last, end, rival, turn } = state;
  if (end !== null || !last) return { key: speech(state) };
  const values = {
    from: nameOf(last.from),
    to: nameOf(last.to),
    moves: openTo(state, ui).length,
  };
  const check = inCheck(state) ? '-check' : '';
  if (rival === 'friend') return { key: `say.${turn > 0 ? 'white' : 'black'}${check}`, values };
  const whose = isOwnTurn(state) ? 'theirs' : 'yours';
  const how = `${last.taken === EMPTY ? '' : '-takes'}${check}`;
  return { key: `say.${whose}${how}`, values };
}
