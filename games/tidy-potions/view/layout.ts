import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';

/** A bottle's art: units around the middle of its foot, upward negative. */
export const GLASS = {
  /** Half of the body, of the neck and of the lip. */
  body: 42,
  neck: 25,
  lip: 33,
  /** Height of a layer, and of the glass above the last one. */
  layer: 54,
  shoulder: 34,
  throat: 40,
} as const;

/** A bottle's full height in units. */
export const tallOf = (size: number): number => size * GLASS.layer + GLASS.shoulder + GLASS.throat;

/** Where everything stands, in world units. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
  /** World units a unit of a bottle's art. */
  readonly scale: number;
  /** The middle of each bottle's foot. */
  readonly feet: readonly Point[];
  /** What a finger may touch for each bottle. */
  readonly cells: readonly Rect[];
  /** The upper edge of each shelf. */
  readonly shelves: readonly number[];
  /** The bench at the bottom, with the cat and what it says. */
  readonly bench: Rect;
};

const WIDTH = 720;
const HEIGHT = 720;
const MARGIN = 14;
/** A bottle's room in units: its width, and its height with the shelf and the lift of a chosen one. */
const WIDE = 122;
const HIGH = 354;
const LARGEST = 1.62;
/** Rows are no farther apart than this many times a bottle's room. */
const LOOSE = 1.3;

export const worldFor = fitWorld({
  portrait: { width: WIDTH, height: [900, 1640] },
  landscape: { width: [960, 2000], height: HEIGHT },
  from: 0.9,
});

const layouts = new Map<number, ReturnType<typeof memoLayout<Layout>>>();

export function layoutOf(
  to: { readonly width: number; readonly height: number },
  { sizes }: Pick<State, 'sizes'>,
): Layout {
  let known = layouts.get(sizes.length);
  if (!known) {
    const count = sizes.length;
    known = memoLayout((width, height) => made(width, height, count));
    layouts.set(count, known);
  }
  return known(to);
}

/** The bench at the bottom. */
export function benchOf({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Rect {
  const tall = height > width ? Math.min(170, 118 + (height - 900) * 0.1) : 108;
  return { x: 0, y: height - tall, width, height: tall };
}

function made(width: number, height: number, count: number): Layout {
  const portrait = height > width;
  const bench = benchOf({ width, height });
  const [wide, high] = [width - MARGIN * 2, bench.y - 8];
  let best = { rows: 1, columns: count, scale: 0 };
  for (let rows = 1; rows <= 4; rows += 1) {
    const columns = Math.ceil(count / rows);
    const scale = Math.min(LARGEST, wide / columns / WIDE, high / rows / HIGH);
    if (scale > best.scale + 0.01) best = { rows, columns, scale };
  }
  const { rows, columns, scale } = best;
  const step = Math.min(high / rows, HIGH * scale * LOOSE);
  const spread = Math.min(wide / columns, WIDE * scale * 1.7);
  // What is left over goes above the shelves, mostly.
  const top = 4 + (high - step * rows) * (portrait ? 0.72 : 0.6);
  const feet: Point[] = [];
  const cells: Rect[] = [];
  const shelves: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    // Full rows first, and the last two as alike as possible.
    const first = Math.round((count * row) / rows);
    const next = Math.round((count * (row + 1)) / rows);
    const foot = top + step * (row + 1) - 30 * scale;
    shelves.push(foot);
    for (let at = first; at < next; at += 1) {
      const x = width / 2 + (at - first - (next - first - 1) / 2) * spread;
      feet.push({ x, y: foot });
      cells.push({ x: x - spread / 2, y: foot - step + 30 * scale, width: spread, height: step });
    }
  }
  return { width, height, portrait, scale, feet, cells, shelves, bench };
}

/** The middle of a bottle's mouth. */
export function mouthOf({ feet, scale }: Layout, sizes: readonly number[], at: number): Point {
  const { x, y } = feet[at] ?? { x: 0, y: 0 };
  return { x, y: y - tallOf(sizes[at] ?? 0) * scale };
}

/** The height of the surface over this many layers. */
export const surfaceOf = ({ feet, scale }: Layout, at: number, layers: number): number =>
  (feet[at]?.y ?? 0) - (BASE + layers * GLASS.layer) * scale;

/** The thickness of a bottle's foot. */
export const BASE = 6;

/** From the rules' points (a bottle and a height in layers) to world units. */
export function placeIn(layout: Layout, { x, y }: Point): Point {
  return {
    x: layout.feet[Math.round(x)]?.x ?? layout.width / 2,
    y: surfaceOf(layout, Math.round(x), y),
  };
}

/** The button that takes the last pour back, on the bench. */
export function backRect({ bench, portrait }: Pick<Layout, 'bench' | 'portrait'>): Rect {
  const height = Math.min(bench.height - 16, portrait ? 110 : 96);
  const width = portrait ? 230 : 260;
  return {
    x: portrait ? bench.width - width - 24 : bench.width / 2 + 150,
    y: bench.y + (bench.height - height) / 2,
    width,
    height,
  };
}

/** What the cat says, next to it. */
export function speechRect(
  { bench, portrait }: Pick<Layout, 'bench' | 'portrait'>,
  isStuck: boolean,
): Rect {
  const cat = catOf(bench, portrait);
  const x = cat.x + cat.size * 0.56;
  const right = isStuck
    ? backRect({ bench, portrait }).x - 12
    : portrait
      ? bench.width - 20
      : bench.width / 2 + 420;
  return { x, y: bench.y + 8, width: right - x, height: bench.height - 16 };
}

/** Where the cat sits: the middle of its foot. */
export function catOf(bench: Rect, portrait: boolean): Point & { readonly size: number } {
  const size = bench.height * (portrait ? 1.02 : 1.12);
  return {
    x: portrait ? 20 + size / 2 : bench.width / 2 - 330,
    y: bench.y + bench.height - 6,
    size,
  };
}
