import { createBudget, type Budget } from '@playgrove/kit/core';
import { after, inCheck, legal, pseudo, type Move, type Position } from './board.ts';

/** Positions that one question may look at. */
const NODES = 3_000_000;

export const readsFor = (nodes = NODES): Budget => createBudget('mates', nodes);

/** Whether the side to move, in check, has no way out. */
function isMate(at: Position): boolean {
  return inCheck(at) && legal(at).length === 0;
}

/**
 * The moves that force mate within this many moves of the side to move, however the other side
 * defends.
 * @param most stops after this many have been found
 * @throws BudgetSpent
 */
export function mating(at: Position, within: number, budget: Budget, most = 64): readonly Move[] {
  const found: Move[] = [];
  for (const { move, next } of checksFirst(at, within === 1)) {
    if (found.length >= most) break;
    if (forced(next, within, budget)) found.push(move);
  }
  return found;
}

/** Whether every answer to `at` is mated within `within` − 1 moves, or it is mate already. */
function forced(at: Position, within: number, budget: Budget): boolean {
  budget.spend();
  if (within === 1) return isMate(at);
  const answers = legal(at);
  if (answers.length === 0) return inCheck(at);
  return answers.every((answer) => mating(after(at, answer), within - 1, budget, 1).length > 0);
}

/** The last move of a mate is a check, and others often are. */
function checksFirst(
  at: Position,
  only: boolean,
): readonly { readonly move: Move; readonly next: Position }[] {
  const all = (only ? pseudo(at) : legal(at)).map((move) => ({ move, next: after(at, move) }));
  const checks = all.filter(({ next }) => inCheck(next));
  if (!only) return [...checks, ...all.filter((each) => !checks.includes(each))];
  const own = new Set(checks.length > 0 ? legal(at).map(written) : []);
  return checks.filter(({ move }) => own.has(written(move)));
}

const written = ({ from, to, promotes }: Move): number => from | (to << 6) | (promotes << 12);

/** In how many moves the side to move mates at best, up to `most`; undefined if it does not. */
export function mateIn(at: Position, most: number, budget: Budget): number | undefined {
  for (let within = 1; within <= most; within += 1) {
    if (mating(at, within, budget, 1).length > 0) return within;
  }
  return undefined;
}

/** What the mated side plays: the answer after which mate is farthest, or none at all. */
export function stubborn(at: Position, within: number, budget: Budget): Move | undefined {
  let best: { readonly move: Move; readonly far: number } | undefined;
  for (const move of legal(at)) {
    const far = mateIn(after(at, move), within, budget) ?? within + 1;
    if (!best || far > best.far) best = { move, far };
  }
  return best?.move;
}
