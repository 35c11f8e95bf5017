import type { Kind, KindFacts } from './types.ts';

/** Ticks a second. */
export const HZ = 30;
/** Board units. */
export const WIDTH = 1000;
export const HEIGHT = 620;
/** Ticks until dusk: two and a half minutes. */
export const DUSK = 4500;
/** Units a tick, on dry ground; half of it through water. */
export const PACE = 2;
/** Creatures abreast, and ticks from one row to the next. */
export const ABREAST = 3;
export const ROW_EVERY = 8;
/** Twigs in hand, ticks one takes to grow, and ticks it lies. */
export const MAX_TWIGS = 2;
export const TWIG_GROWS = 420;
export const TWIG_LIES = 180;
/** How far a sundew reaches, and ticks between its snaps. */
export const SNAP_REACH = 135;
export const SNAP_EVERY = 26;
/** Ticks within which mounds taken count as a chain. */
export const CHAIN = 210;

export const KINDS: Readonly<Record<Kind, KindFacts>> = {
  small: { cap: 15, every: 54, guard: 1, radius: 39, asleep: 6, worth: 10 },
  mid: { cap: 30, every: 38, guard: 1, radius: 47, asleep: 10, worth: 14 },
  large: { cap: 50, every: 26, guard: 1, radius: 55, asleep: 18, worth: 21 },
  toadstool: { cap: 20, every: 17, guard: 1, radius: 47, asleep: 9, worth: 28 },
  stump: { cap: 40, every: 60, guard: 2, radius: 50, asleep: 8, worth: 11 },
  sundew: { cap: 15, every: 90, guard: 1, radius: 44, asleep: 7, worth: 9 },
  latch: { cap: 20, every: 50, guard: 1, radius: 44, asleep: 8, worth: 16 },
  queen: { cap: 60, every: 26, guard: 1, radius: 56, asleep: 20, worth: 40 },
};
