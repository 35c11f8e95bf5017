import { cos, sin } from '@playgrove/kit/core';

/** The court in world units; y grows downward. */
export const COURT = { width: 720, height: 1080, floor: 985 } as const;
export const BALL = 36;
/** The ball's middle when it lies on the roof. */
export const REST = COURT.floor - BALL;
/** A rim is seen from the side: its two ends are round, this thick. */
export const RIM = 7;
/** Half the thickness of a board. */
export const BOARD = 7;
export const HZ = 60;
/** Steps of flight in a tick. */
export const PARTS = 4;
export const DT = 1 / (HZ * PARTS);
export const GRAVITY = 1900;
/** Degrees from straight up, to either side. */
export const WIDEST = 40;
/** Powers are whole, 0 to this. */
export const FULL = 1000;
/** Units a second of the weakest and the strongest shot. */
export const SLOW = 1280;
export const FAST = 1840;

/** The start of a flight. @param angle tenths of a degree from straight up, right positive */
export function launch(angle: number, power: number): { vx: number; vy: number } {
  const speed = SLOW + ((FAST - SLOW) * power) / FULL;
  const turn = (angle * Math.PI) / 1800;
  return { vx: speed * sin(turn), vy: -speed * cos(turn) };
}

/** 0 to 1 with soft ends. */
export function soft(part: number): number {
  const t = part < 0 ? 0 : part > 1 ? 1 : part;
  return t * t * (3 - 2 * t);
}
