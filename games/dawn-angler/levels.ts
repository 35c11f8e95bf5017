import type { Level } from '@playgrove/kit/contract';
import { LAKES } from './rules/fish.ts';
import type { Params } from './rules/state.ts';

/** Stars that open each lake. */
const NEEDS = [0, 1, 2, 4, 6, 9, 12, 15, 18, 22, 25, 28] as const;
const PACKS = ['pack.still', 'pack.wild', 'pack.far'] as const;

const lakes = LAKES.map((id, lake): Level<Params> => ({
  id,
  pack: PACKS[Math.floor(lake / 4)] ?? 'pack.still',
  needs: NEEDS[lake] ?? 0,
  params: { lake, lent: false },
}));

/** Lakes at which a day's contest is held, by turns. */
const CONTESTS = [1, 3, 5, 9, 11] as const;

const [first, ...others] = lakes;
if (!first) throw new Error('levels: there are no lakes');

export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  first,
  ...others,
  ...CONTESTS.map((lake): Level<Params> => ({
    id: `contest-${LAKES[lake] ?? lake}`,
    daily: true,
    params: { lake, lent: true },
  })),
];

/** Points for one, two and three stars. */
export function targetsOf({ lake, lent }: Params): readonly [number, number, number] {
  const scale = 1 + 0.3 * lake;
  const ten = (points: number): number => Math.round((points * scale) / 10) * 10;
  return lent ? [ten(90), ten(160), ten(240)] : [ten(60), ten(140), ten(235)];
}
