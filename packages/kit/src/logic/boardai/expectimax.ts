import { BudgetSpent, createBudget, type Budget } from '@playgrove/kit/core';
import type { ChanceGame, Limit, Thought } from './game.ts';

/**
 * The move with the best average outcome, for games with dice or decks. A throw of the dice is a
 * separate ply. For one player, `mover` is always 0.
 * @returns undefined if the game is over or it is chance's turn
 */
export function expectimax<P, M>(
  game: ChanceGame<P, M>,
  at: P,
  { nodes, depth = Infinity }: Limit,
): Thought<M> | undefined {
  if (game.moves(at).length === 0 || game.chances(at).length > 0) return undefined;
  let found = bestOf(game, at, 0, createBudget('first ply', Number.MAX_SAFE_INTEGER)).thought;
  const budget = createBudget('chance thinking', nodes);
  let [read, sure] = [1, false];
  try {
    for (let ahead = 0; ahead < depth && !sure; ahead += 1) {
      const { thought, stopped } = bestOf(game, at, ahead, budget);
      found = thought;
      read = ahead + 1;
      sure = !stopped;
    }
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
  }
  return { ...found, depth: read, nodes: nodes - budget.left, sure };
}

function bestOf<P, M>(
  game: ChanceGame<P, M>,
  at: P,
  ahead: number,
  budget: Budget,
): { thought: { move: M; value: number }; stopped: boolean } {
  let stopped = false;
  const sign = game.mover(at) === 0 ? 1 : -1;
  /** Value to side 0. */
  const worth = (position: P, depth: number): number => {
    budget.spend();
    const chances = game.chances(position);
    const moves = chances.length > 0 ? [] : game.moves(position);
    if (chances.length === 0 && moves.length === 0) return game.worth(position);
    if (depth <= 0) {
      stopped = true;
      return game.worth(position);
    }
    if (chances.length > 0) {
      return chances.reduce((sum, { part, to }) => sum + part * worth(to, depth - 1), 0);
    }
    const values = moves.map((move) => worth(game.after(position, move), depth - 1));
    return game.mover(position) === 0 ? Math.max(...values) : Math.min(...values);
  };
  const ranked = game
    .moves(at)
    .map((move) => ({ move, value: sign * worth(game.after(at, move), ahead) }));
  const thought = ranked.reduce((best, each) => (each.value > best.value ? each : best));
  return { thought, stopped };
}
