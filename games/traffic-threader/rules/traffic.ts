import type { Rng } from '@playgrove/kit/contract';
import { biomeAt, recipeAt, TRAFFIC } from './levels.ts';
import {
  AHEAD,
  BEHIND,
  BLINK,
  BODIES,
  DRIFT,
  LANES,
  laneX,
  SCOOTER,
  SOFT,
  type State,
  type Vehicle,
} from './types.ts';

/** The first traffic of a ride: some seconds of free road. */
const FIRST = 70_000;
/** What traffic drives on the whole, and the least from row to row. */
const USUAL = 9500;
const MIN_ROW = 11_000;
/** Off the middle of a lane at most: nobody can ride the lines between lanes. */
const OFF = 460;
/** Space that is kept in a lane, bumper to bumper. */
const SAFE = 5000;
/** Ticks in which a space that is too small opens again. */
const OPENS = 40;
const SLOWEST = 4000;
/** How far beyond a row's gap it looks. */
const LOOK = 6000;
const BRAKES = 320;
/** Room in the other lane for a change, behind and ahead. */
const ROOM = 9000;
/** Vehicles ahead of the scooter by so much may begin to blink. */
const BLINKS: readonly [number, number] = [26_000, 105_000];
const PAINTS = 6;

/** What the scooter must have from row to row, so that it can cross the whole road in between. */
export function rowGap({ params, speed, z }: Pick<State, 'params' | 'speed' | 'z'>): number {
  const { apart } = recipeAt(params, Math.max(0, z) / 1000);
  return Math.max(MIN_ROW, Math.round(((speed - USUAL) * apart) / 100));
}

const lanesOf = ({ lane, to }: Vehicle): number => (1 << lane) | (to >= 0 ? 1 << to : 0);
const ALL = (1 << LANES) - 1;

/** Bumper to bumper, from a vehicle to one ahead of it. */
const spaceTo = (from: Vehicle, ahead: Vehicle): number =>
  ahead.z - BODIES[ahead.kind].long - from.z - BODIES[from.kind].long;

/** Fills the road at the start; with a single bubble the first ten seconds are free. */
export function openRoad(state: State, rng: Rng): void {
  if (state.bubbles === 1) return;
  let z = FIRST;
  while (z < AHEAD) {
    addRow(state, z, rng);
    z += rowGap(state) + 4000;
  }
}

/** One tick of all traffic. */
export function drive(state: State, rng: Rng): void {
  const { cars } = state;
  const gap = rowGap(state);
  for (const car of cars) {
    car.speed += Math.max(
      -BRAKES,
      Math.min(BRAKES, Math.round(wishOf(car, cars, gap)) - car.speed),
    );
    turn(car, state, gap);
  }
  let far = 0;
  for (const car of cars) {
    car.z += Math.floor(car.speed / 100);
    far = Math.max(far, car.z + BODIES[car.kind].long);
  }
  const behind = state.z - BEHIND;
  if (cars.some(({ z }) => z < behind)) state.cars = cars.filter(({ z }) => z >= behind);
  const edge = state.z + AHEAD;
  if (edge - far >= gap) addRow(state, edge, rng);
}

/** By lane: the space to the nearest vehicle ahead in it, and how fast that is. */
const near = [0, 0, 0, 0];
const pace = [0, 0, 0, 0];

/**
 * The speed that keeps its distance: to the vehicle ahead in its lanes, and to a row that would be a
 * wall with it. So the hindmost of any four lanes stays a row's gap behind the others.
 */
function wishOf(car: Vehicle, cars: readonly Vehicle[], gap: number): number {
  near.fill(Infinity);
  for (const other of cars) {
    if (other === car || other.z < car.z || (other.z === car.z && other.id < car.id)) continue;
    const space = spaceTo(car, other);
    if (space > gap + LOOK) continue;
    const lanes = lanesOf(other);
    for (let lane = 0; lane < LANES; lane += 1) {
      if (((lanes >> lane) & 1) === 0 || space >= (near[lane] ?? 0)) continue;
      near[lane] = space;
      pace[lane] = other.speed;
    }
  }
  const own = lanesOf(car);
  let { wish } = car;
  let [wall, slowest] = [-Infinity, Infinity];
  for (let lane = 0; lane < LANES; lane += 1) {
    const [space, ahead] = [near[lane] ?? Infinity, pace[lane] ?? 0];
    if ((own >> lane) & 1) {
      if (space < Infinity) wish = Math.min(wish, keep(ahead, space - SAFE));
      continue;
    }
    wall = Math.max(wall, space);
    slowest = Math.min(slowest, ahead);
  }
  if (wall < Infinity) wish = Math.min(wish, keep(slowest, wall - gap));
  return Math.max(SLOWEST, wish);
}

/** At `spare` 0 as fast as the one ahead. */
const keep = (ahead: number, spare: number): number => ahead + (spare * 100) / OPENS;

/** Thinks of another lane, blinks, and drifts over. */
function turn(car: Vehicle, state: State, gap: number): void {
  if (car.to >= 0) {
    if (car.blink > 0) {
      car.blink -= 1;
      return;
    }
    const goal = laneX(car.to) + car.off;
    const way = Math.max(-DRIFT, Math.min(DRIFT, goal - car.x));
    car.x += way;
    if (car.x === goal) Object.assign(car, { lane: car.to, to: -1 });
    return;
  }
  if (car.mood < 0) return;
  car.mood -= 1;
  if (car.mood > 0) return;
  car.mood = 45;
  const ahead = car.z - state.z;
  if (ahead < BLINKS[0] || ahead > BLINKS[1]) return;
  const way = car.id % 2 === 0 ? 1 : -1;
  const to = [car.lane + way, car.lane - way].find((lane) => isFree(car, lane, state.cars, gap));
  if (to === undefined) return;
  Object.assign(car, { to, blink: BLINK, mood: 260 });
}

/** Whether there is room in a lane, and no wall once this vehicle blinks toward it. */
function isFree(car: Vehicle, lane: number, cars: readonly Vehicle[], gap: number): boolean {
  if (lane < 0 || lane >= LANES) return false;
  let wall = lanesOf(car) | (1 << lane);
  for (const other of cars) {
    if (other === car) continue;
    const space = other.z < car.z ? spaceTo(other, car) : spaceTo(car, other);
    if (space > gap) continue;
    if ((lanesOf(other) >> lane) & 1 && space < ROOM) return false;
    wall |= lanesOf(other);
  }
  return wall !== ALL;
}

/** One to three vehicles next to each other, none of them quite in line. */
function addRow(state: State, z: number, rng: Rng): void {
  const meters = z / 1000;
  const { fill, turns } = recipeAt(state.params, meters);
  const count = Math.max(1, Math.min(LANES - 1, Math.floor(fill + rng.unit())));
  const { now } = biomeAt(state.params, meters);
  const kinds = TRAFFIC[now];
  const mood = rng.unit();
  for (const lane of rng.shuffled([0, 1, 2, 3]).slice(0, count)) {
    const kind = rng.pick(kinds);
    const { long, speed, turns: may } = BODIES[kind];
    const [slow, fast] = speed;
    const wish = Math.round(slow + (fast - slow) * (mood * 0.7 + rng.unit() * 0.3));
    const off = rng.int(OFF * 2 + 1) - OFF;
    state.cars.push({
      id: state.made,
      kind,
      paint: rng.int(PAINTS),
      off,
      wish,
      lane,
      to: -1,
      blink: 0,
      mood: may && rng.chance(turns) ? 20 + rng.int(200) : -1,
      x: laneX(lane) + off,
      z: z + long + rng.int(4000),
      speed: wish,
      passed: false,
    });
    state.made += 1;
  }
}

/** Bumpers meet a little later than they look, in both directions. */
const SOFT_ENDS = 350;

/** Whether a scooter would bump into a vehicle that is this far from it; `slack` is room it wants. */
export const touches = (kind: Vehicle['kind'], dx: number, dz: number, slack = 0): boolean =>
  Math.abs(dx) < BODIES[kind].half - SOFT + SCOOTER.hit + slack &&
  Math.abs(dz) < BODIES[kind].long + SCOOTER.long - SOFT_ENDS + slack;
