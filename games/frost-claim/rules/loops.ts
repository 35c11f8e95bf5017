import type { Rng } from '@playgrove/kit/contract';
import {
  alongX,
  alongY,
  HALF_TURN,
  toward,
  TURN,
  turnBetween,
  wrap,
} from '@playgrove/kit/logic/headings';
import { BLOCKED, cellAt, MAX_SIDE, middleX, middleY, ownerAt } from './land.ts';
import { CELL, SLOW, type Skater, type State } from './types.ts';

/** Cells between the places at which a loop's worth is sampled. */
const SAMPLE = 2;
const ASTRAY = 56;
/** Cells looked ahead for its own trail and the shore. */
const AHEAD = [0.8, 1.5, 2.2, 3, 4] as const;
/** The newest cells of its own trail are not in its way. */
const NECK = 7;
/** Nor, on the way home, those right under its feet. */
const HEEL = 2;

/** How a skater weighs loops. */
export type Style = {
  /** Cells out, and across. */
  readonly reach: number;
  readonly tries: number;
  /** How much ice of others counts, of snow. */
  readonly theft: number;
  /** Loops within this many cells of another skater are worth less. */
  readonly berth: number;
};

/** Cells from a place in a way until something cannot be skated on, at most `most`. */
function clearFor(state: State, x: number, y: number, way: number, most: number): number {
  const dx = alongX(way) * CELL;
  const dy = alongY(way) * CELL;
  for (let gone = 1; gone <= most + 1; gone += 1)
    if (ownerAt(state, cellAt(state, x + dx * gone, y + dy * gone)) === BLOCKED)
      return Math.max(0, gone - 2);
  return most;
}

/**
 * A loop from its own ice: out, across and back, the best of some tries.
 * @returns flat x, y pairs; empty if there is nothing to gain
 */
export function planLoop(state: State, me: Skater, style: Style, rng: Rng): number[] {
  let best: number[] = [];
  let most = 0;
  for (let tried = 0; tried < style.tries; tried += 1) {
    const out = rng.int(TURN);
    const across = wrap(out + (rng.chance(0.5) ? TURN / 4 : -TURN / 4));
    const size = style.reach * rng.between(0.6, 1.2);
    const edge = clearHome(state, me, out);
    const [ex, ey] = [me.x + alongX(out) * edge * CELL, me.y + alongY(out) * edge * CELL];
    const far = clearFor(state, ex, ey, out, size);
    const [px, py] = [ex + alongX(out) * far * CELL, ey + alongY(out) * far * CELL];
    const wide = clearFor(state, px, py, across, size * rng.between(0.7, 1.2));
    if (far < 3 || wide < 3) continue;
    const [qx, qy] = [px + alongX(across) * wide * CELL, py + alongY(across) * wide * CELL];
    let worth = 0;
    for (let a = 1; a < far; a += SAMPLE)
      for (let b = 1; b < wide; b += SAMPLE) {
        const owner = ownerAt(
          state,
          cellAt(
            state,
            ex + (alongX(out) * a + alongX(across) * b) * CELL,
            ey + (alongY(out) * a + alongY(across) * b) * CELL,
          ),
        );
        if (owner === -1) worth += 1;
        else if (owner >= 0 && owner !== me.id) worth += style.theft;
      }
    const length = edge * 0.6 + 2 * far + wide;
    const gain = (worth * SAMPLE * SAMPLE * (1 - risk(state, me, px, py, style.berth))) / length;
    if (gain <= most) continue;
    most = gain;
    best = [px, py, qx, qy];
  }
  return best;
}

function clearHome(state: State, me: Skater, way: number): number {
  for (let gone = 1; gone < 70; gone += 1) {
    const x = me.x + alongX(way) * gone * CELL;
    const y = me.y + alongY(way) * gone * CELL;
    if (ownerAt(state, cellAt(state, x, y)) !== me.id) return gone;
  }
  return 0;
}

function risk(state: State, me: Skater, x: number, y: number, berth: number): number {
  let most = 0;
  for (const other of state.skaters) {
    if (other === me || other.away > 0) continue;
    const far = Math.sqrt((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)) / CELL;
    if (far < berth) most = Math.max(most, 1 - far / berth);
  }
  return most;
}

/** Only a hunter crosses the player's trail: every other mood can be trusted. */
const sparesYou = (me: Skater): boolean => me.id !== 0 && me.mood !== 'hunt';

/** The heading to a place, around its own trail, the shore and rocks. */
export function steerTo(state: State, me: Skater, x: number, y: number): number {
  const wish = toward(x - me.x, y - me.y);
  const last = me.trail.length - NECK;
  const [you] = state.skaters;
  const spares = sparesYou(me);
  let best = wish;
  let least = Infinity;
  for (let at = 0; at * ASTRAY < HALF_TURN; at += 1)
    for (let side = -1; side <= 1; side += 2) {
      if (at === 0 && side > 0) continue;
      const heading = wrap(wish + at * side * ASTRAY);
      let clear = 0;
      for (const ahead of AHEAD) {
        const cell = cellAt(
          state,
          me.x + alongX(heading) * ahead * CELL,
          me.y + alongY(heading) * ahead * CELL,
        );
        if (ownerAt(state, cell) === BLOCKED) break;
        const own = me.trail.indexOf(cell);
        if ((own >= 0 && own < last) || (spares && you.trail.includes(cell))) break;
        clear = ahead;
      }
      const turned = Math.abs(turnBetween(me.heading, heading)) / HALF_TURN;
      const cost = at * 0.5 + turned * 0.4 + (4 - clear) * 3;
      if (cost < least) [least, best] = [cost, heading];
    }
  return best;
}

/** Where a search came from, a cell each, and its queue; 0 is unseen. */
const cameFrom = new Int32Array(MAX_SIDE * MAX_SIDE);
const queue = new Int32Array(MAX_SIDE * MAX_SIDE);
/** Cells of the way home that are steered for at once. */
const STRIDE = 3;

export type WayHome = { readonly x: number; readonly y: number; readonly ticks: number };

/** The shortest way to its own ice, around its own trail, the shore and rocks. */
export function homeOf(state: State, me: Skater): WayHome | undefined {
  // Not right beside its own trail, unless there is no other way.
  return (
    search(state, me, true, true) ??
    search(state, me, false, true) ??
    search(state, me, false, false)
  );
}

function search(state: State, me: Skater, wide: boolean, spares: boolean): WayHome | undefined {
  const { size } = state;
  const start = cellAt(state, me.x, me.y);
  if (start < 0) return undefined;
  cameFrom.fill(0, 0, size * size);
  const last = me.trail.length - HEEL;
  for (let at = 0; at < last; at += 1) {
    const cell = me.trail[at] ?? 0;
    cameFrom[cell] = -1;
    if (!wide || at > last - NECK || ownerAt(state, cell) === me.id) continue;
    for (const beside of [-1, 1, -size, size, -size - 1, 1 - size, size - 1, size + 1])
      if (ownerAt(state, cell + beside) !== me.id) cameFrom[cell + beside] = -1;
  }
  if (spares && sparesYou(me)) for (const cell of state.skaters[0].trail) cameFrom[cell] = -1;
  cameFrom[start] = start + 1;
  queue[0] = start;
  let count = 1;
  for (let at = 0; at < count; at += 1) {
    const cell = queue[at] ?? 0;
    if (ownerAt(state, cell) === me.id) return wayBack(state, start, cell);
    const column = cell % size;
    for (let side = 0; side < 4; side += 1) {
      if (side === 0 && column === 0) continue;
      if (side === 1 && column === size - 1) continue;
      const next = cell + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -size : size);
      if (next < 0 || next >= size * size || cameFrom[next] !== 0) continue;
      if (ownerAt(state, next) === BLOCKED) continue;
      cameFrom[next] = cell + 1;
      queue[count] = next;
      count += 1;
    }
  }
  return undefined;
}

function wayBack(state: State, start: number, home: number): WayHome {
  let length = 0;
  for (let cell = home; cell !== start; cell = (cameFrom[cell] ?? 1) - 1) length += 1;
  let spot = home;
  for (let at = length; at > STRIDE; at -= 1) spot = (cameFrom[spot] ?? 1) - 1;
  // Diagonals are walked in a straight line.
  const ticks = (length * 0.85 * CELL) / SLOW;
  return { x: middleX(state, spot), y: middleY(state, spot), ticks };
}

export type Threat = {
  readonly by: Skater;
  /** Ticks until it could be at the trail, at a place of it. */
  readonly ticks: number;
  readonly x: number;
  readonly y: number;
};

/** Who could reach a skater's trail first. */
export function threatTo(state: State, me: Skater): Threat | undefined {
  let least = Infinity;
  let found: Threat | undefined;
  const { path } = me;
  for (const by of state.skaters) {
    if (by === me || by.away > 0) continue;
    for (let at = 0; at < path.length; at += 4) {
      const dx = (path[at] ?? 0) - by.x;
      const dy = (path[at + 1] ?? 0) - by.y;
      const square = dx * dx + dy * dy;
      if (square >= least) continue;
      least = square;
      found = { by, ticks: Math.sqrt(square) / SLOW, x: path[at] ?? 0, y: path[at + 1] ?? 0 };
    }
  }
  return found;
}
