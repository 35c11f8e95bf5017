import { cos, sin } from '@playgrove/kit/core';
import type { State } from './state.ts';

/*
 * The tower sways as one spring: its top is `sway` units out and goes with `speed`. A tall tower
 * swings slower, and never comes to rest; ropes calm it.
 */

const TICK = 1 / 60;
const TAU = Math.PI * 2;
/** The top floor slides off beyond this. */
export const LIMIT = 92;
/** From here on the puffins are afraid. */
export const FEAR = 54;
/** Speed for each unit that a floor is off center. */
const PUSH = 3;
/** Floors from which on the whole push counts. */
const STIFF = 3;

/** Radians a second, for a tower of this many floors. */
export function paceOf(built: number): number {
  return TAU / Math.min(3.2, 1.5 + built * 0.07);
}

/** The amplitude that wind and height alone would give it. */
function restless(built: number, ropes: number): number {
  return Math.min(26, built * 0.9) / (1 + ropes);
}

/** How far it swings. */
export function widthOf({ sway, speed }: State, built: number): number {
  const along = speed / paceOf(built);
  return Math.sqrt(sway * sway + along * along);
}

/** One tick: toward the amplitude of a tower of this height, slowly. */
export function swayOn(state: State, built: number): void {
  const pace = paceOf(built);
  const width = widthOf(state, built);
  const goal = restless(built, state.ropes);
  const calm = 0.24 + 0.2 * state.ropes;
  const ratio = width > 1 ? (goal * goal) / (width * width) : 1;
  const drag = calm * Math.max(-1, 1 - ratio);
  state.speed -= (pace * pace * state.sway + drag * state.speed) * TICK;
  state.sway += state.speed * TICK;
}

/**
 * A floor that landed off center pushes the tower that way: into its swing, or against it. A low
 * tower is stiff.
 */
export function push(state: State, off: number, built: number): void {
  state.speed += PUSH * off * Math.min(1, built / STIFF);
}

/** Where the top will be in this many ticks; before now if negative. Without drag. */
export function swayIn(state: State, built: number, ticks: number): number {
  const pace = paceOf(built);
  const angle = pace * ticks * TICK;
  return state.sway * cos(angle) + (state.speed / pace) * sin(angle);
}
