import type { Level } from '@playgrove/kit/contract';
import { levels } from '@playgrove/kit/logic/levels';

/** `number`: which of the numbered deals, from 1; 0 deals any that is proven. */
export type Params = { readonly number: number };

export const NUMBERED = 36;

/** Thirty-six numbered deals from gentle to hard, so that the first game is easy; any deal, the daily. */
export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  ...levels({
    packs: [{ name: 'calm1' }, { name: 'swell2', needs: 8 }, { name: 'storm3', needs: 24 }],
    each: 12,
    params: ({ number }): Params => ({ number }),
    daily: { number: 0 },
  }),
  { id: 'any', params: { number: 0 } },
];
