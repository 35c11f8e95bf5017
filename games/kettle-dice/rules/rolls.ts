import { DICE } from './boxes.ts';

/*
 * Every handful of none to five dice, regardless of order: 462, the smaller first. The last 252 are
 * whole rolls. Values of handfuls stand in arrays of that length.
 */

const FACES = 6;

function handfuls(size: number): number[][] {
  const all: number[][] = [];
  const add = (faces: readonly number[], left: number): void => {
    if (faces.length === FACES - 1) all.push([...faces, left]);
    else for (let count = 0; count <= left; count += 1) add([...faces, count], left - count);
  };
  add([], size);
  return all;
}

/** How many dice of each handful show one to six. */
export const HANDFULS: readonly (readonly number[])[] = /* @__PURE__ */ Array.from(
  { length: DICE + 1 },
  (_, size) => handfuls(size),
).flat();

/** The first whole roll. */
export const FIRST_ROLL = 210;

const keyOf = (faces: readonly number[]): number =>
  faces.reduce((key, count) => key * FACES + count, 0);
const PLACES = /* @__PURE__ */ new Map(HANDFULS.map((faces, at) => [keyOf(faces), at]));

/** The place of a handful. */
export const placeOf = (faces: readonly number[]): number => PLACES.get(keyOf(faces)) ?? 0;

/** By handful and face: the place with that die added. */
const ADDED = /* @__PURE__ */ Int16Array.from(
  HANDFULS.slice(0, FIRST_ROLL).flatMap((faces) =>
    faces.map((_, face) => placeOf(faces.map((count, each) => count + (each === face ? 1 : 0)))),
  ),
);

/** From the values of whole rolls to those of handfuls that are filled up by one throw. */
export function throwOut(values: Float64Array): void {
  for (let at = FIRST_ROLL - 1; at >= 0; at -= 1) {
    const first = at * FACES;
    let sum = 0;
    for (let face = 0; face < FACES; face += 1)
      sum += values[ADDED[first + face] as number] as number;
    values[at] = sum / FACES;
  }
}

/**
 * From the values of handfuls to those of whole rolls of which the best one is kept. A handful's best
 * is its own value or the best of it less one die.
 */
export function chooseBest(values: Float64Array, into: Float64Array): void {
  into.set(values);
  for (let at = 0; at < FIRST_ROLL; at += 1) {
    const best = into[at] as number;
    const first = at * FACES;
    for (let face = 0; face < FACES; face += 1) {
      const more = ADDED[first + face] as number;
      if (best > (into[more] as number)) into[more] = best;
    }
  }
}
