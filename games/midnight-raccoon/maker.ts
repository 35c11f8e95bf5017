import type { Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { packMap, readMap } from '@playgrove/kit/logic/tilemap';
import type { Pack } from './levels.ts';
import { calm } from './rules/watch.ts';
import type { State } from './rules/state.ts';
import { COLUMNS, ROWS, yardOf, type Yard } from './rules/yard.ts';
import { Lookout, search, type Way } from './search.ts';

export type Made = {
  readonly line: string;
  readonly way: Way;
  readonly blind: Way;
  readonly yard: Yard;
};

type Grid = string[][];
type Spot = readonly [column: number, row: number];

/** What each pack has, and how many of it. */
const RECIPES: Readonly<
  Record<
    Pack,
    {
      walkers: number;
      lookouts: number;
      cans: number;
      low: number;
      cats: number;
      dogs: number;
      lights: number;
      doors: number;
    }
  >
> = {
  backyard: { walkers: 2, lookouts: 1, cans: 3, low: 3, cats: 0, dogs: 0, lights: 0, doors: 0 },
  bakery: { walkers: 3, lookouts: 1, cans: 2, low: 6, cats: 1, dogs: 0, lights: 0, doors: 0 },
  kennel: { walkers: 2, lookouts: 1, cans: 2, low: 3, cats: 0, dogs: 2, lights: 0, doors: 0 },
  porch: { walkers: 2, lookouts: 1, cans: 2, low: 3, cats: 0, dogs: 1, lights: 2, doors: 0 },
  museum: { walkers: 2, lookouts: 2, cans: 2, low: 4, cats: 1, dogs: 0, lights: 1, doors: 1 },
};

/** The position at the start of a level that may not be in the list yet. */
export function atStart(yard: Yard): State {
  return {
    params: { level: 0 },
    phase: 'play',
    t: 0,
    still: 0,
    time: 0,
    began: false,
    held: false,
    x: yard.start.x,
    y: yard.start.y,
    legs: [],
    steer: { dx: 0, dy: 0, sneak: false },
    gait: -1,
    stride: 0,
    rest: 0,
    snacks: 0,
    open: false,
    moods: yard.watchers.map(calm),
    cats: yard.cats.map(() => 0),
    alarm: 0,
    by: -1,
    peak: 0,
    noticed: false,
  };
}

/** A level from a seed, if a search proves it; undefined otherwise. */
export function make(pack: Pack, seed: string): Made | undefined {
  const rng = createRng(`${pack} ${seed}`);
  const recipe = RECIPES[pack];
  const grid: Grid = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => '.'));
  const hedges = build(grid, rng);
  const start: Spot = [rng.int(COLUMNS), ROWS - 1];
  const exit: Spot = [rng.int(COLUMNS), 0];
  if (at(grid, start) !== '.' || at(grid, exit) !== '.') return undefined;
  put(grid, start, 'S');
  put(grid, exit, 'E');
  const walkers = rounds(grid, hedges, rng, recipe.walkers);
  const watchers = [...walkers, ...lookouts(grid, rng, recipe.lookouts, trodden(walkers))];
  if (watchers.length < recipe.walkers + recipe.lookouts) return undefined;
  const used = trodden(watchers);
  const free = (): Spot[] =>
    rng.shuffled(
      cells().filter((spot) => at(grid, spot) === '.' && !used.has(spot[1] * COLUMNS + spot[0])),
    );
  if (recipe.doors > 0 && !vault(grid, rng, used)) return undefined;
  scatter(grid, free(), 's', 3, 4.5, [start, exit]);
  scatter(grid, free(), 'T', recipe.cans, 3, [start, exit]);
  scatter(grid, free(), 'H', recipe.dogs, 4, [start, exit]);
  scatter(grid, free(), 'L', recipe.lights, 4, [start, exit]);
  scatter(grid, free(), 'C', recipe.cats, 3, [start, exit]);
  scatter(grid, free(), 'o', recipe.low, 1.5, [start, exit]);
  return proven(
    grid.map((row) => row.join('')),
    watchers,
  );
}

/** What a search says about a level; undefined if it is impossible, too long or no challenge. */
export function proven(
  rows: readonly string[],
  watchers: readonly string[],
  any = false,
): Made | undefined {
  const yard = yardOf(rows, watchers);
  if (yard.snacks.length !== 3) return undefined;
  const state = atStart(yard);
  const blind = search(yard, state, { blind: true });
  if (!blind || (!any && (blind.ticks < 480 || blind.ticks > 900))) return undefined;
  if (!restful(yard, state)) return undefined;
  const way = search(yard, state);
  if (!way || (!any && (way.ticks < blind.ticks * 1.25 || way.ticks > 60 * 34))) return undefined;
  const line = [packMap(readMap(rows)), watchers.join(' '), way.ticks].join('|');
  return { line, way, blind, yard };
}

/** Whether nobody ever looks at the start. */
function restful(yard: Yard, state: State): boolean {
  const lookout = new Lookout(yard, state, 60 * 60);
  for (let tick = 0; tick < 60 * 60; tick += 6) {
    if (lookout.sees(yard.start.x, yard.start.y, tick, false)) return false;
  }
  return true;
}

type Block = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

const cells = (): Spot[] =>
  Array.from(
    { length: COLUMNS * ROWS },
    (_, cell) => [cell % COLUMNS, Math.floor(cell / COLUMNS)] as const,
  );

function at(grid: Grid, [column, row]: Spot): string {
  return grid[row]?.[column] ?? '#';
}

function put(grid: Grid, [column, row]: Spot, tile: string): void {
  const line = grid[row];
  if (line) line[column] = tile;
}

/** Hedges or walls with a way all around each. */
function build(grid: Grid, rng: Rng): readonly Block[] {
  const blocks: Block[] = [];
  for (let attempt = 0; attempt < 90; attempt += 1) {
    const [w, h] = rng.pick([
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
      [2, 2],
      [2, 2],
      [2, 3],
      [3, 2],
    ] as const);
    const block = { x: rng.int(COLUMNS - w + 1), y: 1 + rng.int(ROWS - h - 1), w, h };
    const apartFrom = (b: Block): boolean =>
      block.x > b.x + b.w || b.x > block.x + w || block.y > b.y + b.h || b.y > block.y + h;
    // None leaves a dead strip at the edge.
    if (block.x === 1 || block.x + w === COLUMNS - 1) if (rng.chance(0.5)) continue;
    if (!blocks.every(apartFrom)) continue;
    blocks.push(block);
    for (let row = 0; row < h; row += 1) {
      for (let column = 0; column < w; column += 1)
        put(grid, [block.x + column, block.y + row], '#');
    }
  }
  return blocks;
}

const text = (spots: readonly Spot[]): string =>
  spots.map(([x, y]) => x.toString(36) + y.toString(36)).join('');

/** Rounds about a block, or to and fro along an aisle. */
function rounds(grid: Grid, blocks: readonly Block[], rng: Rng, count: number): readonly string[] {
  const found: { text: string; row: number }[] = [];
  for (const { x, y, w, h } of rng.shuffled(blocks)) {
    const [left, right, top, bottom] = [x - 1, x + w, y - 1, y + h];
    if (left < 0 || right >= COLUMNS || top < 1 || bottom >= ROWS - 1) continue;
    const around = cells().filter(
      ([cx, cy]) =>
        cx >= left &&
        cx <= right &&
        cy >= top &&
        cy <= bottom &&
        (cx === left || cx === right || cy === top || cy === bottom),
    );
    if (!around.every((spot) => at(grid, spot) === '.')) continue;
    const corners: Spot[] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    const turned = rng.int(4);
    const round = [...corners.slice(turned), ...corners.slice(0, turned)];
    found.push({ text: `w${text(rng.chance(0.5) ? round : round.reverse())}`, row: y });
  }
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const from: Spot = [rng.int(COLUMNS), 1 + rng.int(ROWS - 3)];
    const [dx, dy] = rng.pick([
      [1, 0],
      [0, 1],
    ] as const);
    let long = 0;
    while (at(grid, [from[0] + dx * long, from[1] + dy * long]) === '.' && long < 6) long += 1;
    if (long < 4) continue;
    const to: Spot = [from[0] + dx * (long - 1), from[1] + dy * (long - 1)];
    if (to[1] > ROWS - 2) continue;
    found.push({ text: `w${text(rng.chance(0.5) ? [from, to] : [to, from])}`, row: from[1] });
  }
  const chosen: { text: string; row: number }[] = [];
  for (const one of rng.shuffled(found)) {
    if (chosen.length < count && chosen.every(({ row }) => Math.abs(row - one.row) > 2))
      chosen.push(one);
  }
  return chosen.map((one) => one.text);
}

/** Lookouts with a wall at their back. */
function lookouts(
  grid: Grid,
  rng: Rng,
  count: number,
  used: ReadonlySet<number>,
): readonly string[] {
  const chosen: { text: string; spot: Spot }[] = [];
  for (const [column, row] of rng.shuffled(cells())) {
    if (chosen.length >= count) break;
    if (used.has(row * COLUMNS + column)) continue;
    if (at(grid, [column, row]) !== '.' || row < 2 || row > ROWS - 4) continue;
    if (chosen.some(({ spot }) => Math.abs(spot[1] - row) < 4)) continue;
    const ahead = (
      [
        [1, 0, 0],
        [0, 1, 6],
        [-1, 0, 12],
        [0, -1, 18],
      ] as const
    ).filter(
      ([dx, dy]) =>
        at(grid, [column - dx, row - dy]) === '#' &&
        [1, 2, 3].every((far) => at(grid, [column + dx * far, row + dy * far]) === '.'),
    );
    if (ahead.length === 0) continue;
    const [, , middle] = rng.pick(ahead);
    const wide = 3 + rng.int(3);
    const low = (middle - wide + 24) % 24;
    const text36 = low.toString(36) + (low + wide * 2).toString(36);
    if (low + wide * 2 > 35) continue;
    chosen.push({ text: `s${text([[column, row]])}${text36}`, spot: [column, row] });
  }
  return chosen.map((one) => one.text);
}

/** Cells that guards walk or stand on. */
function trodden(watchers: readonly string[]): ReadonlySet<number> {
  const used = new Set<number>();
  for (const watcher of watchers) {
    const spots = Array.from(
      { length: watcher.startsWith('s') ? 1 : (watcher.length - 1) / 2 },
      (_, spot) =>
        [
          parseInt(watcher.charAt(1 + spot * 2), 36),
          parseInt(watcher.charAt(2 + spot * 2), 36),
        ] as const,
    );
    spots.forEach(([x, y], spot) => {
      const [goalX, goalY] = spots[(spot + 1) % spots.length] ?? [x, y];
      for (const [cx, cy] of cells()) {
        const between =
          cx >= Math.min(x, goalX) &&
          cx <= Math.max(x, goalX) &&
          cy >= Math.min(y, goalY) &&
          cy <= Math.max(y, goalY);
        if (between) used.add(cy * COLUMNS + cx);
      }
    });
  }
  return used;
}

/** A nook behind a door, and the key somewhere else. */
function vault(grid: Grid, rng: Rng, used: ReadonlySet<number>): boolean {
  const isFree = (spot: Spot): boolean =>
    at(grid, spot) === '.' && !used.has(spot[1] * COLUMNS + spot[0]);
  for (const [column, row] of rng.shuffled(cells())) {
    const side = column === 0 ? 1 : column === COLUMNS - 1 ? -1 : 0;
    if (side === 0 || row < 2 || row > ROWS - 4) continue;
    const nook: Spot = [column, row];
    const door: Spot = [column + side, row];
    const walls: Spot[] = [
      [column, row - 1],
      [column, row + 1],
    ];
    const more: Spot[] = [
      [column + side, row - 1],
      [column + side, row + 1],
    ];
    if (!isFree(nook) || !isFree(door)) continue;
    if (![...walls, ...more].every((spot) => isFree(spot) || at(grid, spot) === '#')) continue;
    for (const wall of [...walls, ...more]) put(grid, wall, '#');
    put(grid, nook, 's');
    put(grid, door, 'D');
    const far = rng.shuffled(cells()).find((spot) => isFree(spot) && Math.abs(spot[1] - row) > 3);
    if (!far) return false;
    put(grid, far, 'K');
    return true;
  }
  return false;
}

/** As many as there are to be, apart from each other and from these. */
function scatter(
  grid: Grid,
  spots: readonly Spot[],
  tile: string,
  count: number,
  gap: number,
  from: readonly Spot[],
): void {
  const near = (a: Spot, b: Spot): boolean => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < gap * gap;
  const there = cells().filter((spot) => at(grid, spot) === tile);
  for (const spot of spots) {
    if (there.length >= count) return;
    if (from.some((one) => (one[0] - spot[0]) ** 2 + (one[1] - spot[1]) ** 2 < 4)) continue;
    if (there.some((one) => near(one, spot))) continue;
    there.push(spot);
    put(grid, spot, tile);
  }
}
