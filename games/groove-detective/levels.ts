import type { Level } from '@playgrove/kit/contract';
import type { Params } from './rules/state.ts';

/** Cases of a pack. */
export const PACK_SIZE = 6;

type Pack = {
  readonly name: string;
  readonly needs: number;
  readonly drums: number;
  readonly stains: readonly number[];
  readonly ticks: readonly number[];
  /** How many loops fit the waveform at first, at least and at most, case by case. */
  readonly least: readonly number[];
  readonly most: readonly number[];
};

// Each pack begins a little easier than the one before it ended.
const PACKS: readonly Pack[] = [
  {
    name: 'alley',
    needs: 0,
    drums: 2,
    stains: [0, 0, 0, 0, 0, 0],
    ticks: [20, 19, 18, 18, 17, 16],
    least: [2, 3, 4, 5, 6, 8],
    most: [4, 6, 8, 12, 20, 30],
  },
  {
    name: 'diner',
    needs: 5,
    drums: 3,
    stains: [0, 0, 0, 0, 0, 0],
    ticks: [18, 18, 17, 17, 16, 16],
    least: [12, 20, 30, 40, 50, 60],
    most: [60, 90, 120, 160, 220, 300],
  },
  {
    name: 'station',
    needs: 15,
    drums: 3,
    stains: [1, 1, 2, 2, 2, 3],
    ticks: [18, 17, 17, 16, 16, 15],
    least: [20, 30, 40, 60, 80, 100],
    most: [200, 240, 300, 400, 500, 700],
  },
  {
    name: 'ballroom',
    needs: 27,
    drums: 4,
    stains: [0, 0, 0, 0, 0, 0],
    ticks: [18, 17, 17, 16, 16, 15],
    least: [60, 100, 140, 200, 250, 300],
    most: [500, 700, 900, 1200, 1600, 2000],
  },
  {
    name: 'rooftop',
    needs: 40,
    drums: 5,
    stains: [0, 0, 1, 1, 2, 2],
    ticks: [18, 17, 17, 16, 16, 15],
    least: [200, 250, 300, 350, 400, 500],
    most: [2000, 2400, 2800, 3200, 3600, 3900],
  },
];

const NONE = { no: 0, drums: 4, stains: 0, ticks: 17, least: 1, most: 4000 } as const;

const cases = PACKS.flatMap(({ name, needs, drums, stains, ticks, least, most }, pack) =>
  Array.from({ length: PACK_SIZE }, (_, at): Level<Params> => ({
    id: `${name}-${at + 1}`,
    pack: `pack.${name}`,
    needs,
    params: {
      mode: 'case',
      no: pack * PACK_SIZE + at + 1,
      drums,
      stains: stains[at] ?? 0,
      ticks: ticks[at] ?? 17,
      least: least[at] ?? 1,
      most: most[at] ?? 4000,
    },
  })),
);
const [first, ...others] = cases;
if (!first) throw new Error('groove-detective: there are no cases');

// The ids are in saves and links: never change or reuse one.
export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  first,
  ...others,
  { id: 'jukebox', needs: 3, params: { ...NONE, mode: 'jukebox', drums: 5 } },
  { id: 'daily', daily: true, params: { ...NONE, mode: 'case', least: 60, most: 900 } },
];
