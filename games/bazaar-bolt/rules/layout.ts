import { chunkAt } from './chunks.ts';
import { arc, HOVER, type Runner } from './runner.ts';

export type Hazard = 'sacks' | 'line' | 'stack' | 'stall';
export type Kind = Hazard | 'awning' | 'carpet' | 'coin' | 'carrot';

/** Something in the alley; `z` from the beginning of its chunk. */
export type Thing = {
  readonly kind: Kind;
  readonly lane: number;
  readonly z: number;
  /** Half of its depth. */
  readonly half: number;
  readonly y: number;
  /** Carpets: where they set down, from the beginning of the chunk. */
  readonly until: number;
};

/** Meters a tick, and ticks a row, by tier: faster and denser. */
export const SPEEDS = [0.16, 0.19, 0.22, 0.25, 0.28, 0.31, 0.34, 0.36, 0.38] as const;
const ROW_TICKS = [13, 12, 12, 11, 11, 10, 10, 9, 9] as const;
export const TOP_TIER = SPEEDS.length - 1;

/** Rows that stay free where a carpet sets down. */
const CLEAR = 6;
/** The runner's half depth, and how near to a lane's middle it is in the lane. */
const BODY = 0.3;
const REACH = 0.56;
/** Feet above this clear sacks; a head below that clears a line; above that a stack is cleared. */
const SACK_TOP = 0.6;
const LINE_LOW = 1.05;
const LINE_TOP = 2.2;
const STACK_TOP = 1.9;
const STANDING = 1.5;
const SLIDING = 0.8;
/** Feet below this still meet an awning or a carpet. */
const STEP_ON = 0.9;

const HALF: Readonly<Record<Kind, number>> = {
  sacks: 0.45,
  line: 0.2,
  stack: 0.7,
  stall: 1,
  awning: 0.6,
  carpet: 0.8,
  coin: 0.5,
  carrot: 0.5,
};

export function speedOf(tier: number): number {
  return SPEEDS[Math.min(tier, TOP_TIER)] ?? SPEEDS[0];
}

export function rowOf(tier: number): number {
  return speedOf(tier) * (ROW_TICKS[Math.min(tier, TOP_TIER)] ?? ROW_TICKS[0]);
}

export function lengthOf(chunk: number, tier: number): number {
  return chunkAt(chunk).rows.length * rowOf(tier);
}

const LAID = new Map<number, readonly Thing[]>();

/** What stands in a chunk at a tier, from near to far. */
export function thingsOf(chunk: number, tier: number): readonly Thing[] {
  const key = chunk * SPEEDS.length + Math.min(tier, TOP_TIER);
  let things = LAID.get(key);
  if (!things) {
    things = layOut(chunkAt(chunk).rows, tier);
    LAID.set(key, things);
  }
  return things;
}

export function layOut(rows: readonly string[], tier: number): readonly Thing[] {
  const row = rowOf(tier);
  const pace = speedOf(tier);
  const things: Thing[] = [];
  const put = (kind: Kind, lane: number, z: number, y = 0, half = HALF[kind]): void => {
    const until = kind === 'carpet' ? (rows.length - CLEAR) * row : 0;
    things.push({ kind, lane, z, half, y, until });
  };
  rows.forEach((cells, at) => {
    const z = (at + 0.5) * row;
    [...cells].forEach((cell, index) => {
      const lane = index - 1;
      const coin = (ahead: number, y: number): void => put('coin', lane, z + ahead, y);
      if (cell === 'o' || cell === 'h') {
        const y = cell === 'h' ? HOVER + 0.7 : 0.7;
        coin(-row / 4, y);
        coin(row / 4, y);
      } else if (cell === 's' || cell === 'S') put('sacks', lane, z);
      else if (cell === 'b' || cell === 'B') put('line', lane, z);
      else if (cell === 'T') put('stack', lane, z);
      else if (cell === 'W') put('stall', lane, z, 0, row / 2);
      else if (cell === 'a') put('awning', lane, z);
      else if (cell === 'c') put('carpet', lane, z);
      else if (cell === 'k') put('carrot', lane, z, 0.7);
      if (cell === 'S')
        for (const t of [-14, -7, 0, 7, 14]) coin(t * pace, arc(18 + t, false) + 0.7);
      if (cell === 'B') for (const t of [-1, 0, 1]) coin(t * row * 0.3, 0.4);
      if (cell === 'a') for (let t = 8; t < 52; t += 6) coin(t * pace, arc(t, true) + 0.7);
    });
  });
  return things.toSorted((a, b) => a.z - b.z);
}

export function isHazard(kind: Kind): kind is Hazard {
  return kind === 'sacks' || kind === 'line' || kind === 'stack' || kind === 'stall';
}

export function inLane(x: number, lane: number): boolean {
  const off = x - lane;
  return off < REACH && off > -REACH;
}

/** Whether a body of this height is at the height of a hazard. */
function blocks(kind: Hazard, y: number, slide: number): boolean {
  if (kind === 'sacks') return y < SACK_TOP;
  if (kind === 'line') return y < LINE_TOP && y + (slide > 0 ? SLIDING : STANDING) > LINE_LOW;
  return y < STACK_TOP;
}

/** The position before a tick that a meeting depends on. */
export type Before = { z: number; x: number; y: number; slide: number };

export type Meeting = 'none' | 'hit' | 'side' | 'bounce' | 'board';

/**
 * What a tick did with a thing that is no coin: run into it, brush along it sideways, step on it.
 * @param at where the thing is
 */
export function meet(r: Runner, was: Before, thing: Thing, at: number): Meeting {
  const { kind, lane, half } = thing;
  const [near, far] = [at - half - BODY, at + half + BODY];
  if (r.z < near || r.z > far || !inLane(r.x, lane)) return 'none';
  if (kind === 'awning' || kind === 'carpet') {
    if (r.y > STEP_ON || r.vy > 0 || r.until > 0) return 'none';
    return kind === 'awning' ? 'bounce' : 'board';
  }
  if (!isHazard(kind) || r.until > 0 || !blocks(kind, r.y, r.slide)) return 'none';
  const along = was.z >= near && was.z <= far;
  const over = inLane(was.x, lane);
  if (along && over && blocks(kind, was.y, was.slide)) return 'none';
  if (kind === 'stall' && along && over && r.vy < 0) return 'bounce';
  if (along && !over && (kind === 'stack' || kind === 'stall')) return 'side';
  return 'hit';
}

/** Whether the runner has come level with a hazard's front in this tick. */
export function reaches(r: Runner, was: Before, thing: Thing, at: number): boolean {
  const near = at - thing.half - BODY;
  return was.z < near && r.z >= near;
}

/** Whether a coin or carrot is touched; a magnet reaches farther. */
export function touches(r: Runner, thing: Thing, at: number, reach: number): boolean {
  const ahead = at - r.z;
  if (ahead > 0.55 + reach || ahead < -0.8) return false;
  const aside = r.x - thing.lane;
  if (aside > 0.62 + reach || aside < -0.62 - reach) return false;
  const above = thing.y - 0.7 - r.y;
  return above < 1 + reach * 0.5 && above > -1.2 - reach * 0.5;
}
