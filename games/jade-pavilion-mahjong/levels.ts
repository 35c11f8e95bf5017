import { levels } from '@playgrove/kit/logic/levels';
import { PACKS } from './rules/layouts.ts';
import type { Params } from './rules/state.ts';

// The ids are in saves and links: never change or reuse one.
export const LEVELS = levels({
  packs: PACKS.map(({ name, needs, layouts }) => ({ name, needs, ids: layouts.map(([id]) => id) })),
  params: ({ number }): Params => ({ level: number }),
  retry: 'same',
  daily: { level: 0 },
});
