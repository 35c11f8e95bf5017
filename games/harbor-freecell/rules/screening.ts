import { BEAMS, NARROW, SWAPS } from './deals.ts';
import { greedy } from './greedy.ts';
import { search } from './search.ts';
import { HOME, isWon, nextSafe, opening, shift, type Table } from './table.ts';

/** Obvious moves after which a game is given up. */
const PATIENCE = 200;

/**
 * What the seal says of a seed, from which it is dealt: how hard it is (1 if the obvious moves win
 * it, 2 if two ways in mind do, more for the first beam that does, 0 if none does), and par.
 */
export function verdictOf(seed: number): string {
  const deal = seed * SWAPS;
  const found = BEAMS.slice(0, -1).map((beam) => lengthOf(deal, beam));
  if (Math.min(...found) === Infinity) found.push(lengthOf(deal, BEAMS[2]));
  const par = Math.min(...found);
  if (par === Infinity) return '000';
  if (isObvious(opening(deal))) return `1${par}`;
  const first = [lengthOf(deal, NARROW), ...found].findIndex((length) => length < Infinity);
  return `${first + 2}${par}`;
}

const lengthOf = (deal: number, beam: number): number =>
  search(opening(deal), beam)?.length ?? Infinity;

/** Whether the obvious moves alone win. */
function isObvious(table: Table): boolean {
  for (let move = 0; move < PATIENCE; move += 1) {
    const input = greedy(table);
    if (!input) break;
    shift(table, input);
    for (let from = nextSafe(table); from !== undefined; from = nextSafe(table))
      shift(table, { from, count: 1, to: HOME });
  }
  return isWon(table);
}
