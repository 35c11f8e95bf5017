import type { Level } from '@playgrove/kit/contract';
import { levels } from '@playgrove/kit/logic/levels';
import type { Suits } from './table.ts';

/** `number`: which of a pack's deals, from 1; 0 deals any that is proven. */
export type Params = { readonly suits: Suits; readonly number: number };

/** Ids of packs end in a digit, so that the map shows their deals as numbers. */
const PACKS = [
  { name: 'suits1', suits: 1, each: 12 },
  { name: 'suits2', suits: 2, each: 10, needs: 6 },
  { name: 'suits4', suits: 4, each: 8, needs: 16 },
] as const;

/** Random deals in front, then thirty numbered ones from gentle to hard; the daily takes turns. */
export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  { id: 'one', params: { suits: 1, number: 0 } },
  { id: 'two', params: { suits: 2, number: 0 } },
  { id: 'four', params: { suits: 4, number: 0 } },
  ...levels({
    packs: PACKS,
    params: ({ pack, index }): Params => ({ suits: pack.suits, number: index + 1 }),
  }),
  { id: 'daily-one', daily: true, pack: 'pack.daily', params: { suits: 1, number: 0 } },
  { id: 'daily-two', daily: true, pack: 'pack.daily', params: { suits: 2, number: 0 } },
];

/** How far through its pack a numbered deal is, 0 to 1; undefined for any deal. */
export function partOf({ suits, number }: Params): number | undefined {
  const pack = PACKS.find((each) => each.suits === suits);
  return number === 0 || !pack ? undefined : (number - 1) / (pack.each - 1);
}
