/**
 * A game for two with nothing hidden, as the searches see it. Positions are values: `after` makes a
 * new one and leaves the old as it was. Side 0 wants a high worth, side 1 a low one.
 */
export type BoardGame<P, M> = {
  /** Whose move it is. It may be the same side again, after a pass or a move that earns another. */
  mover(at: P): 0 | 1;
  /** Every legal move, likely good ones first (that saves most of the work). Empty exactly when the game is over. */
  moves(at: P): readonly M[];
  after(at: P, move: M): P;
  /** What the position is worth to side 0: exact when the game is over, else a guess. */
  worth(at: P): number;
  /** The same for the same position and mover, different for any other. Without it nothing is remembered. */
  key?(at: P): string | number;
};

/** A game in which dice or a deck move too. */
export type ChanceGame<P, M> = BoardGame<P, M> & {
  /** What chance may do now, with probabilities that add up to 1; empty when a side is to move or the game is over. */
  chances(at: P): readonly { readonly part: number; readonly to: P }[];
};

/** How long to think: positions visited, and plies at most. */
export type Limit = {
  readonly nodes: number;
  /** Default: as deep as the nodes reach. */
  readonly depth?: number;
};

/** What thinking came to. `value` is what the position is worth to whoever moves. */
export type Thought<M> = {
  readonly move: M;
  readonly value: number;
  /** Plies that were read to their end. */
  readonly depth: number;
  readonly nodes: number;
  /** Every line that matters was read to the game's end: the value is exact. */
  readonly sure: boolean;
};
