import { isProper } from './cover.ts';
import type { Puzzle } from './make.ts';
import { reason } from './reason.ts';
import type { Grade } from './technique.ts';

/** What is wrong with a puzzle for a grade; nothing when it belongs there. */
export function faultOf(grade: Grade, { clues, solution }: Puzzle): string | undefined {
  if (!isProper(clues)) return 'not exactly one filling';
  const found = reason(clues);
  if (!found.solved) return 'needs a guess';
  if (found.values.join('') !== solution.join('')) return 'its solution is another one';
  return found.grade === grade ? undefined : `is ${found.grade}, not ${grade}`;
}
