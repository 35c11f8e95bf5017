import { fits, hopFrom, isFree, landing } from './lanes.ts';
import { EDGE, COLUMNS, HOP, LAG, WAYS, type Input, type Row } from './types.ts';

/** Ticks between two moments in which a duck may hop. */
const BEAT = 4;

export type Node = {
  readonly clock: number;
  readonly row: number;
  readonly x: number;
  /** The hop that led here, if it was not a wait, and its beginning. */
  readonly by?: Input;
  readonly before?: Node;
};

export type Quest = {
  rows(row: number): Row | undefined;
  /** Ducklings in the line. */
  readonly line: number;
  /** Where to get to: at least this row, and a place that counts. */
  readonly row: number;
  goal?(row: number, x: number): boolean;
  /** Ticks and nodes after which it gives up. */
  readonly ticks: number;
  readonly nodes: number;
};

const STEPS: Readonly<Record<Input, readonly [number, number]>> = {
  up: [0, 1],
  left: [-1, 0],
  right: [1, 0],
  down: [0, -1],
};

/**
 * A* through space and time: the hops that bring a duck and its whole line to a row without any of
 * them being touched. A place must stay free, or a log long enough, until the last duckling has left.
 */
export function findWay(quest: Quest, start: Node): Node | undefined {
  const { rows, line, row: goalRow, goal, ticks } = quest;
  const lag = line * LAG;
  const buckets: Node[][] = [[start]];
  const seen = new Set<number>();
  let left = quest.nodes;
  for (let index = 0; index < buckets.length; index += 1) {
    const bucket = buckets[index] ?? [];
    // The newest first: of equal ones, the one that is nearest to the goal.
    for (let node = bucket.pop(); node; node = bucket.pop()) {
      const { clock, row, x } = node;
      if (row >= goalRow && (!goal || goal(row, x))) return node;
      const here = rows(row);
      if (!here || (left -= 1) < 0) return undefined;
      const key =
        ((clock - start.clock) * 64 + (row - start.row + 16)) * 64 + Math.round(x * 4) + 16;
      if (seen.has(key) || clock - start.clock > ticks) continue;
      seen.add(key);
      const push = (next: Node): void => {
        const cost = next.clock - start.clock + Math.max(0, goalRow - next.row) * HOP;
        const place = Math.max(index, Math.ceil(cost / BEAT));
        (buckets[place] ??= []).push(next);
      };
      // Of all places but the first, the ticks up to the line's last one are checked on arrival.
      const known = node.before ? clock + lag : clock;
      if (stays(here, x, clock, known, lag)) {
        const drift = here.kind === 'stream' ? here.speed * BEAT : 0;
        push({ ...node, x: x + drift, clock: clock + BEAT });
      }
      if (here.kind === 'road' && !isFree(here, x, known, clock + lag + HOP / 2)) continue;
      for (const by of WAYS) {
        const hop = hopFrom(rows, node, ...STEPS[by], clock);
        if (!hop || hop.wet || hop.row < start.row - 1) continue;
        const next = { clock: clock + HOP, row: hop.row, x: hop.x, by, before: node };
        if (arrives(rows(hop.row) as Row, next, lag)) push(next);
      }
    }
    buckets[index] = [];
  }
  return undefined;
}

function stays(row: Row, x: number, clock: number, known: number, lag: number): boolean {
  if (row.kind === 'road') return isFree(row, x, known, clock + lag + BEAT);
  if (row.kind === 'meadow') return true;
  const after = x + row.speed * BEAT;
  return after > -EDGE && after < COLUMNS - 1 + EDGE;
}

function arrives(row: Row, { clock, x }: Node, lag: number): boolean {
  if (row.kind === 'meadow') return true;
  if (row.kind === 'road') return isFree(row, x, clock - HOP / 2, clock + lag);
  const land = landing(row, x, clock);
  const item = land && row.items[land.item];
  return (
    item !== undefined &&
    x > -EDGE &&
    x < COLUMNS - 1 + EDGE &&
    fits(row, item, land?.slot ?? 0, lag)
  );
}

/** The first hop of a way, and its tick. */
export function firstHop(end: Node): { readonly by: Input; readonly clock: number } | undefined {
  let first: { readonly by: Input; readonly clock: number } | undefined;
  for (let node: Node | undefined = end; node; node = node.before)
    if (node.by && node.before) first = { by: node.by, clock: node.before.clock };
  return first;
}
