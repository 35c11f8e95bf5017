import { HEX_ROW } from '@playgrove/kit/logic/hexgrid';
import type { Point, Surface } from '@playgrove/kit/runtime';
import { COLUMNS, NOZZLE_ROW } from '../rules/state.ts';

/** World units of one sweet. */
export const UNIT = 80;
export const ROW = UNIT * HEX_ROW;
const COURT = COLUMNS * UNIT;
const PILLAR = 14;
const FALL = (0.5 + NOZZLE_ROW * HEX_ROW) * UNIT;
const AWNING = 62;
const FOOT = 176;
const MIN = AWNING + FALL + FOOT;

/** Where everything is, in world units. */
export type Layout = {
  /** The court's left side, width and upper end. */
  readonly x: number;
  readonly y: number;
  readonly court: number;
  readonly pillar: number;
  readonly nozzle: Point;
  /** The siphon's body below the nozzle: how tall it is. */
  readonly body: number;
  readonly dish: Point;
  readonly jar: Point;
  /** The tank's rim, where falling sweets dive in and all else stands. */
  readonly sea: number;
  readonly bottom: number;
};

export function worldFor(aspect: number): { width: number; height: number } {
  const width = COURT + PILLAR * 2;
  const tall = width / aspect;
  if (tall >= MIN) return { width, height: Math.min(tall, 1640) };
  return { width: Math.min(MIN * aspect, 2600), height: MIN };
}

export function layoutOf(to: Pick<Surface, 'width' | 'height'>): Layout {
  const { width, height } = to;
  const spare = height - MIN;
  const x = (width - COURT) / 2;
  const y = AWNING + Math.min(84, spare * 0.22);
  const nozzle = { x: width / 2, y: y + FALL };
  const below = height - nozzle.y;
  const body = Math.min(270, below * 0.68);
  const sea = nozzle.y + body;
  return {
    x,
    y,
    court: COURT,
    pillar: PILLAR,
    nozzle,
    body,
    dish: { x: nozzle.x - 212, y: sea - 66 },
    jar: { x: nozzle.x + 212, y: sea - 70 },
    sea,
    bottom: height,
  };
}

/** From the board to the world; `camera` is the row at the court's upper end. */
export function toWorld(layout: Layout, at: Point, camera: number): Point {
  return { x: layout.x + at.x * UNIT, y: layout.y + at.y * UNIT - camera * ROW };
}

/** The angle from the nozzle to a point, tenths of a degree from straight up. */
export function angleTo(layout: Layout, at: Point, steepest: number): number {
  const { nozzle } = layout;
  const angle = (Math.atan2(at.x - nozzle.x, nozzle.y - at.y) * 1800) / Math.PI;
  return Math.round(Math.max(-steepest, Math.min(steepest, angle)));
}
