import type { Level } from '@playgrove/kit/contract';
import { EACH, PACKS } from './rules/boards.ts';
import type { Params } from './rules/state.ts';

/** Stars that open each pack. */
const NEEDS = [0, 24, 60, 100, 145, 195] as const;

const levels = PACKS.flatMap(({ name }, pack) =>
  Array.from({ length: EACH }, (_, at): Level<Params> => ({
    id: `${name}-${at + 1}`,
    pack: `pack.${name}`,
    needs: NEEDS[pack] ?? 0,
    params: { level: pack * EACH + at + 1 },
    retry: 'same',
  })),
);
const [first, ...others] = levels;
if (!first) throw new Error('tidy-potions: there are no levels');

// The ids are in saves and links: never change or reuse one.
export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  first,
  ...others,
  { id: 'daily', daily: true, pack: 'pack.daily', params: { level: 0 } },
];
