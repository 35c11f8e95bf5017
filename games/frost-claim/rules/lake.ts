import type { Rng } from '@playgrove/kit/contract';
import { atan2, cos } from '@playgrove/kit/core';
import { DAILY_AT, DAY_SHAPES, lakeAt, type Lake, type Shape } from '../levels.ts';
import { alongX, alongY, toward, TURN, wrap } from '@playgrove/kit/logic/headings';
import { BLOCKED, cellAt, discOf, give, nearestIce, ownerAt } from './land.ts';
import { CYCLE, isCracking } from './thaw.ts';
import { CELL, HZ, type Rival, type Skater, type State } from './types.ts';

/** Cells from its middle to the edge of the ice that everybody begins with. */
const HOME = 3.6;
const ROCK_CELLS = [1.6, 2.8] as const;
const THAW_CELLS = [5, 7] as const;
/** Tries at finding a place. */
const TRIES = 300;

/** Cells from the middle to the shore, in the way of an angle. */
function shoreAt([swing, lobes, tall]: Shape, size: number, dx: number, dy: number): boolean {
  const y = dy / tall;
  const far = Math.sqrt(dx * dx + y * y);
  const reach = (size / 2 - 1.5) * (1 - swing + swing * cos(lobes * atan2(y, dx) + 0.6));
  return far <= reach;
}

function rowsOf({ size }: Lake, shape: Shape): string[] {
  const middle = (size - 1) / 2;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_cell, column) =>
      shoreAt(shape, size, column - middle, row - middle) ? '.' : '~',
    ).join(''),
  );
}

export function skater(id: number, kind: Rival | 'you'): Skater {
  return {
    id,
    kind,
    x: 0,
    y: 0,
    heading: 0,
    want: 0,
    trail: [],
    path: [],
    area: 0,
    turf: 0,
    away: 0,
    mood: 'calm',
    felt: 0,
    rest: 6 * HZ,
    plan: [],
    prey: -1,
  };
}

export function dealLake(number: number, rng: Rng): State {
  const lake = lakeAt(number);
  const { size } = lake;
  const shape = number === DAILY_AT ? rng.pick(DAY_SHAPES) : lake.shape;
  const rows = rowsOf(lake, shape);
  const state: State = {
    lake: number,
    size,
    rows,
    total: 0,
    skaters: [skater(0, 'you')],
    thaws: [],
    age: -1,
    left: lake.seconds * HZ,
    score: 0,
    cuts: 0,
    peak: 0,
    end: null,
    won: false,
  };
  // Everybody around the middle, the player at its lower side, seen from the start.
  const count = lake.rivals.length + 1;
  for (let at = 0; at < count; at += 1) {
    const kind = lake.rivals[at - 1];
    const me = kind ? skater(at, kind) : state.skaters[0];
    if (kind) state.skaters.push(me);
    settle(state, me, wrap(Math.round(TURN / 4 + (at * TURN) / count)), 0.55);
  }
  placeRocks(state, lake, rng);
  for (let at = 0; at < lake.thaws; at += 1) {
    const place = roomFor(state, THAW_CELLS[1] + 2, rng);
    if (!place) continue;
    const r = rng.between(...THAW_CELLS) * CELL;
    // One after the other.
    const left = CYCLE - Math.floor((at * CYCLE) / (lake.thaws * 2));
    state.thaws.push({ ...place, r, left, fresh: [] });
  }
  state.total = state.rows.join('').replace(/[~#]/g, '').length;
  state.peak = state.skaters[0].area;
  return state;
}

/** On a ring around the middle, moved inward until all its ice fits into the lake. */
function settle(state: State, me: Skater, way: number, part: number): void {
  const half = (state.size * CELL) / 2;
  for (let out = part; out >= 0; out -= 0.05) {
    me.x = Math.round(half + alongX(way) * half * out);
    me.y = Math.round(half + alongY(way) * half * out);
    if (discOf(state, me.x, me.y, HOME + 2).every((cell) => ownerAt(state, cell) !== BLOCKED))
      break;
  }
  me.heading = toward(half - me.x, half - me.y || -1);
  me.want = me.heading;
  give(state, discOf(state, me.x, me.y, HOME), me.id);
}

function placeRocks(state: State, lake: Lake, rng: Rng): void {
  for (let at = 0; at < lake.rocks; at += 1) {
    const place = roomFor(state, HOME + 5, rng);
    if (!place) continue;
    const cells = new Set(discOf(state, place.x, place.y, rng.between(...ROCK_CELLS)));
    for (const cell of cells) {
      const row = Math.floor(cell / state.size);
      const letters = [...(state.rows[row] ?? '')];
      if (letters[cell % state.size] === '.') letters[cell % state.size] = '#';
      state.rows[row] = letters.join('');
    }
  }
}

/** A place on snow with no skater within some cells; undefined if none is found. */
export function roomFor(
  state: State,
  cells: number,
  rng: Rng,
): { readonly x: number; readonly y: number } | undefined {
  const wide = state.size * CELL;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const x = Math.round(rng.unit() * wide);
    const y = Math.round(rng.unit() * wide);
    const clear = state.skaters.every(
      (other) =>
        other.away > 0 ||
        (other.x - x) * (other.x - x) + (other.y - y) * (other.y - y) > cells * CELL * cells * CELL,
    );
    if (clear && ownerAt(state, cellAt(state, x, y)) === -1) return { x, y };
  }
  return undefined;
}

/** A rival comes back on open snow, away from the player. @returns whether there was room */
export function comeBack(state: State, me: Skater, rng: Rng): boolean {
  const place = roomFor(state, 14, rng);
  if (!place) return false;
  const cells = discOf(state, place.x, place.y, HOME);
  if (cells.some((cell) => ownerAt(state, cell) !== -1)) return false;
  if (nearestIce(state, 0, place.x, place.y, 8) >= 0) return false;
  if (state.thaws.some((thaw) => isCracking(thaw) && near(thaw, place))) return false;
  Object.assign(me, { ...place, heading: rng.int(TURN), mood: 'calm', felt: 0, rest: 4 * HZ });
  me.want = me.heading;
  give(state, cells, me.id);
  return true;
}

function near(
  thaw: { readonly x: number; readonly y: number; readonly r: number },
  at: {
    readonly x: number;
    readonly y: number;
  },
): boolean {
  return (
    (thaw.x - at.x) * (thaw.x - at.x) + (thaw.y - at.y) * (thaw.y - at.y) <
    (thaw.r + HOME * CELL) * (thaw.r + HOME * CELL)
  );
}
