import type { Level } from '@playgrove/kit/contract';
import { PACKS } from './rules/layouts.ts';
import type { Params } from './rules/state.ts';

/** Stars that open each pack. */
const NEEDS = [0, 6, 16, 30, 46, 64] as const;

let level = 0;
const levels = PACKS.flatMap(({ name, layouts }, pack) =>
  layouts.map(([id]): Level<Params> => ({
    id,
    pack: `pack.${name}`,
    needs: NEEDS[pack] ?? 0,
    params: { level: (level += 1) },
    retry: 'same',
  })),
);
const [first, ...others] = levels;
if (!first) throw new Error('jade-pavilion-mahjong: there are no layouts');

// The ids are in saves and links: never change or reuse one.
export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  first,
  ...others,
  { id: 'daily', daily: true, pack: 'pack.daily', params: { level: 0 } },
];
