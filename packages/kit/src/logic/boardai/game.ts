/**
 * A two-player game without hidden information, as the searches see it. Positions are values:
 * `after` returns a new one and leaves the old one unchanged. Side 0 prefers a high worth, side 1 a
 * low one.
 */
export type BoardGame<P, M> = {
  /** The side to move. It may be the same side again, after a pass or a move that earns another. */
  mover(at: P): 0 | 1;
  /**
   * Every legal move, likely good ones first (that saves most of the work). Empty exactly if the
   * game is over.
   */
  moves(at: P): readonly M[];
  after(at: P, move: M): P;
  /** The value of the position to side 0: exact if the game is over, else an estimate. */
  worth(at: P): number;
  /**
   * Equal for equal positions with the same mover, different otherwise. Without it, no positions
   * are remembered.
   */
  key?(at: P): string | number;
};

/** A game in which dice or a deck also move. */
export type ChanceGame<P, M> = BoardGame<P, M> & {
  /**
   * Chance's options, with probabilities that add up to 1; empty if a side is to move or the game
   * is over.
   */
  chances(at: P): readonly { readonly part: number; readonly to: P }[];
};

/** Limits of a search: positions visited, and the most plies. */
export type Limit = {
  readonly nodes: number;
  /** Default: as deep as the nodes allow. */
  readonly depth?: number;
};

/** The result of a search. `value` is the position's value to the side to move. */
export type Thought<M> = {
  readonly move: M;
  readonly value: number;
  /** Plies that were searched completely. */
  readonly depth: number;
  readonly nodes: number;
  /** Whether every line that matters was searched to the end of the game, so the value is exact. */
  readonly sure: boolean;
};
