import { createRng } from '@playgrove/kit/core';
import type { Seal } from '@playgrove/kit/testing';
import { after, legal, lineOf, opening, other, threats, type Position } from './rules/board.ts';
import { EACH } from './rules/levels.ts';
import { rank, WIN } from './rules/search.ts';

const PUZZLES = EACH * 5;
const MAX_GAMES = 4000;
/** Apples in the crate: fewer leave too much open, with more there is little to choose. */
const [MIN, MAX] = [14, 30];
/** A puzzle begins with this many columns at least to choose from. */
const CHOICES = 5;
/** Positions that prove the other moves do not win. */
const NODES = 200_000;
/** Moves, the answer included, of a win in two. */
const IN_TWO = 3;

type Puzzle = { readonly played: string; readonly toughness: number };

/** The only move that wins at all; undefined if there are more, or none wins in two. */
export function answer(at: Position): number | undefined {
  const [best, second] = rank(at, { nodes: 5000, depth: IN_TWO }).moves;
  if (!best || !second || best.value !== WIN - IN_TWO || second.value >= WIN - IN_TWO)
    return undefined;
  const { moves, sure } = rank(at, { nodes: NODES }, [-1, 1]);
  return sure && moves.filter(({ value }) => value > 0).length === 1 ? best.move : undefined;
}

/** A quiet answer is harder to see than a threat, and one among other threats harder than alone. */
function toughness(at: Position, move: number): number {
  const replies = (each: number): number =>
    threats({ ...at, cells: after(at, each) }, at.turn).length;
  const decoys = rank(at, { nodes: 1000, depth: 1 }).moves.filter(
    (each) => each.move !== move && replies(each.move) > 0,
  ).length;
  const open = replies(move);
  const quiet = open === 0 ? 6 : open === 1 ? 3 : 0;
  const under = threats(at, other(at.turn)).length > 0 ? 0 : 1;
  return quiet + decoys * 1.5 + under + at.cells.filter((cell) => cell !== 0).length / 20;
}

/** The puzzles of one game between two squirrels; at most one. */
function fromGame(game: number): Puzzle | undefined {
  const rng = createRng(`apple-drop-four ${game}`);
  let at: Position = { rule: 'four', cells: opening('four'), turn: 1 };
  for (let played = ''; played.length < MAX;) {
    const apples = played.length;
    if (apples >= MIN) {
      const choices = legal(at).length;
      const move = choices >= CHOICES ? answer(at) : undefined;
      if (move !== undefined) return { played, toughness: toughness(at, move) };
    }
    // Players who see a little and err now and then leave most to be found.
    const ranked = rank(at, { nodes: 2000, depth: 2 + rng.int(3) }).moves;
    const slip = rng.chance(0.75) ? 0 : rng.int(ranked.length);
    const move = apples < 4 ? rng.int(7) : ranked[slip]?.move;
    if (move === undefined) return undefined;
    at = { ...at, cells: after(at, move), turn: other(at.turn) };
    played += String(move + 1);
    if (lineOf('four', at.cells, other(at.turn)).length > 0) return undefined;
  }
  return undefined;
}

function found(): readonly string[] {
  const kept = new Map<string, Puzzle>();
  for (let game = 0; game < MAX_GAMES && kept.size < PUZZLES; game += 1) {
    const puzzle = fromGame(game);
    if (puzzle) kept.set(puzzle.played, puzzle);
  }
  return [...kept.values()]
    .toSorted((one, two) => one.toughness - two.toughness)
    .map(({ played }) => played);
}

/** Plays games among the squirrels and keeps positions with one winning move, which wins in two. */
export const seal: Seal = {
  file: 'rules/sealed.ts',
  make: () => `/** Columns from 1 to 7; then the side to move has exactly one move that wins, in two. Made by \`seal.ts\`. */
export const PUZZLES: readonly string[] = [
${found()
  .map((played) => `  '${played}',`)
  .join('\n')}
];
`,
};
