import { ramp } from '@playgrove/kit/logic/levels';
import { RIVALS, type Rival } from './rules/types.ts';

/** How far a shore swings in and out, how many lobes it has, and how tall it is for its width. */
export type Shape = readonly [swing: number, lobes: number, tall: number];

const SHAPES = {
  round: [0, 1, 1],
  oval: [0.02, 3, 0.8],
  bean: [0.12, 2, 0.92],
  clover: [0.13, 3, 1],
  cross: [0.12, 4, 1],
  shell: [0.07, 5, 0.9],
  star: [0.12, 5, 1],
} as const satisfies Record<string, Shape>;

export type Lake = {
  readonly id: string;
  readonly pack: Pack | undefined;
  /** Cells along each side. */
  readonly size: number;
  readonly shape: Shape;
  /** Percent of the lake to hold; 0 in an arena. */
  readonly target: number;
  readonly seconds: number;
  readonly rivals: readonly Rival[];
  readonly thaws: number;
  readonly rocks: number;
  /** How fast rivals are, of the player's own speed. */
  readonly pace: number;
};

export const PACKS = ['village', 'pine', 'springs', 'fjord', 'aurora'] as const;
export type Pack = (typeof PACKS)[number];
export const PACK_SIZE = 6;
export const NEEDS: Readonly<Record<Pack, number>> = {
  village: 0,
  pine: 6,
  springs: 16,
  fjord: 28,
  aurora: 42,
};

type Row = readonly [
  id: string,
  size: number,
  shape: keyof typeof SHAPES,
  target: number,
  seconds: number,
  /** By their first letters: Penguin, Hare, Bear, Fox, Seal, Moose, Lynx. */
  rivals: string,
  thaws: number,
  rocks: number,
];

/** Every lake brings something: a rival, an island, a spring, a shape; the fourth of a pack rests. */
const ROWS: Readonly<Record<Pack, readonly Row[]>> = {
  village: [
    ['mill', 46, 'round', 55, 75, 'p', 0, 0],
    ['duck', 48, 'oval', 45, 80, 'h', 0, 0],
    ['church', 50, 'bean', 45, 90, 'ph', 0, 0],
    ['school', 50, 'clover', 50, 95, 's', 0, 3],
    ['baker', 54, 'round', 45, 100, 'pb', 0, 0],
    ['market', 54, 'cross', 45, 100, 'phf', 0, 2],
  ],
  pine: [
    ['cone', 56, 'oval', 40, 100, 'sf', 0, 4],
    ['owl', 56, 'shell', 45, 105, 'hfp', 0, 3],
    ['antler', 58, 'bean', 40, 105, 'mps', 0, 4],
    ['moss', 54, 'round', 50, 110, 'ph', 0, 4],
    ['timber', 60, 'clover', 40, 110, 'fbh', 0, 5],
    ['raven', 60, 'star', 40, 110, 'fmsp', 0, 4],
  ],
  springs: [
    ['kettle', 54, 'round', 45, 105, 'ps', 1, 0],
    ['steam', 58, 'oval', 40, 110, 'fh', 2, 0],
    ['ember', 60, 'cross', 40, 115, 'bfp', 2, 3],
    ['mist', 56, 'shell', 50, 120, 'sh', 2, 2],
    ['geyser', 62, 'round', 35, 115, 'fmh', 3, 0],
    ['cauldron', 64, 'bean', 40, 120, 'fbms', 3, 3],
  ],
  fjord: [
    ['narrow', 62, 'bean', 40, 115, 'lps', 0, 5],
    ['whale', 64, 'oval', 40, 120, 'lfh', 0, 5],
    ['lantern', 64, 'clover', 35, 120, 'lmb', 1, 5],
    ['gull', 60, 'round', 45, 130, 'sph', 0, 6],
    ['anchor', 66, 'star', 35, 125, 'lfm', 1, 6],
    ['giant', 66, 'cross', 35, 135, 'lfbs', 2, 6],
  ],
  aurora: [
    ['glimmer', 64, 'shell', 50, 130, 'lms', 2, 4],
    ['ribbon', 66, 'bean', 45, 135, 'lfhb', 2, 4],
    ['comet', 68, 'star', 45, 140, 'lfmb', 3, 5],
    ['polar', 62, 'oval', 55, 140, 'phsb', 2, 5],
    ['crown', 70, 'clover', 45, 145, 'lfmbh', 3, 5],
    ['north', 72, 'round', 45, 150, 'lfmbshp', 3, 5],
  ],
};

const byLetter = (letter: string): Rival => RIVALS.find((kind) => kind[0] === letter) ?? 'seal';

function lakeOf(pack: Pack, row: Row, number: number): Lake {
  const [id, size, shape, target, seconds, rivals, thaws, rocks] = row;
  return {
    id,
    pack,
    size,
    shape: SHAPES[shape],
    target,
    seconds,
    rivals: [...rivals].map(byLetter),
    thaws,
    rocks,
    pace: ramp([0.72, 1], number / (PACKS.length * PACK_SIZE - 1)),
  };
}

/** Three minutes against all seven, for as much as one can hold. */
const ARENA: Lake = {
  id: 'endless',
  pack: undefined,
  size: 84,
  shape: SHAPES.shell,
  target: 0,
  seconds: 180,
  // Around the ring: the gentle ones beside the player, the keenest hunters opposite.
  rivals: ['penguin', 'bear', 'fox', 'lynx', 'moose', 'hare', 'seal'],
  thaws: 2,
  rocks: 6,
  pace: 0.9,
};

const DAILY: Lake = {
  ...ARENA,
  id: 'daily',
  size: 60,
  target: 35,
  seconds: 110,
  rivals: ['seal', 'fox', 'hare', 'bear'],
  rocks: 4,
  pace: 0.85,
};

export const LAKES: readonly Lake[] = [
  ...PACKS.flatMap((pack, at) =>
    ROWS[pack].map((row, index) => lakeOf(pack, row, at * PACK_SIZE + index)),
  ),
  ARENA,
  DAILY,
];
export const ARENA_AT = LAKES.length - 2;
export const DAILY_AT = LAKES.length - 1;
/** The shapes that a day's lake takes turns in. */
export const DAY_SHAPES: readonly Shape[] = Object.values(SHAPES);

export function lakeAt(number: number): Lake {
  const lake = LAKES[number];
  if (!lake) throw new Error(`there is no lake number ${number}`);
  return lake;
}

/** The first star is the win; two and three take it within these parts of the time. */
export const STAR_PARTS = [0.7, 0.4] as const;
