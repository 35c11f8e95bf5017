import { createRng } from '@playgrove/kit/core';
import type { Seal } from '@playgrove/kit/testing';
import { SIZES } from './rules/boards.ts';
import { reason } from './rules/deduce.ts';
import { readWood, writeWood } from './rules/grove.ts';
import { growWood } from './rules/make.ts';
import { toughness } from './rules/tough.ts';

const EACH = 20;
/** Grown for every board that is chosen: the more, the more even the climb. */
const CHOICE = 3;
const DAILY = { 8: 40, 9: 20 } as const;
const MAX_TRIES = 4000;

/** Woods of a size that reasoning solves, from the plainest to the toughest. */
function grown(size: number, count: number, name: string): string[] {
  const found = new Set<string>();
  for (let at = 0; found.size < count && at < MAX_TRIES; at += 1) {
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

const listed = (boards: readonly string[]): string =>
  boards.map((board) => `  '${board}',`).join('\n');

/**
 * Grows woods of every size, keeps those that reasoning alone solves, sorts them by how tough that
 * is and takes an even climb of them.
 */
export const seal: Seal = {
  file: 'rules/boards.ts',
  make() {
    const levels = SIZES.flatMap((size) => spread(grown(size, EACH * CHOICE, 'level'), EACH));
    const daily = Object.entries(DAILY).flatMap(([size, count]) =>
      grown(Number(size), count, 'daily'),
    );
    return `/** Woods row by row, a letter a grove: grown, solved and sorted by \`seal.ts\`. */

/** Sizes of the packs, in turn. */
export const SIZES = [${SIZES.join(', ')}] as const;

/** Twenty of each size, from the plainest to the toughest. */
// oxfmt-ignore
export const LEVEL_BOARDS: readonly string[] = [
${listed(levels)}
];

/** The daily woods; each is also turned and mirrored. */
// oxfmt-ignore
export const DAILY_BOARDS: readonly string[] = [
${listed(daily)}
];
`;
  },
};
