import { atan2, cos, sin, wrapAngle } from '@playgrove/kit/core';
import { createTrack, type Track } from '@playgrove/kit/logic/track';
import { TRACKS, type Mark, type Plan } from './tracks.ts';
import { LANE, ROAD, type Side, type Way } from './types.ts';

const STEP = 20;
const SPACING = 10;
/** Bends begin and end softly over this many samples to each side. */
const EASE = 3;

/** Slots change sides over this distance before and behind a crossover's middle. */
export const CROSS = 66;
/** A car that took a crossover fast is light for this far. */
export const LIGHT = 150;
/** Below this speed a bump does nothing; it does its worst from `BUMP_FULL` on. */
const BUMP_FROM = 330;
const BUMP_FULL = 600;
const BUMP = 0.42;
/** Up and down a pile of books. */
const RAMP = 120;

type Span = { readonly from: number; readonly to: number };
type Slick = Span & { readonly side: Side; readonly grip: number };

/** A track driven one way: where it bends, crosses over, climbs and is slippery. */
export type Course = {
  readonly plan: Plan;
  readonly way: Side;
  readonly track: Track;
  readonly length: number;
  /** Where the slots change sides, the middle of each crossover. */
  readonly crosses: readonly number[];
  readonly slicks: readonly Slick[];
  readonly books: readonly Span[];
  /** 1 / radius of the middle line at each sample, softened. */
  readonly bends: readonly number[];
};

const courses = new Map<string, Course>();

/** Made once for each track and way. */
export function courseOf({ track: index, way }: Way): Course {
  const key = `${index} ${way}`;
  const known = courses.get(key);
  if (known) return known;
  const plan = TRACKS[index];
  if (!plan) throw new Error(`there is no track ${index}`);
  const made = layOut(plan, way);
  courses.set(key, made);
  return made;
}

function layOut(plan: Plan, way: Side): Course {
  const corners = way === 1 ? plan.corners : plan.corners.toReversed();
  const track = createTrack({
    points: evenly(rounded(corners)),
    width: ROAD,
    spacing: SPACING,
  });
  const count = track.samples.length;
  const bends = track.samples.map((_, at) => {
    let sum = 0;
    for (let by = -EASE; by <= EASE; by += 1) sum += track.sample(at + by).bend;
    return sum / (2 * EASE + 1);
  });
  if (count < 40) throw new Error(`${plan.id} is too short`);
  // Marks are parts of a lap, so that they hold for both ways.
  const at = (part: number): number => (way === 1 ? part : 1 - part) * track.length;
  const span = ({ from, to }: { readonly from: number; readonly to: number }): Span =>
    way === 1 ? { from: at(from), to: at(to) } : { from: at(to), to: at(from) };
  const of = <K extends Mark['kind']>(kind: K): Extract<Mark, { readonly kind: K }>[] =>
    plan.marks.filter((mark): mark is Extract<Mark, { readonly kind: K }> => mark.kind === kind);
  return {
    plan,
    way,
    track,
    length: track.length,
    crosses: of('cross')
      .map((mark) => at(mark.at))
      .toSorted((one, other) => one - other),
    slicks: of('slick').map((mark) => ({
      ...span(mark),
      side: (mark.side * way) as Side,
      grip: mark.grip,
    })),
    books: of('book').map(span),
    bends,
  };
}

/** A closed line of straights and round bends, as pieces of a slot-car track make it. */
function rounded(corners: Plan['corners']): { x: number; y: number }[] {
  const count = corners.length;
  const line: { x: number; y: number }[] = [];
  const corner = (at: number): readonly [number, number, number] =>
    corners[(at + count) % count] ?? [0, 0, 0];
  const [first, last] = [corner(0), corner(-1)];
  // The line begins in the middle of the straight before the first corner.
  line.push({ x: (first[0] + last[0]) / 2, y: (first[1] + last[1]) / 2 });
  for (let at = 0; at < count; at += 1) {
    const [x, y, r] = corner(at);
    const [before, after] = [corner(at - 1), corner(at + 1)];
    const from = atan2(y - before[1], x - before[0]);
    const turn = wrapAngle(atan2(after[1] - y, after[0] - x) - from);
    const half = Math.abs(turn) / 2;
    const cut = (r * sin(half)) / cos(half);
    const side = turn < 0 ? -1 : 1;
    const [sx, sy] = [x - cos(from) * cut, y - sin(from) * cut];
    const [mx, my] = [sx - sin(from) * side * r, sy + cos(from) * side * r];
    const steps = Math.max(2, Math.ceil(Math.abs(turn) / 0.08));
    for (let step = 0; step <= steps; step += 1) {
      const angle = from + (turn * step) / steps;
      line.push({ x: mx + sin(angle) * side * r, y: my - cos(angle) * side * r });
    }
  }
  return line;
}

/** Points at even distances along a closed line. */
function evenly(line: readonly { x: number; y: number }[]): [number, number][] {
  const points: [number, number][] = [];
  let over = 0;
  for (const [at, { x, y }] of line.entries()) {
    const next = line[(at + 1) % line.length] ?? { x, y };
    const [dx, dy] = [next.x - x, next.y - y];
    const long = Math.sqrt(dx * dx + dy * dy);
    let gone = over;
    for (; gone < long; gone += STEP) points.push([x + (dx * gone) / long, y + (dy * gone) / long]);
    over = gone - long;
  }
  return points;
}

/** The same place within a lap. */
export function lapped({ length }: Course, s: number): number {
  return s - length * Math.floor(s / length);
}

export function bendAt({ bends, track }: Course, s: number): number {
  const exact = s / track.spacing;
  const at = Math.floor(exact);
  const part = exact - at;
  const count = bends.length;
  const one = bends[((at % count) + count) % count] ?? 0;
  const other = bends[(((at + 1) % count) + count) % count] ?? 0;
  return one + (other - one) * part;
}

/** From the middle of the nearest crossover, signed; far away if there is none. */
function fromCross(course: Course, along: number): number {
  let best = course.length;
  for (const cross of course.crosses) {
    let by = along - cross;
    if (by > course.length / 2) by -= course.length;
    else if (by < -course.length / 2) by += course.length;
    if (Math.abs(by) < Math.abs(best)) best = by;
  }
  return best;
}

/** How far from the middle line a car in this slot is. It changes sides within a crossover. */
export function asideAt(course: Course, s: number, side: Side): number {
  const off = Math.abs(fromCross(course, lapped(course, s))) / CROSS;
  if (off >= 1) return side * LANE;
  return side * LANE * off * off * (3 - 2 * off);
}

/** How much of the grip is there, by butter, oil and bumps: 1 is all. */
export function surfaceAt(course: Course, s: number, side: Side, v: number): number {
  const along = lapped(course, s);
  let grip = 1;
  for (const slick of course.slicks) {
    if (slick.side === side && along >= slick.from && along <= slick.to) grip = slick.grip;
  }
  const past = fromCross(course, along);
  if (past >= 0 && past < LIGHT && v > BUMP_FROM) {
    const hard = Math.min(1, (v - BUMP_FROM) / (BUMP_FULL - BUMP_FROM));
    grip *= 1 - BUMP * hard * (1 - past / LIGHT / 2);
  }
  return grip;
}

/** 0 on the table to 1 on top of the books. */
export function heightAt(course: Course, s: number): number {
  const along = lapped(course, s);
  for (const { from, to } of course.books) {
    if (along <= from || along >= to) continue;
    const part = Math.min(1, Math.min(along - from, to - along) / RAMP);
    return part * part * (3 - 2 * part);
  }
  return 0;
}

/** 1 uphill, −1 downhill, 0 on the level. */
export function slopeAt(course: Course, s: number): number {
  const along = lapped(course, s);
  for (const { from, to } of course.books) {
    if (along > from && along < from + RAMP) return 1;
    if (along < to && along > to - RAMP) return -1;
  }
  return 0;
}

/** How hard the bend pulls at this speed, relative to warm tires: above 1 the tail slides. */
export function loadAt(course: Course, s: number, side: Side, v: number): number {
  const bend = bendAt(course, s);
  if (bend === 0) return 0;
  const own = Math.abs(bend / (1 - bend * asideAt(course, s, side)));
  return (v * v * own) / (GRIP * surfaceAt(course, s, side, v));
}

/** Units/s² sideways that warm tires hold. */
export const GRIP = 1150;
