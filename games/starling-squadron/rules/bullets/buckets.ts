import type { Rect } from '@playgrove/kit/contract';
import type { Bullets } from './pool.ts';

/**
 * A grid of buckets that says which bullets are where, refilled each tick by counting. It is
 * derived from the bullets, so it is never part of a state; one grid lasts for the whole game.
 */
export type Buckets = {
  readonly area: Rect;
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
  /** Where each bucket begins in `items`, plus one end entry. */
  readonly starts: Int32Array;
  items: Int32Array;
  /** The largest radius among them. */
  reach: number;
};

/** @param side of a bucket, world units: about twice the largest radius of a query */
export function createBuckets(area: Rect, side: number): Buckets {
  const columns = Math.max(1, Math.ceil(area.width / side));
  const rows = Math.max(1, Math.ceil(area.height / side));
  const starts = new Int32Array(columns * rows + 2);
  return { area, side, columns, rows, starts, items: new Int32Array(64), reach: 0 };
}

function clampTo(value: number, below: number): number {
  return value < 0 ? 0 : value >= below ? below - 1 : value;
}

function column(grid: Buckets, x: number): number {
  return clampTo(Math.floor((x - grid.area.x) / grid.side), grid.columns);
}

function row(grid: Buckets, y: number): number {
  return clampTo(Math.floor((y - grid.area.y) / grid.side), grid.rows);
}

/** Sorts the bullets in. Bullets outside the area count as being at its edge. */
export function fillBuckets(grid: Buckets, all: Bullets): void {
  const { starts } = grid;
  if (grid.items.length < all.count) grid.items = new Int32Array(all.count * 2);
  starts.fill(0);
  let reach = 0;
  for (let at = 0; at < all.count; at += 1) {
    const bucket =
      row(grid, all.y[at] as number) * grid.columns + column(grid, all.x[at] as number);
    // Counted two positions ahead, so that filling moves each start to its place.
    starts[bucket + 2] = (starts[bucket + 2] ?? 0) + 1;
    reach = Math.max(reach, all.r[at] as number);
  }
  for (let at = 2; at < starts.length; at += 1) {
    starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  }
  for (let at = 0; at < all.count; at += 1) {
    const bucket =
      row(grid, all.y[at] as number) * grid.columns + column(grid, all.x[at] as number);
    const place = starts[bucket + 1] as number;
    grid.items[place] = at;
    starts[bucket + 1] = place + 1;
  }
  grid.reach = reach;
}

/**
 * Writes the bullets that touch a circle to `found`, in ascending order of their indices. Bullets
 * must not move or be removed between `fillBuckets` and this call.
 * @returns the count; entries of `found` beyond it are stale
 */
export function touching(
  grid: Buckets,
  all: Bullets,
  x: number,
  y: number,
  r: number,
  found: number[],
): number {
  const far = r + grid.reach;
  const [left, right] = [column(grid, x - far), column(grid, x + far)];
  const [top, bottom] = [row(grid, y - far), row(grid, y + far)];
  let count = 0;
  for (let line = top; line <= bottom; line += 1) {
    for (let across = left; across <= right; across += 1) {
      const bucket = line * grid.columns + across;
      const end = grid.starts[bucket + 1] as number;
      for (let item = grid.starts[bucket] as number; item < end; item += 1) {
        const at = grid.items[item] as number;
        const [dx, dy] = [(all.x[at] as number) - x, (all.y[at] as number) - y];
        const reach = r + (all.r[at] as number);
        if (dx * dx + dy * dy >= reach * reach) continue;
        count = insert(found, count, at);
      }
    }
  }
  return count;
}

function insert(found: number[], count: number, at: number): number {
  let place = count;
  for (; place > 0 && (found[place - 1] as number) > at; place -= 1) {
    found[place] = found[place - 1] as number;
  }
  found[place] = at;
  return count + 1;
}
