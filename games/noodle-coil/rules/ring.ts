import { neighbors4 } from '@playgrove/kit/core';
import type { Tray } from '../levels.ts';

/** Fewer segments cannot go round a cell. */
const SHORTEST_RING = 8;
const NOTHING: ReadonlySet<number> = new Set();

/**
 * The cells that a ring of body shuts in, once the head is next to the body again.
 * Rims and blocks close nothing: a coil is the noodle's own. Rings across a wrapping rim don't count.
 * @param body cells, head first
 */
export function enclosed(body: readonly number[], tray: Tray): ReadonlySet<number> {
  const [head] = body;
  if (head === undefined) return NOTHING;
  const adjacent = new Set(neighbors4(tray.grid, head));
  let end = -1;
  for (let at = SHORTEST_RING - 1; at < body.length; at += 1) {
    if (adjacent.has(body[at] ?? -1)) end = at;
  }
  if (end < 0) return NOTHING;
  const ring = new Set(body.slice(0, end + 1));
  return inside(ring, tray);
}

/** Cells that cannot be left over the rim without crossing the ring. */
function inside(ring: ReadonlySet<number>, tray: Tray): ReadonlySet<number> {
  const { width, height, size } = tray.grid;
  const outside = new Set<number>();
  const queue: number[] = [];
  const reach = (cell: number): void => {
    if (ring.has(cell) || outside.has(cell)) return;
    outside.add(cell);
    queue.push(cell);
  };
  for (let x = 0; x < width; x += 1) {
    reach(x);
    reach((height - 1) * width + x);
  }
  for (let y = 0; y < height; y += 1) {
    reach(y * width);
    reach(y * width + width - 1);
  }
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    for (const next of neighbors4(tray.grid, cell)) reach(next);
  }
  if (outside.size + ring.size === size) return NOTHING;
  const found = new Set<number>();
  for (let cell = 0; cell < size; cell += 1) {
    if (!ring.has(cell) && !outside.has(cell)) found.add(cell);
  }
  return found;
}
