import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createBudget, createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { DAILY_BOARDS, LEVEL_BOARDS, SIZES } from './rules/boards.ts';
import { solutions } from './rules/count.ts';
import { reason } from './rules/deduce.ts';
import { connected, readWood, writeWood } from './rules/grove.ts';
import { growWood } from './rules/make.ts';
import { toughness } from './rules/tough.ts';

/*
 * Boards are grown offline, from the root of the repository:
 *
 *   UPDATE_BOARDS=1 npx vitest run games/owl-roost/boards.test.ts
 *
 * grows woods of every size, keeps those that reasoning alone solves, sorts them by how tough that is
 * and writes an even climb of them to rules/boards.ts.
 */
const UPDATE = process.env.UPDATE_BOARDS !== undefined;
const HOUR = 3_600_000;
const EACH = 20;
/** Grown for every board that is chosen: the more, the more even the climb. */
const CHOICE = 3;
const DAILY = { 8: 40, 9: 20 } as const;
const TRIES = 4000;

/** Woods of a size that reasoning solves, from the plainest to the toughest. */
function grown(size: number, count: number, name: string): string[] {
  const found = new Set<string>();
  for (let at = 0; found.size < count && at < TRIES; at += 1) {
    const wood = growWood(size, createRng(`owl-roost ${name} ${size} ${at}`));
    if (wood && reason(wood).solved) found.add(writeWood(wood));
  }
  return [...found].toSorted((a, b) => toughness(readWood(a)) - toughness(readWood(b)));
}

function spread(sorted: readonly string[], count: number): string[] {
  return Array.from(
    { length: count },
    (_, at) => sorted[Math.round((at * (sorted.length - 1)) / (count - 1))] ?? '',
  );
}

const ALL = [...LEVEL_BOARDS, ...DAILY_BOARDS];

describe('boards', () => {
  it.runIf(UPDATE)(
    'are grown again',
    () => {
      const levels = SIZES.flatMap((size) => spread(grown(size, EACH * CHOICE, 'level'), EACH));
      const daily = Object.entries(DAILY).flatMap(([size, count]) =>
        grown(Number(size), count, 'daily'),
      );
      const listed = (boards: readonly string[]): string =>
        boards.map((board) => `  '${board}',`).join('\n');
      const text = `/** Woods row by row, a letter a grove: grown, solved and sorted by \`boards.test.ts\`. */\n\n/** Sizes of the packs, in turn. */\nexport const SIZES = [${SIZES.join(', ')}] as const;\n\n/** Twenty of each size, from the plainest to the toughest. */\n// oxfmt-ignore\nexport const LEVEL_BOARDS: readonly string[] = [\n${listed(levels)}\n];\n\n/** The daily woods; each is also turned and mirrored. */\n// oxfmt-ignore\nexport const DAILY_BOARDS: readonly string[] = [\n${listed(daily)}\n];\n`;
      writeFileSync(fileURLToPath(new URL('rules/boards.ts', import.meta.url)), text);
      expect(levels).toHaveLength(SIZES.length * EACH);
    },
    HOUR,
  );

  it('are all different, of their sizes, and their groves hang together', () => {
    expect(LEVEL_BOARDS).toHaveLength(SIZES.length * EACH);
    expect(DAILY_BOARDS).toHaveLength(60);
    expect(new Set(ALL).size).toBe(ALL.length);
    LEVEL_BOARDS.forEach((board, at) => {
      expect(readWood(board).size).toBe(SIZES[Math.floor(at / EACH)]);
    });
    for (const board of ALL) {
      const wood = readWood(board);
      expect(new Set(wood.groves).size, board).toBe(wood.size);
      expect(connected(wood), board).toBe(true);
    }
  });

  it('have exactly one solution each, counted by backtracking', () => {
    for (const board of ALL) {
      expect(solutions(readWood(board), 2, createBudget('owl', 2_000_000)), board).toHaveLength(1);
    }
  });

  it('are solved by reasoning alone, without a guess, and to that solution', () => {
    for (const board of ALL) {
      const wood = readWood(board);
      const { solved, owls } = reason(wood);
      expect(solved, board).toBe(true);
      const [only] = solutions(wood, 1, createBudget('owl', 2_000_000));
      const columns = owls.toSorted((a, b) => a - b).map((cell) => cell % wood.size);
      expect(columns, board).toEqual(only);
    }
  });

  it('get tougher within a size', () => {
    for (let pack = 0; pack < SIZES.length; pack += 1) {
      const rising = LEVEL_BOARDS.slice(pack * EACH, pack * EACH + EACH).map((board) =>
        toughness(readWood(board)),
      );
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      expect(rising.at(-1)).toBeGreaterThan((rising[0] ?? 0) * 1.3);
    }
  });
});
