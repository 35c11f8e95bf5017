import type { Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { BLOSSOMS, FACES } from './faces.ts';
import { shapeOf, type Shape } from './shape.ts';
import { Table } from './table.ts';

/** Which board: a layout, how many kinds of plain tiles, and whether there are four blossoms too. */
export type Deal = {
  readonly layout: number;
  readonly kinds: number;
  readonly blossoms: boolean;
  readonly seed: number;
};

const TRIES = 200;

/** An order in which all places can be cleared two by two, whatever is on them. */
function peel(shape: Shape, rng: Rng): readonly (readonly [number, number])[] | undefined {
  const table = new Table(shape);
  const pairs: [number, number][] = [];
  while (table.left > 0) {
    const [a, b] = rng.shuffled(table.free());
    if (a === undefined || b === undefined) return undefined;
    table.take(a);
    table.take(b);
    pairs.push([a, b]);
  }
  return pairs;
}

/** Two faces for each pair: every kind equally often, as far as the number of pairs allows. */
function facesFor(pairs: number, { kinds, blossoms }: Deal, rng: Rng): [number, number][] {
  const plain = rng.shuffled(Array.from({ length: BLOSSOMS }, (_, face) => face)).slice(0, kinds);
  const faces: [number, number][] = [];
  if (blossoms) {
    const [a = 0, b = 0, c = 0, d = 0] = rng.shuffled(
      Array.from({ length: FACES.length - BLOSSOMS }, (_, at) => BLOSSOMS + at),
    );
    faces.push([a, b], [c, d]);
  }
  for (let at = 0; faces.length < pairs; at += 1) {
    const face = plain[at % plain.length] ?? 0;
    faces.push([face, face]);
  }
  return rng.shuffled(faces);
}

/**
 * The faces by place. The board is cleared first, two free places at a time, and the tiles are put
 * on those pairs: so every board can be won, at least in that order.
 * @throws Error if the layout cannot be cleared
 */
export function tilesOf(deal: Deal): number[] {
  const shape = shapeOf(deal.layout);
  const rng = createRng(`jade-pavilion-mahjong ${shape.name} ${deal.seed}`);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const pairs = peel(shape, rng);
    if (!pairs) continue;
    const faces = facesFor(pairs.length, deal, rng);
    const tiles = Array.from({ length: shape.size }, () => 0);
    for (const [at, [a, b]] of pairs.entries()) [tiles[a], tiles[b]] = faces[at] ?? [0, 0];
    return tiles;
  }
  throw new Error(`jade-pavilion-mahjong: ${shape.name} cannot be cleared`);
}
