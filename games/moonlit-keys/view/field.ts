import type { Point } from '@playgrove/kit/contract';
import { LANES } from '../rules/state.ts';

/** Where things are on the water; world units. */
export type Field = {
  readonly width: number;
  readonly height: number;
  readonly middle: number;
  /** Of the four lanes together, where the line is. */
  readonly span: number;
  readonly horizon: number;
  readonly line: number;
};

/** How wide the far end of the lanes is, as a part of the near one. */
const FAR = 0.4;

export function worldFor(aspect: number): { readonly width: number; readonly height: number } {
  if (aspect < 0.85) {
    return { width: 720, height: Math.round(Math.max(1000, Math.min(1600, 720 / aspect))) };
  }
  return { width: Math.round(Math.max(800, Math.min(2200, 800 * aspect))), height: 800 };
}

export function fieldOf(width: number, height: number): Field {
  const portrait = height > width;
  return {
    width,
    height,
    middle: width / 2,
    span: portrait ? 664 : Math.min(640, width * 0.9),
    horizon: height * (portrait ? 0.3 : 0.26),
    line: height * (portrait ? 0.795 : 0.74),
  };
}

/** How near something is: 0 on the horizon, 1 on the line, more beyond it. `part` is of its time. */
export function nearness(part: number): number {
  return part <= 0 ? 0 : part * (0.6 + 0.4 * part);
}

/** How large things are there. */
export function sizeAt(near: number): number {
  return FAR + (1 - FAR) * near;
}

export function yAt(field: Field, near: number): number {
  return field.horizon + (field.line - field.horizon) * near;
}

/** `lane` may lie between two: 1.5 is the middle. */
export function xAt(field: Field, lane: number, near: number): number {
  return field.middle + (lane + 0.5 - LANES / 2) * (field.span / LANES) * sizeAt(near);
}

/** The lane whose key is under x, the nearest for those outside them. */
export function laneAt(field: Field, x: number): number {
  const lane = Math.floor((x - field.middle + field.span / 2) / (field.span / LANES));
  return Math.max(0, Math.min(LANES - 1, lane));
}

/** From where rules say a thing is: lanes across, parts of the water's length above the line. */
export function placeOf(field: Field, at: Point): Point {
  const near = 1 - at.y * 0.32;
  return { x: xAt(field, at.x, Math.max(0, near)), y: yAt(field, near) };
}
