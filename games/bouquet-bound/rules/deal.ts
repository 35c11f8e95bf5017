import type { Rng } from '@playgrove/kit/contract';
import { settledKinds } from '@playgrove/kit/logic/gridboard';
import { legal } from './legal.ts';
import {
  BASKET,
  BUD,
  BURST,
  COLUMN,
  EMPTY,
  gridFor,
  HOLE,
  KINDS,
  type Params,
  ROW,
  type State,
} from './state.ts';

/** What is carried from game to game: lost games in a row, and on which bed. */
export type Career = { readonly level: number; readonly losses: number };

export const FRESH: Career = { level: 0, losses: 0 };

const DEALS = 200;
/** After this many lost games in a row bees come to help, and a few moves. */
export const TIMEOUT = 3;
const MAX_HELP = 3;
const HELP_MOVES = 2;

/** A bed without lines and with at least one move. */
export function deal(params: Params, rng: Rng, career: Career): State {
  const losses = career.level === params.level && params.mode === 'bed' ? career.losses : 0;
  const state = laidOut(params, losses);
  const grid = gridFor(state);
  const marks = [...params.map.join('')];
  if (params.mode === 'daily') state.wants = dailyWants(params, rng);
  const held = (cell: number): number | undefined => {
    if (marks[cell] === 'k') return BASKET;
    return state.wall[cell] === 0 ? undefined : EMPTY;
  };
  for (let round = 0; round < DEALS; round += 1) {
    state.kinds = settledKinds(grid, params.kinds, rng, held);
    if (legal(state).length === 0) continue;
    help(state, rng);
    return state;
  }
  throw new Error(`bed ${params.level}: no start with a move in ${DEALS} deals`);
}

function laidOut(params: Params, losses: number): State {
  const { mode, level, map, kinds, moves, wants, creep, streams } = params;
  const marks = [...map.join('')];
  const wall = marks.map(wallOf);
  return {
    mode,
    level,
    columns: map[0]?.length ?? 0,
    rows: map.length,
    kindCount: kinds,
    kinds: [],
    power: marks.map(() => 0),
    ids: wall.map((layers, cell) => (layers === 0 ? cell + 1 : 0)),
    wall,
    vine: marks.map((mark) => (mark === 'V' ? 2 : mark === 'v' ? 1 : 0)),
    soil: marks.map((mark) => (mark === 's' ? 0 : -1)),
    dew: marks.map((mark) => (mark === 'D' ? 2 : mark === 'd' ? 1 : 0)),
    nextId: marks.length + 1,
    moves,
    movesLeft: moves,
    wants: [...wants],
    got: wants.map(() => 0),
    score: 0,
    creep,
    streams: streams.map((path) => [...path]),
    round: 0,
    losses,
    helped: 0,
    longest: 0,
    waves: [],
  };
}

function wallOf(mark: string): number {
  if (mark === '_') return HOLE;
  if (mark === 'h') return 1;
  if (mark === 'H') return 2;
  return mark >= '0' && mark <= '5' ? BUD + Number(mark) : 0;
}

/** The daily garden's colors change places with the day; how much it wants does not. */
function dailyWants({ wants, kinds }: Params, rng: Rng): number[] {
  const order = rng.shuffled(wants.slice(0, kinds));
  return [...order, ...wants.slice(kinds, KINDS), ...wants.slice(KINDS)];
}

function help(state: State, rng: Rng): void {
  if (state.losses < TIMEOUT) return;
  const bees = Math.min(MAX_HELP, state.losses - TIMEOUT + 1);
  const plain = state.kinds.flatMap((kind, cell) =>
    kind >= 0 && state.vine[cell] === 0 ? [cell] : [],
  );
  for (const cell of rng.shuffled(plain).slice(0, bees)) {
    state.power[cell] = rng.pick([ROW, COLUMN, BURST]);
  }
  state.helped = bees;
  state.moves += HELP_MOVES;
  state.movesLeft += HELP_MOVES;
}
