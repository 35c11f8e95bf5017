import type { Point } from '@playgrove/kit/contract';
import type { Pair } from './graph.ts';

export type JoinOptions = {
  /** The longest lane, unless the map would fall apart otherwise. Default unlimited. */
  readonly longest?: number;
  /** The least distance of places from lanes that do not end there. Default 0. */
  readonly clear?: number;
  /** Pairs that must not be joined, unless the map would fall apart otherwise. */
  readonly refused?: (a: number, b: number) => boolean;
};

/**
 * Joins neighbors: two places if no third one is in or on the circle between them (a Gabriel
 * graph), so that straight lanes never cross. Then connects separate parts by the shortest pairs.
 */
export function joinNear(places: readonly Point[], options: JoinOptions = {}): readonly Pair[] {
  const { longest = Infinity, clear = 0, refused } = options;
  const pairs: Pair[] = [];
  const rest: (Pair & { readonly length: number })[] = [];
  for (let a = 0; a < places.length; a += 1) {
    for (let b = a + 1; b < places.length; b += 1) {
      const [p, q] = [places[a], places[b]];
      if (!p || !q) continue;
      const square = squared(p, q);
      const length = Math.sqrt(square);
      const free = places.every((other, at) => {
        if (at === a || at === b) return true;
        return squared(p, other) + squared(q, other) > square && offLine(p, q, other) >= clear;
      });
      if (free && length <= longest && !refused?.(a, b)) pairs.push({ a, b });
      else rest.push({ a, b, length: free ? length : length * 4 });
    }
  }
  return joinParts(places.length, pairs, rest);
}

/** Adds the shortest of `rest` until everything is connected. */
function joinParts(
  size: number,
  pairs: readonly Pair[],
  rest: readonly (Pair & { readonly length: number })[],
): readonly Pair[] {
  const part = Array.from({ length: size }, (_, place) => place);
  const merge = (a: number, b: number): boolean => {
    const [one, other] = [part[a], part[b]];
    if (one === undefined || other === undefined || one === other) return false;
    for (let place = 0; place < size; place += 1) if (part[place] === other) part[place] = one;
    return true;
  };
  for (const { a, b } of pairs) merge(a, b);
  const added = rest.toSorted((p, q) => p.length - q.length).filter(({ a, b }) => merge(a, b));
  return [...pairs, ...added.map(({ a, b }): Pair => ({ a, b }))];
}

function squared(p: Point, q: Point): number {
  return (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y);
}

/** The distance of a point from the segment from p to q. */
function offLine(p: Point, q: Point, at: Point): number {
  const square = squared(p, q);
  const dot = (at.x - p.x) * (q.x - p.x) + (at.y - p.y) * (q.y - p.y);
  const part = square > 0 ? Math.min(1, Math.max(0, dot / square)) : 0;
  return Math.sqrt(squared(at, { x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part }));
}
