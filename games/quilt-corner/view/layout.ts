import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';
import { SIDE } from '../rules/board.ts';
import { HAND } from '../rules/dealing.ts';
import type { Patch } from '../rules/patches.ts';

/** World units of a cell on the quilt. */
export const CELL = 84;
/** The wooden frame around the quilt. */
export const RAIL = 22;
const BOARD = CELL * SIDE;
const ACROSS = BOARD + RAIL * 2;
/** A patch in the tray, and its cells when they have room. */
const SLOT = 224;
const TRAY_CELL = 60;
const GAP = 16;
/** Room for the cat below. */
const CAT = 190;

export type Layout = {
  readonly portrait: boolean;
  /** The quilt's upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly slots: readonly Rect[];
  readonly tray: Rect;
  /** Where the table begins, from its back edge down. */
  readonly table: number;
  /** Where the cat lies: the middle of its lower edge, and its size; none without room. */
  readonly cat: (Point & { readonly size: number }) | undefined;
  readonly height: number;
};

export const worldFor = fitWorld({
  portrait: { width: ACROSS, height: [ACROSS + SLOT + GAP * 3, 1620] },
  landscape: { width: [ACROSS + SLOT + GAP * 4, 1800], height: ACROSS + GAP },
  from: 0.95,
});

export const layoutOf = memoLayout((width, height): Layout =>
  width <= ACROSS + 1 ? portrait(width, height) : landscape(width, height),
);

function portrait(width: number, height: number): Layout {
  const spare = height - ACROSS - SLOT - GAP * 3;
  const top = Math.min(60, spare * 0.16);
  const trayTop = top + ACROSS + GAP + Math.min(26, spare * 0.1);
  const wide = (width - GAP * 2) / HAND;
  const slots = Array.from({ length: HAND }, (_, slot) => ({
    x: GAP + slot * wide,
    y: trayTop,
    width: wide,
    height: SLOT,
  }));
  const below = height - trayTop - SLOT;
  const size = Math.min(CAT, below - 14);
  return {
    portrait: true,
    x: RAIL,
    y: top + RAIL,
    slots,
    tray: { x: GAP, y: trayTop, width: width - GAP * 2, height: SLOT },
    table: trayTop - 40,
    cat: size > 90 ? { x: width * 0.66, y: height - 12 - (below - size) * 0.3, size } : undefined,
    height,
  };
}

function landscape(width: number, height: number): Layout {
  const free = width - ACROSS - SLOT;
  const x = Math.max(GAP, free * 0.6);
  const left = x + ACROSS + GAP * 1.5;
  const slots = Array.from({ length: HAND }, (_, slot) => ({
    x: left,
    y: GAP + (slot * (height - GAP * 2)) / HAND,
    width: SLOT,
    height: (height - GAP * 2) / HAND,
  }));
  const size = Math.min(230, x / 1.95);
  return {
    portrait: false,
    x: x + RAIL,
    y: GAP / 2 + RAIL,
    slots,
    tray: { x: left, y: GAP / 2, width: SLOT, height: height - GAP },
    table: height * 0.58,
    cat: size > 80 ? { x: x / 2 - size * 0.04, y: height - 40, size } : undefined,
    height,
  };
}

/** From cells to world units; places from row `2 * SIDE` on are the slots of the hand. */
export function toWorld(layout: Layout, at: Point): Point {
  const slot = at.y >= SIDE * 2 ? layout.slots[at.x] : undefined;
  if (slot) return { x: slot.x + slot.width / 2, y: slot.y + slot.height / 2 };
  return { x: layout.x + at.x * CELL, y: layout.y + at.y * CELL };
}

/** The middle of a patch in its slot, and the size of its cells there. */
export function restOf(
  layout: Layout,
  slot: number,
  patch: Patch,
): Point & { readonly cell: number } {
  const { x, y, width, height } = layout.slots[slot] ?? layout.tray;
  const cell = Math.min(TRAY_CELL, (width - 30) / patch.width, (height - 34) / patch.height);
  return { x: x + width / 2, y: y + height / 2, cell };
}

/** World units that a patch floats over the finger, so that the finger never hides it. */
export const riseOf = (patch: Patch): number => (patch.height / 2 + 0.75) * CELL;

/** The middle of a patch whose upper left corner is in this cell. */
export function middleAt(layout: Layout, patch: Patch, at: number): Point {
  return {
    x: layout.x + ((at % SIDE) + patch.width / 2) * CELL,
    y: layout.y + (Math.floor(at / SIDE) + patch.height / 2) * CELL,
  };
}
