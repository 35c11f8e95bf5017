import type { Rect } from '@playgrove/kit/stage';

/** Between boxes, and between cells of a box. */
const WIDE = 13;
const NARROW = 4;

export type ToolId = `d${number}` | 'erase' | 'notes' | 'fill' | 'check' | 'apply';

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly board: Rect;
  readonly cell: number;
  readonly tools: ReadonlyMap<ToolId, Rect>;
  /** Where the sun comes up, and the line of the horizon. */
  readonly sun: number;
  readonly horizon: number;
};

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit): ToolId => `d${digit}`);

/** The world for a screen: portrait has the tools under the board, landscape beside it. */
export function worldFor(
  aspect: number,
  room: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  if (aspect < 1.05) return { width: 900, height: Math.min(2000, Math.max(1330, 900 / aspect)) };
  // A little air on large screens; on a phone lying down every pixel goes to the board.
  const height = room.height > 600 ? 1000 : 900;
  return { width: Math.min(height * 2.5, Math.max(height * 1.52, height * aspect)), height };
}

let kept: Layout | undefined;

/** Places for everything; the same object for the same world. */
export function layoutOf({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Layout {
  if (kept?.width === width && kept.height === height) return kept;
  kept = height > width ? upright(width, height) : lying(width, height);
  return kept;
}

function upright(width: number, height: number): Layout {
  const side = 872;
  const spare = height - 1330;
  const top = 18 + spare * 0.52;
  const row = Math.min(160, 126 + spare * 0.12);
  const gap = 12 + spare * 0.04;
  const left = (width - side) / 2;
  const from = top + side + 20;
  const tools = new Map<ToolId, Rect>([
    ...line(DIGITS.slice(0, 5), left, from, side, row, gap),
    ...line([...DIGITS.slice(5), 'erase'], left, from + row + gap, side, row, gap),
    ...line(['notes', 'fill', 'check', 'apply'], left, from + 2 * (row + gap), side, row, gap),
  ]);
  return {
    width,
    height,
    board: { x: left, y: top, width: side, height: side },
    cell: cellSide(side),
    tools,
    sun: width * 0.5,
    // Where there is room above the board, the lake begins before it.
    horizon: top + 40 - Math.min(86, spare * 0.24),
  };
}

function lying(width: number, height: number): Layout {
  const side = Math.min(872, height * 0.875 + (height === 900 ? 84 : 0));
  const gap = 14;
  const tall = (side - 4 * gap) / 5;
  const block = tall * 3 + gap * 2;
  const left = (width - side - 40 - block) / 2;
  const top = (height - side) / 2;
  const x = left + side + 40;
  const at = (row: number): number => top + row * (tall + gap);
  const tools = new Map<ToolId, Rect>([
    ...line(DIGITS.slice(0, 3), x, at(0), block, tall, gap),
    ...line(DIGITS.slice(3, 6), x, at(1), block, tall, gap),
    ...line(DIGITS.slice(6), x, at(2), block, tall, gap),
    ...line(['erase', 'notes', 'fill'], x, at(3), block, tall, gap),
    ...line(['check', 'apply'], x, at(4), block, tall, gap),
  ]);
  return {
    width,
    height,
    board: { x: left, y: top, width: side, height: side },
    cell: cellSide(side),
    tools,
    sun: left + side + 20,
    horizon: height * 0.5,
  };
}

const cellSide = (side: number): number => (side - 2 * WIDE - 6 * NARROW) / 9;

function line(
  ids: readonly ToolId[],
  x: number,
  y: number,
  width: number,
  height: number,
  gap: number,
): (readonly [ToolId, Rect])[] {
  const each = (width - gap * (ids.length - 1)) / ids.length;
  return ids.map((id, at) => [id, { x: x + at * (each + gap), y, width: each, height }] as const);
}

/** A cell's place. */
export function cellRect({ board, cell }: Layout, index: number): Rect {
  const along = (at: number): number =>
    at * cell + Math.floor(at / 3) * WIDE + (at - Math.floor(at / 3)) * NARROW;
  const [row, column] = [Math.floor(index / 9), index % 9];
  return { x: board.x + along(column), y: board.y + along(row), width: cell, height: cell };
}

/** CSS pixels that the words of a hint may take. */
const ADVICE = 84;

/** Where the words of a hint stand: over the landscape, or over digits when the grid has all the room. */
export function adviceRect({ board, tools }: Layout, px: number): Rect {
  if (board.y * px > ADVICE) return { ...board, y: 0, height: board.y };
  const [first, last] = [
    tools.get('d1'),
    tools.get(tools.get('d3')?.y === tools.get('d5')?.y ? 'erase' : 'd9'),
  ];
  if (!first || !last) return board;
  const [right, bottom] = [last.x + last.width, last.y + last.height];
  return { x: first.x, y: first.y, width: right - first.x, height: bottom - first.y };
}
