import type { Rng } from '@playgrove/kit/contract';

/** Help for one flight, chosen one of three between waves. By name: how often it may be taken. */
export const BOONS = {
  twin: 2,
  rapid: 3,
  heavy: 3,
  pierce: 2,
  fan: 2,
  seeker: 1,
  wing: 3,
  guard: 2,
  feather: 2,
  honey: 2,
  lure: 2,
  gust: 3,
} as const;
export type Boon = keyof typeof BOONS;
export const BOON_NAMES = Object.keys(BOONS) as Boon[];

export function levelOf(boons: Partial<Record<Boon, number>>, boon: Boon): number {
  return boons[boon] ?? 0;
}

/** Three that are not used up, none twice. Their limits always leave three. */
export function offerOf(boons: Partial<Record<Boon, number>>, rng: Rng): Boon[] {
  const left = BOON_NAMES.filter((boon) => levelOf(boons, boon) < BOONS[boon]);
  return rng.shuffled(left.length >= 3 ? left : BOON_NAMES).slice(0, 3);
}
