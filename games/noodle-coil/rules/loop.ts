import { girth, pointsToSkip, SPACING } from './body.ts';
import type { Noodle, Topping } from './types.ts';

/** A loop shorter than this holds nothing: it is only a tight turn. */
const SHORTEST_LOOP = 130;
/** How near the head must come to its own body, beyond touching. */
const REACH = 30;

export type Loop = {
  /** Index into `path` of the point the head has come back to. */
  readonly from: number;
  /** World units between head and body, skin to skin. */
  readonly gap: number;
};

/** The point of its own body the head is nearest to, far enough back to make a loop. */
export function nearestLoop(noodle: Noodle, within: number): Loop | undefined {
  const { path, x, y, size, arc } = noodle;
  const thick = girth(size) * 2;
  let best: Loop | undefined;
  const newest = path.length - 2 * Math.ceil(SHORTEST_LOOP / SPACING);
  const oldest = Math.max(0, path.length - 2 * Math.floor(arc / SPACING));
  for (let at = newest; at >= oldest; at -= 2) {
    const dx = (path[at] ?? 0) - x;
    const dy = (path[at + 1] ?? 0) - y;
    const far = thick + (best ? best.gap : within);
    if (dx * dx + dy * dy >= far * far) {
      at -= 2 * pointsToSkip(dx * dx + dy * dy, far) - 2;
      continue;
    }
    best = { from: at, gap: Math.max(0, Math.sqrt(dx * dx + dy * dy) - thick) };
  }
  return best;
}

/** The loop the head has closed, if it has. */
export function closedLoop(noodle: Noodle): Loop | undefined {
  return nearestLoop(noodle, REACH);
}

/** Whether a point lies inside a loop, by counting the edges to its right. */
export function inLoop(noodle: Noodle, loop: Loop, x: number, y: number): boolean {
  const { path } = noodle;
  let inside = false;
  let px = noodle.x;
  let py = noodle.y;
  for (let at = loop.from; at < path.length; at += 2) {
    const qx = path[at] ?? 0;
    const qy = path[at + 1] ?? 0;
    if (crosses(px, py, qx, qy, x, y)) inside = !inside;
    px = qx;
    py = qy;
  }
  // From the newest point of the body to the head that leads it.
  return crosses(px, py, noodle.x, noodle.y, x, y) ? !inside : inside;
}

/** Whether the edge from p to q lies to the right of x, y. */
function crosses(px: number, py: number, qx: number, qy: number, x: number, y: number): boolean {
  return py > y !== qy > y && x < px + ((y - py) / (qy - py)) * (qx - px);
}

/** The toppings inside a loop. */
export function heldIn(noodle: Noodle, loop: Loop, food: readonly Topping[]): Topping[] {
  const { path } = noodle;
  let east = noodle.x;
  let north = noodle.y;
  let south = north;
  for (let at = loop.from; at < path.length; at += 2) {
    const x = path[at] ?? 0;
    const y = path[at + 1] ?? 0;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  }
  // Most lie above, below or to the right of all of it: that needs no look at its edges.
  return food.filter(
    ({ x, y }) => x <= east && y >= north && y <= south && inLoop(noodle, loop, x, y),
  );
}
