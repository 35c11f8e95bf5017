import { ROOTS, shrinkOf } from './hair.ts';
import { isBorder, startOf, targetOf } from './look.ts';
import { BAND, MAX_LEAN, type Lock } from './state.ts';

export const ASPECTS = ['clean', 'length', 'curl', 'color', 'shape'] as const;
export type Aspect = (typeof ASPECTS)[number];

export type Verdict = {
  /** Parts of 1. */
  readonly parts: Readonly<Record<Aspect, number>>;
  /** What the wish is about. */
  readonly requested: readonly Aspect[];
  /** Per cent. */
  readonly total: number;
};

/** Units that a cut may be off. */
const CLOSE = 7;
/** An error of this many units is as bad as it gets. */
const FAR = 48;
/** Per cent for each star. */
export const STARS = [60, 78, 95] as const;

/** How wrong a lock is, 0 to 1 each. */
function errorsOf(at: number, lock: Lock, target: Lock): Record<Aspect, number> {
  // Lengths are compared as they will look when dry.
  const seen = shrinkOf({ ...target, wet: 0 });
  const off = Math.abs(lock.len - target.len) * seen;
  const bands = Math.max(1, Math.min(Math.round(target.len / BAND), Math.round(lock.len / BAND)));
  let wrong = 0;
  for (let band = 0; band < bands; band += 1) {
    const wished = target.color[band] ?? '0';
    if (!isBorder(wished) && wished !== lock.color[band]) wrong += 1;
  }
  // Bangs may go along into a tail.
  const goesAlong = lock.pin > 0 && ROOTS[at]?.zone === 'bangs';
  const pinned = lock.pin === target.pin || goesAlong ? 0 : 1;
  const lean = target.pin > 0 || goesAlong ? 0 : Math.abs(lock.lean - target.lean) / (2 * MAX_LEAN);
  return {
    clean: Math.min(
      1,
      (lock.dirt > 0 ? 1 : 0) + (lock.soap > 0 ? 0.6 : 0) + (lock.wet > 2 ? 0.4 : 0),
    ),
    length: Math.min(1, Math.max(0, off - CLOSE) / FAR),
    curl: Math.min(1, Math.max(0, Math.abs(lock.curl - target.curl) - 1) / 5),
    color: wrong / bands,
    shape: Math.min(1, pinned + lean + lock.knot / 3),
  };
}

type Sums = Record<Aspect, number>;

function sumOf(locks: readonly Lock[], client: number): Sums {
  const sums: Sums = { clean: 0, length: 0, curl: 0, color: 0, shape: 0 };
  const target = targetOf(client);
  for (const [at, lock] of locks.entries()) {
    const wished = target[at];
    if (!wished) continue;
    const errors = errorsOf(at, lock, wished);
    for (const aspect of ASPECTS) sums[aspect] += errors[aspect];
  }
  return sums;
}

const starts = new Map<number, Sums>();

function atStart(client: number): Sums {
  let sums = starts.get(client);
  if (!sums) starts.set(client, (sums = sumOf(startOf(client), client)));
  return sums;
}

/** Errors at the start below this many locks are no wish. */
const MIN = 0.6;
/** What was not wished loses all of its points at this many wrong locks. */
const SPOILED = 30;

/** How near these locks are to the wish. Doing nothing scores 0. */
export function verdictFor(locks: readonly Lock[], client: number): Verdict {
  const before = atStart(client);
  const now = sumOf(locks, client);
  const requested = ASPECTS.filter((aspect) => before[aspect] > MIN);
  const part = (aspect: Aspect): number =>
    Math.max(0, 1 - now[aspect] / (requested.includes(aspect) ? before[aspect] : SPOILED));
  const parts = {
    clean: part('clean'),
    length: part('length'),
    curl: part('curl'),
    color: part('color'),
    shape: part('shape'),
  };
  let total = 0;
  for (const aspect of requested) total += parts[aspect] / Math.max(1, requested.length);
  for (const aspect of ASPECTS) if (!requested.includes(aspect)) total *= 0.4 + parts[aspect] * 0.6;
  return { parts, requested, total: Math.round(total * 100) };
}

export const starsFor = (total: number): number => STARS.filter((least) => total >= least).length;
