import type { Point } from '@playgrove/kit/contract';
import { lineLength } from './line.ts';

/** The indices of two different places, and the line between them if it is not straight. */
export type Pair = {
  readonly a: number;
  readonly b: number;
  /** From `a` to `b`, both ends included; a straight line without it. */
  readonly line?: readonly Point[];
};

/** A two-way connection between two places. */
export type Lane = {
  /** Its index in the graph. */
  readonly id: number;
  readonly a: number;
  readonly b: number;
  /** From `a` to `b`, at least two points. */
  readonly line: readonly Point[];
  readonly length: number;
};

export type NodeGraph = {
  readonly places: readonly Point[];
  readonly lanes: readonly Lane[];
  /** By place: the indices of the lanes that end there. */
  readonly at: readonly (readonly number[])[];
};

/**
 * A graph from places and the pairs that are joined.
 * @throws RangeError if a pair names a missing place, joins a place with itself, or has no line
 */
export function graphOf(places: readonly Point[], pairs: readonly Pair[]): NodeGraph {
  const at: number[][] = places.map(() => []);
  const lanes = pairs.map(({ a, b, line }, id): Lane => {
    const [from, to] = [places[a], places[b]];
    if (!from || !to)
      throw new RangeError(`lane ${id}: no places ${a} and ${b} among ${places.length}`);
    if (a === b) throw new RangeError(`lane ${id}: joins place ${a} with itself`);
    const points = line ?? [from, to];
    if (points.length < 2) throw new RangeError(`lane ${id}: a line needs two points`);
    at[a]?.push(id);
    at[b]?.push(id);
    return { id, a, b, line: points, length: lineLength(points) };
  });
  return { places, lanes, at };
}

/** Whether every place can be reached from every other along lanes for which `open` is true. */
export function isConnected(graph: NodeGraph, open: (lane: Lane) => boolean = () => true): boolean {
  if (graph.places.length === 0) return true;
  const seen = new Set([0]);
  const next = [0];
  for (let here = next.pop(); here !== undefined; here = next.pop()) {
    for (const id of graph.at[here] ?? []) {
      const lane = graph.lanes[id];
      if (!lane || !open(lane)) continue;
      const there = lane.a === here ? lane.b : lane.a;
      if (seen.has(there)) continue;
      seen.add(there);
      next.push(there);
    }
  }
  return seen.size === graph.places.length;
}
