import { cos, createRng } from '@playgrove/kit/core';
import type { Rng } from '@playgrove/kit/contract';
import { gripsOf, regionOf, tripOf, type Bit, type Trip } from './regions.ts';
import { HAUL, METER, type Params } from './types.ts';

/** Distance of two samples. */
export const STEP = 8;
/** Where the road begins, far behind the truck. */
const FIRST = -1600;
/** Where the truck starts, and the first place where the road may rise. */
export const START = 0;
const PAD = 460;
/** A stop is level this far before and behind its line. */
const STOP_PAD = 300;
/** What lies behind the last stop, to be seen. */
const BEYOND = 2400;
export const WHEEL = 24;
const PI = Math.PI;

export type Coin = { readonly x: number; readonly y: number };
export type Patch = { readonly from: number; readonly to: number };

/** Everything of a road that never changes; the long haul's grows while it is driven. */
export type Road = {
  readonly params: Params;
  /** Heights by sample. */
  readonly ground: number[];
  readonly patches: Patch[];
  readonly coins: Coin[];
  /** Cans of fuel: their x. */
  readonly cans: number[];
  /** Lines of the stops: their x. */
  readonly stops: number[];
  readonly rng: Rng;
  /** Height where the wheels' middles roll, by sample; filled as far as the road goes. */
  readonly swept: number[];
};

/** Height of the ground at x; smaller is higher. */
export function groundAt(road: Road, x: number): number {
  return sampled(road.ground, x);
}

/** The lowest height of a wheel's middle at x. */
export function rideAt(road: Road, x: number): number {
  return sampled(road.swept, x);
}

export function slopeAt(road: Road, x: number): number {
  const at = Math.max(0, Math.min(road.swept.length - 2, Math.floor((x - FIRST) / STEP)));
  return ((road.swept[at + 1] ?? 0) - (road.swept[at] ?? 0)) / STEP;
}

function sampled(heights: readonly number[], x: number): number {
  const place = Math.max(0, (x - FIRST) / STEP);
  const at = Math.min(heights.length - 2, Math.floor(place));
  const low = heights[at] ?? 0;
  return low + ((heights[at + 1] ?? low) - low) * Math.min(1, place - at);
}

export function isPatch(road: Road, x: number): boolean {
  for (const { from, to } of road.patches) if (x >= from && x <= to) return true;
  return false;
}

const made = new Map<string, Road>();
const MAX = 6;

/** The road as far as `x` at least. */
export function roadOf(params: Params, seed: number, x = 0): Road {
  const key = `${params.region} ${params.stage} ${params.stage === HAUL ? seed : 0}`;
  let road = made.get(key);
  if (!road) {
    road = begin(params, key);
    if (made.size >= MAX) made.delete(made.keys().next().value ?? '');
    made.set(key, road);
  }
  while (endOf(road) < x + 2600 && (params.stage === HAUL || road.stops.length === 0)) leg(road);
  return road;
}

export const endOf = ({ ground }: Road): number => FIRST + (ground.length - 1) * STEP;

function begin(params: Params, key: string): Road {
  const road: Road = {
    params,
    ground: [],
    patches: [],
    coins: [],
    cans: [],
    stops: [],
    rng: createRng(`road ${key}`),
    swept: [],
  };
  for (let x = FIRST; x <= START + PAD; x += STEP) road.ground.push(0);
  return road;
}

/** From one stop to the next. */
function leg(road: Road): void {
  const { params, rng } = road;
  const nth = road.stops.length;
  const trip = tripOf(params);
  // Each leg of the long haul is harder, and its cans are further apart.
  const hard = Math.min(1.4, trip.hard + nth * 0.12);
  const from = endOf(road);
  const goal = (nth === 0 ? START : (road.stops[nth - 1] ?? 0)) + trip.far * METER;
  const { bits } = regionOf(params);
  const given = trip.bits ?? [];
  let last: Bit = 'flat';
  for (let at = 0; endOf(road) < goal - STOP_PAD - 260; at += 1) {
    let bit = given[at % given.length] ?? rng.pick(bits);
    if (bit === last) bit = rng.pick(bits);
    // The first hill of the first road is gentle, and nothing starts with a jump.
    if (endOf(road) < from + 300 && (bit === 'jump' || bit === 'drop')) bit = 'hill';
    lay(road, bit, hard, trip);
    last = bit;
  }
  level(road, Math.max(STOP_PAD, goal - endOf(road)) + STOP_PAD);
  const line = endOf(road) - STOP_PAD;
  road.stops.push(line);
  if (params.stage !== HAUL) level(road, BEYOND);
  cans(road, from, line, trip.cans * (1 + nth * 0.09) * METER);
  sweep(road);
}

function level(road: Road, length: number): void {
  const height = road.ground.at(-1) ?? 0;
  for (let x = 0; x < length; x += STEP) road.ground.push(height);
}

/** Adds a shape, from t 0 to 1; it begins and ends level. */
function shape(road: Road, length: number, rise: (t: number) => number): void {
  const height = road.ground.at(-1) ?? 0;
  const count = Math.max(4, Math.round(length / STEP));
  for (let at = 1; at <= count; at += 1) road.ground.push(height - rise(at / count));
}

/** Never under mud, sand, ice or dust. */
const ROUGH: readonly Bit[] = ['log', 'jump', 'bumps'];

const bump = (t: number): number => (1 - cos(2 * PI * t)) / 2;
const ramp = (t: number): number => (1 - cos(PI * t)) / 2;

function lay(road: Road, bit: Bit, hard: number, trip: Trip): void {
  const { rng } = road;
  const from = endOf(road);
  const grips = gripsOf(road.params);
  const soft = rng.chance(trip.patches) && !ROUGH.includes(bit);
  // Every slope can be climbed from a standstill with the first engine and the first tires.
  const most = soft ? Math.min(0.52, grips.patch * 0.74) : Math.min(0.6, grips.road * 0.7);
  const steep = Math.min(most, (0.2 + 0.5 * hard) * rng.between(0.8, 1.1));
  const size = rng.between(0.85, 1.25);
  let risky = false;
  if (bit === 'hill') {
    const length = 440 * size;
    shape(road, length, (t) => ((length * steep) / PI) * bump(t));
    risky = true;
  } else if (bit === 'climb') {
    const length = 460 * size;
    shape(road, length, (t) => ((2 * length * steep) / PI) * 0.85 * ramp(t));
  } else if (bit === 'drop') {
    const length = 440 * size;
    shape(road, length, (t) => -((2 * length * steep) / PI) * 0.8 * ramp(t));
  } else if (bit === 'dip') {
    const length = 420 * size;
    shape(road, length, (t) => -((length * steep) / PI) * bump(t));
  } else if (bit === 'roll') {
    const [count, wave] = [2 + rng.int(2), 250 * size];
    shape(road, wave * count, (t) => ((wave * steep) / PI) * 0.85 * bump((t * count) % 1));
  } else if (bit === 'bumps') {
    const [count, wave] = [3 + rng.int(2), 120 * size];
    shape(road, wave * count, (t) => wave * (0.05 + 0.07 * hard) * bump((t * count) % 1));
  } else if (bit === 'log') {
    const wave = 76;
    shape(road, wave, (t) => wave * (0.14 + 0.12 * hard) * bump(t));
    level(road, 150);
  } else if (bit === 'jump') {
    const [up, down] = [250 * size, 120];
    const height = (up * Math.min(steep, 0.6)) / 2;
    shape(road, up, (t) => height * t * t);
    shape(road, down, (t) => -height * ramp(t));
    level(road, 130);
    risky = true;
  } else if (bit === 'crater') {
    const [edge, pit] = [150, 380 * size];
    const out = (edge * steep * 0.8) / PI;
    shape(road, edge, (t) => out * bump(t));
    shape(road, pit, (t) => -((pit * steep) / PI) * bump(t));
    shape(road, edge, (t) => out * bump(t));
  } else {
    level(road, 260 * size);
  }
  const to = endOf(road);
  if (soft) road.patches.push({ from: from + (to - from) * 0.18, to: from + (to - from) * 0.82 });
  coins(road, from, to, risky && hard > 0.3 && rng.chance(0.5));
}

/** A row over the road, or an arc over a crest for those who jump. */
function coins(road: Road, from: number, to: number, high: boolean): void {
  const gap = 46;
  const count = Math.min(5, Math.floor((to - from) / gap) - 1);
  const left = (from + to - count * gap) / 2;
  for (let at = 0; at < count; at += 1) {
    const x = left + at * gap;
    const arc = high ? 64 + 34 * bump((at + 0.5) / count) : 0;
    road.coins.push({ x, y: sampled(road.ground, x) - 46 - arc });
  }
}

function cans(road: Road, from: number, to: number, every: number): void {
  // The first one is near, so that everybody sees what it is.
  for (let x = from + every * 0.8; x < to - 500; x += every) road.cans.push(x);
}

/** Where a wheel's middle can be: its circle nowhere cuts the ground. */
function sweep({ ground, swept }: Road): void {
  const reach = Math.floor((WHEEL - 1) / STEP);
  // Samples at the seam had no neighbors yet.
  swept.length = Math.max(0, swept.length - reach - 1);
  for (let at = swept.length; at < ground.length; at += 1) {
    let least = Infinity;
    for (let by = -reach; by <= reach; by += 1) {
      const height = ground[at + by];
      if (height === undefined) continue;
      const side = by * STEP;
      least = Math.min(least, height - Math.sqrt(WHEEL * WHEEL - side * side));
    }
    swept.push(least);
  }
}
