/** What a tray of a level holds. */
export type Recipe = {
  readonly columns: number;
  readonly rows: number;
  /** Cells of the way. */
  readonly length: number;
  /** Holes straight on behind turns, and beside the way. */
  readonly holes: number;
  readonly sides: number;
  /** Whether holes are gaps without a floor. */
  readonly gaps: boolean;
  readonly planks: number;
  readonly moss: number;
  readonly ice: number;
  readonly magnets: number;
  readonly gates: number;
  /** Open floor beside the way. */
  readonly bays: number;
};

export const GARDENS = ['stone', 'moss', 'bridge', 'ice', 'magnet', 'clock'] as const;
export type Garden = (typeof GARDENS)[number];

export const STEPS = 10;
export const LEVEL_COUNT = GARDENS.length * STEPS;
/** Maps for the daily challenge come after those of the levels. */
export const DAY_MAPS = 40;
export const MAP_COUNT = LEVEL_COUNT + DAY_MAPS;

export const gardenOf = (map: number): Garden =>
  GARDENS[(map < LEVEL_COUNT ? Math.floor(map / STEPS) : map) % GARDENS.length] ?? 'stone';

/** From `low` at a garden's first level to `high` at its last. */
const grow = (step: number, low: number, high: number): number =>
  Math.round(low + ((high - low) * step) / (STEPS - 1));

export function recipeOf(map: number): Recipe {
  const garden = gardenOf(map);
  const isDay = map >= LEVEL_COUNT;
  const stage = GARDENS.indexOf(garden);
  const step = isDay ? 5 : map % STEPS;
  const base: Recipe = {
    columns: 5,
    rows: grow(step, 7, 9) + Math.min(2, stage),
    length: grow(step, 15, 21) + Math.min(5, stage * 2),
    holes: grow(step, 2, 4),
    sides: grow(step, 1, 3),
    gaps: false,
    planks: 0,
    moss: 0,
    ice: 0,
    magnets: 0,
    gates: 0,
    bays: 1,
  };
  if (map === 0) return { ...base, rows: 6, length: 11, holes: 0, sides: 0, bays: 0 };
  if (map === 1) return { ...base, rows: 7, length: 13, holes: 1, sides: 0 };
  if (garden === 'stone') return { ...base, holes: grow(step, 1, 4), length: grow(step, 13, 20) };
  if (garden === 'moss') return { ...base, moss: grow(step, 1, 3), holes: grow(step, 2, 4) };
  if (garden === 'bridge') return { ...base, gaps: true, planks: grow(step, 1, 3) };
  if (garden === 'ice') return { ...base, ice: grow(step, 1, 3) };
  if (garden === 'magnet') return { ...base, magnets: grow(step, 1, 3), moss: grow(step, 0, 1) };
  return {
    ...base,
    gates: grow(step, 1, 2),
    ice: grow(step, 0, 1),
    moss: grow(step, 0, 1),
    magnets: grow(step, 0, 2),
    gaps: step % 2 === 1,
    planks: step % 2,
  };
}

export function seedOf(map: number): number {
  return SEEDS[map]?.[0] ?? map;
}

/** Seconds of the best way that a search found. */
export function parOf(map: number): number {
  return SEEDS[map]?.[1] ?? 10;
}

/** Seconds for three and for two stars, and until the sun sets (0: never). */
export function timesOf(map: number): readonly [three: number, two: number, end: number] {
  const par = parOf(map);
  const round = (seconds: number): number => Math.round(seconds * 2) / 2;
  return [round(par * 1.6 + 1.5), round(par * 2.3 + 2), map === 0 ? 0 : Math.ceil(par * 3 + 12)];
}

const SEEDS: readonly (readonly [seed: number, seconds: number])[] = [
  [0, 3.5],
  [211, 3.5],
  [422, 4.9],
  [633, 4.7],
  [844, 4.5],
  [1055, 4.2],
  [1266, 5.0],
  [1477, 5.2],
  [1688, 5.7],
  [1899, 6.7],
  [2110, 6.4],
  [2321, 5.8],
  [2532, 6.2],
  [2743, 6.8],
  [2954, 7.5],
  [3165, 7.1],
  [3376, 7.6],
  [3587, 7.5],
  [3798, 8.2],
  [4009, 7.7],
  [4220, 5.5],
  [4431, 6.4],
  [4642, 5.9],
  [4853, 6.5],
  [5064, 7.7],
  [5278, 6.9],
  [5486, 6.7],
  [5697, 5.3],
  [5908, 7.3],
  [6126, 7.1],
  [6330, 5.7],
  [6541, 6.1],
  [6752, 7.0],
  [6963, 6.9],
  [7174, 7.0],
  [7385, 8.0],
  [7596, 6.5],
  [7807, 9.1],
  [8018, 3.5],
  [8229, 9.1],
  [8440, 3.9],
  [8651, 6.3],
  [8862, 5.5],
  [9073, 7.6],
  [9284, 6.8],
  [9495, 6.5],
  [9706, 8.4],
  [9917, 9.2],
  [10128, 9.0],
  [10339, 8.8],
  [10550, 6.0],
  [10761, 6.3],
  [10972, 6.3],
  [11183, 8.2],
  [11394, 6.3],
  [11605, 6.2],
  [11816, 6.0],
  [12027, 9.2],
  [12238, 8.5],
  [12450, 9.1],
  [12660, 4.7],
  [12871, 5.5],
  [13082, 6.7],
  [13293, 7.8],
  [13504, 7.6],
  [13715, 8.2],
  [13926, 4.8],
  [14137, 7.3],
  [14348, 7.3],
  [14559, 7.3],
  [14770, 6.7],
  [14981, 7.5],
  [15192, 5.5],
  [15403, 7.5],
  [15614, 6.0],
  [15825, 7.5],
  [16036, 7.3],
  [16248, 9.7],
  [16458, 5.7],
  [16669, 7.3],
  [16880, 6.7],
  [17091, 6.1],
  [17302, 5.8],
  [17514, 7.5],
  [17724, 4.7],
  [17935, 6.3],
  [18146, 5.1],
  [18357, 4.3],
  [18568, 7.5],
  [18779, 5.6],
  [18990, 4.7],
  [19201, 8.7],
  [19412, 6.5],
  [19623, 4.1],
  [19834, 7.5],
  [20046, 5.7],
  [20256, 4.3],
  [20467, 7.4],
  [20678, 7.2],
  [20889, 8.1],
];
