import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';
import { briefOf } from '../rules/briefs.ts';
import type { State } from '../rules/state.ts';

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
  /** Where the dress form stands, left of the table or above it. */
  readonly stage: Rect;
  /** The table with the tile and the tools. */
  readonly table: Rect;
  readonly tile: Rect;
  readonly tools: Rect;
  readonly inks: Rect;
  readonly dials: Rect;
  readonly client: Rect;
  readonly bottle: Rect;
  readonly cut: Rect;
  readonly undo: Rect;
};

const EDGE = 14;

export const worldFor = fitWorld({
  portrait: { width: 780, height: [1120, 1720] },
  landscape: { width: [1080, 1800], height: 720 },
  from: 1,
});

function portraitOf(width: number, height: number): Layout {
  const inkTall = Math.min(128, Math.max(112, height * 0.084));
  const side = Math.min(430, Math.max(330, height * 0.27));
  const inks = { x: EDGE, y: height - EDGE - inkTall, width: width - EDGE * 2, height: inkTall };
  const tile = { x: EDGE + 8, y: inks.y - EDGE - 6 - side, width: side, height: side };
  const dials = { x: EDGE, y: tile.y - 18 - 118, width: width - EDGE * 2, height: 118 };
  const right = tile.x + side + EDGE + 8;
  const undo = { x: right, y: tile.y + side - 108, width: width - EDGE - right, height: 108 };
  return {
    width,
    height,
    portrait: true,
    stage: { x: 0, y: 0, width, height: dials.y - 12 },
    table: { x: 0, y: dials.y - 12, width, height: height - dials.y + 12 },
    tile,
    tools: { x: right, y: tile.y - 6, width: width - EDGE - right, height: side - 108 - 4 },
    inks,
    dials,
    ...cornersOf(width),
    undo,
  };
}

function landscapeOf(width: number, height: number): Layout {
  const room = Math.min(710, Math.max(650, width * 0.46));
  const left = width - room;
  const side = Math.min(410, room - 272);
  const dials = { x: left + EDGE, y: 12, width: room - EDGE * 2, height: 118 };
  const tile = { x: left + EDGE + 6, y: 150 + (410 - side) / 2, width: side, height: side };
  const right = tile.x + side + EDGE + 8;
  const tools = { x: right, y: 144, width: width - EDGE - right, height: 310 };
  return {
    width,
    height,
    portrait: false,
    stage: { x: 0, y: 0, width: left, height },
    table: { x: left, y: 0, width: room, height },
    tile,
    tools,
    inks: { x: left + EDGE, y: 582, width: room - EDGE * 2, height: 124 },
    dials,
    ...cornersOf(left),
    undo: { x: right, y: 464, width: tools.width, height: 100 },
  };
}

/** What stands in the upper corners of the stage, which is this wide. */
const cornersOf = (width: number): Pick<Layout, 'client' | 'bottle' | 'cut'> => ({
  client: { x: EDGE, y: EDGE, width: 184, height: 206 },
  bottle: { x: width - EDGE - 122, y: EDGE + 140, width: 122, height: 190 },
  cut: { x: width - EDGE - 176, y: EDGE, width: 176, height: 118 },
});

export const layoutOf = memoLayout((width, height) =>
  height > width ? portraitOf(width, height) : landscapeOf(width, height),
);

export const middleOf = ({ x, y, width, height }: Rect): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** One of `count` cells of a table with this many columns. */
function cellOf(area: Rect, at: number, count: number, columns: number, tallest = 170): Rect {
  const gap = 10;
  const rows = Math.ceil(count / columns);
  const width = (area.width - gap * (columns - 1)) / columns;
  const height = Math.min(tallest, width * 1.5, (area.height - gap * (rows - 1)) / rows);
  return {
    x: area.x + (at % columns) * (width + gap),
    y: area.y + Math.floor(at / columns) * (height + gap),
    width,
    height,
  };
}

export function toolRect({ tools }: Layout, at: number, count: number): Rect {
  return cellOf(tools, at, count, Math.min(2, count), count > 4 ? 130 : count > 2 ? 170 : 220);
}

/** The inks, and after them the size, if there is a choice. */
export function inkRect({ inks }: Layout, at: number, state: Readonly<State>): Rect {
  const { inks: colors, sizes } = briefOf(state.brief);
  const count = colors.length + (sizes.length > 1 ? 1 : 0);
  return cellOf(inks, at, count, count);
}

/** Cloth and mirror of the free atelier, in place of the dials. */
export const choiceRect = ({ dials }: Layout, at: number): Rect => cellOf(dials, at, 2, 2);

export function dialRect({ dials }: Layout, at: number, count: number): Rect {
  const gap = 10;
  const width = Math.min(360, (dials.width - gap * (count - 1)) / count);
  const left = dials.x + (dials.width - width * count - gap * (count - 1)) / 2;
  return { x: left + at * (width + gap), y: dials.y, width, height: dials.height };
}

/** The place of a point on the tile, in its units. */
export const onTile = ({ tile }: Layout, { x, y }: Point): Point => ({
  x: ((x - tile.x) / tile.width) * 256,
  y: ((y - tile.y) / tile.height) * 256,
});
