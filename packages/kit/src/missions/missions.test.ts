import type { Json } from '@playgrove/kit/contract';
import { describe, expect, test } from 'vitest';
import {
  activeOf,
  endRun,
  freshBoard,
  numbered,
  parseBoard,
  tell,
  type Mission,
  type MissionBoard,
} from './index.ts';

const LIST: readonly Mission[] = [
  { id: 'a', event: 'coin', target: 10, span: 'all', reward: 5 },
  { id: 'b', event: 'coin', target: 6, span: 'run', reward: 5 },
  { id: 'c', event: 'far', target: 100, span: 'once', reward: 9 },
  { id: 'd', event: 'coin', target: 3, span: 'all', reward: 1 },
  { id: 'e', event: 'far', target: 50, span: 'all', reward: 1 },
];

const ids = (missions: readonly Mission[]): string[] => missions.map(({ id }) => id);

describe('missions', () => {
  test('of a table are named by their places, from one', () => {
    const rows = [
      ['coin', 10, 'all', 5],
      ['far', 100, 'once', 9],
    ] as const;
    expect(numbered(rows)).toEqual([
      { id: 'm1', event: 'coin', target: 10, span: 'all', reward: 5 },
      { id: 'm2', event: 'far', target: 100, span: 'once', reward: 9 },
    ]);
  });

  test('count what they are about and nothing else', () => {
    const { board, done } = tell(LIST, freshBoard(LIST), 'coin', 4);
    expect(board.counts).toEqual({ a: 4, b: 4, c: 0 });
    expect(done).toEqual([]);
    expect(tell(LIST, board, 'sneeze').board).toBe(board);
  });

  test('within one run begin afresh with the next, the others go on', () => {
    const { board } = tell(LIST, freshBoard(LIST), 'coin', 4);
    expect(endRun(LIST, board).counts).toEqual({ a: 4, b: 0, c: 0 });
  });

  test('to be reached at once keep the best, not the sum', () => {
    let { board } = tell(LIST, freshBoard(LIST), 'far', 60);
    board = tell(LIST, board, 'far', 40).board;
    expect(board.counts.c).toBe(60);
    expect(ids(tell(LIST, board, 'far', 100).done)).toEqual(['c']);
  });

  test('that are done make room for the next, in the same place', () => {
    const told = tell(LIST, freshBoard(LIST), 'coin', 6);
    expect(ids(told.done)).toEqual(['b']);
    expect(told.board.active).toEqual(['a', 'd', 'c']);
    expect(told.board.counts).toEqual({ a: 6, d: 0, c: 0 });
  });

  test('that one telling finishes together are all told, and no later one counts it', () => {
    const told = tell(LIST, freshBoard(LIST), 'coin', 10);
    expect(ids(told.done)).toEqual(['a', 'b']);
    expect(told.board.active).toEqual(['d', 'e', 'c']);
    expect(told.board.counts.d).toBe(0);
  });

  test('run out in the end', () => {
    let board = freshBoard(LIST);
    for (let round = 0; round < 4; round += 1) {
      board = tell(LIST, board, 'coin', 10).board;
      board = tell(LIST, board, 'far', 100).board;
    }
    expect(activeOf(LIST, board)).toEqual([]);
    expect(board.done.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(parseBoard(LIST, board as unknown as Json).ok).toBe(true);
  });
});

describe('a stored board', () => {
  const kept: MissionBoard = { active: ['a', 'd', 'c'], counts: { a: 6, d: 0, c: 0 }, done: ['b'] };

  test('is read back', () => {
    expect(parseBoard(LIST, kept as unknown as Json)).toEqual({ ok: true, value: kept });
  });

  test.each([
    [null, 'expected an object'],
    [{ ...kept, active: ['a', 'zz', 'c'] }, 'active'],
    [{ ...kept, active: ['a', 'a', 'c'] }, 'active'],
    [{ ...kept, active: ['a', 'b', 'c'] }, 'finished'],
    [{ ...kept, active: ['a'] }, 'more missions'],
    [{ ...kept, done: 'b' }, 'done'],
    [{ ...kept, counts: { a: 10, d: 0, c: 0 } }, 'counts.a'],
    [{ ...kept, counts: { a: 1, d: -1, c: 0 } }, 'counts.d'],
    [{ ...kept, counts: [] }, 'counts'],
  ])('%j is refused with where it is wrong', (raw, where) => {
    const read = parseBoard(LIST, raw as unknown as Json);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toContain(where);
  });
});
