import type { Grid } from '@playgrove/kit/core';

/**
 * The cells that are connected to one by their sides, that one first.
 * @param joined whether the second of two neighbors belongs to the first one's group
 */
export function flood(
  grid: Grid,
  start: number,
  joined: (from: number, to: number) => boolean,
): number[] {
  const group = [start];
  const seen = new Set(group);
  for (const cell of group) {
    for (const near of grid.adjacent[cell] ?? []) {
      if (seen.has(near) || !joined(cell, near)) continue;
      seen.add(near);
      group.push(near);
    }
  }
  return group;
}
