import type { Rng } from '@playgrove/kit/contract';
import type { BoardGame } from './game.ts';

/** A position in the tree; `won` counts for the side whose move led here. */
type Leaf<P, M> = {
  readonly at: P;
  readonly move: M | undefined;
  readonly untried: M[];
  readonly children: Leaf<P, M>[];
  visits: number;
  won: number;
};

export type Playouts = {
  /** How many games to play out; each costs as many moves as the game is long. */
  readonly playouts: number;
  readonly rng: Rng;
  /** How strongly to prefer moves with few tries. Default 0.7. */
  readonly explore?: number;
  /** Moves of a playout before `worth` decides it. Default 400. */
  readonly longest?: number;
};

/**
 * The move that most playouts went through (Monte Carlo tree search): for games without a good
 * estimate of a position. Exploration uses square roots instead of UCT's logarithm, whose last bits
 * differ between engines. Only the sign of `worth` counts.
 * @returns undefined if the game is over
 */
export function mcts<P, M>(
  game: BoardGame<P, M>,
  at: P,
  { playouts, rng, explore = 0.7, longest = 400 }: Playouts,
): { readonly move: M; readonly part: number; readonly visits: number } | undefined {
  const root = leafOf<P, M>(game, at, undefined, rng);
  for (let playout = 0; playout < playouts; playout += 1) {
    const path = descend(game, root, explore, rng);
    const end = path.at(-1) ?? root;
    const share = playedOut(game, end.at, rng, longest);
    for (const [index, leaf] of path.entries()) {
      leaf.visits += 1;
      const before = path[index - 1];
      if (before) leaf.won += game.mover(before.at) === 0 ? share : 1 - share;
    }
  }
  const [best] = root.children.toSorted((one, other) => other.visits - one.visits);
  if (best?.move === undefined) return undefined;
  return { move: best.move, part: best.won / best.visits, visits: best.visits };
}

function leafOf<P, M>(game: BoardGame<P, M>, at: P, move: M | undefined, rng: Rng): Leaf<P, M> {
  return { at, move, untried: rng.shuffled(game.moves(at)), children: [], visits: 0, won: 0 };
}

/** From the root to a position that is new to the tree, or to the end of a game. */
function descend<P, M>(
  game: BoardGame<P, M>,
  root: Leaf<P, M>,
  explore: number,
  rng: Rng,
): Leaf<P, M>[] {
  const path = [root];
  for (let leaf = root; ;) {
    const move = leaf.untried.pop();
    if (move !== undefined) {
      const child = leafOf(game, game.after(leaf.at, move), move, rng);
      leaf.children.push(child);
      path.push(child);
      return path;
    }
    const next = promising(leaf, explore);
    if (!next) return path;
    path.push(next);
    leaf = next;
  }
}

function promising<P, M>(
  { children, visits }: Leaf<P, M>,
  explore: number,
): Leaf<P, M> | undefined {
  let best: Leaf<P, M> | undefined;
  let most = -Infinity;
  for (const child of children) {
    const promise =
      child.won / child.visits + explore * Math.sqrt(Math.sqrt(visits) / child.visits);
    if (promise > most) [best, most] = [child, promise];
  }
  return best;
}

/** Side 0's result of one random game: 0, ½ or 1. */
function playedOut<P, M>(game: BoardGame<P, M>, from: P, rng: Rng, longest: number): number {
  let at = from;
  for (let move = 0; move < longest; move += 1) {
    const moves = game.moves(at);
    if (moves.length === 0) break;
    at = game.after(at, rng.pick(moves));
  }
  return (Math.sign(game.worth(at)) + 1) / 2;
}
