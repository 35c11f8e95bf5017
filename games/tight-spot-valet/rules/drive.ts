import { atan2, wrapAngle } from '@playgrove/kit/core';
import { clamped } from './shapes.ts';
import { FULL, HZ, type Body, type Want } from './types.ts';
import type { Vehicle } from './vehicles.ts';

/** Units a second. */
export const FORWARD = 150;
export const REVERSE = 92;
/** Units a second squared. */
export const PICK_UP = 300;
export const BRAKES = 620;
/** Of its way from left to right, a second. */
const WHEEL = 5;
/** A push shorter than this part is a finger at rest. */
const DEAD = 0.12;
/** How far a push is off the nose, radians, before the car goes backward, and forward again. */
const BACK = 1.95;
const AHEAD = 1.2;
/** Standing still, it takes the nearer end. */
const FRESH = 1.72;
const GAIN = 2.2;
/** A trailer in reverse: how hard its hitch is bent, and how far, radians. */
const BEND = 1.5;
const MAX_BEND = 0.6;

export const isIdle = (want: Want): boolean =>
  want.kind === 'push'
    ? want.x * want.x + want.y * want.y < DEAD * FULL * DEAD * FULL
    : want.gas === 0;

export type Aim = { readonly v: number; readonly wheel: number; readonly gear: number };

/** Speed and wheel that the player's hand asks for. */
export function aimOf(body: Body, vehicle: Vehicle, want: Want, gear: number): Aim {
  if (want.kind === 'drive') {
    const gas = want.gas / FULL;
    const v = gas * (gas > 0 ? FORWARD : REVERSE);
    return { v, wheel: want.wheel / FULL, gear: gas === 0 ? gear : Math.sign(gas) };
  }
  if (isIdle(want)) return { v: 0, wheel: body.wheel, gear };
  const far = Math.min(1, Math.sqrt(want.x * want.x + want.y * want.y) / FULL);
  const way = atan2(want.y, want.x);
  const off = wrapAngle(way - body.a);
  const limit = Math.abs(body.v) < 4 ? FRESH : gear > 0 ? BACK : AHEAD;
  const now = Math.abs(off) < limit ? 1 : -1;
  const wheel = now > 0 ? clamped((off * GAIN) / 1.2, 1) : backWheel(body, vehicle, way);
  // Slow while the wheel is far over: there is time to see where it goes.
  const v = now * (now > 0 ? FORWARD : REVERSE) * far * (1 - 0.3 * Math.abs(wheel));
  return { v, wheel, gear: now };
}

/** The wheel that turns the tail, or the trailer behind it, toward a way. */
function backWheel(body: Body, vehicle: Vehicle, way: number): number {
  const tail = body.tows.at(-1);
  if (tail === undefined) return clamped((-wrapAngle(way - body.a - Math.PI) * GAIN) / 1.2, 1);
  // What trails turns the way its hitch is bent: bend it first, then hold it there.
  const first = body.tows[0] ?? body.a;
  const bend = -clamped(wrapAngle(way - tail - Math.PI) * BEND, MAX_BEND);
  const now = wrapAngle(body.a - first);
  const hold = (Math.abs(now) * vehicle.base) / 66;
  return clamped(-(bend - now) * 3 - Math.sign(now) * hold, 1);
}

/** Turns the wheel and changes the speed for one tick. */
export function steer(body: Body, aim: Aim): void {
  body.wheel += clamped(aim.wheel - body.wheel, WHEEL / HZ);
  const isBraking = aim.v === 0 || aim.v * body.v < 0 || Math.abs(aim.v) < Math.abs(body.v);
  body.v += clamped(aim.v - body.v, (isBraking ? BRAKES : PICK_UP) / HZ);
}
