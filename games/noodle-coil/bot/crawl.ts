import type { Tray } from '../levels.ts';
import { beyond } from '../rules/grid.ts';
import { enclosed } from '../rules/ring.ts';
import { EGG, type GridState, type Way } from '../rules/types.ts';

const WAYS = [0, 1, 2, 3] as const;

/** A noodle on a tray, thought ahead. */
export type Crawl = {
  readonly body: readonly number[];
  readonly grow: number;
  /** Toppings: how much each makes the noodle grow, by cell. */
  readonly larder: ReadonlyMap<number, number>;
};

export function crawlOf({ body, grow, food }: GridState): Crawl {
  return {
    body,
    grow,
    larder: new Map(food.map(({ cell, kind }) => [cell, kind === EGG ? 2 : 1])),
  };
}

/** After crawling over these cells, coils and all; nothing when it would bite itself on the way. */
export function crawled(tray: Tray, from: Crawl, cells: readonly number[]): Crawl | undefined {
  const body = [...from.body];
  const larder = new Map(from.larder);
  let { grow } = from;
  for (const cell of cells) {
    const at = body.indexOf(cell);
    if (at >= 0 && !(at === body.length - 1 && grow === 0)) return undefined;
    body.unshift(cell);
    if (grow > 0) grow -= 1;
    else body.pop();
    grow += take(larder, cell);
    for (const inside of enclosed(body, tray)) grow += take(larder, inside);
  }
  return { body, grow, larder };
}

function take(larder: Map<number, number>, cell: number): number {
  const growth = larder.get(cell) ?? 0;
  larder.delete(cell);
  return growth;
}

export function wayTo(tray: Tray, from: number, to: number): Way | undefined {
  return WAYS.find((way) => beyond(tray, from, way) === to);
}

/** Cells next to one, round the rim where the tray wraps, without blocks. */
export function stepsFrom(tray: Tray, cell: number): number[] {
  return WAYS.flatMap((way) => {
    const next = beyond(tray, cell, way);
    return next === undefined || tray.blocks.has(next) ? [] : [next];
  });
}

/** When each body cell will be free again: moves from now. */
function freeing({ body, grow }: Crawl): Map<number, number> {
  return new Map(body.map((cell, at) => [cell, body.length - at + grow]));
}

/**
 * The shortest way from the head to a goal, the body moving away meanwhile.
 * @param shut cells to stay out of
 */
export function wayThrough(
  tray: Tray,
  crawl: Crawl,
  isGoal: (cell: number) => boolean,
  shut?: ReadonlySet<number>,
): number[] | undefined {
  const [head] = crawl.body;
  if (head === undefined) return undefined;
  const free = freeing(crawl);
  const before = new Map<number, number>([[head, -1]]);
  let edge = [head];
  for (let moves = 1; edge.length > 0; moves += 1) {
    const next: number[] = [];
    for (const cell of edge) {
      for (const to of stepsFrom(tray, cell)) {
        if (before.has(to) || shut?.has(to) || (free.get(to) ?? 0) > moves) continue;
        before.set(to, cell);
        if (isGoal(to)) return back(before, head, to);
        next.push(to);
      }
    }
    edge = next;
  }
  return undefined;
}

function back(before: ReadonlyMap<number, number>, head: number, to: number): number[] {
  const cells: number[] = [];
  for (let cell = to; cell !== head; cell = before.get(cell) ?? head) cells.unshift(cell);
  return cells;
}

/**
 * A way to the tail as the body lies now, that can be gone although toppings on it hold the tail
 * back: while there is one, the head is never shut in.
 */
export function wayToTail(tray: Tray, crawl: Crawl): number[] | undefined {
  const { body, larder } = crawl;
  const tail = body.at(-1);
  const still = { ...crawl, body: body.slice(0, 1), grow: 0 };
  const solid = body.slice(0, -1);
  for (const shut of [new Set([...solid, ...larder.keys()]), new Set(solid)]) {
    const way = wayThrough(tray, still, (cell) => cell === tail, shut);
    if (way && crawled(tray, crawl, way)) return way;
  }
  return undefined;
}

/** How many cells can be reached now. */
export function room(tray: Tray, crawl: Crawl): number {
  const shut = new Set(crawl.body);
  const [head = 0] = crawl.body;
  const seen = new Set([head]);
  const queue = [head];
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    for (const next of stepsFrom(tray, cell)) {
      if (seen.has(next) || shut.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return seen.size - 1;
}
