import { MOST_POTS } from '../rules/reference.ts';

/** A part of the screen in world units, which are CSS pixels on a phone. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** Where face units land: the middle of the face, and world units a face unit. */
export type Place = { readonly x: number; readonly y: number; readonly scale: number };

export type Layout = {
  readonly wide: boolean;
  readonly width: number;
  readonly height: number;
  /** Where the face is and strokes begin. */
  readonly stage: Box;
  readonly face: Place;
  readonly panel: Box;
  readonly steps: Box;
  readonly tools: Box;
  readonly pots: Box;
  readonly potRows: number;
  /** The look as it should be, in a corner. */
  readonly thumb: Box;
  /** The words between the corners. */
  readonly hint: Box;
  readonly done: Box;
  /** The way to the studio, before the first stroke. */
  readonly studio: Box;
  readonly size: Box;
  readonly mirror: Box;
};

const STEPS = 56;
const TOOL = 56;

/** As many units as pixels on a phone, fewer on a large screen. */
export function worldFor(room: { readonly width: number; readonly height: number }): {
  width: number;
  height: number;
} {
  const wide = room.width > room.height;
  const fits = wide
    ? Math.min(room.width / 900, room.height / 560)
    : Math.min(room.width / 430, room.height / 800);
  const scale = Math.min(2.4, Math.max(1, fits));
  return { width: Math.max(300, room.width / scale), height: Math.max(250, room.height / scale) };
}

/** How far the face reaches from its middle, in face units: across, up, down. */
const ACROSS = 92;
const UP = 122;
const DOWN = 112;
/** How far up a high bun reaches. */
const BUN = 164;

function placeIn({ x, y, w, h }: Box, up = UP): Place {
  const scale = Math.min(w / (ACROSS * 2), h / (up + DOWN));
  return { x: x + w / 2, y: y + (h - (up + DOWN) * scale) / 2 + up * scale, scale };
}

/** @param pots on the tray @param tall height of the panel where the verdict needs more than the tray */
export function layoutOf(width: number, height: number, pots: number, tall = 0): Layout {
  const wide = width > height;
  const rows = Math.ceil(pots / MOST_POTS);
  return wide ? wideOf(width, height, rows) : portraitOf(width, height, rows, tall);
}

function portraitOf(width: number, height: number, rows: number, tall: number): Layout {
  const pot = height < 600 ? 48 : 54;
  const high = tall > 0 ? tall : TOOL + rows * pot + 12;
  const panel = { x: 0, y: height - high, w: width, h: high };
  const steps = { x: 4, y: 2, w: width - 8, h: STEPS - 2 };
  const stage = { x: 0, y: STEPS + 2, w: width, h: panel.y - STEPS - 2 };
  const low = stage.h < 340;
  const thumb = { x: 6, y: stage.y + 4, w: low ? 62 : 84, h: low ? 74 : 100 };
  return {
    wide: false,
    width,
    height,
    stage,
    // The face may reach up between the corners, but not under the words; the shown one is whole.
    face:
      tall > 0
        ? placeIn({ x: 0, y: 2, w: width, h: panel.y - 2 }, BUN)
        : placeIn({ x: stage.x, y: stage.y + 26, w: stage.w, h: stage.h - 26 }),
    panel,
    steps,
    tools: { x: 4, y: panel.y + 6, w: width - 8, h: TOOL - 4 },
    pots: { x: 4, y: panel.y + TOOL + 6, w: width - 8, h: rows * pot },
    potRows: rows,
    thumb,
    hint: { x: thumb.x + thumb.w + 6, y: stage.y + 2, w: width - 112 - thumb.x - thumb.w, h: 46 },
    done: { x: width - 100, y: stage.y + 4, w: 94, h: 46 },
    studio: { x: width - 100, y: stage.y + 56, w: 94, h: 46 },
    size: { x: 6, y: panel.y - 58, w: 52, h: 52 },
    mirror: { x: width - 58, y: panel.y - 58, w: 52, h: 52 },
  };
}

function wideOf(width: number, height: number, rows: number): Layout {
  const left = Math.round(width * 0.54);
  const panel = { x: left, y: 4, w: width - left - 6, h: height - 10 };
  const stage = { x: 0, y: 0, w: left, h: height };
  const inner = { x: panel.x + 8, w: panel.w - 16 };
  const lines = Math.max(2, rows);
  // Where the panel is tall the look hangs there, large.
  const roomy = panel.h > 430;
  const look = roomy ? Math.min(250, panel.h - STEPS - TOOL - 64 * lines - 56) : 0;
  const pot = Math.min(66, (panel.h - STEPS - TOOL - look - 24) / lines);
  const gap = Math.max(
    4,
    Math.min(26, (panel.h - STEPS - TOOL - look - pot * lines) / (roomy ? 5 : 4)),
  );
  const top = panel.y + gap + (roomy ? look + gap : 0);
  const steps = { ...inner, y: top, h: STEPS };
  const tools = { ...inner, y: steps.y + STEPS + gap, h: TOOL };
  const pots = { ...inner, y: tools.y + TOOL + gap, h: pot * lines };
  const thumb = roomy
    ? { x: panel.x + panel.w / 2 - look * 0.42, y: panel.y + gap, w: look * 0.84, h: look }
    : { x: 8, y: 8, w: 88, h: 104 };
  return {
    wide: true,
    width,
    height,
    stage,
    face: placeIn({ x: 40, y: 28, w: left - 80, h: height - 28 }),
    panel,
    steps,
    tools,
    pots,
    potRows: lines,
    thumb,
    hint: roomy ? { x: 10, y: 8, w: left - 124, h: 46 } : { x: 102, y: 8, w: left - 214, h: 46 },
    done: { x: left - 104, y: 8, w: 96, h: 48 },
    studio: { x: left - 104, y: 62, w: 96, h: 48 },
    size: { x: 8, y: height - 62, w: 54, h: 54 },
    mirror: { x: left - 62, y: height - 62, w: 54, h: 54 },
  };
}

export function inside(
  { x, y, w, h }: Box,
  at: { readonly x: number; readonly y: number },
): boolean {
  return at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;
}

/** One of `count` boxes in a row around the same middle. */
export function inRow({ x, y, w, h }: Box, index: number, count: number, most = 70): Box {
  const wide = Math.min(most, w / count);
  return { x: x + (w - wide * count) / 2 + index * wide + 1, y, w: wide - 2, h };
}

/** A pot, row by row. */
export function potBox({ pots, potRows }: Layout, index: number, count: number): Box {
  const columns = Math.ceil(count / Math.min(potRows, Math.ceil(count / Math.ceil(MOST_POTS / 2))));
  const rows = Math.ceil(count / columns);
  const h = pots.h / rows;
  const row = Math.floor(index / columns);
  return inRow({ x: pots.x, y: pots.y + row * h, w: pots.w, h }, index % columns, columns, 76);
}

/** Buttons under the verdict. */
export function choiceBox({ panel }: Layout, index: number, count: number): Box {
  return inRow(
    { x: panel.x + 6, y: panel.y + panel.h - 60, w: panel.w - 12, h: 50 },
    index,
    count,
    150,
  );
}
