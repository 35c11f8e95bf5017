import { levels } from '@playgrove/kit/logic/levels';

/** A board of `size` × `size` lamps, mixed up by that many presses. */
export type Params = { readonly size: number; readonly presses: number };

/** Each pack's first level is mixed up by `from` presses; every next one by one more. */
const PACKS = [
  { name: 'small', size: 3, from: 1 },
  { name: 'middle', size: 4, from: 3, needs: 4 },
  { name: 'large', size: 5, from: 4, needs: 10 },
];

export const LEVELS = levels({
  packs: PACKS,
  each: 4,
  params: ({ pack, index }): Params => ({ size: pack.size, presses: pack.from + index }),
  // The ids are in saves and links: never change or reuse one.
  id: ({ pack, index }) => `${pack.name}-${pack.from + index}`,
  // A restart brings the same lamps, so that a plan can be tried again.
  retry: 'same',
  daily: { size: 5, presses: 6 },
});
