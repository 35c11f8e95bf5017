import type { Board, BoardCell, Saying, Surface } from '@playgrove/kit/runtime';
import { EMPTY, MINE, SIDE, THEIRS, count } from '../rules/board.ts';
import { musing } from '../rules/musing.ts';
import { rules, type State } from '../rules.ts';
import { cellRect, layoutOf, type Layout } from './layout.ts';
import { openTo, type Ui } from './ui.ts';

/** CSS pixels that the words across the pool have at least, and their size where there is room. */
const TEXT_PX = 14;
const TEXT = 30;
/** How many times the size of the letters the longest line of them is wide, with a margin. */
const LINE = 12;

/** The pool and who sits across it, as elements: what keyboards and screen readers meet. */
export function boardsOf(
  state: State,
  ui: Ui,
  to: Pick<Surface, 'width' | 'height' | 'px'>,
): readonly Board[] {
  const layout = layoutOf(to);
  const turns = openTo(state, ui);
  const said: Saying = { key: musing(state) };
  return [
    {
      kind: 'grid',
      label: 'board.pool',
      columns: SIDE,
      cells: state.cells.map((_, cell) => gridCell(state, layout, turns, cell, ui.over)),
    },
    {
      kind: 'tools',
      label: 'board.company',
      columns: 1,
      cells: [
        {
          id: 'company',
          rect: layout.bubble,
          label: said,
          text: said,
          size: Math.max(TEXT_PX / to.px, Math.min(TEXT, layout.bubble.width / LINE)),
          color: '#2b1b4d',
          level: 0.5,
        },
      ],
    },
  ];
}

function gridCell(
  state: State,
  layout: Layout,
  turns: ReadonlyMap<number, number>,
  cell: number,
  over: number | undefined,
): BoardCell {
  const where = { row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 };
  const turned = turns.get(cell);
  const key = cellKey(state.cells[cell], turned !== undefined);
  const first = turns.keys().next().value ?? 0;
  return {
    id: `c${cell}`,
    rect: cellRect(layout, cell),
    label: { key, values: turned === undefined ? where : { ...where, turned } },
    // Where the keys begin: at a hollow that is open.
    selected: cell === (over ?? first),
  };
}

function cellKey(owner: number | undefined, open: boolean): string {
  if (owner === EMPTY) return open ? 'cell.legal' : 'cell.open';
  return owner === MINE ? 'cell.mine' : 'cell.theirs';
}

/** How it stands, for the live region: counts, what was answered, and forced passes in plain words. */
export function sayingOf(state: State, ui: Ui): Saying {
  const { last, passed, turn, rival } = state;
  const values: Record<string, number> = {
    mine: count(state.cells, MINE),
    theirs: count(state.cells, THEIRS),
    legal: openTo(state, ui).size,
    turned: last?.turned.length ?? 0,
    row: Math.floor((last?.cell ?? 0) / SIDE) + 1,
    column: ((last?.cell ?? 0) % SIDE) + 1,
  };
  const say = (key: string): Saying => ({ key, values });
  if (rules.status(state) !== 'playing') return say('say.over');
  const mine = turn === MINE;
  if (rival === 'friend') {
    return say(`say.two.${mine ? 'mine' : 'theirs'}${passed === 0 ? '' : '-again'}`);
  }
  if (!mine) return say(passed === MINE ? 'say.passed' : 'say.waits');
  if (passed === THEIRS) return say('say.again');
  if (!last) return say('say.begin');
  return say(last.side === THEIRS ? 'say.answered' : 'say.turn');
}
