import { levels } from '@playgrove/kit/logic/levels';
import { RIVALS, type RivalName } from './rules/rivals.ts';
import type { Who } from './rules/state.ts';
import { HOME } from './rules/track.ts';

/** Who plays which side, pawns a side, and the lead in steps for two and three stars. */
export type Params = {
  readonly pawns: number;
  readonly who: readonly Who[];
  readonly marks: readonly number[];
};

export const MAX_LEAD = 4 * (HOME + 1);
/** A short game has two pawns a side, a whole one four. */
const SHORT = 2;
const WHOLE = 4;

/** A table: rivals by their first letters, and pawns. */
type Row = readonly [rivals: string, pawns: number];
type Yard = { readonly name: string; readonly needs: number; readonly tables: readonly Row[] };

/** Rivals get sharper from yard to yard, and each yard goes from one of them to three. */
// oxfmt-ignore
export const YARDS: readonly Yard[] = [
  { name: 'gate', needs: 0, tables: [['o', 2], ['d', 2], ['o', 3], ['od', 2], ['h', 3], ['odh', 2]] },
  { name: 'herb', needs: 4, tables: [['h', 2], ['d', 3], ['dh', 2], ['n', 2], ['dho', 3], ['h', 4]] },
  { name: 'rose', needs: 10, tables: [['n', 3], ['hn', 2], ['g', 2], ['dhn', 2], ['dn', 3], ['g', 4]] },
  { name: 'olive', needs: 17, tables: [['g', 3], ['ng', 2], ['s', 2], ['hng', 2], ['hg', 3], ['s', 3]] },
  { name: 'moon', needs: 25, tables: [['gs', 2], ['s', 4], ['ngs', 2], ['hs', 3], ['gs', 4], ['ngs', 4]] },
];

/** Where rivals sit: one across, two at the left and the right, three all around. */
const SEATS: Readonly<Record<number, readonly number[]>> = { 1: [2], 2: [1, 3], 3: [1, 2, 3] };

const rivalOf = (letter: string): RivalName =>
  RIVALS.find((name) => name.startsWith(letter)) ?? 'olive';

function table(names: readonly Who[], pawns: number, marks: readonly number[]): Params {
  const who: Who[] = ['you', 'none', 'none', 'none'];
  for (const [at, side] of (SEATS[names.length] ?? []).entries()) who[side] = names[at] ?? 'none';
  return { pawns, who, marks };
}

/** Among more rivals, the nearest one is nearer. */
const LEADS: Readonly<Record<number, readonly [number, number]>> = {
  1: [7, 14],
  2: [5, 10],
  3: [4, 8],
};

// The ids are in saves and links: never change one.
export const LEVELS = levels<Params, Yard>({
  packs: YARDS,
  each: 6,
  params({ pack, index }) {
    const [letters, pawns] = pack.tables[index] ?? ['o', SHORT];
    const [two, three] = LEADS[letters.length] ?? [7, 14];
    const names = Array.from(letters, rivalOf);
    return table(names, pawns, [two * pawns, three * pawns]);
  },
});

/** Two across, three and four around, all at this device. */
const friends = (count: number): Params => ({
  ...table(
    Array.from({ length: count - 1 }, () => 'friend' as const),
    WHOLE,
    [],
  ),
});

// In no pack, as they give no stars.
export const BOOK = [
  ...LEVELS,
  { id: 'quick', params: table(['dot', 'nib', 'gus'], 3, []) },
  { id: 'classic', params: table(['hazel', 'gus', 'sofia'], WHOLE, []) },
  { id: 'two', params: friends(2) },
  { id: 'three', params: friends(3) },
  { id: 'four', params: friends(4) },
] as unknown as typeof LEVELS;
