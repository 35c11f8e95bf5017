import { createRng } from '@playgrove/kit/core';
import { middleOf, roll } from './rules/body.ts';
import { make, type Course } from './rules/course.ts';
import { recipeOf, seedAt } from './rules/levels.ts';
import { steer } from './rules/steer.ts';
import { HZ, type Input } from './rules/types.ts';
import { search } from './search.ts';

/*
 * Only makes the list in rules/levels.ts and proves it; no player loads it.
 */

const TRIES = 211;
const NODES = 40_000;
/** Seconds in which a good hand must be through. */
const LONGEST = 40;

/** The try, the tenths of a second of its way, and the tilts of that. */
type Made = {
  readonly tries: number;
  readonly tenths: number;
  readonly inputs: readonly Input[];
};

/** The first try that a good hand gets through without a fall, and for which the search finds a way. */
export function pick(map: number): Made | undefined {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const course = make(recipeOf(map), seedAt(map, tries));
    if (!course || !isClean(course, 1) || !isClean(course, 0.8)) continue;
    const found = search(course, NODES);
    if (found) return { tries, tenths: Math.round((found.ticks / HZ) * 10), inputs: found.inputs };
  }
  return undefined;
}

/** Whether a hand of this skill reaches the flower without a fall. */
function isClean(course: Course, skill: number): boolean {
  const rng = createRng('hand');
  const level = { x: 0, y: 0 };
  const start = middleOf(course, course.way[0] ?? 0);
  const flower = middleOf(course, course.way.at(-1) ?? 0);
  const marble = { ...start, vx: 0, vy: 0, tilt: { ...level }, want: level, clock: 0, check: 0 };
  for (; marble.clock < LONGEST * HZ; marble.clock += 1) {
    if (marble.clock % 3 === 0) marble.want = steer(marble, course, rng, skill);
    if (roll(marble, course).falls) return false;
    if (Math.hypot(marble.x - flower.x, marble.y - flower.y) < 0.4) return true;
  }
  return false;
}
