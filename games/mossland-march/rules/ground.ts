import type { Point } from '@playgrove/kit/contract';
import {
  bentLine,
  crossed,
  graphOf,
  lineLength,
  type NodeGraph,
  type Pair,
} from './nodegraph/index.ts';
import { createRng } from '@playgrove/kit/core';
import type { Kind, Side, Tier } from './types.ts';

export type Site = {
  readonly x: number;
  readonly y: number;
  readonly kind: Kind;
  readonly side: Side;
  readonly count: number;
};

/** What never changes in a battle. */
export type Field = {
  readonly id: string;
  readonly sites: readonly Site[];
  readonly graph: NodeGraph;
  /** By lane: half as fast. */
  readonly wet: readonly boolean[];
  /** By lane: the mound that opens it, or −1. */
  readonly latch: readonly number[];
  /** `a * size + b`: the lane between two places, or −1. */
  readonly between: readonly number[];
  readonly brook: readonly Point[];
  readonly stones: readonly Point[];
  readonly fog: boolean;
  /** By side from 2; nothing where that rival is not there. */
  readonly tiers: readonly (Tier | 0)[];
  readonly note: string;
  /** Rivals give no orders until the player has taken this many mounds. */
  readonly waits: number;
};

/** How near a lane may come to a boulder before it bends. */
const BERTH = 58;
const STONE_R = 40;

export type Sketch = Pick<
  Field,
  'id' | 'sites' | 'brook' | 'stones' | 'fog' | 'tiers' | 'note' | 'waits'
> & {
  readonly pairs: readonly Pair[];
  readonly gateOf: (a: number, b: number) => number;
  /** What the lanes' bends are drawn from. */
  readonly bows: string;
};

/** Bends the lanes, finds the fords, and ties it all together. */
export function finishField(sketch: Sketch): Field {
  const { sites, brook, stones } = sketch;
  const rng = createRng(`bows/${sketch.bows}`);
  const pairs = sketch.pairs.map(({ a, b }): Pair => {
    const [p, q] = [sites[a], sites[b]];
    if (!p || !q) return { a, b };
    return { a, b, line: bentLine(p, q, bowOf(p, q, stones, rng.between(-14, 14)), 12) };
  });
  const graph = graphOf(sites, pairs);
  const size = sites.length;
  const between = Array.from({ length: size * size }, () => -1);
  for (const { id, a, b } of graph.lanes) {
    between[a * size + b] = id;
    between[b * size + a] = id;
  }
  return {
    id: sketch.id,
    sites,
    graph,
    wet: graph.lanes.map(({ line }) => crosses(line, brook)),
    latch: graph.lanes.map(({ a, b }) => sketch.gateOf(a, b)),
    between,
    brook,
    stones,
    fog: sketch.fog,
    tiers: sketch.tiers,
    note: sketch.note,
    waits: sketch.waits,
  };
}

/** A lane bows a little by nature, and round the boulder that lies in its way. */
function bowOf(p: Point, q: Point, stones: readonly Point[], natural: number): number {
  const length = lineLength([p, q]) || 1;
  const [nx, ny] = [(q.y - p.y) / length, -(q.x - p.x) / length];
  for (const stone of stones) {
    const part = ((stone.x - p.x) * -ny + (stone.y - p.y) * nx) / length;
    if (part < 0.1 || part > 0.9) continue;
    const off = (stone.x - p.x) * nx + (stone.y - p.y) * ny;
    if (Math.abs(off) >= BERTH) continue;
    const away = off >= 0 ? off - (BERTH + STONE_R * 0.5) : off + BERTH + STONE_R * 0.5;
    return away / Math.max(0.5, 4 * part * (1 - part));
  }
  return natural;
}

function crosses(line: readonly Point[], brook: readonly Point[]): boolean {
  const [first, last] = [line[0], line.at(-1)];
  if (brook.length < 2 || !first || !last) return false;
  const water = graphOf(
    brook,
    brook.slice(1).map((_, at) => ({ a: at, b: at + 1 })),
  );
  return line.slice(1).some((to, at) => crossed(water, line[at] ?? first, to) !== undefined);
}
