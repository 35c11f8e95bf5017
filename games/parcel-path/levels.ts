import { levels } from '@playgrove/kit/logic/levels';
import type { Params } from './rules/state.ts';
import { EACH, TOWNS } from './rules/towns.ts';

/** Stars that open each town. */
const NEEDS = [0, 30, 75, 125, 175, 230, 290, 350];

// The ids are in saves and links: never change or reuse one.
export const LEVELS = levels({
  packs: TOWNS.map(([name], town) => ({ name, needs: NEEDS[town] ?? 0 })),
  each: EACH,
  params: ({ number }): Params => ({ level: number }),
  retry: 'same',
  daily: { level: 0 },
});
