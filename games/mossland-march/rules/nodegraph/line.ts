import type { Point } from '@playgrove/kit/contract';

/** In the units of its points. */
export function lineLength(line: readonly Point[]): number {
  let length = 0;
  for (let at = 1; at < line.length; at += 1) length += distance(line[at - 1], line[at]);
  return length;
}

export function distance(a: Point | undefined, b: Point | undefined): number {
  if (!a || !b) return 0;
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

/**
 * A line from one point to another that bulges to one side.
 * @param bow the distance of its middle from the straight line, positive to the left of its
 * direction
 * @param pieces how many straight segments it has
 */
export function bentLine(from: Point, to: Point, bow: number, pieces = 10): readonly Point[] {
  const length = distance(from, to) || 1;
  const [nx, ny] = [(to.y - from.y) / length, -(to.x - from.x) / length];
  return Array.from({ length: pieces + 1 }, (_, step) => {
    const part = step / pieces;
    const off = bow * 4 * part * (1 - part);
    return {
      x: from.x + (to.x - from.x) * part + nx * off,
      y: from.y + (to.y - from.y) * part + ny * off,
    };
  });
}
