import type { Toss } from './state.ts';

/**
 * The orchard is as wide or as tall as the screen it is played on: its shorter side is always
 * SHORT, the longer one follows the screen in whole steps. It reaches the rules as an input.
 */
export type Field = { readonly w: number; readonly h: number };

const SHORT = 720;
const LONG = 1440;
const STEP = 40;
/** A portrait phone, until the screen's shape is known. */
export const PORTRAIT: Field = { w: SHORT, h: 1280 };
export const SQUARE: Field = { w: SHORT, h: SHORT };
export const LANDSCAPE: Field = { w: LONG, h: SHORT };

/** Ticks a second. */
export const HZ = 60;

/** The field for a screen of this width / height. */
export function fieldFor(aspect: number): Field {
  const ratio = aspect >= 1 ? aspect : 1 / aspect;
  const long = Math.round((SHORT * Math.min(LONG / SHORT, ratio)) / STEP) * STEP;
  return aspect >= 1 ? { w: long, h: SHORT } : { w: SHORT, h: long };
}

export function isField(w: number, h: number): boolean {
  const fits = (side: number): boolean => side >= SHORT && side <= LONG && side % STEP === 0;
  return fits(w) && fits(h) && Math.min(w, h) === SHORT;
}

/**
 * Gravity in units a tick², at pace 1. It grows with the field, so a toss takes as long on every
 * screen.
 */
export function gravity(field: Field, pace: number): number {
  return ((field.h * 1.3) / (HZ * HZ)) * pace * pace;
}

/** Where a toss will be this many ticks from now. Before its launch it waits under the edge. */
export function placeAfter(toss: Toss, ticks: number): { readonly x: number; readonly y: number } {
  const flown = Math.max(0, ticks - toss.wait);
  return {
    x: toss.x + toss.vx * flown,
    y: toss.y + toss.vy * flown + (toss.g * flown * flown) / 2,
  };
}

/** Ticks from now until it has fallen below the field. */
export function ticksLeft(toss: Toss, field: Field): number {
  const fall = Math.sqrt(Math.max(0, toss.vy * toss.vy + 2 * toss.g * (field.h - toss.y)));
  return toss.wait + Math.ceil((fall - toss.vy) / toss.g);
}

/** The same flight on a field of another shape. */
export function refit(toss: Toss, from: Field, to: Field): void {
  const [across, along] = [to.w / from.w, to.h / from.h];
  toss.x *= across;
  toss.vx *= across;
  toss.y *= along;
  toss.vy *= along;
  toss.g *= along;
}

export function distanceToSegment(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long));
  const [ex, ey] = [x - ax - dx * part, y - ay - dy * part];
  return Math.sqrt(ex * ex + ey * ey);
}
