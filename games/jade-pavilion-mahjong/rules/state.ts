import type { Deal } from './deal.ts';
import { kindOf } from './faces.ts';
import type { Pair } from './search.ts';
import { shapeOf } from './shape.ts';
import { Table } from './table.ts';

/** Which level, from 1; 0 for the board of the day. */
export type Params = { readonly level: number };

/** A pair that was taken: its places, and whether a hint had named it. */
export type Taken = readonly [a: number, b: number, hinted: 0 | 1];

export type State = {
  readonly deal: Deal;
  /** By place, the face of its tile. */
  readonly tiles: readonly number[];
  taken: Taken[];
  score: number;
  /** Fresh tiles matched in a row, and in all. */
  chain: number;
  links: number;
  /** Places that the last pair freed. */
  fresh: number[];
};

/** `hinted`: a hint had named the pair. `back`: how many pairs stay taken. */
export type Input =
  | { readonly act: 'pair'; readonly a: number; readonly b: number; readonly hinted?: 0 | 1 }
  | { readonly act: 'back'; readonly to: number };

/** Tables made last, by the list of pairs taken: the view asks for the same one many times. */
const tables = new WeakMap<readonly Taken[], { readonly length: number; readonly table: Table }>();

/** What lies on the table. It is shared: copy it to take tiles away. */
export function tableOf({ deal, taken }: Pick<State, 'deal' | 'taken'>): Table {
  const known = tables.get(taken);
  if (known?.length === taken.length) return known.table;
  const table = new Table(
    shapeOf(deal.layout),
    taken.flatMap(([a, b]) => [a, b]),
  );
  tables.set(taken, { length: taken.length, table });
  return table;
}

/** The pairs that can be taken now. */
export function openPairs(state: State): Pair[] {
  const free = tableOf(state).free();
  return free.flatMap((a, at) =>
    free.slice(at + 1).flatMap((b): Pair[] => (matches(state, a, b) ? [[a, b]] : [])),
  );
}

export const matches = ({ tiles }: State, a: number, b: number): boolean =>
  kindOf(tiles[a] ?? -1) === kindOf(tiles[b] ?? -2);

export const isWon = ({ tiles, taken }: State): boolean => taken.length * 2 === tiles.length;

export const isStuck = (state: State): boolean => !isWon(state) && openPairs(state).length === 0;
