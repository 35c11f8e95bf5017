import type { Point } from '@playgrove/kit/contract';
import { Squash } from '@playgrove/kit/stage';
import { CELL, COLUMNS, ROWS } from '../rules/course.ts';
import type { State } from '../rules/state.ts';

export const WIDE = COLUMNS * CELL;
export const HIGH = ROWS * CELL;
/** Room above the map for the score strip, world units. */
export const STRIP = 76;
/** The least that is seen of the trunks on both sides of the map. */
export const SIDE = 34;
/** What an upright screen shows of the map at once. */
const UPRIGHT = 12 * CELL;
const LYING = 1.25;

export type Flight = { readonly from: Point; readonly group: number; age: number };
export type Print = { readonly x: number; readonly y: number; age: number };

/** What undo must not bring back: camera, springs, what flies. */
export type Ui = {
  size: { width: number; height: number };
  /** Where the map's top left lies. */
  origin: { x: number; y: number };
  /** Left edge of what an upright screen shows. */
  camera: number;
  began: boolean;
  readonly squash: Squash;
  /** Angles and speeds of the tail's two joints. */
  tail: [number, number];
  spin: [number, number];
  /** The side the fox looks to, −1 to 1: it turns, it does not flip. */
  facing: number;
  flights: Flight[];
  prints: Print[];
  far: number;
  /** A hint's jumps, and how long they stay. */
  hint: { points: readonly Point[]; left: number };
};

export function createUi(state: State): Ui {
  return {
    size: { width: WIDE, height: HIGH + STRIP },
    origin: { x: 0, y: STRIP },
    camera: 0,
    began: false,
    squash: new Squash(),
    tail: [0, 0],
    spin: [0, 0],
    facing: state.walk.way,
    flights: [],
    prints: [],
    far: 0,
    hint: { points: [], left: 0 },
  };
}

export function isUpright(aspect: number): boolean {
  return aspect < LYING;
}

/** The world for a screen of this shape: the whole map where it lies, half of it upright. */
export function worldFor(aspect: number): { readonly width: number; readonly height: number } {
  if (isUpright(aspect))
    return { width: UPRIGHT, height: Math.max(HIGH + STRIP, UPRIGHT / aspect) };
  const height = Math.max(HIGH + STRIP, (WIDE + 2 * SIDE) / aspect);
  return { width: Math.max(WIDE + 2 * SIDE, height * aspect), height };
}

/** Lays the map out on the screen, and follows the fox where only a part is seen. */
export function layOut(
  ui: Ui,
  size: { width: number; height: number },
  foxX: number,
  way: number,
  dt: number,
): void {
  ui.size = { width: size.width, height: size.height };
  const spare = size.height - HIGH - STRIP;
  const upright = size.width < WIDE;
  const top = STRIP + spare * (upright ? 0.34 : 0.5);
  if (!upright) {
    ui.origin = { x: (size.width - WIDE) / 2, y: top };
    return;
  }
  const middle = foxX + way * 70 - size.width / 2;
  const wanted = Math.max(-SIDE, Math.min(WIDE + SIDE - size.width, middle));
  const pull = ui.began ? 1 - Math.exp(-dt * 4) : 1;
  ui.camera += (wanted - ui.camera) * pull;
  ui.began = true;
  ui.origin = { x: -ui.camera, y: top };
}

/** How small the map is that an upright screen shows below, and the room around it. */
export const PART = 0.455;
export const FRAME = 10;
const MARGIN = 96;

/** The middle of the small map's height; nothing where there is no room for it. */
export function littleMapAt(ui: Ui): number | undefined {
  const tall = HIGH * PART;
  const room = ui.size.height - ui.origin.y - HIGH;
  if (ui.size.width >= WIDE || room < tall + 24) return undefined;
  return ui.origin.y + HIGH + Math.min(MARGIN, (room - tall) / 2) + tall / 2;
}

/** The button that takes the fox back to the start, beside the small map: where, and how large. */
export function againSpot(ui: Ui): { readonly x: number; readonly y: number; readonly r: number } {
  const r = 40;
  const x = ui.size.width - r - 14;
  const y = ui.size.height - r - 12;
  const map = littleMapAt(ui);
  if (map === undefined) return { x, y, r };
  const below = map + (HIGH * PART) / 2 + FRAME + r;
  if (below + r <= ui.size.height) return { x, y: Math.max(below, y), r };
  return { x, y: STRIP + 2.8 * r, r };
}

/** The row of coats, shown before the fox sets off. */
export function coatSpots(
  ui: Ui,
  count: number,
): readonly { readonly x: number; readonly y: number; readonly r: number }[] {
  const r = 42;
  const gap = 96;
  const left = ui.size.width / 2 - ((count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, at) => ({
    x: left + at * gap,
    y: ui.size.height - r - 12,
    r,
  }));
}
