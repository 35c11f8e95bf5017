import type { Point, Rect } from '@playgrove/kit/runtime';
import { cuttingOf, SIZES, type State } from '../rules/state.ts';

/** World units: CSS pixels on phones, more of them on large screens. */
const COMMON = 640;
const MAX_SCALE = 2.4;

export function worldFor(
  _aspect: number,
  _state: State,
  room: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const scale = Math.min(MAX_SCALE, Math.max(1, Math.min(room.width, room.height) / COMMON));
  return { width: room.width / scale, height: room.height / scale };
}

/** Pieces from which on the tray has two lanes. */
const MANY = 48;
const LANE = 68;
const WIDE_LANE = 104;
const PAD = 8;
export const BUTTON = 48;

export type ToolId = 'look' | 'edges' | 'fit';

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
  /** The table, and the tray below or beside it. */
  readonly area: Rect;
  readonly tray: Rect;
  readonly lanes: number;
  /** The side of a place in the tray. */
  readonly lane: number;
  readonly tools: ReadonlyMap<ToolId, Rect>;
};

let last: { key: string; layout: Layout } | undefined;

export function layoutOf(
  { width, height }: { readonly width: number; readonly height: number },
  state: Pick<State, 'size'>,
): Layout {
  const key = `${width} ${height} ${state.size}`;
  if (last?.key === key) return last.layout;
  const portrait = height > width * 0.95;
  const lanes = cuttingOf(state).count >= MANY ? 2 : 1;
  const lane = lanes === 2 ? LANE : Math.min(WIDE_LANE, (portrait ? height : width) * 0.19);
  const thick = lanes * lane + PAD * 2;
  const area = portrait
    ? { x: 0, y: 0, width, height: height - thick }
    : { x: 0, y: 0, width: width - thick, height };
  const tray = portrait
    ? { x: 0, y: height - thick, width, height: thick }
    : { x: width - thick, y: 0, width: thick, height };
  const y = area.height - BUTTON - 10;
  const tool = (x: number): Rect => ({ x, y, width: BUTTON, height: BUTTON });
  const tools = new Map<ToolId, Rect>([
    ['look', tool(10)],
    ['fit', tool(10 + BUTTON + 10)],
    ['edges', tool(area.width - BUTTON - 10)],
  ]);
  const layout = { width, height, portrait, area, tray, lanes, lane, tools };
  last = { key, layout };
  return layout;
}

/** Where a place of the tray is, before it is scrolled: its upper left corner. */
export function slotAt({ portrait, tray, lanes, lane }: Layout, index: number): Point {
  const [along, across] = [Math.floor(index / lanes) * lane, (index % lanes) * lane];
  return portrait
    ? { x: tray.x + PAD + along, y: tray.y + PAD + across }
    : { x: tray.x + PAD + across, y: tray.y + PAD + along };
}

/** How far a tray with this many pieces can be scrolled. */
export function reachOf({ portrait, tray, lanes, lane }: Layout, count: number): number {
  const long = Math.ceil(count / lanes) * lane + PAD * 2;
  return Math.max(0, long - (portrait ? tray.width : tray.height));
}

export type Choice = {
  readonly picture: Rect;
  readonly sizes: readonly Rect[];
  readonly turned: Rect;
};

/** The picture to come, and below or beside it how many pieces. */
export function choiceOf({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Choice {
  const portrait = height > width * 0.95;
  const gap = 10;
  const room = portrait
    ? {
        x: 14,
        y: height - Math.min(300, height * 0.46),
        width: width - 28,
        height: Math.min(286, height * 0.44),
      }
    : { x: width * 0.54, y: 14, width: width * 0.46 - 20, height: height - 28 };
  const each = (room.width - gap * 2) / 3;
  const low = Math.min(50, room.height * 0.2);
  const high = Math.min(110, (room.height - low - gap * 2) / 2);
  const top = room.y + Math.max(0, (room.height - high * 2 - low - gap * 2) / 2);
  const sizes = SIZES.map((_, size) => ({
    x: room.x + (size % 3) * (each + gap),
    y: top + Math.floor(size / 3) * (high + gap),
    width: each,
    height: high,
  }));
  const turned = {
    x: room.x,
    y: top + high * 2 + gap * 2,
    width: room.width,
    height: Math.max(44, low),
  };
  const space = portrait
    ? { x: 22, y: 20, width: width - 44, height: room.y - 36 }
    : { x: 24, y: 24, width: width * 0.54 - 48, height: height - 48 };
  const wide = Math.min(space.width, (space.height * 4) / 3);
  const picture = {
    x: space.x + (space.width - wide) / 2,
    y: space.y + (space.height - wide * 0.75) / 2,
    width: wide,
    height: wide * 0.75,
  };
  return { picture, sizes, turned };
}
