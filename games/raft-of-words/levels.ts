import { levels } from '@playgrove/kit/logic/levels';
import { EACH, WATERS } from './rules/waters.ts';

/** From 1; 0 is the day's. */
export type Params = { readonly level: number };

// The ids are in saves and links: never change or reuse one.
export const LEVELS = levels({
  packs: WATERS,
  each: EACH,
  params: ({ number }): Params => ({ level: number }),
  daily: { level: 0 },
});
