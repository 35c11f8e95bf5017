import type { Point, Rect } from '@playgrove/kit/runtime';
import { cuttingOf, HEIGHT, TABLE_HEIGHT, TABLE_WIDTH, WIDTH, type State } from '../rules/state.ts';

/** The point of the table in the middle of the area, and world units per unit of the table. */
export type Camera = { readonly x: number; readonly y: number; readonly zoom: number };

const AROUND = 110;
/** World units to which the pieces of a zoomed table grow. */
const LARGE = 170;
/** World units of a piece that a finger can work with. */
export const HANDY = 60;
const CENTER = { x: TABLE_WIDTH / 2, y: TABLE_HEIGHT / 2 };

/** The frame fills the area. */
export function fitOn({ width, height }: Rect): Camera {
  const zoom = Math.min(width / (WIDTH + AROUND), height / (HEIGHT + AROUND));
  return { ...CENTER, zoom };
}

export const shortSide = (state: State): number => {
  const { width, height } = cuttingOf(state);
  return Math.min(width, height);
};

/** Bounded: no farther away than the frame, no nearer than makes sense, never beyond the table. */
export function bounded(area: Rect, state: State, { x, y, zoom }: Camera): Camera {
  const fit = fitOn(area).zoom;
  const near = Math.max(fit * 1.8, LARGE / shortSide(state));
  const by = Math.min(near, Math.max(fit, zoom));
  const inside = (at: number, seen: number, all: number): number =>
    seen >= all ? all / 2 : Math.min(all - seen / 2, Math.max(seen / 2, at));
  return {
    x: inside(x, area.width / by, TABLE_WIDTH),
    y: inside(y, area.height / by, TABLE_HEIGHT),
    zoom: by,
  };
}

export const toScreen = (area: Rect, { x, y, zoom }: Camera, at: Point): Point => ({
  x: area.x + area.width / 2 + (at.x - x) * zoom,
  y: area.y + area.height / 2 + (at.y - y) * zoom,
});

export const toTable = (area: Rect, { x, y, zoom }: Camera, at: Point): Point => ({
  x: x + (at.x - area.x - area.width / 2) / zoom,
  y: y + (at.y - area.y - area.height / 2) / zoom,
});

/** Zooms so that what is under a point of the screen stays there. */
export function zoomedAt(area: Rect, camera: Camera, at: Point, zoom: number): Camera {
  const under = toTable(area, camera, at);
  return {
    x: under.x - (at.x - area.x - area.width / 2) / zoom,
    y: under.y - (at.y - area.y - area.height / 2) / zoom,
    zoom,
  };
}

/** A step of the way to another camera. */
export function toward(from: Camera, to: Camera, part: number): Camera {
  const zoom = from.zoom * (to.zoom / from.zoom) ** part;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, zoom };
}
