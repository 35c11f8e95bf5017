import type { Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { readMap } from '@playgrove/kit/logic/tilemap';
import { WORLDS, type Place, type Tap } from '../levels.ts';
import {
  CELL,
  COLUMNS,
  courseOf,
  GROUPS,
  ROWS,
  TILES,
  type Course,
  type Moth,
} from '../rules/course.ts';
import { atStart, DID, press, release, stepWalk, type Walk } from '../rules/fox.ts';
import { CLIMBS, PIECES, type Piece } from './pieces.ts';
import { WAYS } from './ways.ts';

/** `low`: to the right along the ground. `climb`: at the right. `high`: mirrored, to the left. */
export type Storey = 'low' | 'climb' | 'high';

/** A piece where it lies. */
export type Part = {
  readonly piece: Piece;
  readonly storey: Storey;
  /** Columns from where its storey begins: from the left below, from the right above. */
  readonly from: number;
  /** The lantern that is its own. */
  readonly group: number;
  readonly ember: boolean;
};

/** The first row of each storey, and columns before its first piece. */
const TOP: Readonly<Record<Storey, number>> = { low: 6, climb: 1, high: 1 };
const MARGIN = 3;
/** Widths of the pieces of a storey, from its beginning. */
const SHAPES: readonly (readonly number[])[] = [
  [6, 6, 6],
  [9, 9],
  [6, 12],
  [12, 6],
];

/** Trails drawn, and trails walked for a proof, before giving up. */
const DRAWN = 400;
const WALKED = 40;
/** Ticks between two pieces, and of a whole trail, at most. */
const PATIENCE = 600;
const LONGEST = 60 * 60;
const EVERY_EMBER = 7;
const FEWEST_LANTERNS = 2;

export const wideOf = ({ rows }: Piece): number => rows[0]?.length ?? 0;
export const hasLantern = ({ rows }: Piece): boolean => rows.some((row) => row.includes('a'));

/** The map and the moths of parts between two storeys of plain ground. */
export function laid(
  parts: readonly Part[],
  start: { readonly column: number; readonly row: number; readonly tile: 'S' | 'Z' },
  den: { readonly column: number; readonly row: number },
): Course {
  const grid: string[][] = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, column) =>
      row === ROWS - 1 || (row === TOP.low - 1 && column < COLUMNS - MARGIN) ? '#' : '.',
    ),
  );
  const moths: Moth[] = [];
  for (const part of parts) {
    const { piece, storey, group } = part;
    piece.rows.forEach((tiles, down) =>
      [...tiles].forEach((tile, along) => {
        const line = grid[TOP[storey] + down];
        if (line) line[columnOf(part, along)] = lettered(tile, part);
      }),
    );
    if (!piece.moth) continue;
    const { column, row, across, up } = piece.moth;
    const turned = storey === 'high';
    moths.push({
      group,
      column: columnOf(part, turned ? column + 1 : column),
      row: TOP[storey] + row,
      across: turned ? -across : across,
      up,
    });
  }
  for (const [{ column, row }, tile] of [
    [start, start.tile],
    [den, 'D'],
  ] as const) {
    const line = grid[row];
    if (line) line[column] = tile;
  }
  return courseOf(readMap(grid.map((line) => line.join(''))), moths);
}

function columnOf({ storey, from }: Part, along: number): number {
  if (storey === 'high') return COLUMNS - 1 - from - along;
  return from + along;
}

/** A tile with the letter of the part's own lantern. */
function lettered(tile: string, { group, ember }: Part): string {
  if (tile === 'e') return ember ? 'e' : '.';
  const kind = Object.values(TILES).find((letters) => letters.startsWith(tile));
  return kind?.charAt(group) ?? tile;
}

/** Whether the fox has come to a part: on its ground, on its way. */
export function isAt({ storey, from }: Part, walk: Walk): boolean {
  if (!walk.ground) return false;
  if (storey !== 'high') return walk.way > 0 && walk.x >= from * CELL;
  return walk.way < 0 && walk.x <= (COLUMNS - from) * CELL && walk.y <= TOP.low * CELL;
}

/** The taps of a part, ticks from the moment at which the fox is there. */
function wayOf({ piece, storey, ember }: Part): readonly Tap[] | undefined {
  const text = WAYS[`${piece.name} ${storey}${ember ? ' ember' : ''}`];
  if (text === undefined) return undefined;
  if (text === '') return [];
  return text.split(',').map((tap) => {
    const [down = 0, long = 0] = tap.split(' ').map(Number);
    return [down, down + long];
  });
}

/**
 * A way home made of the ways through its parts, walked from end to end; nothing where it fails, or
 * leaves an ember or a lantern behind.
 */
function walked(
  course: Course,
  parts: readonly Part[],
): { readonly taps: readonly Tap[]; readonly ticks: number } | undefined {
  const walk = atStart(course);
  const taps: Tap[] = [];
  let did = 0;
  const until = (tick: number): boolean => {
    while (walk.tick < tick && (did & DID.home) === 0) {
      did = stepWalk(course, walk);
      if ((did & (DID.thorns | DID.fell)) !== 0) return false;
    }
    return true;
  };
  for (const part of parts) {
    const began = walk.tick;
    while (!isAt(part, walk)) {
      if (walk.tick - began > PATIENCE || !until(walk.tick + 1)) return undefined;
    }
    const here = walk.tick;
    for (const [down, up] of wayOf(part) ?? []) {
      if (!until(here + down)) return undefined;
      press(walk);
      if (!until(here + up)) return undefined;
      release(walk);
      taps.push([here + down, here + up]);
    }
  }
  while ((did & DID.home) === 0) {
    if (walk.tick >= LONGEST || !until(walk.tick + 1)) return undefined;
  }
  const whole = walk.embers === EVERY_EMBER && walk.lit === course.lanterns;
  return whole ? { taps, ticks: walk.tick } : undefined;
}

function storeyOf(rng: Rng, storey: 'low' | 'high', used: Set<Piece>): Part[] {
  let from = MARGIN;
  return rng.pick(SHAPES).map((wide) => {
    const fits = PIECES.filter((piece) => wideOf(piece) === wide && !used.has(piece));
    const piece = rng.pick(fits);
    used.add(piece);
    const part = { piece, storey, from, group: 0, ember: false };
    from += wide;
    return part;
  });
}

/** Parts of a whole trail: each piece once, a lantern of its own for each that asks for one. */
function drawn(rng: Rng): readonly Part[] | undefined {
  const used = new Set<Piece>();
  const low = storeyOf(rng, 'low', used);
  const climb: Part = {
    piece: rng.pick(CLIMBS),
    storey: 'climb',
    from: COLUMNS - MARGIN,
    group: 0,
    ember: false,
  };
  const high = storeyOf(rng, 'high', used);
  const parts = [...low, climb, ...high];
  const lit = parts.filter(({ piece }) => hasLantern(piece));
  if (lit.length < FEWEST_LANTERNS || lit.length > GROUPS) return undefined;
  const embers = new Set(rng.shuffled([...low, ...high]).slice(0, GROUPS));
  return parts.map((part) => ({
    ...part,
    group: Math.max(0, lit.indexOf(part)),
    ember: embers.has(part),
  }));
}

/**
 * The trail of a seed: pieces drawn by chance, and offered only once its way home with every ember
 * has been walked.
 * @throws Error when no trail of this seed can be walked
 */
function trailFrom(seed: number): Place {
  const rng = createRng(`trail ${seed}`);
  for (let tries = 0, proofs = 0; tries < DRAWN && proofs < WALKED; tries += 1) {
    const parts = drawn(rng);
    const known = parts?.every((part) => wayOf(part) !== undefined);
    if (!parts || !known) continue;
    proofs += 1;
    const course = laid(parts, { column: 0, row: ROWS - 2, tile: 'S' }, { column: 0, row: 4 });
    const way = walked(course, parts);
    if (!way) continue;
    return {
      id: `daily-${seed}`,
      world: rng.pick(WORLDS),
      needs: 0,
      ...way,
      quick: way.ticks,
      course: () => course,
    };
  }
  throw new Error(`emberpaw-trail: no trail of seed ${seed} can be walked`);
}

let last: { readonly seed: number; readonly place: Place } | undefined;

/** The trail of a seed; the last one is remembered. */
export function trailOf(seed: number): Place {
  if (last?.seed !== seed) last = { seed, place: trailFrom(seed) };
  return last.place;
}
