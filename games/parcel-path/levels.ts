import type { Level } from '@playgrove/kit/contract';
import { EACH, TOWNS } from './rules/towns.ts';
import type { Params } from './rules/state.ts';

/** Stars that open each town. */
const NEEDS = [0, 30, 75, 125, 175, 230, 290, 350] as const;

const levels = TOWNS.flatMap(([name], town) =>
  Array.from({ length: EACH }, (_, at): Level<Params> => ({
    id: `${name}-${at + 1}`,
    pack: `pack.${name}`,
    needs: NEEDS[town] ?? 0,
    params: { level: town * EACH + at + 1 },
    retry: 'same',
  })),
);
const [first, ...others] = levels;
if (!first) throw new Error('parcel-path: there are no levels');

// The ids are in saves and links: never change or reuse one.
export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  first,
  ...others,
  { id: 'daily', daily: true, pack: 'pack.daily', params: { level: 0 } },
];
