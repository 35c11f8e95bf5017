import type { State } from './state.ts';

/** Units a tick. */
export const SLOWEST = 4.6;
export const FASTEST = 15;
/** Ticks on four wheels before a line is banked: a late hold still saves it. */
export const ROLL_OUT = 8;

/** Leaves whatever carried the rider. Units a tick. */
export function takeOff(state: State, vx: number, vy: number): void {
  const { rider } = state;
  if (rider.mode !== 'air') rider.from = rider.x;
  rider.armed = rider.crouch > 0;
  rider.mode = 'air';
  rider.vx = vx;
  rider.vy = vy;
  rider.rail = null;
  rider.crouch = 0;
  rider.since = 0;
  rider.last = null;
  rider.flight = [];
  rider.caught = 99;
  rider.grace = 0;
}
