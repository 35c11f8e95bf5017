import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';

export type ToolId = 'gaze' | 'clear' | 'apply';

export const TOOLS: readonly ToolId[] = ['gaze', 'clear', 'apply'];

/** Where everything is, in world units. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
  readonly board: Rect;
  readonly tools: ReadonlyMap<ToolId, Rect>;
  /** The branch that sleeping owls gather on: its middle and length. */
  readonly branch: { readonly x: number; readonly y: number; readonly length: number };
  readonly moon: {
    readonly x: number;
    readonly low: number;
    readonly high: number;
    readonly r: number;
  };
  readonly ground: number;
};

const WIDTH = 900;
const SIDE = 852;
const TOOL = 132;
const MIN = 1180;

/** Portrait has the tools under the board, landscape to its right. */
export const worldFor = fitWorld({
  portrait: { width: WIDTH, height: [MIN, 2000] },
  landscape: { width: [1330, 2300], height: WIDTH },
  from: 1.02,
});

export const layoutOf = memoLayout((width, height) =>
  height > width ? portrait(width, height) : landscape(width, height),
);

function portrait(width: number, height: number): Layout {
  const spare = height - MIN;
  // Three lines of a hint stand over the board on small phones too.
  const top = 160 + Math.max(spare * 0.34, Math.min(spare * 0.62, 100));
  const left = (width - SIDE) / 2;
  const from = top + SIDE + 26;
  return {
    width,
    height,
    portrait: true,
    board: { x: left, y: top, width: SIDE, height: SIDE },
    tools: row(left, from, SIDE, TOOL + Math.min(30, spare * 0.06)),
    branch: { x: width / 2, y: top - 34, length: width * 0.94 },
    moon: { x: width * 0.73, low: top + 40, high: Math.max(70, top * 0.36), r: 92 + spare * 0.06 },
    ground: Math.min(height - 40, from + TOOL + 60 + spare * 0.12),
  };
}

function landscape(width: number, height: number): Layout {
  const side = height - 28;
  const panel = Math.min(420, width - side - 60);
  const left = Math.max(20, (width - side - panel - 40) / 2);
  const x = left + side + 40;
  const tall = 136;
  const tools = new Map<ToolId, Rect>(
    TOOLS.map((id, at) => [
      id,
      { x, y: height - 24 - (3 - at) * (tall + 16), width: panel, height: tall },
    ]),
  );
  return {
    width,
    height,
    portrait: false,
    board: { x: left, y: 14, width: side, height: side },
    tools,
    branch: { x: x + panel / 2, y: height - 24 - 3 * (tall + 16) - 62, length: panel * 1.02 },
    moon: { x: x + panel * 0.62, low: height * 0.5, high: height * 0.16, r: 104 },
    ground: height - 40,
  };
}

function row(x: number, y: number, width: number, height: number): Map<ToolId, Rect> {
  const gap = 18;
  const each = (width - gap * (TOOLS.length - 1)) / TOOLS.length;
  return new Map(TOOLS.map((id, at) => [id, { x: x + at * (each + gap), y, width: each, height }]));
}

export function cellRect({ board }: Layout, size: number, cell: number): Rect {
  const side = board.width / size;
  return {
    x: board.x + (cell % size) * side,
    y: board.y + Math.floor(cell / size) * side,
    width: side,
    height: side,
  };
}

/** Where a hint's words go, centered: over the board, or above the branch. */
export function adviceRect(layout: Layout): Rect {
  const { board, branch, width, portrait: tall } = layout;
  if (tall) {
    const middle = Math.max(board.y - 165, board.y * 0.49);
    return { x: board.x, y: middle - 85, width: board.width, height: 170 };
  }
  const x = branch.x - branch.length / 2;
  return { x, y: 20, width: Math.min(760, width - x - 24), height: branch.y - 120 };
}

export function middleOf(layout: Layout, size: number, cell: number): Point {
  const { x, y, width } = cellRect(layout, size, cell);
  return { x: x + width / 2, y: y + width / 2 };
}
