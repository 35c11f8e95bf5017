import { fitWorld, memoLayout, type Rect } from '@playgrove/kit/runtime';
import { toolsOf } from '../rules/look.ts';
import type { State } from '../rules/state.ts';

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
  /** Where the middle of the face is, and world units in a client unit. */
  readonly client: { readonly x: number; readonly y: number; readonly scale: number };
  /** The counter with the tools. */
  readonly panel: Rect;
  readonly tools: Rect;
  readonly options: Rect;
  readonly bubble: Rect;
  readonly done: Rect;
  readonly undo: Rect;
  readonly section: Rect;
};

const EDGE = 14;

export const worldFor = fitWorld({
  portrait: { width: 780, height: [1120, 1720] },
  landscape: { width: [1080, 1800], height: 720 },
  from: 1,
});

function portraitOf(width: number, height: number, isRow: boolean): Layout {
  // Taller screens have room for larger tools.
  const toolTall = Math.min(156, Math.max(120, height * 0.092));
  const toolTop = height - toolTall - 12;
  const optionTop = isRow ? toolTop : toolTop - 126;
  const panelTop = optionTop - 14;
  const left = isRow ? EDGE + 196 : EDGE;
  const scale = Math.min(2.35, Math.max(1.6, panelTop / 500));
  return {
    width,
    height,
    portrait: true,
    client: { x: width / 2, y: Math.max(205 * scale, panelTop - 302 * scale), scale },
    panel: { x: 0, y: panelTop, width, height: height - panelTop },
    tools: { x: EDGE, y: toolTop, width: (isRow ? left : width - EDGE) - EDGE, height: toolTall },
    options: {
      x: left,
      y: optionTop,
      width: width - EDGE - left,
      height: isRow ? toolTall : 118,
    },
    // In front of the client's clothes: high and wide hair stays free.
    bubble: { x: EDGE, y: panelTop - 230, width: 196, height: 226 },
    done: { x: width - EDGE - 150, y: EDGE, width: 150, height: 108 },
    undo: { x: EDGE, y: EDGE, width: 110, height: 108 },
    section: { x: width - EDGE - 150, y: panelTop - 118, width: 150, height: 108 },
  };
}

function landscapeOf(width: number, height: number): Layout {
  const room = Math.min(470, width * 0.34);
  const left = width - room;
  const scale = 1.68;
  const middle = 250 + (left - 250) / 2;
  return {
    width,
    height,
    portrait: false,
    client: { x: middle, y: 330, scale },
    panel: { x: left - 10, y: 0, width: room + 10, height },
    tools: { x: left, y: 150, width: room - EDGE, height: 270 },
    options: { x: left, y: 438, width: room - EDGE, height: 250 },
    bubble: { x: EDGE, y: EDGE, width: 226, height: 260 },
    done: { x: left, y: EDGE, width: room - EDGE - 150, height: 112 },
    undo: { x: width - EDGE - 136, y: EDGE, width: 136, height: 112 },
    section: { x: EDGE, y: EDGE + 278, width: 170, height: 108 },
  };
}

const layoutWith = (isRow: boolean) =>
  memoLayout((width, height) =>
    height > width ? portraitOf(width, height, isRow) : landscapeOf(width, height),
  );
const inRows = layoutWith(false);
const inOneRow = layoutWith(true);

/** A client who needs one tool has its options next to it. */
export function layoutOf(
  to: Pick<Layout, 'width' | 'height'>,
  { client, free }: Pick<State, 'client' | 'free'>,
): Layout {
  return toolsOf(client, free).length === 1 ? inOneRow(to) : inRows(to);
}

/** One of `count` buttons in a row; in landscape, in rows of three. */
export function buttonAt(
  { portrait }: Layout,
  { x, y, width, height }: Rect,
  at: number,
  count: number,
): Rect {
  if (portrait) {
    const each = Math.min(176, (width + 8) / count);
    const from = x + (width + 8 - each * count) / 2;
    return { x: from + at * each, y, width: each - 8, height: height - 8 };
  }
  const columns = Math.min(3, Math.max(2, count));
  const each = width / columns;
  const tall = count > 3 ? height / 2 : Math.min(170, height);
  const from = count > 3 ? y : y + (height - tall) / 2;
  return {
    x: x + (at % columns) * each + (count === 1 ? each / 2 : 0),
    y: from + Math.floor(at / columns) * tall,
    width: each - 8,
    height: tall - 12,
  };
}

export const middleOf = ({
  x,
  y,
  width,
  height,
}: Rect): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});
