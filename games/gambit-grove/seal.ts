import { BudgetSpent, createRng } from '@playgrove/kit/core';
import type { Seal } from '@playgrove/kit/testing';
import {
  after,
  EMPTY,
  inCheck,
  legal,
  opening,
  signOf,
  WHITE,
  type Move,
  type Position,
} from './rules/board.ts';
import { IN_PACK } from './rules/levels.ts';
import { mateIn, mating, readsFor } from './rules/mates.ts';
import { chosen, type RivalName } from './rules/rivals.ts';
import { worthOf } from './rules/search.ts';

/** Two packs each of mates in one, two and three. */
const PACKS_EACH = 2;
const DEEPEST = 3;
const MAX_GAMES = 3000;
const MAX_PLIES = 160;
/** Who plays whom: hasty players walk into mates that are worth finding. */
const PAIRS: readonly (readonly [RivalName, RivalName])[] = [
  ['rabbit', 'squirrel'],
  ['rabbit', 'rabbit'],
  ['hedgehog', 'rabbit'],
];
/** Positions that a mate may take to prove. */
const NODES = 20_000;
/** With more than this ahead, in hundredths of a pawn, anybody mates. */
const MAX_LEAD = 1500;

type Puzzle = { readonly board: string; readonly within: number; readonly toughness: number };

/** The same position with the colors exchanged, so that white mates. */
function turned(at: Position): Position {
  const cells = at.cells.map((_, square) => 0 - (at.cells[square ^ 56] as number));
  return { ...at, cells, turn: WHITE };
}

function written({ cells }: Position): string {
  const rows = Array.from({ length: 8 }, (_, row) =>
    cells
      .slice(row * 8, row * 8 + 8)
      .map(signOf)
      .join(''),
  );
  return `${rows.join('/').replaceAll(/\.+/g, ({ length }) => String(length))} w - -`;
}

/** Positions of one game with the loser mated at its end, the last first, white to move in each. */
function lastOf(game: number): readonly Position[] {
  const rng = createRng(`gambit-grove ${game}`);
  const pair = PAIRS[game % PAIRS.length] ?? PAIRS[0];
  const line: Position[] = [opening()];
  for (let ply = 0; ply < MAX_PLIES; ply += 1) {
    const at = line.at(-1) as Position;
    const move = chosen(pair?.[ply % 2] ?? 'rabbit', at, rng.int(0x7fffffff), ply);
    if (!move) break;
    line.push(after(at, move));
  }
  const end = line.at(-1) as Position;
  if (legal(end).length > 0 || !inCheck(end)) return [];
  return line
    .slice(0, -1)
    .toReversed()
    .filter((_, back) => back % 2 === 0)
    .slice(0, DEEPEST)
    .filter(({ castles, passed }) => castles === 0 && passed < 0)
    .map((at) => (at.turn === WHITE ? at : turned(at)));
}

function lead({ cells }: Position): number {
  return cells.reduce((sum, piece) => sum + Math.sign(piece) * worthOf(piece), 0);
}

/** A quiet first move is harder to see than a check, and a check than a capture. */
function toughness(at: Position, key: Move): number {
  const check = inCheck(after(at, key)) ? 0 : 4;
  return check + (at.cells[key.to] === EMPTY ? 1 : 0) + legal(at).length / 100;
}

function puzzleFrom(at: Position): Puzzle | undefined {
  if (lead(at) > MAX_LEAD) return undefined;
  try {
    const within = mateIn(at, DEEPEST, readsFor(NODES));
    if (within === undefined) return undefined;
    const keys = mating(at, within, readsFor(NODES * 2), 2);
    const [key] = keys;
    if (!key || keys.length > 1 || key.promotes > 0) return undefined;
    return { board: written(at), within, toughness: toughness(at, key) };
  } catch (error) {
    if (error instanceof BudgetSpent) return undefined;
    throw error;
  }
}

function found(): readonly Puzzle[] {
  const most = PACKS_EACH * IN_PACK;
  const kept = new Map<string, Puzzle>();
  const count = (within: number): number =>
    [...kept.values()].filter((each) => each.within === within).length;
  for (let game = 0; game < MAX_GAMES && kept.size < most * DEEPEST; game += 1) {
    for (const at of lastOf(game)) {
      const puzzle = puzzleFrom(at);
      if (puzzle && count(puzzle.within) < most) kept.set(puzzle.board, puzzle);
    }
  }
  return [...kept.values()].toSorted(
    (one, two) => one.within - two.within || one.toughness - two.toughness,
  );
}

/** Plays games among the hasty rivals and keeps the mates at their ends that have one first move. */
export const seal: Seal = {
  file: 'rules/sealed.ts',
  make: () => `/** White to move: exactly one first move forces mate within this many moves. Made by \`seal.ts\`. */
export const PUZZLES: readonly { readonly board: string; readonly within: number }[] = [
${found()
  .map(({ board, within }) => `  { board: '${board}', within: ${within} },`)
  .join('\n')}
];
`,
};
