import { boardOf, CELLS, step, takes, type Board, type Dir } from './board.ts';
import { ARMOR } from './foes.ts';
import { POWER, REACH, type Piece, type State, type Tool } from './state.ts';

/** A beam up to its end or to a prism, where two more begin. */
export type Ray = {
  /** From the cell it leaves: the lantern, or the prism. */
  readonly from: number;
  readonly cells: readonly number[];
  readonly power: number;
  /** The ray it comes from, or −1. */
  readonly parent: number;
  /** Which lantern feeds it. */
  readonly lantern: number;
  readonly n: number;
  /** It ends at something. */
  readonly stopped: boolean;
};

/** A prism lets this part of the power through, and turns as much aside. */
const SPLIT = 0.65;

const slash = (dir: Dir): Dir => (dir ^ 1) as Dir;
const backslash = (dir: Dir): Dir => (3 - dir) as Dir;
const bent = (dir: Dir, turn: number): Dir => (turn === 0 ? slash(dir) : backslash(dir));

export function traceRays(board: Board, pieces: readonly Piece[]): Ray[] {
  const there: (Piece | undefined)[] = Array.from({ length: CELLS });
  for (const piece of pieces) there[piece.at] = piece;
  const rays: Ray[] = [];
  const run = (
    from: number,
    dir: Dir,
    left: number,
    power: number,
    parent: number,
    by: Piece,
  ): void => {
    const cells: number[] = [];
    let at = from;
    let way = dir;
    let split: Piece | undefined;
    let stopped = false;
    while (cells.length < left) {
      at = step(at, way);
      if (at < 0) break;
      const ground = board.ground[at];
      const piece = there[at];
      if (ground === 'tree' || ground === 'home' || piece?.kind === 'lantern') {
        stopped = true;
        break;
      }
      cells.push(at);
      if (piece?.kind === 'mirror') way = bent(way, piece.turn);
      if (piece?.kind === 'prism') {
        split = piece;
        break;
      }
    }
    const self = rays.length;
    rays.push({ from, cells, power, parent, lantern: by.at, n: by.n, stopped });
    const rest = left - cells.length;
    if (!split || rest <= 0) return;
    run(at, way, rest, power * SPLIT, self, by);
    run(at, bent(way, split.turn), rest, power * SPLIT, self, by);
  };
  for (const piece of pieces) {
    if (piece.kind !== 'lantern') continue;
    run(piece.at, piece.turn as Dir, REACH[piece.n] ?? 0, POWER[piece.n] ?? 0, -1, piece);
  }
  return rays;
}

const known = new WeakMap<readonly Piece[], Ray[]>();

/** The beams of a position; traced once for each set of pieces. */
export function raysOf({ place, pieces }: Pick<State, 'place' | 'pieces'>): readonly Ray[] {
  let rays = known.get(pieces);
  if (!rays) known.set(pieces, (rays = traceRays(boardOf(place), pieces)));
  return rays;
}

/** How many cells of a ray shine: all, or up to the first that is blocked; none after a cut parent. */
export function lengths(rays: readonly Ray[], blocked?: ReadonlySet<number>): number[] {
  const long: number[] = [];
  for (const { cells, parent } of rays) {
    const whole = parent < 0 || long[parent] === rays[parent]?.cells.length;
    if (!whole || (parent >= 0 && cutAtEnd(rays[parent], blocked))) {
      long.push(0);
      continue;
    }
    const cut = blocked && blocked.size > 0 ? cells.findIndex((at) => blocked.has(at)) : -1;
    long.push(cut < 0 ? cells.length : cut + 1);
  }
  return long;
}

function cutAtEnd(ray: Ray | undefined, blocked?: ReadonlySet<number>): boolean {
  const last = ray?.cells.at(-1);
  return last !== undefined && blocked !== undefined && blocked.has(last);
}

/** Power on each cell: what burns creatures, and what burns those in shells. */
export type Glow = { readonly soft: Float64Array; readonly hard: Float64Array };

export function glowOf(rays: readonly Ray[], blocked?: ReadonlySet<number>): Glow {
  const soft = new Float64Array(CELLS);
  const hard = new Float64Array(CELLS);
  const long = lengths(rays, blocked);
  for (const [one, { cells, power }] of rays.entries()) {
    for (let at = 0; at < (long[one] ?? 0); at += 1) {
      const cell = cells[at] ?? 0;
      soft[cell] = (soft[cell] ?? 0) + power;
      hard[cell] = (hard[cell] ?? 0) + Math.max(0, power - ARMOR);
    }
  }
  return { soft, hard };
}

/** Power times cells of the road that these pieces light: what a piece is aimed by. */
export function worth(board: Board, pieces: readonly Piece[]): number {
  const { soft } = glowOf(traceRays(board, pieces));
  let sum = 0;
  for (const route of board.routes) for (const at of route) sum += soft[at] ?? 0;
  return sum;
}

/** Cells of the road that the beams of a lantern are on. */
export function litBy(board: Board, rays: readonly Ray[], lantern: number): number {
  let count = 0;
  for (const ray of rays) {
    if (ray.lantern !== lantern) continue;
    for (const at of ray.cells) if (board.ground[at] === 'road') count += 1;
  }
  return count;
}

/** The turn that lights the most road. */
export function aimed(board: Board, pieces: readonly Piece[], tool: Tool, at: number): number {
  let best = 0;
  let most = -1;
  for (let turn = 0; turn < (tool === 'lantern' ? 4 : 2); turn += 1) {
    const value = worth(board, [...pieces, { at, kind: tool, turn, n: 1, old: false }]);
    if (value > most) [best, most] = [turn, value];
  }
  return best;
}

/** Cells of the road that any beam is on. */
function litRoad(board: Board, pieces: readonly Piece[]): number {
  const { soft } = glowOf(traceRays(board, pieces));
  return board.ground.filter((ground, at) => ground === 'road' && (soft[at] ?? 0) > 0).length;
}

/** The free cell where a lantern lights the most road that is still dark. */
export function bestSpot({ place, pieces }: Pick<State, 'place' | 'pieces'>): number {
  const board = boardOf(place);
  const taken = new Set(pieces.map(({ at }) => at));
  let best = -1;
  let most = -1;
  for (let at = 0; at < CELLS; at += 1) {
    if (taken.has(at) || !takes(board, 'lantern', at)) continue;
    const turn = aimed(board, pieces, 'lantern', at);
    const value = litRoad(board, [...pieces, { at, kind: 'lantern', turn, n: 1, old: false }]);
    if (value > most) [best, most] = [at, value];
  }
  return best;
}
