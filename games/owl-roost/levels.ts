import { levels } from '@playgrove/kit/logic/levels';
import { SIZES } from './rules/boards.ts';
import type { Params } from './rules/state.ts';

export const PACK_SIZE = 20;
/** Stars that open each pack. */
const NEEDS = [0, 20, 52, 90, 132];

// The ids are in saves and links: never change or reuse one.
export const LEVELS = levels({
  packs: SIZES.map((size, pack) => ({ name: String(size), needs: NEEDS[pack] ?? 0 })),
  each: PACK_SIZE,
  id: ({ number }) => `wood-${number}`,
  params: ({ number }): Params => ({ level: number }),
  daily: { level: 0 },
});
