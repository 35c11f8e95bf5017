import type { Rng } from '@playgrove/kit/contract';

export const FACES = 6;
/** Dice of each face in a full bag. */
const EACH = 2;
export const FULL_BAG = FACES * EACH;

/** By face, from 1 at the place 0: how many are left. */
export type Bag = readonly number[];

export const fullBag = (): number[] => Array.from({ length: FACES }, () => EACH);
export const leftIn = (bag: Bag): number => bag.reduce((sum, count) => sum + count, 0);

/** What the next draw is made from: an empty bag is filled first. */
export const drawnFrom = (bag: Bag): Bag => (leftIn(bag) === 0 ? fullBag() : bag);

/** Takes a die out of the bag. */
export function draw(bag: number[], rng: Rng): number {
  if (leftIn(bag) === 0) bag.splice(0, FACES, ...fullBag());
  let at = rng.int(leftIn(bag));
  for (let face = 1; face <= FACES; face += 1) {
    const count = bag[face - 1] ?? 0;
    if (at < count) {
      bag[face - 1] = count - 1;
      return face;
    }
    at -= count;
  }
  throw new Error('the bag holds fewer dice than it counts');
}
