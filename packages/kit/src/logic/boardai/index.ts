/**
 * Opponents for board games: searches over any two-player game that can list its moves. All are
 * deterministic and bounded by positions visited, never by time, so the same position gives the
 * same move on every device.
 *
 * Take-away (one to three from a heap, the player who takes the last wins) in eight lines:
 *
 * ```ts
 * type Heap = { left: number; mover: 0 | 1 };
 * const game: BoardGame<Heap, number> = {
 *   mover: ({ mover }) => mover,
 *   moves: ({ left }) => [1, 2, 3].filter((take) => take <= left),
 *   after: ({ left, mover }, take) => ({ left: left - take, mover: mover === 0 ? 1 : 0 }),
 *   worth: ({ left, mover }) => (left > 0 ? 0 : mover === 0 ? -1 : 1),
 *   key: ({ left, mover }) => left * 2 + mover,
 * };
 * think(game, { left: 10, mover: 0 }, { nodes: 1000 }); // takes 2, value 1, sure
 * ```
 */
export { compare, rank, think, type Ranked } from './alpha-beta.ts';
export { expectimax } from './expectimax.ts';
export type { BoardGame, ChanceGame, Limit, Thought } from './game.ts';
export { whim } from './whim.ts';
