import { freshTable, type TableUi } from '@playgrove/kit/draw/cards';
import { greedyPick } from './choice.ts';
import { STOCK, type Input, type State } from '../rules/table.ts';
import { tableFor, worldFor, type Table } from './layout.ts';

/** What undo must not bring back. */
export type Ui = TableUi<State, Input, Table> & {
  /** The wardrobe: which of its pieces the keyboard is on. */
  wardrobe: { focus: number } | undefined;
  /** The button that opens it: not before there is something new to put on, or a second game. */
  readonly dresses: boolean;
  /** Seconds since the stock was tapped. */
  tapped: number;
};

const PHONE = 0.55;

export function freshUi(state: State, plays = 2): Ui {
  const { width, height } = worldFor(PHONE);
  const first = greedyPick(state);
  const at = first ? { pile: first.from, count: first.count } : { pile: STOCK, count: 1 };
  return {
    ...freshTable(tableFor(width, height), at),
    wardrobe: undefined,
    dresses: plays >= 2 || state.career.cards > 0,
    tapped: 9,
  };
}
