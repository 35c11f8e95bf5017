import {
  isHazard,
  layOut,
  meet,
  speedOf,
  thingsOf,
  type Before,
  type Thing,
} from './rules/layout.ts';
import {
  bounce,
  board,
  move,
  pressDown,
  pressUp,
  standing,
  steer,
  type Runner,
} from './rules/runner.ts';

/** Ticks between decisions, least ticks between two swipes (150 ms), and positions looked at. */
const EVERY = 3;
const REST = 9;
const MAX = 60_000;

type Placed = { readonly thing: Thing; readonly at: number; readonly until: number };
export type Step = 'wait' | 'left' | 'right' | 'up' | 'down';
/** The last is tried first: to let things be. */
const STEPS: readonly Step[] = ['down', 'up', 'right', 'left', 'wait'];

/** What can be met in chunks that follow each other, without coins. */
export function placed(
  chunks: readonly (readonly Thing[])[],
  lengths: readonly number[],
): Placed[] {
  let from = 0;
  return chunks.flatMap((things, at) => {
    const start = from;
    from += lengths[at] ?? 0;
    return things
      .filter(({ kind }) => isHazard(kind) || kind === 'awning' || kind === 'carpet')
      .map((thing) => ({ thing, at: start + thing.z, until: start + thing.until }));
  });
}

export function act(r: Runner, step: Step): boolean {
  if (step === 'left' || step === 'right') return steer(r, step === 'left' ? -1 : 1);
  if (step === 'up') pressUp(r);
  if (step === 'down') pressDown(r);
  return true;
}

/**
 * A search over lanes and time: whether a runner that stands in a lane gets through without a
 * scratch and stands in a lane at the end, so that what is proved of parts holds for every chain.
 * @returns positions looked at, or nothing if there is no way
 */
export function reach(
  course: readonly Placed[],
  length: number,
  pace: number,
  lane: number,
): number | undefined {
  const seen = new Set<string>();
  const open: { readonly from: Runner; readonly rest: number }[] = [
    { from: standing(0, lane), rest: 0 },
  ];
  for (let count = 1; count <= MAX; count += 1) {
    const node = open.pop();
    if (!node) return undefined;
    const { from } = node;
    for (const step of STEPS) {
      if (step !== 'wait' && node.rest > 0) continue;
      const rest = step === 'wait' ? Math.max(0, node.rest - EVERY) : REST - EVERY;
      const r = { ...from };
      if (step !== 'wait' && !act(r, step)) continue;
      if (!through(r, course, pace)) continue;
      if (r.z >= length) {
        if (r.ground && r.shift === r.span) return count;
        continue;
      }
      const key = [
        Math.round(r.z * 8),
        r.lane,
        Math.round(r.x * 8),
        Math.round(r.y * 5),
        Math.round(r.vy * 40),
        r.slide > 0 ? Math.ceil(r.slide / EVERY) : 0,
        r.up > 0 || r.down > 0,
        r.until > 0,
        rest,
      ].join();
      if (seen.has(key)) continue;
      seen.add(key);
      open.push({ from: r, rest });
    }
  }
  return undefined;
}

/** The ticks of one decision. @returns false if something is run into */
function through(r: Runner, course: readonly Placed[], pace: number): boolean {
  const was: Before = { z: 0, x: 0, y: 0, slide: 0 };
  for (let tick = 0; tick < EVERY; tick += 1) {
    was.z = r.z;
    was.x = r.x;
    was.y = r.y;
    was.slide = r.slide;
    move(r, pace);
    for (const { thing, at, until } of course) {
      if (at > r.z + 4) break;
      if (at < r.z - 4) continue;
      const meeting = meet(r, was, thing, at);
      if (meeting === 'hit' || meeting === 'side') return false;
      if (meeting === 'bounce') bounce(r);
      if (meeting === 'board') board(r, until);
    }
  }
  return true;
}

/** Chunks by number at a tier, one after the other. */
export function reachChunks(
  chunks: readonly { readonly chunk: number; readonly length: number }[],
  tier: number,
  lane: number,
): number | undefined {
  const course = placed(
    chunks.map(({ chunk }) => thingsOf(chunk, tier)),
    chunks.map(({ length }) => length),
  );
  const length = chunks.reduce((sum, one) => sum + one.length, 0);
  return reach(course, length, speedOf(tier), lane);
}

/** A plan that is in no chunk, for tests of the search itself. */
export function reachRows(
  rows: readonly string[],
  tier: number,
  lane: number,
  row: number,
): number | undefined {
  return reach(placed([layOut(rows, tier)], [0]), rows.length * row, speedOf(tier), lane);
}
