import { boardFrame, type BoardFrame } from '@playgrove/kit/logic/gridboard';
import type { Surface } from '@playgrove/kit/runtime';
import { gridFor, type State } from '../rules/state.ts';

type Room = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Where everything is, in world units. The world's shorter side is 720. */
export type Layout = {
  readonly portrait: boolean;
  readonly frame: BoardFrame;
  /** The strip or column of what the bouquet wants. */
  readonly order: Room;
  /** Where the bouquet stands: its foot, and how tall it may be. */
  readonly vase: { readonly x: number; readonly y: number; readonly height: number };
};

const SIDE = 720;
const EDGE = 12;
const STRIP = 124;
const PANEL = 232;

export function worldFor(aspect: number, state: State): { width: number; height: number } {
  if (aspect < 0.95) {
    const cell = (SIDE - EDGE * 2) / state.columns;
    const least = STRIP + cell * state.rows + EDGE * 2;
    return { width: SIDE, height: Math.max(least, Math.min(SIDE / aspect, 1600)) };
  }
  return { width: Math.max(SIDE + PANEL, Math.min(SIDE * aspect, 1560)), height: SIDE };
}

export function layoutOf(to: Pick<Surface, 'width' | 'height'>, state: State): Layout {
  const { width, height } = to;
  const grid = gridFor(state);
  if (width <= SIDE) {
    const cell = (SIDE - EDGE * 2) / state.columns;
    const tall = cell * state.rows;
    const spare = height - STRIP - tall - EDGE;
    const top = STRIP + EDGE + Math.min(spare * 0.12, 40);
    const frame = boardFrame(grid, { x: EDGE, y: top, width: SIDE - EDGE * 2, height: tall });
    const order = { x: EDGE, y: top - STRIP - 4, width: SIDE - EDGE * 2, height: STRIP - 8 };
    const below = height - top - tall;
    return {
      portrait: true,
      frame,
      order,
      vase: { x: SIDE / 2, y: height - 18, height: below - 30 },
    };
  }
  const room = width - PANEL;
  const frame = boardFrame(grid, {
    x: PANEL + Math.max(0, (room - SIDE) / 3),
    y: EDGE + 4,
    width: Math.min(room, SIDE) - EDGE,
    height: height - EDGE * 3,
  });
  const left = Math.max(EDGE, (frame.x - PANEL) / 2);
  const order = { x: left, y: EDGE, width: PANEL - EDGE * 2, height: height - EDGE * 2 };
  const right = frame.x + frame.cell * state.columns;
  const roomy = width - right > 200;
  return {
    portrait: false,
    frame,
    order,
    vase: {
      x: roomy ? (right + width) / 2 : -1000,
      y: height - 24,
      height: roomy ? Math.min(360, (width - right) * 1.2) : 0,
    },
  };
}
