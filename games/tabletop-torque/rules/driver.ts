import { BRAKE, TOP, tireGrip } from './car.ts';
import { asideAt, bendAt, GRIP, surfaceAt, type Course } from './course.ts';
import type { Car, Side } from './types.ts';

/** How fast each sample can be driven in each slot so that the bends behind it still hold. */
type Pace = { readonly right: readonly number[]; readonly left: readonly number[] };

const paces = new WeakMap<Course, Pace>();

/** Braking that a driver counts on: less than there is, for books that lead downhill. */
const SURE_BRAKE = BRAKE * 0.72;
/** Samples ahead at which a hand aims. */
const AHEAD = 1;

function limitAt(course: Course, at: number, side: Side): number {
  const s = at * course.track.spacing;
  const bend = bendAt(course, s);
  if (bend === 0) return TOP;
  const own = Math.abs(bend / (1 - bend * asideAt(course, s, side)));
  // A bump takes less grip from slower cars: two looks come close enough.
  let v = TOP;
  for (let look = 0; look < 4; look += 1) {
    v = Math.min(TOP, Math.sqrt((GRIP * surfaceAt(course, s, side, v)) / own));
  }
  return v;
}

/** Backward along two laps at once: behind a crossover, the other slot's bends count. */
export function paceOf(course: Course): Pace {
  const known = paces.get(course);
  if (known) return known;
  const { spacing, samples } = course.track;
  const count = samples.length;
  const right = samples.map((_, at) => limitAt(course, at, 1));
  const left = samples.map((_, at) => limitAt(course, at, -1));
  const crossed = samples.map((_, at) =>
    course.crosses.some((cross) => cross >= at * spacing && cross < (at + 1) * spacing),
  );
  const reach = (next: number): number => Math.sqrt(next * next + 2 * SURE_BRAKE * spacing);
  for (let step = count * 3 - 1; step >= 0; step -= 1) {
    const [at, next] = [step % count, (step + 1) % count];
    const [one, other] = crossed[at] ? [left, right] : [right, left];
    right[at] = Math.min(right[at] ?? TOP, reach(one[next] ?? TOP));
    left[at] = Math.min(left[at] ?? TOP, reach(other[next] ?? TOP));
  }
  const made = { right, left };
  paces.set(course, made);
  return made;
}

/**
 * Whether to hold the throttle.
 * @param daring how much of the possible speed, 1 is all
 * @param late seconds by which the hand is behind
 */
export function wantsThrottle(car: Car, course: Course, daring: number, late = 0): boolean {
  const { right, left } = paceOf(course);
  const line = car.side === 1 ? right : left;
  const count = line.length;
  const at = Math.floor((car.s - car.v * late) / course.track.spacing) + AHEAD;
  const here = line[((at % count) + count) % count] ?? TOP;
  const safe = here >= TOP ? TOP * 2 : here * Math.sqrt(tireGrip(car.warm));
  return car.v < safe * daring && car.slide < 0.5;
}
