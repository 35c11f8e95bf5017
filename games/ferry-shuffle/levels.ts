import { levels } from '@playgrove/kit/logic/levels';
import { EACH, VOYAGES } from './rules/voyages.ts';

export type Params = {
  /** From 1; 0 is the crossing of the day. */
  readonly level: number;
};

// The ids are in saves and links: never change or reuse one.
export const LEVELS = levels({
  packs: VOYAGES,
  each: EACH,
  params: ({ number }): Params => ({ level: number }),
  retry: 'same',
  daily: { level: 0 },
});
