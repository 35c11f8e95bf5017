import type { Point } from '@playgrove/kit/contract';
import { Squash, type Rect } from '@playgrove/kit/runtime';
import { CELL, COLUMNS, ROWS } from '../rules/course.ts';
import type { State } from '../rules/state.ts';

export const WIDE = COLUMNS * CELL;
export const HIGH = ROWS * CELL;
/** Room above the map for the score strip, world units. */
export const STRIP = 76;
/** The least that is seen of the trunks on both sides of the map. */
export const SIDE = 34;
/** What a portrait screen shows of the map at once. */
const PORTRAIT = 12 * CELL;
const LANDSCAPE = 1.25;

export type Flight = { readonly from: Point; readonly group: number; age: number };
export type Print = { readonly x: number; readonly y: number; age: number };

/** What undo must not bring back: camera, springs, what flies. */
export type Ui = {
  size: { width: number; height: number };
  /** Where the map's top left lies. */
  origin: { x: number; y: number };
  /** Left edge of what a portrait screen shows. */
  camera: number;
  began: boolean;
  /** Where on the map a finger on the small one looks, board units; the pointer that does. */
  look: number | undefined;
  looking: number | undefined;
  readonly squash: Squash;
  /** Angles and speeds of the tail's two joints. */
  tail: [number, number];
  spin: [number, number];
  /** The side the fox looks to, −1 to 1: it turns, it does not flip. */
  facing: number;
  flights: Flight[];
  prints: Print[];
  far: number;
  /** The word that stands, by its cue; where on the map it was earned, and for how many seconds. */
  said:
    | { readonly name: string; readonly value: number; readonly at: Point | undefined; age: number }
    | undefined;
  /** A hint's jumps, and how long they stay. */
  hint: { points: readonly Point[]; left: number };
};

export function createUi(state: State): Ui {
  return {
    size: { width: WIDE, height: HIGH + STRIP },
    origin: { x: 0, y: STRIP },
    camera: 0,
    began: false,
    look: undefined,
    looking: undefined,
    squash: new Squash(),
    tail: [0, 0],
    spin: [0, 0],
    facing: state.walk.way,
    flights: [],
    prints: [],
    far: 0,
    said: undefined,
    hint: { points: [], left: 0 },
  };
}

export function isPortrait(aspect: number): boolean {
  return aspect < LANDSCAPE;
}

/** The world for a screen of this shape: the whole map in landscape, half of it in portrait. */
export function worldFor(aspect: number): { readonly width: number; readonly height: number } {
  if (isPortrait(aspect))
    return { width: PORTRAIT, height: Math.max(HIGH + STRIP, PORTRAIT / aspect) };
  const height = Math.max(HIGH + STRIP, (WIDE + 2 * SIDE) / aspect);
  return { width: Math.max(WIDE + 2 * SIDE, height * aspect), height };
}

/** How far ahead of the fox the middle of a portrait screen lies. */
const AHEAD = 92;

/** Lays the map out on the screen, and follows the fox or a look ahead where only a part is seen. */
export function layOut(
  ui: Ui,
  size: { width: number; height: number },
  foxX: number,
  way: number,
  dt: number,
): void {
  ui.size = { width: size.width, height: size.height };
  const spare = size.height - HIGH - STRIP;
  const portrait = size.width < WIDE;
  const part = partOf(ui);
  const taken = BESIDE_MAP + HIGH * part + (tellsLook(ui) ? WORDS_HIGH : 0);
  const above = Math.min(spare * 0.34, part < MIN ? spare : Math.max(0, spare - taken));
  const top = STRIP + (portrait ? above : spare * 0.5);
  if (!portrait) {
    ui.origin = { x: (size.width - WIDE) / 2, y: top };
    return;
  }
  const middle = (ui.look ?? foxX + way * AHEAD) - size.width / 2;
  const wanted = Math.max(-SIDE, Math.min(WIDE + SIDE - size.width, middle));
  const pull = ui.began ? 1 - Math.exp(-dt * (ui.look === undefined ? 4 : 12)) : 1;
  ui.camera += (wanted - ui.camera) * pull;
  ui.began = true;
  ui.origin = { x: -ui.camera, y: top };
}

export const FRAME = 10;
/** How small the map is that a portrait screen shows below: as large as there is room for. */
const LARGEST = 0.455;
const MIN = 0.28;
const MARGIN = 96;
/** Room for the row of coats under it, and for a line of words over it where there is any. */
const COATS_HIGH = 108;
const WORDS_HIGH = 32;
const BESIDE_MAP = 14 + FRAME + COATS_HIGH;

function partOf({ size }: Ui): number {
  return Math.min(LARGEST, (size.height - HIGH - STRIP - BESIDE_MAP) / HIGH);
}

/** Whether there is room to say what the small map is good for. */
export function tellsLook({ size }: Ui): boolean {
  return size.height >= HIGH + STRIP + BESIDE_MAP + HIGH * LARGEST + WORDS_HIGH;
}

/** Where the small map lies: the middle of its height, and its part of the large one. */
export function littleMapAt(ui: Ui): { readonly y: number; readonly part: number } | undefined {
  const part = partOf(ui);
  if (ui.size.width >= WIDE || part < MIN) return undefined;
  const over = ui.size.height - ui.origin.y - HIGH - HIGH * part - FRAME - COATS_HIGH;
  return { y: ui.origin.y + HIGH + Math.min(MARGIN, over) + (HIGH * part) / 2, part };
}

/** The place on the map that a point of the small one shows, board units. */
export function lookAt(ui: Ui, at: { readonly x: number; readonly y: number }): number | undefined {
  const map = littleMapAt(ui);
  if (!map || Math.abs(at.y - map.y) > (HIGH * map.part) / 2 + FRAME) return undefined;
  return WIDE / 2 + (at.x - ui.size.width / 2) / map.part;
}

/** The map and the small one below it, world units: what a hint's words must not cover. */
export function mapRects(ui: Ui): readonly Rect[] {
  const large = { x: 0, y: ui.origin.y, width: ui.size.width, height: HIGH };
  const map = littleMapAt(ui);
  if (!map) return [large];
  const [width, height] = [WIDE * map.part, HIGH * map.part];
  return [large, { x: (ui.size.width - width) / 2, y: map.y - height / 2, width, height }];
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
