import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { compare, expectimax, rank, think, type BoardGame } from './index.ts';
import { coins, keepOrThrow, takeAway, threeInARow, type Row } from './tiny-games.ts';

const ENOUGH = { nodes: 1_000_000 };
const EMPTY = '.........';

/** The value to side 0 by exhaustive search. */
function plain<P, M>(game: BoardGame<P, M>, at: P): number {
  const values = game.moves(at).map((move) => plain(game, game.after(at, move)));
  if (values.length === 0) return game.worth(at);
  return game.mover(at) === 0 ? Math.max(...values) : Math.min(...values);
}

function forgetful<P, M>({ mover, moves, after, worth }: BoardGame<P, M>): BoardGame<P, M> {
  return { mover, moves, after, worth };
}

describe('think', () => {
  it('wins take-away from every winnable heap and recognizes the others', () => {
    for (let left = 1; left <= 24; left += 1) {
      for (const mover of [0, 1] as const) {
        const thought = think(takeAway, { left, mover }, ENOUGH);
        expect(thought).toMatchObject({ sure: true, value: left % 4 === 0 ? -1 : 1 });
        if (left % 4 !== 0) expect(thought?.move).toBe(left % 4);
      }
    }
  });

  it('calls three in a row a draw, and takes or blocks a line', () => {
    expect(think(threeInARow, EMPTY, ENOUGH)).toMatchObject({ value: 0, sure: true, depth: 9 });
    expect(think(threeInARow, '00.11....', ENOUGH)).toMatchObject({ move: 2, value: 1 });
    expect(think(threeInARow, '0...1...0', ENOUGH)).toMatchObject({ value: 0, sure: true });
    expect(think(threeInARow, '00..1....', ENOUGH)?.move).toBe(2);
  });

  it('equals exhaustive search, with a table and without, also if a side moves twice', () => {
    const rng = createRng('rows');
    for (let round = 0; round < 60; round += 1) {
      const row: Row = {
        coins: Array.from({ length: 4 + rng.int(8) }, () => 1 + rng.int(3)),
        mover: rng.int(2) === 0 ? 0 : 1,
        lead: 0,
      };
      const value = row.mover === 0 ? plain(coins, row) : 0 - plain(coins, row);
      expect(think(coins, row, ENOUGH)).toMatchObject({ value, sure: true });
      expect(think(forgetful(coins), row, ENOUGH)).toMatchObject({ value, sure: true });
    }
  });

  it('visits fewer positions with a table than without', () => {
    const nodes = (game: typeof threeInARow): number => think(game, EMPTY, ENOUGH)?.nodes ?? 0;
    expect(nodes(threeInARow)).toBeLessThan(nodes(forgetful(threeInARow)) / 3);
  });

  it('stops at its nodes and its depth, and always has an answer', () => {
    const few = think(threeInARow, EMPTY, { nodes: 200 });
    expect(few?.sure).toBe(false);
    expect(few?.nodes).toBeLessThanOrEqual(200);
    expect(think(threeInARow, EMPTY, { nodes: 1 })).toMatchObject({ depth: 1, sure: false });
    expect(think(threeInARow, EMPTY, { nodes: 1_000_000, depth: 3 })?.depth).toBe(3);
  });

  it('gives the same answer twice, and none if the game is over', () => {
    expect(think(threeInARow, '0........', { nodes: 500 })).toEqual(
      think(threeInARow, '0........', { nodes: 500 }),
    );
    expect(think(threeInARow, '000.11...', ENOUGH)).toBeUndefined();
  });
});

describe('rank', () => {
  it('values every move separately, best first', () => {
    const { moves, sure } = rank(takeAway, { left: 7, mover: 1 }, ENOUGH);
    expect(sure).toBe(true);
    expect(moves).toEqual([
      { move: 3, value: 1 },
      { move: 1, value: -1 },
      { move: 2, value: -1 },
    ]);
  });

  it('gives each move the value of an exhaustive search', () => {
    const row: Row = { coins: [1, 1, 2, 3, 3, 1, 2, 2], mover: 0, lead: 0 };
    for (const { move, value } of rank(coins, row, ENOUGH).moves) {
      expect(value).toBe(plain(coins, coins.after(row, move)));
    }
  });

  it('has no moves if the game is over', () => {
    expect(rank(takeAway, { left: 0, mover: 0 }, ENOUGH).moves).toEqual([]);
  });
});

describe('compare', () => {
  it('says how much less a move is worth than the best one', () => {
    const row: Row = { coins: [1, 1, 2, 3, 3, 1, 2, 2], mover: 1, lead: 0 };
    const [first] = rank(coins, row, ENOUGH).moves;
    for (const { move, value } of rank(coins, row, ENOUGH).moves) {
      const read = compare(coins, row, move, ENOUGH);
      expect(read?.lost).toBe((first?.value ?? 0) - value);
      expect(read?.best.value).toBe(first?.value);
    }
  });

  it('loses nothing by a move that is as good as any', () => {
    expect(compare(takeAway, { left: 8, mover: 0 }, 2, ENOUGH)?.lost).toBe(0);
    expect(compare(takeAway, { left: 7, mover: 0 }, 1, ENOUGH)).toEqual({
      best: { move: 3, value: 1 },
      lost: 2,
    });
  });

  it('says nothing after one ply alone', () => {
    expect(compare(threeInARow, EMPTY, 0, { nodes: 1 })).toBeUndefined();
  });
});

describe('expectimax', () => {
  it('keeps a die that is better than another throw on average', () => {
    const choice = (shows: number, throws: number): string | undefined =>
      expectimax(keepOrThrow, { shows, throws, stopped: false }, ENOUGH)?.move;
    expect([1, 2, 3, 4, 5, 6].map((shows) => choice(shows, 1))).toEqual(
      'throw throw throw keep keep keep'.split(' '),
    );
    // Two more throws are worth 4.25, so a four is thrown again.
    expect([3, 4, 5, 6].map((shows) => choice(shows, 2))).toEqual(
      'throw throw keep keep'.split(' '),
    );
  });

  it('knows the known averages', () => {
    const at = (throws: number) => ({ shows: 1, throws, stopped: false });
    expect(expectimax(keepOrThrow, at(1), ENOUGH)?.value).toBeCloseTo(3.5);
    expect(expectimax(keepOrThrow, at(2), ENOUGH)?.value).toBeCloseTo(4.25);
    expect(expectimax(keepOrThrow, at(3), ENOUGH)?.value).toBeCloseTo(14 / 3);
    expect(expectimax(keepOrThrow, at(3), ENOUGH)?.sure).toBe(true);
  });

  it('stops at its nodes, and returns nothing on chance’s turn', () => {
    const die = { shows: 2, throws: 9, stopped: false };
    expect(expectimax(keepOrThrow, die, { nodes: 300 })).toMatchObject({ sure: false });
    expect(expectimax(keepOrThrow, { ...die, shows: 0 }, ENOUGH)).toBeUndefined();
    expect(expectimax(keepOrThrow, { ...die, stopped: true }, ENOUGH)).toBeUndefined();
  });
});
