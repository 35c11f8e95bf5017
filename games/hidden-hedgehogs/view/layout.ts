import { HEX_ROW, hexAt, hexCenter } from '@playgrove/kit/logic/hexgrid';
import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';
import { gridFor, type Meadow } from '../rules/meadow.ts';

/** Where everything is, in world units. Wide screens show rows as columns. */
export type Layout = {
  readonly portrait: boolean;
  /** The distance between the middles of two neighbors. */
  readonly unit: number;
  readonly board: Rect;
  /** The hedgehog and what it says. */
  readonly keeper: Rect;
};

type Size = { readonly width: number; readonly height: number };
type Sides = Pick<Meadow, 'cols' | 'rows'>;

export const worldFor = fitWorld({
  portrait: { width: 720, height: [900, 1640] },
  landscape: { width: [1070, 2000], height: 720 },
  from: 1.15,
});

const MARGIN = 12;
const KEEPER = 124;
const KEEPER_BESIDE = 236;
const MAX_UNIT = 128;
/** From the middle of a hexagon to its corner. */
export const CORNER = 1 / Math.sqrt(3);

const layouts = new Map<number, (to: Size) => Layout>();

export function layoutOf(to: Size, sides: Sides): Layout {
  const key = sides.cols * 100 + sides.rows;
  let known = layouts.get(key);
  if (!known) {
    known = memoLayout((width, height) => made({ width, height }, sides));
    layouts.set(key, known);
  }
  return known(to);
}

function made({ width, height }: Size, { cols, rows }: Sides): Layout {
  const portrait = height > width;
  const [across, along] = [cols + 0.5, (rows - 1) * HEX_ROW + 2 * CORNER];
  const room = portrait
    ? { width: width - MARGIN * 2, height: height - KEEPER - MARGIN }
    : { width: width - KEEPER_BESIDE - MARGIN, height: height - MARGIN * 2 };
  const [wide, high] = portrait ? [across, along] : [along, across];
  const unit = Math.min(room.width / wide, room.height / high, MAX_UNIT);
  const size = { width: unit * wide, height: unit * high };
  if (portrait) {
    const spare = room.height - size.height;
    const y = KEEPER + spare * 0.4;
    return {
      portrait,
      unit,
      board: { x: (width - size.width) / 2, y, ...size },
      keeper: { x: 18, y: y - KEEPER + 6, width: width - 36, height: KEEPER - 22 },
    };
  }
  const x = KEEPER_BESIDE + (room.width - size.width) / 2;
  return {
    portrait,
    unit,
    board: { x, y: (height - size.height) / 2, ...size },
    keeper: {
      x: x - KEEPER_BESIDE + 8,
      y: height / 2 - 230,
      width: KEEPER_BESIDE - 26,
      height: 460,
    },
  };
}

/** How far the corner of the first hexagon is above its row. */
const ABOVE = CORNER - 0.5;

/** From the grid's units to world units. */
export function placeAt({ portrait, board, unit }: Layout, at: Point): Point {
  const [across, along] = [at.x * unit, (at.y + ABOVE) * unit];
  return portrait
    ? { x: board.x + across, y: board.y + along }
    : { x: board.x + along, y: board.y + across };
}

/** The middle of a place. */
export const middleOf = (layout: Layout, sides: Sides, place: number): Point =>
  placeAt(layout, hexCenter(gridFor(sides), place));

/** The place under a finger; −1 beside the meadow. */
export function placeUnder({ portrait, board, unit }: Layout, sides: Sides, at: Point): number {
  const [x, y] = [(at.x - board.x) / unit, (at.y - board.y) / unit];
  const [across, along] = portrait ? [x, y] : [y, x];
  return hexAt(gridFor(sides), { x: across, y: along - ABOVE });
}
