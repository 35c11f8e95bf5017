import type { Rng } from '@playgrove/kit/contract';
import { endlessHouse, endlessLeft, endlessPace, paceOf, type Pace } from './pace.ts';
import { tapsTo, type Bug, type Params, type Perch } from './state.ts';

/** Ticks that a tap takes, 150 ms, and what is left for reading before the first of them. */
export const TAP = 9;
const READ = 12;
/** A bud's color comes as a surprise: 270 ms to see it. */
const SEE = 16;
/** Ticks before and after flying past a beetle in which it can be caught. */
export const REACH = 6;
/** A bloom is a rest: time to look at what comes. */
const PAUSE = 46;
const LONG = 1.6;
const SHORT = 0.78;
/** How often the next leaf has the same color: then the right thing to do is nothing. */
const SAME = 0.16;

/** By how much leaps get shorter up to a level's top. */
const HASTE = 0.25;
/** After this perch of the first level, its third color comes. */
const THIRD = 8;

/** Where a perch stands in its house. */
type Place = { readonly pace: Pace; readonly isBloom: boolean };

export function placeOf({ level }: Params, n: number): Place {
  if (level > 0) {
    const pace = paceOf(level);
    const haste = 1 - (HASTE * Math.min(n, pace.leaves)) / pace.leaves;
    const leap = Math.round(pace.leap * haste);
    const colors = level === 1 && n > THIRD ? 3 : pace.colors;
    return { pace: { ...pace, leap, colors }, isBloom: n > pace.leaves };
  }
  return { pace: endlessPace(endlessHouse(n)), isBloom: endlessLeft(n) === 0 };
}

/** The number of the last perch, which only levels have. */
export const lastOf = ({ level }: Params): number =>
  level > 0 ? paceOf(level).leaves + 1 : Infinity;

/** The perch that follows `before`. It is always fair: see `unfair`. */
export function layNext(params: Params, before: Perch, n: number, rng: Rng): Perch {
  const { pace, isBloom } = placeOf(params, n);
  // No surprises in the first steps: a plain leaf, another color, a calm leap.
  const early = n <= 3;
  const length = before.spring ? LONG : !early && rng.chance(pace.uneven / 2) ? SHORT : 1;
  const leap = Math.round(pace.leap * length);
  const side = (n % 2 === 0 ? -1 : 1) * rng.between(0.55, 1);
  if (isBloom)
    return { kind: 'bloom', color: 0, leap, rest: PAUSE, spring: false, side: side / 2, bug: null };
  const from = before.kind === 'bloom' ? undefined : before.color;
  // No surprise after a bloom, where any color may have to change into any other, and none where
  // there is no time for a tap after it.
  const opens = !early && from !== undefined && leap >= SEE + TAP && rng.chance(pace.buds);
  const kind = opens ? 'bud' : 'leaf';
  const budget = kind === 'bud' ? leap - SEE : leap + before.rest - READ;
  const color = colorAfter(from, pace.colors, budget, early, rng);
  const plain: Perch = {
    kind,
    color,
    leap,
    rest: pace.rest,
    spring: !early && rng.chance(pace.uneven / 2),
    side,
    bug: null,
  };
  const wants = kind === 'leaf' && !early && from !== undefined && rng.chance(pace.bugs);
  return wants ? { ...plain, bug: bugOver(from, plain, before.rest, pace.colors, rng) } : plain;
}

function colorAfter(
  from: number | undefined,
  colors: number,
  budget: number,
  early: boolean,
  rng: Rng,
): number {
  if (from === undefined) return rng.int(colors);
  if (!early && rng.chance(SAME)) return from;
  const most = Math.min(colors - 1, Math.floor(budget / TAP));
  return (from + 1 + rng.int(Math.max(1, most))) % colors;
}

/** A beetle whose color can be had and left again in time; none if there is no such color. */
function bugOver(
  from: number,
  { color, leap }: Perch,
  rest: number,
  colors: number,
  rng: Rng,
): Bug | null {
  const at = Math.round(leap * rng.between(0.4, 0.56));
  const fits = Array.from({ length: colors }, (_, tint) => tint).filter(
    (tint) =>
      tapsTo(from, tint, colors) * TAP + READ <= rest + at &&
      tapsTo(tint, color, colors) * TAP + REACH <= leap - at,
  );
  return fits.length === 0 ? null : { color: rng.pick(fits), at };
}

/**
 * Why a leap could not be done in time with calm taps, from the perch before it with its color.
 * @returns undefined if it is fair
 */
export function unfair(before: Perch, perch: Perch, colors: number): string | undefined {
  if (perch.kind === 'bloom') return undefined;
  const any = before.kind === 'bloom';
  const taps = any ? colors - 1 : tapsTo(before.color, perch.color, colors);
  const time = perch.kind === 'bud' ? perch.leap - SEE : perch.leap + before.rest - READ;
  if (taps * TAP > time) return `${taps} taps do not fit into ${time} ticks`;
  const { bug } = perch;
  if (!bug) return undefined;
  const there = tapsTo(before.color, bug.color, colors) * TAP;
  const on = tapsTo(bug.color, perch.color, colors) * TAP;
  if (there > before.rest + bug.at - READ) return `${there} ticks of taps are too late for the bug`;
  if (on > perch.leap - bug.at - REACH) return `${on} ticks of taps are too late after the bug`;
  return undefined;
}
