import { createRng } from '@playgrove/kit/core';
import { dealt } from './deal.ts';
import { CRATE, EMPTY, IRON, pieceOf, POST, windingsOf } from './pieces.ts';
import type { Order, State } from './state.ts';

/**
 * A bench drawn as rows of cells: `a1` to `e7` are gadgets, fully wound, `.` is free, `c` a crate,
 * `i` an iron one, `#` a post.
 */
export function bench(rows: readonly string[], more: Partial<State> = {}): State {
  const signs = rows.map((row) => row.trim().split(/\s+/));
  const cells = signs.flat().map(contentOf);
  return {
    ...dealt(2, createRng('bench')),
    columns: signs[0]?.length ?? 1,
    cells,
    wind: cells.map(windingsOf),
    hidden: cells.map((content) => (content === CRATE || content === IRON ? pieceOf(0, 1) : EMPTY)),
    ...more,
  };
}

export const wants = (...pieces: readonly string[]): Order => ({
  who: 0,
  wants: pieces.map(contentOf),
});

export function contentOf(sign: string): number {
  if (sign === '.') return EMPTY;
  if (sign === '#') return POST;
  if (sign === 'c') return CRATE;
  if (sign === 'i') return IRON;
  return pieceOf('abcde'.indexOf(sign[0] ?? ''), Number(sign[1]));
}
