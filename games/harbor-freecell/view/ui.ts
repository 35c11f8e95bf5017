import { freshTable, type TableUi } from '@playgrove/kit/draw/cards';
import { greedy } from '../rules/greedy.ts';
import type { Input, State } from '../rules/table.ts';
import { tableFor, worldFor, type Table } from './layout.ts';

/** What undo must not bring back. */
export type Ui = TableUi<State, Input, Table> & {
  /** Seconds since the harbor master was glad, and since the sign refused cards. */
  glad: number;
  alarm: number;
  /** Where the harbor master looks, at most 1 long. */
  look: { x: number; y: number };
  /** How far each suit's sail is up, 0 to 1. */
  readonly sails: number[];
  /** How far each suit's boat is on its way to the horizon, 0 to 1. */
  readonly voyages: number[];
  /** How bad the weather is, 0 to 1. */
  storm: number;
  /** The moves that were last seen, and what one of them brought, seconds ago, over which column. */
  moves: number;
  news: {
    readonly key: 'news.convoy' | 'news.free';
    readonly value: number;
    readonly column: number;
    age: number;
  };
};

const PHONE = 0.55;

export function freshUi(state: State): Ui {
  const { width, height } = worldFor(PHONE);
  const first = greedy(state);
  return {
    ...freshTable(tableFor(width, height), { pile: first?.from ?? 0, count: first?.count ?? 1 }),
    glad: 9,
    alarm: 9,
    look: { x: 0, y: -1 },
    sails: [0, 0, 0, 0],
    voyages: [0, 0, 0, 0],
    storm: 0,
    moves: state.moves,
    news: { key: 'news.free', value: 0, column: -1, age: 9 },
  };
}
