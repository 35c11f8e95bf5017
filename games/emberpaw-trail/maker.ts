import type { Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { packMap, type TileMap } from '@playgrove/kit/logic/tilemap';
import {
  device,
  landscape,
  mapOf,
  put,
  standing,
  tileOf,
  type Grid,
  type Recipe,
  type Spot,
} from './landscape.ts';
import {
  COLUMNS,
  courseOf,
  DEN,
  EMBER,
  GROUPS,
  TILES,
  type Course,
  type Moth,
} from './rules/course.ts';
import { DID } from './rules/fox.ts';
import { relaxed, playTaps, search, slackOf, type Route } from './search.ts';

/** A level as it is shipped. */
export type Made = {
  readonly map: string;
  readonly moths: readonly Moth[];
  /** The way home with every ember. */
  readonly route: Route;
  /** The fastest way home, ticks. */
  readonly quick: number;
  /** How hard: sums up how little room its taps have. */
  readonly hard: number;
  /** How good it is to have: the more of the map and of its devices the way home uses, the better. */
  readonly worth: number;
};

/** What a level must be to be chosen. */
const FEWEST_TAPS = 5;
const MOST_TAPS = 17;
const SHORTEST = 60 * 5;
const LONGEST_ROUTE = 60 * 22;
/** Ticks in which the hardest tap may come. */
const NARROWEST = 5;
/** Ticks that nothing may happen in to a fox that is only sent off. */
const GRACE = 36;
const LEAST_COLUMNS = 13;
const LEAST_ROWS = 5;

const LONGEST = 60 * 34;
const FEW_NODES = 4_000;
const MANY_NODES = 40_000;

function cellsWhere(seen: Int32Array, test: (cell: number) => boolean): Spot[] {
  return [...seen.keys()]
    .filter((cell) => (seen[cell] ?? -1) >= 0 && test(cell))
    .map((cell) => ({ column: cell % COLUMNS, row: Math.floor(cell / COLUMNS) }));
}

function far(one: Spot, other: Spot): number {
  return Math.abs(one.column - other.column) + Math.abs(one.row - other.row);
}

/** Sets of devices tried on one landscape, and furnishings tried on each. */
const DEVICES = 5;
const FURNISHINGS = 4;
const NEAR = 6;
const PLACINGS = 14;

/**
 * One attempt at a level: a landscape, devices near what cannot be reached, a den that only lit
 * lanterns open up, sparks and embers where the search says that the fox can come.
 */
export function attempt(recipe: Recipe, seed: string): Made | undefined {
  const rng = createRng(seed);
  const grid = landscape(rng, recipe);
  const moths: Moth[] = [];
  for (const kind of recipe.extras) {
    if (rng.chance(0.7) && !device(rng, grid, kind, -1, moths)) return undefined;
  }
  const floor = standing(grid).filter(
    ({ column, row }) => row >= 6 && (column < 4 || column > COLUMNS - 5),
  );
  if (floor.length === 0) return undefined;
  const start = rng.pick(floor);
  put(grid, start.column, start.row, start.column < COLUMNS / 2 ? 'S' : 'Z');
  const dark = seenFrom(grid, moths, 0);
  const beyond = standing(grid).filter((spot) => (dark[cellAt(spot)] ?? -1) < 0);
  if (beyond.length < 3) return undefined;
  for (let set = 0; set < DEVICES; set += 1) {
    const made = equipped(rng, grid, moths, recipe, { start, beyond, before: dark });
    if (made) return made;
  }
  return undefined;
}

type Lie = {
  readonly start: Spot;
  readonly beyond: readonly Spot[];
  /** Where the fox comes without any of the devices. */
  readonly before: Int32Array;
};

function cellAt({ column, row }: Spot): number {
  return row * COLUMNS + column;
}

/** Where the fox can come with these lanterns lit. */
function seenFrom(grid: Grid, moths: readonly Moth[], lit: number): Int32Array {
  const probe = grid.map((row) => [...row]);
  // The den must be somewhere.
  put(probe, probe[0]?.indexOf('.') ?? 0, 0, 'D');
  return search(courseOf(mapOf(probe), moths), { ticks: 1500, nodes: FEW_NODES, lit }).seen;
}

function copyOf(grid: Grid): Grid {
  return grid.map((row) => [...row]);
}

function equipped(
  rng: Rng,
  bare: Grid,
  awake: readonly Moth[],
  recipe: Recipe,
  { start, beyond, before }: Lie,
): Made | undefined {
  let grid = copyOf(bare);
  let moths = [...awake];
  for (let group = 0; group < recipe.lanterns; group += 1) {
    const goal = rng.pick(beyond);
    let laid = false;
    for (let tries = 0; tries < PLACINGS && !laid; tries += 1) {
      const [next, more] = [copyOf(grid), [...moths]];
      if (!device(rng, next, rng.pick(recipe.devices), group, more)) continue;
      if (!changedNear(grid, next, moths, more, goal)) continue;
      [grid, moths, laid] = [next, more, true];
    }
    if (!laid) return undefined;
  }
  const all = (1 << recipe.lanterns) - 1;
  // Hedges that open may shut off what could be reached before.
  const shut = grid.some((line) => line.some((tile) => TILES.opening.includes(tile)));
  const dark = shut ? seenFrom(grid, moths, 0) : before;
  const bright = seenFrom(grid, moths, all);
  const dens = standing(grid).filter((spot) => {
    const cell = cellAt(spot);
    return (bright[cell] ?? -1) >= 0 && (dark[cell] ?? -1) < 0 && far(spot, start) > 8;
  });
  if (dens.length === 0) return undefined;
  for (let round = 0; round < FURNISHINGS; round += 1) {
    const made = furnish(rng, copyOf(grid), moths, all, { start, dens, dark, bright });
    if (made) return made;
  }
  return undefined;
}

function changedNear(
  before: Grid,
  after: Grid,
  moths: readonly Moth[],
  more: readonly Moth[],
  goal: Spot,
): boolean {
  const moth = more[moths.length];
  if (moth) return far(moth, goal) <= NEAR + 2;
  return after.some((line, row) =>
    line.some(
      (tile, column) => tile !== before[row]?.[column] && far({ column, row }, goal) <= NEAR,
    ),
  );
}

type Room = {
  readonly start: Spot;
  readonly dens: readonly Spot[];
  readonly dark: Int32Array;
  readonly bright: Int32Array;
};

function furnish(
  rng: Rng,
  grid: Grid,
  moths: readonly Moth[],
  all: number,
  { start, dens, dark, bright }: Room,
): Made | undefined {
  const den = rng.pick(dens);
  put(grid, den.column, den.row, 'D');
  const free = ({ column, row }: Spot): boolean => row > 0 && tileOf(grid, column, row) === '.';
  const reach = cellsWhere(dark, () => true).filter((spot) => free(spot) && far(spot, start) > 4);
  const beyond = cellsWhere(bright, () => true).filter((spot) => free(spot) && far(spot, den) > 3);
  for (let group = 0; group < GROUPS && (all & (1 << group)) !== 0; group += 1) {
    const pool = (group === 0 || rng.chance(0.5) ? reach : beyond).filter(free);
    if (pool.length === 0) return undefined;
    const spot = rng.pick(pool);
    put(grid, spot.column, spot.row, TILES.spark.charAt(group));
  }
  return proven(rng, grid, moths, all);
}

function proven(rng: Rng, grid: Grid, moths: readonly Moth[], all: number): Made | undefined {
  const plain = courseOf(mapOf(grid), moths);
  const first = search(plain, { ticks: LONGEST, nodes: FEW_NODES * 2, first: true }).home;
  if (!first || first.ticks < 60 * 4 || first.taps.length < 3) return undefined;
  const walked = playTaps(plain, first.taps, LONGEST);
  if (walked.walk.lit !== all) return undefined;
  const calm = relaxed(plain, first, 0);
  if (calm.taps.length < 3 || Math.min(...windows(plain, calm, 0)) < NARROWEST) return undefined;
  const { seen } = search(plain, { ticks: 1800, nodes: FEW_NODES * 2 });
  const near = new Set(
    walked.path.flatMap(([x, y]) => {
      const cell = cellOf(x, y);
      return [cell, cell - 1, cell + 1, cell + COLUMNS, cell - COLUMNS];
    }),
  );
  const pool = cellsWhere(seen, (cell) => !near.has(cell)).filter(
    (spot) => tileOf(grid, spot.column, spot.row) === '.' && spot.row > 0,
  );
  for (let round = 0; round < 3; round += 1) {
    const embers: Spot[] = [];
    for (const spot of rng.shuffled(pool)) {
      if (embers.length < GROUPS && embers.every((other) => far(spot, other) > 5)) {
        embers.push(spot);
      }
    }
    if (embers.length < GROUPS) return undefined;
    const whole = copyOf(grid);
    for (const { column, row } of embers) put(whole, column, row, 'e');
    const made = finished(mapOf(whole), moths);
    if (made) return made;
  }
  return undefined;
}

function cellOf(x: number, y: number): number {
  return Math.floor((y - 18) / 48) * COLUMNS + Math.floor(x / 48);
}

/** The proof of a level; nothing where it has none, or is not worth playing. */
export function finished(map: TileMap, moths: readonly Moth[]): Made | undefined {
  const course = courseOf(map, moths);
  const proof = proofOf(course);
  if (!proof) return undefined;
  const { route, quick } = proof;
  const { length } = route.taps;
  if (length < FEWEST_TAPS || length > MOST_TAPS) return undefined;
  if (quick < SHORTEST || route.ticks > LONGEST_ROUTE) return undefined;
  // A player who has just set off has a moment to look.
  if (playTaps(course, [], GRACE).walk.tick < GRACE) return undefined;
  const room = windows(course, route);
  if (Math.min(...room) < NARROWEST) return undefined;
  const worth = worthOf(course, route);
  const hard = room.reduce((sum, wide) => sum + 1 / wide, 0);
  return worth === undefined ? undefined : { map: packMap(map), moths, route, quick, hard, worth };
}

/** The way home with every ember, and the time of the fastest; nothing where there is none. */
export function proofOf(
  course: Course,
): { readonly route: Route; readonly quick: number } | undefined {
  const found = search(course, { ticks: LONGEST, nodes: MANY_NODES });
  if (!found.all || !found.home) return undefined;
  return { route: relaxed(course, found.all, 7), quick: found.home.ticks };
}

/** For each tap of a route, the ticks in which it may come. @param most see `slackOf` */
export function windows(
  course: Course,
  route: Route,
  embers = 7,
  most?: number,
): readonly number[] {
  return route.taps.map((_, at) => {
    const { early, late } = slackOf(course, route, at, embers, most);
    return early + late + 1;
  });
}

function worthOf(course: Course, route: Route): number | undefined {
  const { path, did, rode } = playTaps(course, route.taps, LONGEST);
  const columns = new Set(path.map(([x]) => Math.floor(x / 48))).size;
  const rows = new Set(path.map(([, y]) => Math.floor((y - 1) / 48))).size;
  if (columns < LEAST_COLUMNS || rows < LEAST_ROWS) return undefined;
  const used = [DID.bounce, DID.lift, DID.kick, DID.turn].filter((bit) => (did & bit) !== 0).length;
  const needed = [0, 1, 2].filter((group) => needs(course, group)).length;
  return columns * 0.05 + rows * 0.15 + used * 0.3 + (rode ? 0.6 : 0) + needed * 0.7;
}

/** Whether nobody comes home without this lantern. */
function needs(course: Course, group: number): boolean {
  if ((course.lanterns & (1 << group)) === 0) return false;
  const things = course.things.map((thing) =>
    thing === group + 1 || (thing >= EMBER && thing < DEN) ? 0 : thing,
  );
  const { home } = search(
    { ...course, things },
    { ticks: LONGEST, nodes: MANY_NODES, first: true },
  );
  return home === undefined;
}
