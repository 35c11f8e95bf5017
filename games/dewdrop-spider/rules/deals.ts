import type { Rng } from '@playgrove/kit/contract';
import sealed from './sealed.json' with { type: 'json' };
import { dressesOf, type Suits } from './table.ts';

/**
 * The beams that the screening tries, narrowest first. A digit for each seed from 0 on says which
 * of them won: 1 the first, and so on; 0 none, and such a seed is never dealt.
 */
export const BEAMS = [16, 64, 160] as const;

const VERDICTS: Readonly<Record<Suits, string>> = sealed;

/** Proven seeds, those first that the narrowest beam wins: from gentle to hard. */
export function provenSeeds(suits: Suits): readonly number[] {
  const verdicts = [...VERDICTS[suits]].map((digit, seed) => ({ digit: Number(digit), seed }));
  return verdicts
    .filter(({ digit }) => digit > 0)
    .sort((one, other) => one.digit - other.digit || one.seed - other.seed)
    .map(({ seed }) => seed);
}

/** The beam that is known to win a deal. */
export function beamOf(suits: Suits, deal: number): number {
  const digit = Number(VERDICTS[suits][Math.floor(deal / dressesOf(suits))] ?? 0);
  return BEAMS[digit - 1] ?? BEAMS[0];
}

/**
 * The deal of a numbered level, or any proven one in any exchange of suits.
 * @param part 0 (the gentlest) to 1 (the hardest) of a numbered level
 */
export function dealNumber(suits: Suits, part: number | undefined, rng: Rng): number {
  const seeds = provenSeeds(suits);
  if (part === undefined) return rng.pick(seeds) * dressesOf(suits) + rng.int(dressesOf(suits));
  return (seeds[Math.round(part * (seeds.length - 1))] ?? 0) * dressesOf(suits);
}
