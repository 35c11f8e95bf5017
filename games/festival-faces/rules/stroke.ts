import type { Point, Result } from '@playgrove/kit/contract';
import { packPoints, unpackPoints } from '@playgrove/kit/logic/paintmask';
import { FRAME } from './reference.ts';
import { PAINTS } from './palette.ts';

/** `gel` is what glitter sticks to, `pour` lets glitter fall. */
export type Tool = 'brush' | 'sponge' | 'gel' | 'pour' | 'wipe';
export const TOOLS: readonly Tool[] = ['brush', 'sponge', 'gel', 'pour', 'wipe'];

/** Radii in face units, by size. */
export const SIZES: Readonly<Record<Tool, readonly number[]>> = {
  brush: [2.2, 3.6, 6, 10],
  sponge: [6, 10, 15, 21],
  gel: [3.6, 6, 9, 13],
  pour: [5, 8, 12, 17],
  wipe: [3.6, 6, 10, 16],
};
export const SIZE_COUNT = 4;

/** One stroke as it was made; points in face units. */
export type Made = {
  readonly tool: Tool;
  /** A paint's number; of no account for gel and wipe. */
  readonly paint: number;
  readonly size: number;
  readonly mirror: boolean;
  /** 0 none, else one more than the stencil's number: a part of the look, or a sheet of the studio. */
  readonly stencil: number;
  readonly points: readonly Point[];
};

/** Points are stored on a grid of half a unit, from the frame's corner. */
export const GRAIN = 0.5;
/** Signs of the points of one stroke at most. */
export const MAX_SIGNS = 1204;
const LETTERS = 'bsgpw';
const HEAD = /^([bsgpw])([0-9a-e])([0-3])([01])([0-9a-v])/;

/** The stroke as short text: what inputs, saves and replays hold. */
export function strokeText({ tool, paint, size, mirror, stencil, points }: Made): string {
  const head = `${LETTERS[TOOLS.indexOf(tool)] ?? 'b'}${paint.toString(16)}${size}${mirror ? 1 : 0}${stencil.toString(32)}`;
  return head + packPoints(points.map(({ x, y }) => toGrain(x, y)));
}

function toGrain(x: number, y: number): Point {
  const width = (FRAME.columns * FRAME.step) / GRAIN;
  const height = (FRAME.rows * FRAME.step) / GRAIN;
  return {
    x: Math.max(0, Math.min(width, Math.round((x - FRAME.left) / GRAIN))),
    y: Math.max(0, Math.min(height, Math.round((y - FRAME.top) / GRAIN))),
  };
}

/** Where a point lands once it is written down, in face units. */
export function settled(x: number, y: number): Point {
  const at = toGrain(x, y);
  return { x: FRAME.left + at.x * GRAIN, y: FRAME.top + at.y * GRAIN };
}

/** Points from one to another, without the first, as they will be read back: no step is longer than 31 grains. */
export function between(from: Point, to: Point): readonly Point[] {
  const read = unpackPoints(packPoints([toGrain(from.x, from.y), toGrain(to.x, to.y)]));
  return read.ok
    ? read.value
        .slice(1)
        .map(({ x, y }) => ({ x: FRAME.left + x * GRAIN, y: FRAME.top + y * GRAIN }))
    : [];
}

export function readStroke(text: string): Result<Made> {
  const found = HEAD.exec(text);
  if (!found) return { ok: false, error: `"${text.slice(0, 12)}" is no beginning of a stroke` };
  const [head, tool = 'b', paint = '0', size = '0', mirror = '0', stencil = '0'] = found;
  if (text.length > head.length + MAX_SIGNS) {
    return { ok: false, error: `${text.length} signs are too many` };
  }
  const points = unpackPoints(text.slice(head.length));
  if (!points.ok) return points;
  const number = Number.parseInt(paint, 16);
  const kind = TOOLS[LETTERS.indexOf(tool)] ?? 'brush';
  const colored = kind === 'brush' || kind === 'sponge' || kind === 'pour';
  if (colored ? number < 1 || number > PAINTS.length : number !== 0) {
    return { ok: false, error: `paint ${number} is not what a ${kind} takes` };
  }
  const end = { x: (FRAME.columns * FRAME.step) / GRAIN, y: (FRAME.rows * FRAME.step) / GRAIN };
  if (points.value.some(({ x, y }) => x > end.x || y > end.y)) {
    return { ok: false, error: 'a stroke leaves the sheet' };
  }
  return {
    ok: true,
    value: {
      tool: kind,
      paint: number,
      size: Number(size),
      mirror: mirror === '1',
      stencil: Number.parseInt(stencil, 32),
      points: points.value.map(({ x, y }) => ({
        x: FRAME.left + x * GRAIN,
        y: FRAME.top + y * GRAIN,
      })),
    },
  };
}
