import type { Cue, Point } from '@playgrove/kit/contract';
import type { Shot } from '../rules/state.ts';

/** Sweets a second. */
const SPEED = 30;
const MAX_FLIGHT = 620;
/** Between one ring of pops and the next, milliseconds. */
export const STAGGER = 60;
const AFTER_POPS = 40;
const SETTLE = 130;
const RAINING = 420;

export function lengthOf(path: readonly Point[]): number {
  let length = 0;
  for (let at = 1; at < path.length; at += 1) {
    const [a, b] = [path[at - 1], path[at]];
    if (a && b) length += Math.hypot(b.x - a.x, b.y - a.y);
  }
  return length;
}

/** When what happens in a shot, milliseconds from its beginning. */
export type Times = {
  readonly flight: number;
  readonly fall: number;
  readonly end: number;
};

export function timesOf(shot: Shot): Times {
  const flight = Math.min(MAX_FLIGHT, (lengthOf(shot.path) / SPEED) * 1000);
  let last = -1;
  for (let at = 1; at < shot.pops.length; at += 2) last = Math.max(last, shot.pops[at] ?? 0);
  const fall = flight + (last < 0 ? 0 : AFTER_POPS + STAGGER * (last + 1));
  return { flight, fall, end: fall + SETTLE + (shot.drops.length > 0 ? RAINING : 0) };
}

/** Where a sweet in flight is, 0 to 1 of the way. */
export function along(path: readonly Point[], part: number): Point {
  let left = lengthOf(path) * part;
  for (let at = 1; at < path.length; at += 1) {
    const [a, b] = [path[at - 1], path[at]];
    if (!a || !b) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (left <= length && length > 0) {
      return { x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length };
    }
    left -= length;
  }
  return path.at(-1) ?? { x: 0, y: 0 };
}

/** Milliseconds into a shot at which a cue is answered. */
export function cueTime(cue: Cue, shot: Shot): number {
  const { flight, fall, end } = timesOf(shot);
  if (cue.name === 'shoot' || cue.name === 'blast') return 0;
  if (cue.name === 'wall') return wallTime(cue, shot, flight);
  if (cue.name === 'stick') return flight;
  if (cue.name === 'drop') return fall + 260 + (cue.value ?? 0) * 22;
  const stage = cue.stage ?? 0;
  if (stage >= 8) return end - SETTLE * 0.5;
  return Math.min(end, stage === 0 ? 0 : flight + STAGGER * (stage - 1));
}

function wallTime(cue: Cue, shot: Shot, flight: number): number {
  const at = shot.path.findIndex(({ x, y }) => x === cue.at?.x && y === cue.at.y);
  const whole = lengthOf(shot.path);
  return at < 0 || whole === 0 ? 0 : (lengthOf(shot.path.slice(0, at + 1)) / whole) * flight;
}
