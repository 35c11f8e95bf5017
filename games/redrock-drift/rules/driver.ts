import { lookahead, passing, pursue, speedProfile, type Temper } from '@playgrove/kit/logic/steer';
import { sin } from '@playgrove/kit/core';
import type { Track } from '@playgrove/kit/logic/track';
import { yawAt } from './car.ts';
import { LOCK, type Car, type Controls, type Stats } from './types.ts';

/** The five others: how they drive, never how far they are behind. */
export const RIVALS: readonly { readonly name: string; readonly temper: Temper }[] = [
  { name: 'dusty', temper: { pace: 0.72, nerve: 0.4, foresight: 0.9, flair: 0.2 } },
  { name: 'vega', temper: { pace: 1, nerve: 0.7, foresight: 0.8, flair: 0.55 } },
  { name: 'slate', temper: { pace: 0.84, nerve: 1, foresight: 0.6, flair: 0.3 } },
  { name: 'juniper', temper: { pace: 0.9, nerve: 0.5, foresight: 0.7, flair: 1 } },
  { name: 'copper', temper: { pace: 0.78, nerve: 0.85, foresight: 0.4, flair: 0.7 } },
];

/** The paces of the slowest and the fastest. */
export const PACES = [0.72, 1] as const;

type Line = {
  /** Meters aside at each sample. */
  readonly asides: readonly number[];
  /** What can be held at each sample by sliding. */
  readonly pace: readonly number[];
};

const lines = new WeakMap<Track, Map<number, Line>>();
const APEX = 12;

/** The racing line: to the inside of what is near, a little outside before it. */
function lineOf(track: Track, grip: number): Line {
  const ofTrack = lines.get(track) ?? new Map<number, Line>();
  lines.set(track, ofTrack);
  const cached = ofTrack.get(grip);
  if (cached) return cached;
  const half = track.width / 2 - 2.4;
  const mean = (index: number, reach: number): number => {
    let sum = 0;
    for (let at = -reach; at <= reach; at += 1) sum += track.sample(index + at).bend;
    return sum / (2 * reach + 1);
  };
  const raw = track.samples.map((_, at) => {
    const wish = mean(at, 5) * 520 - mean(at + 22, 8) * 160;
    return Math.max(-half, Math.min(half, wish));
  });
  const asides = raw.map((_, at) => {
    let sum = 0;
    for (let by = -APEX; by <= APEX; by += 1) {
      sum += raw[(at + by + raw.length) % raw.length] ?? 0;
    }
    return sum / (2 * APEX + 1);
  });
  const bends = track.samples.map((_, at) => mean(at, 4) * 0.86);
  const pace = speedProfile(bends, track.spacing, { top: 80, grip: grip * 1.45, brake: 20 });
  const line = { asides, pace };
  ofTrack.set(grip, line);
  return line;
}

/** What a driver of this temper does now. Everybody drives by the same rules and the same physics. */
export function driverFor(
  car: Car,
  others: readonly Car[],
  track: Track,
  stats: Stats,
  temper: Temper,
): Controls {
  const { asides, pace } = lineOf(track, stats.grip);
  const ahead = lookahead(car.v, temper);
  const aim = car.along + ahead;
  const count = track.samples.length;
  const there = Math.floor(aim / track.spacing) % count;
  const aside = passing(
    { along: car.along, aside: car.aside, speed: car.v },
    others.map((other) => ({ along: other.along, aside: other.aside, speed: other.v })),
    track.progress,
    { wish: asides[there] ?? 0, half: track.width / 2 - 1.6, temper },
  );
  const target = track.at(aim, aside);
  const off = pursue({ x: car.x, y: car.y, angle: car.dir }, target);
  const needed = (2 * sin(off) * Math.max(car.v, 6)) / ahead;
  const most = yawAt(car.v, stats.grip);
  const part = needed / most;
  const drift = slides(car, part, temper);
  const side = car.drift !== 0 ? car.drift : part > 0 ? 1 : -1;
  const steer = drift ? side * ((part * side - 0.35) / 0.7 - 1) : part;
  const held = pace[(car.index + 2) % count] ?? stats.top;
  const brake = car.v > held * (0.8 + 0.2 * temper.pace) + 1;
  // A slide begins with the wheel turned into it.
  const begun = drift && car.drift === 0 ? side : steer;
  return { steer: Math.round(Math.max(-1, Math.min(1, begun)) * LOCK), drift, brake };
}

/** Begins where the tires alone no longer do, and lasts while there is a bend worth it. */
function slides(car: Car, part: number, { flair }: Temper): boolean {
  if (car.drift !== 0) return part * car.drift > 0.22;
  return flair > 0.1 && car.v > 20 && Math.abs(part) > 1.25 - 0.5 * flair;
}
