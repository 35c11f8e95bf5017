import {
  hexDistance,
  hexFlood,
  hexLine,
  hexReach,
  type HexGrid,
} from '@playgrove/kit/logic/hexgrid';
import { fly, type Flight } from './flight.ts';
import {
  BLUEBERRY,
  COLUMNS,
  EMPTY,
  GRAPE,
  gridFor,
  GUMMY,
  isFlavor,
  LEMON,
  MINT,
  nozzleOf,
  ORANGE,
  POPPER,
  RASPBERRY,
  type State,
} from './state.ts';

/** Sweets of one flavor that pop together. */
const GROUP = 3;
const RAY = 3;

/** What a shot would do: the board after it, and what went how. */
export type Outcome = {
  readonly flight: Flight;
  readonly cells: number[];
  readonly ice: number[];
  readonly other: number[];
  /** By cell: the wave in which it pops, 0 first. */
  readonly pops: ReadonlyMap<number, number>;
  readonly drops: readonly number[];
  readonly melted: readonly number[];
  /** Gummies among what popped or dropped. */
  readonly freed: number;
  /** Whether it found a place at all. */
  readonly rests: boolean;
};

type Board = Pick<State, 'cells' | 'ice' | 'other' | 'shift' | 'top'>;

/** The flight of a board's next shot. */
export function aim(board: Board, angle: number, pierce: boolean): Flight {
  return fly(gridFor(board), board.cells, nozzleOf(board.top), angle, pierce);
}

/** What happens when a sweet has flown so. Changes nothing. */
export function outcome(board: Board, flight: Flight, flavor: number, charged: boolean): Outcome {
  const grid = gridFor(board);
  const [cells, ice, other] = [board.cells.slice(), board.ice.slice(), board.other.slice()];
  const { cell } = flight;
  const through = charged && flavor === BLUEBERRY;
  const rests = through || cell >= 0;
  if (!through && cell >= 0) cells[cell] = flavor;
  const first = charged ? blast(grid, cells, ice, flight, flavor) : match(grid, cells, ice, flight);
  const pops = spread(grid, cells, first);
  const melted = melt(grid, ice, pops);
  const before = cells.slice();
  for (const popped of pops.keys()) cells[popped] = EMPTY;
  // Whatever hung before hangs on unless something went.
  const drops = pops.size > 0 ? hanging(grid, cells) : [];
  for (const drop of drops) cells[drop] = EMPTY;
  let freed = 0;
  for (const gone of [...pops.keys(), ...drops]) {
    if (before[gone] === GUMMY) freed += 1;
    ice[gone] = 0;
    other[gone] = -1;
  }
  for (const thawed of melted) ice[thawed] = 0;
  return { flight, cells, ice, other, pops, drops, melted, freed, rests };
}

/** A group of three or more around where it rests; poppers go off by being hit. */
function match(
  grid: HexGrid,
  cells: readonly number[],
  ice: readonly number[],
  { cell, hit }: Flight,
): Map<number, number> {
  const pops = new Map<number, number>();
  const flavor = cells[cell];
  if (cell >= 0) {
    const group = hexFlood(grid, [cell], (one) => cells[one] === flavor && ice[one] === 0);
    if (group.length >= GROUP) {
      for (const one of group) pops.set(one, hexDistance(grid, cell, one));
    }
  }
  if (hit >= 0 && cells[hit] === POPPER) pops.set(hit, 0);
  return pops;
}

/** Every flavor bursts in a way of its own. */
function blast(
  grid: HexGrid,
  cells: number[],
  ice: number[],
  flight: Flight,
  flavor: number,
): Map<number, number> {
  const { cell, hit, crossed } = flight;
  if (flavor === BLUEBERRY) return new Map(crossed.map((one, index) => [one, index]));
  if (cell < 0) return new Map();
  if (flavor === GRAPE) return dyed(grid, cells, ice, cell);
  const reached = (): number[] => {
    if (flavor === RASPBERRY) return hexReach(grid, cell, 2);
    if (flavor === LEMON) {
      return [cell, ...[0, 3].flatMap((side) => hexLine(grid, cell, side).slice(0, RAY))];
    }
    if (flavor === ORANGE) {
      return [cell, ...[1, 2, 4, 5].flatMap((side) => hexLine(grid, cell, side).slice(0, RAY))];
    }
    if (flavor !== MINT) return [cell];
    // Mint calls in every sweet of the flavor that it touched.
    const touched = cells[hit] ?? EMPTY;
    if (!isFlavor(touched)) return hexReach(grid, cell, 1);
    return [cell, ...cells.flatMap((kind, one) => (kind === touched ? [one] : []))];
  };
  return new Map(
    reached()
      .filter((one) => cells[one] !== EMPTY)
      .map((one) => [one, Math.min(6, hexDistance(grid, cell, one))]),
  );
}

/** Grape dyes all its neighbors, ice and gobstoppers too, and what is then alike pops. */
function dyed(grid: HexGrid, cells: number[], ice: number[], cell: number): Map<number, number> {
  for (const one of hexReach(grid, cell, 1)) {
    if (cells[one] === EMPTY || cells[one] === GUMMY || cells[one] === POPPER) continue;
    cells[one] = GRAPE;
    ice[one] = 0;
  }
  const group = hexFlood(grid, [cell], (one) => cells[one] === GRAPE && ice[one] === 0);
  return new Map(group.map((one) => [one, hexDistance(grid, cell, one)]));
}

/** Poppers next to what pops go off in the next wave and take what is around them. */
function spread(
  grid: HexGrid,
  cells: readonly number[],
  first: ReadonlyMap<number, number>,
): Map<number, number> {
  const pops = new Map(first);
  // A map hands out what is added while it is walked.
  for (const [cell, wave] of pops) {
    const bursting = cells[cell] === POPPER;
    for (const neighbor of grid.adjacent[cell] ?? []) {
      if (pops.has(neighbor) || cells[neighbor] === EMPTY) continue;
      if (bursting || cells[neighbor] === POPPER) pops.set(neighbor, wave + 1);
    }
  }
  return pops;
}

function melt(grid: HexGrid, ice: readonly number[], pops: ReadonlyMap<number, number>): number[] {
  const melted = new Set<number>();
  for (const cell of pops.keys()) {
    for (const neighbor of grid.adjacent[cell] ?? []) {
      if (ice[neighbor] === 1 && !pops.has(neighbor)) melted.add(neighbor);
    }
  }
  return [...melted];
}

/** What no longer hangs from the first row, lowest last. */
export function hanging(grid: HexGrid, cells: readonly number[]): number[] {
  const starts = Array.from({ length: COLUMNS }, (_, column) => column);
  const held = new Set(hexFlood(grid, starts, (cell) => (cells[cell] ?? EMPTY) !== EMPTY));
  return cells.flatMap((kind, cell) => (kind !== EMPTY && !held.has(cell) ? [cell] : []));
}
