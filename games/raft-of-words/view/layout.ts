import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';
import { cellsOf, COLUMNS } from '../rules/board.ts';
import type { State } from '../rules.ts';

export type Layout = {
  /** The room for rafts. */
  readonly board: Rect;
  /** The word so far. */
  readonly word: Rect;
  /** The middle of the wheel. */
  readonly wheel: Point;
  readonly tank: Rect;
  /** Between the otter's feet. */
  readonly otter: Point;
  readonly portrait: boolean;
};

/** World units: the pad of the wheel, the lilies' way around it, its middle. */
export const PAD = 240;
const RING = 160;
export const MIDDLE = 58;
const WIDE = 720;
/** From the bottom to the wheel's middle, and from there up to the board. */
const [UNDER, OVER] = [284, 318] as const;
const WORD = 66;

export const worldFor = fitWorld({
  portrait: { width: WIDE, height: [1030, 1420] },
  landscape: { width: [1180, 1560], height: 706 },
  from: 1.1,
});

export const layoutOf = memoLayout((width, height): Layout => {
  const portrait = height > width;
  const side = portrait ? 0 : width - 620;
  const across = portrait ? width : 620;
  const wheel = { x: side + across / 2, y: height - UNDER };
  const low = wheel.y - OVER;
  const board = portrait
    ? { x: 12, y: 4, width: width - 24, height: low - 8 }
    : { x: 14, y: 10, width: side - 20, height: height - 20 };
  return {
    board,
    word: { x: wheel.x - 240, y: low + 4, width: 480, height: WORD },
    wheel,
    tank: { x: side + (portrait ? 10 : 4), y: height - 176, width: 160, height: 166 },
    otter: { x: side + across - 92, y: height - 20 },
    portrait,
  };
});

/** Where the rafts of a board lie: the upper left corner, and the side of a cell. */
export type Frame = Rect & { readonly cell: number };

const LARGEST = 96;
let framed: { slots: State['slots']; board: Rect; frame: Frame } | undefined;

export function frameOf({ board }: Layout, { slots }: Pick<State, 'slots'>): Frame {
  if (framed?.slots === slots && framed.board === board) return framed.frame;
  const cells = slots.flatMap(cellsOf);
  const columns = Math.max(...cells.map((cell) => cell % COLUMNS)) + 1;
  const rows = Math.max(...cells.map((cell) => Math.floor(cell / COLUMNS))) + 1;
  const cell = Math.min(LARGEST, board.width / columns, board.height / rows);
  const [width, height] = [cell * columns, cell * rows];
  const x = board.x + (board.width - width) / 2;
  const y = board.y + (board.height - height) / 2;
  framed = { slots, board, frame: { x, y, width, height, cell } };
  return framed.frame;
}

export const cellPoint = ({ x, y, cell: side }: Frame, cell: number): Point => ({
  x: x + ((cell % COLUMNS) + 0.5) * side,
  y: y + (Math.floor(cell / COLUMNS) + 0.5) * side,
});

/** Radii of lilies on a wheel of four to seven. */
const SIZES = [84, 82, 76, 68] as const;

export const lilySize = (count: number): number => SIZES[count - 4] ?? SIZES[0];

/** Radians clockwise from straight up. */
export const angleOf = (place: number, count: number): number => (place / count) * Math.PI * 2;

export const onWheel = ({ wheel }: Layout, angle: number): Point => ({
  x: wheel.x + Math.sin(angle) * RING,
  y: wheel.y - Math.cos(angle) * RING,
});

/** Where a lily rests. */
export const lilyPoint = (layout: Layout, { order }: Pick<State, 'order'>, lily: number): Point =>
  onWheel(layout, angleOf(order.indexOf(lily), order.length));

export function lilyAt(layout: Layout, state: State, at: Point): number | undefined {
  const reach = lilySize(state.order.length);
  return state.order.find((lily) => {
    const { x, y } = lilyPoint(layout, state, lily);
    return Math.hypot(at.x - x, at.y - y) < reach;
  });
}

export const middleOf = ({ x, y, width, height }: Rect): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});
