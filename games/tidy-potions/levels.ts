import { levels } from '@playgrove/kit/logic/levels';
import { EACH, PACKS } from './rules/boards.ts';
import type { Params } from './rules/state.ts';

/** Stars that open each pack. */
const NEEDS = [0, 24, 60, 100, 145, 195];

// The ids are in saves and links: never change or reuse one.
export const LEVELS = levels({
  packs: PACKS.map(({ name }, pack) => ({ name, needs: NEEDS[pack] ?? 0 })),
  each: EACH,
  params: ({ number }): Params => ({ level: number }),
  retry: 'same',
  daily: { level: 0 },
});
