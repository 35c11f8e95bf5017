import { PATTERNS } from '../rules/paperdoll/index.ts';
import { POSE_NAMES } from '../rules.ts';

/** A part of the screen in world units, which are CSS pixels on a phone. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

export type Layout = {
  readonly brief: Box;
  readonly stage: Box;
  readonly panel: Box;
  readonly tabs: Box;
  /** Where cards, wheel and prints are. */
  readonly tray: Box;
  readonly rows: number;
};

export const CARD = 80;
const TABS = 50;
const BRIEF = 86;

/** The world for a room in CSS pixels: as many units as pixels on a phone, fewer on a large screen. */
export function worldFor(room: { readonly width: number; readonly height: number }): {
  width: number;
  height: number;
} {
  const [width, height] = room.width > room.height ? [900, 560] : [430, 800];
  const scale = Math.min(2.4, Math.max(1, Math.min(room.width / width, room.height / height)));
  return { width: Math.max(300, room.width / scale), height: Math.max(250, room.height / scale) };
}

/** @param tall the tray needs room for the color wheel */
export function layoutOf(width: number, height: number, tall: boolean): Layout {
  if (width > height) {
    const left = Math.round(Math.max(width * 0.4, Math.min(width * 0.5, height * 0.9)));
    const brief = { x: left, y: 4, w: width - left - 6, h: BRIEF };
    const panel = { x: left, y: BRIEF + 10, w: width - left, h: height - BRIEF - 10 };
    return rest(brief, { x: 0, y: 0, w: left, h: height }, panel);
  }
  const rows = height > 640 ? 2 : 1;
  const tray = tall ? Math.max(206, rows * (CARD + 6) + 8) : rows * (CARD + 6) + 8;
  const brief = { x: 6, y: 4, w: width - 12, h: BRIEF };
  const panel = { x: 0, y: height - TABS - tray, w: width, h: TABS + tray };
  return rest(brief, { x: 0, y: BRIEF + 6, w: width, h: panel.y - BRIEF - 6 }, panel);
}

function rest(brief: Box, stage: Box, panel: Box): Layout {
  const tray = { ...panel, y: panel.y + TABS, h: panel.h - TABS };
  const rows = Math.max(1, Math.floor((tray.h - 4) / (CARD + 6)));
  return { brief, stage, panel, tabs: { ...panel, h: TABS }, tray, rows };
}

type At = { readonly x: number; readonly y: number };

export function inside({ x, y, w, h }: Box, at: At): boolean {
  return at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;
}

export function middleOf({ x, y, w, h }: Box): At {
  return { x: x + w / 2, y: y + h / 2 };
}

/** A card of the tray, column by column. */
export function cardBox(layout: Layout, index: number, scroll: number): Box {
  const { tray, rows } = layout;
  const [column, row] = [Math.floor(index / rows), index % rows];
  const [x, y] = [tray.x + 6 + column * (CARD + 6) - scroll, tray.y + 2 + row * (CARD + 6)];
  return { x, y, w: CARD, h: CARD };
}

/** How far the tray can be pushed. */
export function longest(layout: Layout, count: number): number {
  return Math.max(0, Math.ceil(count / layout.rows) * (CARD + 6) + 8 - layout.tray.w);
}

/** Where the round wheel is in the tray, and the swatches next to it. */
export function wheelOf({ tray }: Layout): At & { readonly r: number } {
  const r = Math.min(tray.h / 2 - 6, (tray.w - 116) / 2);
  return { x: tray.x + r + 8, y: tray.y + tray.h / 2, r };
}

export function swatchBox(layout: Layout, index: number, count: number): Box {
  const wheel = wheelOf(layout);
  const left = wheel.x + wheel.r + 10;
  const { tray } = layout;
  const columns = Math.max(2, Math.min(count, Math.floor((tray.x + tray.w - left - 4) / 48)));
  const lines = Math.ceil(count / columns);
  const size = Math.min(46, (tray.h - 8) / lines);
  const y = tray.y + tray.h / 2 - (lines * size) / 2 + Math.floor(index / columns) * size;
  return { x: left + (index % columns) * 48, y, w: 46, h: size - 2 };
}

/** Buttons next to the doll: 0 color, 1 print; side by side where the stage is low. */
export function toolBox({ stage }: Layout, index: number): Box {
  const size = Math.min(50, Math.max(44, (stage.h - 92) / 2 - 4));
  const [across, down] = stage.h < 210 ? [index, 0] : [0, index];
  // The brief may take a row more on a narrow screen.
  const below = stage.y === 0 ? 6 : stage.h < 300 ? 10 : 32;
  const x = stage.x + stage.w - size - 8 - across * (size + 4);
  return { x, y: stage.y + below + down * (size + 4), w: size, h: size };
}

export function walkBox({ stage }: Layout): Box {
  const w = Math.min(120, stage.w * 0.3);
  return { x: stage.x + stage.w - w - 8, y: stage.y + stage.h - 58, w, h: 46 };
}

/** A tab; they scroll where they don't fit. */
export function tabBox({ tabs }: Layout, index: number, count: number, chosen: number): Box {
  const w = Math.max(46, Math.min(72, tabs.w / count));
  const over = Math.max(0, w * count - tabs.w);
  const push = count > 1 ? (over * chosen) / (count - 1) : 0;
  return { x: tabs.x + index * w - push, y: tabs.y + 2, w, h: tabs.h - 4 };
}

/** How much of a wide verdict the photo takes. */
export const PHOTO = 0.38;

/** Buttons under the verdict, restyle and done: under the remarks, where the photo stands beside. */
export function verdictBox(width: number, height: number, index: number, judged: boolean): Box {
  const left = judged && width > height ? width * PHOTO : 0;
  const w = Math.min(140, (width - left - 24) / 2);
  return { x: (left + width) / 2 + (index - 1) * (w + 6) + 3, y: height - 64, w, h: 52 };
}

/** Poses on the runway. */
export function poseBox(width: number, height: number, index: number): Box {
  const count = POSE_NAMES.length;
  const w = Math.min(74, (width - 6) / count);
  return { x: width / 2 + (index - count / 2) * w, y: height - 78, w: w - 2, h: 68 };
}

export function printBox({ tray }: Layout, index: number): Box {
  const columns = tray.w > 470 ? PATTERNS.length : 5;
  const w = Math.min(76, (tray.w - 12) / columns - 6);
  const h = Math.min(w, (tray.h - 8) / Math.ceil(PATTERNS.length / columns) - 6);
  const [across, down] = [index % columns, Math.floor(index / columns)];
  return { x: tray.x + 6 + across * (w + 6), y: tray.y + 4 + down * (h + 6), w, h };
}
