import type { Level } from '@playgrove/kit/contract';
import { LEVEL_BOARDS, SIZES } from './rules/boards.ts';
import type { Params } from './rules/state.ts';

export const PACK_SIZE = 20;
/** Stars that open each pack. */
const NEEDS = [0, 20, 52, 90, 132] as const;

const levels = LEVEL_BOARDS.map((_, index): Level<Params> => {
  const pack = Math.floor(index / PACK_SIZE);
  return {
    id: `wood-${index + 1}`,
    pack: `pack.${SIZES[pack] ?? 0}`,
    needs: NEEDS[pack] ?? 0,
    params: { level: index + 1 },
  };
});
const [first, ...others] = levels;
if (!first) throw new Error('owl-roost: there are no woods');

export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  first,
  ...others,
  { id: 'daily', daily: true, pack: 'pack.daily', params: { level: 0 } },
];
