/** Where something that can be pressed is, in any one unit. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export type Direction = 'up' | 'down' | 'left' | 'right';

/** What lies aside counts so much more than what lies ahead. */
const ASIDE = 2.5;

/**
 * The box to go to from the one at `from`: the nearest that lies that way.
 * @returns an index; `from` itself where nothing lies that way
 */
export function nextBox(boxes: readonly Box[], from: number, direction: Direction): number {
  const start = boxes[from];
  if (!start) return boxes.length > 0 ? 0 : from;
  const upright = direction === 'up' || direction === 'down';
  const sign = direction === 'down' || direction === 'right' ? 1 : -1;
  const [x, y] = middle(start);
  let nearest = from;
  let least = Infinity;
  for (const [index, box] of boxes.entries()) {
    if (index === from) continue;
    const [bx, by] = middle(box);
    const ahead = (upright ? by - y : bx - x) * sign;
    const overlaps = upright
      ? box.left < start.right && box.right > start.left
      : box.top < start.bottom && box.bottom > start.top;
    // Sideways a neighbour stands in the same row; up and down the next row may be shifted.
    if (ahead < 1 || (!upright && !overlaps)) continue;
    const aside = Math.abs(upright ? bx - x : by - y);
    const cost = ahead + (overlaps && upright ? aside * 0.5 : aside * ASIDE);
    if (cost >= least) continue;
    least = cost;
    nearest = index;
  }
  return nearest;
}

function middle({ left, top, right, bottom }: Box): readonly [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}
