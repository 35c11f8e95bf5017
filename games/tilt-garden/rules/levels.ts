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

/** Rows and cells of the way at a garden's first and last level. */
const SIZES: Readonly<Record<Garden, readonly [number, number, number, number]>> = {
  stone: [7, 9, 13, 20],
  moss: [8, 10, 17, 22],
  bridge: [8, 10, 17, 23],
  ice: [9, 11, 20, 26],
  magnet: [9, 11, 20, 27],
  clock: [9, 11, 20, 28],
};

export function recipeOf(map: number): Recipe {
  const garden = gardenOf(map);
  const step = map < LEVEL_COUNT ? map % STEPS : 5;
  const [low, high, short, long] = SIZES[garden];
  const base: Recipe = {
    columns: 5,
    rows: grow(step, low, high),
    length: grow(step, short, long),
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
  if (map === 1) return { ...base, holes: 1, sides: 0 };
  if (garden === 'stone') return { ...base, holes: grow(step, 1, 4) };
  if (garden === 'moss') return { ...base, moss: grow(step, 1, 3) };
  if (garden === 'bridge')
    return { ...base, gaps: true, sides: grow(step, 1, 2), planks: grow(step, 1, 2) };
  if (garden === 'ice') return { ...base, ice: grow(step, 1, 3) };
  if (garden === 'magnet')
    return { ...base, sides: grow(step, 2, 4), magnets: grow(step, 1, 3), moss: grow(step, 0, 1) };
  return {
    ...base,
    gates: grow(step, 1, 3),
    ice: grow(step, 0, 1),
    moss: grow(step, 0, 1),
    magnets: grow(step, 0, 2),
    gaps: step % 2 === 1,
    planks: step % 2,
  };
}

/** The seed of a try to make a map. */
export const seedAt = (map: number, tries: number): number => map * 211 + tries;

export function seedOf(map: number): number {
  return seedAt(map, madeOf(map)[0]);
}

/** Seconds of the way that a search found. */
export const parOf = (map: number): number => madeOf(map)[1] / 10;

/** Seconds for three and for two stars, and until the sun sets (0: never). */
export function timesOf(map: number): readonly [three: number, two: number, end: number] {
  const par = parOf(map);
  const round = (seconds: number): number => Math.round(seconds * 2) / 2;
  return [round(par * 1.6 + 1.5), round(par * 2.3 + 2), map === 0 ? 0 : Math.ceil(par * 3 + 12)];
}

/** The try that made each map, and the tenths of a second of the way that a search found. */
const MADE = (
  '0/35 0/39 0/50 0/52 0/35 0/50 0/56 0/59 0/51 0/57 0/57 0/63 0/59 0/67 0/74 0/54 0/45 0/84 0/72 0/77 ' +
  '0/49 0/47 0/58 0/55 0/57 0/62 0/68 0/68 0/68 0/77 0/73 0/75 0/70 0/63 0/73 0/65 0/85 0/88 0/75 0/75 ' +
  '0/53 0/68 0/70 0/76 0/71 0/69 0/83 0/53 0/86 0/91 0/69 0/62 0/55 0/80 0/77 0/79 0/89 1/102 0/102 0/107 ' +
  '0/56 0/73 0/59 0/75 0/65 0/80 0/49 0/74 0/68 0/74 0/53 0/102 0/52 0/65 0/70 0/47 0/78 0/96 0/52 0/67 ' +
  '0/67 0/71 0/81 0/87 0/55 0/75 1/60 0/55 0/89 1/92 0/51 0/53 0/63 0/82 0/82 0/56 0/38 0/63 0/67 0/80'
).split(' ');

function madeOf(map: number): readonly [tries: number, tenths: number] {
  const [tries, tenths] = (MADE[map] ?? '').split('/');
  return [Number(tries ?? 0), Number(tenths ?? 80)];
}
