import { createRng } from '@playgrove/kit/core';
import type { Rng } from '@playgrove/kit/contract';
import { recipeOf } from './levels.ts';
import { GRACE, TILE, TILES, TURN, type Params, type State } from './types.ts';

export type Tile = 'gap' | 'stone' | 'hot';

/** A puddle of burning oil that wanders between the ends of its floor. */
type Oil = { readonly speed: number; readonly phase: number };

export type Floor = {
  readonly tiles: readonly Tile[];
  /** The gap's first tile, and how many it has. */
  readonly gap: number;
  readonly wide: number;
  readonly oil: Oil | undefined;
};

/** Floors whose gaps are laid together: some of them follow each other closely, for a long fall. */
const BLOCK = 6;
const LONGEST_HEAT = 3;
/** Floors from the top that are never hot. */
const COOL = 2;

export const wrap = (angle: number): number => ((angle % TURN) + TURN) % TURN;
const tileNo = (tile: number): number => ((tile % TILES) + TILES) % TILES;

/** The first tiles of a block's gaps. */
function gapsOf(seed: number, block: number): readonly number[] {
  const rng = createRng(`gaps ${seed} ${block}`);
  const slide = rng.int(3);
  const way = rng.chance(0.5) ? 1 : -1;
  // The first gap of all is in sight, a little to the right of where the droplet begins.
  let at = block === 0 ? 2 : rng.int(TILES);
  const gaps: number[] = [at];
  while (gaps.length < BLOCK) {
    const slides = gaps.length > slide && gaps.length <= slide + 3;
    at += slides ? way * (1 + rng.int(2)) : (rng.chance(0.5) ? 1 : -1) * (3 + rng.int(6));
    gaps.push(tileNo(at));
  }
  return gaps;
}

const made = new Map<string, Floor>();
const MAX_MADE = 300;

type Tower = Pick<State, 'seed' | 'params'>;

export function floorOf({ seed, params }: Tower, index: number): Floor {
  const key = `${params.tower} ${seed} ${index}`;
  const known = made.get(key);
  if (known) return known;
  if (made.size > MAX_MADE) made.clear();
  const floor = make(seed, params, index);
  made.set(key, floor);
  return floor;
}

const widthOf = (seed: number, params: Params, index: number): number => {
  const { gap } = recipeOf(params, index);
  return Math.floor(gap + createRng(`wide ${seed} ${index}`).unit());
};
const gapOf = (seed: number, index: number): number =>
  gapsOf(seed, Math.floor(index / BLOCK))[index % BLOCK] ?? 0;

function make(seed: number, params: Params, index: number): Floor {
  const rng = createRng(`floor ${seed} ${index}`);
  const recipe = recipeOf(params, index);
  const [gap, wide] = [gapOf(seed, index), widthOf(seed, params, index)];
  const tiles: Tile[] = Array.from({ length: TILES }, () => 'stone');
  for (let tile = 0; tile < wide; tile += 1) tiles[tileNo(gap + tile)] = 'gap';
  if (index >= COOL) heat(tiles, recipe.hot, coolBelow(seed, params, index, rng), rng);
  const speed = 3 + rng.int(4);
  const oil = index >= COOL && rng.chance(recipe.oil) ? { speed, phase: rng.int(TURN) } : undefined;
  return { tiles, gap, wide, oil };
}

/** Tiles below the gap above that stay cool: all, or in mean towers the middle alone. */
function coolBelow(seed: number, params: Params, index: number, rng: Rng): ReadonlySet<number> {
  const [from, wide] = [gapOf(seed, index - 1), widthOf(seed, params, index - 1)];
  if (rng.chance(Math.max(0, recipeOf(params, index).mean)))
    return new Set([tileNo(from + Math.floor(wide / 2))]);
  return new Set(Array.from({ length: wide }, (_, tile) => tileNo(from + tile)));
}

function heat(tiles: Tile[], much: number, cool: ReadonlySet<number>, rng: Rng): void {
  let left = Math.floor(much + rng.unit());
  for (let tries = 0; left > 0 && tries < 24; tries += 1) {
    const from = rng.int(TILES);
    const length = Math.min(left, 1 + rng.int(2));
    const run = Array.from({ length }, (_, tile) => tileNo(from + tile));
    const fits = run.every((tile) => tiles[tile] === 'stone' && !cool.has(tile));
    if (!fits || !staysShort(tiles, from, length)) continue;
    for (const tile of run) tiles[tile] = 'hot';
    left -= length;
  }
}

/** Whether heat there makes no run that is too long to get across. */
function staysShort(tiles: readonly Tile[], from: number, length: number): boolean {
  const heatFrom = (tile: number, way: number): number => {
    let count = 0;
    while (tiles[tileNo(tile + way * count)] === 'hot') count += 1;
    return count;
  };
  return heatFrom(from - 1, -1) + length + heatFrom(from + length, 1) <= LONGEST_HEAT;
}

/** Where the oil of a floor begins now, along the floor; it is one tile long. */
export function oilAt({ gap, wide }: Floor, { speed, phase }: Oil, clock: number): number {
  const way = (TILES - wide - 1) * TILE;
  const there = (clock * speed + phase) % (2 * way);
  return wrap((gap + wide) * TILE + (there < way ? there : 2 * way - there));
}

/** What is at an angle of a floor. Edges favor the player. */
export function tileAt(floor: Floor, angle: number, clock: number): Tile {
  const { tiles, oil } = floor;
  const at = (off: number): Tile => tiles[Math.floor(wrap(angle + off) / TILE)] ?? 'stone';
  const [left, right] = [at(-GRACE), at(GRACE)];
  if (left === 'gap' || right === 'gap') return 'gap';
  if (left === 'hot' && right === 'hot') return 'hot';
  if (!oil) return 'stone';
  const into = wrap(angle - oilAt(floor, oil, clock));
  return into > GRACE && into < TILE - GRACE ? 'hot' : 'stone';
}

/** The angle of the tower's floors that is below the droplet. */
export const belowOf = ({ angle }: Pick<State, 'angle'>): number => wrap(-angle);

/** How long ago the beam passed a place, as part of its way around; the place does not turn along. */
export const sinceBeam = (place: number, beam: number): number => wrap(beam - place) / TURN;
