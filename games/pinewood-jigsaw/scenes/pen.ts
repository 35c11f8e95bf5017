import type { Rng } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

/** A picture is this large for its painters. */
export const ACROSS = 240;
export const ALONG = 180;
export const AREA = { x: 0, y: 0, width: ACROSS, height: ALONG };

/** The colors of a time and a place. */
export type Hour = {
  readonly sky: readonly string[];
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly cloud: string;
  /** Of water at the horizon and in front. */
  readonly water: readonly [string, string];
  /** Of lit windows and lamps. */
  readonly lamp: string;
};

/** What a painter has: where to paint, when, and the words of its part of the row. */
export type Pen = {
  readonly c: Context;
  /** Seconds since the picture woke up: 0 is the picture on the pieces. */
  readonly t: number;
  readonly hour: Hour;
  readonly rng: Rng;
  /** A number of the row by its place. */
  n(at: number, otherwise: number): number;
  /** A color or word of the row by its place. */
  s(at: number, otherwise: string): string;
};
export type Painter = (pen: Pen) => void;

/** Swings around what it is on the pieces, −1 to 1. */
export const swing = ({ t }: Pen, speed: number, phase = 0): number =>
  t === 0 ? 0 : (Math.sin(t * speed + phase) - Math.sin(phase)) / 1.5;

/** A closed outline through points given as x, y, x, y… */
export function poly(c: Context, paint: string | CanvasGradient, points: readonly number[]): void {
  draw.fillPath(c, paint, (path) => {
    for (let at = 0; at < points.length; at += 2) path.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
    path.closePath();
  });
}

/** Paints around x, y in a size: painters of things draw them 100 large, standing on 0. */
export function thing(pen: Pen, size: number, paint: (c: Context) => void, tilt = 0): void {
  draw.transformed(
    pen.c,
    { x: pen.n(0, 120), y: pen.n(1, 120), scale: size / 100, rotate: tilt },
    () => paint(pen.c),
  );
}

/** A soft light. */
export function shine(
  c: Context,
  x: number,
  y: number,
  r: number,
  color: string,
  alpha = 0.7,
): void {
  draw.disc(c, x, y, r, draw.radial(c, x, y, r, draw.fade(color, alpha), draw.fade(color, 0)));
}

/** Brush marks over an area, so that no piece is empty. */
export function brushed(
  { c, rng }: Pen,
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  colors: readonly string[],
  count: number,
  alpha = 0.14,
): void {
  for (let mark = 0; mark < count; mark += 1) {
    const x = area.x + rng.unit() * area.width;
    const y = area.y + rng.unit() * area.height;
    const long = rng.between(8, 30);
    draw.blob(
      c,
      x,
      y,
      long,
      long * rng.between(0.08, 0.2),
      draw.fade(rng.pick(colors), alpha),
      rng.between(-0.1, 0.1),
    );
  }
}

/** A swelling line from edge to edge: its height at x. */
export function swell(rng: Rng, y: number, high: number): (x: number) => number {
  const [a, b] = [rng.between(0, 6.28), rng.between(0, 6.28)];
  return (x) => y + high * (Math.sin(x / 44 + a) * 0.7 + Math.sin(x / 17 + b) * 0.3);
}
