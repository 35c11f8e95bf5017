import type { Point } from '@playgrove/kit/contract';
import { BOARD } from '../rules/things.ts';

export type ButtonName = 'go' | 'undo' | 'wipe';
export type Button = { readonly x: number; readonly y: number; readonly r: number };

/** Where the board and the buttons are, world units; the board is never scaled. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  /** The board's corner. */
  readonly x: number;
  readonly y: number;
  readonly tall: boolean;
  readonly buttons: Readonly<Record<ButtonName, Button>>;
};

/** Wood around the slate, and the tray under it. */
export const FRAME = 22;
export const TRAY = 40;
const MARGIN = 34;
const COLUMN = 190;
const LEAST_ROW = 250;

/** For a room of this width / height: buttons beside the board where it is wide, else under it. */
export function layoutFor(aspect: number): Layout {
  const inner = { width: BOARD.width + MARGIN * 2, height: BOARD.height + MARGIN * 2 + TRAY };
  if (aspect < 1.2) {
    const width = inner.width;
    const height = Math.max(width / aspect, inner.height + LEAST_ROW);
    const spare = height - inner.height - LEAST_ROW;
    const y = MARGIN + spare * 0.3;
    const row = y + BOARD.height + TRAY + MARGIN + LEAST_ROW * 0.46 + spare * 0.2;
    return {
      width,
      height,
      x: MARGIN,
      y,
      tall: true,
      buttons: {
        wipe: { x: width * 0.19, y: row, r: 82 },
        go: { x: width / 2, y: row, r: 112 },
        undo: { x: width * 0.81, y: row, r: 82 },
      },
    };
  }
  const width = inner.width + COLUMN;
  const height = Math.max(inner.height, width / aspect);
  const y = (height - inner.height) / 2 + MARGIN;
  const x = width - COLUMN / 2 - 4;
  return {
    width,
    height,
    x: MARGIN,
    y,
    tall: false,
    buttons: {
      wipe: { x, y: y + 100, r: 74 },
      undo: { x, y: y + 300, r: 74 },
      go: { x, y: y + 540, r: 92 },
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
  const names: readonly ButtonName[] = ['go', 'undo', 'wipe'];
  return names.find((name) => {
    const { x, y, r } = layout.buttons[name];
    return (at.x - x) ** 2 + (at.y - y) ** 2 <= (r * 1.12) ** 2;
  });
}
