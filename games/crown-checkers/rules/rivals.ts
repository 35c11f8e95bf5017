import { rank, think, whim } from '@playgrove/kit/logic/boardai';
import type { Cells, Move, Side, Variant } from './board.ts';
import { gameOf, spotOf } from './search.ts';

/** From the easiest to the hardest. */
export const RIVALS = ['pip', 'bram', 'wren', 'oak', 'sage', 'isolde'] as const;
export type RivalName = (typeof RIVALS)[number];

type Temper = {
  /** Plies ahead at most, and positions looked at. */
  readonly depth: number;
  readonly nodes: number;
  /** Part of its moves that it makes by whim, and part that it makes to be kind: its worst ones. */
  readonly stray: number;
  readonly kind: number;
  /** Whether it plays jumps out before it judges; without that it walks into traps. */
  readonly calm: boolean;
};

const TEMPERS: Readonly<Record<RivalName, Temper>> = {
  pip: { depth: 2, nodes: 600, stray: 0.35, kind: 0.6, calm: false },
  bram: { depth: 1, nodes: 400, stray: 0.3, kind: 0, calm: false },
  wren: { depth: 2, nodes: 1500, stray: 0.12, kind: 0, calm: true },
  oak: { depth: 4, nodes: 6000, stray: 0.05, kind: 0, calm: true },
  sage: { depth: 6, nodes: 16_000, stray: 0, kind: 0, calm: true },
  isolde: { depth: 10, nodes: 50_000, stray: 0, kind: 0, calm: true },
};

/** Moves of the opening that vary from game to game, and how much worse than the best they may be. */
const VARIED = 6;
const SLACK = 12;
/** Positions of the wide board take longer: fewer are looked at. */
const WIDE = 0.4;
const OPENING = { nodes: 4000, depth: 4 };

export type Board = { readonly cells: Cells; readonly turn: Side; readonly variant: Variant };

/**
 * What `name` plays: the same for the same position and salt.
 * @param moves plies made so far
 */
export function chosen(
  name: RivalName,
  { cells, turn, variant }: Board,
  salt: number,
  moves: number,
): Move | undefined {
  const { depth, nodes: most, stray, kind, calm } = TEMPERS[name];
  const nodes = variant === 'international' ? most * WIDE : most;
  const spot = spotOf(cells, turn, variant);
  if (spot.moves.length <= 1) return spot.moves[0];
  const turned = whim(cells, salt);
  const luck = (turned % 1000) / 1000;
  const pick = turned >>> 10;
  if (luck < stray) return spot.moves[pick % spot.moves.length];
  const game = gameOf(variant, calm);
  if (luck < stray + kind) return rank(game, spot, { nodes, depth }).moves.at(-1)?.move;
  const varied = moves < VARIED;
  if (depth > 2 && !varied) return think(game, spot, { nodes, depth })?.move;
  const ranked = rank(game, spot, depth > 2 ? OPENING : { nodes, depth }).moves;
  const best = ranked[0]?.value ?? 0;
  const good = ranked.filter(({ value }) => value >= best - (varied ? SLACK : 0));
  return good[pick % good.length]?.move;
}
