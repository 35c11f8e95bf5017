import { atan2, cos, sin } from '@playgrove/kit/core';
import { recipeOf, HAND_COUNT } from './places.ts';
import { apart, touches } from './shapes.ts';
import { HZ, type Box, type Lot, type Pose, type State, type Thing } from './types.ts';

/** A duck and her ducklings in a row: half its length and width, less than their picture. */
const FLOCK = { l: 23, w: 9 } as const;
/** Units a second, and ticks of rest between two crossings. */
const WADDLE = 52;
const REST = 3.2 * HZ;
/** How much faster a honk makes them. */
const HURRY = 2.6;
/** They stop this near to a car, and turn back after waiting for this long. */
const SHY = 14;
const PATIENCE = 1.4 * HZ;
/** Lots in which the planned way and theirs leave each other no room. */
const TIGHT: readonly number[] = [25, 28, 30, 48, 81, 108];
const SHORTEST = 130;

/** From one free bay to another. */
export type Crossing = { readonly from: Pose; readonly far: number };

/** Where ducks cross a lot: between two bays that nobody uses, with nothing in their way. */
export function crossingOf(number: number, lot: Lot): Crossing | undefined {
  if (lot.crossing) return lot.crossing;
  // Where cars tow, they could only wait.
  const isLanes = number > HAND_COUNT && recipeOf(number).layout === 'lanes';
  if (number <= HAND_COUNT || isLanes || TIGHT.includes(number)) return undefined;
  const free = lot.bays.filter((bay) => !lot.things.some((thing) => touches(bay, thing)));
  let best: Crossing | undefined;
  for (const [at, from] of free.entries()) {
    for (const to of free.slice(at + 1)) {
      const far = apart(from, to);
      const a = atan2(to.y - from.y, to.x - from.x);
      const way: Box = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, a, l: far / 2, w: 14 };
      const isBlocked =
        lot.things.some((thing) => touches(way, thing)) ||
        lot.jobs.some(({ bay, start }) => touches(bay, asDucks(way), 8) || isNear(start, way));
      if (far < SHORTEST || isBlocked || (best && far >= best.far)) continue;
      best = { from: { x: from.x, y: from.y, a }, far };
    }
  }
  return best;
}

const asDucks = (box: Box): Thing => ({ ...box, kind: 'ducks', round: false, look: 0 });

/** A car that has just been handed over must not stand on their way. */
const isNear = (start: Pose, way: Box): boolean =>
  touches({ ...start, l: 70, w: 30 }, asDucks(way));

export function ducksAt({ from, far }: Crossing, { duck }: Pick<State, 'duck'>): Thing {
  const by = duck.at * far;
  const a = duck.way > 0 ? from.a : from.a + Math.PI;
  return asDucks({ x: from.x + cos(from.a) * by, y: from.y + sin(from.a) * by, a, ...FLOCK });
}

/** One tick: they waddle, rest at either end, and never walk into a car. */
export function waddle(state: State, crossing: Crossing, cars: readonly Box[]): void {
  const { duck } = state;
  if (duck.rest > 0) {
    duck.rest -= 1;
    return;
  }
  const pace = state.honk > 0 ? WADDLE * HURRY : WADDLE;
  const at = duck.at + (duck.way * pace) / HZ / crossing.far;
  const next = ducksAt(crossing, { duck: { ...duck, at } });
  const ahead = { ...next, x: next.x + cos(next.a) * SHY, y: next.y + sin(next.a) * SHY };
  if (cars.some((car) => touches(car, ahead))) {
    duck.waits += 1;
    if (duck.waits > PATIENCE || state.honk > 0) turn(state);
    return;
  }
  duck.waits = 0;
  duck.at = Math.max(0, Math.min(1, at));
  if (duck.at === 0 || duck.at === 1) {
    turn(state);
    duck.rest = REST;
  }
}

/** Back where they came from. */
export function turn({ duck }: State): void {
  duck.way = duck.way > 0 ? -1 : 1;
  duck.waits = 0;
}
