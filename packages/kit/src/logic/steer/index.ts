/**
 * Steering agents: how fast a line can be driven, where to aim, how to pass others. Headless and
 * exact; independent of what moves.
 *
 * ```ts
 * const pace = speedProfile(track.samples.map((s) => s.bend), track.spacing, limits);
 * const turn = pursue(car, track.at(along + lookahead(car.speed, temper), aside));
 * const aside = passing(self, others, halfWidth, temper);
 * ```
 */
import type { Point } from '@playgrove/kit/contract';
import { atan2, wrapAngle } from '@playgrove/kit/core';

/** A driving style. All from 0 to 1. */
export type Temper = {
  /** How much of the possible speed it uses. */
  readonly pace: number;
  /** How close it passes, and how rarely it yields. */
  readonly nerve: number;
  /** How far it looks ahead; a low value runs wide. */
  readonly foresight: number;
  /** How often it drifts. */
  readonly flair: number;
};

export type Limits = {
  /** World units a second. */
  readonly top: number;
  /** The greatest sideways acceleration with grip, units/s². */
  readonly grip: number;
  /** Braking, units/s². */
  readonly brake: number;
};

/**
 * The highest speed at each sample of a closed line from which the rest can still be driven.
 * @param bends 1 / radius at each sample
 */
export function speedProfile(
  bends: readonly number[],
  spacing: number,
  { top, grip, brake }: Limits,
): number[] {
  const pace = bends.map((bend) =>
    bend === 0 ? top : Math.min(top, Math.sqrt(grip / Math.abs(bend))),
  );
  // Two laps, so that the end takes the start into account.
  for (let at = pace.length * 2 - 1; at >= 0; at -= 1) {
    const here = at % pace.length;
    const next = pace[(here + 1) % pace.length] ?? top;
    pace[here] = Math.min(pace[here] ?? top, Math.sqrt(next * next + 2 * brake * spacing));
  }
  return pace;
}

/** Pure pursuit. @returns radians from the heading to the target, −π to π */
export function pursue(self: Point & { readonly angle: number }, target: Point): number {
  return wrapAngle(atan2(target.y - self.y, target.x - self.x) - self.angle);
}

/** How far ahead to aim: longer when faster, longer with foresight. World units. */
export function lookahead(speed: number, { foresight }: Temper): number {
  return 5 + speed * (0.26 + 0.14 * foresight);
}

/** Another agent on the same line, in its measures. */
export type OnLine = {
  readonly along: number;
  readonly aside: number;
  readonly speed: number;
};

/**
 * Where to go to pass slower agents ahead; the preferred position if the way is free.
 * @param gap signed distance along the line from one position to another
 * @param wish the preferred position across the line
 * @param half the farthest position to either side
 */
export function passing(
  self: OnLine,
  others: readonly OnLine[],
  gap: (from: number, to: number) => number,
  { wish, half, temper }: { readonly wish: number; readonly half: number; readonly temper: Temper },
): number {
  const room = 3.4 - temper.nerve * 0.8;
  let aside = wish;
  let nearest = 10 + self.speed * 0.5;
  for (const other of others) {
    const ahead = gap(self.along, other.along);
    if (ahead <= 0 || ahead >= nearest || other.speed > self.speed + 4) continue;
    if (Math.abs(other.aside - wish) > room) continue;
    nearest = ahead;
    const side = self.aside >= other.aside ? 1 : -1;
    const there = other.aside + side * room;
    aside = Math.abs(there) <= half ? there : other.aside - side * room;
  }
  return Math.max(-half, Math.min(half, aside));
}
