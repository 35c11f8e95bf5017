import { hexCenter, hexExists, hexGrid } from '@playgrove/kit/logic/hexgrid';
import { createRng } from '@playgrove/kit/core';
import type { Rng } from '@playgrove/kit/contract';
import { hanging } from './outcome.ts';
import {
  COLUMNS,
  EMPTY,
  GUMMY,
  isFlavor,
  type Motif,
  POPPER,
  type Recipe,
  type Shape,
  STONE,
} from './state.ts';

/** `x` −1 to 1 across, `y` 0 to 1 down, `row` and how many rows there are. */
type Place = {
  readonly x: number;
  readonly y: number;
  readonly row: number;
  readonly rows: number;
};

const wave = (part: number): number => Math.abs((((part % 2) + 2) % 2) - 1);

const SHAPES: Readonly<Record<Shape, (at: Place) => boolean>> = {
  curtain: () => true,
  vee: ({ x, y }) => Math.abs(x) <= 1.02 - y * 0.85,
  arch: ({ x, y, row }) => row < 3 || Math.abs(x) > 0.3 + (1 - y) * 0.1,
  pillars: ({ x, row }) => row < 2 || wave(x * 2.5 + 1) > 0.42,
  diamond: ({ x, y, row }) => row === 0 || Math.abs(x) <= 0.28 + 0.78 * (1 - Math.abs(y * 2 - 1)),
  zigzag: ({ x, row }) => row === 0 || Math.abs(x - (wave(row / 3) * 1.4 - 0.7)) < 0.56,
  swags: ({ x, y, row }) => row === 0 || y <= 0.38 + 0.62 * wave(x * 2 + 1),
  ring: ({ x, y, row }) => {
    const far = Math.sqrt(x * x + (y * 2 - 1) * (y * 2 - 1));
    return row === 0 || (far < 1.06 && far > 0.42);
  },
  steps: ({ x, y }) => x <= 1.05 - Math.floor(y * 4) * 0.42,
  lantern: ({ x, y }) => {
    if (y < 0.22) return Math.abs(x) < 0.3;
    return Math.abs(x) < 0.94 - Math.abs(y - 0.58) * 1.3;
  },
  heart: ({ x, y }) => {
    const side = Math.abs(x);
    return y < 0.34 ? (side - 0.5) * (side - 0.5) < 0.3 : side <= 1.04 - (y - 0.3) * 1.35;
  },
  shelves: ({ x, row }) => row % 4 < 2 || wave(x + Math.floor(row / 4)) > 0.62,
  cross: ({ x, y, row }) => row === 0 || Math.abs(x) < 0.4 || Math.abs(y - 0.45) < 0.2,
  waves: ({ x, row }) =>
    row === 0 || Math.abs(Math.abs(x) - 0.62) < 0.13 || wave((row + wave(x + 1) * 3) / 2.4) > 0.3,
};

/** Makes the board of a recipe: cells, ice and what twirls turn into. */
export function makeBoard(recipe: Recipe): {
  readonly cells: number[];
  readonly ice: number[];
  readonly other: number[];
} {
  const { rows, flavors } = recipe;
  const rng = createRng(`sherbet ${recipe.shape} ${recipe.seed}`);
  const grid = hexGrid({ columns: COLUMNS, rows, shift: 0, short: true });
  const palette = rng.shuffled(flavors);
  const paint = painter(recipe.motif, rng, rows, palette.length);
  const cells = Array.from({ length: grid.count }, (_, cell) => {
    if (!hexExists(grid, cell)) return EMPTY;
    const at = placeOf(grid, cell);
    return SHAPES[recipe.shape](at) ? (palette[paint(at) % palette.length] ?? EMPTY) : EMPTY;
  });
  if (rows > EASY_ROWS) anchor(cells, palette, rng);
  for (const loose of hanging(grid, cells)) cells[loose] = EMPTY;
  const ice = cells.map(() => 0);
  const other = cells.map(() => -1);
  const free = (deep: boolean): number[] =>
    cells.flatMap((kind, cell) =>
      isFlavor(kind) && ice[cell] === 0 && other[cell] === -1 && (!deep || cell >= COLUMNS)
        ? [cell]
        : [],
    );
  const put = (count: number, deep: boolean, place: (cell: number) => void): void => {
    for (let made = 0; made < count; made += 1) {
      const open = free(deep);
      if (open.length > 0) place(rng.pick(open));
    }
  };
  spacedGummies(recipe.gummies, free(true), rng, grid).forEach((cell) => (cells[cell] = GUMMY));
  put(recipe.stones, true, (cell) => (cells[cell] = STONE));
  put(recipe.poppers, true, (cell) => (cells[cell] = POPPER));
  put(recipe.ice, false, (cell) => (ice[cell] = 1));
  put(recipe.twirls, false, (cell) => {
    other[cell] = rng.pick(flavors.filter((flavor) => flavor !== cells[cell]));
  });
  return { cells, ice, other };
}

/** The first row of a larger board in single sweets: what hangs from it is not cut off by one shot. */
function anchor(cells: number[], palette: readonly number[], rng: Rng): void {
  let last = EMPTY;
  for (let cell = 0; cell < COLUMNS; cell += 1) {
    if (cells[cell] === EMPTY) continue;
    const below = [cells[cell + COLUMNS], cells[cell + COLUMNS - 1]];
    const open = palette.filter((one) => one !== last && !below.includes(one));
    last = rng.pick(open.length > 0 ? open : palette.filter((one) => one !== last));
    cells[cell] = last;
  }
}

type Grid = ReturnType<typeof hexGrid>;

function placeOf(grid: Grid, cell: number): Place {
  const { x } = hexCenter(grid, cell);
  const row = Math.floor(cell / COLUMNS);
  return { x: (x * 2) / COLUMNS - 1, y: row / Math.max(1, grid.rows - 1), row, rows: grid.rows };
}

/** Gummies from just under the ceiling to the lowest row, far from each other: each in its own way. */
function spacedGummies(count: number, open: readonly number[], rng: Rng, grid: Grid): number[] {
  const chosen: number[] = [];
  for (let made = 0; made < count && made < open.length; made += 1) {
    const row = 1 + ((grid.rows - 2) * made) / Math.max(1, count - 1);
    const level = (cell: number): number => Math.abs(Math.floor(cell / COLUMNS) - row);
    const tries = rng
      .shuffled(open.filter((cell) => !chosen.includes(cell)))
      .toSorted((one, two) => level(one) - level(two))
      .slice(0, 6);
    const far = (cell: number): number => {
      const at = hexCenter(grid, cell);
      const away = chosen.map((other) => {
        const spot = hexCenter(grid, other);
        return Math.sqrt((spot.x - at.x) * (spot.x - at.x) + (spot.y - at.y) * (spot.y - at.y));
      });
      return Math.min(9, ...away) - level(cell);
    };
    const [best] = tries.toSorted((one, two) => far(two) - far(one));
    if (best !== undefined) chosen.push(best);
  }
  return chosen;
}

/** Boards of no more rows than this are left as easy as they look. */
const EASY_ROWS = 6;

/** Cells of a patch: groups that are nearly three make a board of many small decisions. */
const PATCH: Readonly<Record<Motif, number>> = {
  patches: 2,
  mirror: 3.8,
  bands: 9,
  rings: 9,
  tiers: 9,
  checks: 9,
};

/** Which flavor goes where, as a number; patterns are easier to read than noise. */
function painter(motif: Motif, rng: Rng, rows: number, flavors: number): (at: Place) => number {
  const spots = Array.from({ length: Math.ceil((rows * COLUMNS) / PATCH[motif]) }, (_, index) => ({
    x: rng.between(motif === 'mirror' ? 0 : -1, 1),
    y: rng.between(-0.5, rows - 0.5),
    flavor: index % flavors,
  }));
  const patch = (x: number, row: number): number => {
    let [best, least] = [0, Infinity];
    for (const spot of spots) {
      const away = (spot.x - x) * 4.5 * ((spot.x - x) * 4.5) + (spot.y - row) * (spot.y - row);
      if (away < least) [best, least] = [spot.flavor, away];
    }
    return best;
  };
  const stray = (plain: number): number => (rng.chance(0.12) ? rng.int(flavors) : plain);
  const lean = rng.chance(0.5) ? 1 : -1;
  const offset = rng.int(flavors);
  const paints: Readonly<Record<Motif, (at: Place) => number>> = {
    patches: ({ x, row }) => patch(x, row),
    mirror: ({ x, row }) => patch(Math.abs(x), row),
    bands: ({ x, row }) => {
      const across = row * 0.87 + lean * x * 4.5 + 40;
      const along = row * 0.87 - lean * x * 4.5 + 40;
      return stray(Math.floor(across / 1.5) + Math.floor(along / 3.4) * 2);
    },
    rings: ({ x, y, rows: all }) => {
      const up = (y - 0.45) * all * 0.87;
      const sector = (x > 0.1 ? 1 : 0) + (up > 0 ? 2 : 0);
      return Math.floor(Math.sqrt(x * 4.5 * (x * 4.5) + up * up) / 1.25 + offset) + sector;
    },
    tiers: ({ x, row }) => stray(Math.floor((Math.abs(x) * 4.5 + 0.5) / 2) + row * 2 + offset),
    checks: ({ x, row }) => Math.floor((x + 1) * 2.25) + Math.floor(row / 2) * 2,
  };
  return paints[motif];
}

/** One more row for the endless pour: in runs of one to three. */
export function pourRow(rng: Rng, flavors: readonly number[], poured: number): number[] {
  const row: number[] = [];
  let last = -1;
  while (row.length < COLUMNS) {
    const flavor = rng.pick(flavors.filter((one) => one !== last));
    const run = 1 + rng.int(3);
    for (let at = 0; at < run && row.length < COLUMNS; at += 1) row.push(flavor);
    last = flavor;
  }
  if (poured > 3 && poured % 3 === 0) row[1 + rng.int(COLUMNS - 2)] = POPPER;
  return row;
}
