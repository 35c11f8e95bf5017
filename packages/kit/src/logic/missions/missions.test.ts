import type { Json } from '@playgrove/kit/contract';
import { describe, expect, test } from 'vitest';
import {
  activeOf,
  endRun,
  freshBoard,
  numbered,
  parseBoard,
  recordEvent,
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
  test('of a table are named by their positions, from one', () => {
    const rows = [
      ['coin', 10, 'all', 5],
      ['far', 100, 'once', 9],
    ] as const;
    expect(numbered(rows)).toEqual([
      { id: 'm1', event: 'coin', target: 10, span: 'all', reward: 5 },
      { id: 'm2', event: 'far', target: 100, span: 'once', reward: 9 },
    ]);
  });

  test('count their event and no other', () => {
    const { board, done } = recordEvent(LIST, freshBoard(LIST), 'coin', 4);
    expect(board.counts).toEqual({ a: 4, b: 4, c: 0 });
    expect(done).toEqual([]);
    expect(recordEvent(LIST, board, 'sneeze').board).toBe(board);
  });

  test('within one run start over with the next; the others continue', () => {
    const { board } = recordEvent(LIST, freshBoard(LIST), 'coin', 4);
    expect(endRun(LIST, board).counts).toEqual({ a: 4, b: 0, c: 0 });
  });

  test('for a single event save the best, not the sum', () => {
    let { board } = recordEvent(LIST, freshBoard(LIST), 'far', 60);
    board = recordEvent(LIST, board, 'far', 40).board;
    expect(board.counts.c).toBe(60);
    expect(ids(recordEvent(LIST, board, 'far', 100).done)).toEqual(['c']);
  });

  test('are replaced in the same position when they are done', () => {
    const result = recordEvent(LIST, freshBoard(LIST), 'coin', 6);
    expect(ids(result.done)).toEqual(['b']);
    expect(result.board.active).toEqual(['a', 'd', 'c']);
    expect(result.board.counts).toEqual({ a: 6, d: 0, c: 0 });
  });

  test('that one event finishes together are all reported, and no new one counts it', () => {
    const result = recordEvent(LIST, freshBoard(LIST), 'coin', 10);
    expect(ids(result.done)).toEqual(['a', 'b']);
    expect(result.board.active).toEqual(['d', 'e', 'c']);
    expect(result.board.counts.d).toBe(0);
  });

  test('run out in the end', () => {
    let board = freshBoard(LIST);
    for (let round = 0; round < 4; round += 1) {
      board = recordEvent(LIST, board, 'coin', 10).board;
      board = recordEvent(LIST, board, 'far', 100).board;
    }
    expect(activeOf(LIST, board)).toEqual([]);
    expect(board.done.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(parseBoard(LIST, board as unknown as Json).ok).toBe(true);
  });
});

describe('a stored board', () => {
  const saved: MissionBoard = {
    active: ['a', 'd', 'c'],
    counts: { a: 6, d: 0, c: 0 },
    done: ['b'],
  };

  test('round-trips', () => {
    expect(parseBoard(LIST, saved as unknown as Json)).toEqual({ ok: true, value: saved });
  });

  const read = (raw: unknown): MissionBoard => {
    const result = parseBoard(LIST, raw as Json);
    if (!result.ok) throw new Error(result.error);
    return result.value;
  };

  test.each([null, 'b', [], 3])('%j is refused: it is no board', (raw) => {
    expect(parseBoard(LIST, raw)).toMatchObject({ ok: false });
  });

  test.each<readonly [string, object, Partial<MissionBoard>]>([
    ['an unknown mission is replaced', { active: ['a', 'zz', 'c'] }, { active: ['a', 'c', 'd'] }],
    ['a repeated one too', { active: ['a', 'a', 'c'] }, { active: ['a', 'c', 'd'] }],
    ['a finished one too', { active: ['a', 'b', 'c'] }, { active: ['a', 'c', 'd'] }],
    ['too many are cut', { active: ['a', 'c', 'd', 'e'] }, { active: ['a', 'c', 'd'] }],
    ['an unknown one is not done', { done: ['b', 'zz'] }, { done: ['b'] }],
    [
      'a count beyond its target stops there',
      { counts: { a: 11 } },
      { counts: { a: 10, d: 0, c: 0 } },
    ],
    ['a count below 0 starts over', { counts: { a: 1, d: -1 } }, { counts: { a: 1, d: 0, c: 0 } }],
    ['counts that are none start over', { counts: [] }, { counts: { a: 0, d: 0, c: 0 } }],
  ])('%s, and the rest stays', (_, change, expected) => {
    expect(read({ ...saved, ...change })).toMatchObject(expected);
  });

  test('of a player who had finished all gets the missions that an update adds', () => {
    const all = { active: [], counts: {}, done: ['a', 'b', 'c', 'd', 'e'] };
    const longer = [...LIST, { ...LIST[0], id: 'f' } as Mission];
    expect(parseBoard(longer, all as unknown as Json)).toEqual({
      ok: true,
      value: { active: ['f'], counts: { f: 0 }, done: all.done },
    });
  });

  test('with a count at a lowered target finishes with the next event', () => {
    const board = read({ ...saved, counts: { a: 25 } });
    expect(ids(recordEvent(LIST, board, 'coin', 1).done)).toContain('a');
  });
});
