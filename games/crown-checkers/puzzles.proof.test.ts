import { createRng } from '@playgrove/kit/core';
import type { Rng } from '@playgrove/kit/contract';
import { playing } from '@playgrove/kit/testing';
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  after,
  count,
  IVORY,
  legal,
  other,
  read,
  RED,
  written,
  type Cells,
} from './rules/board.ts';
import { forces, reader, stubborn, winning, wins } from './rules/force.ts';
import { IN_PACK, type Params } from './rules/levels.ts';
import { PUZZLES } from './rules/puzzles.ts';
import { rules } from './rules.ts';

/** Red's moves to the win in each pack, and the fewest and most pieces of each side. */
const PACKS = [
  { within: 2, least: 2, most: 4 },
  { within: 3, least: 3, most: 4 },
  { within: 3, least: 4, most: 6 },
  { within: 4, least: 4, most: 6 },
  { within: 5, least: 4, most: 7 },
] as const;
/** How many moves more the other first moves are given, and still do not win. */
const EXTRA = 1;
const BUDGET = 3_000_000;

/** A position as a game might reach it: men not on their last row, kings anywhere. */
function sampled(rng: Rng, least: number, most: number): Cells {
  const cells = Array.from({ length: 32 }, () => 0);
  for (const side of [RED, IVORY] as const) {
    const pieces = least + rng.int(most - least + 1);
    const kings = side === RED ? rng.int(3) : rng.int(2);
    for (let piece = 0; piece < pieces;) {
      const square = rng.int(32);
      const king = piece < kings;
      if (cells[square] !== 0) continue;
      if (!king && (side === RED ? square < 8 : square > 23)) continue;
      cells[square] = king ? side + 2 : side;
      piece += 1;
    }
  }
  return cells;
}

type Judged = { readonly first: readonly (readonly number[])[]; readonly sure: boolean };

function judged(cells: Cells, within: number): Judged {
  const search = reader(BUDGET);
  const first = winning(cells, RED, within, search).map(({ path }) => path);
  return { first, sure: search.left >= 0 };
}

/** Worth solving: one quiet first move wins, no faster win, no wrong move wins a move later either. */
function isGood(cells: Cells, pack: number): boolean {
  const { within } = PACKS[pack] as (typeof PACKS)[number];
  const moves = legal(cells, RED, 'english');
  if (moves.length < 4 || (moves[0]?.taken.length ?? 0) > 0) return false;
  if (count(cells, RED) > count(cells, IVORY) + 1) return false;
  if (legal(cells, IVORY, 'english').some(({ taken }) => taken.length > 1)) return false;
  const quick = reader(60_000);
  if (forces(cells, RED, within - 1, quick) || !forces(cells, RED, within, quick)) return false;
  if (quick.left < 0) return false;
  const { first, sure } = judged(cells, within);
  if (!sure || first.length !== 1) return false;
  // From the hall on, something is given before more is taken.
  const [win] = moves.filter(({ path }) => path.join() === first[0]?.join());
  if (!win) return false;
  const answers = legal(after(cells, win, 'english'), IVORY, 'english');
  if (pack > 1 && (answers[0]?.taken.length ?? 0) === 0) return false;
  const later = judged(cells, within + EXTRA);
  return later.sure && later.first.length === 1;
}

it.skipIf(!process.env['UPDATE_LEVELS'])('looks for puzzles again', { timeout: 3e6 }, () => {
  const found: { board: string; within: number }[] = [];
  for (const [pack, { within, least, most }] of PACKS.entries()) {
    const rng = createRng(`puzzles ${pack}`);
    for (let inPack = 0, tries = 0; inPack < IN_PACK; tries += 1) {
      const cells = sampled(rng, least, most);
      if (!isGood(cells, pack)) continue;
      found.push({ board: written(cells), within });
      inPack += 1;
      console.log(`${pack} ${inPack}: ${written(cells)} after ${tries}`);
    }
  }
  const rows = found.map(({ board, within }) => `  { board: '${board}', within: ${within} },`);
  writeFileSync(
    new URL('rules/puzzles.ts', import.meta.url),
    `/**
 * Red (o) to move: exactly one first move forces a win within this many moves. Dark squares only, row
 * by row from the top left.
 */
export const PUZZLES: readonly { readonly board: string; readonly within: number }[] = [
${rows.join('\n')}
];
`,
  );
  expect(found).toHaveLength(PACKS.length * IN_PACK);
});

describe('puzzles', () => {
  it('are forty, all different, in packs that ask for more', () => {
    expect(PUZZLES).toHaveLength(PACKS.length * IN_PACK);
    expect(new Set(PUZZLES.map(({ board }) => board)).size).toBe(PUZZLES.length);
    for (const [index, { within }] of PUZZLES.entries()) {
      expect(within).toBe(PACKS[Math.floor(index / IN_PACK)]?.within);
    }
  });

  it.each(PUZZLES.map((puzzle, index) => [index + 1, puzzle] as const))(
    'number %i has exactly one first move that wins in time, and no other wins a move later',
    { timeout: 3e5 },
    (_, { board, within }) => {
      const cells = read(board) ?? [];
      expect(judged(cells, within - 1)).toEqual({ first: [], sure: true });
      const exact = judged(cells, within);
      expect([exact.first.length, exact.sure]).toEqual([1, true]);
      expect(judged(cells, within + EXTRA)).toEqual(exact);
    },
  );

  it(
    'are won by forced play against the best defense, and by no other first move',
    { timeout: 3e5 },
    () => {
      for (const [index, { board, within }] of PUZZLES.entries()) {
        const cells = read(board) ?? [];
        const [best] = judged(cells, within).first;
        for (const { path } of legal(cells, RED, 'english')) {
          const game = playing(rules, { params: { board, within } as Params });
          game.give({ do: 'move', path, hinted: false });
          while (rules.status(game.state) === 'playing') {
            const { cells: now, turn, moves } = game.state;
            const left = within - Math.ceil(moves / 2);
            const all = legal(now, turn, 'english');
            const next =
              turn === IVORY
                ? stubborn(now, turn, left)
                : (all.find((each) => wins(after(now, each, 'english'), RED, left, reader())) ??
                  all[0]);
            game.give({ do: 'move', path: next?.path ?? [], hinted: false });
          }
          const won = rules.status(game.state) === 'won';
          expect([index, path, won]).toEqual([index, path, path.join() === best?.join()]);
        }
      }
    },
  );

  it('are read alike by plain reading of every line, without memory', () => {
    const plain = (cells: Cells, within: number): boolean =>
      within > 0 &&
      legal(cells, RED, 'english').some((move) => {
        const next = after(cells, move, 'english');
        return legal(next, IVORY, 'english').every((answer) =>
          plain(after(next, answer, 'english'), within - 1),
        );
      });
    for (const { board, within } of PUZZLES.slice(0, 24)) {
      const cells = read(board) ?? [];
      expect(plain(cells, within)).toBe(true);
      expect(plain(cells, within - 1)).toBe(false);
    }
    expect(other(RED)).toBe(IVORY);
  });
});
