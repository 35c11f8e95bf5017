import type { Point, Rect } from '@playgrove/kit/contract';
import { MAX_POTS } from '../rules/reference.ts';

/** Where face units land: the middle of the face, and world units a face unit. */
export type Place = Point & { readonly scale: number };

/** Where things are, in world units, which are CSS pixels on a phone. */
export type Layout = {
  readonly wide: boolean;
  /** Where the face is and strokes begin. */
  readonly stage: Rect;
  readonly face: Place;
  readonly panel: Rect;
  readonly steps: Rect;
  readonly tools: Rect;
  readonly pots: Rect;
  readonly potRows: number;
  /** The look as it should be, in a corner. */
  readonly thumb: Rect;
  /** The words between the corners. */
  readonly hint: Rect;
  readonly done: Rect;
  /** The way to the studio, before the first stroke. */
  readonly studio: Rect;
  readonly size: Rect;
  readonly mirror: Rect;
};

const box = (x: number, y: number, width: number, height: number): Rect => ({
  x,
  y,
  width,
  height,
});
const STEPS = 56;
const TOOL = 56;

/** As many units as pixels on a phone, fewer on a large screen. */
export function worldFor(room: { readonly width: number; readonly height: number }): {
  width: number;
  height: number;
} {
  const [width, height] = room.width > room.height ? [900, 560] : [430, 800];
  const fits = Math.min(room.width / width, room.height / height);
  const scale = Math.min(2.4, Math.max(1, fits));
  return { width: Math.max(300, room.width / scale), height: Math.max(250, room.height / scale) };
}

/** How far the face reaches from its middle, in face units: across, up, down. */
const ACROSS = 92;
const UP = 122;
const DOWN = 112;
/** How far up a high bun reaches. */
const BUN = 164;

function placeIn({ x, y, width, height }: Rect, up = UP): Place {
  const scale = Math.min(width / (ACROSS * 2), height / (up + DOWN));
  return { x: x + width / 2, y: y + (height - (up + DOWN) * scale) / 2 + up * scale, scale };
}

/** @param pots on the tray @param tall height of the panel where the verdict needs more than the tray */
export function layoutOf(width: number, height: number, pots: number, tall = 0): Layout {
  const rows = Math.ceil(pots / MAX_POTS);
  return width > height ? wideOf(width, height, rows) : portraitOf(width, height, rows, tall);
}

function portraitOf(width: number, height: number, rows: number, tall: number): Layout {
  const pots = rows * (height < 600 ? 48 : 54);
  const high = tall > 0 ? tall : TOOL + pots + 12;
  const panel = box(0, height - high, width, high);
  const stage = box(0, STEPS + 2, width, panel.y - STEPS - 2);
  const low = stage.height < 340;
  const thumb = box(6, stage.y + 4, low ? 62 : 84, low ? 74 : 100);
  const besides = thumb.x + thumb.width;
  return {
    wide: false,
    stage,
    // The face may reach up between the corners, but not under the words; the shown one is whole.
    face:
      tall > 0
        ? placeIn(box(0, 2, width, panel.y - 2), BUN)
        : placeIn(box(stage.x, stage.y + 26, stage.width, stage.height - 26)),
    panel,
    steps: box(4, 2, width - 8, STEPS - 2),
    tools: box(4, panel.y + 6, width - 8, TOOL - 4),
    pots: box(4, panel.y + TOOL + 6, width - 8, pots),
    potRows: rows,
    thumb,
    hint: box(besides + 6, stage.y + 2, width - 112 - besides, 46),
    done: box(width - 100, stage.y + 4, 94, 46),
    studio: box(width - 100, stage.y + 56, 94, 46),
    size: box(6, panel.y - 58, 52, 52),
    mirror: box(width - 58, panel.y - 58, 52, 52),
  };
}

function wideOf(width: number, height: number, rows: number): Layout {
  const left = Math.round(width * 0.54);
  const panel = box(left, 4, width - left - 6, height - 10);
  const lines = Math.max(2, rows);
  const room = panel.height - STEPS - TOOL;
  // Where the panel is tall the look hangs there, large.
  const roomy = panel.height > 430;
  const look = roomy ? Math.min(250, room - 64 * lines - 56) : 0;
  const pot = Math.min(66, (room - look - 24) / lines);
  const gap = Math.max(4, Math.min(26, (room - look - pot * lines) / (roomy ? 5 : 4)));
  const top = panel.y + gap + (roomy ? look + gap : 0);
  const row = (y: number, high: number): Rect => box(panel.x + 8, y, panel.width - 16, high);
  return {
    wide: true,
    stage: box(0, 0, left, height),
    face: placeIn(box(40, 28, left - 80, height - 28)),
    panel,
    steps: row(top, STEPS),
    tools: row(top + STEPS + gap, TOOL),
    pots: row(top + STEPS + TOOL + gap * 2, pot * lines),
    potRows: lines,
    thumb: roomy
      ? box(panel.x + panel.width / 2 - look * 0.42, panel.y + gap, look * 0.84, look)
      : box(8, 8, 88, 104),
    hint: roomy ? box(10, 8, left - 124, 46) : box(102, 8, left - 214, 46),
    done: box(left - 104, 8, 96, 48),
    studio: box(left - 104, 62, 96, 48),
    size: box(8, height - 62, 54, 54),
    mirror: box(left - 62, height - 62, 54, 54),
  };
}

/** One of `count` boxes in a row around the same middle. */
export function inRow({ x, y, width, height }: Rect, at: number, count: number, most = 70): Rect {
  const wide = Math.min(most, width / count);
  return box(x + (width - wide * count) / 2 + at * wide + 1, y, wide - 2, height);
}

/** One of `count` boxes in rows. */
export function inRows(area: Rect, at: number, count: number, rows: number, most: number): Rect {
  const columns = Math.ceil(count / rows);
  const height = area.height / Math.ceil(count / columns);
  const row = { ...area, y: area.y + Math.floor(at / columns) * height, height };
  return inRow(row, at % columns, columns, most);
}

/** A pot, row by row. */
export function potBox({ pots, potRows }: Layout, at: number, count: number): Rect {
  return inRows(pots, at, count, Math.min(potRows, Math.ceil((count * 2) / (MAX_POTS + 1))), 76);
}
