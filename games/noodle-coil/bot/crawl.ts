import type { Tray } from '../levels.ts';
import { beyond } from '../rules/grid.ts';
import { enclosed } from '../rules/ring.ts';
import { EGG, type GridState, type Way } from '../rules/types.ts';

const WAYS = [0, 1, 2, 3] as const;

/** A noodle on a tray, thought ahead. */
export type Crawl = { readonly body: readonly number[]; readonly grow: number };

export function crawlOf(state: GridState): Crawl {
  return { body: state.body, grow: state.grow };
}

/** Toppings thought ahead: how much each makes the noodle grow, by cell. */
export type Larder = ReadonlyMap<number, number>;

export function larderOf(state: GridState): Larder {
  return new Map(state.food.map(({ cell, kind }) => [cell, kind === EGG ? 2 : 1]));
}

/** After crawling over these cells, coils and all; nothing when it would bite itself on the way. */
export function crawled(
  tray: Tray,
  from: Crawl,
  cells: readonly number[],
  larder: Larder,
): Crawl | undefined {
  const body = [...from.body];
  const left = new Map(larder);
  let { grow } = from;
  for (const cell of cells) {
    const at = body.indexOf(cell);
    if (at >= 0 && !(at === body.length - 1 && grow === 0)) return undefined;
    body.unshift(cell);
    if (grow > 0) grow -= 1;
    else body.pop();
    grow += take(left, cell);
    for (const inside of enclosed(body, tray)) grow += take(left, inside);
  }
  return { body, grow };
}

function take(larder: Map<number, number>, cell: number): number {
  const growth = larder.get(cell) ?? 0;
  larder.delete(cell);
  return growth;
}

export function wayTo(tray: Tray, from: number, to: number): Way | undefined {
  return WAYS.find((way) => beyond(tray, from, way) === to);
}

/** Cells beside one, round the rim where the tray wraps, without blocks. */
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
 * The shortest way to the tail as the body lies now, if the tail will have moved on by then:
 * while there is one, the head is never shut in.
 */
export function wayToTail(tray: Tray, crawl: Crawl): number[] | undefined {
  const tail = crawl.body.at(-1);
  const shut = new Set(crawl.body.slice(0, -1));
  const still = { body: crawl.body.slice(0, 1), grow: 0 };
  const way = wayThrough(tray, still, (cell) => cell === tail, shut);
  return way && way.length > crawl.grow ? way : undefined;
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
