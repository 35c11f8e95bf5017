import { rankOf, suitOf } from '@playgrove/kit/logic/cards';
import { COLUMNS, HOME, movesFrom, PIER, runOf, targets } from './table.ts';
import type { Input, Table } from './table.ts';

/** How good a move looks to somebody who sees only what lies open. */
export function worth(table: Table, { from, count, to }: Input): number {
  const source = from < COLUMNS ? (table.columns[from] ?? []) : undefined;
  const left = (source?.length ?? 1) - count;
  if (to === HOME) return 30;
  // A run is not broken, and a whole column does not move to another empty one.
  if (source && left > 0 && count < runOf(table, from)) return -20;
  const bare = to < COLUMNS && table.columns[to]?.length === 0;
  if (bare) return source && left === 0 ? -30 : count * 0.5 - 4;
  if (to >= PIER) return source && left === 0 ? -2 : -8 + wants(table, from, left);
  const freed = !source || left === 0 ? 6 : wants(table, from, left);
  return 6 + count * 0.2 + freed;
}

/** Whether the card that comes free can go home, or is nearer to it than most. */
function wants({ columns, home }: Table, from: number, left: number): number {
  const card = columns[from]?.[left - 1];
  if (card === undefined) return 0;
  const away = rankOf(card) - (home[suitOf(card)] ?? 0);
  return away === 0 ? 5 : Math.max(0, 2 - away * 0.5);
}

function bestOf(table: Table, moves: readonly Input[]): Input | undefined {
  const worths = moves.map((move) => worth(table, move));
  return moves[worths.indexOf(Math.max(...worths))];
}

/**
 * Where tapped cards go by themselves: home, onto a card, to an empty column, to a pier. If that many
 * cannot go anywhere, fewer of them do.
 */
export function landing(table: Table, from: number, count: number): Input | undefined {
  for (let many = Math.min(count, runOf(table, from)); many > 0; many -= 1) {
    const moves = targets(table, from, many).map((to) => ({ from, count: many, to }));
    const best = bestOf(table, moves);
    if (best) return best;
  }
  return undefined;
}

/** A plain player's next move. */
export const greedy = (table: Table): Input | undefined => bestOf(table, movesFrom(table));
