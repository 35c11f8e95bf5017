import type { Point } from '@playgrove/kit/contract';
import type { Rect } from '@playgrove/kit/runtime';
import type { Board } from '../levels.ts';
import { blockedBy } from '../rules/room.ts';
import { BOARD } from '../rules/things.ts';
import { SOLUTIONS } from '../solutions.ts';

export type ButtonName = 'go' | 'undo' | 'wipe';
export type Button = { readonly x: number; readonly y: number; readonly r: number };

/** Where the board and the buttons are, world units; the board is never scaled. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  /** The board's upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly portrait: boolean;
  /** The part of the board's width that is in sight, board units. */
  readonly from: number;
  readonly to: number;
  readonly buttons: Readonly<Record<ButtonName, Button>>;
};

/** Wood around the slate, and the tray under it. */
export const FRAME = 14;
export const TRAY = 40;
const MARGIN = 18;
const COLUMN = 176;
const MIN_ROW = 230;
/** Portrait screens leave out what is farther than this from everything on the board. */
const SIDE_MARGIN = 60;

/** The part of a board's width where something is or is to be drawn; all of it on wide screens. */
function sightOf(board: Board | undefined): { readonly from: number; readonly to: number } {
  const xs = (board?.things ?? []).flatMap((thing) => {
    const blocked = blockedBy(thing);
    if (!blocked) return [thing.x];
    if ('r' in blocked) return [blocked.x - blocked.r, blocked.x + blocked.r];
    return blocked.outline.map(({ x }) => x);
  });
  const lines = (board && SOLUTIONS[board.id]) ?? [];
  for (const line of lines) xs.push(...line.filter((_, at) => at % 2 === 0));
  if (xs.length === 0) return { from: 0, to: BOARD.width };
  return {
    from: Math.max(0, Math.round(Math.min(...xs) - SIDE_MARGIN)),
    to: Math.min(BOARD.width, Math.round(Math.max(...xs) + SIDE_MARGIN)),
  };
}

/** For a room of this width / height: buttons next to the board where it is wide, else under it. */
export function layoutFor(aspect: number, board?: Board): Layout {
  const high = BOARD.height + MARGIN * 2 + TRAY;
  if (aspect < 1.2) {
    const sight = sightOf(board);
    // A side that is cut off has no frame.
    const left = sight.from > 0 ? 0 : FRAME + 6;
    const right = sight.to < BOARD.width ? 0 : FRAME + 6;
    const width = left + sight.to - sight.from + right;
    const height = Math.max(width / aspect, high + MIN_ROW);
    const spare = height - high - MIN_ROW;
    const y = MARGIN + spare * 0.42;
    const row = y + BOARD.height + TRAY + MARGIN + MIN_ROW * 0.5 + spare * 0.14;
    return {
      width,
      height,
      x: left - sight.from,
      y,
      portrait: true,
      ...sight,
      buttons: {
        wipe: { x: width * 0.19, y: row, r: width * 0.077 },
        go: { x: width / 2, y: row, r: width * 0.105 },
        undo: { x: width * 0.81, y: row, r: width * 0.077 },
      },
    };
  }
  const width = BOARD.width + MARGIN * 2 + COLUMN;
  const height = Math.max(high, width / aspect);
  const y = (height - high) / 2 + MARGIN;
  const x = width - COLUMN / 2 - 4;
  return {
    width,
    height,
    x: MARGIN,
    y,
    portrait: false,
    from: 0,
    to: BOARD.width,
    buttons: {
      wipe: { x, y: y + 100, r: 74 },
      undo: { x, y: y + 300, r: 74 },
      go: { x, y: y + 540, r: 86 },
    },
  };
}

export function toBoard(layout: Layout, at: Point): Point {
  return { x: at.x - layout.x, y: at.y - layout.y };
}

export function toWorld(layout: Layout, at: Point): Point {
  return { x: at.x + layout.x, y: at.y + layout.y };
}

export function buttonAt(layout: Layout, at: Point): ButtonName | undefined {
  return (['go', 'undo', 'wipe'] as const).find((name) => {
    const { x, y, r } = layout.buttons[name];
    return (at.x - x) ** 2 + (at.y - y) ** 2 <= (r * 1.12) ** 2;
  });
}

/** What is seen of the board, world units. */
export function boardRect({ x, y, from, to }: Layout): Rect {
  return { x: x + from, y, width: to - from, height: BOARD.height + TRAY };
}
