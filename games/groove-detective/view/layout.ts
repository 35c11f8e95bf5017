import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';
import { CHECKS, STEPS } from '../rules/state.ts';

export type ToolId = 'case' | 'mine' | 'check';

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
  /** The drum machine. */
  readonly machine: Rect;
  /** The waveform's screen; its steps stand over those of the rows. */
  readonly screen: Rect;
  readonly rows: readonly { readonly strip: Rect; readonly pads: Rect }[];
  readonly tools: Readonly<Record<ToolId, Rect>>;
  /** One for each check. */
  readonly stubs: readonly Rect[];
  readonly hound: { readonly x: number; readonly y: number; readonly scale: number };
  /** The window with the blinds. */
  readonly window: Rect;
};

const WIDE = 780;
const EDGE = 14;
const TOOL = 118;
const STRIP = 54;
const GAP = 12;
/** How far a row's name and its button reach on portrait screens. */
export const LISTEN = 308;

export const worldFor = fitWorld({
  portrait: { width: WIDE, height: [1100, 1720] },
  landscape: { width: [1120, 1780], height: 720 },
  from: 1,
});

const memos = new Map<number, (size: { width: number; height: number }) => Layout>();

/** The layout for this many rows. */
export function layoutOf(size: { readonly width: number; readonly height: number }, count: number) {
  let memo = memos.get(count);
  if (!memo) {
    memo = memoLayout((width, height) =>
      height > width ? tall(width, height, count) : wide(width, height, count),
    );
    memos.set(count, memo);
  }
  return memo(size);
}

function tall(width: number, height: number, count: number): Layout {
  const toolTop = height - TOOL - EDGE;
  const free = toolTop - GAP * 3;
  const screenTall = Math.min(190, Math.max(112, free * 0.12));
  const least = Math.max(136, free * 0.15);
  const each = Math.min(216, (free - least - screenTall - 44) / count);
  const top = free - each * count - screenTall - 44;
  const inner = width - EDGE * 2;
  const screen = { x: EDGE, y: top + 24, width: inner, height: screenTall };
  const from = screen.y + screenTall + 8;
  const rows = Array.from({ length: count }, (_, at) => ({
    strip: { x: EDGE, y: from + at * each, width: inner, height: STRIP },
    pads: { x: EDGE, y: from + at * each + STRIP, width: inner, height: each - STRIP - 6 },
  }));
  const third = (inner - GAP * 2) / 3;
  const tool = (at: number): Rect => ({
    x: EDGE + at * (third + GAP),
    y: toolTop,
    width: third,
    height: TOOL,
  });
  const scale = Math.min(1.62, (top - 6) / 262);
  const houndWide = 222 * scale;
  const stubsFrom = EDGE + houndWide + 4;
  const room = width - EDGE - stubsFrom;
  // With few rows there is room for two lines of tickets.
  const lines = top > 330 ? 2 : 1;
  const columns = CHECKS / lines;
  const across = room / columns;
  const stubTall = Math.min(124, (top - 24) / lines);
  const stubsTop = top - stubTall * lines - 6;
  return {
    width,
    height,
    portrait: true,
    machine: { x: -6, y: top, width: width + 12, height: toolTop - top - 8 },
    screen,
    rows,
    tools: { case: tool(0), mine: tool(1), check: tool(2) },
    stubs: Array.from({ length: CHECKS }, (_, at) => ({
      x: stubsFrom + (at % columns) * across,
      y: stubsTop + Math.floor(at / columns) * stubTall,
      width: across,
      height: stubTall,
    })),
    hound: { x: EDGE + houndWide / 2, y: top + 2, scale },
    window: { x: stubsFrom + 14, y: 10, width: room - 28, height: stubsTop - 30 },
  };
}

function wide(width: number, height: number, count: number): Layout {
  const panel = Math.min(430, Math.max(350, width * 0.27));
  const label = 196;
  const left = panel + EDGE * 2;
  const inner = width - left - EDGE;
  const spare = count < 4 ? 40 : 0;
  const screen = { x: left + label, y: 16, width: inner - label - 10, height: 122 + spare };
  const from = screen.y + screen.height + 12;
  const each = Math.min(250, (height - from - EDGE) / count);
  const rows = Array.from({ length: count }, (_, at) => ({
    strip: { x: left, y: from + at * each, width: label, height: each - 6 },
    pads: { x: left + label, y: from + at * each, width: inner - label - 10, height: each - 6 },
  }));
  const checkTop = height - TOOL - EDGE;
  const hearTop = checkTop - TOOL - GAP;
  const half = (panel - GAP) / 2;
  const stubTall = 92;
  const stubsTop = hearTop - stubTall * 2 - 10;
  const across = panel / 3;
  const scale = Math.min(0.95, (stubsTop - 4) / 262);
  const bottom = from + each * count + 6;
  return {
    width,
    height,
    portrait: false,
    machine: { x: left - 10, y: 4, width: inner + 20, height: bottom - 4 },
    screen,
    rows,
    tools: {
      case: { x: EDGE, y: hearTop, width: half, height: TOOL },
      mine: { x: EDGE + half + GAP, y: hearTop, width: half, height: TOOL },
      check: { x: EDGE, y: checkTop, width: panel, height: TOOL },
    },
    stubs: Array.from({ length: CHECKS }, (_, at) => ({
      x: EDGE + (at % 3) * across,
      y: stubsTop + Math.floor(at / 3) * stubTall,
      width: across,
      height: stubTall,
    })),
    hound: { x: EDGE + panel / 2, y: stubsTop - 2, scale },
    window: { x: EDGE + 10, y: 10, width: panel - 20, height: stubsTop - 30 },
  };
}

export function padRect({ rows }: Layout, row: number, step: number): Rect {
  const { x, y, width, height } = rows[row]?.pads ?? { x: 0, y: 0, width: 8, height: 8 };
  const each = width / STEPS;
  return { x: x + step * each, y, width: each, height };
}

/** The middle of a pad; row −1 is the waveform. */
export function middleOf(layout: Layout, { x, y }: Point): Point {
  const { screen } = layout;
  if (y < 0)
    return { x: screen.x + ((x + 0.5) * screen.width) / STEPS, y: screen.y + screen.height / 2 };
  const pad = padRect(layout, y, 0);
  return { x: pad.x + pad.width * (x + 0.5), y: pad.y + pad.height / 2 };
}
