import type { Point } from '@playgrove/kit/contract';
import type { Tier } from './types.ts';

/**
 * A place as it is written down. `rows` is the map from above: two letters a place, `..` for none,
 * `##` for a boulder that lanes bend round. The first letter is the kind (1 2 3 small to large,
 * t toadstool, f stump, d sundew, k latch, q queen), the second whose it is: a the player, b beetles,
 * c snails, d bees; or that it sleeps: . as many as usual, - fewer, + more.
 */
export type Plot = {
  readonly id: string;
  readonly rows: readonly string[];
  readonly rivals: Partial<Record<'b' | 'c' | 'd', Tier>>;
  /** Through columns and rows; lanes that cross it are fords. */
  readonly brook?: readonly (readonly [column: number, row: number])[];
  /** Lanes as places, `12-23` is column 1, row 2 to column 2, row 3. */
  readonly without?: readonly string[];
  readonly also?: readonly string[];
  /** `12-23@45`: a gate on that lane that opens for the side that holds the latch at column 4, row 5. */
  readonly gates?: readonly string[];
  /** Only what borders on one's own mounds is seen. */
  readonly fog?: true;
  /** The longest lane. Default 300. */
  readonly longest?: number;
  /** A message key: the new idea, shown at the beginning. */
  readonly note?: string;
  /** What a player's home begins with, times the usual. */
  readonly start?: number;
  /** Rivals give no orders until the player has taken this many mounds. Default 0. */
  readonly waits?: number;
};

export type Cell = { readonly column: number; readonly row: number; readonly token: string };

/** @throws Error when rows differ in length or a token is not two letters */
export function cellsOf(plot: Plot): readonly Cell[] {
  const columns = plot.rows[0]?.split(' ').length;
  return plot.rows.flatMap((line, row) => {
    const tokens = line.split(' ');
    if (tokens.length !== columns) {
      throw new Error(`${plot.id}, row ${row}: ${tokens.length} places, not ${columns}`);
    }
    return tokens.flatMap((token, column) => {
      if (token.length !== 2) throw new Error(`${plot.id}, row ${row}: "${token}" is no place`);
      return token === '..' ? [] : [{ column, row, token }];
    });
  });
}

/** Reads `12-23` or `12-23@45`. @throws Error when it is something else */
export function laneText(plot: Plot, text: string): readonly Point[] {
  if (!/^\d\d-\d\d(@\d\d)?$/.test(text)) throw new Error(`${plot.id}: "${text}" is no lane`);
  return text.split(/[-@]/).map((pair) => ({ x: Number(pair[0]), y: Number(pair[1]) }));
}
