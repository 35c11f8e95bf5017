/**
 * Side-scrolling worlds in chunks: which chunk comes next, where it lies, when it is thrown away, and
 * how far scenery has moved. No camera and no geometry: a course is plain data, coordinates are the
 * world's own, and a game lays out its chunks from their number, place and seed.
 *
 * ```ts
 * const next = (course: Course): Laid => ({
 *   chunk: chooseChunk(facts, course, { wanted: sawtooth(course.laid, CURVE), rest: 3 }, rng),
 *   length: 900,
 * });
 * scrollTo(course, { left: camera - 400, right: camera + 1600 }, next);
 * ```
 */
import type { Rng } from '@playgrove/kit/contract';

/** What a choice needs to know of a chunk. */
export type ChunkFacts = {
  /** 0 (nothing can go wrong) to 1. */
  readonly hard: number;
};

/** A chunk in its place. `length` in world units. */
export type Laid = { readonly chunk: number; readonly length: number };

/** Plain data, for a state. `T` is what a game keeps about a chunk that lies there. */
export type Course<T extends Laid = Laid> = {
  /** Chunks that lie there, from left to right, each with where it begins. */
  readonly there: (T & { readonly at: number })[];
  /** Where the next one will begin. */
  end: number;
  /** Chunks laid so far. */
  laid: number;
  /** Numbers of the last ones, newest last. */
  recent: number[];
};

const MOST_REMEMBERED = 12;

export function emptyCourse<T extends Laid = Laid>(from = 0): Course<T> {
  return { there: [], end: from, laid: 0, recent: [] };
}

/** The world's stretch that must lie there. */
export type Stretch = { readonly left: number; readonly right: number };

/**
 * Lays chunks until `right` is covered and forgets those wholly left of `left`.
 * Seams are exact: each begins where the one before ends.
 * @throws Error when a chunk has no length, which would never cover anything
 */
export function scrollTo<T extends Laid>(
  course: Course<T>,
  { left, right }: Stretch,
  next: (course: Course<T>) => T,
): void {
  while (course.end < right) {
    const made = next(course);
    if (!(made.length > 0)) throw new Error(`chunk ${made.chunk}: length ${made.length}`);
    course.there.push({ ...made, at: course.end });
    course.end += made.length;
    course.laid += 1;
    course.recent.push(made.chunk);
    if (course.recent.length > MOST_REMEMBERED) course.recent.shift();
  }
  let gone = 0;
  for (const chunk of course.there) {
    if (chunk.at + chunk.length > left) break;
    gone += 1;
  }
  if (gone > 0) course.there.splice(0, gone);
}

/** Teeth that grow: `from` to `to` over `chunks`, each tooth rising by `rise` and ending in a rest. */
export type Curve = {
  readonly from: number;
  readonly to: number;
  /** Chunks until `to`. */
  readonly chunks: number;
  /** Chunks of one tooth; its last is the rest. */
  readonly tooth: number;
  /** How far a tooth swings, 0 to 1. */
  readonly rise: number;
};

/** How hard the next chunk should be, 0 to 1: a slow climb with breathers. */
export function sawtooth(laid: number, { from, to, chunks, tooth, rise }: Curve): number {
  const climb = from + (to - from) * Math.min(1, laid / chunks);
  const part = laid % tooth;
  const swing = part === tooth - 1 ? -rise : (part / Math.max(1, tooth - 2) - 0.5) * rise;
  return Math.max(0, Math.min(1, climb + swing));
}

export type Choice = {
  /** 0 to 1, as `hard`. */
  readonly wanted: number;
  /** Chunks that must pass before one comes again; fewer where nothing else fits. */
  readonly rest: number;
  /** How far from `wanted` is as good as exact. Default 0.15. */
  readonly slack?: number;
  /** Which ones may come at all. Default: all. */
  readonly fits?: (chunk: number) => boolean;
};

/**
 * One of the chunks that come nearest to what is wanted and have not been seen of late.
 * @throws Error when not a single one fits
 */
export function chooseChunk(
  facts: readonly ChunkFacts[],
  course: Pick<Course, 'recent'>,
  { wanted, rest, slack = 0.15, fits = () => true }: Choice,
  rng: Rng,
): number {
  const open = facts.map((_, at) => at).filter((at) => fits(at));
  if (open.length === 0) throw new Error(`no chunk of ${facts.length} fits`);
  const seen = rest > 0 ? course.recent.slice(-rest) : [];
  const last = course.recent.at(-1);
  const rested = open.filter((at) => !seen.includes(at));
  const others = open.filter((at) => at !== last);
  const pool = rested.length > 0 ? rested : others.length > 0 ? others : open;
  const away = (at: number): number => Math.abs((facts[at]?.hard ?? 0) - wanted);
  const nearest = Math.min(...pool.map(away));
  return rng.pick(pool.filter((at) => away(at) <= Math.max(slack, nearest)));
}

/** How a repeating layer of scenery lies on the screen. World units. */
export type Slide = {
  /** Number of the first repeat in sight. */
  readonly first: number;
  /** Where it begins, from the left edge of the view: −period to 0. */
  readonly offset: number;
};

/** @param depth 0 (stands still, the sky) to 1 (moves with the world); over 1 is in front of it */
export function parallax(left: number, depth: number, period: number): Slide {
  const moved = left * depth;
  const first = Math.floor(moved / period);
  return { first, offset: first * period - moved };
}
