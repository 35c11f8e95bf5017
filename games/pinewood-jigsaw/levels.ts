import { levels } from '@playgrove/kit/logic/levels';
import { PACKS, ROWS } from './pictures/rows.ts';
import type { Params } from './rules/state.ts';

/** All pictures by their number; `name` is a message. */
export const PICTURES = ROWS.map(([id]) => ({ id, name: `level.${id}` }));

/** The day's picture has 24 pieces. */
const DAILY = 1;

// The ids are in saves and links: never change or reuse one.
export const LEVELS = levels<Params, { name: string; needs: number; ids: readonly string[] }>({
  packs: PACKS.map(({ name, needs, rows }) => ({ name, needs, ids: Object.keys(rows) })),
  params: ({ number }) => ({ picture: number - 1, size: -1 }),
  daily: { picture: -1, size: DAILY },
});
