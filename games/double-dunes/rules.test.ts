import { Session } from '@playgrove/kit/host';
import { createRng } from '@playgrove/kit/rules';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { BOARDS, type BoardName } from './board.ts';
import { rules, type State, type Tile } from './rules.ts';

/** A position from exponents, row by row; 0 is an empty cell. */
function position(board: BoardName, values: readonly number[]): State {
  const tiles = values.map((v, index): Tile | null => (v > 0 ? { id: index + 1, v } : null));
  const top = Math.max(...values);
  return { board, tiles, nextId: 100, score: 0, moves: 0, top, fresh: 0 };
}

function exponents(state: State): number[] {
  return state.tiles.map((tile) => tile?.v ?? 0);
}

function move(state: State, direction: number): { refused: string | undefined; cues: string[] } {
  const cues: string[] = [];
  const rng = createRng('test');
  const refused = rules.step(state, direction, { rng, cue: (name) => void cues.push(name) });
  return { refused: refused ?? undefined, cues };
}

/** What stands in the first row after a slide, the new tile left out. */
function firstRow(values: readonly number[], direction: number): number[] {
  const state = position('four', [...values, ...Array.from({ length: 12 }, () => 0)]);
  move(state, direction);
  return state.tiles.slice(0, 4).map((tile) => (tile && tile.id !== state.fresh ? tile.v : 0));
}

describe('sliding', () => {
  test('tiles slide to the edge and equal neighbours merge', () => {
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
    const state = rules.deal({ board: 'four' }, createRng('x'), null);
    expect(move(state, 5).refused).toBe('refused.direction');
  });

  test('the ids of both merged tiles are told, for the picture', () => {
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

  test('a full board with no equal neighbours is over', () => {
    const state = position('four', FULL);
    expect(rules.status(state)).toBe('over');
    expect(rules.inputs(state, createRng('x'))).toEqual([]);
    expect(rules.ending?.(state)).toEqual({ reason: 'reason.full' });
  });

  test('two of the highest tile are told as one merge away', () => {
    const state = position('four', [3, ...FULL.slice(1)]);
    expect(rules.ending?.(state)).toMatchObject({ almost: 'almost.pair', value: 16 });
  });

  test('a new highest tile worth a goal is a milestone', () => {
    const state = position('four', [4, 4, ...Array.from({ length: 14 }, () => 0)]);
    expect(move(state, 2).cues).toContain('milestone');
    expect(rules.goal?.(state)).toEqual({ name: 'goal.tile', now: 32, target: 128 });
  });
});

/** The design's proof: the bot reaches 2048 in at least 90 of 100 games on the classic board. */
test(
  'a hundred games on the classic board: the strong bot reaches 2048 in 90 or more',
  { timeout: 600_000 },
  () => {
    let reached = 0;
    for (let seed = 0; seed < 100; seed += 1) {
      const session = new Session(rules as never, {
        level: 'four',
        params: { board: 'four' },
        seed: `proof ${seed}`,
      });
      const rng = createRng(`proof ${seed}`);
      const state = (): State => session.state as unknown as State;
      while (session.status === 'playing' && state().top < 11) {
        const input = bot(state(), rng, 1);
        if (input === undefined || !session.apply(input).ok)
          throw new Error('the bot made an illegal move');
      }
      if (state().top >= 11) reached += 1;
    }
    expect(reached).toBeGreaterThanOrEqual(90);
  },
);
