import { atan2 } from '@playgrove/kit/core';
import { BRAKES, FORWARD, REVERSE } from '../rules/drive.ts';
import { apart, clamped, inFrame } from '../rules/shapes.ts';
import { FULL, IDLE, type Body, type Want } from '../rules/types.ts';
import type { Vehicle } from '../rules/vehicles.ts';
import type { Step } from './search.ts';

/** How far ahead of the rear axle it looks for the way, units, and more at speed. */
const AHEAD = 17;
const AHEAD_SPEED = 0.06;
const SLOWEST = 9;
/** Part of the brakes that it uses, and of the top speed. */
const SOFT = 0.5;
const THERE = 1.6;

/** How a hand drives: 1 and 0 are exact. */
export type Manner = { readonly pace: number; readonly late: number; readonly off: number };

/** The last index of the stretch in one gear. */
export function endOf(way: readonly Step[], at: number): number {
  let end = at;
  while (end + 1 < way.length && way[end + 1]?.gear === way[at]?.gear) end += 1;
  return end;
}

/** The nearest step of this stretch, from `at` on. */
export function nearest(way: readonly Step[], at: number, body: Body): number {
  const end = Math.min(endOf(way, at), at + 14);
  let [best, least] = [at, Infinity];
  for (let one = at; one <= end; one += 1) {
    const far = farFrom(body, way[one]);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

export const farFrom = (body: Body, step: Step | undefined): number =>
  step ? apart(body, step) : Infinity;

/** What is left of this stretch, along it. Negative: past its end. */
export function leftOf(way: readonly Step[], at: number, body: Body): number {
  const end = endOf(way, at);
  const last = way[end];
  if (!last) return 0;
  const along = inFrame({ ...last, l: 0, w: 0 }, body).x * -last.gear;
  if (end - at < 3) return along;
  let far = 0;
  for (let one = at; one < end; one += 1) {
    const [here, next] = [way[one], way[one + 1]];
    if (here && next) far += apart(here, next);
  }
  return far;
}

export const isThere = (way: readonly Step[], at: number, body: Body): boolean =>
  endOf(way, at) - at < 3 && leftOf(way, at, body) < THERE;

/** Gas and wheel for the step of the way at which the car is. */
export function follow(
  way: readonly Step[],
  at: number,
  body: Body,
  vehicle: Vehicle,
  { pace, late, off }: Manner,
): Want {
  const step = way[at];
  if (!step) return IDLE;
  const { gear } = step;
  const left = leftOf(way, at, body);
  const speed = Math.abs(body.v);
  const top = (gear > 0 ? FORWARD : REVERSE) * pace;
  const brakes = Math.sqrt(2 * BRAKES * SOFT * Math.max(0, left - THERE / 2 + late));
  const v = Math.max(SLOWEST, Math.min(top, brakes));
  const look = AHEAD + speed * AHEAD_SPEED;
  const to = inFrame({ ...body, l: 0, w: 0 }, pointAt(way, at, look));
  const bend = (2 * to.y) / Math.max(1, to.x * to.x + to.y * to.y);
  const wheel = atan2(bend * vehicle.base, 1) / vehicle.lock + off;
  const limit = gear > 0 ? FORWARD : REVERSE;
  return {
    kind: 'drive',
    gas: gear * Math.max(1, Math.round((v / limit) * FULL)),
    wheel: Math.round(clamped(wheel, 1) * FULL) || 0,
  };
}

/** The point of the way so far ahead; beyond the end of the stretch straight on. */
function pointAt(way: readonly Step[], at: number, look: number) {
  const end = endOf(way, at);
  let far = look;
  let here = way[at];
  for (let one = at; one < end && here; one += 1) {
    const next = way[one + 1];
    if (!next) break;
    const by = apart(here, next);
    if (by >= far) break;
    far -= by;
    here = next;
  }
  if (!here) return { x: 0, y: 0 };
  const turned = { ...here, l: 0, w: 0 };
  const back = inFrame({ x: 0, y: 0, a: -turned.a, l: 0, w: 0 }, { x: far * here.gear, y: 0 });
  return { x: here.x + back.x, y: here.y + back.y };
}
