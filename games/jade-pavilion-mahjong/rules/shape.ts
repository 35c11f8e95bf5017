import { LAYOUTS } from './layouts.ts';

/** A layout read: one entry for each place, in the order in which tiles are drawn. */
export type Shape = {
  readonly name: string;
  readonly size: number;
  /** Half tiles from the left and from the back, and layers from the table. */
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly z: readonly number[];
  /** By place: the places that lie on it, and those next to it on either side. */
  readonly above: readonly (readonly number[])[];
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
  /** By place: the places that it lies on. */
  readonly below: readonly (readonly number[])[];
};

type Place = { readonly x: number; readonly y: number; readonly z: number };

function placesOf(blocks: string): Place[] {
  const places: Place[] = [];
  let z = -1;
  for (const block of blocks.split('|')) {
    if (!block.startsWith('=')) z += 1;
    const [corner = '0,0', rows = ''] = block.includes(':')
      ? block.replace('=', '').split(':')
      : ['0,0', block];
    const [left = 0, top = 0] = corner.split(',').map(Number);
    for (const [row, signs] of rows.split('/').entries())
      for (const [column, sign] of [...signs].entries())
        if (sign === '#') places.push({ x: left + column * 2, y: top + row * 2, z });
  }
  return places;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 2;

export function readShape(name: string, blocks: string): Shape {
  // Light comes from the upper left, so tiles further right and in front are drawn later.
  const places = placesOf(blocks).toSorted(
    (a, b) => a.z - b.z || a.x + a.y - (b.x + b.y) || a.x - b.x,
  );
  const which = (fits: (other: Place, place: Place) => boolean): number[][] =>
    places.map((place) => places.flatMap((other, at) => (fits(other, place) ? [at] : [])));
  const beside = (step: number) =>
    which((other, { x, y, z }) => other.z === z && other.x === x + step && near(other.y, y));
  const over = (step: number) =>
    which((other, { x, y, z }) => other.z === z + step && near(other.x, x) && near(other.y, y));
  return {
    name,
    size: places.length,
    x: places.map(({ x }) => x),
    y: places.map(({ y }) => y),
    z: places.map(({ z }) => z),
    above: over(1),
    below: over(-1),
    left: beside(-2),
    right: beside(2),
  };
}

const read = new Map<number, Shape>();

/** The layout with this number. */
export function shapeOf(layout: number): Shape {
  let shape = read.get(layout);
  if (!shape) {
    const drawn = LAYOUTS[layout];
    if (!drawn) throw new Error(`jade-pavilion-mahjong: there is no layout ${layout}`);
    shape = readShape(...drawn);
    read.set(layout, shape);
  }
  return shape;
}
