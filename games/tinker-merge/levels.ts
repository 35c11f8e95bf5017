import { levels } from '@playgrove/kit/logic/levels';
import { EACH, PACKS } from './rules/benches.ts';
import type { Params } from './rules/state.ts';

// The ids are in saves and links: never change or reuse one.
export const LEVELS = levels({
  packs: PACKS,
  each: EACH,
  params: ({ number }): Params => ({ level: number }),
  retry: 'same',
  endless: { level: 0 },
  daily: { level: -1 },
});
