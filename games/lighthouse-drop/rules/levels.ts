import { levels, placeIn, ramp, type Pack, type Ramp } from '@playgrove/kit/logic/levels';
import type { Params } from './types.ts';

const EACH = 20;
const DAY = 101;
/** Floors over which the endless tower gets harder, and those of a stretch of dusk or of night. */
const ENDLESS = 140;
const STRETCH = 30;

type Row = Pack & {
  readonly floors: Ramp;
  /** Tiles of a gap. */
  readonly gap: Ramp;
  readonly hot: Ramp;
  /** Chance of a puddle of burning oil that wanders. */
  readonly oil: Ramp;
  /** Whether tiles below a gap may be hot as well. */
  readonly mean: Ramp;
  readonly night?: true;
};

const PACKS: readonly [Row, ...Row[]] = [
  { name: 'harbor', floors: [24, 42], gap: [4.4, 3.4], hot: [0.2, 2.2], oil: [0, 0], mean: [0, 0] },
  {
    name: 'lamps',
    needs: 18,
    floors: [30, 46],
    gap: [4.1, 3.4],
    hot: [0.7, 2.7],
    oil: [0, 0],
    mean: [0, 0.25],
  },
  {
    name: 'oil',
    needs: 45,
    floors: [30, 46],
    gap: [3.6, 2.9],
    hot: [0.9, 3],
    oil: [0.2, 0.6],
    mean: [0, 0.4],
  },
  {
    name: 'night',
    needs: 75,
    floors: [30, 46],
    gap: [3.5, 2.9],
    hot: [1.2, 3.8],
    oil: [0, 0],
    mean: [0, 0.4],
    night: true,
  },
  {
    name: 'storm',
    needs: 110,
    floors: [36, 54],
    gap: [3, 2.3],
    hot: [2.4, 5.6],
    oil: [0.2, 0.6],
    mean: [0.3, 0.8],
    night: true,
  },
];

export const LEVELS = levels<Params, Row>({
  packs: PACKS,
  each: EACH,
  params: ({ number }) => ({ tower: number }),
  endless: { tower: 0 },
  daily: { tower: DAY },
});

/** Where a tower stands: its pack, how far into it, and its floors; endless has none. */
function placeOf(tower: number): { readonly row: Row; readonly part: number } {
  const { pack, part } = placeIn(EACH, tower === DAY ? 50 : tower, 5);
  return { row: PACKS[pack] ?? PACKS[0], part };
}

/** Floors above the sea. */
export function floorsOf({ tower }: Params): number {
  if (tower === 0) return Infinity;
  const { row, part } = placeOf(tower);
  return Math.round(ramp(row.floors, part));
}

/** Whether hot tiles of a floor show only in the beam. */
export function isNight({ tower }: Params, index: number): boolean {
  if (tower === 0) return Math.floor(index / STRETCH) % 2 === 1;
  return placeOf(tower).row.night ?? false;
}

/** How dark it is around a floor, 0 (dusk) to 1. */
export function darkAt(params: Params, index: number): number {
  if (params.tower === 0) {
    const part = (index % STRETCH) / STRETCH;
    return isNight(params, index) ? 1 - Math.max(0, part - 0.8) * 5 : Math.max(0, part - 0.6) * 2;
  }
  const { row } = placeOf(params.tower);
  if (row.night) return 1;
  return PACKS.indexOf(row) * 0.2 + Math.min(1, index / floorsOf(params)) * 0.2;
}

type Recipe = Readonly<Record<'gap' | 'hot' | 'oil' | 'mean', number>>;

/** What a floor is made of; floors of a tower get hotter toward the sea. */
export function recipeOf(params: Params, index: number): Recipe {
  if (params.tower === 0) {
    const part = Math.min(1, index / ENDLESS);
    return {
      gap: ramp([4, 2.4], part),
      hot: ramp([0.5, 6.4], part),
      oil: ramp([0, 0.6], part),
      mean: ramp([-0.2, 0.8], part),
    };
  }
  const { row, part } = placeOf(params.tower);
  const down = 0.6 + (0.6 * index) / floorsOf(params);
  return {
    gap: ramp(row.gap, part),
    hot: ramp(row.hot, part) * down,
    oil: ramp(row.oil, part),
    mean: ramp(row.mean, part),
  };
}
