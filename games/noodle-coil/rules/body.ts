import { alongX, alongY, turnBetween, wrap } from '@playgrove/kit/logic/headings';
import type { Noodle } from './types.ts';

/** World units between the points of a body. */
export const SPACING = 10;
/** The farthest that two of them can be apart: what a bounce pushes comes on top of a fast stroke. */
const APART = 18;
/** World units a tick, and headings a tick. */
export const SPEED = 2.3;
export const HOT_SPEED = 3.3;
export const TURN_RATE = 15;
/** Pressed against something: slow, and quick to turn away. */
const PRESSED_SPEED = 0.35;
const PRESSED_TURN = 26;
/** How fast a body grows into its new length. */
const GROWTH = 1.6;
/** Up to this size a topping makes a body only so much longer. */
const LONG_FROM = 60;
const SHORT_STEP = 2.8;

/** Coordinates are rounded to sixteenths, which doubles hold exactly. */
export function snap(value: number): number {
  return Math.round(value * 16) / 16;
}

/** How long a body of this many toppings is: a short one is long enough for a wide first loop. */
export function arcOf(size: number): number {
  return size < LONG_FROM ? 310 + 5 * LONG_FROM - SHORT_STEP * (LONG_FROM - size) : 310 + 5 * size;
}

/** Half its thickness. */
export function girth(size: number): number {
  return 12 + Math.min(8, Math.sqrt(size) * 0.5);
}

/** A noodle that is straight behind its head. */
export function layOut(noodle: Noodle): void {
  noodle.arc = arcOf(noodle.size);
  noodle.path = [];
  const count = Math.ceil(noodle.arc / SPACING) + 2;
  for (let at = count; at >= 1; at -= 1) {
    noodle.path.push(
      snap(noodle.x - alongX(noodle.heading) * at * SPACING),
      snap(noodle.y - alongY(noodle.heading) * at * SPACING),
    );
  }
}

export function speedOf(noodle: Noodle): number {
  const speed = noodle.hot > 0 ? HOT_SPEED : SPEED;
  return noodle.press > 0 ? speed * PRESSED_SPEED : speed;
}

/** Turns toward where it wants to go, swims one tick, draws its body after it. */
export function swim(noodle: Noodle): void {
  const most = noodle.press > 0 ? PRESSED_TURN : TURN_RATE;
  const turn = turnBetween(noodle.heading, noodle.want);
  noodle.heading = wrap(noodle.heading + Math.max(-most, Math.min(most, turn)));
  const speed = speedOf(noodle);
  noodle.x = snap(noodle.x + alongX(noodle.heading) * speed);
  noodle.y = snap(noodle.y + alongY(noodle.heading) * speed);
  if (noodle.hot > 0) noodle.hot -= 1;
  const grown = arcOf(noodle.size);
  noodle.arc += Math.max(-GROWTH, Math.min(GROWTH, grown - noodle.arc));
  trail(noodle);
}

/** Remembers where the head has been, and forgets what the tail has left. */
function trail(noodle: Noodle): void {
  const { path } = noodle;
  const dx = noodle.x - (path[path.length - 2] ?? noodle.x);
  const dy = noodle.y - (path[path.length - 1] ?? noodle.y);
  if (dx * dx + dy * dy >= SPACING * SPACING) path.push(noodle.x, noodle.y);
  const most = (Math.ceil(noodle.arc / SPACING) + 1) * 2;
  if (path.length > most) path.splice(0, path.length - most);
}

/**
 * How many points of a body need no look when one of them is this far away, squared, and nothing
 * beyond `within` matters: neighbors are never farther apart than `APART`.
 */
export function pointsToSkip(square: number, within: number): number {
  return Math.max(1, Math.floor((Math.sqrt(square) - within) / APART));
}
