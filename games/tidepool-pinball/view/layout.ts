import type { Point } from '@playgrove/kit/contract';
import type { Sizes } from '@playgrove/kit/runtime';
import { HEIGHT, WIDTH } from '../rules/table.ts';

type Size = { readonly width: number; readonly height: number };

/** On lower screens than this, CSS pixels, the camera follows the pearl instead of showing all. */
const LOW = 520;
/** How much of the table such a screen shows. */
const SHOWN = 400;
const TALLEST = 900;

export function worldFor(aspect: number, _: unknown, room: Size): Size {
  if (aspect < WIDTH / HEIGHT) return { width: WIDTH, height: Math.min(TALLEST, WIDTH / aspect) };
  const height = room.height < LOW && aspect > 1 ? SHOWN : HEIGHT;
  return { width: Math.max(WIDTH, height * Math.min(aspect, 2.4)), height };
}

/** Where the table's corner lies, without the camera: in the middle, with room for thumbs below. */
export function cornerOf({ width, height }: Size): Point {
  return { x: (width - WIDTH) / 2, y: Math.max(0, Math.min(14, (height - HEIGHT) * 0.3)) };
}

export const scrolls = ({ height }: Pick<Sizes, 'height'>): boolean => height < HEIGHT;
