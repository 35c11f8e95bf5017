import { memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';
import { LONG, WIDE } from '../rules/table.ts';

/** Width of the cushions and the wood around the cloth. */
export const FRAME = 100;
const TABLE_LONG = LONG + FRAME * 2;
const TABLE_WIDE = WIDE + FRAME * 2;
/** Wider screens have the players beside the table, others above it. */
const BESIDE = 1.9;

export type Layout = {
  readonly width: number;
  readonly height: number;
  /** The table's long side runs up the screen, the break comes from below. */
  readonly portrait: boolean;
  /** The upper left corner of the cloth. */
  readonly x: number;
  readonly y: number;
  /** The wood's outer edge. */
  readonly table: Rect;
  /** Yours and the other player's. */
  readonly plates: readonly [Rect, Rect];
  readonly slider: Rect;
  readonly spin: Rect;
  /** Where the large cue ball opens. */
  readonly pad: Point & { readonly r: number };
};

const between = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** The room beside or above the table, CSS pixels. */
function roomFor(width: number, height: number): { side: number; top: number; left: number } {
  if (width < height) {
    return { side: between(50, width * 0.14, 110), top: between(52, height * 0.1, 140), left: 0 };
  }
  const side = between(56, width * 0.08, 130);
  if (width / height > BESIDE) return { side, top: 6, left: between(104, width * 0.14, 220) };
  return { side, top: between(60, height * 0.12, 130), left: 0 };
}

/** World units are the table's; the world has exactly the screen's shape. */
export function worldFor(
  aspect: number,
  _state: unknown,
  room: { readonly width: number; readonly height: number },
): { width: number; height: number } {
  // A page that is still hidden has no size.
  const shape = Number.isFinite(aspect) ? between(0.3, aspect, 4) : 1;
  const height = Math.max(200, room.height);
  const width = height * shape;
  const { side, top, left } = roomFor(width, height);
  const [across, down] = width < height ? [TABLE_WIDE, TABLE_LONG] : [TABLE_LONG, TABLE_WIDE];
  const px = Math.min((width - side - left) / across, (height - top) / down);
  return { width: width / px, height: height / px };
}

export const layoutOf = memoLayout((width, height): Layout =>
  width < height ? portraitLayout(width, height) : landscapeLayout(width, height),
);

function portraitLayout(width: number, height: number): Layout {
  const column = Math.min(320, width - TABLE_WIDE);
  const left = (width - column - TABLE_WIDE) / 2;
  const spare = height - TABLE_LONG;
  const band = Math.max(80, Math.min(spare - 6, Math.max(180, spare * 0.62), 520));
  const top = band + (spare - band) / 2;
  const plate = { y: band * 0.06, width: (width - 60) / 2, height: band * 0.88 };
  const x = left + TABLE_WIDE + column * 0.06;
  const wide = column * 0.88;
  const slider = { x, y: top + wide + 70, width: wide, height: TABLE_LONG - wide - 120 };
  return {
    width,
    height,
    portrait: true,
    x: left + FRAME,
    y: top + FRAME,
    table: { x: left, y: top, width: TABLE_WIDE, height: TABLE_LONG },
    plates: [
      { x: 20, ...plate },
      { x: width / 2 + 10, ...plate },
    ],
    spin: { x, y: top + 20, width: wide, height: wide },
    slider,
    pad: { x: left + TABLE_WIDE / 2, y: top + TABLE_LONG * 0.3, r: 340 },
  };
}

function landscapeLayout(width: number, height: number): Layout {
  const isBeside = width / height > BESIDE;
  const spare = width - TABLE_LONG;
  const column = between(180, spare * (isBeside ? 0.3 : 0.9), 330);
  const top = isBeside ? (height - TABLE_WIDE) / 2 : Math.max(0, height - TABLE_WIDE - 14);
  const left = isBeside ? spare - column - 20 : (spare - column) / 2;
  const x = left + TABLE_LONG + column * 0.1;
  const wide = Math.min(column * 0.84, 230);
  const slider = { x, y: top + wide + 50, width: wide, height: TABLE_WIDE - wide - 70 };
  const tall = Math.min(480, TABLE_WIDE * 0.46);
  const plates: [Rect, Rect] = isBeside
    ? [
        { x: 16, y: top + 10, width: left - 36, height: tall },
        { x: 16, y: top + TABLE_WIDE - tall - 10, width: left - 36, height: tall },
      ]
    : [
        { x: left + 10, y: top * 0.06, width: TABLE_LONG / 2 - 40, height: top * 0.86 },
        {
          x: left + TABLE_LONG / 2 + 30,
          y: top * 0.06,
          width: TABLE_LONG / 2 - 40,
          height: top * 0.86,
        },
      ];
  return {
    width,
    height,
    portrait: false,
    x: left + FRAME,
    y: top + FRAME,
    table: { x: left, y: top, width: TABLE_LONG, height: TABLE_WIDE },
    plates,
    spin: { x, y: top + 14, width: wide, height: wide },
    slider,
    pad: { x: left + TABLE_LONG * 0.72, y: top + TABLE_WIDE / 2, r: 330 },
  };
}

/** From the table to the screen. */
export function onScreen({ portrait: isUp, x, y }: Layout, at: Point): Point {
  return isUp ? { x: x + at.y, y: y + LONG - at.x } : { x: x + at.x, y: y + at.y };
}

/** From the screen to the table. */
export function onTable({ portrait: isUp, x, y }: Layout, at: Point): Point {
  return isUp ? { x: LONG - (at.y - y), y: at.x - x } : { x: at.x - x, y: at.y - y };
}

/** Lets the canvas draw in the table's own coordinates. */
export function lay(c: CanvasRenderingContext2D, { portrait: isUp, x, y }: Layout): void {
  if (isUp) c.transform(0, -1, 1, 0, x, y + LONG);
  else c.translate(x, y);
}
