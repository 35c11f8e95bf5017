import type { Point } from '@playgrove/kit/contract';
import { sin } from '@playgrove/kit/core';
import {
  findTiles,
  ONE_WAY,
  OPEN,
  SOLID,
  tileAt,
  type TileMap,
} from '@playgrove/kit/logic/tilemap';

/** Side of a tile, board units. */
export const CELL = 48;
export const COLUMNS = 24;
export const ROWS = 11;
/** Lanterns of a level, at most; also embers. */
export const GROUPS = 3;

/** Cells that do more than stop: further kinds besides the kit's. */
export const THORNS = 3;
export const MUSHROOM = 4;
export const DRAUGHT = 5;
const KINDS = 6;

/** What can lie in a cell to be touched. Sparks 1 to 3, embers 4 to 6, the den 7. */
export const EMBER = 4;
export const DEN = 7;

/** The first letter of each kind that belongs to a lantern; the lanterns after it follow in the alphabet. */
export const TILES = {
  spark: 'abc',
  /** Air, then a bridge to stand on. */
  bridge: 'fgh',
  /** Air, then a hedge in the way. */
  closing: 'ijk',
  /** A hedge in the way, then air. */
  opening: 'lmn',
  /** Nothing, then a mushroom. */
  sprout: 'pqr',
  /** Still, then a draught that lifts. */
  draught: 'vwx',
} as const;

/** A moth: a platform two tiles wide that flies to and fro, once its lantern is lit. */
export type Moth = {
  /** 0 to 2; −1: awake from the start. */
  readonly group: number;
  readonly column: number;
  readonly row: number;
  /** How far it flies, tiles. */
  readonly across: number;
  readonly up: number;
};

export type Course = {
  readonly map: TileMap;
  readonly moths: readonly Moth[];
  /** Kinds of cells by which lanterns are lit. */
  readonly kinds: readonly Uint8Array[];
  readonly things: Uint8Array;
  readonly start: { readonly x: number; readonly y: number; readonly way: 1 | -1 };
  readonly den: Point;
  /** Lanterns there are, as bits. */
  readonly lanterns: number;
};

/** Width of a moth's back, board units. */
export const BACK = 2 * CELL;
/** Ticks to and fro, for each tile of flight. */
const FLUTTER = 44;
/** Feet on a moth stand this far above its cell's bottom. */
export const PERCH = 30;

function kindOf(tile: string, lit: number): number {
  if (tile === '#') return SOLID;
  if (tile === '=') return ONE_WAY;
  if (tile === '^') return THORNS;
  if (tile === 'o') return MUSHROOM;
  if (tile === 'u') return DRAUGHT;
  const on = (letters: string): boolean => (lit & (1 << letters.indexOf(tile))) !== 0;
  if (TILES.bridge.includes(tile)) return on(TILES.bridge) ? ONE_WAY : OPEN;
  if (TILES.closing.includes(tile)) return on(TILES.closing) ? SOLID : OPEN;
  if (TILES.opening.includes(tile)) return on(TILES.opening) ? OPEN : SOLID;
  if (TILES.sprout.includes(tile)) return on(TILES.sprout) ? MUSHROOM : OPEN;
  if (TILES.draught.includes(tile)) return on(TILES.draught) ? DRAUGHT : OPEN;
  return OPEN;
}

function thingOf(tile: string): number {
  if (tile === 'D') return DEN;
  return TILES.spark.indexOf(tile) + 1;
}

/**
 * A level made ready to be walked.
 * @throws Error when start or den are missing or doubled, or there are more than three embers
 */
export function courseOf(map: TileMap, moths: readonly Moth[]): Course {
  const starts = findTiles(map, 'SZ');
  const dens = findTiles(map, 'D');
  const embers = findTiles(map, 'e');
  const [start, den] = [starts[0], dens[0]];
  if (!start || !den || starts.length > 1 || dens.length > 1 || embers.length > GROUPS) {
    throw new Error(
      `level: ${starts.length} starts, ${dens.length} dens, ${embers.length} embers; expected 1, 1, up to ${GROUPS}`,
    );
  }
  const tiles = map.rows.join('');
  const things = Uint8Array.from(tiles, thingOf);
  embers.forEach(({ column, row }, at) => {
    things[row * map.width + column] = EMBER + at;
  });
  return {
    map,
    moths,
    kinds: Array.from({ length: 1 << GROUPS }, (_, lit) =>
      Uint8Array.from(tiles, (tile) => kindOf(tile, lit)),
    ),
    things,
    start: {
      x: (start.column + 0.5) * CELL,
      y: (start.row + 1) * CELL,
      way: tileAt(map, start.column, start.row) === 'Z' ? -1 : 1,
    },
    den: { x: (den.column + 0.5) * CELL, y: (den.row + 1) * CELL },
    lanterns: [0, 1, 2].reduce(
      (bits, at) => (tiles.includes(TILES.spark.charAt(at)) ? bits | (1 << at) : bits),
      0,
    ),
  };
}

/** What the cell there does; left and right of the map stand trunks, well above it is the canopy, below nothing. */
export function kindAt(course: Course, lit: number, column: number, row: number): number {
  if (column < 0 || column >= COLUMNS) return SOLID;
  if (row < 0 || row >= ROWS) return row < -1 ? SOLID : OPEN;
  const kind = course.kinds[lit]?.[row * COLUMNS + column] ?? OPEN;
  return kind < KINDS ? kind : OPEN;
}

/** Ticks in which a moth flies to and fro once. */
export function periodOf(moth: Moth): number {
  return FLUTTER * Math.max(1, Math.abs(moth.across) + Math.abs(moth.up));
}

/** How far along its way a moth is, 0 to 1; slow at both ends. @param age ticks since it woke */
function alongAt(moth: Moth, age: number): number {
  const turn = (age % periodOf(moth)) / periodOf(moth);
  return (1 - sin((turn + 0.25) * 2 * Math.PI)) / 2;
}

/** The left edge of a moth's back, and its height; whole board units. */
export function mothX(moth: Moth, age: number): number {
  return moth.column * CELL + Math.round(alongAt(moth, age) * moth.across * CELL);
}

export function mothY(moth: Moth, age: number): number {
  return (moth.row + 1) * CELL - PERCH - Math.round(alongAt(moth, age) * moth.up * CELL);
}
