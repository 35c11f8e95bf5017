import { settledKinds, fall, runs, type Run } from '@playgrove/kit/logic/gridboard';
import { hatchings } from './hatching.ts';
import { legal } from './legal.ts';
import { areaOf, cellsOf, strike } from './strike.ts';
import {
  BASKET,
  BASKETS,
  bound,
  BURST,
  CALL,
  COLUMN,
  EMPTY,
  type Flight,
  HOLE,
  QUEEN,
  ROW,
  STORM,
} from './state.ts';
import { note, type Turn } from './turn.ts';

/** A move never goes deeper; what would still line up then is replanted. */
const DEEPEST = 30;
const BASKET_POINTS = 150;
const SPARE_MOVE_POINTS = 100;
const MAX_FINALE_BEES = 14;
const VOLLEY = 5;
const SHUFFLES = 80;

/** Plays a legal swap and everything that follows from it. */
export function playSwap(turn: Turn, a: number, b: number): void {
  exchange(turn, a, b);
  note(turn, 'swap', [a, b]);
  const pair = together(turn, a, b);
  if (pair) {
    turn.cue('pair', b, pair.flights.length);
    const struck = strike(turn, pair.cells, new Map(), [...pair.flights]);
    note(turn, 'clear', struck.gone, struck.flights);
    sink(turn);
    turn.depth += 1;
  }
  settle(turn, [a, b]);
  if (turn.state.streams.length > 0 && !done(turn)) {
    drift(turn);
    settle(turn, []);
  }
  if (turn.rng && turn.state.creep && turn.vinesCut === 0 && !done(turn)) creep(turn);
}

function done(turn: Turn): boolean {
  return turn.state.mode !== 'endless' && bound(turn.state);
}

function exchange({ state }: Turn, a: number, b: number): void {
  for (const list of [state.kinds, state.power, state.ids]) {
    [list[a], list[b]] = [list[b] ?? 0, list[a] ?? 0];
  }
}

/** What two bees do together, or a queen with anything. `b` is where they meet. */
function together(
  { state, grid }: Turn,
  a: number,
  b: number,
): { readonly cells: number[]; readonly flights: Flight[] } | undefined {
  const queens = [a, b].filter((cell) => state.kinds[cell] === QUEEN);
  const [one, other] = [state.power[a] ?? 0, state.power[b] ?? 0];
  if (queens.length === 2) {
    const cells = state.kinds.map((_, cell) => cell);
    for (const cell of queens) state.kinds[cell] = state.kinds.find((kind) => kind >= 0) ?? 0;
    return { cells, flights: [{ cell: b, power: CALL, cells }] };
  }
  const [queen] = queens;
  if (queen !== undefined) return called(state, queen, queen === a ? b : a);
  if (one === 0 || other === 0) return undefined;
  state.power[a] = 0;
  state.power[b] = 0;
  const flights = pairFlights(grid.width, grid.height, b, one, other);
  const cells = flights.flatMap(({ cell, power }) => areaOf(grid, cell, power));
  return { cells: [a, b, ...cells], flights };
}

function pairFlights(
  width: number,
  height: number,
  cell: number,
  one: number,
  other: number,
): Flight[] {
  const bursts = [one, other].filter((power) => power === BURST).length;
  if (bursts === 2) return [{ cell, power: STORM, cells: [] }];
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const wide = bursts === 1 ? [-1, 0, 1] : [0];
  return wide.flatMap((by): Flight[] => [
    ...(y + by >= 0 && y + by < height ? [{ cell: cell + by * width, power: ROW, cells: [] }] : []),
    ...(x + by >= 0 && x + by < width ? [{ cell: cell + by, power: COLUMN, cells: [] }] : []),
  ]);
}

/** The queen calls every blossom of the other piece's kind; a bee there sits down on all of them. */
function called(
  state: Turn['state'],
  queen: number,
  other: number,
): { readonly cells: number[]; readonly flights: Flight[] } {
  const kind = state.kinds[other] ?? 0;
  const power = state.power[other] ?? 0;
  const cells = cellsOf(state.kinds, kind);
  cells.forEach((cell, index) => {
    if (power > 0 && state.power[cell] === 0) {
      state.power[cell] = power === BURST ? BURST : index % 2 === 0 ? ROW : COLUMN;
    }
  });
  // She goes with them, and no longer calls by herself.
  state.kinds[queen] = kind;
  state.power[queen] = 0;
  return { cells: [queen, ...cells], flights: [{ cell: queen, power: CALL, cells }] };
}

/** Matches, falls, matches again, until the bed is calm. */
function settle(turn: Turn, swapped: readonly number[]): void {
  const { state, grid } = turn;
  for (let round = 0; round < DEEPEST; round += 1) {
    const lines = runs(grid, state.kinds);
    if (lines.length > 0) clear(turn, lines, round === 0 ? swapped : []);
    else if (!deliver(turn)) return;
    sink(turn);
    if (lines.length > 0) turn.depth += 1;
  }
  if (turn.rng && runs(grid, state.kinds).length > 0) replant(turn);
}

function clear(turn: Turn, lines: readonly Run[], swapped: readonly number[]): void {
  const { state } = turn;
  const hatches = hatchings(state, lines, swapped);
  const [first] = lines;
  if (first) {
    const middle = first.cells[Math.floor(first.cells.length / 2)] ?? 0;
    turn.cue('match', middle, turn.depth);
    if (turn.depth >= 3) turn.cue('cascade', middle, turn.depth);
  }
  for (const [cell, { kind }] of hatches) turn.cue(kind === QUEEN ? 'crown' : 'hatch', cell);
  const { gone, flights } = strike(
    turn,
    lines.flatMap(({ cells }) => cells),
    hatches,
  );
  state.longest = Math.max(state.longest, turn.depth);
  note(turn, 'clear', gone, flights);
}

/** Everything sinks, and the open cells fill. */
function sink(turn: Turn): void {
  const { state, grid } = turn;
  const { kinds, power, ids } = state;
  const { moves, openings } = fall(
    grid,
    (cell) => kinds[cell] === EMPTY,
    (cell) => state.wall[cell] !== 0 || (state.vine[cell] ?? 0) > 0,
  );
  for (const { from, to } of moves) {
    [kinds[to], power[to], ids[to]] = [kinds[from] ?? 0, power[from] ?? 0, ids[from] ?? 0];
    [kinds[from], power[from], ids[from]] = [EMPTY, 0, 0];
  }
  for (const { cell } of openings) {
    const basket = basketDue(turn, cell);
    kinds[cell] = basket ? BASKET : turn.refill();
    power[cell] = 0;
    ids[cell] = state.nextId;
    state.nextId += 1;
  }
  if (moves.length + openings.length > 0) note(turn, 'fall');
}

/** The next basket comes in at the top when the last one has left. */
function basketDue({ state, rng }: Turn, cell: number): boolean {
  const wanted = state.wants[BASKETS] ?? 0;
  if (wanted === 0 || !rng || cell >= state.columns) return false;
  const here = cellsOf(state.kinds, BASKET).length;
  return here === 0 && (state.got[BASKETS] ?? 0) < wanted;
}

/** Whether nothing but holes lies below a cell. */
export function onPath({ state, grid }: Pick<Turn, 'state' | 'grid'>, cell: number): boolean {
  for (let below = cell + grid.width; below < grid.size; below += grid.width) {
    if (state.wall[below] !== HOLE) return false;
  }
  return true;
}

function deliver(turn: Turn): boolean {
  const { state } = turn;
  const there = cellsOf(state.kinds, BASKET).filter((cell) => onPath(turn, cell));
  if (there.length === 0) return false;
  for (const cell of there) {
    state.kinds[cell] = EMPTY;
    state.ids[cell] = 0;
    state.got[BASKETS] = (state.got[BASKETS] ?? 0) + 1;
    state.score += BASKET_POINTS;
    turn.cue('basket', cell);
  }
  note(turn, 'basket', there);
  return true;
}

/** Brooks carry what floats on them one cell further. */
function drift(turn: Turn): void {
  const { state } = turn;
  for (const path of state.streams) {
    for (const list of [state.kinds, state.power, state.ids]) {
      const last = list[path.at(-1) ?? 0] ?? 0;
      for (let step = path.length - 1; step > 0; step -= 1) {
        list[path[step] ?? 0] = list[path[step - 1] ?? 0] ?? 0;
      }
      list[path[0] ?? 0] = last;
    }
  }
  turn.cue('flow', state.streams[0]?.[0] ?? 0);
  note(turn, 'flow');
}

function creep(turn: Turn): void {
  const { state, grid, rng } = turn;
  const free = (cell: number): boolean =>
    (state.kinds[cell] ?? EMPTY) >= 0 && state.power[cell] === 0 && state.vine[cell] === 0;
  const next = state.vine.flatMap((layers, cell) =>
    layers > 0 ? (grid.adjacent[cell] ?? []).filter(free) : [],
  );
  if (!rng || next.length === 0) return;
  const cell = rng.pick(next);
  state.vine[cell] = 1;
  turn.cue('creep', cell);
  note(turn, 'creep', [cell]);
}

/** Every move that was not needed sends out a bee: the bloom finale. */
export function finale(turn: Turn): void {
  const { state, rng } = turn;
  if (!rng || state.movesLeft === 0) return;
  state.score += state.movesLeft * SPARE_MOVE_POINTS;
  const plain = state.kinds.flatMap((kind, cell) =>
    kind >= 0 && state.power[cell] === 0 && state.vine[cell] === 0 ? [cell] : [],
  );
  const chosen = rng.shuffled(plain).slice(0, Math.min(state.movesLeft, MAX_FINALE_BEES));
  for (const cell of chosen) state.power[cell] = rng.pick([ROW, COLUMN, BURST]);
  turn.depth = 1;
  turn.cue('finale', chosen[0] ?? 0, state.movesLeft);
  note(turn, 'finale', chosen);
  for (let volley = 0; volley < MAX_FINALE_BEES; volley += 1) {
    const bees = state.kinds.flatMap((kind, cell) =>
      (kind === QUEEN || (state.power[cell] ?? 0) > 0) && state.vine[cell] === 0 ? [cell] : [],
    );
    if (bees.length === 0) return;
    const { gone, flights } = strike(turn, bees.slice(0, VOLLEY));
    note(turn, 'clear', gone, flights);
    sink(turn);
    settle(turn, []);
  }
}

/** What may be planted again: plain blossoms that nothing holds. */
function loose(turn: Turn): number[] {
  const { state } = turn;
  return state.kinds.flatMap((kind, cell) =>
    kind >= 0 && state.power[cell] === 0 && state.vine[cell] === 0 ? [cell] : [],
  );
}

function replant(turn: Turn): void {
  const { state, grid, rng } = turn;
  if (!rng) return;
  const free = new Set(loose(turn));
  state.kinds = settledKinds(grid, state.kindCount, rng, (cell) =>
    free.has(cell) ? undefined : state.kinds[cell],
  );
  note(turn, 'shuffle');
}

/** With no move left the blossoms change places, until there is one and nothing lines up. */
export function reshuffle(turn: Turn): void {
  const { state, grid, rng } = turn;
  if (!rng) return;
  const cells = loose(turn);
  const before = [...state.kinds];
  const ids = [...state.ids];
  turn.cue('shuffle', Math.floor(grid.size / 2));
  for (let round = 0; round < SHUFFLES; round += 1) {
    const places = rng.shuffled(cells);
    cells.forEach((cell, index) => {
      const from = places[index] ?? cell;
      [state.kinds[cell], state.ids[cell]] = [before[from] ?? 0, ids[from] ?? 0];
    });
    if (runs(grid, state.kinds).length === 0 && legal(state).length > 0) {
      note(turn, 'shuffle');
      return;
    }
  }
  for (let round = 0; round < SHUFFLES; round += 1) {
    replant(turn);
    if (runs(grid, state.kinds).length === 0 && legal(state).length > 0) return;
    state.waves.pop();
  }
  // A bed so overgrown that no planting helps: the vines let go.
  state.vine = state.vine.map(() => 0);
  replant(turn);
}
