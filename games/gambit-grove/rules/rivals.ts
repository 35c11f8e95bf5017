import { rank, think, whim } from '@playgrove/kit/logic/boardai';
import {
  after,
  EMPTY,
  inCheck,
  isAttacked,
  other,
  rowOf,
  type Move,
  type Position,
} from './board.ts';
import { chess, hangs, spotOf, worthOf } from './search.ts';

/** From the easiest to the hardest. */
export const RIVALS = [
  'mouse',
  'squirrel',
  'rabbit',
  'hedgehog',
  'badger',
  'fox',
  'stag',
  'owl',
] as const;
export type RivalName = (typeof RIVALS)[number];

/** What one likes about a move beyond its worth, in hundredths of a pawn. */
type Taste = (at: Position, move: Move, next: Position) => number;

type Temper = {
  /** Plies ahead at most, positions looked at, and captures that it plays out in its head. */
  readonly depth: number;
  readonly nodes: number;
  readonly captures: number;
  /** How far it misjudges a move, in hundredths of a pawn. */
  readonly slips: number;
  /** Part of its moves on which it looks one ply ahead alone, and misjudges. */
  readonly hasty: number;
  readonly taste?: Taste;
};

const taken = ({ cells }: Position, { to }: Move): number => worthOf(cells[to] as number);

/** Squares of the other side that the moved piece looks at and that nobody guards well. */
const threatens: Taste = (_, __, { cells, turn }) => {
  let sum = 0;
  for (let square = 0; square < 64; square += 1) {
    if ((cells[square] as number) * turn > 0 && hangs(cells, square)) {
      sum += Math.min(60, worthOf(cells[square] as number) / 8);
    }
  }
  return sum;
};

/**
 * The mouse is new to all this. The squirrel grabs what it can. The rabbit runs ahead and loves a
 * check. The hedgehog leaves nothing unguarded. The badger trades whatever may be traded. The fox
 * looks for two threats at once. The stag sees far, and the owl farther.
 */
const TEMPERS: Readonly<Record<RivalName, Temper>> = {
  mouse: { depth: 1, nodes: 100, captures: 0, slips: 420, hasty: 0 },
  squirrel: {
    depth: 1,
    nodes: 100,
    captures: 0,
    slips: 170,
    hasty: 0,
    taste: (at, move) => taken(at, move) * 0.7,
  },
  rabbit: {
    depth: 1,
    nodes: 100,
    captures: 2,
    slips: 150,
    hasty: 0,
    taste: (at, { from, to }, next) =>
      (inCheck(next) ? 140 : 0) + (rowOf(from) - rowOf(to)) * at.turn * 14,
  },
  hedgehog: {
    depth: 2,
    nodes: 4000,
    captures: 2,
    slips: 110,
    hasty: 0.12,
    taste: (_, { to }, { cells, turn }) =>
      isAttacked(cells, to, turn) && !isAttacked(cells, to, other(turn)) ? -80 : 0,
  },
  badger: {
    depth: 2,
    nodes: 6000,
    captures: 6,
    slips: 60,
    hasty: 0.05,
    taste: (at, move) => (taken(at, move) > 0 ? 45 : 0),
  },
  fox: { depth: 2, nodes: 8000, captures: 6, slips: 24, hasty: 0.02, taste: threatens },
  stag: { depth: 3, nodes: 5000, captures: 6, slips: 0, hasty: 0 },
  owl: { depth: 6, nodes: 14_000, captures: 6, slips: 0, hasty: 0 },
};

/** Plies of the opening that vary from game to game, and how much worse than the best they may be. */
const VARIED = 8;
const SLACK = 30;
const OPENING = { nodes: 4000, depth: 2 };
const HASTY = { nodes: 100, depth: 1 };
const HASTY_SLIPS = 260;

/** From 0 to 1, for one move of a position. */
const luck = (turned: number, { from, to }: Move): number =>
  (Math.imul(turned ^ (from * 64 + to), 0x9e3779b1) >>> 8) / 0x1000000;

/**
 * What `name` plays: the same for the same position and salt.
 * @param moves plies made so far
 */
export function chosen(
  name: RivalName,
  at: Position,
  salt: number,
  moves: number,
): Move | undefined {
  const { depth, nodes, captures, slips, hasty, taste } = TEMPERS[name];
  const spot = spotOf(at);
  if (spot.moves.length <= 1) return spot.moves[0];
  const turned = whim(at.cells, salt);
  const blind = (turned % 1000) / 1000 < hasty;
  const varied = moves < VARIED;
  if (slips === 0 && !varied) return think(chess(captures), spot, { nodes, depth })?.move;
  const limit = blind ? HASTY : slips === 0 ? OPENING : { nodes, depth };
  const ranked = rank(chess(blind ? 0 : captures), spot, limit).moves;
  const misjudged = blind ? HASTY_SLIPS : Math.max(slips, varied ? SLACK : 0);
  let best: { readonly move: Move; readonly value: number } | undefined;
  for (const { move, value } of ranked) {
    const liked = taste ? taste(at, move, after(at, move)) : 0;
    const seems = value + liked + luck(turned, move) * misjudged;
    if (!best || seems > best.value) best = { move, value: seems };
  }
  return best?.move;
}

/** Pieces of a side that the other side could win now. */
export function endangered({ cells }: Pick<Position, 'cells'>, side: 1 | -1): readonly number[] {
  return [...cells.keys()].filter(
    (square) =>
      cells[square] !== EMPTY && (cells[square] as number) * side > 0 && hangs(cells, square),
  );
}
