import type { Point } from '@playgrove/kit/contract';
import { memoLayout, type Rect } from '@playgrove/kit/runtime';
import { HEIGHT, WIDTH } from '../rules/kinds.ts';

/** World units that the tools take next to the board. */
const STRIP = 104;
/** How much a long screen may pull the board apart. */
const MAX_PULL = 1.36;
const TOOL = 92;
/** A line of words under the board, on landscape screens. */
const LINE = 56;

/** Where the board lies in the world: turned by a quarter on portrait screens, home at the bottom. */
export type Layout = {
  readonly portrait: boolean;
  readonly pullX: number;
  readonly pullY: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** How many set out: half or all. */
  readonly share: Rect;
  /** Twigs in hand. */
  readonly stock: Rect;
  /** Where a place's new idea is shown. */
  readonly note: Rect;
};

/** @param noted whether the place has a note: landscape screens keep a line free for it */
export function worldFor(
  aspect: number,
  noted: boolean,
): { readonly width: number; readonly height: number } {
  if (aspect >= 1) {
    const tall = HEIGHT + (noted ? LINE : 0);
    const width = Math.min(WIDTH * MAX_PULL, Math.max(WIDTH, tall * aspect - STRIP));
    return { width: width + STRIP, height: tall };
  }
  const height = Math.min(WIDTH * MAX_PULL, Math.max(WIDTH * 0.96, HEIGHT / aspect - STRIP));
  return { width: HEIGHT, height: height + STRIP };
}

export const layoutOf = memoLayout((width, height): Layout => {
  const portrait = height > width;
  if (portrait) {
    const top = height - STRIP;
    return {
      portrait,
      pullX: width / HEIGHT,
      pullY: top / WIDTH,
      left: 0,
      width,
      height,
      share: { x: 14, y: top, width: TOOL, height: TOOL },
      stock: { x: width - 14 - TOOL, y: top, width: TOOL, height: TOOL },
      note: { x: 116, y: top, width: width - 232, height: TOOL },
    };
  }
  return {
    portrait,
    pullX: (width - STRIP) / WIDTH,
    pullY: 1,
    left: STRIP,
    width,
    height,
    share: { x: 10, y: height - TOOL - 18, width: TOOL, height: TOOL },
    stock: { x: 10, y: height - TOOL * 2 - 36, width: TOOL, height: TOOL },
    note: { x: STRIP + 60, y: height - LINE, width: width - STRIP - 120, height: LINE - 6 },
  };
});

/** From board units to the world. */
export function toWorld(layout: Layout, at: Point): Point {
  return layout.portrait
    ? { x: at.y * layout.pullX, y: (WIDTH - at.x) * layout.pullY }
    : { x: layout.left + at.x * layout.pullX, y: at.y * layout.pullY };
}

/** And back. */
export function toBoard(layout: Layout, at: Point): Point {
  return layout.portrait
    ? { x: WIDTH - at.y / layout.pullY, y: at.x / layout.pullX }
    : { x: (at.x - layout.left) / layout.pullX, y: at.y / layout.pullY };
}
