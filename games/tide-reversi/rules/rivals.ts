import { rank, think, whim } from '@playgrove/kit/logic/boardai';
import { CELLS, CORNERS, EMPTY, MINE, SIDE, count, legal, other, type Side } from './board.ts';
import { lead, mirrored, seaGame, seaOf, TASTELESS, type Sea, type Taste } from './sea.ts';

/** From the easiest to the hardest. */
export const RIVALS = ['crab', 'puffer', 'seahorse', 'ray', 'octopus'] as const;
export type RivalName = (typeof RIVALS)[number];

type Temper = {
  readonly taste: Taste;
  /** Plies ahead at most, and positions looked at. */
  readonly depth: number;
  readonly nodes: number;
  /** Part of its moves that it makes by whim. */
  readonly stray: number;
  /** Empty cells from which it reads the game to its end. */
  readonly solves: number;
};

/** Rich endings are still read out within this. */
const ENDING_NODES = 400_000;

const RIM = mirrored([
  [12, 6, 8, 8],
  [6, 0, 0, 0],
  [8, 0, 0, 0],
  [8, 0, 0, 0],
]);

const PLACES = mirrored([
  [100, -24, 12, 6],
  [-24, -42, -4, -3],
  [12, -4, 4, 1],
  [6, -3, 1, 1],
]);

const sign = (cell: number | undefined): number => (cell === EMPTY ? 0 : cell === MINE ? 1 : -1);

function placed({ cells }: Sea, worth: readonly number[]): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell += 1) sum += sign(cells[cell]) * (worth[cell] as number);
  return sum;
}

/** How many more moves the scallops have. */
function freedom({ cells, side, moves }: Sea): number {
  const theirs = legal(cells, other(side)).length;
  return side === MINE ? moves.length - theirs : theirs - moves.length;
}

/** Shells next to open water: each gives the foe somewhere to go. */
function exposed({ cells }: Sea): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell += 1) {
    const each = cells[cell];
    if (each === EMPTY) continue;
    if (ADJACENT[cell]?.some((near) => cells[near] === EMPTY)) sum += sign(each);
  }
  return sum;
}

const ADJACENT: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => {
  const [x, y] = [cell % 8, Math.floor(cell / 8)];
  const near: number[] = [];
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const inside = x + dx >= 0 && x + dx < 8 && y + dy >= 0 && y + dy < 8;
      if (inside && (dx !== 0 || dy !== 0)) near.push(cell + dy * 8 + dx);
    }
  }
  return near;
});

function corners({ cells }: Sea): number {
  return CORNERS.reduce((sum, corner) => sum + sign(cells[corner]), 0);
}

/** The weights of a corner's neighbors turn once the corner is taken: then they are safe. */
function shores(sea: Sea): number {
  let sum = placed(sea, PLACES);
  for (const corner of CORNERS) {
    if (sea.cells[corner] === EMPTY) continue;
    for (const near of ADJACENT[corner] ?? []) {
      sum += sign(sea.cells[near]) * (12 - (PLACES[near] as number));
    }
  }
  return sum;
}

/** The two ways along the rim from each corner. */
const ALONG = [
  [1, 8],
  [-1, 8],
  [1, -8],
  [-1, -8],
] as const;

/** Shells that can never be turned again: whole runs of one kind along the rim, from a corner. */
function anchored({ cells }: Sea): number {
  let sum = 0;
  for (const [index, corner] of CORNERS.entries()) {
    const owner = cells[corner];
    if (owner === EMPTY) continue;
    for (const step of ALONG[index] ?? []) {
      for (let far = 1; far < SIDE && cells[corner + far * step] === owner; far += 1) {
        sum += sign(owner);
      }
    }
  }
  return sum;
}

/**
 * The crab grabs the most it can. The puffer hugs the rim. The seahorse knows its places: corners,
 * never next to them. The ray wants open water: many moves for itself, few for you. The octopus
 * waits: it weighs all of this, far ahead, and reads the last ten cells to the end.
 */
const TEMPERS: Readonly<Record<RivalName, Temper>> = {
  crab: { taste: ({ cells }) => lead(cells), depth: 1, nodes: 1, stray: 0.45, solves: 0 },
  puffer: {
    taste: (sea) => placed(sea, RIM) + lead(sea.cells) / 4,
    depth: 1,
    nodes: 1,
    stray: 0.12,
    solves: 0,
  },
  seahorse: {
    taste: (sea) => placed(sea, PLACES),
    depth: 2,
    nodes: 2000,
    stray: 0.08,
    solves: 4,
  },
  ray: {
    taste: (sea) => 8 * freedom(sea) + 80 * corners(sea) + shores(sea) / 2,
    depth: 4,
    nodes: 4000,
    stray: 0.04,
    solves: 8,
  },
  octopus: {
    taste: (sea) => shores(sea) + 8 * freedom(sea) - 5 * exposed(sea) + 10 * anchored(sea),
    depth: 6,
    nodes: 7000,
    stray: 0,
    solves: 10,
  },
};

/** The game as the octopus weighs it. */
export const OCTOPUS = seaGame(TEMPERS.octopus.taste);

/** The move with the best final margin for `side`, read to the game's end. Nothing where it has none. */
export function perfect(cells: readonly number[], side: Side): number | undefined {
  const sea = seaOf(cells, side);
  if (sea.side !== side) return undefined;
  return think(TASTELESS, sea, { nodes: ENDING_NODES })?.move;
}

/** What `name` plays as `side`: the same for the same position and salt. Nothing where it has no move. */
export function chosen(
  name: RivalName,
  cells: readonly number[],
  side: Side,
  salt: number,
): number | undefined {
  const { taste, depth, nodes, stray, solves } = TEMPERS[name];
  const sea = seaOf(cells, side);
  if (sea.side !== side) return undefined;
  if (sea.moves.length <= 1) return sea.moves[0];
  const turn = whim(cells, salt);
  if ((turn % 1000) / 1000 < stray) return sea.moves[(turn >>> 10) % sea.moves.length];
  if (count(cells, EMPTY) <= solves) return perfect(cells, side);
  const game = seaGame(taste);
  // Deep thinkers hardly ever have equals to choose from, so they need not tell them apart.
  if (stray === 0) return think(game, sea, { nodes, depth })?.move;
  const { moves } = rank(game, sea, { nodes, depth });
  const equals = moves.filter(({ value }) => value === moves[0]?.value);
  return equals[(turn >>> 10) % equals.length]?.move;
}

/** Alpha-beta four plies ahead by the worth of places alone: what the ladder is measured against. */
export function yardstick(cells: readonly number[], side: Side, salt: number): number | undefined {
  const sea = seaOf(cells, side);
  if (sea.side !== side) return undefined;
  const { moves } = rank(
    seaGame((at) => placed(at, PLACES)),
    sea,
    { nodes: 200_000, depth: 4 },
  );
  const equals = moves.filter(({ value }) => value === moves[0]?.value);
  return equals[(whim(cells, salt) >>> 10) % equals.length]?.move;
}
