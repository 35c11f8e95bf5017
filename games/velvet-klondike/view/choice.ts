import { liking } from '../rules/greedy.ts';
import {
  cardsAt,
  COLUMNS,
  isUseful,
  movesFrom,
  targets,
  type Move,
  type State,
} from '../rules/table.ts';

/** Where a tapped card goes by itself: the place it likes best, if there is any. */
export function bestMove(state: State, from: number, count: number): Move | undefined {
  const exact = bestOf(
    state,
    targets(state, from, count).map((to) => ({ kind: 'move', from, count, to })),
  );
  if (exact || from >= COLUMNS) return exact;
  // Nothing for just these cards: then for the whole run, or for the card on top.
  const open = (state.columns[from]?.length ?? 0) - (state.down[from] ?? 0);
  const others = [open, 1].filter((other) => other !== count);
  return bestOf(
    state,
    others.flatMap((other) =>
      targets(state, from, other).map((to): Move => ({ kind: 'move', from, count: other, to })),
    ),
  );
}

function bestOf(state: State, moves: readonly Move[]): Move | undefined {
  let best: Move | undefined;
  for (const move of moves) {
    const value = worth(state, move);
    if (!best || value > worth(state, best)) best = move;
  }
  return best;
}

/** An empty column is the last resort. */
function worth(state: State, move: Move): number {
  const empty = move.to < COLUMNS && state.columns[move.to]?.length === 0;
  return liking(state, move) - (empty ? 8 : 0);
}

/** The most obvious move on the table, for the ghost hand and the keyboard's first place. */
export function greedyPick(state: State): Move | undefined {
  return bestOf(
    state,
    movesFrom(state).filter(
      (move) => isUseful(state, move) && bestMove(state, move.from, move.count)?.to === move.to,
    ),
  );
}

/** How many cards of a column lie open. */
export function openCards(state: State, pile: number): number {
  if (pile >= COLUMNS) return cardsAt(state, pile, 1).length;
  return (state.columns[pile]?.length ?? 0) - (state.down[pile] ?? 0);
}
