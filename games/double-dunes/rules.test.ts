import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { exponents, move, oasis, position, put } from './positions.ts';
import { CAMP, rules, type State } from './rules.ts';
import { BOARDS, linesAround } from './rules/board.ts';
import { FRESH } from './rules/career.ts';

/** What stands in the first row after a slide, the new tile left out. */
function firstRow(values: readonly number[], direction: number): number[] {
  const state = position('four', [...values, ...Array.from({ length: 12 }, () => 0)]);
  move(state, direction);
  return state.tiles.slice(0, 4).map((tile) => (tile && tile.id !== state.fresh ? tile.v : 0));
}

describe('sliding', () => {
  test('tiles slide to the edge and equal neighbors merge', () => {
    expect(firstRow([0, 1, 0, 1], 2)).toEqual([2, 0, 0, 0]);
    expect(firstRow([0, 1, 0, 1], 0)).toEqual([0, 0, 0, 2]);
  });

  test('a tile merges once a move, nearest the edge first', () => {
    expect(firstRow([1, 1, 1, 1], 2)).toEqual([2, 2, 0, 0]);
    expect(firstRow([1, 1, 1, 0], 0)).toEqual([0, 0, 1, 2]);
    expect(firstRow([2, 1, 1, 0], 2)).toEqual([2, 2, 0, 0]);
  });

  test('merging scores the new tile, and a move adds exactly one tile', () => {
    const state = position('four', [3, 3, 0, 0, ...Array.from({ length: 12 }, () => 0)]);
    move(state, 2);
    expect(state.score).toBe(16);
    expect(exponents(state).filter((v) => v > 0)).toHaveLength(2);
  });

  test('a slide that moves nothing is refused and adds no tile', () => {
    const state = position('four', [1, 2, 3, 4, ...Array.from({ length: 12 }, () => 0)]);
    expect(move(state, 3).refused).toBe('refused.stuck');
    expect(exponents(state).filter((v) => v > 0)).toHaveLength(4);
  });

  test('a square board refuses the slanting directions', () => {
    const state = rules.deal({ board: 'four' }, createRng('x'), FRESH);
    expect(move(state, 5).refused).toBe('refused.direction');
  });

  test('the ids of both merged tiles are reported, for the picture', () => {
    const state = position('four', [1, 1, 0, 0, ...Array.from({ length: 12 }, () => 0)]);
    move(state, 2);
    expect(state.tiles[0]?.merged).toEqual([1, 2]);
  });
});

describe('boards', () => {
  test.each([
    ['four', 16, 4, 4],
    ['five', 25, 4, 5],
    ['hex', 19, 6, 5],
    ['oasis', 25, 4, 5],
  ] as const)('%s has its cells and lines', (name, cells, directions, lines) => {
    const board = BOARDS[name];
    expect(board.cells).toHaveLength(cells);
    expect(board.lines).toHaveLength(directions);
    for (const way of board.lines) {
      expect(way).toHaveLength(lines);
      expect(way.flat().toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: cells }, (_, i) => i),
      );
    }
  });

  test('opposite directions run the same lines backwards', () => {
    for (const { lines } of Object.values(BOARDS)) {
      const half = lines.length / 2;
      for (let way = 0; way < half; way += 1) {
        const back = (lines[way + half] ?? []).map((line) => line.toReversed().join()).toSorted();
        expect((lines[way] ?? []).map((line) => line.join()).toSorted()).toEqual(back);
      }
    }
  });
});

describe('endings', () => {
  const FULL = [1, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2, 2, 1, 2, 3];

  test('a full board with no equal neighbors is over', () => {
    const state = position('four', FULL);
    expect(rules.status(state)).toBe('over');
    expect(rules.inputs(state, createRng('x'))).toEqual([]);
    expect(rules.ending?.(state)).toEqual({
      reason: 'reason.full',
      almost: 'almost.reach',
      value: 32,
    });
  });

  test('a full board after 2048 is a win', () => {
    const state = position('four', [11, ...FULL.slice(1)]);
    expect(rules.status(state)).toBe('won');
    expect(rules.stars?.(state)).toBe(1);
    expect(rules.stars?.({ ...state, top: 12 })).toBe(2);
    expect(rules.stars?.({ ...state, top: 13 })).toBe(3);
  });

  test('camp may be made from 2048 on, and ends the game as won', () => {
    const state = position('four', [10, 10, ...Array.from({ length: 14 }, () => 0)]);
    expect(move(state, CAMP).refused).toBe('refused.camp');
    expect(move(state, 2).cues).toContain('home');
    expect(rules.inputs(state, createRng('x'))).toContain(CAMP);
    expect(move(state, CAMP).refused).toBeUndefined();
    expect(rules.status(state)).toBe('won');
    expect(rules.inputs(state, createRng('x'))).toEqual([]);
    expect(rules.ending?.(state)).toMatchObject({ reason: 'reason.camp', value: 4096 });
    expect(rules.career?.of(state).camps).toBe(1);
  });

  test('play goes on after 2048 for who does not make camp', () => {
    const state = position('four', [11, 1, 1, ...Array.from({ length: 13 }, () => 0)]);
    expect(rules.status(state)).toBe('playing');
    expect(move(state, 2).refused).toBeUndefined();
  });

  test('two of the highest tile are reported as one merge away', () => {
    const state = position('four', [3, ...FULL.slice(1)]);
    expect(rules.ending?.(state)).toMatchObject({ almost: 'almost.pair', value: 16 });
  });

  test('a new highest tile worth a goal is a milestone', () => {
    const state = position('four', [4, 4, ...Array.from({ length: 14 }, () => 0)]);
    expect(move(state, 2).cues).toContain('milestone');
    expect(rules.goal?.(state)).toEqual({ name: 'goal.tile', now: 32, target: 128 });
  });
});

describe('the oasis', () => {
  test('is dealt with two wells and four stones that shut nothing off', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const state = rules.deal({ board: 'oasis' }, createRng(`deal ${seed}`), FRESH);
      expect(state.wells.map(({ wants }) => wants)).toEqual([4, 4]);
      expect(new Set(state.stones).size).toBe(4);
      for (const { cell } of state.wells) expect(state.stones).not.toContain(cell);
      for (const cell of state.stones) expect(state.tiles[cell]).toBeNull();
    }
  });

  test('stones cut lines in two', () => {
    const row = linesAround('oasis', [2])[2]?.filter((line) => line.every((cell) => cell < 5));
    expect(row).toEqual([
      [0, 1],
      [3, 4],
    ]);
  });

  test('tiles stop before a stone and do not merge through it', () => {
    const state = oasis({ stones: [2] });
    put(state, 1, 3);
    put(state, 4, 3);
    move(state, 0);
    expect(state.tiles[1]?.v).toBe(3);
    move(state, 2);
    expect(state.tiles[3]?.v).toBe(3);
    expect(state.tiles[2]).toBeNull();
  });

  test('a merge on a well grants its wish: two stones crumble, it wants twice as much', () => {
    const state = oasis({ stones: [12, 13, 18], wells: [{ cell: 2, wants: 4 }] });
    put(state, 2, 3);
    put(state, 7, 3);
    const { cues } = move(state, 3);
    expect(cues.filter((cue) => cue === 'crumble')).toHaveLength(2);
    expect(cues).toContain('fed');
    expect(state.stones).toEqual([18]);
    expect(state.wells).toEqual([{ cell: 2, wants: 5 }]);
    expect(state.score).toBe(16 + 32);
  });

  test('a merge of less, and a tile that only slides there, grant nothing', () => {
    const state = oasis({ wells: [{ cell: 2, wants: 4 }] });
    put(state, 2, 2);
    put(state, 7, 2);
    expect(move(state, 3).cues).not.toContain('fed');
    const other = oasis({ wells: [{ cell: 2, wants: 4 }] });
    put(other, 7, 6);
    expect(move(other, 3).cues).not.toContain('fed');
  });

  test('the wind brings a stone where it said, unless a tile stands there', () => {
    const state = oasis({ wind: { cell: 12, moves: 1 } });
    put(state, 0, 1);
    expect(move(state, 0).cues).toContain('stone');
    expect(state.stones).toHaveLength(1);
    expect(state.wind).toMatchObject({ moves: 40 });
    const sheltered = oasis({ wind: { cell: 4, moves: 1 } });
    put(sheltered, 0, 5);
    move(sheltered, 0);
    expect(sheltered.stones).toHaveLength(1);
    expect(sheltered.stones).not.toContain(4);
  });

  test('the wind waits while there is next to no room', () => {
    const state = oasis({ wind: { cell: 24, moves: 1 } });
    for (let cell = 0; cell < 23; cell += 1)
      put(state, cell, 1 + ((cell + Math.floor(cell / 5)) % 2));
    expect(move(state, 0).cues).not.toContain('stone');
    expect(state.wind?.moves).toBe(1);
  });
});

describe('treks of the day', () => {
  const trek = (): State => rules.deal({ board: 'four', trek: true }, createRng('day'), FRESH);

  test('are dealt with stones that leave every corner free and do not touch', () => {
    for (const board of ['four', 'five', 'hex'] as const) {
      for (let seed = 0; seed < 30; seed += 1) {
        const state = rules.deal({ board, trek: true }, createRng(`t${seed}`), FRESH);
        const { cells, corners } = BOARDS[board];
        expect(state.stones.length).toBeGreaterThan(0);
        for (const stone of state.stones) {
          expect(corners).not.toContain(stone);
          for (const other of state.stones) {
            const [a, b] = [cells[stone], cells[other]];
            if (stone === other || !a || !b) continue;
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(1.2);
          }
        }
      }
    }
  });

  test('are won by the tile, with points and stars for slides left over', () => {
    const state = {
      ...trek(),
      stones: [],
      moves: 149,
      tiles: position('four', [7, 7, ...Array.from({ length: 14 }, () => 0)]).tiles,
      top: 7,
    };
    move(state, 2);
    expect(rules.status(state)).toBe('won');
    expect(state.score).toBe(256 + 50 * 20);
    expect(rules.stars?.(state)).toBe(3);
  });

  test('are lost with the last slide', () => {
    const state = { ...trek(), moves: 199 };
    const [direction = 0] = rules.inputs(state, createRng('x'));
    move(state, direction);
    expect(rules.status(state)).toBe('lost');
    expect(rules.ending?.(state)).toMatchObject({ reason: 'reason.moves' });
  });

  test('leave the career alone', () => {
    const state = trek();
    const [direction = 0] = rules.inputs(state, createRng('x'));
    move(state, direction);
    expect(rules.career?.of(state)).toEqual(FRESH);
  });

  test('a board without treks is refused', () => {
    expect(rules.parseParams({ board: 'oasis', trek: true }).ok).toBe(false);
    expect(rules.parseParams({ board: 'six' }).ok).toBe(false);
  });
});
