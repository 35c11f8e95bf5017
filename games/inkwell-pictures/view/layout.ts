import { fitWorld, type Point, type Rect, type Sizes } from '@playgrove/kit/runtime';
import { factsOf, type State } from '../rules/state.ts';

export type ToolId = 'ink' | 'cross';

/** Where everything is, in world units. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
  /** The paper with the numbers and the cells. */
  readonly sheet: Rect;
  readonly board: Rect;
  readonly cell: number;
  /** Size of the numbers. */
  readonly text: number;
  readonly tools: ReadonlyMap<ToolId, Rect>;
  /** The middle of the inkwell's foot, and the height of the octopus with it. */
  readonly well: Point & { readonly size: number };
  /** What the octopus says, and hints. */
  readonly speech: Rect;
};

const WIDTH = 900;
const EDGE = 22;
const PAD = 18;
const HEAD = 250;
const TOOL = 148;
const GAP = 24;
const LARGEST = 150;
const LARGEST_TEXT = 46;

/** Portrait has the octopus over the paper and the tools under it, landscape both to the right. */
export const worldFor = fitWorld({
  portrait: { width: WIDTH, height: [1290, 2000] },
  landscape: { width: [1280, 2300], height: WIDTH },
  from: 1.02,
});

type Board = Pick<State, 'colors' | 'width'>;

let last: { readonly key: string; readonly layout: Layout } | undefined;

/** The layout for a screen and a picture; the same object while neither changes. */
export function layoutOf(to: Sizes, board: Board): Layout {
  const key = `${to.width} ${to.height} ${to.px} ${board.colors}`;
  if (last?.key !== key) {
    const layout = to.height > to.width ? portrait(to, board) : landscape(to, board);
    last = { key, layout };
  }
  return last.layout;
}

const numberWidth = (run: number, text: number): number =>
  (run > 9 ? 1.12 : 0.58) * text + 0.36 * text;

/** The width of a row's numbers. */
export const runsWidth = (runs: readonly number[], text: number): number =>
  (runs.length > 0 ? runs : [0]).reduce((sum, run) => sum + numberWidth(run, text), 0);

/** How far below each other a column's numbers stand, relative to their size. */
export const LEAD = 1.06;

/** The largest paper for a picture that fits into a room. */
function fit(to: Sizes, board: Board, room: Rect) {
  const { lines } = factsOf(board);
  const columns = board.width;
  const rows = board.colors.length / columns;
  const most = Math.max(1, ...lines.slice(rows).map(({ runs }) => runs.length));
  let cell = LARGEST;
  let text = LARGEST_TEXT;
  let beside = 0;
  let above = 0;
  for (let round = 0; round < 6; round += 1) {
    text = to.readable(Math.min(LARGEST_TEXT, cell * 0.56));
    beside =
      Math.max(...lines.slice(0, rows).map(({ runs }) => runsWidth(runs, text))) + text * 0.2;
    above = (most * LEAD + 0.3) * text;
    const across = (room.width - beside - PAD * 2) / columns;
    const along = (room.height - above - PAD * 2) / rows;
    cell = Math.min(across, along, LARGEST);
  }
  const width = beside + columns * cell + PAD * 2;
  const height = above + rows * cell + PAD * 2;
  return { cell, text, beside, above, width, height };
}

type Fitted = ReturnType<typeof fit>;

function papers(
  { cell, beside, above, width, height }: Fitted,
  board: Board,
  x: number,
  y: number,
) {
  return {
    sheet: { x, y, width, height },
    board: {
      x: x + PAD + beside,
      y: y + PAD + above,
      width: board.width * cell,
      height: (board.colors.length / board.width) * cell,
    },
  };
}

function portrait(to: Sizes, board: Board): Layout {
  const { width, height } = to;
  const room = {
    x: EDGE,
    y: HEAD,
    width: width - EDGE * 2,
    height: height - HEAD - TOOL - GAP * 2 - EDGE,
  };
  const fitted = fit(to, board, room);
  const spare = room.height - fitted.height;
  const head = HEAD + Math.min(spare * 0.5, 240);
  const y = head + Math.max(0, Math.min(spare - (head - HEAD), 90)) * 0.4;
  const paper = papers(fitted, board, (width - fitted.width) / 2, y);
  const under = paper.sheet.y + fitted.height;
  const free = height - under - TOOL;
  const size = Math.min(head - 16, sizeIn(height));
  return {
    width,
    height,
    portrait: true,
    ...paper,
    cell: fitted.cell,
    text: fitted.text,
    tools: toolRow(EDGE + 10, under + Math.min(free * 0.5, GAP + 70), width - EDGE * 2 - 20),
    well: { x: EDGE + 20 + size * 0.42, y: y - 4, size },
    speech: speechIn(to),
  };
}

/** The octopus is no taller than this in portrait. */
const sizeIn = (height: number): number => height * 0.175;

/** The panel of a landscape screen. */
const panelIn = (width: number): number => Math.min(680, Math.max(400, width * 0.3));

/** What the octopus says, and hints: beside it in portrait, above it in landscape. */
export function speechIn({ width, height }: Pick<Sizes, 'width' | 'height'>): Rect {
  if (height > width) {
    const x = EDGE + 40 + sizeIn(height) * 0.84;
    return { x, y: 8, width: width - x - 12, height: HEAD - 24 };
  }
  const panel = panelIn(width);
  return { x: width - panel - EDGE, y: 14, width: panel, height: 232 };
}

function landscape(to: Sizes, board: Board): Layout {
  const { width, height } = to;
  const panel = panelIn(width);
  const room = {
    x: EDGE,
    y: 14,
    width: width - panel - EDGE * 2 - GAP,
    height: height - 28,
  };
  const fitted = fit(to, board, room);
  const x = room.x + (room.width - fitted.width) * 0.5;
  const paper = papers(fitted, board, x, room.y + (room.height - fitted.height) / 2);
  const right = width - panel - EDGE;
  const top = height - EDGE - TOOL;
  const size = Math.min(430, panel * 0.86);
  return {
    width,
    height,
    portrait: false,
    ...paper,
    cell: fitted.cell,
    text: fitted.text,
    tools: toolRow(right, top, panel),
    well: { x: right + panel / 2, y: top - 34, size },
    speech: speechIn(to),
  };
}

function toolRow(x: number, y: number, width: number): Map<ToolId, Rect> {
  const each = (width - GAP) / 2;
  return new Map<ToolId, Rect>([
    ['ink', { x, y, width: each, height: TOOL }],
    ['cross', { x: x + each + GAP, y, width: each, height: TOOL }],
  ]);
}

export function cellRect({ board, cell: side }: Layout, columns: number, cell: number): Rect {
  return {
    x: board.x + (cell % columns) * side,
    y: board.y + Math.floor(cell / columns) * side,
    width: side,
    height: side,
  };
}

/** From cells (the middle of the first is ½, ½) to world units. */
export const placeIn = ({ board, cell }: Layout, { x, y }: Point): Point => ({
  x: board.x + x * cell,
  y: board.y + y * cell,
});
