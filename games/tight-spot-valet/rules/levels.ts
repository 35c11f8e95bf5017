import { levels } from '@playgrove/kit/logic/levels';
import { EACH, LEVEL_COUNT, PLACES } from './places.ts';
import type { Params, State } from './types.ts';

/** Lots that take turns as the lot of the day, each also mirrored. */
export const DAILIES = 42;
export const HEARTS = 3;
/** The first level of all cannot be lost. */
const SAFE = 1;
/** Beyond any number of bumps. */
const PLENTY = 99;

export const numberOf = (daily: number): number => LEVEL_COUNT + 1 + daily;

/** Bumps that are left. */
export const heartsOf = ({ lot, bumps }: Pick<State, 'lot' | 'bumps'>): number =>
  lot <= SAFE ? PLENTY : Math.max(0, HEARTS - bumps);
export const isSafe = ({ lot }: Pick<State, 'lot'>): boolean => lot <= SAFE;

// The ids are in saves and links: never change or reuse one.
export const LEVELS = levels({
  packs: PLACES,
  each: EACH,
  params: ({ number }): Params => ({ level: number }),
  daily: { level: 0 },
});
