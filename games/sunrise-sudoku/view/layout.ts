import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';

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
  /** Where the words of a hint go: clear of the grid and of the keys it names. */
  readonly words: Rect;
};

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit): ToolId => `d${digit}`);

/** Portrait has the tools under the board, landscape to its right. */
export function worldFor(aspect: number, room: { readonly height: number }): Size {
  // Large screens have a margin; on a phone in landscape every pixel goes to the board.
  return (room.height > LOW ? ROOMY : TIGHT)(aspect);
}

type Size = ReturnType<typeof TIGHT>;

const worldOf = (height: number) =>
  fitWorld({
    portrait: { width: 900, height: [1330, 2000] },
    landscape: { width: [height * 1.52, height * 2.5], height },
    from: 1.05,
  });
const TIGHT = worldOf(900);
const ROOMY = worldOf(1000);

/** CSS pixels: a lower landscape screen is a phone. */
const LOW = 600;

export const layoutOf = memoLayout((width, height) =>
  height > width ? portrait(width, height) : landscape(width, height),
);

function portrait(width: number, height: number): Layout {
  const side = 872;
  const spare = height - 1330;
  const row = Math.min(170, 138 + spare * 0.12);
  const gap = 12 + spare * 0.04;
  const left = (width - side) / 2;
  const top = height - side - 2 * row - gap - 44;
  const from = top + side + 22;
  const quiet = Math.min(150, top - 4);
  const tools = new Map<ToolId, Rect>([
    ...line([...DIGITS.slice(0, 5), 'erase'], left, from, side, row, gap),
    ...line([...DIGITS.slice(5), 'notes', 'apply'], left, from + row + gap, side, row, gap),
    ['fill', { x: left, y: top - quiet - 2, width: 300, height: quiet }],
    ['check', { x: left + side - 280, y: top - quiet - 2, width: 280, height: quiet }],
  ]);
  return {
    width,
    height,
    board: { x: left, y: top, width: side, height: side },
    cell: cellSide(side),
    tools,
    sun: width * 0.5,
    // Where there is space above the board, the lake begins there.
    horizon: top + 40 - Math.min(86, Math.max(0, top - 120)),
    words: { x: left, y: 0, width: side, height: top - 10 },
  };
}

function landscape(width: number, height: number): Layout {
  const side = Math.min(872, height * 0.875 + (height === 900 ? 84 : 0));
  const gap = 14;
  const tall = (side - 4 * gap) / 5;
  const block = tall * 3 + gap * 2;
  const spare = width - side - 40 - block;
  // On a phone in landscape the words of a hint are to the left of the board.
  const left = height === 900 ? Math.max(spare / 2, Math.min(spare - 20, 720)) : spare / 2;
  const top = (height - side) / 2;
  const x = left + side + 40;
  const at = (row: number): number => top + row * (tall + gap);
  const tools = new Map<ToolId, Rect>([
    ...line(DIGITS.slice(0, 3), x, at(0), block, tall, gap),
    ...line(DIGITS.slice(3, 6), x, at(1), block, tall, gap),
    ...line(DIGITS.slice(6), x, at(2), block, tall, gap),
    ...line(['erase', 'notes', 'apply'], x, at(3), block, tall, gap),
    ...line(['fill', 'check'], x, at(4), Math.min(block + 130, width - x - 10), tall, gap),
  ]);
  return {
    width,
    height,
    board: { x: left, y: top, width: side, height: side },
    cell: cellSide(side),
    tools,
    sun: left + side + 20,
    horizon: height * 0.5,
    words:
      height === 900
        ? { x: 20, y: 0, width: left - 50, height }
        : { x, y: at(4), width: block, height: tall },
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

export function cellRect({ board, cell }: Layout, index: number): Rect {
  const along = (at: number): number =>
    at * cell + Math.floor(at / 3) * WIDE + (at - Math.floor(at / 3)) * NARROW;
  const [row, column] = [Math.floor(index / 9), index % 9];
  return { x: board.x + along(column), y: board.y + along(row), width: cell, height: cell };
}

export function middleOf(layout: Layout, index: number): Point {
  const { x, y, width, height } = cellRect(layout, index);
  return { x: x + width / 2, y: y + height / 2 };
}
