import type { Grid } from '@playgrove/kit/core';

export type Way = 'up' | 'down' | 'left' | 'right';

/**
 * Moves a keyboard's cursor: to the next open cell in that direction, over gaps; it stops at the
 * edge.
 * @param open default: every cell
 */
export function moveCursor(
  grid: Grid,
  cell: number,
  way: Way,
  open: (cell: number) => boolean = () => true,
): number {
  const { width, height } = grid;
  const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[way] as [
    number,
    number,
  ];
  let x = (cell % width) + dx;
  let y = Math.floor(cell / width) + dy;
  for (; x >= 0 && x < width && y >= 0 && y < height; x += dx, y += dy) {
    if (open(y * width + x)) return y * width + x;
  }
  return cell;
}
