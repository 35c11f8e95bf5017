import type { Rider, State } from './state.ts';

/** Units a tick. */
export const SLOWEST = 4.6;
export const FASTEST = 15;
/** Ticks on four wheels before a line is banked: a late hold still saves it. */
export const ROLL_OUT = 8;

export function set(rider: Rider, now: Partial<Rider>): void {
  Object.assign(rider, now);
}

/** Leaves whatever carried the rider. Units a tick. */
export function takeOff(state: State, vx: number, vy: number): void {
  const { rider } = state;
  if (rider.mode !== 'air') rider.from = rider.x;
  set(rider, { armed: rider.crouch > 0, mode: 'air', vx, vy, rail: null, crouch: 0, since: 0 });
  set(rider, { last: null, flight: [], caught: 99, grace: 0 });
}
