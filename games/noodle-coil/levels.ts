import { gridOf, type Grid } from '@playgrove/kit/core';

/** What makes one tray different from another. */
type Recipe = {
  /** Rows from the top; `#` is a bamboo block, `<` `>` `^` `v` where the noodle starts and faces. */
  readonly rows: readonly string[];
  /** Toppings to eat. */
  readonly target: number;
  /** Of those, how many must come from coils. */
  readonly coils?: number;
  /** Toppings on the tray at once. Default 4. */
  readonly served?: number;
  /** How many one coil must hold for the third star. Default 2. */
  readonly big?: number;
  /** Out over one edge, in over the other. */
  readonly wraps?: boolean;
  /** How long the noodle is at the start. Default 4. */
  readonly length?: number;
  /** Ticks for a cell at the start. Default 9. */
  readonly pace?: number;
};

export type Tray = {
  readonly grid: Grid;
  readonly blocks: ReadonlySet<number>;
  readonly start: number;
  /** Clockwise from up. */
  readonly way: 0 | 1 | 2 | 3;
  readonly target: number;
  readonly coils: number;
  readonly served: number;
  readonly big: number;
  readonly wraps: boolean;
  readonly length: number;
  readonly pace: number;
};

const WAYS = '^>v<';

function trayOf(recipe: Recipe): Tray {
  const { rows } = recipe;
  const width = rows[0]?.length ?? 0;
  const cells = rows.join('');
  const start = [...cells].findIndex((cell) => WAYS.includes(cell));
  const way = WAYS.indexOf(cells[start] ?? '');
  if (cells.length !== width * rows.length || start < 0 || way < 0) {
    throw new Error(`a tray needs rows of one length and a start: ${rows.join('/')}`);
  }
  return {
    grid: gridOf(width, rows.length),
    blocks: new Set([...cells].flatMap((cell, at) => (cell === '#' ? [at] : []))),
    start,
    way: way as Tray['way'],
    target: recipe.target,
    coils: recipe.coils ?? 0,
    served: recipe.served ?? 4,
    big: recipe.big ?? 2,
    wraps: recipe.wraps ?? false,
    length: recipe.length ?? 4,
    pace: recipe.pace ?? 9,
  };
}

/** An empty tray with the noodle in its lower middle, heading up. */
function open(width: number, height: number, ...blocks: readonly string[]): string[] {
  const rows = Array.from({ length: height }, (_, y) => blocks[y] ?? '.'.repeat(width));
  return rows.map((row, y) => {
    if (y !== height - 4 || /[\^>v<]/.test(rows.join(''))) return row;
    const middle = Math.floor(width / 2);
    return `${row.slice(0, middle)}^${row.slice(middle + 1)}`;
  });
}

/** Draws a quarter and mirrors it both ways; the middle row and column are shared. */
function quarters(...quarter: readonly string[]): string[] {
  const half = quarter.map((row) => row + [...row].reverse().slice(1).join(''));
  const rows = [...half, ...half.toReversed().slice(1)];
  return open(rows[0]?.length ?? 0, rows.length, ...rows);
}

export const CLASSIC = trayOf({ rows: open(15, 15), target: 0, pace: 10 });

/** Forty trays, eight to an idea: open, blocks, rims that lead round, coils, and then all together. */
const RECIPES: readonly Recipe[] = [
  // Open trays.
  { rows: open(11, 11), target: 6, length: 8, pace: 11 },
  { rows: open(11, 11), target: 12, length: 12, pace: 11, served: 7, big: 3 },
  { rows: open(7, 15), target: 10, pace: 10 },
  { rows: open(15, 7), target: 12, length: 10, pace: 10 },
  { rows: open(9, 9), target: 14 },
  { rows: open(13, 13), target: 24, length: 14, served: 7, big: 4 },
  { rows: open(8, 8), target: 16 },
  { rows: open(11, 11), target: 24, length: 10 },
  // Bamboo blocks.
  {
    rows: quarters('......', '......', '..#...', '......', '......', '......'),
    target: 8,
    length: 8,
    pace: 10,
  },
  {
    rows: quarters('###...', '##....', '#.....', '......', '......', '......'),
    target: 12,
    length: 8,
  },
  {
    rows: quarters('.......', '.......', '..##...', '..#....', '.......', '.......', '.......'),
    target: 12,
  },
  {
    rows: quarters('.......', '..####.', '.......', '.......', '..####.', '.......', '.......'),
    target: 14,
    length: 8,
  },
  {
    rows: quarters(...Array<string>(4).fill('.......'), ...Array<string>(3).fill('....###')),
    target: 14,
    length: 8,
    served: 6,
    pace: 10,
  },
  {
    rows: quarters('#......', '.......', '...##..', '...#...', '.......', '.......', '.......'),
    target: 16,
  },
  {
    rows: quarters('.......', '.#.#.#.', '.......', '.#.#.#.', '.......', '.#.#...', '.......'),
    target: 16,
  },
  {
    rows: quarters('.......', '.####..', '.#.....', '.#.....', '.#.....', '.......', '.......'),
    target: 20,
  },
  // Rims that lead round to the other side.
  { rows: open(11, 11), target: 14, served: 6, wraps: true },
  {
    rows: quarters('##....', '#.....', '......', '......', '......', '......'),
    target: 16,
    wraps: true,
  },
  {
    rows: quarters('###...', '......', '......', '..#...', '......', '......'),
    target: 18,
    wraps: true,
  },
  {
    rows: quarters('......', '......', '..####', '......', '......', '......'),
    target: 18,
    wraps: true,
    pace: 8,
  },
  {
    rows: quarters('.......', '.......', '..#####', '..#....', '..#....', '..#....', '.......'),
    target: 12,
    wraps: true,
  },
  {
    rows: quarters('######.', '#......', '#......', '#..#...', '#......', '#......', '.......'),
    target: 16,
    wraps: true,
  },
  {
    rows: quarters('#.#.#.#', '.......', '#.#.#..', '.......', '#.#.#..', '.......', '#......'),
    target: 18,
    wraps: true,
  },
  {
    rows: quarters('.......', '######.', '.......', '.......', '######.', '.......', '.......'),
    target: 20,
    wraps: true,
    pace: 8,
  },
  // Orders: some toppings must come from a coil.
  { rows: open(11, 11), target: 6, coils: 1, length: 12, pace: 11 },
  { rows: open(11, 11), target: 8, coils: 2, length: 12, pace: 10 },
  { rows: open(13, 13), target: 12, coils: 4, length: 14, pace: 10, served: 6, big: 3 },
  {
    rows: quarters('......', '......', '..#...', '......', '......', '......'),
    target: 10,
    coils: 3,
    length: 14,
    pace: 10,
  },
  { rows: open(13, 11), target: 12, coils: 6, length: 16 },
  {
    rows: quarters('#......', '.......', '.......', '...#...', '.......', '.......', '.......'),
    target: 12,
    coils: 5,
    length: 16,
  },
  { rows: open(9, 13), target: 14, coils: 6, length: 16 },
  { rows: open(13, 13), target: 20, coils: 12, length: 20, served: 6, big: 4 },
  // The house special: everything at once, faster.
  {
    rows: quarters('.......', '.......', '..##...', '..#....', '.......', '.......', '.......'),
    target: 26,
    length: 14,
    pace: 8,
    served: 6,
    big: 3,
  },
  {
    rows: quarters('#......', '.......', '..#....', '.......', '.......', '......#', '.......'),
    target: 18,
    coils: 4,
    length: 14,
    pace: 8,
  },
  {
    rows: quarters('##.....', '#......', '.......', '...#...', '.......', '.......', '.......'),
    target: 24,
    wraps: true,
    pace: 7,
  },
  {
    rows: [
      '......#......',
      '......#......',
      '.............',
      '.............',
      '......#......',
      '......#......',
      '......#......',
      '......#......',
      '.............',
      '..^..........',
      '......#......',
      '......#......',
    ],
    target: 24,
    length: 10,
    pace: 8,
    served: 6,
  },
  {
    rows: quarters(...Array<string>(3).fill('###....'), ...Array<string>(4).fill('.......')),
    target: 24,
    length: 12,
    pace: 8,
    served: 6,
    big: 3,
  },
  { rows: open(9, 9), target: 26, length: 10, pace: 8 },
  { rows: open(11, 11), target: 20, coils: 8, length: 16, pace: 8 },
  { rows: open(13, 13), target: 40, length: 18, pace: 7, served: 7, big: 4 },
];

export const LEVELS: readonly Tray[] = RECIPES.map(trayOf);

/** The tray of a level, or the classic one for −1. */
export function trayFor(level: number): Tray {
  return LEVELS[level] ?? CLASSIC;
}
