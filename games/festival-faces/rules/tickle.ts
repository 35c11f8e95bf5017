import type { Point } from '@playgrove/kit/contract';
import type { Made } from './stroke.ts';

/** Nose, chin, cheeks, forehead: each model is ticklish in one place. Face units. */
const SPOTS: readonly Point[] = [
  { x: 0, y: 36 },
  { x: 0, y: 78 },
  { x: 46, y: 30 },
  { x: 0, y: -50 },
];
const REACH = 24;
/** How far one stroke may go there before the model sneezes. */
const LIMIT = 240;
/** The model giggles from here on, so there is time to lift the brush. */
export const GIGGLE = 0.5;

const far = (x: number, y: number): number => Math.sqrt(x * x + y * y);

export function spotOf(person: number): Point {
  return SPOTS[person % SPOTS.length] ?? { x: 0, y: 0 };
}

/** How much a stroke tickles: a sneeze at 1. Lifting the brush is all that helps. */
export function tickle(person: number, { tool, points }: Pick<Made, 'tool' | 'points'>): number {
  if (tool !== 'brush' && tool !== 'sponge') return 0;
  const spot = spotOf(person);
  let [sum, last] = [0, points[0]];
  for (const point of points) {
    const near = far(Math.abs(point.x) - spot.x, point.y - spot.y) < REACH;
    if (last && near) sum += far(point.x - last.x, point.y - last.y);
    last = point;
  }
  return sum / LIMIT;
}
