import { rankOf } from '@playgrove/kit/logic/cards';
import { COLUMNS, faceOf, joins, mayDeal, movesFrom, runOf, targets } from './table.ts';
import type { Input, Move, Table } from './table.ts';

/** What a card joins, 0 to 2 as `joins` says, and what it leaves. */
const JOIN = [0, 6, 20] as const;
const TURNS = 10;
const EMPTIES = 8;
const INTO_EMPTY = -4;

/** How good a move looks to somebody who sees only what lies open. 0 and below: it changes nothing. */
export function worth(table: Table, move: Move): number {
  const { from, count, to } = move;
  const cards = table.columns[from] ?? [];
  const left = cards.length - count;
  const joined = joins(table, move);
  if (joined === 0 && left === 0) return -50;
  let value = JOIN[joined] + count * 0.1;
  if (joined === 2) value += runOf(table, to) * 0.2;
  if (joined === 0) value += INTO_EMPTY;
  if (left === 0) return value + EMPTIES;
  if (left === table.down[from]) return value + TURNS;
  const [under, first] = [cards[left - 1] ?? 0, cards[left] ?? 0];
  if (count < runOf(table, from)) return value - JOIN[2];
  return rankOf(faceOf(under)) === rankOf(faceOf(first)) + 1 ? value - JOIN[1] - 0.5 : value;
}

function bestOf(table: Table, moves: readonly Move[]): Move | undefined {
  let best: Move | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = worth(table, move);
    if (value <= most) continue;
    best = move;
    most = value;
  }
  return best;
}

/**
 * Where tapped cards go by themselves: the best landing of just these, or of the whole run that
 * they end, whichever is better.
 */
export function landing(table: Table, from: number, count: number): Move | undefined {
  const run = runOf(table, from);
  const counts = count > run ? [run] : [count, run];
  return bestOf(
    table,
    counts.flatMap((many) =>
      targets(table, from, many).map((to): Move => ({ kind: 'move', from, count: many, to })),
    ),
  );
}

/** The most useful move that anybody sees; undefined if none changes anything. */
export function obvious(table: Table): Move | undefined {
  const best = bestOf(table, movesFrom(table));
  return best && worth(table, best) > 0.5 ? best : undefined;
}

/** A plain player: the obvious move, else the next row, else whatever fills an empty column. */
export function greedy(table: Table): Input | undefined {
  const best = obvious(table);
  if (best) return best;
  if (mayDeal(table)) return { kind: 'deal' };
  const [any] = movesFrom(table).toSorted((a, b) => rank(table, a) - rank(table, b));
  return any;
}

/** Into empty columns first, whole columns last. */
const rank = (table: Table, { from, count, to }: Move): number =>
  (table.columns[to]?.length === 0 ? 0 : COLUMNS) +
  (table.columns[from]?.length === count ? 2 * COLUMNS : 0);
