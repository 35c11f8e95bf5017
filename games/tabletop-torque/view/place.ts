import type { Point, Rect } from '@playgrove/kit/contract';
import { fitWorld, type Context } from '@playgrove/kit/runtime';
import type { Course } from '../rules/course.ts';
import { BOARD } from '../rules/types.ts';

export type Size = { readonly width: number; readonly height: number; readonly portrait?: boolean };

const { width: W, height: H } = BOARD;

/** The table fills the screen, as high or as wide as there is room for. */
export const worldFor = fitWorld({
  portrait: { width: W, height: [H, H * 1.24] },
  landscape: { width: [H, H * 1.42], height: W },
});

export const isUpright = ({ width, height }: Size): boolean => height > width;

/** A point of the board on the screen: on a wide one, the board is turned a quarter to the left. */
export function toScreen({ x, y }: Point, size: Size): Point {
  if (isUpright(size)) return { x: x + (size.width - W) / 2, y: y + (size.height - H) / 2 };
  return { x: y + (size.width - H) / 2, y: (size.height + W) / 2 - x };
}

/** The radians by which things on the board are turned on the screen. */
export const turnOf = (size: Size): number => (isUpright(size) ? 0 : -Math.PI / 2);

/** Paints in the board's own units. */
export function onBoard(c: Context, size: Size, paint: () => void): void {
  c.save();
  const { x, y } = toScreen({ x: 0, y: 0 }, size);
  c.translate(x, y);
  c.rotate(turnOf(size));
  paint();
  c.restore();
}

/** What falls straight down the screen by `by`, in the board's units. */
export function downOf(size: Size, by: number): Point {
  return isUpright(size) ? { x: 0, y: by } : { x: -by, y: 0 };
}

export type Spot = Point & { readonly r: number };

const GRID = 20;
const EDGE = 8;
/** Half of a road and a gap. */
const CLEAR = 62;

/** The largest free places on the screen, largest first: for things between the tracks. */
export function freeSpots(course: Course, size: Size, area: Rect, most: number): readonly Spot[] {
  const points: { x: number; y: number; r: number }[] = [];
  const line: Point[] = [];
  for (let at = 0; at < course.track.samples.length; at += 2) {
    line.push(toScreen(course.track.sample(at), size));
  }
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  for (let y = area.y + GRID; y < bottom; y += GRID) {
    for (let x = area.x + GRID; x < right; x += GRID) {
      let r = Math.min(x - area.x, y - area.y, right - x, bottom - y) - EDGE;
      for (const point of line) {
        const [dx, dy] = [point.x - x, point.y - y];
        if (Math.abs(dx) > r + CLEAR || Math.abs(dy) > r + CLEAR) continue;
        r = Math.min(r, Math.sqrt(dx * dx + dy * dy) - CLEAR);
      }
      if (r > 16) points.push({ x, y, r });
    }
  }
  const spots: Spot[] = [];
  while (spots.length < most) {
    let best: Spot | undefined;
    for (const point of points) if (!best || point.r > best.r) best = point;
    if (!best || best.r < 20) break;
    const found = { ...best };
    spots.push(found);
    // The board by the way needs all of its place; other things share the room.
    const taken = spots.length === 1 ? found.r : Math.min(found.r, 64);
    for (const point of points) {
      const far = Math.hypot(point.x - found.x, point.y - found.y) - taken - EDGE;
      point.r = Math.min(point.r, far);
    }
  }
  return spots;
}
