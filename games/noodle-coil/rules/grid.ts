import { neighbors4 } from '@playgrove/kit/core';
import { trayFor, type Tray } from '../levels.ts';
import { freshTally, gulp, slurp } from './gulp.ts';
import { enclosed } from './ring.ts';
import {
  BITE,
  EGG,
  GRACE_TICKS,
  MILESTONES,
  SAFE_TICKS,
  STREAK_TICKS,
  type Cueing,
  type End,
  type GridState,
  type Way,
} from './types.ts';

/** Turns that wait for later cells. */
const MAX_TURNS = 3;
const PHEW = 5;
/** Ticks for a cell get fewer, one for this many toppings, down to the fastest. */
const QUICKEN = 14;
const FASTEST = 6;

export function dealGrid(level: number, context: Pick<Cueing, 'rng'>): GridState {
  const tray = trayFor(level);
  const back = opposite(tray.way);
  const body = [tray.start];
  let [at, way] = [tray.start, back];
  while (body.length < tray.length) {
    // A long noodle starts folded against the rim.
    const ahead = beyond(tray, at, way);
    const free = (cell: number | undefined): cell is number =>
      cell !== undefined && !tray.blocks.has(cell) && !body.includes(cell);
    const sides = [ahead, ...neighbors4(tray.grid, at)].filter(free);
    const next = sides[0];
    if (next === undefined) break;
    if (next !== ahead)
      way = ([0, 1, 2, 3] as const).find((w) => beyond(tray, at, w) === next) ?? way;
    body.push(next);
    at = next;
  }
  const state: GridState = {
    mode: 'grid',
    level,
    ...freshTally(),
    body,
    way: tray.way,
    turns: [],
    // The first input is answered by the very next tick.
    step: tray.pace,
    grow: tray.length - body.length,
    food: [],
    left: -1,
    press: 0,
    won: false,
  };
  serve(state, tray, context);
  return state;
}

export function opposite(way: Way): Way {
  return ((way + 2) % 4) as Way;
}

/** The cell next to `cell`; round the other side on trays that wrap; undefined over the rim. */
export function beyond(tray: Tray, cell: number, way: Way): number | undefined {
  const { width, height } = tray.grid;
  const x = (cell % width) + (way === 1 ? 1 : way === 3 ? -1 : 0);
  const y = Math.floor(cell / width) + (way === 2 ? 1 : way === 0 ? -1 : 0);
  if (x >= 0 && x < width && y >= 0 && y < height) return y * width + x;
  if (!tray.wraps) return undefined;
  return ((y + height) % height) * width + ((x + width) % width);
}

export function paceOf(state: GridState): number {
  const { pace } = trayFor(state.level);
  return Math.max(Math.min(pace, FASTEST), pace - Math.floor(state.eaten / QUICKEN));
}

/** @returns why a turn is refused */
export function turn(state: GridState, way: Way): string | undefined {
  const last = state.turns.at(-1) ?? state.way;
  const starting = state.age < 0;
  if (way === opposite(last)) {
    if (!starting) return 'refused.back';
    flip(state);
  } else if (way !== last) {
    if (state.turns.length >= MAX_TURNS) return 'refused.full';
    state.turns.push(way);
  }
  if (starting) state.age = 0;
  return undefined;
}

/** Before the first move the noodle may set off tail first. */
function flip(state: GridState): void {
  const tray = trayFor(state.level);
  state.body.reverse();
  const [head = 0, neck = 0] = state.body;
  state.way = ([0, 1, 2, 3] as const).find((way) => beyond(tray, neck, way) === head) ?? state.way;
}

export function tickGrid(state: GridState, context: Cueing): void {
  if (state.age < 0) return;
  state.age += 1;
  if (state.streakLeft > 0) state.streakLeft -= 1;
  else state.streak = 0;
  const { width } = trayFor(state.level).grid;
  const head = state.body[0] ?? 0;
  gulp(state, { x: head % width, y: Math.floor(head / width) }, context);
  if (state.step < paceOf(state)) state.step += 1;
  if (state.step < paceOf(state)) return;
  const tray = trayFor(state.level);
  const way = state.turns[0] ?? state.way;
  const next = beyond(tray, state.body[0] ?? 0, way);
  const wall = obstacle(state, tray, next);
  if (!wall) {
    state.turns.shift();
    state.way = way;
    advance(state, tray, next ?? 0, context);
    return;
  }
  if (isEarly(state, tray, way)) {
    advance(state, tray, beyond(tray, state.body[0] ?? 0, state.way) ?? 0, context);
    return;
  }
  // A turn into something does not stand in the way of a later turn out of it.
  if (state.turns.length > 1) state.turns.shift();
  else press(state, wall, way, next, tray, context);
}

/** A turn pressed one cell too early: going straight on is free, and so is the turn after that. */
function isEarly(state: GridState, tray: Tray, way: Way): boolean {
  if (way === state.way) return false;
  const ahead = beyond(tray, state.body[0] ?? 0, state.way);
  if (ahead === undefined || obstacle(state, tray, ahead)) return false;
  return !obstacle(state, tray, beyond(tray, ahead, way));
}

/** What stands in a cell. The tail's cell is free when the tail is about to leave it. */
function obstacle(state: GridState, tray: Tray, cell: number | undefined): End['by'] | undefined {
  if (cell === undefined) return 'wall';
  if (tray.blocks.has(cell)) return 'block';
  const at = state.body.indexOf(cell);
  if (at < 0) return undefined;
  return at === state.body.length - 1 && state.grow === 0 ? undefined : 'self';
}

function press(
  state: GridState,
  by: End['by'],
  way: Way,
  next: number | undefined,
  tray: Tray,
  context: Cueing,
): void {
  const { width } = tray.grid;
  const head = state.body[0] ?? 0;
  const nose = {
    x: (head % width) + (way === 1 ? 0.5 : way === 3 ? -0.5 : 0),
    y: Math.floor(head / width) + (way === 2 ? 0.5 : way === 0 ? -0.5 : 0),
  };
  // A buffered turn into a wall is dropped before anything is bitten: going straight on may be fine.
  const turned = state.turns.shift();
  if (turned !== undefined && !obstacle(state, tray, beyond(tray, head, state.way))) return;
  state.press += 1;
  if (state.press === 1) context.cue('press', nose);
  if (state.press <= GRACE_TICKS || state.age < SAFE_TICKS) return;
  const culprit = next === undefined ? nose : { x: next % width, y: Math.floor(next / width) };
  state.end = { by, ...culprit };
  context.cue('bite', culprit);
}

function advance(state: GridState, tray: Tray, next: number, context: Cueing): void {
  const { width } = tray.grid;
  const at = { x: next % width, y: Math.floor(next / width) };
  if (state.press > 2) {
    state.score += PHEW;
    context.cue('phew', at, PHEW);
  }
  state.press = 0;
  state.step = 0;
  state.body.unshift(next);
  if (state.grow > 0) {
    state.grow -= 1;
    state.left = -1;
  } else state.left = state.body.pop() ?? -1;
  const before = state.body.length + state.grow;
  const pace = paceOf(state);
  bite(state, next, at, context);
  coil(state, tray, context);
  const now = state.body.length + state.grow;
  const reached = MILESTONES.find((length) => before < length && now >= length);
  if (reached !== undefined && state.level < 0) context.cue('milestone', at, reached);
  if (paceOf(state) < pace) context.cue('faster', at);
  if (tray.target > 0 && state.eaten >= tray.target && state.coiled >= tray.coils) state.won = true;
  else serve(state, tray, context);
}

function bite(state: GridState, cell: number, at: { x: number; y: number }, context: Cueing): void {
  const index = state.food.findIndex((morsel) => morsel.cell === cell);
  const [morsel] = index < 0 ? [] : state.food.splice(index, 1);
  if (!morsel) return;
  state.score += BITE;
  state.streak += 1;
  state.streakLeft = 2 * STREAK_TICKS;
  swallow(state, morsel.kind);
  context.cue('eat', at, state.streak);
}

function swallow(state: GridState, kind: number): void {
  state.eaten += 1;
  state.grow += kind === EGG ? 2 : 1;
}

/** A ring of body with toppings inside slurps them all. */
function coil(state: GridState, tray: Tray, context: Cueing): void {
  const inside = enclosed(state.body, tray);
  if (inside.size === 0) return;
  const held = state.food.filter(({ cell }) => inside.has(cell));
  if (held.length === 0) return;
  state.food = state.food.filter(({ cell }) => !inside.has(cell));
  const { width } = tray.grid;
  let [x, y] = [0, 0];
  for (const { cell, kind } of held) {
    const at = { x: cell % width, y: Math.floor(cell / width) };
    x += at.x / held.length;
    y += at.y / held.length;
    context.cue('slurped', at, kind);
    swallow(state, kind);
  }
  slurp(state, held.length, { x, y }, context);
}

/** Fills the tray up to its toppings; every second one lies near another, worth a coil. */
function serve(state: GridState, tray: Tray, { rng }: Pick<Cueing, 'rng'>): void {
  const free: number[] = [];
  const taken = new Set([...state.body, ...tray.blocks, ...state.food.map(({ cell }) => cell)]);
  for (let cell = 0; cell < tray.grid.size; cell += 1) if (!taken.has(cell)) free.push(cell);
  if (free.length === 0 && state.food.length === 0) {
    state.won = true;
    return;
  }
  while (state.food.length < tray.served && free.length > 0) {
    const company = state.food.at(-1);
    const close =
      company && rng.chance(tray.served > 4 ? 0.75 : 0.5)
        ? free.filter((cell) => isAdjacent(tray, cell, company.cell))
        : [];
    const cell = rng.pick(close.length > 0 ? close : free);
    free.splice(free.indexOf(cell), 1);
    state.food.push({ cell, kind: rng.chance(0.06) ? EGG : rng.int(5) });
  }
}

function isAdjacent(tray: Tray, a: number, b: number): boolean {
  const { width } = tray.grid;
  const [dx, dy] = [(a % width) - (b % width), Math.floor(a / width) - Math.floor(b / width)];
  return Math.abs(dx) <= 1 && Math.abs(dy) <= 1;
}
