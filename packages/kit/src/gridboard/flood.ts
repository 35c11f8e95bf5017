import type { Grid } from '@playgrove/kit/rules';

/**
 * The cells that hang together with one, side by side, that one first.
 * @param joined whether the second of two neighbours belongs to the group that the first is in
 */
export function flood(
  grid: Grid,
  start: number,
  joined: (from: number, to: number) => boolean,
): number[] {
  const group = [start];
  const seen = new Set(group);
  for (const cell of group) {
    for (const near of grid.beside[cell] ?? []) {
      if (seen.has(near) || !joined(cell, near)) continue;
      seen.add(near);
      group.push(near);
    }
  }
  return group;
}
