import { fitWorld, type Point, type Rect, type Sizes } from '@playgrove/kit/runtime';
import { BOX_ROW, SEATS_ROW } from '../rules.ts';
import { rowsOf, type State } from '../rules/state.ts';

const ACROSS = 720;
const MARGIN = 14;
/** The wooden frame around the cells. */
export const RAIL = 20;
const SEATS = 236;
const BOX = 184;
const BOX_WIDE = 330;
/** Cells no larger than this, so that small benches look like benches. */
const MAX_CELL = 222;
const ASIDE = 336;
const BOX_ASIDE = 250;

export const worldFor = fitWorld({
  portrait: { width: ACROSS, height: [1120, 1560] },
  landscape: { width: [1180, 1700], height: ACROSS },
  from: 0.95,
});

export type Layout = {
  readonly portrait: boolean;
  /** The upper left corner of the first cell, and the side of a cell. */
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly bench: Rect;
  readonly seats: readonly Rect[];
  readonly box: Rect;
};

/** Where a hint speaks: beside the box in portrait, below it in landscape. */
export function adviceIn({ width, height }: Size): Rect {
  if (height <= width)
    return {
      x: width - BOX_ASIDE,
      y: height * 0.46 + BOX + 16,
      width: BOX_ASIDE - 20,
      height: 150,
    };
  const left = width / 2 + BOX_WIDE / 2 + 4;
  return { x: left, y: height - BOX - MARGIN, width: width - left - 8, height: BOX };
}

type Size = Pick<Sizes, 'width' | 'height'>;
let known: { readonly key: string; readonly layout: Layout } | undefined;

/** Where everything stands; the last one is kept. */
export function layoutOf(
  { width, height }: Size,
  state: Pick<State, 'cells' | 'columns' | 'seats'>,
): Layout {
  const [columns, rows, seats] = [state.columns, rowsOf(state), state.seats.length];
  const key = `${width} ${height} ${columns} ${rows} ${seats}`;
  if (known?.key === key) return known.layout;
  const layout = height > width ? portrait(width, height) : landscape(width, height);
  known = { key, layout };
  return layout;

  function portrait(wide: number, high: number): Layout {
    const spare = high - 1120;
    const top = MARGIN + spare * 0.03;
    const band = SEATS + spare * 0.24;
    const tall = BOX + spare * 0.16;
    const box = {
      x: (wide - BOX_WIDE) / 2,
      y: high - tall - MARGIN - spare * 0.04,
      width: BOX_WIDE,
      height: tall,
    };
    const room = { x: MARGIN, y: top + band + 16, width: wide - MARGIN * 2, height: 0 };
    const place = benchIn({ ...room, height: box.y - room.y - 14 });
    const each = (wide - MARGIN * 2) / seats;
    return {
      portrait: true,
      ...place,
      seats: Array.from({ length: seats }, (_, seat) => ({
        x: MARGIN + seat * each,
        y: top,
        width: each,
        height: band,
      })),
      box,
    };
  }

  function landscape(wide: number, high: number): Layout {
    const free = wide - ASIDE - BOX_ASIDE;
    const place = benchIn({ x: ASIDE, y: MARGIN, width: free, height: high - MARGIN * 2 });
    const left = Math.max(MARGIN, place.bench.x - ASIDE - 24);
    const each = (high - MARGIN * 2) / Math.max(2, seats);
    return {
      portrait: false,
      ...place,
      seats: Array.from({ length: seats }, (_, seat) => ({
        x: left,
        y: MARGIN + seat * each + 22,
        width: ASIDE - MARGIN * 2,
        height: each - 22,
      })),
      box: {
        x: Math.min(wide - BOX_ASIDE + 4, place.bench.x + place.bench.width + 30),
        y: high * 0.46,
        width: BOX_ASIDE - 20,
        height: BOX,
      },
    };
  }

  function benchIn(room: Rect) {
    const cell = Math.min(
      MAX_CELL,
      (room.width - RAIL * 2) / columns,
      (room.height - RAIL * 2) / rows,
    );
    const [w, h] = [cell * columns, cell * rows];
    const x = room.x + (room.width - w) / 2;
    const y = room.y + (room.height - h) / 2;
    const bench = { x: x - RAIL, y: y - RAIL, width: w + RAIL * 2, height: h + RAIL * 2 };
    return { x, y, cell, columns, rows, bench };
  }
}

export const middleOf = ({ x, y, width, height }: Rect): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

export const cellRect = ({ x, y, cell, columns }: Layout, at: number): Rect => ({
  x: x + (at % columns) * cell,
  y: y + Math.floor(at / columns) * cell,
  width: cell,
  height: cell,
});

export const centerOf = (layout: Layout, at: number): Point => middleOf(cellRect(layout, at));

/** The cell under a point, or −1. */
export function cellAt({ x, y, cell, columns, rows }: Layout, at: Point): number {
  const [column, row] = [Math.floor((at.x - x) / cell), Math.floor((at.y - y) / cell)];
  return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : -1;
}

/** From the rules' points to world units. */
export function placeOf(layout: Layout, { x, y }: Point): Point {
  if (y === SEATS_ROW) return middleOf(layout.seats[x] ?? layout.bench);
  if (y === BOX_ROW) return middleOf(layout.box);
  return { x: layout.x + x * layout.cell, y: layout.y + y * layout.cell };
}

/** Where a gadget flies that is handed over: the bubble of a customer. */
export function bubbleOf({ x, y, width, height }: Rect): Rect {
  if (width > height * 1.2) {
    const wide = Math.min(210, width * 0.58);
    const high = Math.min(170, height - 24);
    return { x: x + width - wide - 6, y: y + (height - high) * 0.34, width: wide, height: high };
  }
  return { x: x + 6, y: y + 4, width: width - 12, height: Math.min(150, height * 0.52) };
}

/** The middle of a customer's head, and its size. */
export function headOf(seat: Rect): Point & { readonly size: number } {
  const bubble = bubbleOf(seat);
  if (seat.width > seat.height * 1.2) {
    const room = bubble.x - seat.x;
    const size = Math.min(room * 1.04, seat.height * 0.8);
    return { x: seat.x + room / 2, y: seat.y + seat.height - size * 0.5, size };
  }
  const size = Math.min(150, seat.height - bubble.height + 10);
  return { x: seat.x + seat.width / 2, y: seat.y + seat.height - size * 0.46, size };
}
