import { whim } from '@playgrove/kit/logic/boardai';
import { columnOf, other, POP, rowOf, threats, type Position } from './board.ts';
import { rank } from './search.ts';

/** From the easiest to the hardest. */
export const RIVALS = ['nib', 'skip', 'clover', 'bramble', 'juniper', 'oakley'] as const;
export type RivalName = (typeof RIVALS)[number];

type Temper = {
  /** Moves ahead, and positions looked at. */
  readonly depth: number;
  readonly nodes: number;
  /** How far it misjudges a move; a row of three counts 22. */
  readonly slips: number;
  /** Part of its moves on which it forgets that the other side moves too. */
  readonly blind: number;
  /** What one likes about a column, from 0 at the left to 1 at the right, and how high it stands. */
  readonly likes?: (across: number, high: number) => number;
};

/**
 * Nib is little and drops near the edge. Skip builds towers. Clover loves the middle. Bramble sees
 * what comes next, Juniper sets traps, and Oakley reads far ahead and the end of the game to its end.
 */
const TEMPERS: Readonly<Record<RivalName, Temper>> = {
  nib: {
    depth: 1,
    nodes: 500,
    slips: 60,
    blind: 0.6,
    likes: (across) => Math.abs(across - 0.5) * 40,
  },
  skip: { depth: 2, nodes: 1000, slips: 50, blind: 0.3, likes: (_, high) => high * 12 },
  clover: {
    depth: 3,
    nodes: 3000,
    slips: 36,
    blind: 0.16,
    likes: (across) => 24 - Math.abs(across - 0.5) * 48,
  },
  bramble: { depth: 4, nodes: 8000, slips: 22, blind: 0.04 },
  juniper: { depth: 7, nodes: 20_000, slips: 8, blind: 0 },
  oakley: { depth: 40, nodes: 24_000, slips: 0, blind: 0 },
};

/** Apples in the crate until which games vary, and how much worse a move may be for that. */
const VARIED = 5;
const SLACK = 5;

/** A column that ends in three alike: a tower is the one line that nobody overlooks. */
function tower(at: Position): number | undefined {
  const theirs = other(at.turn);
  if (at.rule !== 'four' || threats(at, at.turn).length > 0) return undefined;
  const top = threats(at, theirs).find(
    (cell) => rowOf(cell) > 2 && [1, 2, 3].every((down) => at.cells[cell - down] === theirs),
  );
  return top === undefined ? undefined : columnOf(top);
}

/** What `name` plays: the same for the same position and salt. */
export function chosen(name: RivalName, at: Position, salt: number): number | undefined {
  const topped = tower(at);
  if (topped !== undefined) return topped;
  const { depth, nodes, slips, blind, likes } = TEMPERS[name];
  const turned = whim(at.cells, salt);
  const isBlind = (turned % 1000) / 1000 < blind;
  const apples = at.cells.filter((cell) => cell !== 0).length;
  const misjudged = Math.max(slips, apples < VARIED ? SLACK : 0);
  let best: { readonly move: number; readonly value: number } | undefined;
  for (const { move, value } of rank(at, { nodes, depth: isBlind ? 1 : depth }).moves) {
    const luck = (Math.imul(turned ^ (move * 77 + 5), 0x9e3779b1) >>> 8) / 0x1000000;
    const column = move % POP;
    const last = columnOf(at.cells.length - 1);
    const high = move < POP ? rowOf(at.cells.indexOf(0, column * 6)) : 0;
    const seems = value + luck * misjudged + (likes?.(column / last, high) ?? 0);
    if (!best || seems > best.value) best = { move, value: seems };
  }
  return best?.move;
}
