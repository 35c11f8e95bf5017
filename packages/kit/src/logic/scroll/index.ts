/**
 * Side-scrolling worlds in chunks: which chunk comes next, where it is, when it is dropped, and how
 * far scenery has moved. No camera and no geometry: a course is plain data, coordinates are the
 * world's, and a game builds its chunks from their number, position and seed.
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

/** The facts of a chunk that a choice depends on. */
export type ChunkFacts = {
  /** 0 (nothing can go wrong) to 1. */
  readonly hard: number;
};

/** A chunk in its position. `length` in world units. */
export type Laid = { readonly chunk: number; readonly length: number };

/** Plain data, for a state. `T` is a game's data about a chunk. */
export type Course<T extends Laid = Laid> = {
  /** The current chunks, from left to right, each with its start. */
  readonly there: (T & { readonly at: number })[];
  /** The start of the next one. */
  end: number;
  /** Chunks added so far. */
  laid: number;
  /** Numbers of the last ones, newest last. */
  recent: number[];
};

const MAX_REMEMBERED = 12;

export function emptyCourse<T extends Laid = Laid>(from = 0): Course<T> {
  return { there: [], end: from, laid: 0, recent: [] };
}

/** The range of the world that must be covered. */
export type Stretch = { readonly left: number; readonly right: number };

/**
 * Adds chunks until `right` is covered and drops those completely left of `left`.
 * Seams are exact: each chunk begins where the previous one ends.
 * @throws Error if a chunk has no length, which would never cover anything
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
    if (course.recent.length > MAX_REMEMBERED) course.recent.shift();
  }
  let gone = 0;
  for (const chunk of course.there) {
    if (chunk.at + chunk.length > left) break;
    gone += 1;
  }
  if (gone > 0) course.there.splice(0, gone);
}

/**
 * A rising sawtooth: `from` to `to` over `chunks`, each tooth rising by `rise` and ending in a
 * rest.
 */
export type Curve = {
  readonly from: number;
  readonly to: number;
  /** Chunks until `to`. */
  readonly chunks: number;
  /** Chunks of one tooth; the last one is the rest. */
  readonly tooth: number;
  /** The height of a tooth, 0 to 1. */
  readonly rise: number;
};

/** The target difficulty of the next chunk, 0 to 1: a slow climb with breathers. */
export function sawtooth(laid: number, { from, to, chunks, tooth, rise }: Curve): number {
  const climb = from + (to - from) * Math.min(1, laid / chunks);
  const part = laid % tooth;
  const swing = part === tooth - 1 ? -rise : (part / Math.max(1, tooth - 2) - 0.5) * rise;
  return Math.max(0, Math.min(1, climb + swing));
}

export type Choice = {
  /** 0 to 1, as `hard`. */
  readonly wanted: number;
  /** Chunks that must pass before one is repeated; fewer if nothing else fits. */
  readonly rest: number;
  /** The difference from `wanted` that still counts as exact. Default 0.15. */
  readonly slack?: number;
  /** Which chunks are allowed. Default: all. */
  readonly fits?: (chunk: number) => boolean;
};

/**
 * One of the chunks nearest to the target that were not used recently.
 * @throws Error if none fits
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

/** The position of a repeating layer of scenery. World units. */
export type Slide = {
  /** Number of the first visible repeat. */
  readonly first: number;
  /** Its start, from the left edge of the view: −period to 0. */
  readonly offset: number;
};

/** @param depth 0 (still, the sky) to 1 (moves with the world); over 1 is in the foreground */
export function parallax(left: number, depth: number, period: number): Slide {
  const moved = left * depth;
  const first = Math.floor(moved / period);
  return { first, offset: first * period - moved };
}
