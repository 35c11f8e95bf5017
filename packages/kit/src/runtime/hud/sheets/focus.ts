/** The edges of a pressable element, in any one unit. */
export type Edges = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export type Direction = 'up' | 'down' | 'left' | 'right';

/** How much more sideways distance costs than forward distance. */
const ASIDE = 2.5;

/**
 * The element to move to from the one at `from`: the nearest in that direction.
 * @returns an index; `from` itself if there is none in that direction
 */
export function nextFocus(boxes: readonly Edges[], from: number, direction: Direction): number {
  const start = boxes[from];
  if (!start) return boxes.length > 0 ? 0 : from;
  const portrait = direction === 'up' || direction === 'down';
  const sign = direction === 'down' || direction === 'right' ? 1 : -1;
  const [x, y] = middle(start);
  let nearest = from;
  let least = Infinity;
  for (const [index, box] of boxes.entries()) {
    if (index === from) continue;
    const [bx, by] = middle(box);
    const ahead = (portrait ? by - y : bx - x) * sign;
    const overlaps = portrait
      ? box.left < start.right && box.right > start.left
      : box.top < start.bottom && box.bottom > start.top;
    // Left and right stay in the row; up and down the next row may be shifted.
    if (ahead < 1 || (!portrait && !overlaps)) continue;
    const aside = Math.abs(portrait ? bx - x : by - y);
    const cost = ahead + (overlaps && portrait ? aside * 0.5 : aside * ASIDE);
    if (cost >= least) continue;
    least = cost;
    nearest = index;
  }
  return nearest;
}

function middle({ left, top, right, bottom }: Edges): readonly [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}
