import type { StepContext } from '@playgrove/kit/contract';
import { hexCenter } from '@playgrove/kit/logic/hexgrid';
import { pourRow } from './board.ts';
import { FIRST_POUR } from './deal.ts';
import type { Outcome } from './outcome.ts';
import { advance, fitRows } from './queue.ts';
import {
  COLUMNS,
  EMPTY,
  FLAVORS,
  FULL,
  GUMMY,
  gridFor,
  LAST_ROW,
  lowestRow,
  missing,
  POPPER,
  type State,
} from './state.ts';

const POP = 10;
const BEST_STREAK = 5;
const DROP = 20;
/** Each sweet of one fall is worth this much more than the one before. */
const FALLING = 2;
const FREE = 150;
export const SPARE = 250;
/** Falls of at least this many are announced. */
const RAIN = 6;
const STORM = 14;
const FEW = 5;
const NEW_FLAVORS = [7, 16] as const;
const GUMMY_EVERY = 4;

/** Carries out a shot whose outcome is known, and tells of everything in it. */
export function shoot(state: State, result: Outcome, context: StepContext): void {
  const { flight, pops, drops, melted } = result;
  const [flavor] = state.queue;
  const charged = state.charged;
  const before = state.cells;
  const { top } = state;
  context.cue(charged ? 'blast' : 'shoot', flight.path[0], flavor, 0);
  for (const wall of flight.path.slice(1, -1)) context.cue('wall', wall, 1, 0);
  state.cells = result.cells;
  state.ice = result.ice;
  state.other = result.other;
  tellPops(state, result, before, context);
  keepScore(state, result, context);
  state.last = {
    flavour: flavor,
    charged,
    path: flight.path,
    cell: flight.cell,
    pops: [...pops].flat(),
    drops,
    melted,
    pushed: false,
    top,
  };
  state.shot += 1;
  state.charged = false;
  if (state.mode !== 'endless') state.left -= 1;
  twirl(state);
  if (state.mode === 'endless') pour(state, context);
  fitRows(state);
  advance(state, context.rng);
  finish(state, context);
}

/** The wave after the last pop: when things fall. */
function lastWave(pops: ReadonlyMap<number, number>): number {
  let last = 0;
  for (const wave of pops.values()) last = Math.max(last, wave);
  return last;
}

function tellPops(
  state: State,
  { flight, pops, drops, melted }: Outcome,
  before: readonly number[],
  context: StepContext,
): void {
  const grid = gridFor({ cells: before as number[], shift: state.shift });
  const end = flight.path.at(-1) ?? { x: 0, y: 0 };
  if (pops.size === 0) context.cue('stick', end, 1, 0);
  let step = 0;
  for (const [cell, wave] of [...pops].toSorted((a, b) => a[1] - b[1])) {
    const at = hexCenter(grid, cell);
    if (before[cell] === POPPER) context.cue('crackle', at, wave, wave + 1);
    else if (before[cell] === GUMMY) context.cue('free', at, FREE, wave + 1);
    else context.cue('pop', at, step, wave + 1);
    step += 1;
  }
  const after = lastWave(pops) + 1;
  for (const cell of melted) context.cue('melt', hexCenter(grid, cell), 1, after);
  drops.forEach((cell, index) => {
    const at = hexCenter(grid, cell);
    if (before[cell] === GUMMY) context.cue('free', at, FREE, after);
    else if (index % 3 === 0) context.cue('drop', at, index, after);
  });
  if (drops.length >= RAIN) {
    const at = hexCenter(grid, drops[Math.floor(drops.length / 2)] ?? 0);
    context.cue(drops.length >= STORM ? 'storm' : 'rain', at, drops.length, after + 1);
  }
}

function keepScore(
  state: State,
  { pops, drops, freed, flight }: Outcome,
  context: StepContext,
): void {
  const end = flight.path.at(-1);
  state.streak = pops.size > 0 ? state.streak + 1 : 0;
  const times = Math.max(1, Math.min(BEST_STREAK, state.streak));
  state.score += pops.size * POP * times;
  state.score += drops.length * DROP + FALLING * drops.length * (drops.length - 1);
  state.score += freed * FREE;
  state.freed += freed;
  state.most = Math.max(state.most, drops.length);
  const after = lastWave(pops) + 1;
  if (state.streak >= 3) context.cue('streak', end, Math.min(BEST_STREAK, state.streak), after);
  const was = state.fizz;
  state.fizz = Math.min(FULL, state.fizz + drops.length);
  if (was < FULL && state.fizz === FULL) context.cue('full', end, FULL, after + 1);
}

/** Twirls turn into their other flavor after every shot. */
function twirl(state: State): void {
  state.other.forEach((flavor, cell) => {
    if (flavor < 0) return;
    state.other[cell] = state.cells[cell] ?? EMPTY;
    state.cells[cell] = flavor;
  });
}

/** The endless pour: a row comes down when its time has come, sooner and sooner, with more flavors. */
function pour(state: State, context: StepContext): void {
  state.pour -= 1;
  if (state.pour > 0) return;
  const { rng } = context;
  state.poured += 1;
  if (NEW_FLAVORS.some((poured) => poured === state.poured)) {
    const [next] = Array.from({ length: FLAVORS }, (_, one) => one).filter(
      (one) => !state.flavours.includes(one),
    );
    if (next !== undefined) state.flavours.push(next);
  }
  const row = pourRow(rng, state.flavours, state.poured);
  state.shift = state.shift === 0 ? 1 : 0;
  if (state.shift === 1) row[COLUMNS - 1] = EMPTY;
  if (state.poured % GUMMY_EVERY === 0) row[1 + rng.int(COLUMNS - 3)] = GUMMY;
  state.cells = [...row, ...state.cells];
  state.ice = [...row.map(() => 0), ...state.ice];
  state.other = [...row.map(() => -1), ...state.other];
  state.pour = pourAfter(state.poured);
  if (state.last) state.last = { ...state.last, pushed: true };
  context.cue('pour', { x: COLUMNS / 2, y: 0.5 }, state.poured, 8);
}

/** Shots until the next row: seven at first, three in the end. */
export function pourAfter(poured: number): number {
  return Math.max(3, FIRST_POUR - Math.floor(poured / 6));
}

function finish(state: State, context: StepContext): void {
  const center = { x: COLUMNS / 2, y: 4 + state.top };
  if (state.mode === 'endless') {
    if (lowestRow(state.cells) === LAST_ROW - 1) context.cue('danger', center, 1, 8);
    return;
  }
  if (missing(state) === 0) {
    state.score += state.left * SPARE;
    context.cue(state.left === 0 ? 'rescue' : 'spare', center, state.left, 9);
  } else if (state.left > 0 && state.left <= FEW) {
    context.cue(state.left === 1 ? 'last' : 'few', undefined, state.left, 8);
  }
}
