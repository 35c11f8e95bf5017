import { expect, it } from 'vitest';
import { after, legal, other, threats, type Position } from './rules/board.ts';
import { PUZZLES } from './rules/sealed.ts';
import { replayed } from './rules.ts';
import { answer } from './seal.ts';

/** Moves after which the side to move wins with its next one, whatever the other side does; without the search. */
function winsInTwo(at: Position): readonly number[] {
  const them = other(at.turn);
  return legal(at).filter((move) => {
    const next: Position = { ...at, cells: after(at, move), turn: them };
    if (threats(next, them).length > 0) return false;
    const replies = legal(next);
    return (
      replies.length > 0 &&
      replies.every((reply) => threats({ ...at, cells: after(next, reply) }, at.turn).length > 0)
    );
  });
}

it('are 60, all different', () => {
  expect(new Set(PUZZLES).size).toBe(60);
});

it.each(PUZZLES.map((played, index) => [index + 1, played] as const))(
  'puzzle %i has exactly one move that wins, and it wins in two',
  { timeout: 120_000 },
  (_, played) => {
    const at = replayed(played);
    if (!at) throw new Error(played);
    expect(threats(at, at.turn)).toEqual([]);
    const move = answer(at);
    expect(move).toBeDefined();
    expect(winsInTwo(at)).toEqual([move]);
  },
);
