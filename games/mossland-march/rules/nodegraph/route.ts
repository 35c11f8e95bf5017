import type { Lane, NodeGraph } from './graph.ts';

export type Way = {
  /** From start to goal, both included. */
  readonly nodes: readonly number[];
  /** One fewer than `nodes`. */
  readonly lanes: readonly number[];
  readonly cost: number;
};

/**
 * The cheapest way from one place to another.
 * @param costOf the cost of a lane from `from` to `for`: 0 or more, Infinity if it is closed.
 * Default: the lane's length
 * @returns undefined if there is no path
 */
export function route(
  graph: NodeGraph,
  from: number,
  to: number,
  costOf: (lane: Lane, from: number, to: number) => number = (lane) => lane.length,
): Way | undefined {
  const size = graph.places.length;
  const cost = Array.from({ length: size }, () => Infinity);
  const by = Array.from({ length: size }, () => -1);
  const done = Array.from({ length: size }, () => false);
  cost[from] = 0;
  for (;;) {
    let here = -1;
    for (let place = 0; place < size; place += 1) {
      if (!done[place] && (cost[place] ?? Infinity) < (cost[here] ?? Infinity)) here = place;
    }
    if (here < 0) return undefined;
    if (here === to) break;
    done[here] = true;
    for (const id of graph.at[here] ?? []) {
      const lane = graph.lanes[id];
      if (!lane) continue;
      const there = lane.a === here ? lane.b : lane.a;
      const total = (cost[here] ?? 0) + costOf(lane, here, there);
      if (total >= (cost[there] ?? Infinity)) continue;
      cost[there] = total;
      by[there] = id;
    }
  }
  return traced(graph, from, to, by, cost[to] ?? 0);
}

function traced(
  graph: NodeGraph,
  from: number,
  to: number,
  by: readonly number[],
  cost: number,
): Way {
  const nodes = [to];
  const lanes: number[] = [];
  for (let here = to; here !== from;) {
    const lane = graph.lanes[by[here] ?? -1];
    if (!lane) break;
    lanes.push(lane.id);
    here = lane.a === here ? lane.b : lane.a;
    nodes.push(here);
  }
  return { nodes: nodes.toReversed(), lanes: lanes.toReversed(), cost };
}
