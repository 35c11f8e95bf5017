import { rank, think } from '@playgrove/kit/logic/boardai';
import { Session } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  MINE,
  THEIRS,
  count,
  flips,
  legal,
  margin,
  opening,
  other,
  read,
  written,
  type Cells,
  type Side,
} from './rules/board.ts';
import { ENDINGS } from './rules/endings.ts';
import { chosen, perfect, yardstick } from './rules/rivals.ts';
import { seaOf, TASTELESS } from './rules/sea.ts';
import { rules } from './rules.ts';

/** Open cells of the endings of each pack. */
const OPEN = [6, 7, 8, 9, 10];
const IN_PACK = 6;
const ENOUGH = { nodes: 4_000_000 };

type Read = { readonly wins: readonly number[]; readonly par: number; readonly sure: boolean };

/** The first moves that win, every move read to the end, and the best margin. */
function readOut(cells: readonly number[]): Read {
  const sea = seaOf(cells, MINE);
  const { moves, sure } = rank(TASTELESS, sea, ENOUGH);
  const wins = moves.filter(({ value }) => value > 0).map(({ move }) => move);
  return { wins, par: Math.max(0, moves[0]?.value ?? 0) / 10_000, sure };
}

function greediest(cells: readonly number[]): number {
  const [first = -1] = legal(cells, MINE).toSorted(
    (one, two) => flips(cells, two, MINE).length - flips(cells, one, MINE).length,
  );
  return first;
}

/** A position with this many open cells from a game of changing players, the scallops to move. */
function sampled(seed: number, open: number): Cells | undefined {
  const rng = createRng(`ending ${seed}`);
  const players = ['crab', 'puffer', 'seahorse', 'seahorse'] as const;
  const cells = opening();
  let side: Side = MINE;
  for (let passes = 0; passes < 2;) {
    if (count(cells, EMPTY) === open) {
      return side === MINE ? cells : cells.map((each) => (each === EMPTY ? each : 3 - each));
    }
    const cell = chosen(rng.pick(players), cells, side, rng.int(1e9));
    if (cell === undefined) passes += 1;
    else {
      for (const each of [cell, ...flips(cells, cell, side)]) cells[each] = side;
      passes = 0;
    }
    side = other(side);
  }
  return undefined;
}

/** Worth shipping: one winning move, not the greediest, at least three to choose from. */
function found(cells: Cells, pack: number): { board: string; par: number } | undefined {
  const moves = legal(cells, MINE);
  if (moves.length < (pack > 1 ? 4 : 3) || Math.abs(margin(cells, MINE)) > 40) return undefined;
  // Half of all positions are lost: that is known sooner than every move's value.
  const best = think(TASTELESS, seaOf(cells, MINE), ENOUGH);
  if (!best || best.value <= 0 || best.move === greediest(cells)) return undefined;
  const { wins, par } = readOut(cells);
  const [win] = wins;
  if (wins.length !== 1 || win === undefined || win === greediest(cells)) return undefined;
  // From the wreck on, the move that looks best is a trap.
  if (pack > 2 && win === yardstick(cells, MINE, 1)) return undefined;
  // Not already won whatever comes: some answer to a wrong move must hurt.
  return par <= 24 ? { board: written(cells), par } : undefined;
}

it.skipIf(!process.env['UPDATE_LEVELS'])('looks for endings again', { timeout: 3e6 }, () => {
  const accepted: { board: string; par: number }[] = [];
  let seed = 0;
  for (const [pack, open] of OPEN.entries()) {
    for (let inPack = 0; inPack < IN_PACK; seed += 1) {
      const cells = sampled(seed, open);
      const ending = cells && found(cells, pack);
      if (!ending) continue;
      accepted.push(ending);
      inPack += 1;
    }
  }
  const rows = accepted.map(({ board, par }) => `  { board: '${board}', par: ${par} },`);
  writeFileSync(
    new URL('rules/endings.ts', import.meta.url),
    `/**
 * Endings with the scallops (o) to move: exactly one first move wins against perfect play, and it
 * is not the greediest. \`par\` is the margin that perfect play reaches.
 */
export const ENDINGS: readonly { readonly board: string; readonly par: number }[] = [
${rows.join('\n')}
];
`,
  );
  expect(accepted).toHaveLength(OPEN.length * IN_PACK);
});

describe('endings', () => {
  it('are thirty, all different, in packs that grow by a cell', () => {
    expect(ENDINGS).toHaveLength(30);
    expect(new Set(ENDINGS.map(({ board }) => board)).size).toBe(30);
    for (const [index, { board }] of ENDINGS.entries()) {
      expect(count(read(board) ?? [], EMPTY)).toBe(OPEN[Math.floor(index / IN_PACK)]);
    }
  });

  it.each(ENDINGS.map(({ board, par }, index) => [index + 1, board, par] as const))(
    'number %i has exactly one winning first move, not the greediest, and its par is true',
    (_, board, par) => {
      const cells = read(board) ?? [];
      const result = readOut(cells);
      expect(result).toMatchObject({ sure: true, par });
      expect(result.wins).toHaveLength(1);
      expect(result.wins[0]).not.toBe(greediest(cells));
    },
  );

  it('are won with three stars by perfect play, and lost by every other first move against it', () => {
    for (const [index, { board, par }] of ENDINGS.entries()) {
      const best = perfect(read(board) ?? [], MINE);
      for (const first of legal(read(board) ?? [], MINE)) {
        const params = { board, par };
        const session = new Session(rules as never, { level: 'x', params, seed: 's' });
        session.apply(first);
        for (let state = session.state as never as { cells: Cells; turn: Side }; ;) {
          if (session.status !== 'playing') break;
          session.apply(perfect(state.cells, state.turn) ?? -1);
          state = session.state as never;
        }
        expect([index, session.status]).toEqual([index, first === best ? 'won' : 'lost']);
        if (first === best) expect(session.rules.stars?.(session.state)).toBe(3);
      }
    }
  });

  it('are read alike by the deepening search and by plain reading of every line', () => {
    const plain = (cells: readonly number[], side: Side, passed = false): number => {
      const moves = legal(cells, side);
      if (moves.length === 0) {
        return passed ? margin(cells, side) : 0 - plain(cells, other(side), true);
      }
      return Math.max(
        ...moves.map((cell) => {
          const next = [...cells];
          for (const each of [cell, ...flips(cells, cell, side)]) next[each] = side;
          return 0 - plain(next, other(side));
        }),
      );
    };
    for (const { board } of ENDINGS.slice(0, 4)) {
      const cells = read(board) ?? [];
      for (const side of [MINE, THEIRS] as const) {
        const sea = seaOf(cells, side);
        if (sea.side !== side) continue;
        expect((think(TASTELESS, sea, ENOUGH)?.value ?? 0) / 10_000).toBe(plain(cells, side));
      }
    }
  });
});
