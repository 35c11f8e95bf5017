import type { Point } from '@playgrove/kit/contract';
import { flickOf, powerOf, type Sample } from '@playgrove/kit/logic/gesture';
import { BOUNDS } from '../rules.ts';
import { GOAL, type Input } from '../rules/types.ts';
import { onGoal, project, type Lens } from './lens.ts';

/** Screen heights a second of the gentlest and the hardest flick. */
const FLICKS = { slow: 0.5, fast: 4.2 } as const;
/** A bulge below this part of the way is a hand's tremble. */
const STRAIGHT = 0.03;
/** Meters of bow for a bulge as long as the way itself. */
const BEND = 9;
/** Shortest shot on the screen, parts of its height. */
const MIN = 0.06;

const bounded = (value: number, [low, high]: readonly [number, number]): number =>
  Math.round(Math.max(low, Math.min(high, value))) || 0;

/** An input of meters, in its bounds. */
export function shotAt(at: Point, power: number, bow: number): Input {
  const { shot } = BOUNDS;
  return {
    kind: 'shot',
    x: bounded(at.x * 100, shot.x),
    y: bounded(at.y * 100, shot.y),
    power: bounded(power * 1000, shot.power),
    bow: bounded(bow * 100, shot.bow),
  };
}

export function diveTo(at: Point): Input {
  const { dive } = BOUNDS;
  return { kind: 'dive', x: bounded(at.x * 100, dive.x), y: bounded(at.y * 100, dive.y) };
}

/**
 * Fingers overshoot: what ends a little above the bar is meant to be under it. Farther up it goes over,
 * as far as it was drawn.
 * @param y meters in the goal's plane
 */
export function forgiven(y: number): number {
  const part = y / GOAL.bar;
  if (part <= 0.86) return Math.max(0.15, y);
  if (part <= 1.4) return GOAL.bar * (0.86 + ((part - 0.86) / 0.54) * 0.06);
  return GOAL.bar * (0.92 + (part - 1.4) * 0.9);
}

/** Where a stroke from the ball is aimed: its end, or where it would meet the ground before the goal. */
export function aimOf(lens: Lens, from: Point, to: Point): Point | undefined {
  const ball = project(lens, 0, 0.15, 0);
  const foot = project(lens, 0, 0, GOAL.far);
  if (!ball || !foot) return undefined;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (-dy < MIN * lens.bleed.height) return undefined;
  const need = ball.y - foot.y;
  // A short flick goes on its way to the line, low; a longer one ends where the finger does.
  const stretch = Math.max(1, need / -dy);
  const at = onGoal(lens, { x: ball.x + dx * stretch, y: ball.y + dy * stretch });
  return { x: at.x, y: forgiven(at.y) };
}

/** The shot of a whole stroke, or nothing where it was none. */
export function shotOf(lens: Lens, samples: readonly Sample[]): Input | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return undefined;
  const at = aimOf(lens, first, last);
  if (!at) return undefined;
  const { height } = lens.bleed;
  const flick = flickOf(samples, { height, window: 420, rest: 600, least: 0.02 });
  const curve = flick && Math.abs(flick.curve) > STRAIGHT ? flick.curve : 0;
  const power = flick ? powerOf(flick.speed, FLICKS) : 0.4;
  return shotAt(at, power, (curve - Math.sign(curve) * STRAIGHT) * BEND);
}

/** Standing hands, from which a dive's swipe is measured. */
const HANDS: Point = { x: 0, y: 1.1 };
/** A swipe of a third of the goal's width is a dive to its post. */
const GAIN = 1.7;

export function diveOf(lens: Lens, from: Point, to: Point): Input | undefined {
  const hands = project(lens, HANDS.x, HANDS.y, GOAL.far);
  if (!hands) return undefined;
  const [dx, dy] = [(to.x - from.x) * GAIN, (to.y - from.y) * GAIN];
  return diveTo(onGoal(lens, { x: hands.x + dx, y: hands.y + dy }));
}
