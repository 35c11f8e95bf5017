import { freshTable, type TableUi } from '@playgrove/kit/draw/cards';
import type { Input, State } from '../rules/table.ts';
import { STOCK, tableFor, worldFor, type Parked, type Table } from './layout.ts';
import { obvious } from '../rules/greedy.ts';

/** What undo must not bring back. */
export type Ui = TableUi<State, Input, Table> & {
  parked: readonly Parked[];
  /** Seconds until parked runs leave. */
  leaving: number;
  /** The web of legal moves is shown. */
  web: boolean;
  webAge: number;
  /** The spider: seconds since it was glad, and where it looks. */
  glad: number;
  look: { x: number; y: number };
  /** Drops of the web that shine. */
  lit: number;
};

const PHONE = 0.55;

export function freshUi(state: State): Ui {
  const { width, height } = worldFor(PHONE);
  const first = obvious(state);
  const at = first ? { pile: first.from, count: first.count } : { pile: STOCK, count: 1 };
  return {
    ...freshTable(tableFor(width, height), at),
    parked: [],
    leaving: 0,
    web: false,
    webAge: 0,
    glad: 9,
    look: { x: 0, y: -1 },
    lit: 0,
  };
}
